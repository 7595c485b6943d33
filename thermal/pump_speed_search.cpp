// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/pump_speed_search.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hallwright::thermal {

namespace {

constexpr double excessAllowed = 1e-5; // over the least speed
constexpr double aimedAbove = 3e-6;    // so that small errors end on the side that is enough
constexpr double bracketClosed = 1e-6;
constexpr int secantsTried = 12;
constexpr int mostTrials = 60;

class Search {
public:
    explicit Search(const SpeedRange& range)
        : least_(range.least)
        , most_(range.most)
        , speed_(std::clamp(range.guess, range.least, range.most))
    {
    }

    double speed() const { return speed_; }

    // Takes the answer at speed(); false where no more trials are needed.
    bool take(const SpeedTrial& trial)
    {
        ++trials_;
        const double error = trial.estimate - speed_;
        if (trial.enough) {
            enough_ = speed_;
            if (speed_ <= least_ || error >= -excessAllowed * speed_)
                return false;
        } else {
            if (speed_ >= most_)
                return false;
            tooSlow_ = speed_;
        }
        if (enough_ && tooSlow_ && *enough_ - *tooSlow_ <= bracketClosed) {
            const bool done = trial.enough;
            speed_ = *enough_;
            return !done;
        }
        const double next = wanted(trial, error);
        lastSpeed_ = speed_;
        lastError_ = error;
        speed_ = inside(next);
        return trials_ < mostTrials;
    }

private:
    double wanted(const SpeedTrial& trial, double error) const
    {
        double next = trial.estimate;
        if (lastSpeed_ && *lastSpeed_ != speed_) {
            const double slope = (error - lastError_) / (speed_ - *lastSpeed_);
            if (slope < -0.05)
                next = speed_ - error / slope;
        }
        return next * (1.0 + aimedAbove);
    }

    double inside(double next) const
    {
        const double low = tooSlow_.value_or(least_);
        const double high = enough_.value_or(most_);
        const bool outside = (tooSlow_ && next <= low) || (enough_ && next >= high);
        if (!outside && trials_ <= secantsTried)
            return std::clamp(next, low, high);
        if (!enough_)
            return most_;
        return tooSlow_ ? 0.5 * (low + high) : least_;
    }

    double least_;
    double most_;
    double speed_;
    std::optional<double> enough_;
    std::optional<double> tooSlow_;
    std::optional<double> lastSpeed_;
    double lastError_ = 0.0;
    int trials_ = 0;
};

} // namespace

model::Result<void> findLeastSpeed(const SpeedRange& range,
                                   const std::function<model::Result<SpeedTrial>(double)>& trial)
{
    Search search(range);
    while (true) {
        const auto answer = trial(search.speed());
        if (!answer)
            return tl::unexpected<model::Fault>(answer.error());
        if (!search.take(*answer))
            return {};
    }
}

} // namespace hallwright::thermal
