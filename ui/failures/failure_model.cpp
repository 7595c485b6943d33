// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/failure_model.h"

#include "ui/icons.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QCollator>
#include <QFont>

#include <algorithm>
#include <limits>

namespace hallwright::ui {

namespace {

constexpr int columns = static_cast<int>(FailureColumn::Count);
constexpr quintptr groupId = 0; // of a group's own index; a failure holds its group's number + 1

FailureColumn columnAt(int section)
{
    return static_cast<FailureColumn>(section);
}

} // namespace

void FailureModel::setList(model::FailureList list)
{
    beginResetModel();
    list_ = std::move(list);
    rebuild();
    arrange();
    endResetModel();
}

void FailureModel::rebuild()
{
    verdicts_.clear();
    for (const auto& one : list_.verdicts)
        verdicts_[one.element] = &one;
    Group power{tr("Power"), {}, {}};
    Group cooling{tr("Cooling"), {}, {}};
    Group pairs{tr("Fault during maintenance"), {}, {}};
    for (const auto& one : list_.singles)
        (sideOf(one) == model::FailureSide::Electrical ? power : cooling).all.push_back(&one);
    for (const auto& one : list_.pairs)
        pairs.all.push_back(&one);
    groups_.clear();
    for (auto* group : {&power, &cooling, &pairs})
        if (!group->all.empty())
            groups_.push_back(std::move(*group));
}

void FailureModel::setDimmed(bool dimmed)
{
    if (dimmed == dimmed_)
        return;
    dimmed_ = dimmed;
    emit layoutAboutToBeChanged();
    emit layoutChanged();
}

void FailureModel::setFilter(Filter filter)
{
    beginResetModel();
    filter_ = std::move(filter);
    arrange();
    endResetModel();
}

bool FailureModel::fits(const model::FailureResult& failure) const
{
    return (!filter_.onlyFailing || !holds(failure)) &&
           (filter_.text.isEmpty() ||
            words(failure.title).contains(filter_.text, Qt::CaseInsensitive) ||
            qs(failure.name).contains(filter_.text, Qt::CaseInsensitive));
}

void FailureModel::arrange()
{
    const bool ascending = sortOrder_ == Qt::AscendingOrder;
    QCollator collator;
    collator.setNumericMode(true);
    // Unknown figures go last, whichever way the column is sorted.
    const auto keyOf = [&](const model::FailureResult& failure) {
        const auto figure = failureFigure(failure, sortColumn_);
        return figure ? (ascending ? *figure : -*figure) : std::numeric_limits<double>::infinity();
    };
    for (auto& group : groups_) {
        group.shown.clear();
        for (const auto* one : group.all)
            if (fits(*one))
                group.shown.push_back(one);
        std::stable_sort(group.shown.begin(), group.shown.end(), [&](const auto* a, const auto* b) {
            if (isFigure(sortColumn_))
                return keyOf(*a) < keyOf(*b);
            const int order = collator.compare(cell(*a, sortColumn_), cell(*b, sortColumn_));
            return ascending ? order < 0 : order > 0;
        });
    }
}

void FailureModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columns)
        return;
    emit layoutAboutToBeChanged();
    std::vector<const model::FailureResult*> held;
    const auto old = persistentIndexList();
    for (const auto& one : old)
        held.push_back(failure(one));
    sortColumn_ = columnAt(column);
    sortOrder_ = order;
    arrange();
    for (qsizetype i = 0; i < old.size(); ++i)
        if (const auto* one = held[static_cast<std::size_t>(i)]) {
            const auto now = find(one->name);
            changePersistentIndex(old[i], now.siblingAtColumn(old[i].column()));
        }
    emit layoutChanged();
}

const model::FailureResult* FailureModel::failure(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return nullptr;
    const auto& group = groups_[index.internalId() - 1];
    const auto row = static_cast<std::size_t>(index.row());
    return row < group.shown.size() ? group.shown[row] : nullptr;
}

QModelIndex FailureModel::find(const std::string& name) const
{
    for (std::size_t g = 0; g < groups_.size(); ++g)
        for (std::size_t i = 0; i < groups_[g].shown.size(); ++i)
            if (groups_[g].shown[i]->name == name)
                return createIndex(static_cast<int>(i), 0, static_cast<quintptr>(g + 1));
    return {};
}

int FailureModel::shown() const
{
    std::size_t sum = 0;
    for (const auto& group : groups_)
        sum += group.shown.size();
    return static_cast<int>(sum);
}

int FailureModel::total() const
{
    return static_cast<int>(list_.singles.size() + list_.pairs.size());
}

int FailureModel::failing() const
{
    const auto bad = [](const model::FailureResult& one) { return !holds(one); };
    return static_cast<int>(std::count_if(list_.singles.begin(), list_.singles.end(), bad) +
                            std::count_if(list_.pairs.begin(), list_.pairs.end(), bad));
}

QModelIndex FailureModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column < 0 || column >= columns || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : groupId);
}

QModelIndex FailureModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, groupId);
}

int FailureModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(groups_.size());
    if (parent.internalId() != groupId || parent.column() != 0)
        return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].shown.size());
}

int FailureModel::columnCount(const QModelIndex&) const
{
    return columns;
}

const model::ElementVerdict* FailureModel::verdict(const model::FailureResult& failure) const
{
    const auto at = failure.maintained ? verdicts_.end() : verdicts_.find(failure.lost);
    return at != verdicts_.end() ? at->second : nullptr;
}

QString FailureModel::groupText(const Group& group) const
{
    const auto bad = std::count_if(group.all.begin(), group.all.end(),
                                   [](const auto* one) { return !holds(*one); });
    return tr("%1: %2 failures, %3 do not hold").arg(group.title).arg(group.all.size()).arg(bad);
}

QVariant FailureModel::groupData(const QModelIndex& index, int role) const
{
    if (index.column() != 0)
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return groupText(groups_[static_cast<std::size_t>(index.row())]);
    if (role == Qt::FontRole) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant FailureModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == groupId)
        return groupData(index, role);
    const auto* one = failure(index);
    const auto column = columnAt(index.column());
    if (one == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return cell(*one, column);
    case NameRole:
        return qs(one->name);
    case Qt::ToolTipRole:
        if (column == FailureColumn::Verdict && !one->unsolved.empty())
            return termWords(one->unsolved);
        if (column == FailureColumn::Loading && !one->worstLoaded.empty())
            return qs(one->worstLoaded);
        if (column == FailureColumn::InMaintenance)
            if (const auto* said = verdict(*one); said != nullptr && !said->worstFault.empty())
                return termWords(said->worstFault);
        if (column == FailureColumn::Throttle && one->estimated)
            return tr("Rests on class estimates of thermal mass and limit");
        return cell(*one, column);
    case Qt::DecorationRole:
        if (column != FailureColumn::Verdict || holds(*one))
            return {};
        return severityIcon(verdictOf(*one) == model::FailureVerdict::Fails
                                ? model::Severity::Error
                                : model::Severity::Warning);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isFigure(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return dimmed_ ? QVariant(themeColours().disabled) : QVariant();
    default:
        return {};
    }
}

} // namespace hallwright::ui
