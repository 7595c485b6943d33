// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/basis.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace hallwright::model {

namespace {

struct BasisWords {
    const char* key;
    const char* title;
};
constexpr BasisWords words[] = {
    {"plan", QT_TRANSLATE_NOOP("compare", "As laid out")},
    {"gpus", QT_TRANSLATE_NOOP("compare", "Equal working GPUs")},
    {"megawatts", QT_TRANSLATE_NOOP("compare", "Equal power at the meter")},
    {"job", QT_TRANSLATE_NOOP("compare", "Equal job and time")},
    {"budget", QT_TRANSLATE_NOOP("compare", "Equal total cost of ownership")},
};

std::int64_t racksOf(const ScalableAlternative& alternative)
{
    std::int64_t racks = 0;
    for (const auto& group : alternative.cost.compute.groups)
        racks += group.racks;
    return racks;
}

// Whether a size is at or beyond the target; grows with the size.
bool reaches(const BasisTarget& target, const ScaledFigures& figures)
{
    switch (target.basis) {
    case Basis::Gpus:
        return static_cast<double>(figures.working) >= target.value;
    case Basis::Megawatts:
        return figures.meter > watts(target.value);
    case Basis::Job:
        return figures.timeToTrain && *figures.timeToTrain <= seconds(target.value);
    case Basis::Budget:
        return figures.present > dollars(target.value);
    case Basis::Plan:
        break;
    }
    return true;
}

// Of a maximum the largest size below it, of a minimum the smallest that meets it.
bool isMaximum(Basis basis)
{
    return basis == Basis::Megawatts || basis == Basis::Budget;
}

BasisRow rowAt(const BasisTarget& target, const ScalableAlternative& from,
               const InputValues& inputs)
{
    BasisRow row{from.name, {}, {}};
    const auto racks = racksOf(from);
    if (racks == 0) {
        row.why = QT_TRANSLATE_NOOP("compare", "the alternative has no GPUs");
        return row;
    }
    const auto at = [&](std::int64_t count) {
        return figuresAt(from, static_cast<double>(count) / static_cast<double>(racks), inputs);
    };
    if (target.basis == Basis::Plan) {
        row.figures = figuresAt(from, 1.0, inputs);
        return row;
    }
    if (target.basis == Basis::Job && !at(racks).timeToTrain) {
        row.why = QT_TRANSLATE_NOOP("compare", "its training time is not known");
        return row;
    }
    // Bisection over whole racks: `below` does not reach the target, `beyond` does.
    std::int64_t below = 0;
    std::int64_t beyond = 1;
    while (!reaches(target, at(beyond))) {
        below = beyond;
        beyond *= 2;
        if (beyond > racks * 1'000'000) {
            row.why = QT_TRANSLATE_NOOP("compare", "no size meets the target");
            return row;
        }
    }
    while (beyond - below > 1) {
        const auto middle = std::midpoint(below, beyond);
        (reaches(target, at(middle)) ? beyond : below) = middle;
    }
    const auto chosen = isMaximum(target.basis) ? below : beyond;
    if (chosen == 0)
        row.why = QT_TRANSLATE_NOOP("compare", "one rack is more than the target");
    else
        row.figures = at(chosen);
    return row;
}

// Rows whose figure is known, the least first.
template <class Figure>
std::vector<std::size_t> ranked(const std::vector<BasisRow>& rows, Figure figure)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].figures && figure(*rows[i].figures))
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return *figure(*rows[a].figures) < *figure(*rows[b].figures);
    });
    return order;
}

} // namespace

const char* basisKey(Basis basis)
{
    return words[static_cast<std::size_t>(basis)].key;
}

const char* basisTitle(Basis basis)
{
    return words[static_cast<std::size_t>(basis)].title;
}

Result<Basis> basisOf(std::string_view key)
{
    std::string all;
    for (std::size_t i = 0; i < std::size(words); ++i) {
        if (key == words[i].key)
            return static_cast<Basis>(i);
        all += (i == 0 ? "" : ", ") + std::string(words[i].key);
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("model", "\"{0}\" is none of: {1}"), {std::string(key), all}});
}

BasisTarget targetOf(Basis basis, const ScaledFigures& baseline)
{
    switch (basis) {
    case Basis::Gpus:
        return {basis, static_cast<double>(baseline.working)};
    case Basis::Megawatts:
        return {basis, static_cast<double>(baseline.meter / watts(1))};
    case Basis::Job:
        return {basis, baseline.timeToTrain
                           ? static_cast<double>(*baseline.timeToTrain / seconds(1))
                           : 0.0};
    case Basis::Budget:
        return {basis, static_cast<double>(baseline.present / dollars(1))};
    case Basis::Plan:
        break;
    }
    return {basis, 0.0};
}

BasisComparison compareOn(const BasisTarget& target,
                          std::span<const ScalableAlternative> alternatives,
                          const InputValues& inputs)
{
    BasisComparison out;
    out.target = target;
    for (const auto& alternative : alternatives)
        out.rows.push_back(rowAt(target, alternative, inputs));
    out.byOutput = ranked(out.rows, [](const ScaledFigures& one) {
        return one.effective ? std::optional(-*one.effective) : std::nullopt;
    });
    out.byCost =
        ranked(out.rows, [](const ScaledFigures& one) { return std::optional(one.present); });
    out.byCostOfOutput =
        ranked(out.rows, [](const ScaledFigures& one) { return one.usdPerPflopDay; });
    return out;
}

} // namespace hallwright::model
