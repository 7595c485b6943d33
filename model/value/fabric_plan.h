// SPDX-License-Identifier: GPL-3.0-or-later
// The scale-out compute fabrics of a plan: which racks share one, its counts, power and cost.
#pragma once

#include "model/economics/price_book.h"
#include "model/equipment/catalogue.h"
#include "model/value/fabric.h"

#include <string>
#include <vector>

namespace hallwright::model {

// All scale-out ports of one rate under equal recipes form one fabric over all halls of the plan,
// repeated ones included, without oversubscription between halls other than the recipe's.
struct FabricShare {
    FabricCase layout;
    Bandwidth rate{};       // of a port, per direction
    std::string switchType; // catalogue key; empty: the assumptions' price per port
    FabricCount count;
    std::vector<RackId> racks; // whose ports it joins
    std::optional<double> switchRackUnits;
    std::optional<double> switchLow; // USD a switch, of the catalogue
    std::optional<double> switchHigh;
    std::optional<Power> switchPower;
    InputKey portPrice = InputKey::SwitchPort400; // where the catalogue states none
    InputKey opticPrice = InputKey::Optic400;
    InputKey opticPower = InputKey::OpticPower400;
    // Two modules per optical link, endpoint links in copper at the assumed share left out.
    std::int64_t optics(const InputValues& inputs) const;
};

struct FabricPlan {
    std::vector<FabricShare> fabrics;
    std::vector<std::string> unknownPorts; // types with GPUs whose scale-out ports are not stated
};
FabricPlan fabricPlanOf(const Project& project, const Plan& plan, const Catalogue& catalogue);

// All fabrics together at the assumed prices; catalogue ranges at their middle.
FabricResult fabricOf(const FabricPlan& plan, const InputValues& inputs);

} // namespace hallwright::model
