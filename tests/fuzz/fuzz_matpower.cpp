// SPDX-License-Identifier: GPL-3.0-or-later
// MATPOWER cases: any bytes are a network or a Fault.
#include "data/import/matpower_case.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)hallwright::data::parseMatpowerCase(hallwright::tests::textOf(data, size), "fuzz.m");
    return 0;
}
