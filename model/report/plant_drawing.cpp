// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plant_drawing.h"

#include "model/quantity_text.h"
#include "model/recipe/plant_recipe.h"

namespace hallwright::model {

namespace {

// Units of the sheet: machines are 2.6 wide and 1.6 high, on a warm pipe above and a cold one
// below.
constexpr double machineWidth = 2.6;
constexpr double machineGap = 1.0;
constexpr double cold = 0.7;
constexpr double machineBottom = 1.2;
constexpr double machineTop = 2.8;
constexpr double warm = 3.3;
constexpr double sheetHeight = 4.0;
constexpr double pipe = 0.06;

Box boxOf(double left, double bottom, double right, double top)
{
    return {metres(left), metres(bottom), metres(right), metres(top)};
}

class PlantSheet {
public:
    PlantSheet(const SectionInput& input, const PlantLoopDay& day)
        : input_(input)
        , day_(day)
    {
        out_.kind = DrawingKind::Schematic;
    }

    // Water leaves the hall at the top, passes free cooling, then the chiller, and returns below.
    Drawing draw()
    {
        out_.title = day_.key;
        machine(say(QT_TRANSLATE_NOOP("report", "hall")), power(day_.heat), {});
        if (day_.freeHeat > Power{} || day_.fans > Power{})
            machine(say(freeTitle()), power(day_.freeHeat),
                    filled(say(QT_TRANSLATE_NOOP("report", "fans {0}")), {power(day_.fans)}));
        if (day_.chilled > Power{})
            machine(say(QT_TRANSLATE_NOOP("report", "chiller")), power(day_.chilled),
                    filled(say(QT_TRANSLATE_NOOP("report", "draws {0}")), {power(day_.chiller)}));
        machine(say(QT_TRANSLATE_NOOP("report", "pumps")), power(day_.pumps), {});
        pipes();
        outdoors();
        out_.extent = boxOf(0.0, 0.0, right() + machineGap, sheetHeight);
        return std::move(out_);
    }

private:
    std::string say(const char* text) const { return input_.say(text); }
    std::string power(Power power) const
    {
        return quantityText(inSi(power), Measure::Power, input_.request.units, 4);
    }
    std::string degrees(Temperature temperature) const
    {
        return quantityText(inSi(temperature), Measure::Temperature, input_.request.units, 3);
    }
    double right() const { return next_ - machineGap; }

    const char* freeTitle() const
    {
        if (day_.scheme.find("tower") != std::string::npos || day_.scheme.starts_with("water"))
            return QT_TRANSLATE_NOOP("report", "tower");
        return day_.scheme.starts_with("adiabatic")
                   ? QT_TRANSLATE_NOOP("report", "adiabatic cooler")
                   : QT_TRANSLATE_NOOP("report", "dry cooler");
    }

    void machine(const std::string& title, const std::string& figure, const std::string& more)
    {
        out_.shapes.push_back({ShapeStyle::Unit,
                               boxOf(next_, machineBottom, next_ + machineWidth, machineTop),
                               title + "\n" + figure + (more.empty() ? "" : "\n" + more)});
        next_ += machineWidth + machineGap;
        ++machines_;
    }

    void words(double left, double bottom, double width, const std::string& text)
    {
        out_.shapes.push_back(
            {ShapeStyle::Dimension, boxOf(left, bottom, left + width, bottom + 0.45), text});
    }

    void line(double left, double bottom, double right, double top)
    {
        out_.shapes.push_back({ShapeStyle::Front, boxOf(left, bottom, right, top), {}});
    }

    // Warm pipe from the hall, cold pipe back; between two machines the water's temperature.
    void pipes()
    {
        const double hall = machineGap + 0.5 * machineWidth;
        const double last = right() - 0.5 * machineWidth;
        line(hall, warm, machineGap + 1.5 * machineWidth + machineGap, warm + pipe);
        line(hall, machineTop, hall + pipe, warm + pipe);
        const double second = machineGap + 1.5 * machineWidth + machineGap;
        line(second - pipe, machineTop, second, warm + pipe);
        for (int i = 1; i + 1 < machines_; ++i) {
            const double from = machineGap + (machineWidth + machineGap) * i + machineWidth;
            const double middle = 0.5 * (machineBottom + machineTop);
            line(from, middle, from + machineGap, middle + pipe);
        }
        line(hall, cold, last, cold + pipe);
        line(hall, cold, hall + pipe, machineBottom);
        line(last - pipe, cold, last, machineBottom);
        words(hall, warm + 0.15, 4.0,
              degrees(day_.returned) + " · " +
                  quantityText(inSi(day_.flow), Measure::CoolantFlow, input_.request.units, 4));
        words(hall, cold - 0.55, 6.0,
              filled(say(QT_TRANSLATE_NOOP("report", "{0}, set point {1}")),
                     {degrees(day_.supply), degrees(day_.setPoint)}));
        if (day_.chilled > Power{} && day_.freeHeat > Power{})
            words(second + 0.5 * machineWidth - 0.2, warm - 0.35, 1.4, degrees(day_.between));
    }

    void outdoors()
    {
        words(0.5 * right(), warm + 0.15, 0.5 * right(),
              filled(say(QT_TRANSLATE_NOOP("report", "outside {0}, wet bulb {1}; rejected {2}")),
                     {degrees(day_.dryBulb), degrees(day_.wetBulb), power(day_.rejected)}));
    }

    const SectionInput& input_;
    const PlantLoopDay& day_;
    Drawing out_;
    double next_ = machineGap;
    int machines_ = 0;
};

} // namespace

Drawing plantDrawing(const SectionInput& input, const PlantLoopDay& day)
{
    return PlantSheet(input, day).draw();
}

ReportTable designDayTable(const SectionInput& input, std::span<const PlantLoopDay> days)
{
    ReportTable table;
    table.sheet = "Design day";
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Design day"), 2.0),
        input.numeric(QT_TRANSLATE_NOOP("report", "Outside"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Return"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Before the chiller"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Supply"), Measure::Temperature),
        input.numeric(QT_TRANSLATE_NOOP("report", "Flow"), Measure::CoolantFlow),
        input.numeric(QT_TRANSLATE_NOOP("report", "Heat"), Measure::Power),
        input.numeric(QT_TRANSLATE_NOOP("report", "Chiller"), Measure::Power),
        input.numeric(QT_TRANSLATE_NOOP("report", "Fans"), Measure::Power),
        input.numeric(QT_TRANSLATE_NOOP("report", "Pumps"), Measure::Power)};
    for (const auto& day : days)
        table.rows.push_back({{day.key, {}},
                              input.number(inSi(day.dryBulb), Measure::Temperature),
                              input.number(inSi(day.returned), Measure::Temperature),
                              input.number(inSi(day.between), Measure::Temperature),
                              input.number(inSi(day.supply), Measure::Temperature),
                              input.number(inSi(day.flow), Measure::CoolantFlow),
                              input.number(inSi(day.heat), Measure::Power),
                              input.number(inSi(day.chiller), Measure::Power),
                              input.number(inSi(day.fans), Measure::Power),
                              input.number(inSi(day.pumps), Measure::Power)});
    table.note = input.say(QT_TRANSLATE_NOOP("report", "IT at TDP, of one hall each."));
    return table;
}

} // namespace hallwright::model
