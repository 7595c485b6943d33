// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/headroom.h"

#include "model/derive/power_ring.h"
#include "power/hall_compile.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <set>

namespace hallwright::power {

using namespace model;

namespace {

// Racks that hang on the same busways or panels.
struct Run {
    std::vector<std::size_t> heads; // busways or panels, by letter
    std::set<RackId> racks;
    double loadW = 0.0;             // of those that draw
    double plannedW = 0.0;          // of all
    int live = 0;                   // that draw
    std::set<std::size_t> chain;    // elements that carry it, up to the utilities
    std::set<std::size_t> reserves; // elements that carry it when its own chain is lost
};

class Headroom {
public:
    explicit Headroom(const HeadroomCase& of)
        : network_(of.network)
    {
        const auto& [network, elements, racks, planned] = of;
        for (std::size_t i = 0; i < network.elements.size(); ++i)
            byKey_[network.elements[i].key] = i;
        for (const auto& ring : ringsOf(network))
            for (const std::size_t unit : ring.units) {
                auto& parts = ringParts_[unit];
                parts = ring.sections;
                parts.insert(parts.end(), ring.units.begin(), ring.units.end());
            }
        results_.assign(network.elements.size(), nullptr);
        for (const auto& result : elements)
            if (const auto at = byKey_.find(result.key); at != byKey_.end())
                results_[at->second] = &result;
        for (const auto& rack : racks)
            watts_[rack.rack] = inSi(rack.power);
        for (const auto& rack : planned)
            plannedWatts_[rack.rack] = inSi(rack.power);
        takeEfficiency();
        findRuns();
        for (std::size_t i = 0; i < network.elements.size(); ++i)
            slack_.push_back(slackOf(i));
    }

    HallHeadroom judge()
    {
        HallHeadroom out;
        for (const auto& run : runs_)
            addFeeds(run, out);
        std::sort(out.feeds.begin(), out.feeds.end(),
                  [](const auto& a, const auto& b) { return a.element < b.element; });
        fillHall(out);
        addInstalled(out);
        return out;
    }

private:
    std::size_t find(const std::string& key) const
    {
        const auto at = byKey_.find(key);
        return at == byKey_.end() ? nowhere : at->second;
    }

    // Of what the utilities give to UPS, the share that comes out of them.
    void takeEfficiency()
    {
        double given = 0.0;
        double lost = 0.0;
        for (std::size_t i = 0; i < results_.size(); ++i)
            if (network_.elements[i].role == PowerRole::Ups && results_[i] != nullptr) {
                given += inSi(results_[i]->power.value_or(Power{}));
                lost += inSi(results_[i]->loss.value_or(Power{}));
            }
        efficiency_ = given > 0.0 ? given / (given + lost) : 1.0;
    }

    void climb(std::size_t from, std::set<std::size_t>& chain, std::set<std::size_t>& reserves)
    {
        for (std::size_t i = from; i != nowhere; i = find(network_.elements[i].upstream)) {
            chain.insert(i);
            if (const auto ring = ringParts_.find(i); ring != ringParts_.end())
                chain.insert(ring->second.begin(), ring->second.end());
            for (const auto& key : network_.elements[i].alternates) {
                std::set<std::size_t> none;
                climb(find(key), reserves, none);
            }
        }
    }

    void findRuns()
    {
        std::map<std::vector<std::size_t>, Run> runs;
        const auto headOf = runHeads(network_);
        for (std::size_t f = 0; f < network_.feeds.size();) {
            const RackId rack = network_.feeds[f].rack;
            std::vector<std::size_t> heads;
            for (; f < network_.feeds.size() && network_.feeds[f].rack == rack; ++f)
                if (headOf[f])
                    heads.push_back(*headOf[f]);
            auto& run = runs[heads];
            run.heads = heads;
            run.racks.insert(rack);
            run.plannedW += plannedWatts_[rack];
            if (const auto live = watts_.find(rack); live != watts_.end()) {
                run.loadW += live->second;
                ++run.live;
            }
        }
        for (auto& [heads, run] : runs) {
            for (const std::size_t head : heads)
                climb(head, run.chain, run.reserves);
            for (const std::size_t i : run.chain)
                run.reserves.erase(i);
            runs_.push_back(std::move(run));
        }
    }

    bool aboveUps(std::size_t i) const
    {
        const auto role = network_.elements[i].role;
        return role == PowerRole::Transformer || role == PowerRole::Utility ||
               role == PowerRole::Generator || isRingPart(role);
    }

    // Watts of its output at full allowed load: by what it carries, else by its rating.
    double capacityOf(std::size_t i) const
    {
        const auto& element = network_.elements[i];
        const auto* result = results_[i];
        if (result != nullptr && result->power && result->loading && *result->loading > 1e-6)
            return inSi(*result->power) / *result->loading;
        if (element.ratedPower > Power{})
            return inSi(element.ratedPower) * element.units *
                   (element.role == PowerRole::Transformer ? 0.98 : 1.0);
        const double phases = element.direct ? 1.0 : std::numbers::sqrt3 * 0.98;
        return phases * inSi(element.voltage) * inSi(allowedCurrent(element));
    }

    // Watts of racks that an element takes more, in its worst loss.
    double slackOf(std::size_t i) const
    {
        constexpr double unbound = std::numeric_limits<double>::infinity();
        const auto& element = network_.elements[i];
        const auto* result = results_[i];
        if (element.role == PowerRole::Generator || result == nullptr ||
            (element.ratedPower <= Power{} && element.ratedCurrent <= Current{}))
            return unbound; // generators bound the hall, not a run
        const double worst =
            std::max(result->loading.value_or(0.0), result->loadingWorst.value_or(0.0));
        return std::max(0.0, (1.0 - worst) * capacityOf(i)) * (aboveUps(i) ? efficiency_ : 1.0);
    }

