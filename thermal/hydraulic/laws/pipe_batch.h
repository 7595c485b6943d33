// SPDX-License-Identifier: GPL-3.0-or-later
// The pipe laws over many pipes at once: arrays of terms, the turbulent formula in vector lanes,
// and the scalar law for the few pipes below its range. The same values as pipe_law.h to 1e-14
// relative.
#pragma once

#include "thermal/hydraulic/laws/pipe_law.h"

#include <span>
#include <vector>

namespace hallwright::thermal {

class PipeBatch {
public:
    explicit PipeBatch(model::FrictionLaw law) // Churchill or EpanetDarcyWeisbach
        : law_(law)
    {
    }
    void add(const PipeTerms& terms);
    std::size_t size() const { return reynoldsPerFlow_.size(); }

    // flows has one entry per pipe; drops() and slopes() then hold the answers.
    void evaluate(std::span<const double> flows);
    std::span<const double> drops() const { return drop_; }
    std::span<const double> slopes() const { return slope_; }

private:
    PipeTerms terms(std::size_t pipe) const;

    model::FrictionLaw law_;
    std::vector<double> reynoldsPerFlow_;
    std::vector<double> relativeRoughness_;
    std::vector<double> friction_;
    std::vector<double> minor_;
    std::vector<double> laminarSlope_;
    std::vector<double> addedSlope_;
    std::vector<double> drop_;
    std::vector<double> slope_;
};

} // namespace hallwright::thermal
