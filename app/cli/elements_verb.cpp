// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/elements_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "model/derive/derived_elements.h"
#include "model/quantity_text.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

// An element as it is, and as it would be without the plan's overrides.
struct Listed {
    DerivedElement now;
    std::map<std::string, FieldValue> bare; // by field; empty where the element was added
    std::set<std::string> overridden;       // fields
};

std::vector<Listed> listed(const Project& project, const Catalogue& catalogue, const Plan& plan,
                           const std::string& start)
{
    Plan without = plan;
    without.overrides = {};
    std::map<std::string, std::set<std::string>> set;
    for (const auto& override : plan.overrides)
        set[override.element].insert(override.field);
    std::vector<Listed> out;
    for (const auto& hall : plan.halls) {
        std::map<std::string, DerivedElement> before;
        if (!set.empty())
            for (auto& element : derivedElements({project, catalogue, without, hall}))
                before.emplace(element.key, std::move(element));
        for (auto& element : derivedElements({project, catalogue, plan, hall})) {
            if (!element.key.starts_with(start))
                continue;
            auto fields = set[element.key]; // before the element goes
            Listed one{std::move(element), {}, std::move(fields)};
            if (const auto at = before.find(one.now.key); at != before.end())
                for (const auto& field : at->second.fields)
                    one.bare[field.info->key] = field.value;
            out.push_back(std::move(one));
        }
    }
    return out;
}

Json valueOf(const FieldInfo& info, const FieldValue& value)
{
    if (const auto* number = std::get_if<double>(&value))
        return toFile(info.measure, *number);
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return *count;
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    return nullptr;
}

Json elementJson(const Listed& one)
{
    Json out{{"element", one.now.key}, {"kind", one.now.kind}};
    if (!one.now.from.empty())
        out["from"] = one.now.from;
    if (!one.now.to.empty())
        out["to"] = one.now.to;
    out["fields"] = Json::object();
    out["overridden"] = Json::object();
    for (const auto& field : one.now.fields) {
        out["fields"][field.info->column()] = valueOf(*field.info, field.value);
        if (!one.overridden.contains(field.info->key))
            continue;
        const auto bare = one.bare.find(field.info->key);
        out["overridden"][field.info->column()] =
            bare != one.bare.end() ? valueOf(*field.info, bare->second) : Json(nullptr);
    }
    return out;
}

std::string words(const FieldInfo& info, const FieldValue& value)
{
    if (const auto* number = std::get_if<double>(&value))
        return quantityText(*number, info.measure, UnitSystem::Si);
    return fileText(info, value);
}

// "length 3 m, bore 54.8 mm (override)".
std::string fieldsText(const Listed& one)
{
    std::string out;
    for (const auto& field : one.now.fields) {
        const std::string value = words(*field.info, field.value);
        const bool own = one.overridden.contains(field.info->key);
        if (value.empty() || (value == "0" && !own))
            continue;
        out += (out.empty() ? "" : ", ") + std::string(field.info->key) + " " + value +
               (own ? " (override)" : "");
    }
    return out;
}

} // namespace

Result<Outcome> runElements(const ElementsOptions& options)
{
    const auto held = holdProject(options.file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    const auto alternative = chooseAlternative(held->project, options.alternative);
    if (!alternative)
        return tl::unexpected<Fault>(alternative.error());
    const auto& plan = held->project.find(*alternative)->plan;
    const auto elements = listed(held->project, *catalogue, plan, options.start);
    if (elements.empty() && !options.start.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "no derived element has a key that starts with "
                                              "\"{0}\""),
                     {options.start}},
                    "--element");
    if (options.form == OutputForm::Json) {
        Json out{{"schema", 1}, {"elements", Json::array()}};
        for (const auto& one : elements)
            out["elements"].push_back(elementJson(one));
        return Outcome{out.dump(2) + "\n", 0};
    }
    TextTable table({{"Element", Align::Left},
                     {"Kind", Align::Left},
                     {"From", Align::Left},
                     {"To", Align::Left},
                     {"Fields", Align::Left}});
    for (const auto& one : elements)
        table.row({one.now.key, one.now.kind, one.now.from, one.now.to, fieldsText(one)});
    return Outcome{table.text(), 0};
}

} // namespace hallwright::app
