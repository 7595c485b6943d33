// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/override_element.h"

#include "model/derive/coolant_overrides.h"
#include "model/derive/derived_elements.h"
#include "model/derive/overrides.h"
#include "model/edit/alternatives.h"
#include "model/edit/edit_arguments.h"
#include "model/edit/named_edit_bodies.h"
#include "model/quantity_text.h"

#include <algorithm>

namespace hallwright::model {

namespace {

Fault argumentFault(Message what, const std::string& where)
{
    return {FaultCode::InvalidArgument, std::move(what), where, {}};
}

Result<const Plan*> planOf(const Project& project, AlternativeId alternative)
{
    if (const auto* found = project.find(alternative))
        return &found->plan;
    return tl::unexpected<Fault>(argumentFault(
        {QT_TRANSLATE_NOOP("model", "there is no such alternative"), {}}, "alternative"));
}

const Hall* hallOf(const Plan& plan, const std::string& element)
{
    for (const auto& hall : plan.halls)
        if (element.starts_with(keyOf(hall) + "/"))
            return &hall;
    return nullptr;
}

// The description of an element's field; of one that is yet to be added, a pipe's or bypass'.
const FieldInfo* infoOf(const DerivedElement* element, const std::string& field)
{
    if (element == nullptr)
        return findField<CoolantElement>(field);
    const auto at = std::find_if(element->fields.begin(), element->fields.end(),
                                 [&field](const auto& one) { return field == one.info->key; });
    return at == element->fields.end() ? nullptr : at->info;
}

// File text of a value given with its unit.
Result<std::string> stored(const DerivedElement* element, const std::string& field,
                           const std::string& text)
{
    const auto* info = infoOf(element, field);
    if (info == nullptr || text.empty() || info->kind != FieldKind::Number)
        return text;
    return parseQuantity(text, info->measure, UnitSystem::Si).map([info](double si) {
        return fileText(*info, FieldValue{si});
    });
}

// What the derivation says against the overrides of the element, as a Fault.
Result<void> accepted(const EditContext& context, const Project& after, const std::string& element)
{
    const auto plan = planOf(after, context.alternative);
    if (!plan)
        return tl::unexpected<Fault>(plan.error());
    const Hall* hall = hallOf(**plan, element);
    if (hall == nullptr || !judgedByDerivation(**plan, element))
        return tl::unexpected<Fault>(argumentFault(
            {QT_TRANSLATE_NOOP("model", "there is no derived element \"{0}\""), {element}},
            "element"));
    for (const auto& finding : overrideFindings({after, context.catalogue, **plan, *hall}))
        if (!finding.elements.empty() && finding.elements.front().key == element)
            return tl::unexpected<Fault>(argumentFault(finding.message, element));
    return {};
}

} // namespace

Result<Project> overrideElement(const EditContext& context, const std::string& element,
                                const std::vector<std::pair<std::string, std::string>>& texts)
{
    const auto plan = planOf(context.project, context.alternative);
    if (!plan)
        return tl::unexpected<Fault>(plan.error());
    const auto derived =
        derivedElement(context.project, context.catalogue, **plan, element, OwnOverrides::Bare);
    Result<Project> after = context.project;
    bool takesAway = true;
    for (const auto& [field, text] : texts) {
        auto value = stored(derived ? &*derived : nullptr, field, text);
        if (!value)
            return tl::unexpected<Fault>(argumentFault(value.error().what, field));
        takesAway = takesAway && value->empty();
        after = putOverride(*after, context.alternative, {{}, element, field, *value});
        if (!after)
            return after;
    }
    if (takesAway)
        return after;
    if (const auto fits = accepted(context, *after, element); !fits)
        return tl::unexpected<Fault>(fits.error());
    return after;
}

Result<Project> clearOverrides(const EditContext& context, const std::string& element)
{
    return editPlan(context.project, context.alternative, [&](const Plan& before) -> Result<Plan> {
        std::vector<OverrideId> ids;
        for (const auto& override : before.overrides)
            if (override.element == element)
                ids.push_back(override.id);
        if (ids.empty())
            return tl::unexpected<Fault>(argumentFault(
                {QT_TRANSLATE_NOOP("model", "\"{0}\" has no override"), {element}}, "element"));
        Plan plan = before;
        plan.overrides = plan.overrides.without(ids);
        return plan;
    });
}

Result<Project> lockSizes(const EditContext& context, const std::string& key)
{
    const auto plan = planOf(context.project, context.alternative);
    if (!plan)
        return tl::unexpected<Fault>(plan.error());
    const Hall* hall = hallOf(**plan, key + "/");
    Result<Project> after = context.project;
    bool any = false;
    if (hall != nullptr)
        for (const auto& element :
             derivedElements({context.project, context.catalogue, **plan, *hall})) {
            if (element.key != key && !element.key.starts_with(key + "/"))
                continue;
            for (const auto& field : element.fields) {
                const auto* text = std::get_if<std::string>(&field.value);
                if (std::string_view(field.info->key) != "type" || text == nullptr || text->empty())
                    continue;
                any = true;
                after = putOverride(*after, context.alternative, {{}, element.key, "type", *text});
            }
        }
    if (!any)
        return tl::unexpected<Fault>(argumentFault(
            {QT_TRANSLATE_NOOP("model", "no derived element with a size has the key \"{0}\""),
             {key}},
            "element"));
    return after;
}

namespace named {

Result<Project> applyOverride(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    return overrideElement(context, read.text("element"),
                           {{read.text("field"), read.text("value")}});
}

Result<Project> applyClearOverrides(const EditContext& context, const EditArguments& arguments)
{
    return clearOverrides(context, ArgumentReader(arguments).text("element"));
}

Result<Project> applyLockSize(const EditContext& context, const EditArguments& arguments)
{
    return lockSizes(context, ArgumentReader(arguments).text("element"));
}

Result<Project> applyAddPipe(const EditContext& context, const EditArguments& arguments)
{
    ArgumentReader read(arguments);
    std::vector<std::pair<std::string, std::string>> texts;
    for (const char* field : {"type", "from", "to", "length", "bore", "kv", "opens_at"})
        if (read.has(field))
            texts.emplace_back(field, read.text(field));
    return overrideElement(context, read.text("group") + "/added/" + read.text("name"), texts);
}

} // namespace named

} // namespace hallwright::model
