// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of all chains at once. Elements are laid by kind, each kind's terms and answers in one run
// of places, so that one lap of the solver is one plain loop per kind and then one over the chains
// that adds up the places of each.
#pragma once

#include "thermal/hydraulic/laws/pipe_batch.h"
#include "thermal/hydraulic/link_laws.h"
#include "thermal/hydraulic/reduction.h"

#include <array>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace hallwright::thermal {

class ChainLaws {
public:
    ChainLaws(const Reduction& reduction, const LinkLaws& laws);

    // Takes the terms of one link anew (its pump changed speed).
    void refresh(std::size_t link, const LinkLaws& laws);
    // Fills drop() and slope() of every chain and elementDrop() of every element for these flows.
    void evaluate(std::span<const double> flow);

    std::span<const double> drop() const { return drop_; }
    std::span<const double> slope() const { return slope_; }
    // In the direction of the link, at the last evaluated flows.
    double elementDrop(std::size_t element) const
    {
        return dropAt_[place_[element]] + staticLoss_[element];
    }

private:
    template <class Terms>
    struct Item {
        Terms terms;
        std::uint32_t place;
        std::uint32_t link;
    };
    template <class... Terms>
    static std::tuple<std::vector<Item<Terms>>...> listsFor(const std::variant<Terms...>*);
    using Lists = decltype(listsFor(static_cast<const LinkTerms*>(nullptr)));

    void layPipes(const Reduction& reduction, const LinkLaws& laws, model::FrictionLaw law);
    void layOthers(const Reduction& reduction, const LinkLaws& laws);
    void lay(const Reduction& reduction, std::uint32_t element);
    bool sharesPlace(const Reduction& reduction, const LinkLaws& laws, std::uint32_t element,
                     model::FrictionLaw law);
    void layStaticLosses(const Reduction& reduction, const LinkLaws& laws);
    template <class Terms>
    void evaluate(const std::vector<Item<Terms>>& items);
    void evaluate(const PipeBatch& batch, std::size_t firstPlace);
    // Chains of `fixed` elements each (0: of any number), which lie side by side.
    template <std::size_t fixed>
    void addUp(std::size_t first, std::size_t last);

    Lists lists_; // of all kinds but pipes
    PipeBatch epanetPipes_{model::FrictionLaw::EpanetDarcyWeisbach};
    PipeBatch churchillPipes_{model::FrictionLaw::Churchill};
    std::vector<std::uint32_t> chainAt_; // per place
    std::vector<double> signAt_;
    std::vector<double> flowAt_;
    std::vector<double> dropAt_;
    std::vector<double> slopeAt_;
    std::vector<std::uint32_t> chainOf_; // per element
    std::vector<std::uint32_t> place_;
    std::vector<double> sign_;
    std::vector<double> staticLoss_;
    std::vector<std::pair<std::uint32_t, double>> lossOfChain_; // those that have one
    std::vector<std::uint32_t> firstElement_;                   // per chain, and the end
    std::array<std::size_t, 3> endOfLength_{}; // chains of at most one, two, three elements
    std::vector<double> drop_;
    std::vector<double> slope_;
};

} // namespace hallwright::thermal
