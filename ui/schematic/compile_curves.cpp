// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/compile_curves.h"

#include "model/quantity_text.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace hallwright::ui {

namespace {

using model::inSi;
using model::Measure;
using Look = CurveSeries::Look;
using Side = CurveSeries::Side;

QString say(const char* text)
{
    return QCoreApplication::translate("Curves", text);
}

// A figure in the reader's unit, which the axis names; temperatures have an offset too.
double inUnit(double si, Measure measure)
{
    const auto& format = QuantityFormat::current();
    const double one = format.parse(QStringLiteral("1"), measure).value_or(1.0);
    const double none = format.parse(QStringLiteral("0"), measure).value_or(0.0);
    return (si - none) / (one - none);
}

QString withUnit(const QString& title, Measure measure)
{
    return QStringLiteral("%1 (%2)").arg(title, QuantityFormat::current().unit(measure));
}

QString shown(double si, Measure measure)
{
    return QuantityFormat::current().text(si, measure);
}

CurveSeries flowHead(const QString& name, const std::vector<model::FlowHead>& points, int colour,
                     Look look)
{
    CurveSeries out{name, {}, {}, colour, look, Side::Left};
    for (const auto& point : points) {
        out.x.push_back(inUnit(inSi(point.flow), Measure::CoolantFlow));
        out.y.push_back(inUnit(inSi(point.head), Measure::Pressure));
    }
    return out;
}

void addNpsh(const model::PumpCurves& curves, CurveSheet& sheet)
{
    std::optional<double> least;
    for (const auto& duty : curves.duties)
        if (duty.npsh)
            least = std::min(least.value_or(inSi(*duty.npsh)), inSi(*duty.npsh));
    const double right = sheet.series.empty() || sheet.series.front().x.empty()
                             ? 1.0
                             : sheet.series.front().x.back();
    const auto level = [&](const QString& name, double metres, int colour, Look look) {
        const double y = inUnit(metres, Measure::Length);
        sheet.series.push_back({name, {0.0, right}, {y, y}, colour, look, Side::Right});
    };
    if (least)
        level(say(QT_TRANSLATE_NOOP("Curves", "NPSH available")), *least, 5, Look::Dotted);
    if (curves.npshRequired)
        level(say(QT_TRANSLATE_NOOP("Curves", "NPSH required")), inSi(*curves.npshRequired), 6,
              Look::Dotted);
    if (least || curves.npshRequired)
        sheet.rightTitle = withUnit(say(QT_TRANSLATE_NOOP("Curves", "NPSH")), Measure::Length);
}

// Elements whose breakers stand in series with one: all upstream, the next downstream.
std::vector<std::string> chainOf(const model::TripCurves& curves, const std::string& element)
{
    const auto has = [&curves](const std::string& key) {
        return std::any_of(curves.pairs.begin(), curves.pairs.end(), [&key](const auto& pair) {
            return pair.upper == key || pair.lower == key;
        });
    };
    std::string start = element;
    if (!has(start)) {
        if (curves.pairs.empty())
            return {};
        start = curves.pairs.front().upper;
    }
    std::vector<std::string> chain{start};
    for (bool more = true; more;) {
        more = false;
        for (const auto& pair : curves.pairs)
            if (pair.lower == chain.front()) {
                chain.insert(chain.begin(), pair.upper);
                more = true;
                break;
            }
    }
    for (const auto& pair : curves.pairs)
        if (pair.upper == start) {
            chain.push_back(pair.lower);
            break;
        }
    return chain;
}

// Pairs of neighbours of the chain.
std::vector<const model::TripPair*> pairsOf(const model::TripCurves& curves,
                                            const std::vector<std::string>& chain)
{
    std::vector<const model::TripPair*> out;
    for (std::size_t i = 1; i < chain.size(); ++i)
        for (const auto& pair : curves.pairs)
            if (pair.upper == chain[i - 1] && pair.lower == chain[i])
                out.push_back(&pair);
    return out;
}

QString current(const model::Current& amperes)
{
    return shown(inSi(amperes), Measure::Current);
}

void addBattery(const model::UpsRun& ups, const std::optional<model::SetRun>& sets, int colour,
                CurveSheet& sheet)
{
    const double runtime = inSi(ups.runtime);
    if (!(runtime > 0.0))
        return;
    const QString name = say(QT_TRANSLATE_NOOP("Curves", "Battery %1")).arg(qs(ups.element));
    if (!sets) {
        sheet.series.push_back(
            {name, {0.0, runtime}, {100.0, 0.0}, colour, Look::Line, Side::Left});
        return;
    }
    const double carried = std::min(inSi(sets->carried), runtime);
    sheet.series.push_back({name,
                            {0.0, carried},
                            {100.0, 100.0 * (1.0 - carried / runtime)},
                            colour,
                            Look::Line,
                            Side::Left});
    // As far as the plot goes; the time to empty stands in the words.
    sheet.series.push_back({say(QT_TRANSLATE_NOOP("Curves", "…without generators")),
                            {carried, runtime},
                            {100.0 * (1.0 - carried / runtime), 0.0},
                            colour,
                            Look::Dotted,
                            Side::Left});
}

void addSets(const model::SetRun& sets, double end, CurveSheet& sheet)
{
    CurveSeries load{
        say(QT_TRANSLATE_NOOP("Curves", "Generator load")), {}, {}, 3, Look::Line, Side::Left};
    double share = 0.0;
    const auto go = [&load, &share](double t) {
        load.x.push_back(t);
        load.y.push_back(100.0 * share);
    };
    go(0.0);
    for (const auto& step : sets.steps) {
        go(inSi(step.at));
        share += step.share;
        go(inSi(step.at));
    }
    if (sets.carried > sets.rampFrom) {
        go(inSi(sets.rampFrom));
        share = sets.loading;
        go(inSi(sets.carried));
    }
    go(std::max(end, load.x.back()));
    sheet.series.push_back(std::move(load));
}

void addTemperatures(const model::FailureCourse& course, CurveSheet& sheet)
{
    if (course.groups.empty())
        return;
    const auto& group = course.groups.front();
    CurveSeries supply{say(QT_TRANSLATE_NOOP("Curves", "Coolant to the racks")),
                       {},
                       {},
                       0,
                       Look::Dashed,
                       Side::Right};
    CurveSeries hottest{
        say(QT_TRANSLATE_NOOP("Curves", "Hottest part")), {}, {}, 5, Look::Dashed, Side::Right};
    for (const auto& moment : group.moments) {
        supply.x.push_back(inSi(moment.at));
        supply.y.push_back(inUnit(inSi(moment.supply), Measure::Temperature));
        hottest.x.push_back(inSi(moment.at));
        hottest.y.push_back(inUnit(inSi(moment.hottest), Measure::Temperature));
    }
    sheet.rightTitle =
        withUnit(say(QT_TRANSLATE_NOOP("Curves", "Temperature")), Measure::Temperature);
    sheet.series.push_back(std::move(supply));
    sheet.series.push_back(std::move(hottest));
}

// The UPS that is empty first, as the words name it.
const model::UpsRun* firstEmpty(const model::RideThrough& ride)
{
    const auto at =
        std::min_element(ride.ups.begin(), ride.ups.end(),
                         [](const auto& a, const auto& b) { return a.runtime < b.runtime; });
    return at != ride.ups.end() ? &*at : nullptr;
}

} // namespace

