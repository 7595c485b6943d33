// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/compile_one_line.h"

#include "model/derive/power_ring.h"
#include "ui/schematic/power_blocks.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <map>
#include <set>

namespace hallwright::ui {

namespace {

using model::PowerRole;

SchematicSymbol symbolOf(PowerRole role)
{
    switch (role) {
    case PowerRole::Utility:
        return SchematicSymbol::Utility;
    case PowerRole::Transformer:
        return SchematicSymbol::Transformer;
    case PowerRole::Ups:
    case PowerRole::Rectifier:
        return SchematicSymbol::Ups;
    case PowerRole::Switchboard:
    case PowerRole::MechanicalBoard:
        return SchematicSymbol::Switchboard;
    case PowerRole::Feeder:
        return SchematicSymbol::Breaker;
    case PowerRole::Cable:
        return SchematicSymbol::Breaker;
    case PowerRole::Busway:
    case PowerRole::Panel:
        return SchematicSymbol::Busway;
    case PowerRole::Generator:
        return SchematicSymbol::Generator;
    case PowerRole::RingUnit:
        return SchematicSymbol::RingUnit;
    case PowerRole::RingSection:
        return SchematicSymbol::RingSection;
    }
    return SchematicSymbol::Other;
}

QString say(const char* text)
{
    return QCoreApplication::translate("Schematic", text);
}

QString titleOf(const model::PowerElement& element)
{
    const QString letter(QChar::fromLatin1(element.letter));
    switch (element.role) {
    case PowerRole::Utility:
        return say(QT_TRANSLATE_NOOP("Schematic", "Utility %1")).arg(letter);
    case PowerRole::Transformer:
        return say(QT_TRANSLATE_NOOP("Schematic", "Transformer %1")).arg(letter);
    case PowerRole::Ups:
        return say(QT_TRANSLATE_NOOP("Schematic", "UPS %1")).arg(letter);
    case PowerRole::Switchboard:
        return say(QT_TRANSLATE_NOOP("Schematic", "Board %1")).arg(letter);
    case PowerRole::MechanicalBoard:
        return say(QT_TRANSLATE_NOOP("Schematic", "Mechanical board %1")).arg(letter);
    case PowerRole::Feeder:
        return say(QT_TRANSLATE_NOOP("Schematic", "Feeder %1")).arg(letter);
    case PowerRole::Busway:
        return say(QT_TRANSLATE_NOOP("Schematic", "Busway %1")).arg(letter);
    case PowerRole::Panel:
        return say(QT_TRANSLATE_NOOP("Schematic", "Panel %1")).arg(letter);
    case PowerRole::Cable:
        return say(QT_TRANSLATE_NOOP("Schematic", "Cable %1")).arg(letter);
    case PowerRole::Rectifier:
        return say(QT_TRANSLATE_NOOP("Schematic", "Rectifier %1")).arg(letter);
    case PowerRole::Generator:
        return say(QT_TRANSLATE_NOOP("Schematic", "Generators"));
    case PowerRole::RingUnit:
        return say(QT_TRANSLATE_NOOP("Schematic", "Ring unit %1")).arg(letter);
    case PowerRole::RingSection:
        return element.switching
                   ? say(QT_TRANSLATE_NOOP("Schematic", "Ring section %1, open")).arg(letter)
                   : say(QT_TRANSLATE_NOOP("Schematic", "Ring section %1")).arg(letter);
    }
    return {};
}

class Compiler {
public:
    explicit Compiler(const HallNetworks& networks)
        : networks_(networks)
        , runs_(racksByBusways(networks.power))
        , blocks_(blocksOf(networks.power, runs_))
    {
    }

