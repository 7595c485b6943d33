// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/phase_balance.h"

#include "model/derive/phase_assignment.h"
#include "model/quantity_text.h"
#include "power/four_wire.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace hallwright::power {

using namespace model;

namespace {

// A rack on the run, at its tap.
struct Tap {
    const RackFeed* feed = nullptr;
    const PowerElement* cable = nullptr; // of a panel
    double watts = 0.0;                  // of the rack
    double voltagePu = 1.0;              // of the balanced solution
};

// The four wires of one run.
class Run {
public:
    Run(const PowerElement& head, std::vector<Tap> taps)
        : head_(head)
        , taps_(std::move(taps))
    {
        std::stable_sort(taps_.begin(), taps_.end(),
                         [](const Tap& a, const Tap& b) { return a.feed->along < b.feed->along; });
    }

    bool singlePhase() const
    {
        return std::any_of(taps_.begin(), taps_.end(),
                           [](const Tap& tap) { return tap.feed->supplies > 0; });
    }

    PhaseBalance described() const
    {
        PhaseBalance out;
        out.element = head_.key;
        out.letter = head_.letter;
        out.racks = static_cast<int>(taps_.size());
        out.allowed = allowedCurrent(head_);
        return out;
    }

    // `alone`: the other feeds of its racks are lost.
    std::optional<PhaseCurrents> currents(bool alone, double thirdHarmonic,
                                          std::stop_token stop) const
    {
        const auto wires = network(alone);
        const auto flow = solveFourWire(wires, std::move(stop));
        if (!flow)
            return std::nullopt;
        PhaseCurrents out;
        const auto& amperes = flow->amperes.front();
        for (std::size_t p = 0; p < 3; ++p)
            out.lines[p] = model::amperes(std::abs(amperes[p]));
        double triplen = 0.0; // equal in phase on all three conductors: they add up
        for (std::size_t i = 0; i < taps_.size(); ++i)
            triplen += thirdHarmonic * neutralLoadA(wires, *flow, i);
        out.neutral = model::amperes(std::hypot(std::abs(amperes[3]), triplen));
        return out;
    }

private:
    // Sum over the phases of what single-phase supplies draw between line and neutral.
    double neutralLoadA(const FourWireNetwork& wires, const FourWireSolution& flow,
                        std::size_t tap) const
    {
        const auto& feed = *taps_[tap].feed;
        if (feed.supplies == 0 || feed.connection != SupplyConnection::LineToNeutral)
            return 0.0;
        const auto& node = wires.nodes[tap + 1];
        const auto& volts = flow.volts[tap + 1];
        double sum = 0.0;
        for (std::size_t p = 0; p < 3; ++p)
            sum += std::abs(node.loadVa[p] / (volts[p] - volts[3]));
        return sum;
    }

    // The first node is the head with the voltage of the first tap; the others are the taps.
    FourWireNetwork network(bool alone) const
    {
        FourWireNetwork out;
        out.name = head_.key;
        out.sourcePhaseVolts = inSi(head_.voltage) / std::numbers::sqrt3 * taps_.front().voltagePu;
        out.nodes.push_back({head_.key, -1, {}, {}, {}, {}, {}});
        const double length = inSi(head_.length);
        const std::complex<double> whole(inSi(head_.resistance), inSi(head_.reactance));
        double from = inSi(taps_.front().feed->along);
        for (std::size_t i = 0; i < taps_.size(); ++i) {
            FourWireNode node;
            node.id = "r" + std::to_string(taps_[i].feed->rack.number);
            if (const auto* cable = taps_[i].cable) {
                node.upstream = 0;
                node.selfPhaseOhm = {inSi(cable->resistance), inSi(cable->reactance)};
                // The voltage known is behind the first cable.
                if (i == 0)
                    node.selfPhaseOhm = {};
            } else {
                node.upstream = static_cast<int>(i);
                const double along = inSi(taps_[i].feed->along);
                node.selfPhaseOhm = length > 0.0 ? whole * ((along - from) / length) : 0.0;
                from = along;
            }
            node.selfNeutralOhm = node.selfPhaseOhm;
            setLoad(taps_[i], alone, node);
            out.nodes.push_back(std::move(node));
        }
        return out;
    }

    static void setLoad(const Tap& tap, bool alone, FourWireNode& node)
    {
        const double watts = tap.watts * (alone ? 1.0 : tap.feed->share);
        const double vars = watts * std::tan(std::acos(tap.feed->powerFactor));
        const auto shares = phaseShares(*tap.feed);
        const bool between = tap.feed->connection == SupplyConnection::LineToLine;
        for (std::size_t p = 0; p < 3; ++p)
            (between ? node.lineLoadVa : node.loadVa)[p] =
                std::complex<double>(watts, vars) * shares[p];
    }

