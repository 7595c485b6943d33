// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/element_edits.h"

#include "model/derive/coolant.h"
#include "model/derive/coolant_units.h"
#include "model/derive/derived_elements.h"
#include "model/quantity_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double opensOver = 1.1; // of what stands over the branch: shut in the normal state

// What orders the sizes of a kind; none where a type states nothing.
std::optional<double> sizeOf(const EquipmentType& type)
{
    const auto si = [](const auto& figure) {
        return figure ? std::optional(inSi(*figure)) : std::nullopt;
    };
    return std::visit(
        [&si](const auto& kind) -> std::optional<double> {
            using Kind = std::decay_t<decltype(kind)>;
            if constexpr (std::is_same_v<Kind, PipeSizeType>)
                return inSi(kind.bore);
            else if constexpr (std::is_same_v<Kind, CduType>)
                return si(kind.capacity);
            else if constexpr (std::is_same_v<Kind, CableType>)
                return si(kind.ampacity);
            else if constexpr (std::is_same_v<Kind, PduType>)
                return si(kind.inputCurrent);
            else if constexpr (std::is_same_v<Kind, TransformerType> ||
                               std::is_same_v<Kind, UpsType> ||
                               std::is_same_v<Kind, SwitchboardType> ||
                               std::is_same_v<Kind, BuswayType> ||
                               std::is_same_v<Kind, GeneratorType>)
                return si(kind.rating);
            else
                return std::nullopt;
        },
        type.kind);
}

// Whether the second may stand in for the first: pipes of one material, CDUs of one placement that
// state what a loop asks, UPS of one output, cables of one table.
bool alike(const EquipmentType& a, const EquipmentType& b)
{
    if (a.kind.index() != b.kind.index())
        return false;
    if (const auto* pipe = std::get_if<PipeSizeType>(&a.kind))
        return pipe->material == std::get<PipeSizeType>(b.kind).material;
    if (const auto* cdu = std::get_if<CduType>(&a.kind))
        return statesDuty(b) && cdu->placement == std::get<CduType>(b.kind).placement;
    if (const auto* ups = std::get_if<UpsType>(&a.kind))
        return ups->output == std::get<UpsType>(b.kind).output;
    if (const auto* cable = std::get_if<CableType>(&a.kind))
        return cable->table == std::get<CableType>(b.kind).table;
    return true;
}

const DerivedField* fieldOf(const DerivedElement& element, std::string_view key)
{
    const auto at = std::find_if(element.fields.begin(), element.fields.end(),
                                 [key](const auto& one) { return key == one.info->key; });
    return at != element.fields.end() ? &*at : nullptr;
}

std::string textOf(const DerivedElement& element, std::string_view key)
{
    const auto* field = fieldOf(element, key);
    const auto* text = field != nullptr ? std::get_if<std::string>(&field->value) : nullptr;
    return text != nullptr ? *text : std::string();
}

