// SPDX-License-Identifier: GPL-3.0-or-later
// Normal state, then the loss of each system letter (2N and distributed redundancy) or of the
// largest block (catchers): the worst single failure of every element on the surviving side.
// Modules in parallel with spares are judged with one of them lost.
#include "power/hall_power.h"

#include "model/quantity_text.h"
#include "power/hall_case.h"
#include "power/hall_short_circuit.h"
#include "power/ring_losses.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace hallwright::power {

using namespace model;

namespace {

std::vector<HallLoss> lossesOf(const DerivedPower& network)
{
    std::vector<HallLoss> losses;
    if (network.letters.size() > 1)
        for (const char letter : network.letters) {
            HallLoss loss;
            loss.name = fmt::format("loss of system {}", letter);
            for (const auto& element : network.elements)
                loss.dead.push_back(element.letter == letter ? 1 : 0);
            losses.push_back(std::move(loss));
        }
    const PowerElement* largest = nullptr;
    for (const auto& element : network.elements)
        if (element.role == PowerRole::Switchboard && !element.alternates.empty() &&
            (largest == nullptr || inSi(element.ratedCurrent) * element.units >
                                       inSi(largest->ratedCurrent) * largest->units))
            largest = &element;
    if (largest != nullptr)
        losses.push_back(
            {fmt::format("loss of the source of {}", largest->key), {largest->key}, {}, {}, {}});
    for (auto& loss : ringEndLosses(network))
        losses.push_back(std::move(loss));
    return losses;
}

std::string ratingText(const PowerElement& element)
{
    const bool byCurrent = element.ratedCurrent > Current{};
    const std::string one =
        byCurrent ? quantityText(inSi(element.ratedCurrent), Measure::Current, UnitSystem::Si, 4)
        : element.ratedPower > Power{}
            ? quantityText(inSi(element.ratedPower),
                           element.role == PowerRole::Transformer ? Measure::ApparentPower
                                                                  : Measure::Power,
                           UnitSystem::Si, 4)
            : std::string();
    return element.units > 1 && !one.empty() ? fmt::format("{} × {}", element.units, one) : one;
}

bool hasLoading(const PowerElement& element)
{
    return element.ratedCurrent > Current{} || element.ratedPower > Power{};
}

ElementResult resultOf(const PowerElement& element, const ElementDuty& normal)
{
    ElementResult out;
    out.key = element.key;
    out.kind = powerRoleKey(element.role);
    out.group = ElementGroup::Electrical;
    out.type = element.type;
    out.rating = ratingText(element);
    out.count = element.units;
    if (element.role == PowerRole::Generator)
        return out; // carries nothing in the normal state
    if (hasLoading(element))
        out.loading = normal.loading;
    if (element.ratedCurrent > Current{})
        out.ratedCurrent = element.ratedCurrent;
    if (element.length > Length{})
        out.length = element.length;
    out.power = fromSi<Power>(normal.powerW);
    out.loss = fromSi<Power>(normal.lossW);
    if (normal.currentA > 0.0)
        out.current = fromSi<Current>(normal.currentA);
    return out;
}

void consider(ElementResult& result, double loading, const std::string& contingency)
{
    if (result.loadingWorst && loading <= *result.loadingWorst)
        return;
    result.loadingWorst = loading;
    result.worstContingency = contingency;
}

class HallSolve {
public:
    HallSolve(const DerivedPower& network, const PowerRecipe& recipe,
              const std::vector<RackLoad>& racks, const std::vector<MechanicalLoad>& mechanical,
              std::stop_token stop)
        : network_(network)
        , recipe_(recipe)
        , mechanical_(mechanical)
        , stop_(std::move(stop))
        , rackWatts_(feedWatts(network, racks))
    {
    }

