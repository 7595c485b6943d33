// SPDX-License-Identifier: GPL-3.0-or-later
// The one selection of the window: what is selected in one view is selected in all.
#pragma once

#include "model/ids.h"

#include <QObject>

#include <set>
#include <vector>

namespace hallwright::ui {

using ElementSet = std::set<model::ElementRef>;

class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const ElementSet& elements() const { return elements_; }
    bool contains(const model::ElementRef& ref) const { return elements_.contains(ref); }
    bool empty() const { return elements_.empty(); }

    void set(ElementSet elements);
    void select(const model::ElementRef& ref) { set({ref}); }
    void add(const ElementSet& elements);
    void toggle(const model::ElementRef& ref);
    void clear() { set({}); }

    // The ids of one kind in it, in order.
    std::vector<model::RackId> racks() const;
    std::vector<model::UnitId> units() const;
    std::vector<std::uint32_t> numbers(model::ElementKind kind) const;

    // Selects and asks the views to bring it into sight.
    void reveal(ElementSet elements);

signals:
    void changed();
    void zoomTo(const hallwright::ui::ElementSet& elements);

private:
    ElementSet elements_;
};

} // namespace hallwright::ui
