// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/phase_assignment.h"

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

// What the assignment reads of a rack.
struct Supplied {
    const RackType* type = nullptr;
    FirstPhase first = FirstPhase::Automatic;
};

class Assignment {
public:
    Assignment(const HallView& view, DerivedPower& power)
        : power_(power)
    {
        for (const auto& line : rackLines(view))
            for (const auto& placed : line.racks)
                racks_[placed.rack->id] = {placed.type, placed.rack->firstPhase};
    }

    void run()
    {
        std::map<std::size_t, std::vector<RackFeed*>> runs; // by head
        const auto heads = runHeads(power_);
        for (std::size_t i = 0; i < power_.feeds.size();) {
            std::size_t end = i;
            while (end < power_.feeds.size() && power_.feeds[end].rack == power_.feeds[i].rack)
                ++end;
            spread(i, end);
            for (; i < end; ++i)
                if (power_.feeds[i].supplies > 0 && heads[i])
                    runs[*heads[i]].push_back(&power_.feeds[i]);
        }
        for (auto& [head, feeds] : runs)
            assign(feeds);
    }

private:
    void spread(std::size_t begin, std::size_t end)
    {
        const auto* type = racks_[power_.feeds[begin].rack].type;
        if (type == nullptr || type->power.connection == SupplyConnection::ThreePhase)
            return;
        const int supplies = type->power.supplies.value_or(0);
        const auto feeds = static_cast<int>(end - begin);
        for (std::size_t i = begin; supplies > 0 && i < end; ++i) {
            const int place = static_cast<int>(i - begin);
            // A feed that carries a share of the load has a supply.
            power_.feeds[i].supplies =
                std::max(1, supplies / feeds + (place < supplies % feeds ? 1 : 0));
            power_.feeds[i].connection = type->power.connection;
        }
    }

    double wattsOf(const RackFeed& feed)
    {
        const auto* type = racks_[feed.rack].type;
        return type == nullptr ? 0.0 : feed.share * inSi(rackPower(*type).tdp.value_or(Power{}));
    }

    void assign(std::vector<RackFeed*>& feeds)
    {
        std::stable_sort(feeds.begin(), feeds.end(),
                         [](const auto* a, const auto* b) { return a->along < b->along; });
        std::array<double, 3> loads{}; // by phase, or by pair: both kinds do not mix in practice
        for (auto* feed : feeds) {
            const double watts = wattsOf(*feed);
            const auto after = [&](int first) {
                feed->firstPhase = first;
                const auto shares = phaseShares(*feed);
                auto sum = loads;
                for (std::size_t p = 0; p < 3; ++p)
                    sum[p] += watts * shares[p];
                return sum;
            };
            const auto most = [](const std::array<double, 3>& sum) {
                return *std::max_element(sum.begin(), sum.end());
            };
            int best = static_cast<int>(racks_[feed->rack].first) - 1;
            if (best < 0) {
                best = 0;
                for (int first = 1; first < 3; ++first)
                    if (most(after(first)) < most(after(best)) * (1.0 - 1e-9))
                        best = first;
            }
            loads = after(best);
        }
    }

    DerivedPower& power_;
    std::map<RackId, Supplied> racks_;
};

} // namespace

std::array<double, 3> phaseShares(const RackFeed& feed)
{
    constexpr double third = 1.0 / 3.0;
    if (feed.supplies == 0)
        return {third, third, third};
    std::array<double, 3> out{};
    for (int p = 0; p < 3; ++p) {
        const int turn = (p - feed.firstPhase + 3) % 3; // place in the order of the supplies
        const int count = feed.supplies / 3 + (turn < feed.supplies % 3 ? 1 : 0);
        out[static_cast<std::size_t>(p)] = static_cast<double>(count) / feed.supplies;
    }
    return out;
}

DerivedPower withPhases(const HallView& view, const PowerRecipe& recipe, DerivedPower power)
{
    if (!isDirect(recipe.system))
        Assignment(view, power).run();
    return power;
}

} // namespace hallwright::model
