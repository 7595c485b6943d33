// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection.h"

namespace hallwright::ui {

void Selection::set(ElementSet elements)
{
    if (elements == elements_)
        return;
    elements_ = std::move(elements);
    emit changed();
}

void Selection::add(const ElementSet& elements)
{
    ElementSet all = elements_;
    all.insert(elements.begin(), elements.end());
    set(std::move(all));
}

void Selection::toggle(const model::ElementRef& ref)
{
    ElementSet all = elements_;
    if (all.erase(ref) == 0)
        all.insert(ref);
    set(std::move(all));
}

std::vector<std::uint32_t> Selection::numbers(model::ElementKind kind) const
{
    std::vector<std::uint32_t> out;
    for (auto at = elements_.lower_bound({kind, 0, {}}); at != elements_.end() && at->kind == kind;
         ++at)
        out.push_back(at->number);
    return out;
}

std::vector<model::RackId> Selection::racks() const
{
    std::vector<model::RackId> out;
    for (const auto number : numbers(model::ElementKind::Rack))
        out.push_back({number});
    return out;
}

std::vector<model::UnitId> Selection::units() const
{
    std::vector<model::UnitId> out;
    for (const auto number : numbers(model::ElementKind::Unit))
        out.push_back({number});
    return out;
}

void Selection::reveal(ElementSet elements)
{
    set(std::move(elements));
    emit zoomTo(elements_);
}

} // namespace hallwright::ui
