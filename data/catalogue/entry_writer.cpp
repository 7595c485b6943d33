// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalogue/entry_writer.h"

namespace hallwright::data {

using model::FieldInfo;
using model::FieldValue;
using nlohmann::ordered_json;

namespace {

ordered_json plainJson(const FieldInfo& info, const FieldValue& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count;
    if (const auto* number = std::get_if<double>(&value))
        return model::fileNumber(info.measure, *number);
    if (const auto* words = std::get_if<std::string>(&value))
        return *words;
    return nullptr;
}

void putCurve(ordered_json& out, const FieldInfo& info, const model::Curve& curve)
{
    ordered_json points = ordered_json::array();
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        points.push_back({model::fileNumber(info.curveX, curve.x[i]),
                          model::fileNumber(info.curveY, curve.y[i])});
    out["points"] = std::move(points);
    out["x"] = model::measureInfo(info.curveX).suffix;
    out["y"] = model::measureInfo(info.curveY).suffix;
}

void putOrigin(ordered_json& out, const FieldInfo& info, const model::Provenance& origin)
{
    out["source"] = origin.source;
    out["confidence"] =
        model::choicesOf(origin.confidence)[static_cast<std::size_t>(origin.confidence)].key;
    if (!origin.note.empty())
        out["note"] = origin.note;
    if (origin.low)
        out["low"] = model::fileNumber(info.measure, *origin.low);
    if (origin.high)
        out["high"] = model::fileNumber(info.measure, *origin.high);
}

// A count, choice or text that nobody stated is left out: reading gives the same default.
bool leftOut(const model::KindField& field, const model::EquipmentType& entry)
{
    const bool stated = entry.provenance.contains(field.info->key);
    if (std::holds_alternative<std::monostate>(field.value))
        return !stated || entry.provenance.at(field.info->key).note.empty();
    const auto fresh = model::kindOf(model::kindKey(entry.kind));
    if (stated || !fresh)
        return false;
    for (const auto& one : model::kindFields(*fresh))
        if (one.info->column() == field.info->column())
            return sameValue(one.value, field.value);
    return false;
}

ordered_json valuesJson(const model::EquipmentType& entry)
{
    ordered_json values = ordered_json::object();
    for (const auto& field : model::kindFields(entry.kind)) {
        if (leftOut(field, entry))
            continue;
        ordered_json one = ordered_json::object();
        if (const auto* curve = std::get_if<model::Curve>(&field.value))
            putCurve(one, *field.info, *curve);
        else
            one["value"] = plainJson(*field.info, field.value);
        const auto origin = entry.provenance.find(field.info->key);
        putOrigin(one, *field.info,
                  origin != entry.provenance.end()
                      ? origin->second
                      : model::Provenance{entry.source, entry.confidence, {}, {}, {}});
        values[field.info->column()] = std::move(one);
    }
    return values;
}

} // namespace

ordered_json entryJson(const model::EquipmentType& entry)
{
    ordered_json out = ordered_json::object();
    out["key"] = entry.key;
    out["kind"] = model::kindKey(entry.kind);
    out["name"] = entry.name;
    for (const auto& [name, text] :
         {std::pair{"vendor", &entry.vendor}, std::pair{"description", &entry.description},
          std::pair{"source", &entry.source}, std::pair{"date", &entry.date}})
        if (!text->empty())
            out[name] = *text;
    out["confidence"] =
        model::choicesOf(entry.confidence)[static_cast<std::size_t>(entry.confidence)].key;
    if (!entry.review.empty())
        out["review"] = entry.review;
    out["values"] = valuesJson(entry);
    return out;
}

} // namespace hallwright::data