    Diagram compile()
    {
        tellGroups();
        for (const auto& element : networks_.power.elements)
            if (!model::isRingPart(element.role))
                addElement(element);
        addRings();
        for (const auto& element : networks_.power.elements)
            joinElement(element);
        for (const auto& run : runs_)
            addRacks(run);
        addMechanical();
        return std::move(out_);
    }

private:
    QString labelOf(model::RackId id) const
    {
        const auto* rack = networks_.view.plan.racks.find(id);
        return rack != nullptr ? labelInHall(networks_.view.hall.label, rack->label) : QString();
    }

    void tellGroups()
    {
        std::set<std::string> told;
        const auto tell = [&](const std::string& key, const QString& title, std::size_t depth) {
            if (told.insert(key).second)
                out_.groups.push_back({key, title, {}, depth});
        };
        for (const auto& run : runs_) {
            const QString label = labelOf(run.racks.front());
            const auto& block = blocks_.at(run.busways.front());
            tell("block " + block, say(QT_TRANSLATE_NOOP("Schematic", "Block from %1")).arg(label),
                 0);
            tell("run " + run.busways.front(),
                 say(QT_TRANSLATE_NOOP("Schematic", "Racks from %1")).arg(label), 1);
            for (const auto& busway : run.busways) {
                runOf_[busway] = "run " + run.busways.front();
                if (const auto* element = find(busway); element != nullptr)
                    runOf_[element->upstream] = runOf_[busway]; // its feeder
            }
        }
        for (const auto& [key, block] : blocks_)
            if (block == "mechanical")
                tell("block mechanical", say(QT_TRANSLATE_NOOP("Schematic", "Mechanical loads")),
                     0);
    }

    const model::PowerElement* find(const std::string& key) const
    {
        for (const auto& element : networks_.power.elements)
            if (element.key == key)
                return &element;
        return nullptr;
    }

    std::vector<std::string> groupsOf(const std::string& key, PowerRole role) const
    {
        std::vector<std::string> groups;
        if (const auto block = blocks_.find(key); block != blocks_.end())
            groups.push_back("block " + block->second);
        if (role == PowerRole::Busway || role == PowerRole::Panel || role == PowerRole::Feeder)
            if (const auto run = runOf_.find(key); run != runOf_.end())
                groups.push_back(run->second);
        return groups;
    }

    void addElement(const model::PowerElement& element)
    {
        if (isRacksOwn(element)) {
            ownOf_[element.racks.front()].push_back(model::refTo(element.key));
            return;
        }
        SchematicItem item;
        item.key = element.key;
        item.refs = {model::refTo(element.key)};
        item.symbol = symbolOf(element.role);
        item.role = model::powerRoleKey(element.role);
        item.title = titleOf(element);
        if (element.units > 1)
            item.title = QStringLiteral("%1 × %2").arg(element.units).arg(item.title);
        item.letter = element.letter;
        item.transfer = !element.alternates.empty();
        item.groups = groupsOf(element.key, element.role);
        places_[element.key] = out_.items.size();
        out_.items.push_back(std::move(item));
    }

    // As they lie, from the board round to the board.
    void addRings()
    {
        const auto& elements = networks_.power.elements;
        for (const auto& ring : model::ringsOf(networks_.power))
            for (std::size_t i = 0; i < ring.sections.size(); ++i) {
                addElement(elements[ring.sections[i]]);
                if (i < ring.units.size())
                    addElement(elements[ring.units[i]]);
            }
    }

    void join(const std::string& from, std::size_t to, SchematicLink::Kind kind)
    {
        if (const auto at = places_.find(from); at != places_.end())
            out_.links.push_back({at->second, to, kind, out_.items[at->second].letter});
    }

    void joinElement(const model::PowerElement& element)
    {
        if (isRacksOwn(element))
            return;
        const auto place = places_.at(element.key);
        join(element.upstream, place, SchematicLink::Kind::Normal);
        if (!element.closes.empty())
            join(element.key, places_.at(element.closes),
                 element.switching ? SchematicLink::Kind::Alternate : SchematicLink::Kind::Normal);
        for (const auto& other : element.alternates)
            join(other, place, SchematicLink::Kind::Alternate);
        if (element.role == PowerRole::Generator)
            for (const auto& utility : networks_.power.elements)
                if (utility.role == PowerRole::Utility)
                    join(element.key, places_.at(utility.key), SchematicLink::Kind::Alternate);
    }

