// SPDX-License-Identifier: GPL-3.0-or-later
// Choices of the workload, and field list and choices of the economic inputs.
#include "model/economics/inputs.h"

#include <array>

namespace hallwright::model {

namespace {

constexpr std::array workloadKinds{
    Choice{"training", QT_TRANSLATE_NOOP("choice", "Training")},
    Choice{"inference", QT_TRANSLATE_NOOP("choice", "Inference")},
};
constexpr std::array precisions{
    Choice{"bf16", QT_TRANSLATE_NOOP("choice", "BF16 dense")},
    Choice{"fp8", QT_TRANSLATE_NOOP("choice", "FP8 dense")},
    Choice{"fp4", QT_TRANSLATE_NOOP("choice", "FP4 dense")},
};
constexpr std::array recomputes{
    Choice{"none", QT_TRANSLATE_NOOP("choice", "None")},
    Choice{"selective", QT_TRANSLATE_NOOP("choice", "Attention only")},
    Choice{"full", QT_TRANSLATE_NOOP("choice", "All activations")},
};
constexpr std::array distributions{
    Choice{"fixed", QT_TRANSLATE_NOOP("choice", "Fixed")},
    Choice{"uniform", QT_TRANSLATE_NOOP("choice", "Uniform")},
    Choice{"triangular", QT_TRANSLATE_NOOP("choice", "Triangular")},
    Choice{"lognormal", QT_TRANSLATE_NOOP("choice", "Lognormal")},
};

// In the order of the enumeration (checked by a test through measureInfo).
constexpr std::array measureNames{
    "none",
    "count",
    "fraction",
    "angle",
    "length",
    "pipe_diameter",
    "particle_size",
    "area",
    "volume",
    "mass",
    "mass_per_area",
    "power",
    "power_large",
    "power_small",
    "apparent_power",
    "power_per_area",
    "energy",
    "voltage",
    "voltage_kv",
    "current",
    "fault_current",
    "frequency",
    "resistance",
    "resistance_per_length",
    "temperature",
    "temperature_difference",
    "coolant_flow",
    "air_flow",
    "pressure",
    "head",
    "pressure_gradient",
    "velocity",
    "density",
    "heat_conductance",
    "thermal_resistance",
    "seconds",
    "minutes",
    "hours",
    "days",
    "years",
    "money",
    "money_per_power",
    "money_per_energy",
    "money_per_mass",
    "money_per_volume",
    "money_per_year",
    "money_per_power_month",
    "carbon",
    "carbon_per_energy",
    "information",
    "bandwidth",
    "link_rate",
    "compute_rate",
    "flow_per_power",
    "air_flow_per_power",
};
static_assert(measureNames.size() == static_cast<std::size_t>(Measure::AirFlowPerPower) + 1);

std::array<Choice, measureNames.size()> measureChoices()
{
    std::array<Choice, measureNames.size()> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = {measureNames[i], measureInfo(static_cast<Measure>(i)).si.symbol};
    return out;
}

// A number of the row, shown and stored in the unit of the row's measure.
Field<Input> inputNumber(FieldInfo info, double Input::*member)
{
    info.kind = FieldKind::Number;
    info.group = QT_TRANSLATE_NOOP("field", "Assumption");
    Field<Input> out;
    static_cast<FieldInfo&>(out) = info;
    out.get = [member](const Input& row) -> FieldValue { return toFile(row.measure, row.*member); };
    out.set = [member, info](Input& row, const FieldValue& value) -> Result<void> {
        return checkedValue(info, value).map([&](const FieldValue& good) {
            row.*member = fromFile(row.measure, std::get<double>(good));
        });
    };
    return out;
}

// Changing the measure keeps the written numbers, so rows may be read in any order of columns.
Field<Input> inputMeasure()
{
    FieldInfo info{.key = "measure", .title = QT_TRANSLATE_NOOP("field", "Unit")};
    info.kind = FieldKind::Choice;
    info.choices = choicesOf(Measure::None);
    info.group = QT_TRANSLATE_NOOP("field", "Assumption");
    Field<Input> out;
    static_cast<FieldInfo&>(out) = info;
    out.get = [](const Input& row) { return FieldCodec<Measure>::toValue(row.measure); };
    out.set = [info](Input& row, const FieldValue& value) -> Result<void> {
        return checkedValue(info, value).map([&](const FieldValue& good) {
            const Measure before = row.measure;
            row.measure = FieldCodec<Measure>::fromValue(good);
            for (double Input::*member : {&Input::value, &Input::low, &Input::high})
                row.*member = fromFile(row.measure, toFile(before, row.*member));
        });
    };
    return out;
}

} // namespace

std::span<const Choice> choicesOf(WorkloadKind)
{
    return workloadKinds;
}
std::span<const Choice> choicesOf(Precision)
{
    return precisions;
}
std::span<const Choice> choicesOf(Recompute)
{
    return recomputes;
}
std::span<const Choice> choicesOf(Distribution)
{
    return distributions;
}
std::span<const Choice> choicesOf(Measure)
{
    static const auto choices = measureChoices();
    return choices;
}

template <>
const std::vector<Field<Input>>& fields<Input>()
{
    static const char* const group = QT_TRANSLATE_NOOP("field", "Assumption");
    static const std::vector<Field<Input>> list{
        field<Input>({.key = "key", .title = QT_TRANSLATE_NOOP("field", "Key"), .group = group},
                     [](auto& r) -> auto& { return r.key; }),
        field<Input>({.key = "title", .title = QT_TRANSLATE_NOOP("field", "Title"), .group = group},
                     [](auto& r) -> auto& { return r.title; }),
        inputMeasure(),
        inputNumber({.key = "value", .title = QT_TRANSLATE_NOOP("field", "Value")}, &Input::value),
        inputNumber({.key = "low", .title = QT_TRANSLATE_NOOP("field", "Low")}, &Input::low),
        inputNumber({.key = "high", .title = QT_TRANSLATE_NOOP("field", "High")}, &Input::high),
        field<Input>({.key = "distribution",
                      .title = QT_TRANSLATE_NOOP("field", "Distribution"),
                      .group = group},
                     [](auto& r) -> auto& { return r.distribution; }),
        field<Input>(
            {.key = "source", .title = QT_TRANSLATE_NOOP("field", "Source"), .group = group},
            [](auto& r) -> auto& { return r.source; }),
        field<Input>({.key = "overridden",
                      .title = QT_TRANSLATE_NOOP("field", "Changed by the user"),
                      .group = group},
                     [](auto& r) -> auto& { return r.overridden; }),
    };
    return list;
}

} // namespace hallwright::model
