// SPDX-License-Identifier: GPL-3.0-or-later
// Overlays: one figure of every rack as colour and text, with the scale that the legend shows.
#pragma once

#include "model/measure.h"
#include "model/results/assessment.h"

#include <QRgb>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace hallwright::ui {

enum class OverlayKind {
    None,
    Power,
    CoolantFlow,
    FlowMargin,
    Supply,
    Return,
    ThermalMargin,
    AirInlet,
    FloorLoad,
    VoltageDrop,
    CoolantDomain,
    PowerDomain,
    FailureEffect, // of the failure chosen in the failures view, as the following
    FailureMargin
};
bool isOfFailure(OverlayKind kind);

enum class OverlayScale { Sequential, AroundLimit, Categories };

struct OverlayInfo {
    OverlayKind kind;
    const char* key;   // in settings
    const char* title; // source text, translated in scope "overlay"
    const char* help;  // source text: what exactly is shown
    model::Measure measure;
    OverlayScale scale;
};

std::span<const OverlayInfo> overlayList();
const OverlayInfo& overlayInfo(OverlayKind kind);
QString overlayTitle(OverlayKind kind);

// A rack's figure: SI, or a category's index with its words.
struct OverlayValue {
    model::RackId rack;
    double value = 0.0;
    QString words; // categories only
};

// All values of one overlay, sorted by rack id, with the range that the colours span. Racks whose
// figure is unknown are absent: they are drawn as "no value", never as 0.
struct Overlay {
    OverlayKind kind = OverlayKind::None;
    std::vector<OverlayValue> values;
    double low = 0.0; // SI; of AroundLimit: -high
    double high = 1.0;
    int unknown = 0;                 // racks without a value
    std::vector<QString> categories; // words by index

    const OverlayValue* find(model::RackId rack) const;
};

Overlay overlayOf(const model::Assessment& assessment, OverlayKind kind);

QRgb overlayColour(const Overlay& overlay, double value);
// Three significant figures in the measure's unit for people; the second carries the unit.
QString overlayNumber(OverlayKind kind, double si, model::UnitSystem units);
QString overlayText(OverlayKind kind, const OverlayValue& value, model::UnitSystem units);
QString overlayUnit(OverlayKind kind, model::UnitSystem units);

} // namespace hallwright::ui
