// SPDX-License-Identifier: GPL-3.0-or-later
// EPANET networks: any bytes are a network or a Fault.
#include "data/import/epanet_network.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)hallwright::data::readEpanetText(hallwright::tests::textOf(data, size), "fuzz.inp");
    return 0;
}
