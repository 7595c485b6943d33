// SPDX-License-Identifier: GPL-3.0-or-later
// Uncertainty of cost: quasi-random draws of the assumptions, quantiles, tornado and break-even.
#pragma once

#include "model/economics/cost_case.h"

#include <cstdint>
#include <functional>
#include <span>

namespace hallwright::model {

// What is drawn, in a fixed order for the whole project, so that alternatives that share an
// assumption or an equipment price get the same draw: the inputs by InputKey, then price ranges by
// kind of plant, then by rack type in order of their ids.
struct DrawSpace {
    std::vector<Input> inputs;       // as inputsOf(project)
    std::vector<std::string> prices; // "price/ups", "price/gb300-nvl72"
    std::size_t dimensions() const { return drawnInputCount + prices.size(); }
};
DrawSpace drawSpaceOf(const Project& project);

// Value at probability u of an input's distribution, SI. Uniform and triangular use low and high as
// ends; lognormal has `value` as median and low and high as 10th and 90th percentile.
double quantile(const Input& input, double u);
// Position in a price range, −1 to 1: triangular around the middle.
double pricePosition(double u);

// Points of the Sobol sequence (Joe and Kuo's directions), shifted digitally by the seed. The point
// of an index depends on seed and index alone, never on the number of threads.
class SobolPoints {
public:
    SobolPoints(std::size_t dimensions, std::uint64_t seed);
    std::vector<double> at(std::uint64_t index) const; // in (0, 1)
    // Calls visit(index, point) for first <= index < last, in order.
    void each(std::uint64_t first, std::uint64_t last,
              const std::function<void(std::uint64_t, const std::vector<double>&)>& visit) const;

private:
    std::size_t dimensions_;
    std::vector<std::uint64_t> shift_; // per dimension; zero with seed 0: the plain sequence
};

struct Sampling {
    int samples = 16384; // a power of two keeps the sequence balanced
    std::uint64_t seed = 1;
    int threads = 1;
};

// Of one alternative, by index of the draw.
struct DrawnCosts {
    std::vector<double> present; // USD
    std::vector<double> outputs; // discounted effective PFLOP-days; empty where unknown
};
// Of several alternatives: what is common is drawn once for all. The same numbers, bit for bit, for
// any number of threads and whichever alternatives are drawn beside.
std::vector<DrawnCosts> drawTogether(std::span<const CostCase* const> costs, const DrawSpace& space,
                                     const Sampling& sampling);

// Fills samples, outputs, p10, p50, p90 and the tornado of a result of tcoOf().
void addUncertainty(TcoResult& result, const CostCase& cost, const DrawSpace& space,
                    const Sampling& sampling);
// All but the tornado, from draws at hand.
void putDraws(TcoResult& result, DrawnCosts draws);

// The point with every input at its value and every price in the middle, and the same with one
// input at another value.
CostPoint centre(const DrawSpace& space);
CostPoint with(CostPoint point, InputKey key, double value);

// Linear between order statistics; values need not be sorted. Nothing of an empty list.
std::optional<double> percentile(std::vector<double> values, double share);

// TCO with each uncertain input at its low and its high, widest first; inputs without effect left
// out. Prices by the name of their draw.
std::vector<TornadoBar> tornadoOf(const CostCase& cost, const DrawSpace& space);

// A root of f in [low, high] by bisection after a scan of 64 steps; none where the sign never
// turns.
std::optional<double> rootIn(double low, double high, const std::function<double(double)>& f);

} // namespace hallwright::model
