// SPDX-License-Identifier: GPL-3.0-or-later
// The plant year of the current alternative: what it needs in a line of figures, PUE never without
// total energy, and one chart at a time, drawn as the report draws it.
#pragma once

#include "model/report/report.h"
#include "model/results/set_point_study.h"
#include "ui/document.h"

#include <QFutureWatcher>
#include <QWidget>

#include <memory>
#include <stop_token>

class QComboBox;
class QCustomPlot;
class QLabel;

namespace hallwright::ui {

class YearView : public QWidget {
    Q_OBJECT

public:
    enum class Kind {
        Monthly,
        Duration,
        PowerMap,
        PueMap,
        WaterMap,
        PueByWetBulb,
        WueByWetBulb,
        Psychrometric,
        SetPoints
    };

    explicit YearView(Document& document, QWidget* parent = nullptr);
    ~YearView() override;

    void choose(Kind kind);
    const model::Chart& chart() const { return chart_; }
    QString figures() const;
    // Whether a study of set points is under way.
    bool studying() const { return watcher_.isRunning(); }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using StudyAnswer = std::shared_ptr<const model::Result<model::SetPointStudy>>;

    void outdate();
    void refill();
    void showFigures();
    model::Chart chartOf(Kind kind) const;
    void startStudy();
    void takeStudy();

    Document& document_;
    QComboBox* kind_ = nullptr;
    QLabel* figures_ = nullptr;
    QLabel* word_ = nullptr;
    QCustomPlot* plot_ = nullptr;
    model::Chart chart_;
    bool outdated_ = true;
    QFutureWatcher<StudyAnswer> watcher_;
    std::stop_source stop_;
    StudyAnswer study_;
    std::uint64_t studied_ = 0;  // fingerprint of the assessment it belongs to
    std::uint64_t studying_ = 0; // of the one under way
};

} // namespace hallwright::ui
