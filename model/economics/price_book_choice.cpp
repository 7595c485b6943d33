// SPDX-License-Identifier: GPL-3.0-or-later
// Price book: the planner's own position in a choice of architecture, and how long the steps of a
// move take. Not drawn.
#include "model/economics/price_book.h"

#include <array>

namespace hallwright::model::detail {

namespace {

using enum InputKey;
using enum Distribution;

// clang-format off
constexpr std::array rows{
    BookRow{BudgetCertainty, "budget_certainty", QT_TRANSLATE_NOOP("input", "Certainty of the budget, 0 to 1"), Measure::Fraction, 0.5, 0.0, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: the planner's own judgement; 0.5 is neutral")},
    BookRow{DemandCertainty, "demand_certainty", QT_TRANSLATE_NOOP("input", "Certainty of the need over the horizon, 0 to 1"), Measure::Fraction, 0.5, 0.0, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: the planner's own judgement; 0.5 is neutral")},
    BookRow{LiquidSkill, "liquid_skill", QT_TRANSLATE_NOOP("input", "Experience with liquid cooling in operation, 0 to 1"), Measure::Fraction, 0.5, 0.0, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: the planner's own judgement; 0.5 is neutral")},
    BookRow{LockInShare, "lock_in_share", QT_TRANSLATE_NOOP("input", "Cost of one supplier's scale-up domain over its racks' price"), Measure::Fraction, 0.05, 0.0, 0.15, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: what a second source would save at the next purchase")},
    BookRow{SmallJobShare, "small_job_share", QT_TRANSLATE_NOOP("input", "Share of GPU-hours in small jobs of many users"), Measure::Fraction, 0.2, 0.0, 1.0, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: a training site with some development; shared clusters far more")},
    BookRow{SmallJobGpus, "small_job_gpus", QT_TRANSLATE_NOOP("input", "GPUs of a small job"), Measure::Count, 8, 1, 64, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: one node")},
    BookRow{RentPerGpuHour, "rent_per_gpu_hour", QT_TRANSLATE_NOOP("input", "Rent of a B200-class GPU per hour (2.25 PFLOP/s BF16 dense; others in proportion)"), Measure::Money, 2.90, 1.30, 3.96, Fixed,
            QT_TRANSLATE_NOOP("source", "InferenceX 2025-26, three-year rent: H100 1.30, B200 2.90, GB200 3.30, GB300 3.96 USD/h")},
    BookRow{ModelGrowth, "model_growth", QT_TRANSLATE_NOOP("input", "Growth of training compute per year"), Measure::Count, 10, 4, 10, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: ten times a year; Epoch AI counts four to five times")},
    BookRow{ChipGrowth, "chip_growth", QT_TRANSLATE_NOOP("input", "Growth of compute per GPU and year"), Measure::Count, 3, 1.3, 4, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: two to four times from one generation to the next")},
    BookRow{MovePower, "move_power", QT_TRANSLATE_NOOP("input", "Move: more power at the meter"), Measure::Days, 540, 270, 1460, Fixed,
            QT_TRANSLATE_NOOP("source", "recalled, estimate: large transformers and switchgear 12-24 months, grid connection up to years")},
    BookRow{MoveLiquid, "move_liquid", QT_TRANSLATE_NOOP("input", "Move: facility water, CDUs and manifolds"), Measure::Days, 240, 150, 365, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: design 2, delivery 4, installation 2 months")},
    BookRow{MoveFloor, "move_floor", QT_TRANSLATE_NOOP("input", "Move: floor strengthened"), Measure::Days, 90, 30, 180, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: survey, design and work in an empty hall")},
    BookRow{MoveRacks, "move_racks", QT_TRANSLATE_NOOP("input", "Move: delivery of racks"), Measure::Days, 180, 90, 365, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 3-12 months by allocation")},
    BookRow{MoveFabric, "move_fabric", QT_TRANSLATE_NOOP("input", "Move: cables and switches in place"), Measure::Days, 60, 30, 120, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: delivery before the racks, then laying and test")},
    BookRow{MoveSoftware, "move_software", QT_TRANSLATE_NOOP("input", "Move: software retuned for the new domain"), Measure::Days, 120, 60, 270, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: parallel split, kernels, scheduler, regression of results")},
    BookRow{MoveSkills, "move_skills", QT_TRANSLATE_NOOP("input", "Move: staff trained on liquid and spares"), Measure::Days, 60, 30, 120, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: courses and drills with the first loop")},
    BookRow{MoveCommissioning, "move_commissioning", QT_TRANSLATE_NOOP("input", "Move: commissioning levels 3 to 5 and burn-in"), Measure::Days, 60, 30, 120, Fixed,
            QT_TRANSLATE_NOOP("source", "estimate: 4 to 8 weeks of tests and two weeks of burn-in")},
};
// clang-format on

} // namespace

std::span<const BookRow> choiceRows()
{
    return rows;
}

} // namespace hallwright::model::detail
