// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/coolant_lookup.h"

namespace hallwright::model {

std::vector<LiquidRack> racksInLoops(const CheckInput& input)
{
    std::vector<LiquidRack> out;
    for (const auto& rack : input.plan.racks) {
        const auto* entry = typeOf(input.project, rack.type);
        const RackType* type = entry != nullptr ? rackOf(*entry) : nullptr;
        const auto* result = input.result(rack.id);
        if (type != nullptr && result != nullptr && result->liquidHeat > Power{} &&
            !result->loop.empty())
            out.push_back({rack, *entry, *type, *result});
    }
    return out;
}

const ElementResult* runningCdu(const CheckInput& input, const std::string& loop)
{
    const std::string stem = loop + "/cdu/";
    for (const auto& element : input.elements)
        if (element.kind == "cdu" && element.pressure && element.key.starts_with(stem))
            return &element;
    return nullptr;
}

const EquipmentType* entryOf(const CheckInput& input, const std::string& key)
{
    return chosenType(input.project, input.catalogue, key);
}

const CduType* cduOf(const CheckInput& input, const ElementResult& element)
{
    const auto* entry = entryOf(input, element.type);
    return entry != nullptr ? std::get_if<CduType>(&entry->kind) : nullptr;
}

std::string hallAndType(const Rack& rack)
{
    return std::to_string(rack.at.hall.number) + "/" + std::to_string(rack.type.number);
}

std::string hallKey(HallId hall)
{
    return "h" + std::to_string(hall.number);
}

} // namespace hallwright::model
