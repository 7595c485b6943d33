// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/what_if_state.h"

#include <algorithm>

namespace hallwright::ui {

namespace {

void put(model::RackResult& rack, const model::RackAfter& after)
{
    rack.flowGot = after.flow;
    rack.flowNeed = after.flowNeed;
    rack.supply = after.supply;
    rack.returned = after.returned;
    rack.component = after.component;
}

// Figures that the answer does not hold are not known, rather than those of the normal state.
void put(model::ElementResult& element, const model::ElementAfter& after)
{
    element.loading = after.loading;
    element.loadingWorst.reset();
    element.worstContingency.clear();
    element.power = after.power;
    element.loss.reset();
    element.current = after.current;
    element.flow = after.flow;
    element.drop = after.drop;
    element.velocity.reset();
    element.pressure.reset();
    element.npsh.reset();
    element.supply = after.supply;
    element.returned = after.returned;
    element.electrical = after.electrical;
    element.approach.reset();
    element.approachLeast.reset();
    element.flowLoading.reset();
    element.primaryShare.reset();
    element.pumpSpeed.reset();
}

} // namespace

WhatIfState::WhatIfState(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , solver_(new Background(this))
{
    connect(solver_, &Background::busyChanged, this, &WhatIfState::changed);
    connect(&document_, &Document::planChanged, this, [this] {
        if (active())
            solve();
    });
    connect(&document_, &Document::assessmentChanged, this, &WhatIfState::merge);
    connect(&document_, &Document::currentChanged, this, &WhatIfState::leaveOtherHalls);
}

std::optional<model::Switched::To> WhatIfState::stateOf(const std::string& element) const
{
    const auto at = std::find_if(switched_.begin(), switched_.end(),
                                 [&](const auto& one) { return one.element == element; });
    return at != switched_.end() ? std::optional(at->to) : std::nullopt;
}

void WhatIfState::toggle(const model::Switched& one)
{
    hall_ = document_.hallId();
    alternative_ = document_.alternativeId();
    const bool back = stateOf(one.element) == one.to;
    std::erase_if(switched_, [&one](const auto& other) { return other.element == one.element; });
    if (!back)
        switched_.push_back(one);
    if (switched_.empty())
        return reset();
    solve();
}

void WhatIfState::reset()
{
    solver_->drop();
    switched_.clear();
    answer_.reset();
    fault_.reset();
    figures_.reset();
    emit changed();
}

// A what-if is of one hall.
void WhatIfState::leaveOtherHalls()
{
    if (active() && (hall_ != document_.hallId() || alternative_ != document_.alternativeId()))
        reset();
}

void WhatIfState::solve()
{
    answer_.reset();
    fault_.reset();
    figures_.reset();
    solver_->start([this, ask = document_.services().whatIf, project = document_.project(),
                    question = WhatIfQuestion{alternative_, hall_, switched_}](
                       std::stop_token stop) -> Background::Answer {
        auto done = ask(project, question, std::move(stop));
        return [this, answer = std::move(done)]() mutable {
            if (answer)
                answer_ = *std::move(answer);
            else
                fault_ = std::move(answer.error());
            merge();
        };
    });
    emit changed();
}

void WhatIfState::merge()
{
    const auto normal = document_.assessment();
    if (answer_ && normal != nullptr) {
        auto merged = std::make_shared<model::Assessment>(*normal);
        for (const auto& after : answer_->racks)
            for (auto& rack : merged->racks)
                if (rack.id == after.rack && (after.flow || after.supply))
                    put(rack, after);
        for (auto& element : merged->elements) {
            const auto at = std::lower_bound(
                answer_->elements.begin(), answer_->elements.end(), element.key,
                [](const auto& one, const std::string& key) { return one.key < key; });
            if (at != answer_->elements.end() && at->key == element.key)
                put(element, *at);
        }
        figures_ = std::move(merged);
    }
    emit changed();
}

bool WhatIfState::isDark(model::RackId rack) const
{
    return answer_ && std::any_of(answer_->racks.begin(), answer_->racks.end(),
                                  [rack](const auto& one) { return one.dark && one.rack == rack; });
}

bool WhatIfState::isStill(const std::string& element) const
{
    return answer_ && std::any_of(answer_->elements.begin(), answer_->elements.end(),
                                  [&](const auto& one) { return one.still && one.key == element; });
}

} // namespace hallwright::ui
