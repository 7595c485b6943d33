// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failure_list.h"

#include "app/evaluate_hall.h"
#include "app/failure_pairs.h"

#include <algorithm>

namespace hallwright::app {

using namespace model;

namespace {

constexpr std::size_t thousand = 1000;

class ListBuilder {
public:
    ListBuilder(const FailureOrder& order, const FailureWatch& watch, std::stop_token stop)
        : order_(order)
        , watch_(watch)
        , stop_(std::move(stop))
    {
        parts_ = std::max<std::size_t>(1, order.plan.halls.size()) *
                 (order.depth == FailureDepth::Pairs ? 2 : 1);
    }

    Result<FailureList> run()
    {
        for (const auto& hall : order_.plan.halls) {
            const auto done = addHall(hall);
            if (done)
                continue;
            if (done.error().code != FaultCode::Cancelled)
                return tl::unexpected<Fault>(done.error());
            out_.complete = false;
            break;
        }
        if (out_.complete) // half a list says nothing of an element
            out_.verdicts = elementVerdicts(out_.singles, pairs_);
        out_.pairs = groupedPairs(pairs_);
        out_.pairsSolved = pairs_.size();
        return std::move(out_);
    }

private:
    Result<void> addHall(const Hall& hall)
    {
        EvaluationCache cache;
        const auto systems =
            solveHallSystems({order_.project, order_.catalogue, order_.plan, hall}, cache, stop_);
        if (!systems)
            return tl::unexpected<Fault>(systems.error());
        auto cases = singleCases(*systems, order_.scope, stop_);
        if (!cases)
            return tl::unexpected<Fault>(cases.error());
        out_.cases += cases->size();
        // Each result is kept as it comes: a stop must not lose it.
        const auto keep = [this](const FailureResult& one, std::size_t done, std::size_t all) {
            out_.singles.push_back(one);
            tell(one, done, all);
        };
        const auto singles = solveCases(*systems, *std::move(cases), cache.impacts, keep, stop_);
        if (!singles)
            return tl::unexpected<Fault>(singles.error());
        ++partsDone_;
        return order_.depth == FailureDepth::Pairs ? addPairs(*systems, cache) : Result<void>{};
    }

    Result<void> addPairs(const HallSystems& systems, EvaluationCache& cache)
    {
        const auto told = [this](const FailureResult& one, std::size_t done, std::size_t all) {
            tell(one, done, all);
        };
        auto pairs = solvePairs(systems, cache.impacts, told, stop_);
        if (!pairs)
            return tl::unexpected<Fault>(pairs.error());
        ++partsDone_;
        pairs_.insert(pairs_.end(), std::make_move_iterator(pairs->begin()),
                      std::make_move_iterator(pairs->end()));
        return {};
    }

    void tell(const FailureResult& one, std::size_t done, std::size_t all) const
    {
        if (watch_)
            watch_(one,
                   (partsDone_ * thousand + thousand * done / std::max<std::size_t>(1, all)) /
                       parts_,
                   thousand);
    }

    const FailureOrder& order_;
    const FailureWatch& watch_;
    std::stop_token stop_;
    std::size_t parts_ = 1;
    std::size_t partsDone_ = 0;
    std::vector<SolvedPair> pairs_;
    FailureList out_;
};

} // namespace

Result<FailureList> failureList(const FailureOrder& order, const FailureWatch& watch,
                                std::stop_token stop)
{
    return ListBuilder(order, watch, std::move(stop)).run();
}

} // namespace hallwright::app
