// SPDX-License-Identifier: GPL-3.0-or-later
// Alternatives side by side: best value marked, difference to a baseline, likelihood of being
// cheaper.
#pragma once

#include "ui/document.h"

#include <QWidget>

class QComboBox;
class QSplitter;
class QTableView;
class QTextBrowser;

namespace hallwright::ui {

class KpiModel;

class CompareView : public QWidget {
    Q_OBJECT

public:
    explicit CompareView(Document& document, QWidget* parent = nullptr);

    KpiModel& model() { return *model_; }
    // Puts a plot below the table, beside what decides.
    void addPlot(QWidget* plot);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refill();
    void fillBaselines();
    void showLikelihood();

    Document& document_;
    KpiModel* model_ = nullptr;
    QComboBox* baseline_ = nullptr;
    QTextBrowser* likelihood_ = nullptr;
    QTableView* view_ = nullptr;
    QSplitter* below_ = nullptr;
    bool outdated_ = true;
};

} // namespace hallwright::ui