    void addRacks(const BuswayRacks& run)
    {
        for (const auto id : run.racks) {
            SchematicItem item;
            item.refs = {model::refTo(id)};
            item.key = model::text(item.refs.front());
            for (auto& own : ownOf_[id])
                item.refs.push_back(std::move(own));
            item.symbol = SchematicSymbol::Rack;
            item.role = "rack";
            item.title = labelOf(id);
            item.groups = groupsOf(run.busways.front(), PowerRole::Busway);
            item.racks = 1;
            for (const auto& key : run.busways)
                join(key, out_.items.size(), SchematicLink::Kind::Normal);
            out_.items.push_back(std::move(item));
        }
    }

    // CDUs by the board that feeds their pumps, and air units, which take either.
    void addMechanical()
    {
        std::map<model::UnitFeed, SchematicItem> cdus;
        for (const auto& group : networks_.coolant.groups)
            for (const auto& element : group.elements)
                if (element.role == model::CoolantRole::Cdu) {
                    auto& item = cdus[element.feed];
                    item.refs.push_back(model::refTo(element.key));
                    ++item.counts["cdu"];
                }
        for (auto& [feed, item] : cdus) {
            item.symbol = SchematicSymbol::Cdu;
            item.title = say(QT_TRANSLATE_NOOP("Schematic", "CDU pumps"));
            item.key = "cdus " + std::to_string(static_cast<int>(feed));
            addLoad(feed, std::move(item));
        }
        for (const auto& units : networks_.air.units)
            if (units.type != nullptr)
                addAir(units.key, say(QT_TRANSLATE_NOOP("Schematic", "Air units")), "crah",
                       units.installed);
        if (const auto& doors = networks_.air.doors)
            addAir(doors->key, say(QT_TRANSLATE_NOOP("Schematic", "Rear doors")), "rear-door",
                   doors->count);
    }

    void addAir(const std::string& key, const QString& title, const char* role, int count)
    {
        SchematicItem item;
        item.refs = {model::refTo(key)};
        item.key = key;
        item.symbol = SchematicSymbol::AirUnit;
        item.title = title;
        item.counts[role] = count;
        addLoad(model::UnitFeed::Both, std::move(item));
    }

    void addLoad(model::UnitFeed feed, SchematicItem item)
    {
        std::vector<const model::PowerElement*> boards;
        for (const auto& element : networks_.power.elements)
            if (element.role == PowerRole::MechanicalBoard)
                boards.push_back(&element);
        if (boards.empty())
            return;
        item.role = "mechanical-load";
        item.groups = {"block mechanical"};
        item.transfer = feed == model::UnitFeed::Both && boards.size() > 1;
        const auto* normal = feed == model::UnitFeed::B ? boards.back() : boards.front();
        const auto index = out_.items.size();
        if (!item.transfer)
            item.letter = normal->letter;
        out_.items.push_back(std::move(item));
        join(normal->key, index, SchematicLink::Kind::Normal);
        if (out_.items[index].transfer)
            join(boards.back()->key, index, SchematicLink::Kind::Alternate);
    }

    const HallNetworks& networks_;
    std::vector<BuswayRacks> runs_;
    std::map<std::string, std::string> blocks_;                     // of elements
    std::map<std::string, std::string> runOf_;                      // of busways and feeders
    std::map<model::RackId, std::vector<model::ElementRef>> ownOf_; // cables and sidecars
    std::map<std::string, std::size_t> places_;
    Diagram out_;
};

} // namespace

Diagram oneLineOf(const HallNetworks& networks)
{
    return Compiler(networks).compile();
}

} // namespace hallwright::ui
