// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_values.h"

#include "model/results/result_fields.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace hallwright::ui {

namespace {

using model::Measure;

// One figure of a result row by its key; unknown where it is.
template <class Row>
std::optional<double> figure(const Row& row, std::string_view key)
{
    for (const auto& one : model::resultFigures<Row>())
        if (key == one.key) {
            const auto value = one.get(row);
            const auto* number = std::get_if<double>(&value);
            return number != nullptr ? std::optional(*number) : std::nullopt;
        }
    return std::nullopt;
}

QString shown(std::optional<double> value, Measure measure)
{
    return value ? QuantityFormat::current().text(*value, measure) : QString();
}

void add(QStringList& lines, const QString& first, const QString& second)
{
    QStringList parts{first, second};
    parts.removeAll(QString());
    if (!parts.isEmpty())
        lines << parts.join(QStringLiteral(" · "));
}

SchematicFigures ofElement(const SchematicItem& item, const model::ElementResult& element)
{
    SchematicFigures out;
    out.loading = figure(element, "loading");
    const QString flow = shown(figure(element, "flow"), Measure::CoolantFlow);
    if (item.symbol == SchematicSymbol::Pipe) {
        out.lines << flow;
        return out;
    }
    add(out.lines, shown(figure(element, "power"), Measure::Power),
        shown(out.loading, Measure::Fraction));
    if (item.stream == Stream::Power)
        add(out.lines, qs(element.rating), shown(figure(element, "current"), Measure::Current));
    else
        add(out.lines, flow,
            item.symbol == SchematicSymbol::Cdu
                ? shown(figure(element, "supply"), Measure::Temperature)
                : shown(figure(element, "drop"), Measure::Pressure));
    return out;
}

SchematicFigures ofRack(const SchematicItem& item, const model::RackResult& rack)
{
    SchematicFigures out;
    if (item.stream == Stream::Power) {
        out.lines << shown(figure(rack, "tdp"), Measure::Power);
        out.lines << shown(figure(rack, "voltage_drop"), Measure::Fraction);
    } else {
        out.lines << shown(figure(rack, "flow_got"), Measure::CoolantFlow);
        out.lines << shown(figure(rack, "return"), Measure::Temperature);
    }
    out.lines.removeAll(QString());
    return out;
}

// Σ over the racks inside; a rack without the figure makes the sum unknown.
SchematicFigures ofFold(const SchematicItem& item, const model::Assessment& assessment)
{
    SchematicFigures out;
    double power = 0.0;
    double flow = 0.0;
    bool powerKnown = item.racks > 0;
    bool flowKnown = item.racks > 0 && item.stream != Stream::Power;
    for (const auto& ref : item.refs) {
        if (ref.kind == model::ElementKind::Rack) {
            const auto* rack = assessment.rack({ref.number});
            const auto tdp = rack != nullptr ? figure(*rack, "tdp") : std::nullopt;
            const auto got = rack != nullptr ? figure(*rack, "flow_got") : std::nullopt;
            powerKnown = powerKnown && tdp;
            flowKnown = flowKnown && got;
            power += tdp.value_or(0.0);
            flow += got.value_or(0.0);
        } else if (const auto* element = assessment.element(ref.key); element != nullptr) {
            const auto loading = figure(*element, "loading");
            if (loading)
                out.loading = std::max(out.loading.value_or(0.0), *loading);
        }
    }
    add(out.lines, powerKnown ? shown(power, Measure::Power) : QString(),
        flowKnown ? shown(flow, Measure::CoolantFlow) : QString());
    return out;
}

template <class Row>
void addRows(QStringList& rows, const Row& row)
{
    for (const auto& one : model::resultFigures<Row>()) {
        const auto value = one.get(row);
        if (std::holds_alternative<std::monostate>(value))
            continue;
        model::FieldInfo info;
        info.measure = one.measure;
        QString text = QuantityFormat::current().text(info, value);
        if (one.key == std::string_view("kind"))
            text = equipmentKindName(text.toStdString());
        rows << translated("result", one.title) + QStringLiteral(": ") + text;
    }
}

} // namespace

SchematicFigures figuresOf(const SchematicItem& item, const model::Assessment* assessment)
{
    SchematicFigures out;
    if (item.symbol == SchematicSymbol::Folded && assessment != nullptr)
        out = ofFold(item, *assessment);
    if (item.symbol == SchematicSymbol::Folded) {
        out.lines.prepend(
            item.racks > 0
                ? QCoreApplication::translate("Schematic", "%n racks", nullptr, item.racks)
                : QCoreApplication::translate("Schematic", "%n elements", nullptr, item.folded));
        return out;
    }
    if (assessment == nullptr || item.refs.empty())
        return out;
    for (const auto& ref : item.refs) {
        if (ref.kind == model::ElementKind::Rack) {
            const auto* rack = assessment->rack({ref.number});
            return rack != nullptr ? ofRack(item, *rack) : out;
        }
        if (const auto* element = assessment->element(ref.key); element != nullptr)
            return ofElement(item, *element);
    }
    return out;
}

QString tooltipOf(const SchematicItem& item, const model::Assessment* assessment)
{
    QStringList rows{item.title};
    if (item.symbol == SchematicSymbol::Folded) {
        rows << figuresOf(item, assessment).lines;
        rows << QCoreApplication::translate("Schematic", "Double-click opens the group");
        return rows.join(QLatin1Char('\n'));
    }
    for (const auto& ref : item.refs) {
        if (ref.kind == model::ElementKind::Element)
            rows << qs(ref.key);
        if (assessment == nullptr)
            continue;
        if (const auto* rack = assessment->rack({ref.number});
            ref.kind == model::ElementKind::Rack && rack != nullptr)
            addRows(rows, *rack);
        if (const auto* element = assessment->element(ref.key);
            ref.kind == model::ElementKind::Element && element != nullptr)
            addRows(rows, *element);
    }
    return rows.join(QLatin1Char('\n'));
}

} // namespace hallwright::ui
