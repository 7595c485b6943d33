// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/coolant_overrides.h"

#include "model/derive/coolant_units.h"

#include <algorithm>
#include <array>
#include <set>

namespace hallwright::model {

namespace {

constexpr Choice states[] = {{"open", QT_TRANSLATE_NOOP("choice", "Open")},
                             {"closed", QT_TRANSLATE_NOOP("choice", "Closed")},
                             {"removed", QT_TRANSLATE_NOOP("choice", "Removed")}};
constexpr Choice sides[] = {{"a", QT_TRANSLATE_NOOP("choice", "Loop A")},
                            {"b", QT_TRANSLATE_NOOP("choice", "Loop B")},
                            {"both", QT_TRANSLATE_NOOP("choice", "A and B, changeover")}};

constexpr std::array ofCdu{"state", "feed", "facility", "speed"};
constexpr std::array ofPipe{"type", "length", "bore", "roughness", "fittings", "state"};
constexpr std::array ofBranch{"length", "bore", "fittings", "kv", "coupling_kv", "state"};
constexpr std::array ofStrainer{"kv", "fouling", "state"};
constexpr std::array ofBypass{"kv", "opens_at", "state"};
constexpr std::array ofAdded{"from",      "to",       "type", "length",   "bore",
                             "roughness", "fittings", "kv",   "opens_at", "state"};
constexpr std::array ofGroup{"cdu_type", "cdu_count"};

FieldInfo number(const char* key, const char* title, double max)
{
    FieldInfo info;
    info.key = key;
    info.title = title;
    info.min = 0;
    info.max = max;
    return info;
}

FieldInfo measured(const char* key, const char* title, Measure measure, double max)
{
    FieldInfo info = number(key, title, max);
    info.measure = measure;
    return info;
}

FieldInfo text(const char* key, const char* title)
{
    FieldInfo info;
    info.key = key;
    info.title = title;
    return info;
}

std::vector<Field<CoolantElement>> elementFields()
{
    using E = CoolantElement;
    const char* const kvTitle = QT_TRANSLATE_NOOP("field", "Valve Kv, m³/h at 1 bar");
    return {
        field<E>(text("type", QT_TRANSLATE_NOOP("field", "Type")),
                 [](auto& e) -> auto& { return e.type; }),
        field<E>(text("from", QT_TRANSLATE_NOOP("field", "From node")),
                 [](auto& e) -> auto& { return e.from; }),
        field<E>(text("to", QT_TRANSLATE_NOOP("field", "To node")),
                 [](auto& e) -> auto& { return e.to; }),
        field<E>(measured("length", QT_TRANSLATE_NOOP("field", "Length"), Measure::Length, 1e4),
                 [](auto& e) -> auto& { return e.length; }),
        field<E>(measured("bore", QT_TRANSLATE_NOOP("field", "Bore"), Measure::PipeDiameter, 3),
                 [](auto& e) -> auto& { return e.bore; }),
        field<E>(measured("roughness", QT_TRANSLATE_NOOP("field", "Roughness"),
                          Measure::PipeDiameter, 0.01),
                 [](auto& e) -> auto& { return e.roughness; }),
        field<E>(number("fittings", QT_TRANSLATE_NOOP("field", "Fittings, sum of K"), 1e4),
                 [](auto& e) -> auto& { return e.fittings; }),
        field<E>(number("kv", kvTitle, 1e5), [](auto& e) -> auto& { return e.kv; }),
        field<E>(
            number("coupling_kv", QT_TRANSLATE_NOOP("field", "Quick disconnect pair, Kv"), 1e5),
            [](auto& e) -> auto& { return e.couplingKv; }),
        field<E>(measured("fouling", QT_TRANSLATE_NOOP("field", "Strainer area covered by dirt"),
                          Measure::Fraction, 0.95),
                 [](auto& e) -> auto& { return e.fouling; }),
        field<E>(measured("opens_at", QT_TRANSLATE_NOOP("field", "Bypass opens at"),
                          Measure::Pressure, 2e6),
                 [](auto& e) -> auto& { return e.opensAt; }),
        field<E>(measured("speed", QT_TRANSLATE_NOOP("field", "Pump speed held at"),
                          Measure::Fraction, 1),
                 [](auto& e) -> auto& { return e.speed; }),
        field<E>(text("feed", QT_TRANSLATE_NOOP("field", "Mechanical board")),
                 [](auto& e) -> auto& { return e.feed; }),
        field<E>(text("facility", QT_TRANSLATE_NOOP("field", "Facility loop")),
                 [](auto& e) -> auto& { return e.facility; }),
        field<E>(text("state", QT_TRANSLATE_NOOP("field", "State")),
                 [](auto& e) -> auto& { return e.state; }),
    };
}

Message noSuchType(const char* kind, const std::string& key)
{
    return {QT_TRANSLATE_NOOP("model", "\"{1}\" is no {0} of the catalogue"), {kind, key}};
}

bool has(const std::vector<std::string>& keys, std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

// The chosen size brings its bore and roughness, as long as those have no override of their own.
bool takeSize(const HallView& view, const std::vector<std::string>& done, CoolantElement& element)
{
    const auto* entry = chosenType(view.project, view.catalogue, element.type);
    const auto* size = entry != nullptr ? std::get_if<PipeSizeType>(&entry->kind) : nullptr;
    if (size == nullptr)
        return false;
    if (!has(done, "bore"))
        element.bore = size->bore;
    if (!has(done, "roughness"))
        element.roughness = size->roughness;
    return true;
}

class Applier {
public:
    Applier(const HallView& view, OverrideSet& set, CoolantGroup& group)
        : view_(view)
        , set_(set)
        , group_(group)
    {
    }

    void run()
    {
        for (auto& element : group_.elements)
            change(element, overridable(element.role));
        addNew();
        std::erase_if(group_.elements, [](const CoolantElement& element) {
            return element.state == ElementState::Removed;
        });
        group_.installed = static_cast<int>(
            std::count_if(group_.elements.begin(), group_.elements.end(),
                          [](const auto& element) { return element.role == CoolantRole::Cdu; }));
    }

private:
    std::vector<std::string> change(CoolantElement& element, std::span<const char* const> allowed)
    {
        const CoolantElement before = element;
        auto done = set_.apply(element.key, element, allowed);
        if (has(done, "type") && !takeSize(view_, done, element)) {
            set_.refuse(element.key, "type", noSuchType("pipe_size", element.type));
            element.type = before.type;
        } else if (has(done, "bore") && !has(done, "type") && element.bore != before.bore) {
            element.type.clear(); // a bore of its own is no catalogue size
        }
        if (element.bore <= Length{} && before.bore > Length{}) {
            set_.refuse(element.key, "bore",
                        {QT_TRANSLATE_NOOP("model", "a bore is more than 0"), {}});
            element.bore = before.bore;
        }
        return done;
    }

    // A pipe or bypass between nodes that the group has.
    void addNew()
    {
        std::set<std::string> nodes;
        for (const auto& element : group_.elements) {
            nodes.insert(element.from);
            nodes.insert(element.to);
        }
        for (const auto& key : set_.elementsUnder(group_.key + "/added/")) {
            CoolantElement element;
            element.key = key;
            element.length = metres(1);
            element.bore = millimetres(25.4);
            element.roughness = millimetres(0.0015);
            change(element, ofAdded);
            if (!nodes.contains(element.from) || !nodes.contains(element.to) ||
                element.from == element.to) {
                set_.refuse(key, nodes.contains(element.from) ? "to" : "from",
                            {QT_TRANSLATE_NOOP("model", "an added element needs two nodes of its "
                                                        "group, as in supply/row1/2"),
                             {}});
                continue;
            }
            element.role = element.opensAt > Pressure{}         ? CoolantRole::Bypass
                           : element.from.starts_with("return") ? CoolantRole::ReturnPipe
                                                                : CoolantRole::SupplyPipe;
            group_.elements.push_back(std::move(element));
        }
    }

    const HallView& view_;
    OverrideSet& set_;
    CoolantGroup& group_;
};

} // namespace

std::span<const Choice> choicesOf(ElementState)
{
    return states;
}
std::span<const Choice> choicesOf(FacilitySide)
{
    return sides;
}

template <>
const std::vector<Field<CoolantElement>>& fields<CoolantElement>()
{
    static const auto list = elementFields();
    return list;
}

template <>
const std::vector<Field<CoolantGroupChoice>>& fields<CoolantGroupChoice>()
{
    using G = CoolantGroupChoice;
    static const std::vector<Field<G>> list{
        field<G>(text("cdu_type", QT_TRANSLATE_NOOP("field", "CDU type")),
                 [](auto& g) -> auto& { return g.cduType; }),
        field<G>(measured("cdu_count", QT_TRANSLATE_NOOP("field", "CDUs installed"), Measure::Count,
                          1000),
                 [](auto& g) -> auto& { return g.cduCount; }),
    };
    return list;
}

std::span<const char* const> overridable(CoolantRole role)
{
    switch (role) {
    case CoolantRole::Cdu:
        return ofCdu;
    case CoolantRole::SupplyPipe:
    case CoolantRole::ReturnPipe:
        return ofPipe;
    case CoolantRole::Branch:
        return ofBranch;
    case CoolantRole::Strainer:
        return ofStrainer;
    case CoolantRole::Bypass:
        return ofBypass;
    case CoolantRole::Vessel:
    case CoolantRole::Buffer:
        break;
    }
    return {};
}

std::span<const char* const> overridableOfGroup()
{
    return ofGroup;
}

std::span<const char* const> overridableOfAdded()
{
    return ofAdded;
}

CoolantGroupChoice groupChoice(const HallView& view, const std::string& key, OverrideSet& set)
{
    CoolantGroupChoice choice;
    set.apply(key, choice, ofGroup);
    if (choice.cduType.empty())
        return choice;
    const auto* entry = chosenType(view.project, view.catalogue, choice.cduType);
    if (entry == nullptr || !statesDuty(*entry)) {
        set.refuse(key, "cdu_type", noSuchType("cdu", choice.cduType));
        choice.cduType.clear();
    }
    return choice;
}

void applyOverrides(const HallView& view, OverrideSet& set, CoolantGroup& group)
{
    if (!set.empty())
        Applier(view, set, group).run();
}

} // namespace hallwright::model
