// SPDX-License-Identifier: GPL-3.0-or-later
// What the failure list says in words: cells, headers, and the whole as text.
#include "ui/failures/failure_model.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <cmath>

namespace hallwright::ui {

namespace {

constexpr int columns = static_cast<int>(FailureColumn::Count);

QString dash()
{
    return QStringLiteral("–");
}

QString yesNo(model::FailureVerdict verdict)
{
    switch (verdict) {
    case model::FailureVerdict::Holds:
        return FailureModel::tr("yes");
    case model::FailureVerdict::Fails:
        return FailureModel::tr("no");
    case model::FailureVerdict::Unknown:
        return FailureModel::tr("unknown");
    }
    return {};
}

QString quoted(QString cell)
{
    if (!cell.contains(QLatin1Char(',')) && !cell.contains(QLatin1Char('"')) &&
        !cell.contains(QLatin1Char('\n')))
        return cell;
    return QLatin1Char('"') + cell.replace(QLatin1Char('"'), QLatin1String("\"\"")) +
           QLatin1Char('"');
}

} // namespace

QString words(model::FailureVerdict verdict)
{
    switch (verdict) {
    case model::FailureVerdict::Holds:
        return FailureModel::tr("holds");
    case model::FailureVerdict::Fails:
        return FailureModel::tr("fails");
    case model::FailureVerdict::Unknown:
        return FailureModel::tr("unknown");
    }
    return {};
}

QString FailureModel::cell(const model::FailureResult& failure, FailureColumn column) const
{
    switch (column) {
    case FailureColumn::Name:
        return words(failure.title);
    case FailureColumn::Verdict:
        return words(verdictOf(failure));
    case FailureColumn::Kind:
        return equipmentKindName(failure.kind);
    case FailureColumn::Maintainable:
        return failure.maintained ? dash() : yesNo(plannedVerdictOf(failure));
    case FailureColumn::InMaintenance: {
        const auto* one = verdict(failure);
        return one != nullptr && one->tolerantInMaintenance ? yesNo(*one->tolerantInMaintenance)
                                                            : dash();
    }
    default:
        break;
    }
    if (column == FailureColumn::Dark && failure.racksInterrupted > 0 && failure.switching)
        return tr("%1 and %2 for %3")
            .arg(failure.racksDark)
            .arg(failure.racksInterrupted)
            .arg(QuantityFormat::current().text(model::inSi(*failure.switching),
                                                model::Measure::Minutes));
    const auto figure = failureFigure(failure, column);
    if (!figure)
        return dash();
    const auto measure = failureMeasure(column);
    constexpr double nothing = 0.005; // per cent: what an iteration leaves
    if (measure == model::Measure::Fraction)
        return QuantityFormat::current().number(
            std::abs(*figure * 100.0) < nothing ? 0.0 : *figure * 100.0, model::Measure::None);
    if (measure == model::Measure::Count)
        return QString::number(static_cast<int>(*figure));
    return QuantityFormat::current().number(*figure, measure);
}

QString FailureModel::header(FailureColumn column) const
{
    using enum FailureColumn;
    const auto seconds = QuantityFormat::current().unit(model::Measure::Seconds);
    switch (column) {
    case Name:
        return tr("Failure");
    case Verdict:
        return tr("Verdict");
    case Throttle:
        return tr("To throttle, %1").arg(seconds);
    case Shutdown:
        return tr("To shutdown, %1").arg(seconds);
    case Dark:
        return tr("Dark");
    case Short:
        return tr("Short of flow");
    case Hot:
        return tr("Too hot");
    case Loading:
        return tr("Loading, %");
    case FlowMargin:
        return tr("Flow margin, %");
    case Maintainable:
        return tr("Maintainable");
    case InMaintenance:
        return tr("Fault in maintenance");
    case Kind:
        return tr("Kind");
    case Alike:
        return tr("Alike");
    case Count:
        return {};
    }
    return {};
}

QVariant FailureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    const auto column = static_cast<FailureColumn>(section);
    if (role == Qt::DisplayRole)
        return header(column);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isFigure(column) ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role != Qt::ToolTipRole)
        return {};
    using enum FailureColumn;
    switch (column) {
    case Throttle:
        return tr("Until the first rack meets its limit; a dash: not within half an hour");
    case Dark:
        return tr("Racks without any live feed");
    case Short:
        return tr("Racks whose steady flow is below what they need");
    case Hot:
        return tr("Racks with supply, return or component beyond its limit");
    case Loading:
        return tr("Highest loading that is left, of what the element may carry");
    case Maintainable:
        return tr("A planned outage of it holds: load is moved before");
    case InMaintenance:
        return tr("Any single fault holds while it is out of service");
    case Alike:
        return tr("Pairs with the same outcome that the row stands for");
    default:
        return header(column);
    }
}

QString FailureModel::asText(Text form) const
{
    const QString between = form == Text::Csv ? QStringLiteral(",") : QStringLiteral("\t");
    const auto put = [form](const QString& text) {
        return form == Text::Csv ? quoted(text) : text;
    };
    QStringList head{put(tr("Side"))};
    for (int c = 0; c < columns; ++c)
        head << put(header(static_cast<FailureColumn>(c)));
    QStringList lines{head.join(between)};
    for (const auto& group : groups_)
        for (const auto* one : group.shown) {
            QStringList cells{put(group.title)};
            for (int c = 0; c < columns; ++c) {
                const auto column = static_cast<FailureColumn>(c);
                const auto figure = failureFigure(*one, column);
                const double scale =
                    failureMeasure(column) == model::Measure::Fraction ? 100.0 : 1.0;
                if (!isFigure(column))
                    cells << put(cell(*one, column));
                else
                    cells << (figure ? QString::number(*figure * scale, 'g', 12) : QString());
            }
            lines << cells.join(between);
        }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace hallwright::ui
