// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of the phase currents of busways and panels.
#include "data/project/result_field_makers.h"
#include "data/project/result_fields.h"

namespace hallwright::data {

using namespace model;

template <>
const std::vector<Field<PhaseBalance>>& resultFields()
{
    using R = PhaseBalance;
    static const std::vector<Field<R>> list{
        column<R>("element", Measure::None, [](auto& r) -> auto& { return r.element; }),
        column<R>("hall", Measure::None, [](auto& r) -> auto& { return r.hall; }),
        textColumn<R>(
            "letter", [](const R& r) { return std::string(1, r.letter); },
            [](R& r, const std::string& word) { r.letter = word.empty() ? 'A' : word.front(); }),
        column<R>("racks", Measure::None, [](auto& r) -> auto& { return r.racks; }),
        column<R>("l1", Measure::Current, [](auto& r) -> auto& { return r.normal.lines[0]; }),
        column<R>("l2", Measure::Current, [](auto& r) -> auto& { return r.normal.lines[1]; }),
        column<R>("l3", Measure::Current, [](auto& r) -> auto& { return r.normal.lines[2]; }),
        column<R>("neutral", Measure::Current, [](auto& r) -> auto& { return r.normal.neutral; }),
        column<R>("l1_alone", Measure::Current, [](auto& r) -> auto& { return r.alone.lines[0]; }),
        column<R>("l2_alone", Measure::Current, [](auto& r) -> auto& { return r.alone.lines[1]; }),
        column<R>("l3_alone", Measure::Current, [](auto& r) -> auto& { return r.alone.lines[2]; }),
        column<R>("neutral_alone", Measure::Current,
                  [](auto& r) -> auto& { return r.alone.neutral; }),
        column<R>("allowed", Measure::Current, [](auto& r) -> auto& { return r.allowed; }),
        column<R>("imbalance", Measure::Fraction, [](auto& r) -> auto& { return r.imbalance; }),
    };
    return list;
}

} // namespace hallwright::data
