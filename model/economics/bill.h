// SPDX-License-Identifier: GPL-3.0-or-later
// The bill of quantities of a plan: what is bought, how much, and where its unit price comes from.
#pragma once

#include "model/economics/price_book.h"
#include "model/economics/tco.h"
#include "model/equipment/catalogue.h"
#include "model/results/results.h"
#include "model/value/compute_value.h"
#include "model/value/fabric_plan.h"

#include <string>
#include <vector>

namespace hallwright::model {

// How a line is treated: equipment is delivered and gets installation on top, an installed price
// holds it; both are maintained. IT and network get spares, land never wears.
enum class BillRole { It, Network, Equipment, Installed, Building, Land };

struct BillLine {
    std::string key; // "racks/gb300-nvl72", "ups"
    std::string title;
    CostGroup group = CostGroup::Other;
    BillRole role = BillRole::Equipment;
    double quantity = 0.0; // SI of `measure`
    Measure measure = Measure::Count;
    std::string unit;              // words, where the measure has none: "rack"
    std::optional<InputKey> price; // per SI unit of quantity, from the assumptions
    double low = 0.0; // USD per SI unit, the range of its own where there is no `price`
    double high = 0.0;
    std::string draw; // common draw of that range: "price/gb300-nvl72"
    std::optional<InputKey> factor;
    std::optional<InputKey> life; // none: never wears
    std::string source;
    friend bool operator==(const BillLine&, const BillLine&) = default;
};

// An hourly figure's mean, weighted by the facility's energy, and the assumption that it stands
// for: draws of that assumption over this value scale all hours.
struct HourlyMean {
    double mean = 0.0;
    double assumed = 0.0;
    friend bool operator==(const HourlyMean&, const HourlyMean&) = default;
};

// Means of the computed plant year at the IT power it was computed for: what the assumed shares of
// heat rejection and water stand for until there is one.
struct YearMeans {
    Power it{}; // racks, and switches that are not placed
    Power losses{};
    Power pumpsAndFans{}; // CDU pumps, air units, facility pumps, lighting: as they ran
    std::optional<Power> rejectionLiquid; // none: the user's own share is kept
    std::optional<Power> rejectionAir;
    std::optional<VolumeFlow> waterLiquid;
    std::optional<VolumeFlow> waterAir;
    double peakShare = 0.0; // of the energy, in hours of peak price
    Power designPeak{};     // facility with IT at TDP on the design day
    // Means by energy of an hourly tariff and grid; none: the assumptions.
    std::optional<HourlyMean> price;  // USD/J
    std::optional<HourlyMean> carbon; // kg/J
    friend bool operator==(const YearMeans&, const YearMeans&) = default;
};

// Everything the cost of a plan is computed from, repeated halls counted.
struct BillOfQuantities {
    std::vector<BillLine> lines;
    double gpus = 0.0;
    Power itTdp{};
    Power typicalWorking{}; // of racks, hot spares left out
    Power spareKnownIdle{}; // of hot spares whose type states an idle share
    Power spareTypical{};   // of other hot spares, at typical: times the assumed idle share
    Power liquidHeat{};     // at TDP
    Power airHeat{};
    Power losses{}; // electrical, at TDP
    Power pumpsAndFans{};
    Power fabricPower{};               // of switches and optics where no network racks are placed
    Power storagePower{};              // where no storage racks are placed
    std::optional<Power> agreedDemand; // at the meter
    std::optional<YearMeans> year;
    std::vector<std::string>
        unpriced; // what has no price or no power: the cost is then a lower bound
    Power besideRacks() const { return fabricPower + storagePower; } // IT that no rack holds
};

struct BillCase {
    const Project& project;
    const Plan& plan;
    const Catalogue& catalogue;
    std::span<const RackResult> racks;
    std::span<const ElementResult> elements;
    const ComputeCase& compute;
    const FabricPlan& fabric;
    std::optional<YearMeans> year{};
};
BillOfQuantities billOf(const BillCase& from);

// The parts of billOf.
void addRackLines(const BillCase& from, BillOfQuantities& bill);
void addPlantLines(const BillCase& from, BillOfQuantities& bill);

// Times a hall is declared; 1 for a hall that is not there.
int timesOf(const Plan& plan, HallId hall);

// Price range of a catalogue entry, per unit or per metre; nullopt where it states none.
struct PriceRange {
    double low = 0.0;
    double high = 0.0;
};
std::optional<PriceRange> priceOf(const EquipmentType& type);

} // namespace hallwright::model
