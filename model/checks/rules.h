// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in the list of all checks; each writes findings of its own code only.
#pragma once

#include "model/checks/check.h"

namespace hallwright::model {

// plan and space (space.cpp)
void planHoldsRacks(const CheckInput&, FindingSink&);
void typesAreKnown(const CheckInput&, FindingSink&);
void racksStandInHalls(const CheckInput&, FindingSink&);
void itemsStandInside(const CheckInput&, FindingSink&);
void itemsDoNotOverlap(const CheckInput&, FindingSink&);
void clearancesAreFree(const CheckInput&, FindingSink&);
void labelsAreUnique(const CheckInput&, FindingSink&);
void floorCarries(const CheckInput&, FindingSink&);
void overridesApply(const CheckInput&, FindingSink&);

// power (power_rules.cpp)
void hallPowerFits(const CheckInput&, FindingSink&);
void shelvesCarryRack(const CheckInput&, FindingSink&);
void loadingWithinLimit(const CheckInput&, FindingSink&);
void survivorsCarry(const CheckInput&, FindingSink&);
void peakWithinRating(const CheckInput&, FindingSink&);
void voltageDropWithin(const CheckInput&, FindingSink&);

// short circuit (fault_rules.cpp)
void withstandsFault(const CheckInput&, FindingSink&);
void breakersInterrupt(const CheckInput&, FindingSink&);
void faultRatingsKnown(const CheckInput&, FindingSink&);
void directCurrentFaultsUnknown(const CheckInput&, FindingSink&);

// coolant (coolant_rules.cpp)
void flowIsEnough(const CheckInput&, FindingSink&);
void supplyWithinLimit(const CheckInput&, FindingSink&);
void returnWithinLimit(const CheckInput&, FindingSink&);
void supplyAboveDewPoint(const CheckInput&, FindingSink&);
void componentsWithinLimit(const CheckInput&, FindingSink&);
void velocityWithinLimit(const CheckInput&, FindingSink&);

// coolant margins (coolant_margins.cpp)
void cdusWithinCapacity(const CheckInput&, FindingSink&);
void cdusWithinFlow(const CheckInput&, FindingSink&);
void cduValvesHaveAuthority(const CheckInput&, FindingSink&);
void pumpsHaveSpeedRoom(const CheckInput&, FindingSink&);
void hosesWithinVelocity(const CheckInput&, FindingSink&);
void couplingsWithinFlow(const CheckInput&, FindingSink&);
void rackValvesWithinPressure(const CheckInput&, FindingSink&);

// coolant facts (coolant_facts.cpp)
void shutOffWithinRating(const CheckInput&, FindingSink&);
void filtersAreFineEnough(const CheckInput&, FindingSink&);
void wettedMaterialsAgree(const CheckInput&, FindingSink&);
void pumpsCanTurnDown(const CheckInput&, FindingSink&);
void coolantFactsKnown(const CheckInput&, FindingSink&);

// air (air_rules.cpp)
void airInletWithinLimit(const CheckInput&, FindingSink&);
void airflowIsEnough(const CheckInput&, FindingSink&);
void airDensityWithin(const CheckInput&, FindingSink&);
void airWaterColdEnough(const CheckInput&, FindingSink&);

// compute (compute_rules.cpp)
void workloadFitsMemory(const CheckInput&, FindingSink&);

// storage (storage_rules.cpp)
void storageFeedsGpus(const CheckInput&, FindingSink&);
void storageWritesCheckpoints(const CheckInput&, FindingSink&);
void storageHoldsCheckpoints(const CheckInput&, FindingSink&);

// The descriptor of a code, for a rule to fill its findings from.
const Check& checkOf(std::string_view code);

} // namespace hallwright::model
