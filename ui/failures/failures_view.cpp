// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/failures_view.h"

#include "model/results/failure_verdicts.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

constexpr int tickPace = 150; // ms
constexpr int thousand = 1000;
constexpr int nameWidth = 250;

void setUpView(QTreeView& view)
{
    view.setObjectName(QStringLiteral("failureList"));
    view.setAlternatingRowColors(true);
    view.setUniformRowHeights(true);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setAllColumnsShowFocus(true);
    view.setSortingEnabled(true);
    view.setIndentation(12);
    view.sortByColumn(static_cast<int>(FailureColumn::Throttle), Qt::AscendingOrder);
    auto* header = view.header();
    header->setStretchLastSection(false);
    header->resizeSection(static_cast<int>(FailureColumn::Name), nameWidth);
}

} // namespace

FailuresView::FailuresView(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , model_(new FailureModel(this))
    , view_(new QTreeView)
    , ticker_(new QTimer(this))
    , list_(new Background(this))
    , follower_(new Background(this))
    , sizer_(new Background(this))
    , share_(std::make_shared<std::atomic<int>>(0))
{
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(buildList());
    split->addWidget(buildLower());
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addWidget(buildHead());
    whole->addWidget(split, 1);
    ticker_->setInterval(tickPace);
    connectAll();
    connectDocument();
    showState();
    showEffect();
}

// The workers end before what their answers would touch.
FailuresView::~FailuresView()
{
    delete list_;
    delete follower_;
    delete sizer_;
}

QWidget* FailuresView::buildHead()
{
    extent_ = new QComboBox;
    extent_->setObjectName(QStringLiteral("failureExtent"));
    extent_->addItem(tr("What many racks share"), static_cast<int>(Extent::Shared));
    extent_->addItem(tr("Every element"), static_cast<int>(Extent::Every));
    extent_->addItem(tr("Every element, and faults in maintenance"),
                     static_cast<int>(Extent::Pairs));
    extent_->setCurrentIndex(1);
    extent_->setToolTip(tr("How much of the hall is failed, one element after the other"));
    failing_ = new QCheckBox(tr("Only those that do not hold"));
    failing_->setObjectName(QStringLiteral("failuresFailing"));
    filter_ = new QLineEdit;
    filter_->setObjectName(QStringLiteral("failureFilter"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    filter_->setMaximumWidth(200);
    state_ = new QLabel;
    state_->setObjectName(QStringLiteral("failureState"));
    state_->setProperty("role", QStringLiteral("secondary"));
    state_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    progress_ = new QProgressBar;
    progress_->setObjectName(QStringLiteral("failureProgress"));
    progress_->setRange(0, thousand);
    progress_->setMaximumWidth(220);
    cancel_ = new QPushButton(tr("Cancel"));
    cancel_->setObjectName(QStringLiteral("failureCancel"));
    cancel_->setToolTip(tr("Stops; what is solved stays"));
    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 4, 8, 0);
    line->addWidget(extent_);
    line->addWidget(failing_);
    line->addWidget(filter_);
    line->addWidget(state_, 1);
    line->addWidget(progress_);
    line->addWidget(cancel_);
    auto* head = new QWidget;
    head->setLayout(line);
    return head;
}

QWidget* FailuresView::buildList()
{
    view_->setModel(model_);
    view_->setAccessibleName(tr("Failures"));
    setUpView(*view_);
    empty_ = new QLabel;
    empty_->setObjectName(QStringLiteral("failuresEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(24);
    pages_ = new QStackedWidget;
    pages_->addWidget(view_);
    pages_->addWidget(empty_);
    return pages_;
}

QWidget* FailuresView::buildLower()
{
    course_ = new CoursePlot;
    map_ = new FailureMap(document_, selection_);
    wanted_ = new QLineEdit(QuantityFormat::current().text(300.0, model::Measure::Seconds));
    wanted_->setObjectName(QStringLiteral("rideThrough"));
    wanted_->setMaximumWidth(90);
    wanted_->setAccessibleName(tr("Wanted ride-through"));
    size_ = new QPushButton(tr("Tank for it"));
    size_->setObjectName(QStringLiteral("tankFor"));
    size_->setToolTip(
        tr("The buffer tank with which no rack throttles for this time after the chosen failure"));
    tank_ = new QLabel;
    tank_->setObjectName(QStringLiteral("tankWords"));
    tank_->setWordWrap(true);
    tank_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    tank_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(8, 0, 8, 4);
    line->addWidget(new QLabel(tr("Wanted ride-through")));
    line->addWidget(wanted_);
    line->addWidget(size_);
    line->addWidget(tank_, 1);
    auto* rows = new QVBoxLayout;
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    rows->addWidget(course_, 1);
    rows->addLayout(line);
    auto* left = new QWidget;
    left->setLayout(rows);
    auto* split = new QSplitter(Qt::Horizontal);
    split->addWidget(left);
    split->addWidget(map_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    return split;
}

void FailuresView::connectAll()
{
    const auto filter = [this] {
        model_->setFilter({filter_->text().trimmed(), failing_->isChecked()});
        view_->expandAll();
        choose(chosen_);
        showState();
    };
    connect(filter_, &QLineEdit::textChanged, this, filter);
    connect(failing_, &QCheckBox::toggled, this, filter);
    connect(extent_, &QComboBox::currentIndexChanged, this, [this] {
        list_->drop();
        listed_ = failed_ = 0;
        solveIfWanted();
    });
    connect(cancel_, &QPushButton::clicked, list_, &Background::stop);
    connect(list_, &Background::busyChanged, this, &FailuresView::showState);
    connect(ticker_, &QTimer::timeout, this, &FailuresView::showProgress);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FailuresView::takeCurrent);
    connect(view_, &QTreeView::doubleClicked, this, [this] {
        const auto* one = chosenFailure();
        if (one == nullptr)
            return;
        ElementSet shown{one->lost};
        for (const auto& rack : one->racks)
            shown.insert(refTo(rack));
        selection_.reveal(std::move(shown));
    });
    connect(course_, &CoursePlot::timeChanged, this, &FailuresView::showMargin);
    connect(size_, &QPushButton::clicked, this, &FailuresView::askTank);
    connect(wanted_, &QLineEdit::returnPressed, this, &FailuresView::askTank);
    auto* copy = new QAction(tr("Copy table"), view_);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] {
        QApplication::clipboard()->setText(model_->asText(FailureModel::Text::Tabs));
    });
    auto* csv = new QAction(tr("Export as CSV…"), view_);
    csv->setObjectName(QStringLiteral("failuresCsv"));
    connect(csv, &QAction::triggered, this, &FailuresView::exportCsv);
    view_->addActions({copy, csv});
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void FailuresView::connectDocument()
{
    connect(&document_, &Document::planChanged, this, &FailuresView::outdate);
    connect(&document_, &Document::currentChanged, this, &FailuresView::outdate);
    connect(&document_, &Document::assessmentChanged, this, &FailuresView::solveIfWanted);
    connect(&document_, &Document::busyChanged, this, [this](bool busy) {
        if (!busy)
            solveIfWanted();
    });
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, [this] {
        emit model_->headerDataChanged(Qt::Horizontal, 0, model_->columnCount() - 1);
        view_->viewport()->update();
    });
}

FailuresView::Extent FailuresView::extent() const
{
    return static_cast<Extent>(extent_->currentData().toInt());
}

// An older list is stopped at once; the next starts when the evaluation is through.
void FailuresView::outdate()
{
    list_->drop();
    follower_->drop();
    sizer_->drop();
    solveIfWanted();
}

void FailuresView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    solveIfWanted();
}

void FailuresView::hideEvent(QHideEvent* event)
{
    list_->drop(); // nobody waits for it
    QWidget::hideEvent(event);
}

void FailuresView::solveIfWanted()
{
    const auto* alternative = document_.alternative();
    const auto print =
        alternative != nullptr ? model::fingerprint(document_.project(), *alternative) : 0;
    const auto newest = document_.assessment();
    const bool shared = extent() == Extent::Shared || !document_.services().failures;
    if (newest && newest->fingerprint == print && (shared || listed_ != print) &&
        !(live_ && listed_ == print)) {
        model::FailureList live;
        live.singles = newest->failures;
        live.verdicts = model::elementVerdicts(live.singles, {});
        listed_ = print;
        live_ = true;
        showList(std::move(live));
    }
    if (alternative == nullptr)
        showList({});
    const bool known = !live_ && listed_ == print;
    if (!shared && !known && failed_ != print && print != 0 && isVisible() &&
        !document_.evaluating() && !list_->busy())
        solve();
    showState();
}

void FailuresView::solve()
{
    const auto& services = document_.services();
    const FailureQuestion question{document_.alternativeId(), model::FailureScope::Every,
                                   extent() == Extent::Pairs ? FailureQuestion::Depth::Pairs
                                                             : FailureQuestion::Depth::Singles};
    *share_ = 0;
    clock_.start();
    fault_.clear();
    const auto print = model::fingerprint(document_.project(), *document_.alternative());
    list_->start([this, ask = services.failures, project = document_.project(), question, print,
                  share = share_](std::stop_token stop) -> Background::Answer {
        const auto watch = [share](const model::FailureResult&, std::size_t done, std::size_t all) {
            *share = static_cast<int>(done * thousand / std::max<std::size_t>(1, all));
        };
        auto list = std::make_shared<model::Result<model::FailureList>>(
            ask(project, question, watch, stop));
        return [this, list, print] { take(std::move(*list), print); };
    });
}

void FailuresView::take(model::Result<model::FailureList> list, std::uint64_t fingerprint)
{
    if (!list) {
        failed_ = fingerprint;
        fault_ = words(list.error());
        return showState();
    }
    listed_ = fingerprint;
    live_ = false;
    showList(*std::move(list));
    showState();
}

void FailuresView::showList(model::FailureList list)
{
    const QSignalBlocker quiet(view_->selectionModel());
    model_->setList(std::move(list));
    view_->setColumnHidden(static_cast<int>(FailureColumn::InMaintenance),
                           model_->list().pairsSolved == 0);
    view_->setColumnHidden(static_cast<int>(FailureColumn::Alike), model_->list().pairsSolved == 0);
    view_->expandAll();
    for (int c = 1; c < model_->columnCount(); ++c)
        view_->resizeColumnToContents(c);
    const auto at = model_->find(chosen_);
    if (at.isValid())
        view_->setCurrentIndex(at);
    follow();
}

void FailuresView::showState()
{
    const bool busy = list_->busy();
    progress_->setVisible(busy);
    cancel_->setVisible(busy);
    busy ? ticker_->start() : ticker_->stop();
    const auto* alternative = document_.alternative();
    const auto print =
        alternative != nullptr ? model::fingerprint(document_.project(), *alternative) : 0;
    const bool stale = listed_ != print;
    model_->setDimmed(stale);
    course_->setDimmed(stale);
    const bool none = model_->total() == 0;
    pages_->setCurrentWidget(none ? static_cast<QWidget*>(empty_) : view_);
    if (none)
        empty_->setText(
            fault_.isEmpty()
                ? tr("No failures yet.\n\nPlace racks in the hall: the recipes then derive their "
                     "power and coolant. Each transformer, UPS, board, busway, CDU, pump, valve "
                     "and pipe is failed once, and this list says which racks go dark, run short "
                     "of coolant or throttle, and after what time.")
                : tr("The failures could not be solved: %1").arg(fault_));
    QStringList parts;
    if (!none)
        parts << tr("%1 of %2 shown, %3 do not hold")
                     .arg(model_->shown())
                     .arg(model_->total())
                     .arg(model_->failing());
    if (!none && !model_->list().complete)
        parts << tr("stopped before the end");
    if (!none && live_ && !busy && extent() != Extent::Shared)
        parts << tr("of what many racks share");
    if (stale && !none)
        parts << tr("being recalculated");
    if (!fault_.isEmpty())
        parts << fault_;
    state_->setText(parts.join(QStringLiteral(" · ")));
    state_->setToolTip(state_->text());
}

void FailuresView::showProgress()
{
    const int done = share_->load();
    progress_->setValue(done);
    const double spent = static_cast<double>(clock_.elapsed()) / 1000.0;
    progress_->setFormat(done > 20
                             ? tr("%p %, %1 s left").arg(qRound(spent * (thousand - done) / done))
                             : tr("%p %"));
}

} // namespace hallwright::ui
