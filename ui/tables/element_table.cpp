// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/element_table.h"

#include "ui/quantity_format.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {
constexpr int columnSample = 40; // rows that decide a column's width
constexpr int widestColumn = 260;
} // namespace

ElementTable::ElementTable(Document& document, Selection& selection, Contents contents,
                           QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , contents_(std::move(contents))
    , model_(new ElementModel(this))
    , view_(new QTableView)
    , filter_(new QLineEdit)
    , count_(new QLabel)
{
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter"));
    count_->setProperty("role", QStringLiteral("secondary"));
    view_->setModel(model_);
    view_->setSortingEnabled(true);
    view_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(24);
    view_->horizontalHeader()->setResizeContentsPrecision(columnSample);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    head->addWidget(filter_, 1);
    head->addWidget(count_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(view_, 1);
    model_->setColumns(contents_.columns);
    connectAll();
}

void ElementTable::connectAll()
{
    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
        model_->setFilter(text);
        tellCount();
        showSelection();
    });
    auto* copy = new QAction(tr("Copy table"), view_);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(model_->asText()); });
    view_->addAction(copy);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ElementTable::takeSelection);
    connect(view_, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        selection_.reveal({model_->element(index.row())});
    });
    connect(&selection_, &Selection::changed, this, &ElementTable::showSelection);
    connect(&document_, &Document::planChanged, this, &ElementTable::fillIfVisible);
    connect(&document_, &Document::currentChanged, this, &ElementTable::fillIfVisible);
    connect(&document_, &Document::assessmentChanged, this, &ElementTable::fillIfVisible);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this,
            &ElementTable::fillIfVisible);
}

void ElementTable::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (outdated_)
        fill();
}

void ElementTable::fillIfVisible()
{
    outdated_ = true;
    if (isVisible())
        fill();
}

void ElementTable::fill()
{
    outdated_ = false;
    const bool first = model_->total() == 0;
    auto elements = contents_.elements();
    model_->setDimmed(document_.stale());
    following_ = true;
    model_->setElements(std::move(elements));
    following_ = false;
    if (first && model_->total() > 0) {
        view_->resizeColumnsToContents();
        for (int c = 0; c < model_->columnCount(); ++c)
            view_->setColumnWidth(c, std::min(view_->columnWidth(c), widestColumn));
    }
    emit model_->headerDataChanged(Qt::Horizontal, 0, model_->columnCount() - 1);
    tellCount();
    showSelection();
}

void ElementTable::tellCount()
{
    const auto shown = static_cast<int>(model_->shown().size());
    if (model_->total() == 0)
        count_->setText(contents_.emptyText);
    else
        count_->setText(tr("%1 of %2").arg(shown).arg(model_->total()));
}

void ElementTable::showSelection()
{
    if (following_ || !isVisible())
        return;
    following_ = true;
    QItemSelection rows;
    int first = -1;
    const auto& shown = model_->shown();
    for (int row = 0; row < static_cast<int>(shown.size()); ++row) {
        if (!selection_.contains(shown[static_cast<std::size_t>(row)]))
            continue;
        rows.select(model_->index(row, 0), model_->index(row, model_->columnCount() - 1));
        first = first < 0 ? row : first;
    }
    view_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (first >= 0)
        view_->scrollTo(model_->index(first, 0));
    following_ = false;
}

void ElementTable::takeSelection()
{
    if (following_)
        return;
    ElementSet chosen;
    for (const auto& index : view_->selectionModel()->selectedRows())
        chosen.insert(model_->element(index.row()));
    following_ = true;
    selection_.set(std::move(chosen));
    following_ = false;
}

} // namespace hallwright::ui
