// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/duty_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/duty_card.h"
#include "model/quantity_text.h"

#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

Result<Coolant> fluidOf(const std::string& word)
{
    if (word.empty())
        return Coolant::Pg25Ashrae;
    std::string words;
    const auto choices = choicesOf(Coolant{});
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (word == choices[i].key)
            return static_cast<Coolant>(i);
        words += std::string(words.empty() ? "" : ", ") + choices[i].key;
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("app", "there is no coolant \"{0}\""), {word}}, "--fluid",
                {QT_TRANSLATE_NOOP("app", "The coolants are: {0}"), {words}});
}

DutyPoint pointOf(const DutyOptions& options, Coolant fluid)
{
    DutyPoint point;
    point.type = options.type;
    point.fluid = fluid;
    point.flow = litresPerMinute(options.flowLpm);
    point.loopDrop = kilopascals(options.loopDropKpa);
    point.heat = kilowatts(options.heatKw);
    point.facilityFlow = litresPerMinute(options.facilityFlowLpm);
    point.facilitySupply = celsius(options.facilitySupplyC);
    return point;
}

Json inFileUnit(const DutyFigure& figure, const std::optional<double>& value)
{
    return value ? Json(toFile(figure.measure, *value)) : Json(nullptr);
}

Json figureJson(const DutyFigure& figure)
{
    Json out;
    out["key"] = figure.key;
    out["unit"] = measureInfo(figure.measure).suffix;
    out["value"] = inFileUnit(figure, figure.value);
    out["rating"] = inFileUnit(figure, figure.limit);
    out["margin_pct"] = figure.margin ? Json(100.0 * *figure.margin) : Json(nullptr);
    out["basis"] = figure.basis;
    out["rating_source"] = figure.rating;
    return out;
}

std::string shown(const DutyFigure& figure, const std::optional<double>& value)
{
    return value ? quantityText(*value, figure.measure, UnitSystem::Si, 4) : "–";
}

} // namespace

Result<Outcome> runDuty(const DutyOptions& options)
{
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    const auto* type = catalogue->find(options.type);
    if (type == nullptr)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "there is no type \"{0}\""), {options.type}}, {},
                    {QT_TRANSLATE_NOOP("app", "The verb catalogue list names them"), {}});
    const auto fluid = fluidOf(options.fluid);
    if (!fluid)
        return tl::unexpected<Fault>(fluid.error());
    const auto figures = dutyCard(*type, pointOf(options, *fluid));
    if (!figures)
        return tl::unexpected<Fault>(figures.error());
    Json json;
    json["schema"] = 1;
    json["type"] = type->key;
    json["name"] = type->name;
    json["figures"] = Json::array();
    TextTable table({{"Figure", Align::Left},
                     {"Value", Align::Right},
                     {"Rating", Align::Right},
                     {"Margin %", Align::Right},
                     {"Basis", Align::Left}});
    for (const auto& figure : *figures) {
        json["figures"].push_back(figureJson(figure));
        table.row({figure.title, shown(figure, figure.value), shown(figure, figure.limit),
                   figure.margin ? numberText(100.0 * *figure.margin, 3) : "–",
                   figure.basis +
                       (figure.rating.empty() ? std::string() : "; rating: " + figure.rating)});
    }
    return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n"
                                                    : type->name + "\n" + table.text(),
                   0};
}

} // namespace hallwright::app
