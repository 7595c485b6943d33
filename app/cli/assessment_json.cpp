// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/assessment_json.h"

#include "model/results/result_fields.h"

#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

Json numberOrNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json valueJson(const FieldValue& value, Measure measure)
{
    if (const auto* number = std::get_if<double>(&value))
        return toFile(measure, *number);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count;
    if (const auto* words = std::get_if<std::string>(&value))
        return *words;
    return nullptr;
}

std::string keyWithUnit(const char* key, Measure measure)
{
    const std::string suffix = measureInfo(measure).suffix;
    return suffix.empty() ? std::string(key) : std::string(key) + "_" + suffix;
}

Json rackJson(const Project& project, const Plan& plan, const RackResult& result)
{
    Json out;
    out["id"] = text(refTo(result.id));
    if (const Rack* rack = plan.racks.find(result.id)) {
        const auto* type = typeOf(project, rack->type);
        const auto* hall = plan.halls.find(rack->at.hall);
        out["label"] = rack->label;
        out["type"] = type != nullptr ? Json(type->key) : Json(nullptr);
        out["hall"] = hall != nullptr ? Json(hall->label) : Json(nullptr);
        out["x_m"] = toFile(Measure::Length, inSi(rack->at.x));
        out["y_m"] = toFile(Measure::Length, inSi(rack->at.y));
    }
    for (const auto& figure : resultFigures<RackResult>())
        out[keyWithUnit(figure.key, figure.measure)] =
            valueJson(figure.get(result), figure.measure);
    out["feeds"] = Json::array();
    const auto current = [&result](Current amperes) {
        return result.powerKnown ? Json(inSi(amperes)) : Json(nullptr);
    };
    for (const auto& feed : result.feeds)
        out["feeds"].push_back({{"feed", std::string(1, feed.letter)},
                                {"current_a", current(feed.current)},
                                {"current_alone_a", current(feed.currentAlone)},
                                {"voltage_pu", feed.voltage},
                                {"element", "element/" + feed.element}});
    return out;
}

} // namespace

Json kpisJson(const Assessment& assessment)
{
    Json out;
    for (const auto& kpi : assessment.kpis)
        out[kpi.key] = kpi.words.empty() ? numberOrNull(kpi.value) : Json(kpi.words);
    return out;
}

Json findingJson(const Finding& finding)
{
    Json out;
    out["severity"] = severityKey(finding.severity);
    out["code"] = finding.code;
    out["message"] = english(finding.message);
    out["elements"] = Json::array();
    for (const auto& ref : finding.elements)
        out["elements"].push_back(text(ref));
    out["value"] = finding.value ? Json(toFile(finding.measure, *finding.value)) : Json(nullptr);
    out["limit"] = finding.limit ? Json(toFile(finding.measure, *finding.limit)) : Json(nullptr);
    out["unit"] = measureInfo(finding.measure).si.symbol;
    out["margin_pct"] = numberOrNull(finding.marginPct);
    out["contingency"] = finding.contingency.empty() ? Json(nullptr) : Json(finding.contingency);
    out["reference"] = finding.reference;
    if (finding.waived)
        out["waived"] = finding.waiverReason;
    return out;
}

Json alternativeJson(const Project& project, const Assessment& assessment, RackRows racks)
{
    Json out;
    out["name"] = assessment.name;
    out["kpis"] = kpisJson(assessment);
    // What to know of a figure: an estimate, a lower bound, why it is unknown.
    out["kpi_notes"] = Json::object();
    for (const auto& kpi : assessment.kpis)
        if (!kpi.note.empty())
            out["kpi_notes"][kpi.key] = kpi.note;
    out["findings"] = Json::array();
    for (const auto& finding : assessment.findings)
        out["findings"].push_back(findingJson(finding));
    const Alternative* alternative = project.find(assessment.alternative);
    if (racks == RackRows::With && alternative != nullptr) {
        out["racks"] = Json::array();
        for (const auto& rack : assessment.racks)
            out["racks"].push_back(rackJson(project, alternative->plan, rack));
    }
    return out;
}

} // namespace hallwright::app