CurveSheet pumpSheet(const model::PumpCurves& curves)
{
    CurveSheet sheet;
    sheet.title =
        say(QT_TRANSLATE_NOOP("Curves", "Pumps against their loop: %1")).arg(qs(curves.group));
    sheet.xTitle =
        withUnit(say(QT_TRANSLATE_NOOP("Curves", "Flow of all CDUs")), Measure::CoolantFlow);
    sheet.yTitle = withUnit(say(QT_TRANSLATE_NOOP("Curves", "Head")), Measure::Pressure);
    auto& series = sheet.series;
    series.push_back(flowHead(say(QT_TRANSLATE_NOOP("Curves", "Pumps, full speed")), curves.full, 0,
                              Look::Line));
    series.push_back(flowHead(say(QT_TRANSLATE_NOOP("Curves", "Pumps as they run")), curves.atSpeed,
                              4, Look::Dashed));
    if (!curves.oneLess.empty())
        series.push_back(flowHead(say(QT_TRANSLATE_NOOP("Curves", "One CDU fewer, full speed")),
                                  curves.oneLess, 6, Look::Dotted));
    series.push_back(flowHead(say(QT_TRANSLATE_NOOP("Curves", "System, valves as they stand")),
                              curves.system, 3, Look::Line));
    if (!curves.controlled.empty())
        series.push_back(flowHead(say(QT_TRANSLATE_NOOP("Curves", "System, valves holding flow")),
                                  curves.controlled, 1, Look::Dashed));
    series.push_back(
        flowHead(say(QT_TRANSLATE_NOOP("Curves", "Duty point")), {curves.duty}, 3, Look::Points));
    addNpsh(curves, sheet);
    return sheet;
}

