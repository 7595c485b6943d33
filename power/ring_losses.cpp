// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/ring_losses.h"

#include "model/quantity_text.h"
#include "power/loss_spread.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallwright::power {

using namespace model;

namespace {

// A ring has two at least.
std::vector<std::size_t> endsOf(const PowerRing& ring)
{
    return {ring.sections.front(), ring.sections.back()};
}

// What a ring carries at worst, and where.
struct WorstOfRing {
    double loading = 0.0;
    std::size_t section = 0;
    char lost = ' ';
};

class RingCheck {
public:
    RingCheck(const DerivedPower& network, HallCase& hall, const std::vector<double>& rackWatts,
              const std::vector<MechanicalLoad>& mechanical)
        : network_(network)
        , hall_(hall)
        , rackWatts_(rackWatts)
        , mechanical_(mechanical)
        , spread_(network)
        , worst_(spread_.rings().size())
    {
    }

    Result<std::vector<Finding>> run(std::stop_token stop)
    {
        for (const char letter : network_.letters)
            for (std::size_t r = 0; r < worst_.size(); ++r)
                for (const std::size_t end : endsOf(spread_.rings()[r]))
                    if (network_.elements[end].letter != letter)
                        if (const auto done = solve(letter, r, end, stop); !done)
                            return tl::unexpected<Fault>(done.error());
        std::vector<Finding> out;
        for (const auto& worst : worst_)
            if (worst.loading > 1.0 + 1e-6)
                out.push_back(findingFor(worst));
        return out;
    }

private:
    Result<void> solve(char letter, std::size_t r, std::size_t end, std::stop_token stop)
    {
        HallLoss loss;
        for (const auto& element : network_.elements)
            loss.dead.push_back(element.letter == letter ? 1 : 0);
        loss.dead[end] = 1;
        spread_.spread(loss);
        const auto state = hall_.solve(rackWatts_, mechanical_, loss, std::move(stop));
        if (!state && state.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(state.error());
        if (!state)
            return {}; // told by the load flow of the letter's loss
        for (const std::size_t section : spread_.rings()[r].sections)
            if (state->elements[section].loading > worst_[r].loading)
                worst_[r] = {state->elements[section].loading, section, letter};
        return {};
    }

    Finding findingFor(const WorstOfRing& worst) const
    {
        const auto& element = network_.elements[worst.section];
        auto finding = findingOf(
            "power.ring.firm", Severity::Warning,
            {QT_TRANSLATE_NOOP("finding",
                               "{0} is loaded to {1} of what it may carry when system {2} is lost "
                               "while an end section of its ring is out of service: the ring is "
                               "sized for less than its whole load"),
             {element.key, numberText(100.0 * worst.loading, 3) + " %",
              std::string(1, worst.lost)}},
            refTo(element.key));
        finding.value = worst.loading;
        finding.limit = 1.0;
        finding.measure = Measure::Fraction;
        finding.contingency = fmt::format("loss of system {}", worst.lost);
        finding.reference = QT_TRANSLATE_NOOP(
            "reference", "firm capacity: a ring fed from one end carries its whole load");
        return finding;
    }

    const DerivedPower& network_;
    HallCase& hall_;
    const std::vector<double>& rackWatts_;
    const std::vector<MechanicalLoad>& mechanical_;
    LossSpread spread_;
    std::vector<WorstOfRing> worst_;
};

} // namespace

std::vector<HallLoss> ringEndLosses(const DerivedPower& network)
{
    const LossSpread spread(network);
    std::vector<HallLoss> out;
    for (const auto& ring : spread.rings())
        for (const std::size_t end : endsOf(ring)) {
            HallLoss loss;
            loss.name = "loss of " + network.elements[end].key;
            loss.dead.assign(network.elements.size(), 0);
            loss.dead[end] = 1;
            spread.spread(loss);
            out.push_back(std::move(loss));
        }
    return out;
}

Result<std::vector<Finding>> ringFindings(const DerivedPower& network, HallCase& hall,
                                          const std::vector<double>& rackWatts,
                                          const std::vector<MechanicalLoad>& mechanical,
                                          std::stop_token stop)
{
    return RingCheck(network, hall, rackWatts, mechanical).run(std::move(stop));
}

} // namespace hallwright::power
