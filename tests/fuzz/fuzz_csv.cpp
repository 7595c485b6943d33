// SPDX-License-Identifier: GPL-3.0-or-later
// Every reader of CSV tables: any bytes are rows, listed errors or a Fault.
#include "data/import/hour_table.h"
#include "data/import/netbox_csv.h"
#include "data/import/opendcim.h"
#include "data/import/placement_csv.h"
#include "data/import/power_telemetry.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace hallwright::data;
    const auto file = hallwright::tests::fileOf(data, size, ".csv");
    (void)readPlacementCsv(file, {});
    (void)readPlacementCsv(file, {{}, ','});
    (void)importNetBoxCsv({file, file, file});
    (void)importOpenDcimCsv(file);
    (void)readPowerTelemetry(file);
    (void)readHourTable(file, 2025);
    return 0;
}
