// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/chain_laws.h"

#include <algorithm>
#include <type_traits>

namespace hallwright::thermal {

ChainLaws::ChainLaws(const Reduction& reduction, const LinkLaws& laws)
    : drop_(reduction.chains.size())
    , slope_(reduction.chains.size())
    , elementDrop_(reduction.elements.size())
{
    for (std::uint32_t c = 0; c < reduction.chains.size(); ++c) {
        const Chain& chain = reduction.chains[c];
        for (std::uint32_t e = chain.firstElement; e < chain.firstElement + chain.elementCount;
             ++e) {
            const ChainElement& element = reduction.elements[e];
            std::visit(
                [&](const auto& terms) {
                    using Terms = std::decay_t<decltype(terms)>;
                    if constexpr (std::is_same_v<Terms, EpanetTerms>)
                        return push(epanetPipes_, terms, element, c, e);
                    if constexpr (std::is_same_v<Terms, ChurchillTerms>)
                        return push(churchillPipes_, terms, element, c, e);
                    std::get<std::vector<Item<Terms>>>(lists_).push_back(
                        {terms, element.sign, c, e, element.link});
                },
                laws.terms(element.link));
        }
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
void ChainLaws::add(const std::vector<Item<Terms>>& items, std::span<const double> flow)
{
    for (const Item<Terms>& item : items) {
        const DropAndSlope law = dropAt(item.terms, item.sign * flow[item.chain]);
        elementDrop_[item.element] = law.drop;
        drop_[item.chain] += item.sign * law.drop;
        slope_[item.chain] += law.slope;
    }
}

void ChainLaws::push(Pipes& pipes, const PipeTerms& terms, const ChainElement& element,
                     std::uint32_t chain, std::uint32_t index)
{
    pipes.batch.add(terms);
    pipes.sign.push_back(element.sign);
    pipes.chain.push_back(chain);
    pipes.element.push_back(index);
    pipes.flow.push_back(0.0);
}

void ChainLaws::add(Pipes& pipes, std::span<const double> flow)
{
    for (std::size_t i = 0; i < pipes.flow.size(); ++i)
        pipes.flow[i] = pipes.sign[i] * flow[pipes.chain[i]];
    pipes.batch.evaluate(pipes.flow);
    const auto drops = pipes.batch.drops();
    const auto slopes = pipes.batch.slopes();
    for (std::size_t i = 0; i < pipes.flow.size(); ++i) {
        elementDrop_[pipes.element[i]] = drops[i];
        drop_[pipes.chain[i]] += pipes.sign[i] * drops[i];
        slope_[pipes.chain[i]] += slopes[i];
    }
}

void ChainLaws::evaluate(std::span<const double> flow)
{
    std::fill(drop_.begin(), drop_.end(), 0.0);
    std::fill(slope_.begin(), slope_.end(), 0.0);
    add(epanetPipes_, flow);
    add(churchillPipes_, flow);
    std::apply([&](const auto&... items) { (add(items, flow), ...); }, lists_);
}

} // namespace hallwright::thermal
