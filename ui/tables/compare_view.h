// SPDX-License-Identifier: GPL-3.0-or-later
// Alternatives side by side: best value marked, difference to a baseline, likelihood of being
// cheaper.
#pragma once

#include "ui/document.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSplitter;
class QTableView;

namespace hallwright::ui {

class KpiModel;

class CompareView : public QWidget {
    Q_OBJECT

public:
    explicit CompareView(Document& document, QWidget* parent = nullptr);

    KpiModel& model() { return *model_; }
    // Puts a plot beside the table.
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
    QLabel* likelihood_ = nullptr;
    QTableView* view_ = nullptr;
    QSplitter* split_ = nullptr;
    bool outdated_ = true;
};

} // namespace hallwright::ui
