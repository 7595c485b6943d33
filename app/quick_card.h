// SPDX-License-Identifier: GPL-3.0-or-later
// The quick card: sizes for a number of equal liquid-cooled racks at a distance, before any layout.
// It lays the racks out in one row of a hall with the standard recipes and reads the derived sizes,
// so turning the card into a hall changes nothing.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"

#include <string>

namespace hallwright::app {

struct QuickCardRequest {
    model::Power perRack{}; // TDP, electrical
    int racks = 1;
    model::Length distance{}; // from the CDUs to the row, one way
    model::Temperature supply = model::celsius(35);
    double liquidShare = 0.9; // of TDP, as a GB300 rack
};

struct QuickCard {
    model::Power liquidHeat{};
    model::VolumeFlow flow{};         // need of all racks: the GB300 law scaled by liquid heat
    model::VolumeFlow capacityFlow{}; // OCP facility rule: 1.5 L/min per kW of liquid heat
    model::Temperature returned = model::celsius(0);
    std::string pipe; // catalogue key of the main
    model::Length pipeBore{};
    model::Velocity velocity{};
    model::PressureGradient gradient{};
    model::Pressure pipeDrop{}; // supply and return over the distance
    std::string cdu;            // catalogue key
    int cdus = 0;               // needed
    int cdusInstalled = 0;      // with N+1
    model::Current current{};   // of one busway on one feed alone
    std::string busway;         // catalogue key
    int racksPerBusway = 0;
    int buswaysPerFeed = 0;
    model::Project project; // the hall it stands for
};

// InvalidArgument naming the bound that a request breaks.
model::Result<QuickCard> quickCard(const model::Catalogue& catalogue,
                                   const QuickCardRequest& request);

// The card's hall added to an alternative of a project.
model::Result<model::Project> quickHall(const model::Project& project,
                                        const model::Catalogue& catalogue,
                                        model::AlternativeId alternative,
                                        const QuickCardRequest& request);

} // namespace hallwright::app