std::optional<double> numberOf(const DerivedElement& element, std::string_view key)
{
    const auto* field = fieldOf(element, key);
    if (field == nullptr)
        return std::nullopt;
    if (const auto* whole = std::get_if<std::int64_t>(&field->value))
        return static_cast<double>(*whole);
    const auto* number = std::get_if<double>(&field->value);
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

// "h1/coolant/r3" of "h1/coolant/r3/supply/row1": hall, network and the group's own part.
std::string groupOf(const std::string& element)
{
    std::size_t at = 0;
    for (int part = 0; part < 3; ++part)
        at = at == std::string::npos ? at : element.find('/', at == 0 ? 0 : at + 1);
    return at == std::string::npos ? element : element.substr(0, at);
}

class Offer {
public:
    Offer(const EditContext& context, const Plan& plan, DerivedElement element)
        : context_(context)
        , plan_(plan)
        , element_(std::move(element))
    {
    }

    ElementEdits all(const std::optional<SolvedBranch>& branch)
    {
        offerSizes();
        offerUnits();
        offerPipe();
        if (branch)
            offerBypass(*branch);
        offerRemoval();
        if (overridden(element_.key))
            out_.clear =
                ElementEdit{{QT_TRANSLATE_NOOP("edit", "Take the overrides of {0} away"), {name()}},
                            "clear-overrides",
                            {{"element", element_.key}}};
        return std::move(out_);
    }

private:
    const std::string& name() const { return element_.key; }

    ElementEdit override(Message title, const std::string& element, const char* field,
                         std::string value) const
    {
        return {std::move(title),
                "override",
                {{"element", element}, {"field", field}, {"value", std::move(value)}}};
    }

    bool overridden(const std::string& element, const std::string& field = {}) const
    {
        return std::any_of(plan_.overrides.begin(), plan_.overrides.end(), [&](const auto& one) {
            return one.element == element && (field.empty() || one.field == field);
        });
    }

    // A CDU has the type and number of its group.
    bool isCdu() const { return element_.kind == "cdu"; }

    std::optional<DerivedElement> sized() const
    {
        if (!isCdu())
            return element_;
        return derivedElement(context_.project, context_.catalogue, plan_, groupOf(element_.key));
    }

    void offerSizes()
    {
        const auto whole = sized();
        const char* field = isCdu() ? "cdu_type" : "type";
        if (!whole || fieldOf(*whole, field) == nullptr)
            return;
        const auto present = textOf(*whole, field);
        const auto* like = chosenType(context_.project, context_.catalogue, present);
        if (like != nullptr)
            listSizes(*like, whole->key, field);
        const bool kept = overridden(whole->key, field);
        if (kept)
            out_.unlock =
                override({QT_TRANSLATE_NOOP("edit", "Size of {0} follows the design"), {name()}},
                         whole->key, field, {});
        else if (!present.empty())
            out_.lock = override({QT_TRANSLATE_NOOP("edit", "Keep the size of {0}"), {name()}},
                                 whole->key, field, present);
    }

    void listSizes(const EquipmentType& like, const std::string& element, const char* field)
    {
        std::vector<const EquipmentType*> types;
        for (const auto& entry : context_.catalogue.entries())
            if (alike(like, entry) && sizeOf(entry))
                types.push_back(&entry);
        std::stable_sort(types.begin(), types.end(),
                         [](const auto* a, const auto* b) { return *sizeOf(*a) < *sizeOf(*b); });
        for (const auto* type : types)
            out_.sizes.push_back(
                {type->name, type->key == like.key,
                 override({QT_TRANSLATE_NOOP("edit", "Resize {0} to {1}"), {name(), type->name}},
                          element, field, type->key)});
        const auto own = sizeOf(like);
        if (!own)
            return;
        for (std::size_t i = 0; i < types.size(); ++i) {
            if (*sizeOf(*types[i]) > *own && !out_.larger)
                out_.larger = out_.sizes[i].edit;
            if (*sizeOf(*types[i]) < *own)
                out_.smaller = out_.sizes[i].edit;
        }
    }

    // Equal units in parallel: modules of an electrical element, air units, CDUs of a group.
    void offerUnits()
    {
        const auto whole = sized();
        const char* field = isCdu() ? "cdu_count" : element_.kind == "crah" ? "count" : "units";
        const auto count = whole ? numberOf(*whole, field) : std::nullopt;
        if (!count)
            return;
        const auto to = [&](const char* title, int by) {
            return override({title, {name()}}, whole->key, field,
                            fmt::format("{}", std::lround(*count) + by));
        };
        out_.insert = to(QT_TRANSLATE_NOOP("edit", "Add a unit beside {0}"), 1);
        if (*count > 1.5)
            out_.fewer = to(QT_TRANSLATE_NOOP("edit", "Take a unit of {0} out"), -1);
    }

    std::string freeName(const std::string& group, const char* stem) const
    {
        for (int i = 1;; ++i)
            if (auto made = fmt::format("{}-{}", stem, i); !overridden(group + "/added/" + made))
                return made;
    }

    EditArguments between(const std::string& stem) const
    {
        const auto group = groupOf(element_.key);
        return {{"group", group},
                {"name", freeName(group, stem.c_str())},
                {"from", element_.from},
                {"to", element_.to}};
    }

    void offerPipe()
    {
        if (element_.kind != coolantRoleKey(CoolantRole::SupplyPipe) &&
            element_.kind != coolantRoleKey(CoolantRole::ReturnPipe))
            return;
        auto arguments = between("parallel");
        if (const auto type = textOf(element_, "type"); !type.empty())
            arguments["type"] = type;
        else if (const auto bore = numberOf(element_, "bore"))
            arguments["bore"] = fmt::format("{:.9g} m", *bore);
        if (const auto length = numberOf(element_, "length"))
            arguments["length"] = fmt::format("{:.9g} m", *length);
        out_.insert =
            ElementEdit{{QT_TRANSLATE_NOOP("edit", "Add a pipe parallel to {0}"), {name()}},
                        "add-pipe",
                        std::move(arguments)};
    }

    void offerBypass(const SolvedBranch& branch)
    {
        if (element_.kind != coolantRoleKey(CoolantRole::Branch) || inSi(branch.across) <= 0.0 ||
            inSi(branch.flow) <= 0.0)
            return;
        const double opens = opensOver * inSi(branch.across);
        auto arguments = between("bypass");
        arguments["opens_at"] = fmt::format("{:.4g} kPa", opens / 1e3);
        arguments["kv"] =
            fmt::format("{:.4g}", inSi(branch.flow) * 3600.0 / std::sqrt(opens / 1e5));
        out_.insert = ElementEdit{{QT_TRANSLATE_NOOP("edit", "Add a bypass beside {0}"), {name()}},
                                  "add-pipe",
                                  std::move(arguments)};
    }

    void offerRemoval()
    {
        const Message title{QT_TRANSLATE_NOOP("edit", "Remove {0}"), {name()}};
        if (element_.key.find("/added/") != std::string::npos)
            out_.remove = ElementEdit{title, "clear-overrides", {{"element", element_.key}}};
        else if (fieldOf(element_, "state") != nullptr)
            out_.remove = override(title, element_.key, "state", "removed");
        else if (fieldOf(element_, "removed") != nullptr)
            out_.remove = override(title, element_.key, "removed", "true");
    }

    const EditContext& context_;
    const Plan& plan_;
    DerivedElement element_;
    ElementEdits out_;
};

} // namespace

ElementEdits elementEdits(const EditContext& context, const std::string& element,
                          const std::optional<SolvedBranch>& branch)
{
    const auto* alternative = context.project.find(context.alternative);
    if (alternative == nullptr)
        return {};
    auto derived = derivedElement(context.project, context.catalogue, alternative->plan, element);
    if (!derived)
        return {};
    return Offer(context, alternative->plan, *std::move(derived)).all(branch);
}

std::vector<ElementEdit> removalsTakenBack(const Plan& plan, const Hall& hall)
{
    std::vector<ElementEdit> out;
    for (const auto& one : plan.overrides) {
        const bool removed = (one.field == "state" && one.value == "removed") ||
                             (one.field == "removed" && (one.value == "true" || one.value == "1"));
        if (removed && one.element.starts_with(keyOf(hall) + "/"))
            out.push_back({{QT_TRANSLATE_NOOP("edit", "Bring {0} back"), {one.element}},
                           "override",
                           {{"element", one.element}, {"field", one.field}, {"value", ""}}});
    }
    return out;
}

} // namespace hallwright::model
