// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quick_card.h"

#include "app/template_builder.h"
#include "model/derive/coolant.h"
#include "model/derive/coolant_pipes.h"
#include "model/derive/power.h"
#include "thermal/fluid.h"
#include "thermal/hydraulic/laws/friction.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::app {

using namespace model;

namespace {

// A rack of so much power with the GB300 NVL72's coolant law scaled by liquid heat at equal
// temperature rise (recipes.md, Catalogue rules).
Result<EquipmentType> scaledRack(const Catalogue& catalogue, const QuickCardRequest& request)
{
    const EquipmentType* pattern = catalogue.find("gb300-nvl72");
    const RackType* law = pattern != nullptr ? rackOf(*pattern) : nullptr;
    if (law == nullptr || !law->power.tdp || !law->cooling.liquidFraction)
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP(
                         "app", "the catalogue lacks gb300-nvl72, whose coolant law is scaled"),
                     {}},
                    "catalogue");
    const double scale =
        (request.perRack * request.liquidShare) / (*law->power.tdp * *law->cooling.liquidFraction);
    EquipmentType type = *pattern;
    type.key = "quick-card-rack";
    type.name = "Rack of the quick card";
    type.confidence = Confidence::Estimate;
    RackType rack = *law;
    rack.power.tdp = request.perRack;
    rack.power.typical = request.perRack;
    rack.power.peak = request.perRack;
    rack.power.powerShelves.reset();
    rack.cooling.kind = CoolingKind::Hybrid;
    rack.cooling.liquidFraction = request.liquidShare;
    for (auto& flow : rack.cooling.flowNeed.y)
        flow *= scale;
    for (auto& flow : rack.cooling.airflowNeed.y)
        flow *= (1.0 - request.liquidShare) * inSi(request.perRack) / (0.1 * inSi(*law->power.tdp));
    if (rack.cooling.dropReferenceFlow)
        rack.cooling.dropReferenceFlow = *rack.cooling.dropReferenceFlow * scale;
    type.kind = rack;
    return type;
}

Result<void> checkedRequest(const QuickCardRequest& request)
{
    const auto bound = [](const char* key, const char* what) {
        return fail(FaultCode::InvalidArgument, {QT_TRANSLATE_NOOP("app", "must be {0}"), {what}},
                    key);
    };
    if (!(request.perRack > Power{}) || request.perRack > kilowatts(2000))
        return bound("--kw", "over 0 and at most 2,000 kW");
    if (request.racks < 1 || request.racks > 10000)
        return bound("--count", "from 1 to 10,000");
    if (!(request.distance >= Length{}) || request.distance > metres(5000))
        return bound("--metres", "from 0 to 5,000 m");
    if (!(request.supply >= celsius(5)) || request.supply > celsius(50))
        return bound("--supply", "from 5 to 50 °C");
    if (!(request.liquidShare > 0.0) || request.liquidShare > 1.0)
        return bound("liquid share", "over 0 and at most 1");
    return {};
}

Result<Project> hallOf(const Catalogue& catalogue, const QuickCardRequest& request,
                       EquipmentType type)
{
    const auto withRack = catalogue.with({std::move(type)});
    if (!withRack)
        return tl::unexpected<Fault>(withRack.error());
    return TemplateBuilder(*withRack, "Quick card")
        .alternative("Quick card", "One row of equal racks with the standard recipes")
        .hall({.type = "quick-card-rack", .label = "Hall 1", .rows = 1, .perRow = request.racks})
        .coolant([&request](CoolantRecipe& recipe) {
            recipe.supplySetPoint = request.supply;
            recipe.facilitySupply = request.supply - kelvins(5); // OCP rating: 5 K approach
        })
        .done();
}

void readCoolant(const HallView& view, const QuickCardRequest& request, QuickCard& card)
{
    const auto derived = deriveCoolant(view);
    if (derived.groups.empty())
        return;
    const auto& group = derived.groups.front();
    const CoolantRecipe& recipe = *view.plan.coolantRecipes.find(view.hall.id);
    card.liquidHeat = group.heat;
    card.flow = group.flow;
    card.capacityFlow = group.heat * recipe.facilityFlow;
    card.cdu = group.cdu != nullptr ? group.cdu->key : std::string();
    card.cdus = group.needed;
    card.cdusInstalled = group.installed;
    const auto size = pipeSize(view, recipe, group.flow);
    card.pipe = size.entry != nullptr ? size.entry->key : std::string();
    card.pipeBore = size.bore;
    const auto fluid = thermal::propertiesOf(recipe.fluid, request.supply);
    card.returned = request.supply + group.heat / (group.flow * fluid.density * fluid.specificHeat);
    const Area bore = size.bore * size.bore * (std::numbers::pi / 4.0);
    card.velocity = group.flow / bore;
    const double reynolds = fluid.density * card.velocity * size.bore / fluid.viscosity;
    const double friction = thermal::churchillFriction(reynolds, size.roughness / size.bore).f;
    card.gradient = PressureGradient(friction / 2.0 * fluid.density * card.velocity *
                                     card.velocity / size.bore);
    card.pipeDrop = card.gradient * request.distance * 2.0;
}

void readPower(const HallView& view, QuickCard& card)
{
    const auto derived = derivePower(view, Power{});
    for (const auto& element : derived.elements) {
        if (element.role != PowerRole::Busway || element.letter != derived.letters.front())
            continue;
        ++card.buswaysPerFeed;
        const auto racks = static_cast<int>(element.racks.size());
        if (racks > card.racksPerBusway) {
            card.racksPerBusway = racks;
            card.busway = element.type;
        }
    }
}

} // namespace

Result<QuickCard> quickCard(const Catalogue& catalogue, const QuickCardRequest& request)
{
    if (const auto valid = checkedRequest(request); !valid)
        return tl::unexpected<Fault>(valid.error());
    auto type = scaledRack(catalogue, request);
    if (!type)
        return tl::unexpected<Fault>(type.error());
    auto project = hallOf(catalogue, request, *std::move(type));
    if (!project)
        return tl::unexpected<Fault>(project.error());
    QuickCard card;
    card.project = *std::move(project);
    const Plan& plan = card.project.alternatives.front().plan;
    const HallView view{card.project, catalogue, plan, *plan.halls.begin()};
    readCoolant(view, request, card);
    readPower(view, card);
    const PowerRecipe& recipe = *plan.powerRecipes.find(view.hall.id);
    card.current =
        feedCurrent(request.perRack * static_cast<double>(card.racksPerBusway), recipe, 0.98);
    return card;
}

Result<Project> quickHall(const Project& project, const Catalogue& catalogue,
                          AlternativeId alternative, const QuickCardRequest& request)
{
    if (const auto valid = checkedRequest(request); !valid)
        return tl::unexpected<Fault>(valid.error());
    auto type = scaledRack(catalogue, request);
    if (!type)
        return tl::unexpected<Fault>(type.error());
    ArrayRequest array;
    array.type = type->key;
    array.x = metres(1.8);
    array.y = metres(1.8);
    array.perRow = request.racks;
    auto after = putType(project, *std::move(type));
    const auto count =
        after.and_then([&](const Project& before) { return countArray(before, catalogue, array); });
    if (!count)
        return tl::unexpected<Fault>(count.error());
    Hall hall;
    hall.width = count->width + metres(3.6);
    hall.depth = count->depth + metres(3.6);
    after =
        after.and_then([&](const Project& before) { return addHall(before, alternative, hall); });
    if (after)
        array.hall = HallId{after->lastId};
    return after.and_then(
        [&](const Project& before) { return placeArray(before, catalogue, alternative, array); });
}

} // namespace hallwright::app
