// SPDX-License-Identifier: GPL-3.0-or-later
// Project files: any bytes are a project or a Fault.
#include "data/project/project_file.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    (void)hallwright::data::openProject(hallwright::tests::fileOf(data, size, ".hallwright"));
    return 0;
}
