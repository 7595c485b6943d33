// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icons.h"
#include "ui/quantity_format.h"
#include "ui/tables/finding_list.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <algorithm>

namespace hallwright::ui {

FindingModel::FindingModel(const Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , document_(document)
{
}

void FindingModel::setFilter(Filter filter)
{
    beginResetModel();
    filter_ = std::move(filter);
    arrange();
    endResetModel();
}

void FindingModel::refill()
{
    beginResetModel();
    shownOf_ = document_.assessment();
    arrange();
    endResetModel();
}

void FindingModel::arrange()
{
    rows_.clear();
    if (!shownOf_)
        return;
    for (std::size_t i = 0; i < shownOf_->findings.size(); ++i)
        if (fits(shownOf_->findings[i]))
            rows_.push_back(i);
}

bool FindingModel::fits(const model::Finding& finding) const
{
    if (!filter_.severities[static_cast<std::size_t>(finding.severity)])
        return false;
    if (filter_.text.isEmpty())
        return true;
    for (int column = TextColumn; column < ColumnCount; ++column)
        if (cell(finding, column).contains(filter_.text, Qt::CaseInsensitive))
            return true;
    return qs(finding.code).contains(filter_.text, Qt::CaseInsensitive);
}

const model::Finding& FindingModel::finding(int row) const
{
    return shownOf_->findings[rows_[static_cast<std::size_t>(row)]];
}

int FindingModel::countOf(model::Severity severity) const
{
    if (!shownOf_)
        return 0;
    return static_cast<int>(
        std::count_if(shownOf_->findings.begin(), shownOf_->findings.end(),
                      [&](const auto& one) { return one.severity == severity && !one.waived; }));
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FindingModel::cell(const model::Finding& finding, int column) const
{
    switch (column) {
    case SeverityColumn:
        return finding.waived ? tr("Waived") : words(finding.severity);
    case TextColumn:
        return words(finding.message);
    case ElementColumnOf: {
        if (finding.elements.empty())
            return {};
        QString name = elementName(document_.plan(), finding.elements.front());
        if (finding.elements.size() > 1)
            name += tr(" and %n more", nullptr, static_cast<int>(finding.elements.size()) - 1);
        return name;
    }
    case MarginColumn:
        return finding.marginPct
                   ? QString::number(*finding.marginPct, 'f', 1) + QStringLiteral("\u00a0%")
                   : QString();
    case ContingencyColumn:
        return termWords(finding.contingency);
    case SourceColumn:
        return translated("reference", finding.reference);
    default:
        return {};
    }
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto& one = finding(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cell(one, index.column());
    case Qt::DecorationRole:
        return index.column() == SeverityColumn ? QVariant(severityIcon(one.severity)) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == MarginColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                              : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (document_.stale() || one.waived)
            return themeColours().disabled;
        return index.column() == SeverityColumn ? QVariant(severityColour(one.severity))
                                                : QVariant();
    case Qt::ToolTipRole: {
        QString tip = words(one.message) + QStringLiteral("\n[") + qs(one.code) + QLatin1Char(']');
        const auto& format = QuantityFormat::current();
        if (one.value)
            tip += tr("\nvalue %1").arg(format.fullText(*one.value, one.measure));
        if (one.limit)
            tip += tr(", limit %1").arg(format.fullText(*one.limit, one.measure));
        if (one.waived)
            tip += tr("\nwaived: %1").arg(qs(one.waiverReason));
        return tip;
    }
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case TextColumn:
        return tr("Finding");
    case ElementColumnOf:
        return tr("Element");
    case MarginColumn:
        return tr("Margin");
    case ContingencyColumn:
        return tr("Contingency");
    case SourceColumn:
        return tr("Source");
    default:
        return {};
    }
}

} // namespace hallwright::ui
