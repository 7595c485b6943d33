// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/finding_list.h"

#include "model/edit/alternatives.h"
#include "ui/icons.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QAction>
#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {
constexpr std::array order{model::Severity::Error, model::Severity::Warning, model::Severity::Note};

void setUpView(QTableView& view)
{
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setAlternatingRowColors(true);
    view.setShowGrid(false);
    view.setWordWrap(false);
    view.verticalHeader()->hide();
    view.verticalHeader()->setDefaultSectionSize(24);
    auto* header = view.horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(FindingModel::TextColumn, QHeaderView::Stretch);
    header->resizeSection(FindingModel::SeverityColumn, 92);
    header->resizeSection(FindingModel::ElementColumnOf, 170);
    header->resizeSection(FindingModel::MarginColumn, 70);
    header->resizeSection(FindingModel::ContingencyColumn, 110);
    header->resizeSection(FindingModel::SourceColumn, 140);
}
} // namespace

FindingList::FindingList(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , model_(new FindingModel(document, this))
    , view_(new QTableView)
    , filter_(new QLineEdit)
    , word_(new QLabel)
{
    view_->setModel(model_);
    setUpView(*view_);
    view_->setAccessibleName(tr("Findings"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setClearButtonEnabled(true);
    word_->setProperty("role", QStringLiteral("secondary"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    for (const auto severity : order) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(tr("Show or hide: %1").arg(words(severity)));
        connect(button, &QToolButton::toggled, this, &FindingList::applyFilter);
        buttons_[static_cast<std::size_t>(severity)] = button;
        head->addWidget(button);
    }
    head->addWidget(word_, 1);
    head->addWidget(filter_);
    filter_->setMaximumWidth(240);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(view_, 1);
    connectAll();
    refresh();
}

void FindingList::connectAll()
{
    connect(filter_, &QLineEdit::textChanged, this, &FindingList::applyFilter);
    connect(view_, &QTableView::clicked, this, &FindingList::take);
    connect(view_, &QTableView::activated, this, &FindingList::take);
    connect(&document_, &Document::assessmentChanged, this, [this](model::AlternativeId id) {
        if (id == document_.alternativeId())
            refresh();
    });
    connect(&document_, &Document::currentChanged, this, &FindingList::refresh);
    connect(&document_, &Document::planChanged, this, [this] { view_->viewport()->update(); });
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &FindingList::refresh);
    auto* waive = new QAction(tr("Accept with a reason…"), view_);
    connect(waive, &QAction::triggered, this, &FindingList::waiveCurrent);
    view_->addAction(waive);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void FindingList::refresh()
{
    model_->refill();
    for (const auto severity : order) {
        auto* button = buttons_[static_cast<std::size_t>(severity)];
        button->setIcon(severityIcon(severity));
        button->setText(QString::number(model_->countOf(severity)));
    }
    const auto fault = document_.evaluationFault(document_.alternativeId());
    if (fault)
        word_->setText(tr("Not evaluated: %1").arg(words(*fault)));
    else if (!document_.assessment())
        word_->setText(document_.services().evaluate ? tr("Evaluating…") : tr("No evaluation"));
    else
        word_->setText(document_.assessment()->findings.empty() ? tr("No findings") : QString());
    emit countsChanged(model_->countOf(model::Severity::Error),
                       model_->countOf(model::Severity::Warning),
                       model_->countOf(model::Severity::Note));
}

void FindingList::applyFilter()
{
    FindingModel::Filter filter;
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        filter.severities[i] = buttons_[i] == nullptr || buttons_[i]->isChecked();
    filter.text = filter_->text().trimmed();
    model_->setFilter(std::move(filter));
}

void FindingList::take(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const auto& elements = model_->finding(index.row()).elements;
    if (!elements.empty())
        selection_.reveal(ElementSet(elements.begin(), elements.end()));
}

void FindingList::showWorst(const QString& codePrefix)
{
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (!qs(model_->finding(row).code).startsWith(codePrefix))
            continue;
        view_->selectRow(row);
        view_->scrollTo(model_->index(row, 0));
        take(model_->index(row, 0));
        return;
    }
}

void FindingList::waiveCurrent()
{
    const auto index = view_->currentIndex();
    if (!index.isValid())
        return;
    const auto finding = model_->finding(index.row());
    bool given = false;
    const QString reason =
        QInputDialog::getText(this, tr("Accept finding"), tr("Reason, as the report shows it:"),
                              QLineEdit::Normal, {}, &given);
    if (!given || reason.trimmed().isEmpty())
        return;
    model::Waiver waiver;
    waiver.code = finding.code;
    waiver.element = finding.elements.empty() ? std::string{} : text(finding.elements.front());
    waiver.reason = reason.trimmed().toStdString();
    waiver.by = document_.project().author.empty() ? qEnvironmentVariable("USER").toStdString()
                                                   : document_.project().author;
    const QDate today = QDate::currentDate();
    waiver.date = {today.year(), today.month(), today.day()};
    (void)document_.apply({{QT_TRANSLATE_NOOP("edit", "Accept finding {0}"), {finding.code}},
                           [waiver, id = document_.alternativeId()](const model::Project& project) {
                               return model::waive(project, id, waiver);
                           },
                           {}});
}

} // namespace hallwright::ui
