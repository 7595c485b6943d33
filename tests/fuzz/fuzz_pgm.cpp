// SPDX-License-Identifier: GPL-3.0-or-later
// power-grid-model and own JSON cases: any bytes are a case or a Fault.
#include "data/import/power_case.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)hallwright::data::readAnyPowerCase(
        hallwright::tests::fileOf(data, size, ".json").string());
    return 0;
}
