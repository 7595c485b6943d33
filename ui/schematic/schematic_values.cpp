// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_values.h"

#include "model/quantity_text.h"
#include "model/results/result_fields.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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

QString percent(std::optional<double> value, int figures = 3)
{
    return value ? qs(model::numberText(*value * 100.0, figures)) + QStringLiteral(" %")
                 : QString();
}

void add(QStringList& lines, const QString& first, const QString& second)
{
    QStringList parts{first, second};
    parts.removeAll(QString());
    if (!parts.isEmpty())
        lines << parts.join(QStringLiteral(" · "));
}

// "48 % (96 %)": normal, and in the worst single failure.
QString loadingText(const model::ElementResult& element)
{
    const QString normal = percent(figure(element, "loading"));
    const QString worst = percent(figure(element, "loading_worst"));
    return worst.isEmpty() || normal.isEmpty() ? normal
                                               : QStringLiteral("%1 (%2)").arg(normal, worst);
}

SchematicFigures ofElectrical(const model::ElementResult& element)
{
    SchematicFigures out;
    out.loading = figure(element, "loading");
    const QString current = shown(figure(element, "current"), Measure::Current);
    const QString power = shown(figure(element, "power"), Measure::Power);
    add(out.lines, qs(element.rating), {});
    add(out.lines, element.ratedCurrent ? current : power, {});
    add(out.lines, loadingText(element), {});
    if (out.loading && *out.loading > 1.0)
        out.bad = true;
    return out;
}

SchematicFigures ofCdu(const model::ElementResult& element)
{
    SchematicFigures out;
    out.loading = figure(element, "loading");
    add(out.lines, shown(figure(element, "power"), Measure::Power), percent(out.loading));
    const QString supply = shown(figure(element, "supply"), Measure::Temperature);
    const QString returned = shown(figure(element, "return"), Measure::Temperature);
    if (!supply.isEmpty() && !returned.isEmpty())
        out.lines << QStringLiteral("%1 → %2").arg(returned, supply);
    add(out.lines, shown(figure(element, "flow"), Measure::CoolantFlow),
        shown(figure(element, "drop"), Measure::Pressure));
    add(out.lines, shown(figure(element, "electrical"), Measure::Power), {});
    out.bad = out.loading && *out.loading > 1.0;
    return out;
}

SchematicFigures ofElement(const SchematicItem& item, const model::ElementResult& element)
{
    if (item.stream == Stream::Power)
        return ofElectrical(element);
    if (item.symbol == SchematicSymbol::Cdu)
        return ofCdu(element);
    SchematicFigures out;
    if (item.symbol == SchematicSymbol::Vessel)
        return out; // it holds, nothing flows through it
    const auto flow = figure(element, "flow");
    out.reversed = flow && *flow < 0.0;
    if (flow)
        out.lines << shown(std::abs(*flow), Measure::CoolantFlow);
    if (item.symbol != SchematicSymbol::Pipe)
        add(out.lines, shown(figure(element, "drop"), Measure::Pressure), {});
    return out;
}

SchematicFigures ofRack(const SchematicItem& item, const model::RackResult& rack)
{
    SchematicFigures out;
    if (item.stream == Stream::Power) {
        out.lines << shown(figure(rack, "tdp"), Measure::Power);
        const auto drop = figure(rack, "voltage_drop");
        if (drop)
            out.lines << QStringLiteral("ΔU ") + percent(drop, 2);
    } else {
        const auto flowMargin = figure(rack, "flow_margin");
        const auto thermalMargin = figure(rack, "thermal_margin");
        out.bad = (flowMargin && *flowMargin < -0.0005) || (thermalMargin && *thermalMargin < 0.0);
        out.lines << shown(figure(rack, "flow_got"), Measure::CoolantFlow);
        out.lines << shown(figure(rack, "return"), Measure::Temperature);
    }
    out.lines.removeAll(QString());
    return out;
}