    Result<HallPowerResult> run(HallCase& hall)
    {
        const auto normal = hall.solve(rackWatts_, mechanical_, {}, stop_);
        if (!normal)
            return tl::unexpected<Fault>(normal.error());
        takeNormal(*normal);
        for (const auto& loss : lossesOf(network_)) {
            const auto state = hall.solve(rackWatts_, mechanical_, loss, stop_);
            if (!state && state.error().code == FaultCode::Cancelled)
                return tl::unexpected<Fault>(state.error());
            if (!state)
                out_.findings.push_back(noSolution(loss, state.error()));
            else
                takeLoss(loss, *state);
        }
        takeModules();
        takeFaults();
        auto rings = ringFindings(network_, hall, rackWatts_, mechanical_, stop_);
        if (!rings)
            return tl::unexpected<Fault>(rings.error());
        out_.findings.insert(out_.findings.end(), rings->begin(), rings->end());
        std::sort(out_.elements.begin(), out_.elements.end(),
                  [](const auto& a, const auto& b) { return a.key < b.key; });
        return std::move(out_);
    }

private:
    static Finding noSolution(const HallLoss& loss, const Fault& fault)
    {
        Finding finding;
        finding.severity = Severity::Error;
        finding.code = "power.no_solution.n1";
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "After {0} the network cannot carry its load: {1}"),
            {loss.name, english(fault)}};
        finding.contingency = loss.name;
        finding.reference = QT_TRANSLATE_NOOP("reference", "load flow without solution");
        return finding;
    }

    void takeNormal(const HallState& state)
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i)
            out_.elements.push_back(resultOf(network_.elements[i], state.elements[i]));
        out_.load = fromSi<Power>(state.loadW);
        out_.loss = fromSi<Power>(state.lossW);
        out_.source = fromSi<Power>(state.sourceW);
        out_.balanceResidual =
            state.sourceW > 0.0
                ? std::abs(state.sourceW - state.loadW - state.lossW) / state.sourceW
                : 0.0;
        for (std::size_t f = 0; f < network_.feeds.size(); ++f) {
            const auto& feed = network_.feeds[f];
            if (out_.racks.empty() || out_.racks.back().rack != feed.rack)
                out_.racks.push_back({feed.rack, {}, 0.0});
            FeedResult result;
            result.letter = feed.letter;
            result.element = feed.busway;
            result.voltage = state.tapVoltagePu[f];
            result.current = fromSi<Current>(state.feedAmperes[f]);
            result.currentAlone = result.current;
            out_.racks.back().feeds.push_back(std::move(result));
            out_.racks.back().voltageDrop =
                std::max(out_.racks.back().voltageDrop, 1.0 - state.tapVoltagePu[f]);
        }
        Convergence record;
        record.part = "power";
        record.converged = true;
        record.iterations = state.iterations;
        record.residual = state.mismatchPu;
        record.residualUnit = "pu";
        out_.convergence.push_back(std::move(record));
        Convergence balance;
        balance.part = "power balance";
        balance.converged = out_.balanceResidual < 1e-6;
        balance.residual = out_.balanceResidual;
        balance.residualUnit = "of source";
        out_.convergence.push_back(std::move(balance));
    }

    void takeLoss(const HallLoss& loss, const HallState& state)
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i)
            if (!loss.isDead(i) && out_.elements[i].loading)
                consider(out_.elements[i], state.elements[i].loading, loss.name);
        std::size_t f = 0;
        for (auto& rack : out_.racks)
            for (auto& feed : rack.feeds) {
                const double alone = state.feedAmperes[f++];
                if (alone > inSi(feed.currentAlone))
                    feed.currentAlone = fromSi<Current>(alone);
            }
    }

    // Short-circuit currents and what the catalogue says to withstand and break them.
    void takeFaults()
    {
        auto faults = hallShortCircuit(network_, recipe_);
        const auto current = [](const std::optional<double>& ka) {
            return ka ? std::optional(fromSi<Current>(*ka * 1e3)) : std::nullopt;
        };
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            const auto& element = network_.elements[i];
            auto& result = out_.elements[i];
            result.faultHighest = current(faults.elements[i].highestKa);
            result.faultPeak = current(faults.elements[i].peakKa);
            result.faultLowest = current(faults.elements[i].lowestKa);
            result.withstand = element.withstand;
            result.breaker = element.breaker;
            result.breakingCapacity = element.breakingCapacity;
        }
        out_.findings.insert(out_.findings.end(), faults.findings.begin(), faults.findings.end());
    }

    // One of several parallel modules lost, where the pattern has a spare for it; generators carry
    // the whole hall once the utility is gone.
    void takeModules()
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            const auto& element = network_.elements[i];
            if (element.role == PowerRole::Generator && element.ratedPower > Power{}) {
                const int left = std::max(1, element.units - element.spareUnits);
                consider(out_.elements[i], inSi(out_.source) / (inSi(element.ratedPower) * left),
                         element.spareUnits > 0 ? "loss of the utility and of the spare sets"
                                                : "loss of the utility");
            } else if (element.spareUnits > 0 && element.units > 1 && out_.elements[i].loading) {
                consider(out_.elements[i],
                         *out_.elements[i].loading * element.units / (element.units - 1.0),
                         "loss of one module");
            }
        }
    }

    const DerivedPower& network_;
    const PowerRecipe& recipe_;
    const std::vector<MechanicalLoad>& mechanical_;
    std::stop_token stop_;
    std::vector<double> rackWatts_; // per feed
    HallPowerResult out_;
};

} // namespace

Result<HallPowerResult> solveHallPower(const DerivedPower& network, const PowerRecipe& recipe,
                                       const std::vector<RackLoad>& racks,
                                       const std::vector<MechanicalLoad>& mechanical,
                                       std::stop_token stop)
{
    auto hall = HallCase::prepare(network);
    if (!hall)
        return tl::unexpected<Fault>(hall.error());
    return HallSolve(network, recipe, racks, mechanical, std::move(stop)).run(*hall);
}

Result<ElectricalNetwork> hallNetwork(const DerivedPower& network,
                                      const std::vector<RackLoad>& racks,
                                      const std::vector<MechanicalLoad>& mechanical,
                                      std::stop_token stop)
{
    auto hall = HallCase::prepare(network);
    if (!hall)
        return tl::unexpected<Fault>(hall.error());
    const auto state = hall->solve(feedWatts(network, racks), mechanical, {}, stop);
    if (!state)
        return tl::unexpected<Fault>(state.error());
    return hall->lastNetwork();
}

} // namespace hallwright::power
