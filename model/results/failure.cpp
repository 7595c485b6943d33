// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/failure.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hallwright::model {

namespace {

constexpr std::array<std::string_view, 11> coolingKinds{
    "cdu",           "pump",           "valve-shut",
    "valve-open",    "pipe-isolated",  "strainer-fouled",
    "facility-loop", "heat-rejection", "facility-flow",
    "air-unit",      "air-water"};

bool overloaded(const std::optional<double>& loading)
{
    constexpr double rounding = 1e-6;
    return loading.value_or(0.0) > 1.0 + rounding;
}

FailureVerdict verdict(bool inOrder, const FailureResult& failure)
{
    if (!inOrder)
        return FailureVerdict::Fails;
    return failure.unsolved.empty() ? FailureVerdict::Holds : FailureVerdict::Unknown;
}

} // namespace

FailureSide sideOf(const FailureResult& failure)
{
    return std::find(coolingKinds.begin(), coolingKinds.end(), failure.kind) != coolingKinds.end()
               ? FailureSide::Thermal
               : FailureSide::Electrical;
}

const char* sideKey(FailureSide side)
{
    switch (side) {
    case FailureSide::Electrical:
        return "power";
    case FailureSide::Thermal:
        return "cooling";
    }
    return "";
}

FailureVerdict verdictOf(const FailureResult& failure)
{
    return verdict(failure.racks.empty() && !failure.timeToThrottle &&
                       !overloaded(failure.worstLoading) && !overloaded(failure.loadingMeantime),
                   failure);
}

const char* verdictKey(FailureVerdict verdict)
{
    switch (verdict) {
    case FailureVerdict::Holds:
        return "holds";
    case FailureVerdict::Fails:
        return "fails";
    case FailureVerdict::Unknown:
        return "unknown";
    }
    return "";
}

bool holds(const FailureResult& failure)
{
    return verdictOf(failure) == FailureVerdict::Holds;
}

FailureVerdict plannedVerdictOf(const FailureResult& failure)
{
    return verdict(failure.racksDark + failure.racksShort + failure.racksHot == 0 &&
                       !overloaded(failure.worstLoading),
                   failure);
}

} // namespace hallwright::model
