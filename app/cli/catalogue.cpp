// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogue.h"

#include "data/catalogue/catalogue_library.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace hallwright::app {

using model::Catalogue;
using model::EquipmentType;
using model::fail;
using model::FaultCode;
using model::FieldInfo;
using model::FieldValue;
using model::Result;

namespace {

std::string withUnit(model::Measure measure, double si)
{
    const std::string unit = model::measureInfo(measure).si.symbol;
    const std::string number = fmt::format("{:.6g}", model::fileNumber(measure, si));
    return unit.empty() ? number : number + " " + unit;
}

std::string curveText(const FieldInfo& info, const model::Curve& curve)
{
    std::string out;
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        out += fmt::format("{}{} → {}", i == 0 ? "" : ", ", withUnit(info.curveX, curve.x[i]),
                           withUnit(info.curveY, curve.y[i]));
    return out;
}

std::string valueText(const FieldInfo& info, const FieldValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return "unknown";
    if (const auto* number = std::get_if<double>(&value))
        return withUnit(info.measure, *number);
    if (const auto* curve = std::get_if<model::Curve>(&value))
        return curveText(info, *curve);
    return fileText(info, value);
}

const char* wordOf(model::Confidence confidence)
{
    return model::choicesOf(confidence)[static_cast<std::size_t>(confidence)].key;
}

std::string rangeText(const FieldInfo& info, const model::Provenance& origin)
{
    if (!origin.low || !origin.high)
        return {};
    if (info.kind == model::FieldKind::Curve)
        return fmt::format(", {:.3g} to {:.3g} times", *origin.low, *origin.high);
    return fmt::format(", {} to {}", withUnit(info.measure, *origin.low),
                       withUnit(info.measure, *origin.high));
}

// The figure by which a kind is chosen.
std::string headline(const EquipmentType& entry)
{
    static constexpr std::array keys{
        "power_tdp", "capacity", "net_capacity", "rating", "rated_flow", "bore",
        "radix",     "rate",     "ampacity",     "gpus",   "cv"};
    const auto fields = model::kindFields(entry.kind);
    for (const char* key : keys)
        for (const auto& field : fields)
            if (std::string_view(field.info->key) == key &&
                !std::holds_alternative<std::monostate>(field.value))
                return valueText(*field.info, field.value);
    return {};
}

Result<Catalogue> shipped()
{
    return data::loadCatalogue(data::catalogueFolder());
}

std::string entryPage(const EquipmentType& entry)
{
    std::string out =
        fmt::format("{} ({})\n{}, {}\n{}\nsource: {} ({}), confidence {}\n", entry.name, entry.key,
                    model::kindKey(entry.kind), entry.vendor, entry.description, entry.source,
                    entry.date, wordOf(entry.confidence));
    for (const auto& field : model::kindFields(entry.kind)) {
        const auto origin = entry.provenance.find(field.info->key);
        if (origin == entry.provenance.end())
            continue;
        out += fmt::format("\n{}: {}\n", field.info->title, valueText(*field.info, field.value));
        out +=
            fmt::format("    {} ({}{})\n", origin->second.source, wordOf(origin->second.confidence),
                        rangeText(*field.info, origin->second));
        if (!origin->second.note.empty())
            out += fmt::format("    {}\n", origin->second.note);
    }
    return out;
}

std::string keysLike(const Catalogue& catalogue, const std::string& key)
{
    std::string out;
    for (const auto& entry : catalogue.entries()) {
        const bool near = entry.key.find(key) != std::string::npos ||
                          key.find(entry.key) != std::string::npos ||
                          entry.key.compare(0, 3, key, 0, 3) == 0;
        if (near && out.size() < 200)
            out += (out.empty() ? "" : ", ") + entry.key;
    }
    return out;
}

} // namespace

Result<std::string> catalogueList(CatalogueForm form)
{
    return shipped().map([form](const Catalogue& catalogue) {
        if (form == CatalogueForm::Json) {
            auto entries = nlohmann::ordered_json::array();
            for (const auto& entry : catalogue.entries())
                entries.push_back({{"key", entry.key},
                                   {"kind", model::kindKey(entry.kind)},
                                   {"name", entry.name},
                                   {"vendor", entry.vendor},
                                   {"confidence", wordOf(entry.confidence)}});
            return nlohmann::ordered_json{{"schema", 1}, {"entries", entries}}.dump(1) + "\n";
        }
        std::vector<const EquipmentType*> byKind;
        for (const auto& entry : catalogue.entries())
            byKind.push_back(&entry);
        std::stable_sort(byKind.begin(), byKind.end(), [](const auto* a, const auto* b) {
            return a->kind.index() < b->kind.index();
        });
        std::string out;
        for (const auto* one : byKind)
            out += fmt::format("{:<26} {:<15} {:<44} {:>12}  {}\n", one->key,
                               model::kindKey(one->kind), one->name, headline(*one),
                               wordOf(one->confidence));
        return out;
    });
}

Result<std::string> catalogueShow(const std::string& key, CatalogueForm form)
{
    return shipped().and_then([&](const Catalogue& catalogue) -> Result<std::string> {
        const EquipmentType* entry = catalogue.find(key);
        if (entry == nullptr) {
            const std::string like = keysLike(catalogue, key);
            return fail(
                FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("app", "no equipment type has the key \"{0}\""), {key}}, {},
                like.empty()
                    ? model::Message{QT_TRANSLATE_NOOP("app", "See all: catalogue list"), {}}
                    : model::Message{QT_TRANSLATE_NOOP("app", "Near: {0}; all: catalogue list"),
                                     {like}});
        }
        return form == CatalogueForm::Json ? data::entryText(*entry) + "\n" : entryPage(*entry);
    });
}

Result<std::string> catalogueCheck(const std::string& file)
{
    const auto entries = data::loadCatalogueFile(file);
    if (!entries)
        return tl::unexpected<model::Fault>(entries.error());
    const auto base = shipped();
    if (!base)
        return tl::unexpected<model::Fault>(base.error());
    auto merged = base->with(*entries);
    if (!merged) {
        merged.error().where = file + " " + merged.error().where;
        return tl::unexpected<model::Fault>(merged.error());
    }
    std::string out = fmt::format("{}: {} entries, sound\n", file, entries->size());
    for (const auto& given : *entries) {
        const EquipmentType& entry = *merged->find(given.key);
        const auto derived = entry.provenance.size() - given.provenance.size();
        const auto bare =
            std::count_if(given.provenance.begin(), given.provenance.end(), [](const auto& one) {
                return one.second.source.empty() &&
                       one.second.confidence != model::Confidence::Estimate;
            });
        out += fmt::format("{:<26} {:<15} {} values, {} derived{}{}\n", entry.key,
                           model::kindKey(entry.kind), given.provenance.size(), derived,
                           bare > 0 ? fmt::format(", {} without source", bare) : "",
                           base->find(given.key) != nullptr ? ", replaces a shipped entry" : "");
    }
    return out;
}

} // namespace hallwright::app
