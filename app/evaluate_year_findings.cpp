// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_year_findings.h"

#include "app/evaluate_year_bands.h"
#include "model/quantity_text.h"

namespace hallwright::app {

using namespace model;

Finding yearFinding(Severity severity, const char* code, Message message)
{
    Finding out;
    out.severity = severity;
    out.code = code;
    out.message = std::move(message);
    out.elements = {{ElementKind::Site, 0, {}}};
    out.reference = QT_TRANSLATE_NOOP("reference", "plant year (manual: plant_year.md)");
    return out;
}

std::vector<Finding> yearFindings(const YearResult& year, const Site& site)
{
    std::vector<Finding> out;
    out.push_back(yearFinding(
        Severity::Note, year.generated ? "year.climate.generated" : "year.climate.used",
        year.generated
            ? Message{QT_TRANSLATE_NOOP("finding",
                                        "The plant year uses weather generated from monthly "
                                        "figures of {0}, an estimate: import the EPW file of "
                                        "the site for a measured year."),
                      {year.climate}}
            : Message{QT_TRANSLATE_NOOP("finding", "The plant year uses the weather of {0}."),
                      {year.climate}}));
    if (year.shortHours > 0) {
        out.push_back(yearFinding(
            Severity::Warning, "year.supply.warm",
            {QT_TRANSLATE_NOOP("finding", "In {0} hours of the year the heat rejection does not "
                                          "hold its set point; the warmest supply is {1}. Add a "
                                          "chiller or pads, or raise the set point."),
             {std::to_string(year.shortHours),
              quantityText(inSi(year.warmestSupply), Measure::Temperature, UnitSystem::Si)}}));
        out.back().value = static_cast<double>(year.shortHours);
        out.back().limit = 0.0;
    }
    if (year.liftHours > 0)
        out.push_back(yearFinding(
            Severity::Note, "year.chiller.model",
            {QT_TRANSLATE_NOOP("finding", "Chiller hours by the lift model: {0}, by published "
                                          "curves: {1}. The curves end at 9 to 10 °C water."),
             {std::to_string(year.liftHours), std::to_string(year.curveHours)}}));
    for (auto& one : energyStandardFindings(year, site))
        out.push_back(std::move(one));
    if (year.heldTower)
        out.push_back(yearFinding(
            Severity::Note, "year.tower.held",
            {QT_TRANSLATE_NOOP("finding", "Wet bulb or range leave the box of the tower curve "
                                          "in some hours: it is read at its border."),
             {}}));
    return out;
}

} // namespace hallwright::app
