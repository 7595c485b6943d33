// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/compare_view.h"

#include "ui/quantity_format.h"
#include "ui/tables/kpi_model.h"
#include "ui/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace hallwright::ui {

CompareView::CompareView(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new KpiModel(document, KpiModel::Rows::Known, this))
    , baseline_(new QComboBox)
    , likelihood_(new QLabel)
    , view_(new QTableView)
    , split_(new QSplitter(Qt::Vertical))
{
    view_->setModel(model_);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(24);
    likelihood_->setWordWrap(true);
    likelihood_->setProperty("role", QStringLiteral("secondary"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    auto* label = new QLabel(tr("&Baseline"));
    label->setBuddy(baseline_);
    head->addWidget(label);
    head->addWidget(baseline_);
    head->addWidget(likelihood_, 1);
    split_->addWidget(view_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(split_, 1);
    const auto outdate = [this] {
        outdated_ = true;
        if (isVisible())
            refill();
    };
    connect(&document_, &Document::planChanged, this, outdate);
    connect(&document_, &Document::assessmentChanged, this, outdate);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, outdate);
    connect(baseline_, &QComboBox::currentIndexChanged, this, [this] {
        model_->setBaseline({baseline_->currentData().toUInt()});
        view_->resizeColumnsToContents();
        showLikelihood();
    });
}

void CompareView::addPlot(QWidget* plot)
{
    split_->addWidget(plot);
}

void CompareView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (outdated_)
        refill();
}

void CompareView::refill()
{
    outdated_ = false;
    fillBaselines();
    model_->refill();
    model_->setBaseline({baseline_->currentData().toUInt()});
    view_->resizeColumnsToContents();
    showLikelihood();
}

void CompareView::fillBaselines()
{
    const QSignalBlocker quiet(baseline_);
    const auto kept = baseline_->currentData().toUInt();
    baseline_->clear();
    for (const auto& one : document_.project().alternatives)
        baseline_->addItem(qs(one.name), one.id.number);
    baseline_->setCurrentIndex(std::max(0, baseline_->findData(kept)));
}

void CompareView::showLikelihood()
{
    likelihood_->clear();
    const auto& services = document_.services();
    std::vector<model::Assessment> all;
    for (const auto& one : document_.project().alternatives)
        if (const auto answer = document_.assessment(one.id); answer && !document_.stale(one.id))
            all.push_back(*answer);
    if (!services.compare || all.size() < 2 ||
        all.size() != document_.project().alternatives.size())
        return;
    const auto answer = services.compare(document_.project(), all, model_->baseline());
    if (!answer)
        return likelihood_->setText(words(answer.error()));
    QStringList lines;
    for (const auto& one : answer->better)
        if (const auto* alternative = document_.project().find(one.alternative))
            lines << tr("%1 is cheaper in %2 % of the draws")
                         .arg(qs(alternative->name))
                         .arg(100.0 * one.probability, 0, 'f', 0);
    for (const auto& line : answer->words)
        lines << qs(line);
    likelihood_->setText(lines.join(QStringLiteral(" · ")));
}

} // namespace hallwright::ui
