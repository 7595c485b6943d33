// SPDX-License-Identifier: GPL-3.0-or-later
// Columns of the failure list. Files of the first versions have a `failure_result` with the columns
// contingency (not null), racks_lost, it_lost_kw, worst_loading and ride_through_s: these keep
// their names and meaning.
#include "data/project/result_field_makers.h"
#include "data/project/result_fields.h"

namespace hallwright::data {

using namespace model;

namespace {

// Dark, short, hot or throttling, each once: the length of the list in `failure_rack`.
Field<FailureResult> racksLost()
{
    Field<FailureResult> out;
    out.key = "racks_lost";
    out.kind = FieldKind::Count;
    out.get = [](const FailureResult& r) {
        return FieldValue{static_cast<std::int64_t>(r.racks.size())};
    };
    out.set = [](FailureResult&, const FieldValue&) { return Result<void>{}; };
    return out;
}

} // namespace

template <>
const std::vector<Field<FailureResult>>& resultFields()
{
    using R = FailureResult;
    static const auto ignored = [](R&, const std::string&) {}; // follows from the other columns
    static const std::vector<Field<R>> list{
        column<R>("contingency", Measure::None, [](auto& r) -> auto& { return r.name; }),
        column<R>("title_source", Measure::None, [](auto& r) -> auto& { return r.title.text; }),
        textColumn<R>(
            "title_arguments", [](const R& r) { return argumentsJson(r.title.arguments); },
            [](R& r, const std::string& word) { r.title.arguments = parseArguments(word); }),
        column<R>("kind", Measure::None, [](auto& r) -> auto& { return r.kind; }),
        textColumn<R>(
            "side", [](const R& r) { return sideKey(sideOf(r)); }, ignored),
        column<R>("hall", Measure::None, [](auto& r) -> auto& { return r.hall; }),
        textColumn<R>(
            "element", [](const R& r) { return text(r.lost); },
            [](R& r, const std::string& word) { r.lost = parseElementRef(word); }),
        textColumn<R>(
            "verdict", [](const R& r) { return verdictKey(verdictOf(r)); }, ignored),
        textColumn<R>(
            "verdict_planned", [](const R& r) { return verdictKey(plannedVerdictOf(r)); }, ignored),
        column<R>("units_stopped", Measure::Count, [](auto& r) -> auto& { return r.unitsStopped; }),
        column<R>("racks_dark", Measure::Count, [](auto& r) -> auto& { return r.racksDark; }),
        column<R>("racks_short", Measure::Count, [](auto& r) -> auto& { return r.racksShort; }),
        column<R>("racks_hot", Measure::Count, [](auto& r) -> auto& { return r.racksHot; }),
        column<R>("switching", Measure::Seconds, [](auto& r) -> auto& { return r.switching; }),
        column<R>("racks_interrupted", Measure::Count,
                  [](auto& r) -> auto& { return r.racksInterrupted; }),
        column<R>("units_interrupted", Measure::Count,
                  [](auto& r) -> auto& { return r.unitsInterrupted; }),
        column<R>("loading_meantime", Measure::Fraction,
                  [](auto& r) -> auto& { return r.loadingMeantime; }),
        racksLost(),
        column<R>("it_lost", Measure::Power, [](auto& r) -> auto& { return r.affected; }),
        column<R>("worst_loading", Measure::Fraction,
                  [](auto& r) -> auto& { return r.worstLoading; }),
        column<R>("worst_loaded", Measure::None, [](auto& r) -> auto& { return r.worstLoaded; }),
        column<R>("worst_flow_margin", Measure::Fraction,
                  [](auto& r) -> auto& { return r.worstFlowMargin; }),
        column<R>("worst_supply", Measure::Temperature,
                  [](auto& r) -> auto& { return r.worstSupply; }),
        column<R>("ride_through", Measure::Seconds,
                  [](auto& r) -> auto& { return r.timeToThrottle; }),
        column<R>("time_to_shutdown", Measure::Seconds,
                  [](auto& r) -> auto& { return r.timeToShutdown; }),
        column<R>("estimated", Measure::None, [](auto& r) -> auto& { return r.estimated; }),
        column<R>("unsolved", Measure::None, [](auto& r) -> auto& { return r.unsolved; }),
    };
    return list;
}

template <>
const std::vector<Field<FailureRackRow>>& resultFields()
{
    using R = FailureRackRow;
    static const std::vector<Field<R>> list{
        column<R>("failure", Measure::None, [](auto& r) -> auto& { return r.failure; }),
        column<R>("rack", Measure::None, [](auto& r) -> auto& { return r.rack; }),
    };
    return list;
}

} // namespace hallwright::data
