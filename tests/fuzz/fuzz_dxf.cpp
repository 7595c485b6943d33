// SPDX-License-Identifier: GPL-3.0-or-later
// DXF plans: any bytes are a plan or a Fault.
#include "data/import/dxf_plan.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)hallwright::data::readDxfPlan(hallwright::tests::fileOf(data, size, ".dxf"));
    return 0;
}
