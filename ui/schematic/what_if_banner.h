// SPDX-License-Identifier: GPL-3.0-or-later
// The band over a drawing that shows a what-if: what is switched, what follows, and the way back.
#pragma once

#include "ui/schematic/what_if_state.h"

#include <QFrame>

class QLabel;

namespace hallwright::ui {

class WhatIfBanner : public QFrame {
    Q_OBJECT

public:
    WhatIfBanner(Document& document, WhatIfState& state, QWidget* parent = nullptr);

    QString text() const;

private:
    void refresh();
    QString outcomeText(const model::FailureResult& outcome) const;

    Document& document_;
    WhatIfState& state_;
    QLabel* head_ = nullptr;
    QLabel* what_ = nullptr;
};

} // namespace hallwright::ui
