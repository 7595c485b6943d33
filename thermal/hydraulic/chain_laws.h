// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of all chains at once: each kind's terms lie in one array in chain order, so that one lap of
// the solver is one plain loop per kind.
#pragma once

#include "thermal/hydraulic/laws/pipe_batch.h"
#include "thermal/hydraulic/link_laws.h"
#include "thermal/hydraulic/reduction.h"

#include <span>
#include <tuple>
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
    std::span<const double> elementDrop() const { return elementDrop_; }

private:
    template <class Terms>
    struct Item {
        Terms terms;
        double sign;
        std::uint32_t chain;
        std::uint32_t element;
        std::uint32_t link;
    };
    template <class... Terms>
    static std::tuple<std::vector<Item<Terms>>...> listsFor(const std::variant<Terms...>*);
    using Lists = decltype(listsFor(static_cast<const LinkTerms*>(nullptr)));

    template <class Terms>
    void add(const std::vector<Item<Terms>>& items, std::span<const double> flow);
    // Pipes of one friction law: terms in a batch, and where each pipe belongs.
    struct Pipes {
        PipeBatch batch;
        std::vector<double> sign;
        std::vector<std::uint32_t> chain;
        std::vector<std::uint32_t> element;
        std::vector<double> flow;
    };
    static void push(Pipes& pipes, const PipeTerms& terms, const ChainElement& element,
                     std::uint32_t chain, std::uint32_t index);
    void add(Pipes& pipes, std::span<const double> flow);

    Lists lists_; // of all kinds but pipes
    Pipes epanetPipes_{PipeBatch(model::FrictionLaw::EpanetDarcyWeisbach), {}, {}, {}, {}};
    Pipes churchillPipes_{PipeBatch(model::FrictionLaw::Churchill), {}, {}, {}, {}};
    std::vector<double> drop_;
    std::vector<double> slope_;
    std::vector<double> elementDrop_;
};

} // namespace hallwright::thermal
