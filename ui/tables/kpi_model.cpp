// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/kpi_model.h"

#include "model/quantity_text.h"
#include "ui/quantity_format.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QFont>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

const model::KpiValue* valueOf(const model::Assessment* assessment, std::string_view key)
{
    if (assessment == nullptr)
        return nullptr;
    const auto at = std::find_if(assessment->kpis.begin(), assessment->kpis.end(),
                                 [&](const auto& one) { return one.key == key; });
    return at == assessment->kpis.end() ? nullptr : &*at;
}

bool stated(const model::KpiValue* value)
{
    return value != nullptr && (value->value || !value->words.empty());
}

} // namespace

KpiModel::KpiModel(const Document& document, Rows rows, QObject* parent)
    : QAbstractTableModel(parent)
    , document_(document)
    , which_(rows)
{
    refill();
}

void KpiModel::setBaseline(model::AlternativeId id)
{
    beginResetModel();
    baseline_ = id;
    endResetModel();
}

void KpiModel::refill()
{
    beginResetModel();
    alternatives_.clear();
    for (const auto& one : document_.project().alternatives)
        alternatives_.push_back(one.id);
    if (document_.project().find(baseline_) == nullptr)
        baseline_ = {};
    rows_.clear();
    for (const auto& info : model::kpiCatalogue()) {
        const bool known =
            std::any_of(alternatives_.begin(), alternatives_.end(), [&](model::AlternativeId id) {
                return stated(valueOf(document_.assessment(id).get(), info.key));
            });
        if (known || which_ == Rows::All)
            rows_.push_back(&info);
    }
    endResetModel();
}

int KpiModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int KpiModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    const int count = static_cast<int>(alternatives_.size());
    return FirstAlternative + (baseline_ ? 2 * count - 1 : count);
}

// With a baseline every other alternative has a value column and one for the difference.
KpiModel::Place KpiModel::place(int column) const
{
    const int wanted = column - FirstAlternative;
    int at = 0;
    for (std::size_t i = 0; i < alternatives_.size(); ++i) {
        if (at == wanted)
            return {i, false};
        ++at;
        if (!baseline_ || alternatives_[i] == baseline_)
            continue;
        if (at == wanted)
            return {i, true};
        ++at;
    }
    return {};
}

model::AlternativeId KpiModel::alternativeAt(int column) const
{
    if (column < FirstAlternative || alternatives_.empty())
        return {};
    return alternatives_[place(column).alternative];
}

const model::KpiValue* KpiModel::value(int row, int column) const
{
    if (column < FirstAlternative || alternatives_.empty())
        return nullptr;
    // The document keeps the assessment alive until its next signal, which refills this model.
    return valueOf(document_.assessment(alternativeAt(column)).get(), info(row).key);
}

QString KpiModel::valueText(int row, int column, int significant) const
{
    const auto* one = value(row, column);
    if (!stated(one))
        return QStringLiteral("–");
    if (!one->words.empty())
        return qs(one->words);
    return QuantityFormat::current().kpiNumber(info(row), *one->value, significant);
}

QString KpiModel::differenceText(int row, int column) const
{
    const auto* one = value(row, column);
    const auto* other = valueOf(document_.assessment(baseline_).get(), info(row).key);
    if (one == nullptr || other == nullptr || !one->value || !other->value)
        return {};
    const double difference = *one->value - *other->value;
    if (difference == 0.0)
        return QStringLiteral("=");
    const bool degrees = info(row).measure == model::Measure::Temperature;
    if (degrees || *other->value == 0.0)
        return (difference > 0 ? QStringLiteral("+") : QString()) +
               qs(degrees ? model::quantityText(difference, model::Measure::TemperatureDifference,
                                                QuantityFormat::current().system())
                          : model::numberText(difference));
    const double percent = 100.0 * difference / std::abs(*other->value);
    return (percent > 0 ? QStringLiteral("+") : QString()) + qs(model::numberText(percent, 2)) +
           QStringLiteral("\u00a0%");
}

bool KpiModel::best(int row, int column) const
{
    const auto better = info(row).better;
    const auto* mine = value(row, column);
    if (better == model::Better::Neither || mine == nullptr || !mine->value ||
        alternatives_.size() < 2)
        return false;
    bool differs = false;
    for (const auto id : alternatives_) {
        const auto* other = valueOf(document_.assessment(id).get(), info(row).key);
        if (other == nullptr || !other->value)
            continue;
        if (better == model::Better::Higher ? *other->value > *mine->value
                                            : *other->value < *mine->value)
            return false;
        differs = differs || *other->value != *mine->value;
    }
    return differs;
}

QString KpiModel::tip(int row, int column) const
{
    QString out = translated("kpi", info(row).formula);
    const auto* one = value(row, column);
    if (one == nullptr)
        return out;
    out = valueText(row, column, 0) + QLatin1Char(' ') +
          QuantityFormat::current().kpiUnit(info(row)) + QLatin1Char('\n') + out;
    if (!one->note.empty())
        out += QLatin1Char('\n') + termWords(one->note);
    return out;
}

QVariant KpiModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row();
    const int column = index.column();
    const bool values = column >= FirstAlternative;
    const bool difference = values && place(column).difference;
    switch (role) {
    case Qt::DisplayRole:
        if (column == TitleColumn)
            return translated("kpi", info(row).title);
        if (column == UnitColumn)
            return QuantityFormat::current().kpiUnit(info(row));
        return difference ? differenceText(row, column) : valueText(row, column, 3);
    case Qt::ToolTipRole:
        return tip(row, column);
    case Qt::TextAlignmentRole:
        return values ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                      : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::BackgroundRole:
        return values && !difference && best(row, column) ? QVariant(themeColours().best)
                                                          : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(values && !difference && best(row, column));
        return font;
    }
    case Qt::ForegroundRole:
        if (values && document_.stale(alternativeAt(column)))
            return themeColours().disabled;
        return difference || column == UnitColumn ? QVariant(themeColours().secondary) : QVariant();
    default:
        return {};
    }
}

QVariant KpiModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section >= FirstAlternative)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == TitleColumn)
        return tr("Key figure");
    if (section == UnitColumn)
        return tr("Unit");
    if (alternatives_.empty())
        return {};
    const auto at = place(section);
    const auto* alternative = document_.project().find(alternatives_[at.alternative]);
    if (alternative == nullptr)
        return {};
    return at.difference ? tr("Δ to baseline") : qs(alternative->name);
}

} // namespace hallwright::ui
