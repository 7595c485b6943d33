// SPDX-License-Identifier: GPL-3.0-or-later
// Switching as a what-if in the drawing: entries of the context menu and keys. W switches off or
// shut, Shift+W opens, Escape goes back to the plan.
#pragma once

#include "ui/schematic/element_menu.h"
#include "ui/schematic/what_if_state.h"

#include <QObject>

class QMenu;
class QWidget;

namespace hallwright::ui {

class WhatIfMenu : public QObject {
    Q_OBJECT

public:
    // Takes the keys of `canvas` that switch; `elements` knows what is selected.
    WhatIfMenu(WhatIfState& state, const ElementMenu& elements, QWidget& canvas);

    void addTo(QMenu& menu);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString titleOf(const std::string& element, model::Switched::To to) const;

    WhatIfState& state_;
    const ElementMenu& elements_;
};

} // namespace hallwright::ui
