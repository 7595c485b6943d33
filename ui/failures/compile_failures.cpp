// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/compile_failures.h"

#include "ui/failures/compile_course.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace hallwright::ui {

namespace {

template <class Quantity>
std::optional<double> si(const std::optional<Quantity>& quantity)
{
    return quantity ? std::optional(model::inSi(*quantity)) : std::nullopt;
}

enum Effect { Untouched, Affected, Throttles, Dark };

QString effectWords(int effect)
{
    constexpr const char* words[] = {QT_TRANSLATE_NOOP("overlay", "not affected"),
                                     QT_TRANSLATE_NOOP("overlay", "short of flow or too hot"),
                                     QT_TRANSLATE_NOOP("overlay", "throttles"),
                                     QT_TRANSLATE_NOOP("overlay", "dark")};
    return QCoreApplication::translate("overlay", words[effect]);
}

} // namespace

bool isFigure(FailureColumn column)
{
    using enum FailureColumn;
    switch (column) {
    case Name:
    case Verdict:
    case Maintainable:
    case InMaintenance:
    case Kind:
    case Count:
        return false;
    case Throttle:
    case Shutdown:
    case Dark:
    case Short:
    case Hot:
    case Loading:
    case FlowMargin:
    case Alike:
        return true;
    }
    return false;
}

model::Measure failureMeasure(FailureColumn column)
{
    using enum FailureColumn;
    if (column == Throttle || column == Shutdown)
        return model::Measure::Seconds;
    return column == Loading || column == FlowMargin ? model::Measure::Fraction
                                                     : model::Measure::Count;
}

std::optional<double> failureFigure(const model::FailureResult& failure, FailureColumn column)
{
    using enum FailureColumn;
    switch (column) {
    case Throttle:
        return si(failure.timeToThrottle);
    case Shutdown:
        return si(failure.timeToShutdown);
    case Dark:
        return failure.racksDark;
    case Short:
        return failure.racksShort;
    case Hot:
        return failure.racksHot;
    case Loading:
        return failure.worstLoading;
    case FlowMargin:
        return failure.worstFlowMargin;
    case Alike:
        return failure.alike;
    case Name:
    case Verdict:
    case Maintainable:
    case InMaintenance:
    case Kind:
    case Count:
        return std::nullopt;
    }
    return std::nullopt;
}

Overlay effectOverlay(const model::FailureResult& failure, const model::FailureCourse* course,
                      const std::vector<model::RackId>& racks)
{
    std::map<model::RackId, int> effects;
    for (const auto& rack : failure.racks)
        effects[rack] = Affected;
    if (course != nullptr) {
        for (const auto& group : course->groups)
            for (std::size_t i = 0; i < group.racks.size(); ++i)
                if (group.throttle[i])
                    effects[group.racks[i]] = Throttles;
        for (const auto& rack : course->dark)
            effects[rack] = Dark;
    }
    Overlay out;
    out.kind = OverlayKind::FailureEffect;
    out.high = Dark;
    for (int effect = Untouched; effect <= Dark; ++effect)
        out.categories.push_back(effectWords(effect));
    for (const auto& rack : racks) {
        const auto at = effects.find(rack);
        const int effect = at != effects.end() ? at->second : Untouched;
        out.values.push_back({rack, static_cast<double>(effect), effectWords(effect)});
    }
    return out;
}

Overlay marginOverlay(const model::FailureCourse& course, double atS,
                      const std::vector<model::RackId>& racks)
{
    constexpr double widestK = 30.0; // beyond it nobody worries
    std::map<model::RackId, double> margins;
    for (const auto& group : course.groups) {
        const auto* moment = momentAt(group, atS);
        if (moment == nullptr)
            continue;
        for (std::size_t i = 0; i < std::min(group.racks.size(), moment->rackMargin.size()); ++i)
            if (moment->rackMargin[i])
                margins[group.racks[i]] = model::inSi(*moment->rackMargin[i]);
    }
    const std::set<model::RackId> dark(course.dark.begin(), course.dark.end());
    Overlay out;
    out.kind = OverlayKind::FailureMargin;
    out.low = -widestK;
    out.high = widestK;
    for (const auto& rack : racks) {
        const auto at = margins.find(rack);
        if (at == margins.end() || dark.contains(rack))
            ++out.unknown;
        else
            out.values.push_back({rack, std::clamp(at->second, -widestK, widestK), {}});
    }
    return out;
}

} // namespace hallwright::ui
