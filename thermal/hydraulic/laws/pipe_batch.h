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

    // One entry per pipe: reads the flows and writes the answers.
    struct Places {
        std::span<const double> flow;
        std::span<double> drop;
        std::span<double> slope;
    };
    void evaluate(const Places& places) const;

private:
    PipeTerms terms(std::size_t pipe) const;

    model::FrictionLaw law_;
    std::vector<double> reynoldsPerFlow_;
    std::vector<double> relativeRoughness_;
    std::vector<double> friction_;
    std::vector<double> minor_;
    std::vector<double> laminarSlope_;
    std::vector<double> addedSlope_;
};

} // namespace hallwright::thermal
