// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failure_parts.h"

#include "app/coolant_groups.h"
#include "model/derive/power_ring.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace hallwright::app {

using namespace model;

namespace {

constexpr const char* lossOf = QT_TRANSLATE_NOOP("term", "loss of {0}");
constexpr const char* lossOfOne = QT_TRANSLATE_NOOP("term", "loss of {0}, one unit");
constexpr const char* oneUnit = QT_TRANSLATE_NOOP("term", "{0}, one unit");

bool ofFewRacks(PowerRole role)
{
    return role == PowerRole::Feeder || role == PowerRole::Busway || role == PowerRole::Panel ||
           role == PowerRole::Cable || role == PowerRole::Rectifier;
}

// Where the first of a class stands in both lists.
struct Places {
    std::size_t maintained = 0;
    std::size_t fault = 0;
};

class PartList {
public:
    explicit PartList(const HallSystems& systems)
        : systems_(systems)
    {
    }

    LostParts list()
    {
        if (systems_.powerSolved)
            addElectrical();
        addCdus();
        addWhole(QT_TRANSLATE_NOOP("term", "loss of the utility of {0}"), "utility-supply",
                 FacilityEvent::UtilityLost);
        addWhole(QT_TRANSLATE_NOOP("term", "loss of heat rejection of {0}"), "heat-rejection",
                 FacilityEvent::RejectionLost);
        addWhole(QT_TRANSLATE_NOOP("term", "loss of facility water flow of {0}"), "facility-flow",
                 FacilityEvent::FlowLost);
        return std::move(out_);
    }

private:
    // Racks by the elements that their feeds hang on, up to the board.
    std::map<std::string, std::set<RackId>> racksByElement() const
    {
        std::map<std::string, const PowerElement*> byKey;
        for (const auto& element : systems_.power.elements)
            byKey[element.key] = &element;
        std::map<std::string, std::set<RackId>> out;
        for (const auto& feed : systems_.power.feeds)
            for (auto at = byKey.find(feed.busway);
                 at != byKey.end() && ofFewRacks(at->second->role);
                 at = byKey.find(at->second->upstream))
                out[at->first].insert(feed.rack);
        return out;
    }

    void addElectrical()
    {
        auto racks = racksByElement();
        // Classes of feeders and busways: role, system, type, number of racks.
        using Class = std::tuple<PowerRole, char, std::string, std::size_t>;
        std::map<Class, Places> classes;
        const auto rings = ringsOf(systems_.power);
        const bool openRings = std::any_of(rings.begin(), rings.end(),
                                           [](const auto& ring) { return ring.switching; });
        for (std::size_t i = 0; i < systems_.power.elements.size(); ++i) {
            const auto& element = systems_.power.elements[i];
            if (element.role == PowerRole::Generator)
                continue; // carries nothing until the utility is gone
            const bool modules = failsByUnit(element);
            LostPart part;
            part.loss = {modules ? lossOfOne : lossOf, {element.key}};
            part.unit = modules ? english({oneUnit, {element.key}}) : element.key;
            part.kind = powerRoleKey(element.role);
            part.element = refTo(element.key);
            part.alike = {part.element};
            part.electrical = power::LostUnits{i, modules ? 1 : 0};
            if (ofFewRacks(element.role)) {
                part.ownRacks = racks[element.key];
                const Class which{element.role, element.letter, element.type, part.ownRacks.size()};
                add(std::move(part), classes, which);
            } else {
                out_.faults.push_back(part);
                // An open ring is switched before work on it; elsewhere the order is all one.
                part.electrical->planned = isRingPart(element.role) && openRings;
                out_.maintained.push_back(std::move(part));
            }
        }
    }

    // The first of a class is maintained, and counts the others; all may fail.
    template <class Class>
    void add(LostPart part, std::map<Class, Places>& classes, const Class& which)
    {
        const auto [at, fresh] =
            classes.try_emplace(which, Places{out_.maintained.size(), out_.faults.size()});
        part.firstOfClass = fresh;
        out_.faults.push_back(part);
        if (fresh) {
            out_.maintained.push_back(std::move(part));
            return;
        }
        out_.maintained[at->second.maintained].alike.push_back(part.element);
        out_.faults[at->second.fault].alike.push_back(part.element);
    }

    void addCdus()
    {
        using Class = std::tuple<std::uint64_t, std::string, UnitFeed>;
        std::map<Class, Places> classes;
        for (std::size_t g = 0; g < systems_.coolant.groups.size(); ++g) {
            const auto& group = systems_.coolant.groups[g];
            if (!systems_.loops[g])
                continue;
            std::string feeds;
            for (const auto& element : group.elements)
                if (element.role == CoolantRole::Cdu)
                    feeds += static_cast<char>('0' + static_cast<int>(element.feed));
            for (const auto& element : group.elements) {
                if (element.role != CoolantRole::Cdu)
                    continue;
                LostPart part;
                part.loss = {lossOf, {element.key}};
                part.unit = element.key;
                part.kind = "cdu";
                part.element = refTo(element.key);
                part.alike = {part.element};
                part.group = g;
                part.feed = element.feed;
                add(std::move(part), classes, Class{signatureOf(group), feeds, element.feed});
            }
        }
    }

    void addWhole(const char* title, const char* kind, FacilityEvent event)
    {
        const bool any = std::any_of(systems_.loops.begin(), systems_.loops.end(),
                                     [](const auto& loop) { return loop.has_value(); });
        if (!any)
            return;
        LostPart part;
        part.loss = {title, {fmt::format("h{}", systems_.hall.number)}};
        part.kind = kind;
        part.element = refTo(systems_.hall);
        part.alike = {part.element};
        part.facility = event;
        out_.faults.push_back(std::move(part));
    }

    const HallSystems& systems_;
    LostParts out_;
};

} // namespace

LostParts lostParts(const HallSystems& systems)
{
    return PartList(systems).list();
}

} // namespace hallwright::app
