// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/compile_overlay.h"

namespace hallwright::ui {

namespace {

template <class T>
std::optional<double> si(const std::optional<T>& quantity)
{
    return quantity ? std::optional<double>(model::inSi(*quantity)) : std::nullopt;
}

// (got - need) / need: 0 at the limit, negative where the rack gets too little.
std::optional<double> flowMargin(const model::RackResult& rack)
{
    if (!rack.flowNeed || !rack.flowGot || model::inSi(*rack.flowNeed) <= 0.0)
        return std::nullopt;
    return model::inSi(*rack.flowGot) / model::inSi(*rack.flowNeed) - 1.0;
}

std::optional<double> thermalMargin(const model::RackResult& rack)
{
    if (!rack.component || !rack.componentLimit)
        return std::nullopt;
    return model::inSi(*rack.componentLimit) - model::inSi(*rack.component);
}

} // namespace

std::optional<double> overlayFigure(const model::RackResult& rack, OverlayKind kind)
{
    switch (kind) {
    case OverlayKind::None:
        return std::nullopt;
    case OverlayKind::Power:
        return rack.powerKnown ? std::optional(model::inSi(rack.tdp)) : std::nullopt;
    case OverlayKind::CoolantFlow:
        return si(rack.flowGot);
    case OverlayKind::FlowMargin:
        return flowMargin(rack);
    case OverlayKind::Supply:
        return si(rack.supply);
    case OverlayKind::Return:
        return si(rack.returned);
    case OverlayKind::ThermalMargin:
        return thermalMargin(rack);
    case OverlayKind::AirInlet:
        return si(rack.airInlet);
    case OverlayKind::FloorLoad:
        return si(rack.floorLoad);
    case OverlayKind::VoltageDrop:
        return rack.voltageDrop;
    case OverlayKind::CoolantDomain:
    case OverlayKind::PowerDomain:
    case OverlayKind::FailureEffect:
    case OverlayKind::FailureMargin:
        return std::nullopt;
    }
    return std::nullopt;
}

std::string overlayCategory(const model::RackResult& rack, OverlayKind kind)
{
    if (kind == OverlayKind::CoolantDomain)
        return rack.loop;
    if (kind == OverlayKind::PowerDomain && !rack.feeds.empty())
        return rack.feeds.front().element;
    return {};
}

} // namespace hallwright::ui
