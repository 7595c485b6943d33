// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/compile_piping.h"

#include "ui/quantity_format.h"
#include "ui/schematic/loop_shape.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace hallwright::ui {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Schematic", text);
}

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
    {"bypass", SchematicSymbol::ControlValve, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Bypass")},
    {"strainer", SchematicSymbol::Strainer, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Strainer")},
    {"expansion-vessel", SchematicSymbol::Vessel, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Expansion vessel")},
    {"buffer-tank", SchematicSymbol::Vessel, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Facility buffer tank")},
    {"supply-tank", SchematicSymbol::Vessel, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Supply tank")},
    {"pump", SchematicSymbol::Pump, Stream::Across, QT_TRANSLATE_NOOP("Schematic", "Pump")},
    {"exchanger", SchematicSymbol::HeatExchanger, Stream::Across,
     QT_TRANSLATE_NOOP("Schematic", "Heat exchanger")},
};

const RoleLook* lookOf(std::string_view role)
{
    const auto* at = std::find_if(std::begin(looks), std::end(looks),
                                  [&](const auto& look) { return look.role == role; });
    return at != std::end(looks) ? at : nullptr;
}

// The nominal size as the catalogue names it, else the bore.
QString sizeOf(const model::HallView& view, const model::CoolantElement& element)
{
    const auto* type = model::chosenType(view.project, view.catalogue, element.type);
    for (const char* norm : {"DN ", "NPS "})
        if (type != nullptr)
            if (const auto at = type->name.rfind(norm); at != std::string::npos)
                return qs(type->name.substr(at));
    if (element.bore <= model::Length{})
        return {};
    return QStringLiteral("Ø ") +
           QuantityFormat::current().text(model::inSi(element.bore), model::Measure::Length);
}

// What the model counts on a rack's connection: quick disconnects where a type is chosen; a fixed
// valve of its own, else the regulating part of the loop's control, if that has one.
std::vector<SchematicSymbol> fittingsOf(model::FlowControl control,
                                        const model::CoolantElement& branch)
{
    std::vector<SchematicSymbol> out{SchematicSymbol::Rack};
    if (branch.couplingKv > 0.0)
        out = {SchematicSymbol::Coupling, SchematicSymbol::Rack, SchematicSymbol::Coupling};
    if (branch.kv > 0.0 || control == model::FlowControl::BalancedValves)
        out.push_back(SchematicSymbol::Valve);
    else if (control == model::FlowControl::PressureIndependent)
        out.push_back(SchematicSymbol::ControlValve);
    return out;
}

class Compiler {
public:
    explicit Compiler(const model::HallView& view)
        : view_(view)
    {
    }

    Diagram compile(const model::DerivedCoolant& coolant)
    {
        for (const auto& group : coolant.groups)
            add(group);
        return std::move(out_);
    }

private:
    void add(const model::CoolantGroup& group)
    {
        const auto* first =
            group.racks.empty() ? nullptr : view_.plan.racks.find(group.racks.front().rack);
        const QString from =
            first != nullptr ? labelInHall(view_.hall.label, first->label) : qs(group.key);
        out_.groups.push_back({group.key,
                               say(QT_TRANSLATE_NOOP("Schematic", "CDU group from %1")).arg(from),
                               noteOf(group), 0});
        std::vector<std::size_t> members;
        for (const auto& element : group.elements) {
            members.push_back(out_.items.size());
            out_.items.push_back(itemOf(group, element));
        }
        addManifolds(group, members);
    }

    static QString noteOf(const model::CoolantGroup& group)
    {
        const auto choice = [](auto value) {
            return translated("choice",
                              model::choicesOf(value)[static_cast<std::size_t>(value)].title);
        };
        const auto& format = QuantityFormat::current();
        const auto celsiusText = [&format](model::Temperature t) {
            return format.text(model::inSi(t), model::Measure::Temperature);
        };
        const QStringList parts{choice(group.fluid), choice(group.control),
                                choice(group.returnPath),
                                say(QT_TRANSLATE_NOOP("Schematic", "%1 of %2 CDUs needed"))
                                    .arg(group.needed)
                                    .arg(group.installed),
                                say(QT_TRANSLATE_NOOP("Schematic", "facility water %1"))
                                    .arg(celsiusText(group.facilitySupply))};
        return parts.join(QStringLiteral(" · "));
    }

    SchematicItem itemOf(const model::CoolantGroup& group, const model::CoolantElement& element)
    {
        SchematicItem item;
        item.key = element.key;
        item.role = model::coolantRoleKey(element.role);
        item.groups = {group.key};
        for (const auto& [own, node] :
             {std::pair{&item.from, &element.from}, std::pair{&item.to, &element.to}})
            if (!node->empty())
                *own = group.key + ":" + *node;
        item.stream = Stream::Across;
        item.title = qs(item.role);
        if (const auto* look = lookOf(item.role)) {
            item.symbol = look->symbol;
            item.stream = look->stream;
            item.title = say(look->title);
        }
        // The last part of the key tells equal units apart: "CDU 2".
        if (item.symbol == SchematicSymbol::Cdu)
            item.title += QLatin1Char(' ') + qs(element.key.substr(element.key.rfind('/') + 1));
        if (element.role == model::CoolantRole::Cdu && element.facility != model::FacilitySide::A)
            item.title += element.facility == model::FacilitySide::B ? QStringLiteral(" · FWS B")
                                                                     : QStringLiteral(" · FWS A/B");
        if (element.state == model::ElementState::Closed)
            item.title += QStringLiteral(" · ") + say(QT_TRANSLATE_NOOP("Schematic", "closed"));
        if (item.symbol == SchematicSymbol::Pipe)
            item.size = sizeOf(view_, element);
        if (element.rack)
            serve(group, element, item);
        item.refs.push_back(model::refTo(element.key));
        return item;
    }

    void serve(const model::CoolantGroup& group, const model::CoolantElement& element,
               SchematicItem& item) const
    {
        if (item.symbol != SchematicSymbol::Rack)
            return;
        item.refs.push_back(model::refTo(element.rack));
        item.racks = 1;
        item.fittings = fittingsOf(group.control, element);
        if (const auto* rack = view_.plan.racks.find(element.rack))
            item.title = labelInHall(view_.hall.label, rack->label);
    }

    // The racks of one lane of the ladder with their manifold pipes, where there are several lanes
    // or many racks.
    void addManifolds(const model::CoolantGroup& group, const std::vector<std::size_t>& members)
    {
        const auto shape = loopShape(out_, members);
        for (const auto& lane : manifoldsOf(out_, shape)) {
            const auto at = std::find_if(lane.begin(), lane.end(),
                                         [this](std::size_t i) { return out_.items[i].racks > 0; });
            if (at == lane.end())
                continue;
            const std::string key = group.key + "/manifold/" + out_.items[*at].key;
            const auto* rack = view_.plan.racks.find({out_.items[*at].refs.front().number});
            const auto* row = rack != nullptr ? view_.plan.rows.find(rack->row) : nullptr;
            const QString title = row != nullptr
                                      ? say(QT_TRANSLATE_NOOP("Schematic", "Row %1"))
                                            .arg(labelInHall(view_.hall.label, row->label))
                                      : say(QT_TRANSLATE_NOOP("Schematic", "Racks from %1"))
                                            .arg(out_.items[*at].title);
            out_.groups.push_back({key, title, {}, 1});
            for (const auto i : lane)
                out_.items[i].groups.push_back(key);
        }
    }

    const model::HallView& view_;
    Diagram out_;
};

} // namespace

Diagram pipingOf(const model::HallView& view, const model::DerivedCoolant& coolant)
{
    return Compiler(view).compile(coolant);
}

} // namespace hallwright::ui
