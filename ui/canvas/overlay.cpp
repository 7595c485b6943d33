// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/overlay.h"

#include "model/quantity_text.h"
#include "ui/canvas/colour_map.h"
#include "ui/canvas/compile_overlay.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace hallwright::ui {

using model::Measure;

std::span<const OverlayInfo> overlayList()
{
    using enum OverlayKind;
    using enum OverlayScale;
    static constexpr std::array list = {
        OverlayInfo{None, "none", QT_TRANSLATE_NOOP("overlay", "No overlay"),
                    QT_TRANSLATE_NOOP("overlay", "Racks by kind"), Measure::None, Sequential},
        OverlayInfo{Power, "power", QT_TRANSLATE_NOOP("overlay", "Rack power (TDP)"),
                    QT_TRANSLATE_NOOP("overlay", "Continuous electrical load of each rack"),
                    Measure::Power, Sequential},
        OverlayInfo{CoolantFlow, "flow", QT_TRANSLATE_NOOP("overlay", "Coolant flow"),
                    QT_TRANSLATE_NOOP("overlay", "Flow that the loop gives each rack"),
                    Measure::CoolantFlow, Sequential},
        OverlayInfo{FlowMargin, "flow_margin", QT_TRANSLATE_NOOP("overlay", "Flow margin"),
                    QT_TRANSLATE_NOOP("overlay",
                                      "Flow got over flow needed, less one; below 0 is too little"),
                    Measure::Fraction, AroundLimit},
        OverlayInfo{Supply, "supply", QT_TRANSLATE_NOOP("overlay", "Supply temperature"),
                    QT_TRANSLATE_NOOP("overlay", "Coolant temperature at the rack inlet"),
                    Measure::Temperature, Sequential},
        OverlayInfo{Return, "return", QT_TRANSLATE_NOOP("overlay", "Return temperature"),
                    QT_TRANSLATE_NOOP("overlay", "Coolant temperature at the rack outlet"),
                    Measure::Temperature, Sequential},
        OverlayInfo{
            ThermalMargin, "thermal_margin",
            QT_TRANSLATE_NOOP("overlay", "Component thermal margin"),
            QT_TRANSLATE_NOOP(
                "overlay", "Limit less temperature of the hottest component; below 0 it throttles"),
            Measure::TemperatureDifference, AroundLimit},
        OverlayInfo{AirInlet, "air_inlet", QT_TRANSLATE_NOOP("overlay", "Rack inlet air"),
                    QT_TRANSLATE_NOOP("overlay",
                                      "Air temperature that the rack breathes, mean over its face"),
                    Measure::Temperature, Sequential},
        OverlayInfo{FloorLoad, "floor_load", QT_TRANSLATE_NOOP("overlay", "Floor load"),
                    QT_TRANSLATE_NOOP("overlay", "Mass over footprint"), Measure::MassPerArea,
                    Sequential},
        OverlayInfo{VoltageDrop, "voltage_drop", QT_TRANSLATE_NOOP("overlay", "Voltage drop"),
                    QT_TRANSLATE_NOOP("overlay", "From the utility to the rack inlet, worst feed"),
                    Measure::Fraction, Sequential},
        OverlayInfo{CoolantDomain, "coolant_domain",
                    QT_TRANSLATE_NOOP("overlay", "Fault domain: coolant"),
                    QT_TRANSLATE_NOOP("overlay", "Racks on one coolant group share a colour"),
                    Measure::None, Categories},
        OverlayInfo{PowerDomain, "power_domain",
                    QT_TRANSLATE_NOOP("overlay", "Fault domain: feed A"),
                    QT_TRANSLATE_NOOP("overlay", "Racks on one busway or panel share a colour"),
                    Measure::None, Categories},
        OverlayInfo{FailureEffect, "failure_effect",
                    QT_TRANSLATE_NOOP("overlay", "Failure: what it does"),
                    QT_TRANSLATE_NOOP("overlay", "Racks by what the chosen failure does to them"),
                    Measure::None, Categories},
        OverlayInfo{
            FailureMargin, "failure_margin",
            QT_TRANSLATE_NOOP("overlay", "Failure: margin to throttle"),
            QT_TRANSLATE_NOOP("overlay",
                              "Limit less temperature at the chosen time; below 0 it throttles"),
            Measure::TemperatureDifference, AroundLimit},
    };
    return list;
}

bool isOfFailure(OverlayKind kind)
{
    return kind == OverlayKind::FailureEffect || kind == OverlayKind::FailureMargin;
}

