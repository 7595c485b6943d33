// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/check.h"
#include "model/checks/rules.h"

#include <array>

namespace hallwright::model {

namespace {

// clang-format off
constexpr std::array checks{
    Check{"plan.empty", QT_TRANSLATE_NOOP("check", "The plan holds halls and racks"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "completeness of the plan"), planHoldsRacks},
    Check{"space.type.unknown", QT_TRANSLATE_NOOP("check", "Every rack has a known type"), Severity::Error, QT_TRANSLATE_NOOP("reference", "manual: The equipment catalogue"), typesAreKnown},
    Check{"space.hall.missing", QT_TRANSLATE_NOOP("check", "Every rack stands in a hall"), Severity::Error, QT_TRANSLATE_NOOP("reference", "completeness of the plan"), racksStandInHalls},
    Check{"space.outside", QT_TRANSLATE_NOOP("check", "Racks and units stand inside their hall"), Severity::Error, QT_TRANSLATE_NOOP("reference", "hall outline"), itemsStandInside},
    Check{"space.overlap", QT_TRANSLATE_NOOP("check", "No two items overlap"), Severity::Error, QT_TRANSLATE_NOOP("reference", "footprints of the catalogue"), itemsDoNotOverlap},
    Check{"space.clearance", QT_TRANSLATE_NOOP("check", "Service clearances are free"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "clearances of the catalogue entry"), clearancesAreFree},
    Check{"space.label.twice", QT_TRANSLATE_NOOP("check", "Labels are unique"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "rack schedule"), labelsAreUnique},
    Check{"floor.load", QT_TRANSLATE_NOOP("check", "Floor load within the uniform limit"), Severity::Error, QT_TRANSLATE_NOOP("reference", "mass over footprint plus half of the service clearances; limit entered for the hall"), floorCarries},
    Check{"power.hall.limit", QT_TRANSLATE_NOOP("check", "Hall power within its limit"), Severity::Error, QT_TRANSLATE_NOOP("reference", "limit entered for the hall"), hallPowerFits},
    Check{"power.shelf.side", QT_TRANSLATE_NOOP("check", "One side's power shelves carry the rack"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "N+N power shelves (OCP Open Rack v3): one side of the shelves carries the rack"), shelvesCarryRack},
    Check{"power.loading", QT_TRANSLATE_NOOP("check", "Loading within the allowed rating, normal state"), Severity::Error, QT_TRANSLATE_NOOP("reference", "NEC 210.20(A), 215.3 (80 % continuous) or rating"), loadingWithinLimit},
    Check{"power.loading.n1", QT_TRANSLATE_NOOP("check", "Loading within the allowed rating after the worst single failure"), Severity::Error, QT_TRANSLATE_NOOP("reference", "NEC 210.20(A), 215.3 (80 % continuous) or rating"), survivorsCarry},
    Check{"power.peak", QT_TRANSLATE_NOOP("check", "Peak current of a busway within its rating"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "peak power of the catalogue entry over the rating of the busway"), peakWithinRating},
    Check{"power.voltage.drop", QT_TRANSLATE_NOOP("check", "Voltage drop to the rack inlet"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "IEC 60364-5-52 Annex G / NEC 215.2 note: 5 %"), voltageDropWithin},
    Check{"power.fault.withstand", QT_TRANSLATE_NOOP("check", "Boards and busways withstand the short-circuit current"), Severity::Error, QT_TRANSLATE_NOOP("reference", "IEC 60909-0 maximum case against Icw of the catalogue entry; peak by IEC 61439-1 table 7, recalled"), withstandsFault},
    Check{"power.fault.breaking", QT_TRANSLATE_NOOP("check", "Breakers interrupt the short-circuit current"), Severity::Error, QT_TRANSLATE_NOOP("reference", "IEC 60909-0 maximum case against Icu of the catalogue entry; making capacity by IEC 60947-2 table 2, recalled"), breakersInterrupt},
    Check{"power.fault.unknown", QT_TRANSLATE_NOOP("check", "Withstand and breaking ratings are known"), Severity::Note, QT_TRANSLATE_NOOP("reference", "a figure not stated is unknown, never 0"), faultRatingsKnown},
    Check{"power.fault.dc", QT_TRANSLATE_NOOP("check", "Short-circuit currents are computed"), Severity::Note, QT_TRANSLATE_NOOP("reference", "IEC 60909-0 covers three-phase AC only"), directCurrentFaultsUnknown},
    Check{"thermal.flow.low", QT_TRANSLATE_NOOP("check", "Each rack gets its coolant flow"), Severity::Error, QT_TRANSLATE_NOOP("reference", "flow need of the catalogue entry at its supply temperature"), flowIsEnough},
    Check{"thermal.supply.high", QT_TRANSLATE_NOOP("check", "Supply temperature within the rack's limit"), Severity::Error, QT_TRANSLATE_NOOP("reference", "supply limit of the catalogue entry"), supplyWithinLimit},
    Check{"thermal.return.high", QT_TRANSLATE_NOOP("check", "Return temperature within the rack's limit"), Severity::Error, QT_TRANSLATE_NOOP("reference", "return limit of the catalogue entry"), returnWithinLimit},
    Check{"thermal.dew.point", QT_TRANSLATE_NOOP("check", "Coolant stays above the hall's dew point"), Severity::Error, QT_TRANSLATE_NOOP("reference", "supply at least 2 K over the room's dew point (HPE and Motivair site guides)"), supplyAboveDewPoint},
    Check{"thermal.component.hot", QT_TRANSLATE_NOOP("check", "Components within their temperature limit"), Severity::Error, QT_TRANSLATE_NOOP("reference", "component limit of the catalogue entry"), componentsWithinLimit},
    Check{"thermal.pipe.velocity", QT_TRANSLATE_NOOP("check", "Coolant velocity in mains and manifolds"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "velocity limit of the coolant recipe"), velocityWithinLimit},
    Check{"thermal.cdu.capacity", QT_TRANSLATE_NOOP("check", "CDUs within their rated heat"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "rating point of the catalogue entry"), cdusWithinCapacity},
    Check{"thermal.cdu.flow", QT_TRANSLATE_NOOP("check", "CDUs within their rated secondary flow"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "rating point of the catalogue entry"), cdusWithinFlow},
    Check{"thermal.cdu.authority", QT_TRANSLATE_NOOP("check", "Primary valves have authority left"), Severity::Note, QT_TRANSLATE_NOOP("reference", "facility flow of the coolant recipe; 90 % drawn is taken as the end of control (class estimate)"), cduValvesHaveAuthority},
    Check{"thermal.pump.duty", QT_TRANSLATE_NOOP("check", "Pumps have speed to spare"), Severity::Note, QT_TRANSLATE_NOOP("reference", "affinity laws on the pump curve; 95 % of full speed (class estimate)"), pumpsHaveSpeedRoom},
    Check{"thermal.hose.velocity", QT_TRANSLATE_NOOP("check", "Velocity in rack hoses"), Severity::Note, QT_TRANSLATE_NOOP("reference", "4.5 m/s: a published 1 in rack connection at its highest flow of 130 L/min"), hosesWithinVelocity},
    Check{"thermal.coupling.flow", QT_TRANSLATE_NOOP("check", "Quick disconnects within their rated flow"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "rated flow of the coupling's catalogue entry"), couplingsWithinFlow},
    Check{"thermal.valve.pressure", QT_TRANSLATE_NOOP("check", "Rack valves within their differential pressure"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "400 kPa, highest of makers' pressure-independent valves (class figure, recalled)"), rackValvesWithinPressure},
    Check{"thermal.pressure.shutoff", QT_TRANSLATE_NOOP("check", "Pump shut-off within every pressure rating"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "lowest working pressure stated by rack, coupling and CDU, against the pump curve at no flow"), shutOffWithinRating},
    Check{"thermal.filter.coarse", QT_TRANSLATE_NOOP("check", "Filters as fine as the racks ask"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "filtration of the catalogue entries"), filtersAreFineEnough},
    Check{"thermal.materials", QT_TRANSLATE_NOOP("check", "Wetted materials agree"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "OCP Project Deschutes 1.0: no aluminium, zinc, carbon steel or nickel-plated brass"), wettedMaterialsAgree},
    Check{"thermal.turndown", QT_TRANSLATE_NOOP("check", "Pumps turn down to few racks"), Severity::Note, QT_TRANSLATE_NOOP("reference", "lowest pump flow of the catalogue entry"), pumpsCanTurnDown},
    Check{"thermal.facts.unknown", QT_TRANSLATE_NOOP("check", "Coolant facts are stated"), Severity::Note, QT_TRANSLATE_NOOP("reference", "a figure not stated is unknown, never 0"), coolantFactsKnown},
    Check{"air.inlet.high", QT_TRANSLATE_NOOP("check", "Rack air inlet within its limit"), Severity::Error, QT_TRANSLATE_NOOP("reference", "air inlet limit of the catalogue entry; ASHRAE TC 9.9 class A2 35 °C where it states none"), airInletWithinLimit},
    Check{"air.flow.short", QT_TRANSLATE_NOOP("check", "Air units move what the racks draw"), Severity::Error, QT_TRANSLATE_NOOP("reference", "airflow balance of the hall"), airflowIsEnough},
    Check{"air.density", QT_TRANSLATE_NOOP("check", "Air-cooled racks within what an aisle can breathe"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "contained air cooling ends at about 41 kW per rack (industry density bands)"), airDensityWithin},
    Check{"air.water.warm", QT_TRANSLATE_NOOP("check", "Air units get water as cold as they were rated on"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "rating point of the catalogue entry"), airWaterColdEnough},
    Check{"compute.memory", QT_TRANSLATE_NOOP("check", "A GPU holds its share of the workload"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "Megatron-LM distributed optimiser, 6 + 12/d bytes a parameter; activations by Korthikanti et al. (2022); 90 % of the memory"), workloadFitsMemory},
    Check{"compute.storage.feed", QT_TRANSLATE_NOOP("check", "Storage feeds the GPUs"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "tokens a second at full speed times bytes per token, against the storage given"), storageFeedsGpus},
    Check{"compute.storage.write", QT_TRANSLATE_NOOP("check", "Storage writes checkpoints in time"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "checkpoint size over the assumed write time, with the mean of the other jobs, against the storage given"), storageWritesCheckpoints},
    Check{"compute.storage.capacity", QT_TRANSLATE_NOOP("check", "Storage holds checkpoints and data"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "checkpoints kept and the data set over what may be filled, against the storage given"), storageHoldsCheckpoints},
    Check{"plan.override.lost", QT_TRANSLATE_NOOP("check", "Overrides still have their element"), Severity::Warning, QT_TRANSLATE_NOOP("reference", "overrides entered for the hall"), overridesApply},
};
// clang-format on

} // namespace

std::span<const Check> allChecks()
{
    return checks;
}

} // namespace hallwright::model
