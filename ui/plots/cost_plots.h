// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of what the alternatives cost, drawn as the report draws them: stack by group, and the sum
// over the years. Zoom by wheel, pan by drag, values under the pointer, copy as image or as data.
#pragma once

#include "model/report/report.h"
#include "ui/document.h"

#include <QWidget>

class QComboBox;
class QCustomPlot;
class QLabel;

namespace hallwright::ui {

class CostPlots : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Stack, Cumulative };

    explicit CostPlots(Document& document, QWidget* parent = nullptr);

    void choose(Kind kind);
    const model::Chart& chart() const { return chart_; }
    // The chart as lines of tab-separated values, the first line naming the columns.
    QString data() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override; // labels and legend follow the room
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void outdate();
    void refill();
    void showStale();
    void showValueAt(QPoint at);

    Document& document_;
    QComboBox* kind_ = nullptr;
    QLabel* word_ = nullptr;
    QCustomPlot* plot_ = nullptr;
    model::Chart chart_;
    bool outdated_ = true;
};

} // namespace hallwright::ui
