// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/compile_one_line.h"

#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

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
        return SchematicSymbol::Ups;
    case PowerRole::Switchboard:
    case PowerRole::MechanicalBoard:
        return SchematicSymbol::Switchboard;
    case PowerRole::Feeder:
        return SchematicSymbol::Breaker;
    case PowerRole::Busway:
        return SchematicSymbol::Busway;
    case PowerRole::Generator:
        return SchematicSymbol::Generator;
    }
    return SchematicSymbol::Other;
}

QString titleOf(const model::PowerElement& element)
{
    const auto say = [](const char* text) {
        return QCoreApplication::translate("Schematic", text);
    };
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
    case PowerRole::Generator:
        return say(QT_TRANSLATE_NOOP("Schematic", "Generators"));
    }
    return {};
}

class Compiler {
public:
    Compiler(const model::Plan& plan, const model::DerivedPower& power)
        : plan_(plan)
        , power_(power)
    {
        for (const auto& element : power.elements)
            byKey_.emplace(element.key, &element);
    }

    Diagram compile()
    {
        collectRuns();
        for (const auto& element : power_.elements)
            addElement(element);
        for (const auto& element : power_.elements)
            joinElement(element);
        for (const auto& [busways, racks] : runs_)
            addRacks(busways, racks);
        return std::move(out_);
    }

private:
    using Keys = std::vector<std::string>;

    // Racks by the set of busways that feed them, in walking order.
    void collectRuns()
    {
        std::map<model::RackId, Keys> feeds;
        for (const auto& feed : power_.feeds)
            feeds[feed.rack].push_back(feed.busway);
        std::map<Keys, std::size_t> known;
        for (const auto& element : power_.elements)
            for (const auto rack : element.racks) {
                const auto at = feeds.find(rack);
                if (at == feeds.end())
                    continue;
                const auto [run, fresh] = known.emplace(at->second, runs_.size());
                if (fresh)
                    runs_.push_back({at->second, {}});
                runs_[run->second].second.push_back(rack);
                feeds.erase(at);
            }
        for (const auto& [busways, racks] : runs_)
            for (const auto& key : busways)
                groupsOfBusway_[key] = groupsOf(busways, racks);
    }

    const std::string& upstreamOf(const std::string& key) const
    {
        static const std::string none;
        const auto at = byKey_.find(key);
        return at != byKey_.end() ? at->second->upstream : none;
    }

    // "block h1/power/A/switchboard/r1", "run h1/power/A/busway/r1"; told once.
    Keys groupsOf(const Keys& busways, const std::vector<model::RackId>& racks)
    {
        std::string board;
        for (const auto& key : busways) {
            const std::string& feeder = upstreamOf(key);
            const std::string& above = upstreamOf(feeder);
            board += (board.empty() ? "" : " ") + above;
        }
        const Keys keys{"block " + board, "run " + busways.front()};
        const auto tell = [this](const std::string& key, const QString& title, std::size_t depth) {
            const bool known = std::any_of(out_.groups.begin(), out_.groups.end(),
                                           [&](const auto& group) { return group.key == key; });
            if (!known)
                out_.groups.push_back({key, title, depth});
        };
        const auto* first = plan_.racks.find(racks.front());
        const QString label = first != nullptr ? qs(first->label) : QString();
        tell(keys[0], QCoreApplication::translate("Schematic", "Block from %1").arg(label), 0);
        tell(keys[1], QCoreApplication::translate("Schematic", "Row from %1").arg(label), 1);
        return keys;
    }

    Keys groupsOfElement(const model::PowerElement& element) const
    {
        if (element.role == PowerRole::Busway) {
            const auto at = groupsOfBusway_.find(element.key);
            return at != groupsOfBusway_.end() ? at->second : Keys{};
        }
        if (element.role == PowerRole::Feeder)
            for (const auto& other : power_.elements)
                if (other.role == PowerRole::Busway && other.upstream == element.key)
                    return groupsOfElement(other);
        return {};
    }

    void addElement(const model::PowerElement& element)
    {
        SchematicItem item;
        item.key = element.key;
        item.refs = {model::refTo(element.key)};
        item.symbol = symbolOf(element.role);
        item.role = model::powerRoleKey(element.role);
        item.title = titleOf(element);
        if (element.units > 1)
            item.title = QStringLiteral("%1 × %2").arg(element.units).arg(item.title);
        item.letter = element.letter;
        item.groups = groupsOfElement(element);
        places_[element.key] = out_.items.size();
        out_.items.push_back(std::move(item));
    }

    void join(const std::string& from, std::size_t to, SchematicLink::Kind kind, char letter)
    {
        if (const auto at = places_.find(from); at != places_.end())
            out_.links.push_back({at->second, to, kind, letter});
    }

    void joinElement(const model::PowerElement& element)
    {
        const auto place = places_.at(element.key);
        join(element.upstream, place, SchematicLink::Kind::Normal, element.letter);
        for (const auto& other : element.alternates)
            join(other, place, SchematicLink::Kind::Alternate, element.letter);
    }

    void addRacks(const Keys& busways, const std::vector<model::RackId>& racks)
    {
        for (const auto id : racks) {
            const auto* rack = plan_.racks.find(id);
            SchematicItem item;
            item.refs = {model::refTo(id)};
            item.key = model::text(item.refs.front());
            item.symbol = SchematicSymbol::Rack;
            item.role = "rack";
            item.title = rack != nullptr ? qs(rack->label) : QString();
            item.groups = groupsOfBusway_.at(busways.front());
            item.racks = 1;
            for (const auto& key : busways)
                join(key, out_.items.size(), SchematicLink::Kind::Normal, byKey_.at(key)->letter);
            out_.items.push_back(std::move(item));
        }
    }

    const model::Plan& plan_;
    const model::DerivedPower& power_;
    std::map<std::string, const model::PowerElement*> byKey_;
    std::vector<std::pair<Keys, std::vector<model::RackId>>> runs_;
    std::map<std::string, Keys> groupsOfBusway_;
    std::map<std::string, std::size_t> places_;
    Diagram out_;
};

} // namespace

Diagram oneLineOf(const model::Plan& plan, const model::DerivedPower& power)
{
    return Compiler(plan, power).compile();
}

} // namespace hallwright::ui
