// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the phase balance.
#include "model/results/phase_balance.h"
#include "model/results/result_fields.h"

namespace hallwright::model {

namespace {

using PhaseFigure = ResultFigure<PhaseBalance>;

PhaseFigure current(const char* key, const char* title, const char* chain,
                    Current (*get)(const PhaseBalance&))
{
    return {key, title, Measure::Current, chain,
            [get](const PhaseBalance& run) { return FieldValue{inSi(get(run))}; }};
}

const char* const wires = QT_TRANSLATE_NOOP(
    "result", "Four-wire load flow of the supplies on their phases, at the head of the run.");
const char* const left =
    QT_TRANSLATE_NOOP("result", "The same when the other feeds of its racks are lost.");

} // namespace

template <>
const std::vector<ResultFigure<PhaseBalance>>& resultFigures<PhaseBalance>()
{
    static const std::vector<PhaseFigure> list{
        {"racks", QT_TRANSLATE_NOOP("result", "Racks"), Measure::Count,
         QT_TRANSLATE_NOOP("result", "That hang on it."),
         [](const PhaseBalance& run) { return FieldValue{std::int64_t{run.racks}}; }},
        current("l1", QT_TRANSLATE_NOOP("result", "Phase L1"), wires,
                [](const PhaseBalance& run) { return run.normal.lines[0]; }),
        current("l2", QT_TRANSLATE_NOOP("result", "Phase L2"), wires,
                [](const PhaseBalance& run) { return run.normal.lines[1]; }),
        current("l3", QT_TRANSLATE_NOOP("result", "Phase L3"), wires,
                [](const PhaseBalance& run) { return run.normal.lines[2]; }),
        current("neutral", QT_TRANSLATE_NOOP("result", "Neutral"),
                QT_TRANSLATE_NOOP("result", "Root of the squares of the fundamental and of three "
                                            "times the third harmonic of a phase."),
                [](const PhaseBalance& run) { return run.normal.neutral; }),
        {"imbalance", QT_TRANSLATE_NOOP("result", "Phase imbalance"), Measure::Fraction,
         QT_TRANSLATE_NOOP("result", "Largest line current over the mean of the three, less 1."),
         [](const PhaseBalance& run) { return FieldValue{run.imbalance}; }},
        current("line_alone", QT_TRANSLATE_NOOP("result", "Largest phase alone"), left,
                [](const PhaseBalance& run) { return largestLine(run.alone); }),
        current("neutral_alone", QT_TRANSLATE_NOOP("result", "Neutral alone"), left,
                [](const PhaseBalance& run) { return run.alone.neutral; }),
        current("allowed", QT_TRANSLATE_NOOP("result", "Allowed current"),
                QT_TRANSLATE_NOOP("result", "Of a line: rating of all parallel units times the "
                                            "share for continuous load."),
                [](const PhaseBalance& run) { return run.allowed; }),
    };
    return list;
}

} // namespace hallwright::model
