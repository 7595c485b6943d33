// SPDX-License-Identifier: GPL-3.0-or-later
// The air units of a hall from its racks and air recipe, sized by heat and by airflow at the
// density of the site's altitude. What reaches each rack is the zonal network's (thermal/air).
#pragma once

#include "model/derive/derived.h"
#include "model/results/finding.h"

namespace hallwright::model {

struct AirUnits {
    std::string key;                     // "h1/air/crah"
    const EquipmentType* type = nullptr; // nullptr: none fits (a finding)
    int needed = 0;                      // by heat and by airflow
    int installed = 0;
    Power heat{};             // air part of all racks at TDP, less what rear doors remove
    VolumeFlow airflowNeed{}; // of all racks that state one at the supply temperature, on site
    double density = 1.0;     // over that at sea level: what a fan's volume carries
    bool airflowKnown = true; // false: some rack with air heat states no airflow
    Power capacity{};         // net sensible, of the needed units
    VolumeFlow airflow{};     // of the running units
    Power fanPower{};         // electrical, running units, at rating
};

// The rear doors of a hall, which take air heat before it reaches the hall.
struct DoorUnits {
    std::string key; // "h1/air/doors"
    const EquipmentType* type = nullptr;
    int count = 0;
    Power heat{};    // air part of the racks behind them
    Power removed{}; // into their water
    Power fanPower{};
};

struct DerivedAir {
    std::vector<AirUnits> units; // none where there is no air heat
    std::optional<DoorUnits> doors;
    std::vector<Finding> findings;
};

DerivedAir deriveAir(const HallView& view);

// What a planner may set on a hall's air units, under their key.
struct AirUnitChoice {
    std::string type;         // catalogue key
    std::optional<int> count; // installed
    friend bool operator==(const AirUnitChoice&, const AirUnitChoice&) = default;
};
template <>
const std::vector<Field<AirUnitChoice>>& fields<AirUnitChoice>();
// Pressure of the standard atmosphere over that at sea level, and so the density of air at equal
// temperature: (1 − 2.25577e-5 z)^5.2559, ASHRAE Fundamentals 2017 chapter 1, eq. 3.
double airPressureRatio(Length altitude);

// Highest inlet: the type's own, else ASHRAE TC 9.9 class A2, 35 °C less 1 K per 300 m above 900 m.
Temperature airInletLimit(const RackType& type, Length altitude);

// Airflow a rack needs at an inlet temperature; unknown where its type states none.
std::optional<VolumeFlow> airflowNeed(const RackType& type, Temperature inlet);

} // namespace hallwright::model