QString pumpWords(const model::PumpCurves& curves)
{
    QStringList parts{say(QT_TRANSLATE_NOOP("Curves", "%1: %2 at %3"))
                          .arg(qs(curves.group),
                               shown(inSi(curves.duty.flow), Measure::CoolantFlow),
                               shown(inSi(curves.duty.head), Measure::Pressure))};
    if (!curves.duties.empty()) {
        const auto& first = curves.duties.front();
        parts << say(QT_TRANSLATE_NOOP("Curves", "CDUs that run: %1 at %2 % of full speed"))
                     .arg(curves.running)
                     .arg(qs(model::numberText(100.0 * first.speed, 3)));
        if (first.npsh)
            parts << say(QT_TRANSLATE_NOOP("Curves", "NPSH available %1"))
                         .arg(shown(inSi(*first.npsh), Measure::Length));
    }
    if (curves.npshRequired)
        parts << say(QT_TRANSLATE_NOOP("Curves", "required %1"))
                     .arg(shown(inSi(*curves.npshRequired), Measure::Length));
    if (curves.estimated)
        parts << say(QT_TRANSLATE_NOOP("Curves", "no published curve: laid through the rating"));
    return parts.join(QStringLiteral(" · "));
}

CurveSheet tripSheet(const model::TripCurves& curves, const std::string& element)
{
    CurveSheet sheet;
    sheet.title = say(QT_TRANSLATE_NOOP("Curves", "Breakers in series"));
    sheet.xTitle = withUnit(say(QT_TRANSLATE_NOOP("Curves", "Current")), Measure::Current);
    sheet.yTitle = withUnit(say(QT_TRANSLATE_NOOP("Curves", "Time")), Measure::Seconds);
    sheet.scale = CurveSheet::Scale::Logarithmic;
    const auto chain = chainOf(curves, element);
    int colour = 0;
    for (const auto& key : chain) {
        const auto at = std::find_if(curves.curves.begin(), curves.curves.end(),
                                     [&key](const auto& one) { return one.element == key; });
        if (at == curves.curves.end())
            continue;
        CurveSeries most{qs(at->element), {}, {}, colour, Look::Line, Side::Left};
        CurveSeries least{{}, {}, {}, colour, Look::Dotted, Side::Left};
        const auto put = [](CurveSeries& series, const model::TripPoint& point,
                            const std::optional<model::Duration>& time) {
            series.x.push_back(inUnit(inSi(point.current), Measure::Current));
            series.y.push_back(time ? inUnit(inSi(*time), Measure::Seconds) : std::nan(""));
        };
        for (const auto& point : at->points) {
            put(most, point, point.most);
            put(least, point, point.least);
        }
        sheet.series.push_back(std::move(most));
        sheet.series.push_back(std::move(least));
        ++colour;
    }
    for (const auto* pair : pairsOf(curves, chain))
        sheet.marks.push_back(
            {inUnit(inSi(pair->fault), Measure::Current),
             say(QT_TRANSLATE_NOOP("Curves", "fault %1")).arg(current(pair->fault))});
    return sheet;
}