const OverlayInfo& overlayInfo(OverlayKind kind)
{
    return overlayList()[static_cast<std::size_t>(kind)];
}

QString overlayTitle(OverlayKind kind)
{
    return QCoreApplication::translate("overlay", overlayInfo(kind).title);
}

const OverlayValue* Overlay::find(model::RackId rack) const
{
    const auto at = std::lower_bound(
        values.begin(), values.end(), rack,
        [](const OverlayValue& value, model::RackId wanted) { return value.rack < wanted; });
    return at != values.end() && at->rack == rack ? &*at : nullptr;
}

namespace {

void fillCategories(Overlay& overlay, const model::Assessment& assessment)
{
    std::map<std::string, int> index;
    for (const auto& rack : assessment.racks) {
        const auto words = overlayCategory(rack, overlay.kind);
        if (words.empty()) {
            ++overlay.unknown;
            continue;
        }
        const auto [at, fresh] = index.try_emplace(words, static_cast<int>(index.size()));
        if (fresh)
            overlay.categories.push_back(QString::fromStdString(words));
        overlay.values.push_back(
            {rack.id, static_cast<double>(at->second), QString::fromStdString(words)});
    }
    overlay.high = std::max<double>(1.0, static_cast<double>(index.size()) - 1.0);
}

// The values' own range; a single value gets a small range around it, so that the scale has ends.
void setRange(Overlay& overlay)
{
    const auto [least, most] = std::minmax_element(
        overlay.values.begin(), overlay.values.end(),
        [](const OverlayValue& a, const OverlayValue& b) { return a.value < b.value; });
    overlay.low = least->value;
    overlay.high = most->value;
    if (overlayInfo(overlay.kind).scale == OverlayScale::AroundLimit) {
        overlay.high = std::max({std::abs(overlay.low), std::abs(overlay.high), 1e-3});
        overlay.low = -overlay.high;
    } else if (overlay.high - overlay.low < 1e-6 * std::abs(overlay.high)) {
        const double half = std::max(0.005 * std::abs(overlay.high), 1e-6);
        overlay.low -= half;
        overlay.high += half;
    }
}

} // namespace

Overlay overlayOf(const model::Assessment& assessment, OverlayKind kind)
{
    Overlay overlay;
    overlay.kind = kind;
    if (kind == OverlayKind::None)
        return overlay;
    if (overlayInfo(kind).scale == OverlayScale::Categories) {
        fillCategories(overlay, assessment);
        return overlay;
    }
    for (const auto& rack : assessment.racks) {
        if (const auto figure = overlayFigure(rack, kind))
            overlay.values.push_back({rack.id, *figure, {}});
        else
            ++overlay.unknown;
    }
    if (!overlay.values.empty())
        setRange(overlay);
    return overlay;
}

namespace {

// Untouched grey, then yellow, orange, vermilion: places in the set of categoryColour.
int effectColour(int effect)
{
    constexpr std::array places{7, 4, 1, 6};
    return places.at(static_cast<std::size_t>(effect));
}

} // namespace

QRgb overlayColour(const Overlay& overlay, double value)
{
    switch (overlayInfo(overlay.kind).scale) {
    case OverlayScale::Sequential:
        return sequentialColour((value - overlay.low) / (overlay.high - overlay.low));
    case OverlayScale::AroundLimit:
        return divergingColour(value / overlay.high);
    case OverlayScale::Categories:
        return categoryColour(overlay.kind == OverlayKind::FailureEffect
                                  ? effectColour(static_cast<int>(value))
                                  : static_cast<int>(value));
    }
    return 0;
}

namespace {
bool isShare(OverlayKind kind) // read best in per cent; files keep the plain fraction
{
    return overlayInfo(kind).measure == Measure::Fraction;
}
} // namespace

QString overlayNumber(OverlayKind kind, double si, model::UnitSystem units)
{
    return QString::fromStdString(
        isShare(kind) ? model::numberText(si * 100.0)
                      : model::quantityNumber(si, overlayInfo(kind).measure, units));
}

QString overlayUnit(OverlayKind kind, model::UnitSystem units)
{
    if (isShare(kind))
        return QStringLiteral("%");
    const auto symbol = model::unitSymbol(overlayInfo(kind).measure, units);
    return QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
}

QString overlayText(OverlayKind kind, const OverlayValue& value, model::UnitSystem units)
{
    if (overlayInfo(kind).scale == OverlayScale::Categories)
        return value.words;
    return overlayNumber(kind, value.value, units) + QChar(0x202f) + overlayUnit(kind, units);
}

} // namespace hallwright::ui
