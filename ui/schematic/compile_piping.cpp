// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/compile_piping.h"

#include "ui/words.h"

#include <QCoreApplication>

namespace hallwright::ui {

namespace {

// Looked up by the derivation's own word, so that a role that is new here still gets its place.
struct RoleLook {
    std::string_view role;
    SchematicSymbol symbol;
    Stream stream;
    const char* title;
};
constexpr RoleLook looks[] = {
    {"cdu", SchematicSymbol::Cdu, Stream::Across, QT_TRANSLATE_NOOP("Schematic", "CDU")},
    {"supply", SchematicSymbol::Pipe, Stream::Supply,
     QT_TRANSLATE_NOOP("Schematic", "Supply pipe")},
    {"return", SchematicSymbol::Pipe, Stream::Return,
     QT_TRANSLATE_NOOP("Schematic", "Return pipe")},
    {"branch", SchematicSymbol::Rack, Stream::Across, QT_TRANSLATE_NOOP("Schematic", "Branch")},
    {"valve", SchematicSymbol::Valve, Stream::Across, QT_TRANSLATE_NOOP("Schematic", "Valve")},
    {"picv", SchematicSymbol::Valve, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Control valve")},
    {"bypass", SchematicSymbol::Valve, Stream::Across, QT_TRANSLATE_NOOP("Schematic", "Bypass")},
    {"strainer", SchematicSymbol::Strainer, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Strainer")},
    {"buffer", SchematicSymbol::Vessel, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Buffer vessel")},
    {"expansion", SchematicSymbol::Vessel, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Expansion vessel")},
    {"pump", SchematicSymbol::Pump, Stream::Across, QT_TRANSLATE_NOOP("Schematic", "Pump")},
    {"hx", SchematicSymbol::HeatExchanger, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Heat exchanger")},
};

const RoleLook* lookOf(std::string_view role)
{
    for (const auto& look : looks)
        if (look.role == role)
            return &look;
    return nullptr;
}

SchematicItem itemOf(const model::Plan& plan, const model::CoolantElement& element)
{
    SchematicItem item;
    item.key = element.key;
    item.role = model::coolantRoleKey(element.role);
    item.from = element.from;
    item.to = element.to;
    item.stream = Stream::Across;
    item.title = qs(item.role);
    if (const auto* look = lookOf(item.role)) {
        item.symbol = look->symbol;
        item.stream = look->stream;
        item.title = QCoreApplication::translate("Schematic", look->title);
    }
    // The last part of the key tells equal units apart: "CDU 2".
    if (item.symbol == SchematicSymbol::Cdu)
        item.title += QLatin1Char(' ') + qs(element.key.substr(element.key.rfind('/') + 1));
    if (element.rack && item.symbol == SchematicSymbol::Rack) {
        const auto* rack = plan.racks.find(element.rack);
        item.refs.push_back(model::refTo(element.rack));
        item.racks = 1;
        if (rack != nullptr)
            item.title = qs(rack->label);
    }
    item.refs.push_back(model::refTo(element.key));
    return item;
}

} // namespace

Diagram pipingOf(const model::Plan& plan, const model::DerivedCoolant& coolant)
{
    Diagram out;
    for (const auto& group : coolant.groups) {
        const auto* first =
            group.racks.empty() ? nullptr : plan.racks.find(group.racks.front().rack);
        out.groups.push_back({group.key,
                              QCoreApplication::translate("Schematic", "CDU group from %1")
                                  .arg(first != nullptr ? qs(first->label) : qs(group.key)),
                              0});
        for (const auto& element : group.elements) {
            out.items.push_back(itemOf(plan, element));
            out.items.back().groups = {group.key};
        }
    }
    return out;
}

} // namespace hallwright::ui
