// SPDX-License-Identifier: GPL-3.0-or-later
// The key figures of all alternatives with, below, why the chosen one is what it is.
#pragma once

#include "ui/document.h"

#include <QWidget>

class QTableView;
class QTextBrowser;

namespace hallwright::ui {

class KpiModel;

class KpiView : public QWidget {
    Q_OBJECT

public:
    explicit KpiView(Document& document, QWidget* parent = nullptr);

    KpiModel& model() { return *model_; }
    // Selects the row of that key and explains it.
    void explain(const QString& key);

private:
    void refill();
    void showChain();

    Document& document_;
    KpiModel* model_ = nullptr;
    QTableView* view_ = nullptr;
    QTextBrowser* chain_ = nullptr;
};

} // namespace hallwright::ui
