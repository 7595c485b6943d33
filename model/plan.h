// SPDX-License-Identifier: GPL-3.0-or-later
// A plan is a value: everything placed and chosen for one alternative. A project is the plans that
// are compared, with what they share. Both are cheap to copy: tables share their chunks.
#pragma once

#include "model/economics/inputs.h"
#include "model/equipment/equipment_type.h"
#include "model/recipe/coolant_recipe.h"
#include "model/recipe/fabric_recipe.h"
#include "model/recipe/plant_recipe.h"
#include "model/recipe/power_recipe.h"
#include "model/site/rack.h"
#include "model/table.h"
#include "model/weather/hour_series.h"
#include "model/weather/weather_series.h"

#include <string>
#include <vector>

namespace hallwright::model {

// A planner's own value for a field of a derived element; kept and reported when its key vanished.
struct Override {
    OverrideId id;
    std::string element; // key of the derived element
    std::string field;   // key of its field
    std::string value;   // file text
    friend bool operator==(const Override&, const Override&) = default;
};

// A finding accepted by a person, with the reason.
struct Waiver {
    WaiverId id;
    std::string code;    // of the finding
    std::string element; // text of the ElementRef
    std::string reason;
    std::string by;
    Date date;
    friend bool operator==(const Waiver&, const Waiver&) = default;
};

struct Note {
    NoteId id;
    std::string element; // text of the ElementRef it belongs to; empty: the plan
    std::string text;
    friend bool operator==(const Note&, const Note&) = default;
};

struct Plan {
    Table<Hall> halls;
    Table<Row> rows;
    Table<Rack> racks;
    Table<Unit> units;
    Table<Superpod> superpods;
    Table<PowerRecipe> powerRecipes;
    Table<CoolantRecipe> coolantRecipes;
    Table<AirRecipe> airRecipes;
    Table<PlantRecipe> plantRecipes;
    Table<FabricRecipe> fabricRecipes;
    Table<Override> overrides;
    Table<Waiver> waivers;
    Table<Note> notes;
    Workload workload;
    friend bool operator==(const Plan&, const Plan&) = default;
};

struct Alternative {
    AlternativeId id;
    std::string name;
    std::string description;
    Plan plan;
    friend bool operator==(const Alternative&, const Alternative&) = default;
};

struct Project {
    std::string name = "Untitled";
    std::string client;
    std::string author;
    std::string currency = "USD";
    int priceYear = 2025;
    Site site;
    Table<EquipmentType> types;   // catalogue entries in use, copied with their sources
    Table<WeatherSeries> weather; // imported years
    Table<HourSeries> hourly;     // imported prices and carbon intensities by hour
    Table<Input> inputs;          // only those the user changed; defaults: economics/price_book.h
    std::vector<Alternative> alternatives;
    std::uint32_t lastId = 0; // the highest id minted so far
    friend bool operator==(const Project&, const Project&) = default;

    const Alternative* find(AlternativeId id) const;
    const Alternative* find(std::string_view name) const;
};

// The field lists of the tables above.
template <>
const std::vector<Field<Override>>& fields<Override>();
template <>
const std::vector<Field<Waiver>>& fields<Waiver>();
template <>
const std::vector<Field<Note>>& fields<Note>();
template <>
const std::vector<Field<Project>>& fields<Project>(); // name, client, author, currency, year
template <>
const std::vector<Field<Alternative>>& fields<Alternative>(); // name, description

// Calls visit(name, table) for each table of a plan, in the order of the file: the one list that
// storage, diff and fingerprint read. `PlanLike` is Plan or const Plan.
template <class PlanLike, class Visit>
void visitTables(PlanLike& plan, Visit visit)
{
    visit("hall", plan.halls);
    visit("row", plan.rows);
    visit("rack", plan.racks);
    visit("unit", plan.units);
    visit("superpod", plan.superpods);
    visit("power_recipe", plan.powerRecipes);
    visit("coolant_recipe", plan.coolantRecipes);
    visit("air_recipe", plan.airRecipes);
    visit("plant_recipe", plan.plantRecipes);
    visit("fabric_recipe", plan.fabricRecipes);
    visit("override", plan.overrides);
    visit("waiver", plan.waivers);
    visit("note", plan.notes);
}

// The type of a rack, unit or superpod; nullptr where the project does not hold it.
const EquipmentType* typeOf(const Project& project, TypeId id);
const EquipmentType* findType(const Project& project, std::string_view key);

// Content hashes: of a plan, and of a plan with all that an evaluation of it reads.
std::uint64_t fingerprint(const Plan& plan);
std::uint64_t fingerprint(const Project& project, const Alternative& alternative);
std::string fingerprintText(std::uint64_t fingerprint); // 16 hex digits

} // namespace hallwright::model