    const PowerElement& head_;
    std::vector<Tap> taps_;
};

std::vector<Run> runsOf(const DerivedPower& network, const std::vector<RackLoad>& racks,
                        const std::vector<RackPowerResult>& solved)
{
    std::map<std::string, const PowerElement*> cables;
    for (const auto& element : network.elements)
        if (element.role == PowerRole::Cable)
            cables[element.key] = &element;
    std::map<RackId, double> watts;
    for (const auto& rack : racks)
        watts[rack.rack] = inSi(rack.power);
    std::map<std::pair<RackId, char>, double> voltages;
    for (const auto& rack : solved)
        for (const auto& feed : rack.feeds)
            voltages[{rack.rack, feed.letter}] = feed.voltage;
    const auto byKey = [](const PowerElement* a, const PowerElement* b) { return a->key < b->key; };
    std::map<const PowerElement*, std::vector<Tap>, decltype(byKey)> taps(byKey); // by head
    const auto heads = runHeads(network);
    for (std::size_t f = 0; f < network.feeds.size(); ++f) {
        const auto& feed = network.feeds[f];
        const auto volts = voltages.find({feed.rack, feed.letter});
        if (!heads[f] || volts == voltages.end() || volts->second <= 0.0)
            continue;
        const auto cable = cables.find(feed.busway);
        taps[&network.elements[*heads[f]]].push_back(
            {&feed, cable != cables.end() ? cable->second : nullptr, watts[feed.rack],
             volts->second});
    }
    std::vector<Run> out;
    for (auto& [head, some] : taps)
        if (!head->direct)
            out.emplace_back(*head, std::move(some));
    return out;
}

std::string amperesText(Current current)
{
    return quantityText(inSi(current), Measure::Current, UnitSystem::Si, 3);
}

Finding overload(const PhaseBalance& run, const char* conductor, Current current)
{
    auto finding = findingOf(
        "power.phase.overload", Severity::Error,
        {QT_TRANSLATE_NOOP("finding", "{0}: with unequal phases {1} carries {2} when it feeds its "
                                      "racks alone; it may carry {3}"),
         {run.element, conductor, amperesText(current), amperesText(run.allowed)}},
        refTo(run.element));
    finding.reference = QT_TRANSLATE_NOOP("reference", "four-wire load flow with the phases of the "
                                                       "racks' supplies");
    return finding;
}

Finding imbalanced(const PhaseBalance& run, double limit)
{
    const auto percent = [](double share) {
        return quantityText(share, Measure::Fraction, UnitSystem::Si, 2);
    };
    auto finding = findingOf(
        "power.phase.imbalance", Severity::Warning,
        {QT_TRANSLATE_NOOP("finding", "{0}: its largest phase current is {1} above the mean of the "
                                      "three; wanted are at most {2}"),
         {run.element, percent(run.imbalance), percent(limit)}},
        refTo(run.element));
    finding.reference = QT_TRANSLATE_NOOP("reference", "limit of the power recipe");
    return finding;
}

} // namespace

std::vector<PhaseBalance> phaseBalance(const DerivedPower& network, const PowerRecipe& recipe,
                                       const std::vector<RackLoad>& racks,
                                       const std::vector<RackPowerResult>& solved,
                                       std::stop_token stop)
{
    std::vector<PhaseBalance> out;
    if (std::none_of(network.feeds.begin(), network.feeds.end(),
                     [](const auto& feed) { return feed.supplies > 0; }))
        return out;
    for (const auto& run : runsOf(network, racks, solved)) {
        if (!run.singlePhase())
            continue;
        const auto normal = run.currents(false, recipe.thirdHarmonic, stop);
        const auto alone = run.currents(true, recipe.thirdHarmonic, stop);
        if (!normal || !alone)
            continue;
        PhaseBalance balance = run.described();
        balance.normal = *normal;
        balance.alone = *alone;
        const Current mean = meanLine(*normal);
        constexpr double rounding = 1e-12; // equal currents but for the last digits
        const double over = mean > Current{} ? largestLine(*normal) / mean - 1.0 : 0.0;
        balance.imbalance = over > rounding ? over : 0.0;
        out.push_back(std::move(balance));
    }
    return out;
}

std::vector<Finding> phaseFindings(const std::vector<PhaseBalance>& runs, const PowerRecipe& recipe)
{
    std::vector<Finding> out;
    for (const auto& run : runs) {
        // What a balanced run would not carry either is said by its loading.
        if (run.allowed > Current{} && meanLine(run.alone) <= run.allowed) {
            if (largestLine(run.alone) > run.allowed)
                out.push_back(
                    overload(run, QT_TRANSLATE_NOOP("finding", "a line"), largestLine(run.alone)));
            else if (run.alone.neutral > run.allowed)
                out.push_back(
                    overload(run, QT_TRANSLATE_NOOP("finding", "the neutral"), run.alone.neutral));
        }
        if (run.imbalance > recipe.phaseImbalanceLimit)
            out.push_back(imbalanced(run, recipe.phaseImbalanceLimit));
    }
    return out;
}

} // namespace hallwright::power
