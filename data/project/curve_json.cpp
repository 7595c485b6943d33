// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/value_codec.h"
#include "model/economics/inputs.h" // the list of measures

#include <nlohmann/json.hpp>

namespace hallwright::data {

using model::Curve;
using model::Measure;
using model::Result;
using nlohmann::json;

namespace {

// The word of a measure: its unit suffix; the three that have none are told apart by name.
std::string measureWord(Measure measure)
{
    if (measure == Measure::None)
        return "none";
    if (measure == Measure::Count)
        return "count";
    if (measure == Measure::Fraction)
        return "fraction";
    return model::measureInfo(measure).suffix;
}

std::optional<Measure> measureOfWord(const std::string& word)
{
    for (std::size_t i = 0; i < model::choicesOf(Measure::None).size(); ++i)
        if (measureWord(static_cast<Measure>(i)) == word)
            return static_cast<Measure>(i);
    return std::nullopt;
}

struct Axis {
    Measure measure;
    std::vector<double> file;
    bool exact = true;
};

Axis axisOf(Measure measure, const std::vector<double>& si)
{
    Axis axis{measure, {}, true};
    for (const double one : si) {
        const ScaledNumber shown = scaledNumber(measure, one);
        axis.file.push_back(shown.value);
        axis.exact = axis.exact && shown.exact;
    }
    return axis;
}

Result<Curve> notACurve(const std::string& text)
{
    return model::fail(model::FaultCode::InvalidInput,
                       {QT_TRANSLATE_NOOP("data", "\"{0}\" is not a curve; expected {1}"),
                        {text.substr(0, 80),
                         R"({"x_unit": "c", "y_unit": "lpm", "points": [[20, 80], [35, 90]]})"}});
}

// The axis in SI: the kept SI values where they still say what the points say.
std::vector<double> restoredAxis(Measure measure, const std::vector<double>& file, const json& kept)
{
    std::vector<double> si;
    for (std::size_t i = 0; i < file.size(); ++i) {
        const bool has = kept.is_array() && i < kept.size() && kept[i].is_number();
        const double exact = has ? kept[i].get<double>() : 0.0;
        const bool holds = has && model::toFile(measure, exact) == file[i];
        si.push_back(holds ? exact : model::fromFile(measure, file[i]));
    }
    return si;
}

} // namespace

std::string curveJson(const Curve& curve)
{
    const Axis x = axisOf(curve.xMeasure, curve.x);
    const Axis y = axisOf(curve.yMeasure, curve.y);
    json object{{"x_unit", measureWord(curve.xMeasure)}, {"y_unit", measureWord(curve.yMeasure)}};
    json points = json::array();
    for (std::size_t i = 0; i < x.file.size() && i < y.file.size(); ++i)
        points.push_back({x.file[i], y.file[i]});
    object["points"] = std::move(points);
    if (!x.exact)
        object["x_si"] = curve.x;
    if (!y.exact)
        object["y_si"] = curve.y;
    return object.dump();
}

Result<Curve> parseCurveJson(const std::string& text)
{
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object() || !object.contains("points") || !object["points"].is_array())
        return notACurve(text);
    const auto word = [&](const char* key) {
        const auto found = object.find(key);
        return found != object.end() && found->is_string() ? found->get<std::string>()
                                                           : std::string("none");
    };
    const auto xMeasure = measureOfWord(word("x_unit"));
    const auto yMeasure = measureOfWord(word("y_unit"));
    if (!xMeasure || !yMeasure)
        return notACurve(text);
    std::vector<double> x;
    std::vector<double> y;
    for (const auto& point : object["points"]) {
        if (!point.is_array() || point.size() != 2 || !point[0].is_number() ||
            !point[1].is_number())
            return notACurve(text);
        x.push_back(point[0].get<double>());
        y.push_back(point[1].get<double>());
    }
    const auto kept = [&](const char* key) { return object.contains(key) ? object[key] : json(); };
    return Curve{*xMeasure, *yMeasure, restoredAxis(*xMeasure, x, kept("x_si")),
                 restoredAxis(*yMeasure, y, kept("y_si"))};
}

} // namespace hallwright::data