QString tripWords(const model::TripCurves& curves, const std::string& element)
{
    const auto chain = chainOf(curves, element);
    QStringList parts;
    for (const auto* pair : pairsOf(curves, chain))
        parts << (pair->total ? say(QT_TRANSLATE_NOOP("Curves", "%1 over %2: selective up to the "
                                                                "fault current %3"))
                                    .arg(qs(pair->upper), qs(pair->lower), current(pair->fault))
                              : say(QT_TRANSLATE_NOOP("Curves", "%1 over %2: selective up to %3 of "
                                                                "a fault current of %4"))
                                    .arg(qs(pair->upper), qs(pair->lower), current(pair->selective),
                                         current(pair->fault)));
    return parts.isEmpty()
               ? say(QT_TRANSLATE_NOOP("Curves", "No breakers in series whose trips are stated"))
               : parts.join(QStringLiteral(" · "));
}

CurveSheet rideSheet(const model::RideCourse& course)
{
    CurveSheet sheet;
    const auto& ride = course.ride;
    sheet.title = say(QT_TRANSLATE_NOOP("Curves", "Loss of the utility in time"));
    sheet.xTitle = withUnit(say(QT_TRANSLATE_NOOP("Curves", "Time")), Measure::Seconds);
    sheet.yTitle = say(QT_TRANSLATE_NOOP("Curves", "Battery charge, generator load (%)"));
    double end = 60.0; // s
    for (const auto& event : ride.events)
        end = std::max(end, 1.2 * inSi(event.at));
    if (const auto* worst = firstEmpty(ride))
        addBattery(*worst, ride.sets, 2, sheet);
    if (ride.sets)
        addSets(*ride.sets, end, sheet);
    if (course.course)
        addTemperatures(*course.course, sheet);
    for (const auto& event : ride.events)
        sheet.marks.push_back({inUnit(inSi(event.at), Measure::Seconds), termWords(event.what)});
    // All over one length of time, in the unit of the axis.
    for (auto& series : sheet.series) {
        const auto kept = static_cast<std::size_t>(
            std::upper_bound(series.x.begin(), series.x.end(), end) - series.x.begin());
        if (kept > 0 && kept < series.x.size()) {
            const double share = (end - series.x[kept - 1]) / (series.x[kept] - series.x[kept - 1]);
            series.y[kept] = series.y[kept - 1] + share * (series.y[kept] - series.y[kept - 1]);
            series.x[kept] = end;
            series.x.resize(kept + 1);
            series.y.resize(kept + 1);
        }
        for (double& x : series.x)
            x = inUnit(x, Measure::Seconds);
    }
    return sheet;
}

QString rideWords(const model::RideCourse& course)
{
    const auto& ride = course.ride;
    QStringList parts;
    if (const auto* worst = firstEmpty(ride))
        parts << say(QT_TRANSLATE_NOOP("Curves", "first battery empty after %1 (%2)"))
                     .arg(shown(inSi(worst->runtime), Measure::Seconds), qs(worst->element));
    if (ride.sets) {
        double dip = 0.0;
        for (const auto& step : ride.sets->steps)
            dip = std::max(dip, step.frequencyDip);
        parts << say(QT_TRANSLATE_NOOP("Curves",
                                       "generators carry all after %1, frequency dip %2 %"))
                     .arg(shown(inSi(ride.sets->carried), Measure::Seconds),
                          qs(model::numberText(100.0 * dip, 2)));
    } else {
        parts << say(QT_TRANSLATE_NOOP("Curves", "no generators"));
    }
    if (course.course && !course.course->groups.empty())
        parts << (course.course->groups.front().firstThrottle
                      ? say(QT_TRANSLATE_NOOP("Curves", "first rack throttles after %1"))
                            .arg(shown(inSi(*course.course->groups.front().firstThrottle),
                                       Measure::Seconds))
                      : say(QT_TRANSLATE_NOOP("Curves", "no rack throttles within half an hour")));
    return parts.join(QStringLiteral(" · "));
}

} // namespace hallwright::ui
