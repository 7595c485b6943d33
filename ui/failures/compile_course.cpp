// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/compile_course.h"

#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace hallwright::ui {

using model::CourseMoment;
using model::inSi;
using model::Measure;

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Course", text);
}

double shown(double si, model::UnitSystem units)
{
    const auto& info = model::measureInfo(Measure::Temperature);
    const auto& unit = units == model::UnitSystem::Si ? info.si : info.ip;
    return si * unit.perSi + unit.offset;
}

QString seconds(double value)
{
    return QuantityFormat::current().text(value, Measure::Seconds);
}

} // namespace

const CourseMoment* momentAt(const model::CourseGroup& group, double atS)
{
    const auto after =
        std::upper_bound(group.moments.begin(), group.moments.end(), atS,
                         [](double t, const CourseMoment& moment) { return t < inSi(moment.at); });
    if (group.moments.empty())
        return nullptr;
    return after == group.moments.begin() ? &group.moments.front() : &*std::prev(after);
}

model::Chart courseChart(const model::CourseGroup& group, model::UnitSystem units)
{
    model::Chart chart;
    chart.kind = model::ChartKind::Lines;
    chart.title = group.key;
    chart.xTitle = say(QT_TRANSLATE_NOOP("Course", "Time, s")).toStdString();
    chart.yTitle = say(QT_TRANSLATE_NOOP("Course", "Temperature, %1"))
                       .arg(QuantityFormat::current().unit(Measure::Temperature))
                       .toStdString();
    const char* titles[] = {
        QT_TRANSLATE_NOOP("Course", "Supply"), QT_TRANSLATE_NOOP("Course", "Return"),
        QT_TRANSLATE_NOOP("Course", "Facility water"), QT_TRANSLATE_NOOP("Course", "Hottest part"),
        QT_TRANSLATE_NOOP("Course", "Its limit")};
    for (const char* title : titles)
        chart.series.push_back({say(title).toStdString(), {}});
    for (const auto& moment : group.moments) {
        chart.x.push_back(inSi(moment.at));
        const double hottest = inSi(moment.hottest);
        const double values[] = {inSi(moment.supply), inSi(moment.returned), inSi(moment.facility),
                                 hottest, hottest + inSi(moment.margin)};
        for (std::size_t i = 0; i < chart.series.size(); ++i)
            chart.series[i].y.push_back(shown(values[i], units));
    }
    return chart;
}

std::vector<CourseMarkLine> courseMarks(const model::FailureCourse& course,
                                        const std::string& group)
{
    std::vector<CourseMarkLine> out;
    for (const auto& event : course.events)
        if (event.group.empty() || event.group == group)
            out.push_back({inSi(event.at), words(event.what), event.mark});
    return out;
}

std::vector<double> momentTimes(const model::CourseGroup& group)
{
    std::vector<double> out;
    for (const auto& moment : group.moments)
        out.push_back(inSi(moment.at));
    return out;
}

double courseSpan(const model::FailureCourse& course, const model::CourseGroup& group)
{
    constexpr double least = 30.0;
    constexpr double room = 1.4;
    double last = least / room;
    for (const auto& mark : courseMarks(course, group.key))
        last = std::max(last, mark.atS);
    const double end = group.moments.empty() ? last : inSi(group.moments.back().at);
    return std::min(room * last, std::max(end, least));
}

QString momentWords(const model::CourseGroup& group, double atS)
{
    const auto* moment = momentAt(group, atS);
    if (moment == nullptr)
        return {};
    const auto& format = QuantityFormat::current();
    const auto temperature = [&format](model::Temperature value) {
        return format.text(inSi(value), Measure::Temperature);
    };
    const auto throttling = std::count_if(group.throttle.begin(), group.throttle.end(),
                                          [&](const auto& at) { return at && inSi(*at) <= atS; });
    return say(QT_TRANSLATE_NOOP("Course", "%1: supply %2, return %3, facility water %4, hottest "
                                           "part %5 (margin %6), flow %7; racks that throttle: "
                                           "%8 of %9"))
        .arg(seconds(inSi(moment->at)), temperature(moment->supply), temperature(moment->returned),
             temperature(moment->facility), temperature(moment->hottest),
             format.text(inSi(moment->margin), Measure::TemperatureDifference),
             format.text(inSi(moment->flow), Measure::CoolantFlow), QString::number(throttling),
             QString::number(group.racks.size()));
}

QString bufferWords(const std::vector<model::BufferSize>& sizes)
{
    const auto& format = QuantityFormat::current();
    double sum = 0.0;
    for (const auto& one : sizes) {
        if (!one.needed)
            return words(one.word);
        sum += inSi(*one.needed);
    }
    if (sizes.empty())
        return say(QT_TRANSLATE_NOOP("Course", "this failure reaches no coolant group"));
    if (sum <= 0.0)
        return words(sizes.front().word);
    return say(QT_TRANSLATE_NOOP("Course", "%1 for the hall: %2. Coolant and GPU packages are "
                                           "counted, metal is not"))
        .arg(format.text(sum, Measure::Volume), words(sizes.front().word));
}

} // namespace hallwright::ui
