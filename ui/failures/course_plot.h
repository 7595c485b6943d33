// SPDX-License-Identifier: GPL-3.0-or-later
// The time line of a failure: temperatures of one coolant group against time, what happens when as
// marks, and a point of time that mouse and keys move.
#pragma once

#include "model/report/report.h"
#include "model/results/failure_course.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QCPItemStraightLine;
class QCustomPlot;
class QLabel;
class QSlider;
class QTimer;
class QToolButton;

namespace hallwright::ui {

class CoursePlot : public QWidget {
    Q_OBJECT

public:
    explicit CoursePlot(QWidget* parent = nullptr);

    void setCourse(model::FailureCourse course);
    void clear(const QString& why); // shown in its place
    const std::optional<model::FailureCourse>& course() const { return course_; }
    void setDimmed(bool dimmed);

    double time() const; // s, of the point
    void setTime(double seconds);
    QString readout() const;
    QCustomPlot& plot() { return *plot_; }
    // Lines of tab-separated values of the shown group, the first naming the columns.
    QString data() const;

signals:
    void timeChanged(double seconds);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildFoot();
    void connectAll();
    const model::CourseGroup* group() const;
    void showGroup();
    void draw();
    void drawMarks();
    void showTime();
    void scrubTo(QPoint at);
    void play();
    void showAll();

    std::optional<model::FailureCourse> course_;
    std::vector<double> times_;
    double span_ = 0.0; // s, that the plot opens with
    model::Chart chart_;
    QComboBox* groups_ = nullptr;
    QLabel* readout_ = nullptr;
    QLabel* why_ = nullptr;
    QCustomPlot* plot_ = nullptr;
    QSlider* slider_ = nullptr;
    QToolButton* play_ = nullptr;
    QTimer* player_ = nullptr;
    QWidget* foot_ = nullptr;
    QCPItemStraightLine* cursor_ = nullptr; // of the plot
};

} // namespace hallwright::ui