    // A reserve carries one block at a time: what it has beyond the run's own board.
    double reserveSlack(const Run& run, std::size_t reserve) const
    {
        double boardW = 0.0;
        for (const std::size_t i : run.chain)
            if (network_.elements[i].role == PowerRole::Switchboard && results_[i] != nullptr)
                boardW = std::max(boardW, inSi(results_[i]->power.value_or(Power{})));
        const double most = capacityOf(reserve) * (aboveUps(reserve) ? efficiency_ : 1.0);
        return most > 0.0 ? std::max(0.0, most - boardW) : std::numeric_limits<double>::infinity();
    }

    struct Least {
        double watts = std::numeric_limits<double>::infinity();
        std::size_t element = nowhere;
        void take(double other, std::size_t i)
        {
            if (other >= watts)
                return;
            watts = other;
            element = i;
        }
    };

    Least leastOf(const Run& run, const std::vector<double>& slack) const
    {
        Least least;
        for (const std::size_t i : run.chain)
            least.take(slack[i], i);
        for (const std::size_t i : run.reserves)
            least.take(reserveSlack(run, i), i);
        return least;
    }

    static double rackOf(const Run& run)
    {
        return run.racks.empty() ? 0.0 : run.plannedW / static_cast<double>(run.racks.size());
    }

    static int wholeRacks(double watts, double rack)
    {
        return rack > 0.0 && std::isfinite(watts) ? static_cast<int>(watts / rack + 1e-9) : 0;
    }

    void addFeeds(const Run& run, HallHeadroom& out) const
    {
        const Least least = leastOf(run, slack_);
        if (least.element == nowhere)
            return;
        for (const std::size_t head : run.heads) {
            FeedHeadroom feed;
            feed.element = network_.elements[head].key;
            feed.letter = network_.elements[head].letter;
            feed.racks = run.live;
            feed.typicalRack = fromSi<Power>(rackOf(run));
            feed.more = fromSi<Power>(least.watts);
            feed.racksMore = wholeRacks(least.watts, rackOf(run));
            feed.bound = network_.elements[least.element].key;
            out.feeds.push_back(std::move(feed));
        }
    }

    double generatorSlack() const
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            const auto& element = network_.elements[i];
            if (element.role != PowerRole::Generator || results_[i] == nullptr ||
                !results_[i]->loadingWorst)
                continue;
            const double capacity =
                inSi(element.ratedPower) * std::max(1, element.units - element.spareUnits);
            return std::max(0.0, (1.0 - *results_[i]->loadingWorst) * capacity) * efficiency_;
        }
        return std::numeric_limits<double>::infinity();
    }

    // Run after run takes what is left; whole racks and watts apart.
    void fillHall(HallHeadroom& out) const
    {
        auto watts = slack_;
        auto racks = slack_;
        double generatorW = generatorSlack();
        double generatorRacksW = generatorW;
        double more = 0.0;
        for (const auto& run : runs_) {
            const double share = std::min(leastOf(run, watts).watts, generatorW);
            const int count =
                wholeRacks(std::min(leastOf(run, racks).watts, generatorRacksW), rackOf(run));
            if (!std::isfinite(share))
                continue;
            more += share;
            out.racksMore += count;
            generatorW -= share;
            generatorRacksW -= count * rackOf(run);
            for (const std::size_t i : run.chain) {
                watts[i] -= share;
                racks[i] -= count * rackOf(run);
            }
        }
        out.more = fromSi<Power>(more);
    }

    // UPS output that the redundancy leaves for use, and what of it nobody can draw.
    void addInstalled(HallHeadroom& out) const
    {
        std::set<std::size_t> reserves;
        for (const auto& run : runs_)
            reserves.insert(run.reserves.begin(), run.reserves.end());
        double rated = 0.0;
        double used = 0.0;
        for (std::size_t i = 0; i < network_.elements.size(); ++i) {
            const auto& element = network_.elements[i];
            if (element.role == PowerRole::Ups && !reserves.contains(i))
                rated += inSi(element.ratedPower) * (element.units - element.spareUnits);
        }
        double planned = 0.0;
        for (const auto& run : runs_) {
            used += run.loadW;
            planned += run.plannedW;
        }
        const auto letters = static_cast<double>(network_.letters.size());
        const double usable = letters > 1.0 ? rated * (letters - 1.0) / letters : rated;
        std::size_t racks = 0;
        for (const auto& run : runs_)
            racks += run.racks.size();
        if (racks > 0)
            out.typicalRack = fromSi<Power>(planned / static_cast<double>(racks));
        out.installed = fromSi<Power>(usable);
        out.stranded = fromSi<Power>(std::max(0.0, usable - used - inSi(out.more)));
    }

    const DerivedPower& network_;
    std::map<std::string, std::size_t> byKey_;
    std::map<std::size_t, std::vector<std::size_t>> ringParts_; // of its whole ring, by unit
    std::vector<const ElementResult*> results_;
    std::map<RackId, double> watts_;
    std::map<RackId, double> plannedWatts_;
    std::vector<Run> runs_;
    std::vector<double> slack_;
    double efficiency_ = 1.0;
};

} // namespace

HallHeadroom headroomOf(const HeadroomCase& of)
{
    return Headroom(of).judge();
}

} // namespace hallwright::power
