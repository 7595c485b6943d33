// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/kpi_view.h"

#include "ui/quantity_format.h"
#include "ui/tables/kpi_model.h"
#include "ui/words.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {
constexpr std::size_t contributionLimit = 12;

QString contributionRows(const model::KpiInfo& info, const model::KpiValue& value)
{
    const auto& format = QuantityFormat::current();
    QString rows;
    for (std::size_t i = 0; i < std::min(value.contributions.size(), contributionLimit); ++i) {
        const auto& one = value.contributions[i];
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td></tr>")
                    .arg(termWords(one.label).toHtmlEscaped(), format.kpiText(info, one.value));
    }
    return rows.isEmpty() ? rows : QStringLiteral("<table>%1</table>").arg(rows);
}
} // namespace

KpiView::KpiView(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new KpiModel(document, KpiModel::Rows::All, this))
    , view_(new QTableView)
    , chain_(new QTextBrowser)
{
    view_->setModel(model_);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(24);
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(view_);
    split->addWidget(chain_);
    split->setStretchFactor(0, 4);
    split->setStretchFactor(1, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(split);
    connect(&document_, &Document::planChanged, this, &KpiView::refill);
    connect(&document_, &Document::assessmentChanged, this, &KpiView::refill);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &KpiView::refill);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &KpiView::showChain);
    refill();
}

void KpiView::refill()
{
    const QModelIndex kept = view_->currentIndex();
    const int row = kept.row();
    const int column = kept.column();
    model_->refill();
    view_->resizeColumnsToContents();
    view_->setColumnWidth(KpiModel::TitleColumn,
                          std::max(220, view_->columnWidth(KpiModel::TitleColumn)));
    if (row >= 0)
        view_->setCurrentIndex(model_->index(row, column));
    showChain();
}

void KpiView::explain(const QString& key)
{
    for (int row = 0; row < model_->rowCount(); ++row)
        if (QLatin1String(model_->info(row).key) == key) {
            view_->setCurrentIndex(model_->index(row, KpiModel::FirstAlternative));
            view_->scrollTo(view_->currentIndex());
        }
}

void KpiView::showChain()
{
    const QModelIndex index = view_->currentIndex();
    if (!index.isValid()) {
        chain_->setHtml(tr("Choose a figure to see where it comes from."));
        return;
    }
    const auto& info = model_->info(index.row());
    const int column = std::max<int>(index.column(), KpiModel::FirstAlternative);
    QString html = QStringLiteral("<b>%1</b><p>%2</p>")
                       .arg(translated("kpi", info.title).toHtmlEscaped(),
                            translated("kpi", info.formula).toHtmlEscaped());
    const auto* value =
        column < model_->columnCount() ? model_->value(index.row(), column) : nullptr;
    if (value != nullptr) {
        if (value->value)
            html += QStringLiteral("<p>%1: <b>%2 %3</b></p>")
                        .arg(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole)
                                 .toString()
                                 .toHtmlEscaped(),
                             QuantityFormat::current().kpiNumber(info, *value->value, 0),
                             QuantityFormat::current().kpiUnit(info));
        html += contributionRows(info, *value);
        if (!value->note.empty())
            html += QStringLiteral("<p>%1</p>").arg(termWords(value->note).toHtmlEscaped());
    }
    chain_->setHtml(html);
}

} // namespace hallwright::ui
