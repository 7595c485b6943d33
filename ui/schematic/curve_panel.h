// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of what the drawing shows, under it: pumps against their loop in the P&ID; breakers in
// series and a loss of the utility in time in the one-line. They follow the selection.
#pragma once

#include "ui/document.h"
#include "ui/failures/background.h"
#include "ui/plots/curve_plot.h"
#include "ui/selection.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace hallwright::ui {

class CurvePanel : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Pumps, Trips, Ride };

    CurvePanel(std::vector<Kind> kinds, Document& document, Selection& selection,
               QWidget* parent = nullptr);

    void choose(Kind kind);
    Kind kind() const;
    bool solving() const { return solver_->busy(); }
    CurvePlot& plot() { return *plot_; }
    QString words() const;

signals:
    void tell(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void outdate();
    void solve();
    template <class Answer, class Ask>
    void ask(const Ask& service, std::optional<Answer>& place);
    void refill();
    void say(const QString& words);
    const model::PumpCurves* chosenPumps() const;
    std::string selectedElement() const;

    Document& document_;
    Selection& selection_;
    QComboBox* kinds_ = nullptr;
    QLabel* word_ = nullptr;
    CurvePlot* plot_ = nullptr;
    Background* solver_ = nullptr;
    std::optional<std::vector<model::PumpCurves>> pumps_;
    std::optional<model::TripCurves> trips_;
    std::optional<model::RideCourse> ride_;
};

} // namespace hallwright::ui
