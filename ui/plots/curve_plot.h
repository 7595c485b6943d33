// SPDX-License-Identifier: GPL-3.0-or-later
// Curves over a common axis in the shared style of plots: each with points of its own, a second
// axis at the right, linear or logarithmic. Zoom by wheel, pan by drag, values under the pointer,
// copy as image or data, save as SVG, PDF, PNG or CSV.
#pragma once

#include "model/result.h"

#include <QString>
#include <QWidget>

#include <vector>

class QCustomPlot;

namespace hallwright::ui {

struct CurveSeries {
    enum class Look { Line, Dashed, Dotted, Points };
    enum class Side { Left, Right };
    QString name; // empty: not in the legend
    std::vector<double> x;
    std::vector<double> y; // not a number: a gap
    int colour = 0;        // of the shared list
    Look look = Look::Line;
    Side side = Side::Left;
};

// A place on the x axis with its words.
struct CurveMark {
    double x = 0.0;
    QString words;
};

struct CurveSheet {
    enum class Scale { Linear, Logarithmic };
    QString title;
    QString xTitle;
    QString yTitle;
    QString rightTitle;          // empty: no axis there
    Scale scale = Scale::Linear; // of both axes
    std::vector<CurveSeries> series;
    std::vector<CurveMark> marks;
};

class CurvePlot : public QWidget {
    Q_OBJECT

public:
    explicit CurvePlot(QWidget* parent = nullptr);

    void setSheet(CurveSheet sheet);
    const CurveSheet& sheet() const { return sheet_; }
    QCustomPlot& plot() { return *plot_; }
    void showAll();
    // Lines of tab-separated values, a block of two columns for each series.
    QString data() const;
    // Values of every series at that x, as the pointer shows them.
    QString valuesAt(double x) const;
    // By the suffix: svg, pdf, png, csv.
    model::Result<void> save(const QString& path);

signals:
    void tell(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QString table(QChar separator) const;
    void refill();
    void addSeries(const CurveSeries& series);
    void addMarks();
    void style();
    void showValues(QPoint at);
    void askFile();

    QCustomPlot* plot_ = nullptr;
    CurveSheet sheet_;
};

} // namespace hallwright::ui
