// SPDX-License-Identifier: GPL-3.0-or-later
// The line of edits by name; a click goes there.
#pragma once

#include "ui/document.h"

#include <QListWidget>

namespace hallwright::ui {

class HistoryList : public QListWidget {
    Q_OBJECT

public:
    explicit HistoryList(Document& document, QWidget* parent = nullptr);

private:
    void refill();
    Document& document_;
};

} // namespace hallwright::ui
