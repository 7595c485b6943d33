// SPDX-License-Identifier: GPL-3.0-or-later
// Device types, rack types and JSON lists of NetBox: any bytes are a type, a table or a Fault.
#include "data/import/netbox_device_type.h"
#include "data/import/netbox_json.h"
#include "tests/fuzz/fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = hallwright::tests::textOf(data, size);
    (void)hallwright::data::parseNetBoxDeviceType(text, "fuzz.yaml");
    (void)hallwright::data::parseNetBoxRackType(text, "fuzz.yaml");
    (void)hallwright::data::parseNetBoxJson(text, "fuzz.json");
    return 0;
}
