// SPDX-License-Identifier: GPL-3.0-or-later
// The failures of the current alternative: list, hall and time line. The list is that of the last
// evaluation until the whole one is solved behind the window.
#pragma once

#include "ui/document.h"
#include "ui/failures/background.h"
#include "ui/failures/course_plot.h"
#include "ui/failures/failure_map.h"
#include "ui/failures/failure_model.h"
#include "ui/selection.h"

#include <QElapsedTimer>
#include <QWidget>

#include <atomic>
#include <memory>
#include <string>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace hallwright::ui {

class FailuresView : public QWidget {
    Q_OBJECT

public:
    FailuresView(Document& document, Selection& selection, QWidget* parent = nullptr);
    ~FailuresView() override;

    FailureModel& model() { return *model_; }
    QTreeView& view() { return *view_; }
    CoursePlot& course() { return *course_; }
    FailureMap& map() { return *map_; }
    bool solving() const { return list_->busy(); }
    // Of the chosen failure; empty: none is.
    const std::string& chosen() const { return chosen_; }
    void choose(const std::string& name);

signals:
    // What the hall shows of the chosen failure; an overlay of no kind: nothing.
    void overlayChanged(const hallwright::ui::Overlay& overlay);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    enum class Extent { Shared, Every, Pairs };

    QWidget* buildHead();
    QWidget* buildList();
    QWidget* buildLower();
    void connectAll();
    void connectDocument();
    Extent extent() const;
    void outdate();
    void solveIfWanted();
    void solve();
    void take(model::Result<model::FailureList> list, std::uint64_t fingerprint);
    void showList(model::FailureList list);
    void showState();
    void showProgress();
    void takeCurrent(const QModelIndex& index);
    void follow();
    void takeCourse(model::Result<model::FailureCourse> course);
    void showEffect();
    void showMargin(double seconds);
    void showOverlay(const Overlay& overlay);
    void askTank();
    void exportCsv();
    std::vector<model::RackId> racksOfHall() const;
    const model::FailureResult* chosenFailure() const;

    Document& document_;
    Selection& selection_;
    FailureModel* model_ = nullptr;
    QTreeView* view_ = nullptr;
    CoursePlot* course_ = nullptr;
    FailureMap* map_ = nullptr;
    QComboBox* extent_ = nullptr;
    QCheckBox* failing_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QLabel* state_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    QLabel* empty_ = nullptr;
    QLineEdit* wanted_ = nullptr;
    QPushButton* size_ = nullptr;
    QLabel* tank_ = nullptr;
    QTimer* ticker_ = nullptr;
    Background* list_ = nullptr;
    Background* follower_ = nullptr;
    Background* sizer_ = nullptr;
    std::shared_ptr<std::atomic<int>> share_; // thousandths of the list that are done
    QElapsedTimer clock_;
    std::string chosen_;
    std::uint64_t listed_ = 0; // fingerprint of the plan that the list is of
    std::uint64_t failed_ = 0; // and of one whose list could not be solved
    bool live_ = true;         // the list is that of the evaluation
    bool scrubbed_ = false;    // the hall shows margins, not effects
    QString fault_;
};

} // namespace hallwright::ui
