// SPDX-License-Identifier: GPL-3.0-or-later
// What rings carry: of a section at its more loaded end, of a ring-main unit through its bus.
#include "power/hall_case.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::power {

namespace {

using model::inSi;
using model::PowerRole;

struct Through {
    double watts = 0.0; // that come in
    double amperes = 0.0;
};

double loadingOf(const model::PowerElement& element, double amperes)
{
    const double may = inSi(allowedCurrent(element));
    return may > 0.0 ? amperes / may : 0.0;
}

} // namespace

void HallCase::ringDuty(const LoadFlowSolution& flow, HallState& state) const
{
    std::map<std::size_t, Through> through; // by bus
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        if (element.role != PowerRole::RingSection)
            continue;
        const std::size_t at = compiled_.places[i].branch;
        const auto& branch = compiled_.supply.branches[at];
        const auto& found = flow.branches[at];
        auto& duty = state.elements[i];
        if (!found.closed)
            continue;
        const auto take = [&](int bus, std::complex<double> mva) {
            const auto end = static_cast<std::size_t>(bus);
            const double volts = flow.vmPu(end) * inSi(element.voltage);
            const double amperes =
                volts > 0.0 ? std::abs(mva) * 1e6 / (std::numbers::sqrt3 * volts) : 0.0;
            duty.currentA = std::max(duty.currentA, amperes);
            duty.powerW = std::max(duty.powerW, -mva.real() * 1e6);
            auto& passing = through[end];
            passing.watts += std::max(0.0, -mva.real() * 1e6);
            passing.amperes = std::max(passing.amperes, amperes);
        };
        take(branch.from, found.fromMva);
        take(branch.to, found.toMva);
        duty.loading = loadingOf(element, duty.currentA);
        duty.lossW = (found.fromMva + found.toMva).real() * 1e6;
        state.lossW += duty.lossW;
    }
    for (std::size_t i = 0; i < network_.elements.size(); ++i) {
        const auto& element = network_.elements[i];
        if (element.role != PowerRole::RingUnit)
            continue;
        const auto passing = through[compiled_.places[i].bus];
        auto& duty = state.elements[i];
        duty.powerW = passing.watts;
        duty.currentA = passing.amperes;
        duty.loading = loadingOf(element, duty.currentA);
    }
}

} // namespace hallwright::power