// Sums over what is inside; a part without the figure makes its sum unknown.
struct FoldSums {
    double power = 0.0;
    double flow = 0.0;
    double electrical = 0.0;
    bool powerKnown = true;
    bool flowKnown = true;
    bool electricalKnown = true;

    void take(double& sum, bool& known, std::optional<double> value)
    {
        known = known && value;
        sum += value.value_or(0.0);
    }
};

SchematicFigures ofFold(const SchematicItem& item, const model::Assessment& assessment)
{
    SchematicFigures out;
    FoldSums sums;
    bool anyElectrical = false;
    for (const auto& ref : item.refs) {
        if (ref.kind == model::ElementKind::Rack) {
            const auto* rack = assessment.rack({ref.number});
            const auto of = [rack](const char* key) {
                return rack != nullptr ? figure(*rack, key) : std::nullopt;
            };
            sums.take(sums.power, sums.powerKnown, of("tdp"));
            sums.take(sums.flow, sums.flowKnown, of("flow_got"));
        } else if (const auto* element = assessment.element(ref.key); element != nullptr) {
            // On a one-line a pump is a load; how its CDU is loaded with heat is not its matter.
            const bool electrical = element->group == model::ElementGroup::Electrical;
            const auto loading = figure(*element, "loading");
            if (loading && electrical == (item.stream == Stream::Power))
                out.loading = std::max(out.loading.value_or(0.0), *loading);
            if (!electrical && item.stream == Stream::Power) {
                sums.take(sums.electrical, sums.electricalKnown, figure(*element, "electrical"));
                anyElectrical = true;
            }
        }
    }
    if (item.racks > 0)
        add(out.lines, sums.powerKnown ? shown(sums.power, Measure::Power) : QString(),
            sums.flowKnown && item.stream != Stream::Power ? shown(sums.flow, Measure::CoolantFlow)
                                                           : QString());
    if (anyElectrical && sums.electricalKnown)
        out.lines << shown(sums.electrical, Measure::Power);
    if (out.loading)
        out.lines << QCoreApplication::translate("Schematic", "highest loading %1")
                         .arg(percent(out.loading));
    out.bad = out.loading && *out.loading > 1.0;
    return out;
}

// "8 racks", "2 CDUs · 8 racks", "12 elements".
QString countsOf(const SchematicItem& item)
{
    const auto say = [](const char* one, const char* many, int count) {
        return QCoreApplication::translate("Schematic", count == 1 ? one : many).arg(count);
    };
    QStringList parts;
    if (const auto cdus = item.counts.find("cdu"); cdus != item.counts.end())
        parts << say(QT_TRANSLATE_NOOP("Schematic", "%1 CDU"),
                     QT_TRANSLATE_NOOP("Schematic", "%1 CDUs"), cdus->second);
    if (const auto air = item.counts.find("crah"); air != item.counts.end())
        parts << say(QT_TRANSLATE_NOOP("Schematic", "%1 air unit"),
                     QT_TRANSLATE_NOOP("Schematic", "%1 air units"), air->second);
    if (const auto doors = item.counts.find("rear-door"); doors != item.counts.end())
        parts << say(QT_TRANSLATE_NOOP("Schematic", "%1 rear door"),
                     QT_TRANSLATE_NOOP("Schematic", "%1 rear doors"), doors->second);
    if (item.racks > 0)
        parts << say(QT_TRANSLATE_NOOP("Schematic", "%1 rack"),
                     QT_TRANSLATE_NOOP("Schematic", "%1 racks"), item.racks);
    if (parts.isEmpty())
        parts << say(QT_TRANSLATE_NOOP("Schematic", "%1 element"),
                     QT_TRANSLATE_NOOP("Schematic", "%1 elements"), standsFor(item));
    return parts.join(QStringLiteral(" · "));
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
    if (!item.counts.empty()) {
        if (assessment != nullptr)
            out = ofFold(item, *assessment);
        out.lines.prepend(countsOf(item));
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
    if (!item.counts.empty()) {
        rows << figuresOf(item, assessment).lines;
        if (item.symbol == SchematicSymbol::Folded)
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
