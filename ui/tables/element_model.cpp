// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/element_model.h"

#include "ui/quantity_format.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QCollator>

#include <algorithm>
#include <limits>

namespace hallwright::ui {

namespace {

bool isNumber(const model::FieldInfo& info)
{
    return info.kind == model::FieldKind::Number || info.kind == model::FieldKind::Count;
}

// What rows are ordered by: numbers by size, the rest by words; unknown last.
struct SortKey {
    double number = std::numeric_limits<double>::infinity();
    QString text;
    std::size_t at = 0;
};

std::optional<double> numberOf(const model::FieldValue& value)
{
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*count);
    return std::nullopt;
}

} // namespace

void ElementModel::setColumns(std::vector<ElementColumn> columns)
{
    beginResetModel();
    columns_ = std::move(columns);
    arrange();
    endResetModel();
}

void ElementModel::setElements(std::vector<model::ElementRef> elements)
{
    beginResetModel();
    elements_ = std::move(elements);
    arrange();
    endResetModel();
}

void ElementModel::setFilter(const QString& text)
{
    beginResetModel();
    filter_ = text.trimmed();
    arrange();
    endResetModel();
}

void ElementModel::setDimmed(bool dimmed)
{
    if (dimmed == dimmed_)
        return;
    dimmed_ = dimmed;
    if (!shown_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                         {Qt::ForegroundRole});
}

std::optional<int> ElementModel::rowOf(const model::ElementRef& ref) const
{
    const auto at = std::find(shown_.begin(), shown_.end(), ref);
    if (at == shown_.end())
        return std::nullopt;
    return static_cast<int>(at - shown_.begin());
}

int ElementModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int ElementModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QString ElementModel::cellText(const ElementColumn& column, const model::ElementRef& ref) const
{
    if (column.words)
        return column.words(ref);
    const auto value = column.value(ref);
    if (std::holds_alternative<std::monostate>(value))
        return QStringLiteral("–");
    const auto& format = QuantityFormat::current();
    if (const auto* number = std::get_if<double>(&value))
        return format.number(*number, column.info.measure);
    return format.text(column.info, value);
}

QString ElementModel::header(const ElementColumn& column) const
{
    const QString unit =
        isNumber(column.info) ? QuantityFormat::current().unit(column.info.measure) : QString();
    return unit.isEmpty() ? column.title : QStringLiteral("%1, %2").arg(column.title, unit);
}

QVariant ElementModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto& ref = element(index.row());
    const auto& column = columns_[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(column, ref);
    case Qt::ToolTipRole:
        if (column.words)
            return column.words(ref);
        return QuantityFormat::current().fullText(column.info, column.value(ref));
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column.info) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return dimmed_ ? QVariant(themeColours().disabled) : QVariant();
    case RefRole:
        return qs(model::text(ref));
    case SortRole:
        if (const auto number = numberOf(column.value(ref)))
            return *number;
        return cellText(column, ref);
    default:
        return {};
    }
}

QVariant ElementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const auto& column = columns_[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return header(column);
    if (role == Qt::ToolTipRole)
        return column.tip.isEmpty() ? column.title : column.title + QLatin1Char('\n') + column.tip;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumber(column.info) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    return {};
}

void ElementModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged();
    sortColumn_ = column;
    sortOrder_ = order;
    arrange();
    emit layoutChanged();
}

void ElementModel::arrange()
{
    shown_.clear();
    for (const auto& ref : elements_) {
        const bool fits = filter_.isEmpty() ||
                          std::any_of(columns_.begin(), columns_.end(), [&](const auto& column) {
                              return !isNumber(column.info) &&
                                     cellText(column, ref).contains(filter_, Qt::CaseInsensitive);
                          });
        if (fits)
            shown_.push_back(ref);
    }
    if (sortColumn_ < 0 || sortColumn_ >= columnCount())
        return;
    const auto& column = columns_[static_cast<std::size_t>(sortColumn_)];
    const bool byNumber = isNumber(column.info);
    std::vector<SortKey> keys(shown_.size());
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        keys[i].at = i;
        if (!byNumber)
            keys[i].text = cellText(column, shown_[i]);
        else if (const auto number = numberOf(column.value(shown_[i])))
            keys[i].number = sortOrder_ == Qt::AscendingOrder ? *number : -*number;
    }
    QCollator collator;
    collator.setNumericMode(true); // "K9" before "K10"
    const bool ascending = sortOrder_ == Qt::AscendingOrder;
    std::stable_sort(keys.begin(), keys.end(), [&](const SortKey& a, const SortKey& b) {
        if (byNumber)
            return a.number < b.number;
        const int order = collator.compare(a.text, b.text);
        return ascending ? order < 0 : order > 0;
    });
    std::vector<model::ElementRef> sorted;
    sorted.reserve(shown_.size());
    for (const auto& key : keys)
        sorted.push_back(std::move(shown_[key.at]));
    shown_ = std::move(sorted);
}

QString ElementModel::asText() const
{
    QStringList lines;
    QStringList heads;
    for (const auto& column : columns_)
        heads << header(column);
    lines << heads.join(QLatin1Char('\t'));
    for (const auto& ref : shown_) {
        QStringList cells;
        for (const auto& column : columns_)
            cells << (column.words
                          ? column.words(ref)
                          : QuantityFormat::current().fullText(column.info, column.value(ref)));
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace hallwright::ui
