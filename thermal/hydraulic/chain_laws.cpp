// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/chain_laws.h"

#include <algorithm>
#include <type_traits>

namespace hallwright::thermal {

ChainLaws::ChainLaws(const Reduction& reduction, const LinkLaws& laws)
    : chainOf_(reduction.elements.size())
    , place_(reduction.elements.size())
    , drop_(reduction.chains.size())
    , slope_(reduction.chains.size())
{
    for (std::uint32_t c = 0; c < reduction.chains.size(); ++c) {
        const Chain& chain = reduction.chains[c];
        firstElement_.push_back(chain.firstElement);
        std::fill_n(chainOf_.begin() + chain.firstElement, chain.elementCount, c);
        for (std::size_t length = chain.elementCount; length <= endOfLength_.size(); ++length)
            ++endOfLength_[length - 1];
    }
    firstElement_.push_back(static_cast<std::uint32_t>(reduction.elements.size()));
    for (const ChainElement& element : reduction.elements)
        sign_.push_back(element.sign);
    layPipes(reduction, laws, model::FrictionLaw::EpanetDarcyWeisbach);
    layPipes(reduction, laws, model::FrictionLaw::Churchill);
    layOthers(reduction, laws);
    layStaticLosses(reduction, laws);
    flowAt_.resize(chainAt_.size());
    dropAt_.resize(chainAt_.size());
    slopeAt_.resize(chainAt_.size());
}

void ChainLaws::lay(const Reduction& reduction, std::uint32_t element)
{
    place_[element] = static_cast<std::uint32_t>(chainAt_.size());
    chainAt_.push_back(chainOf_[element]);
    signAt_.push_back(reduction.elements[element].sign);
}

namespace {

const PipeTerms* pipeOf(const LinkTerms& terms, model::FrictionLaw law)
{
    if (law == model::FrictionLaw::Churchill)
        return std::get_if<ChurchillTerms>(&terms);
    return std::get_if<EpanetTerms>(&terms);
}

} // namespace

void ChainLaws::layPipes(const Reduction& reduction, const LinkLaws& laws, model::FrictionLaw law)
{
    PipeBatch& batch = law == model::FrictionLaw::Churchill ? churchillPipes_ : epanetPipes_;
    for (std::uint32_t e = 0; e < reduction.elements.size(); ++e) {
        const PipeTerms* pipe = pipeOf(laws.terms(reduction.elements[e].link), law);
        if (pipe == nullptr || sharesPlace(reduction, laws, e, law))
            continue;
        batch.add(*pipe);
        lay(reduction, e);
    }
}

// With an equal pipe before it in its chain that runs the same way.
bool ChainLaws::sharesPlace(const Reduction& reduction, const LinkLaws& laws, std::uint32_t element,
                            model::FrictionLaw law)
{
    const auto& elements = reduction.elements;
    const PipeTerms* pipe = pipeOf(laws.terms(elements[element].link), law);
    for (std::uint32_t e = firstElement_[chainOf_[element]]; e < element; ++e) {
        const PipeTerms* other = pipeOf(laws.terms(elements[e].link), law);
        if (other && *other == *pipe && elements[e].sign == elements[element].sign) {
            place_[element] = place_[e];
            return true;
        }
    }
    return false;
}

void ChainLaws::layOthers(const Reduction& reduction, const LinkLaws& laws)
{
    for (std::uint32_t e = 0; e < reduction.elements.size(); ++e) {
        const std::uint32_t link = reduction.elements[e].link;
        std::visit(
            [&](const auto& terms) {
                using Terms = std::decay_t<decltype(terms)>;
                if constexpr (!std::is_base_of_v<PipeTerms, Terms>) {
                    lay(reduction, e);
                    std::get<std::vector<Item<Terms>>>(lists_).push_back({terms, place_[e], link});
                }
            },
            laws.terms(link));
    }
}

void ChainLaws::layStaticLosses(const Reduction& reduction, const LinkLaws& laws)
{
    for (const ChainElement& element : reduction.elements)
        staticLoss_.push_back(laws.staticLoss(element.link));
    for (std::uint32_t c = 0; c < reduction.chains.size(); ++c) {
        double loss = 0.0;
        for (std::uint32_t e = firstElement_[c]; e < firstElement_[c + 1]; ++e)
            loss += sign_[e] * staticLoss_[e];
        if (loss != 0.0)
            lossOfChain_.emplace_back(c, loss);
    }
}

void ChainLaws::refresh(std::size_t link, const LinkLaws& laws)
{
    std::visit(
        [&](const auto& terms) {
            using Terms = std::decay_t<decltype(terms)>;
            for (Item<Terms>& item : std::get<std::vector<Item<Terms>>>(lists_))
                if (item.link == link)
                    item.terms = terms;
        },
        laws.terms(link));
}

template <class Terms>
void ChainLaws::evaluate(const std::vector<Item<Terms>>& items)
{
    for (const Item<Terms>& item : items) {
        const DropAndSlope law = dropAt(item.terms, flowAt_[item.place]);
        dropAt_[item.place] = law.drop;
        slopeAt_[item.place] = law.slope;
    }
}

void ChainLaws::evaluate(const PipeBatch& batch, std::size_t firstPlace)
{
    batch.evaluate({std::span(flowAt_).subspan(firstPlace, batch.size()),
                    std::span(dropAt_).subspan(firstPlace, batch.size()),
                    std::span(slopeAt_).subspan(firstPlace, batch.size())});
}

template <std::size_t fixed>
void ChainLaws::addUp(std::size_t first, std::size_t last)
{
    for (std::size_t c = first; c < last; ++c) {
        const std::uint32_t start = firstElement_[c];
        const std::size_t count = fixed > 0 ? fixed : firstElement_[c + 1] - start;
        double drop = 0.0;
        double slope = 0.0;
        for (std::size_t e = start; e < start + count; ++e) {
            drop += sign_[e] * dropAt_[place_[e]];
            slope += slopeAt_[place_[e]];
        }
        drop_[c] = drop;
        slope_[c] = slope;
    }
}

void ChainLaws::evaluate(std::span<const double> flow)
{
    for (std::size_t p = 0; p < flowAt_.size(); ++p)
        flowAt_[p] = signAt_[p] * flow[chainAt_[p]];
    evaluate(epanetPipes_, 0);
    evaluate(churchillPipes_, epanetPipes_.size());
    std::apply([&](const auto&... items) { (evaluate(items), ...); }, lists_);
    addUp<1>(0, endOfLength_[0]);
    addUp<2>(endOfLength_[0], endOfLength_[1]);
    addUp<3>(endOfLength_[1], endOfLength_[2]);
    addUp<0>(endOfLength_[2], drop_.size());
    for (const auto& [chain, loss] : lossOfChain_)
        drop_[chain] += loss;
}

} // namespace hallwright::thermal
