// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of balanced coolant groups and their valve settings.
#include "data/project/result_field_makers.h"
#include "data/project/result_fields.h"

namespace hallwright::data {

using namespace model;

template <>
const std::vector<Field<BalanceResult>>& resultFields()
{
    using R = BalanceResult;
    static const std::vector<Field<R>> list{
        column<R>("coolant_group", Measure::None, [](auto& r) -> auto& { return r.group; }),
        column<R>("hall", Measure::None, [](auto& r) -> auto& { return r.hall; }),
        column<R>("possible", Measure::None, [](auto& r) -> auto& { return r.possible; }),
        column<R>("reason_source", Measure::None, [](auto& r) -> auto& { return r.reason.text; }),
        textColumn<R>(
            "reason_arguments", [](const R& r) { return argumentsJson(r.reason.arguments); },
            [](R& r, const std::string& word) { r.reason.arguments = parseArguments(word); }),
        textColumn<R>(
            "obstacle", [](const R& r) { return text(r.obstacle); },
            [](R& r, const std::string& word) { r.obstacle = parseElementRef(word); }),
        column<R>("index_rack", Measure::None, [](auto& r) -> auto& { return r.indexRack; }),
        column<R>("speed_before", Measure::Fraction,
                  [](auto& r) -> auto& { return r.speedBefore; }),
        column<R>("speed", Measure::Fraction, [](auto& r) -> auto& { return r.speed; }),
        column<R>("flow_before", Measure::CoolantFlow,
                  [](auto& r) -> auto& { return r.flowBefore; }),
        column<R>("flow", Measure::CoolantFlow, [](auto& r) -> auto& { return r.flow; }),
        column<R>("head", Measure::Pressure, [](auto& r) -> auto& { return r.head; }),
        column<R>("pump_before", Measure::Power, [](auto& r) -> auto& { return r.pumpBefore; }),
        column<R>("pump", Measure::Power, [](auto& r) -> auto& { return r.pump; }),
        column<R>("pump_target", Measure::Power, [](auto& r) -> auto& { return r.pumpTarget; }),
        column<R>("residual", Measure::None, [](auto& r) -> auto& { return r.residual; }),
    };
    return list;
}

template <>
const std::vector<Field<ValveSettingRow>>& resultFields()
{
    using R = ValveSettingRow;
    static const std::vector<Field<R>> list{
        column<R>("coolant_group", Measure::None, [](auto& r) -> auto& { return r.group; }),
        column<R>("rack", Measure::None, [](auto& r) -> auto& { return r.setting.rack; }),
        column<R>("kv", Measure::None, [](auto& r) -> auto& { return r.setting.kv; }),
        column<R>("need", Measure::CoolantFlow, [](auto& r) -> auto& { return r.setting.need; }),
        column<R>("flow", Measure::CoolantFlow, [](auto& r) -> auto& { return r.setting.flow; }),
        column<R>("drop", Measure::Pressure, [](auto& r) -> auto& { return r.setting.drop; }),
        column<R>("at_bound", Measure::None, [](auto& r) -> auto& { return r.setting.atBound; }),
    };
    return list;
}

} // namespace hallwright::data
