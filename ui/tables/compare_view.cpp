// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/compare_view.h"

#include "model/quantity_text.h"
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
#include <QTextBrowser>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

QString nameOf(const model::Project& project, model::AlternativeId id)
{
    const auto* one = project.find(id);
    return one != nullptr ? qs(one->name) : QString();
}

QString listOf(const QString& title, const QStringList& lines)
{
    return lines.isEmpty()
               ? QString()
               : QStringLiteral("<b>%1</b><ul style=\"margin-left:14px;"
                                "-qt-list-indent:0\"><li>%2</li></ul>")
                     .arg(title.toHtmlEscaped(), lines.join(QStringLiteral("</li><li>")));
}

// Odds over the sampled assumptions, then where the order would turn.
QString likelihoodText(const model::Project& project, const Comparison& comparison,
                       model::AlternativeId baseline)
{
    const auto* info = model::findKpi(comparison.basis);
    QStringList odds;
    for (const auto& one : comparison.better)
        odds << CompareView::tr("%1: in %2 % of the draws")
                    .arg(nameOf(project, one.alternative).toHtmlEscaped())
                    .arg(100.0 * one.probability, 0, 'f', 0);
    QStringList turns;
    for (const auto& one : comparison.breakEven) {
        const QString value = one.unit.empty()
                                  ? qs(model::numberText(one.value * 100.0)) + " %"
                                  : qs(model::numberText(one.value)) + QLatin1Char(' ') +
                                        translated("unit", one.unit);
        turns << (one.ownInput ? CompareView::tr("%1 costs the same where its %2 is %3")
                               : CompareView::tr("%1 costs the same where %2 is %3"))
                     .arg(nameOf(project, one.alternative).toHtmlEscaped(),
                          one.ownInput ? QStringLiteral("MFU") : translated("input", one.input),
                          value);
    }
    return listOf(CompareView::tr("Below %1 in %2")
                      .arg(nameOf(project, baseline),
                           info != nullptr ? translated("kpi", info->title) : QString()),
                  odds) +
           listOf(CompareView::tr("Break-even with %1").arg(nameOf(project, baseline)), turns);
}

} // namespace

CompareView::CompareView(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new KpiModel(document, KpiModel::Rows::Known, this))
    , baseline_(new QComboBox)
    , likelihood_(new QTextBrowser)
    , view_(new QTableView)
    , below_(new QSplitter)
{
    view_->setModel(model_);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(24);
    likelihood_->setAccessibleName(tr("What decides"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    auto* label = new QLabel(tr("&Baseline"));
    label->setBuddy(baseline_);
    head->addWidget(label);
    head->addWidget(baseline_);
    head->addStretch(1);
    below_->addWidget(likelihood_);
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(view_);
    split->addWidget(below_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(split, 1);
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
    below_->insertWidget(0, plot);
    below_->setStretchFactor(0, 3);
    below_->setStretchFactor(1, 2);
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
        return likelihood_->setPlainText(words(answer.error()));
    likelihood_->setHtml(likelihoodText(document_.project(), *answer, model_->baseline()));
}

} // namespace hallwright::ui
