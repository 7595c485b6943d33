// SPDX-License-Identifier: GPL-3.0-or-later
// Weather years: any bytes are a year or a Fault.
#include "data/import/epw.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)hallwright::data::readEpwText(hallwright::tests::textOf(data, size), "fuzz.epw");
    return 0;
}
