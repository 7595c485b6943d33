// SPDX-License-Identifier: GPL-3.0-or-later
// Coolant facts: pressure ratings, filtration, wetted materials, turndown, and what is not stated.
#include "model/checks/coolant_lookup.h"
#include "model/checks/rules.h"
#include "model/equipment/wetted_materials.h"
#include "model/quantity_text.h"

#include <cmath>
#include <map>
#include <set>

namespace hallwright::model {

namespace {

std::string pressureText(double pa)
{
    return quantityText(pa, Measure::Pressure, UnitSystem::Si, 3);
}
std::string particleText(Length size)
{
    return quantityText(inSi(size), Measure::ParticleSize, UnitSystem::Si, 3);
}

// The lowest working pressure stated along a rack's loop, and what states it.
struct PressureRating {
    std::optional<Pressure> limit;
    std::string of;
    void take(const std::optional<Pressure>& rating, const std::string& name)
    {
        if (rating && (!limit || *rating < *limit)) {
            limit = rating;
            of = name;
        }
    }
};

PressureRating ratingOf(const CheckInput& input, const LiquidRack& liquid, const ElementResult& cdu)
{
    PressureRating out;
    const auto& cooling = liquid.type.cooling;
    out.take(cooling.pressureMax, liquid.entry.name);
    if (const auto* coupling = entryOf(input, cooling.coupling))
        if (const auto* type = std::get_if<CouplingType>(&coupling->kind))
            out.take(type->pressureMax, coupling->name);
    if (const auto* type = cduOf(input, cdu))
        out.take(type->pressureMax, entryOf(input, cdu.type)->name);
    return out;
}

void pressureFinding(const char* code, const char* message, const LiquidRack& liquid,
                     const PressureRating& rating, Pressure pressure, FindingSink& sink)
{
    Finding finding = over(checkOf(code), inSi(pressure), inSi(*rating.limit), Measure::Pressure);
    finding.message = {
        message, {pressureText(inSi(pressure)), pressureText(inSi(*rating.limit)), rating.of}};
    finding.elements = {refTo(liquid.rack.id)};
    sink.group(hallAndType(liquid.rack), std::move(finding), liquid.rack.label);
}

// A material of a hall's loop that must not be wetted, with who brings it.
void materialFinding(HallId hall, const std::string& owner, const std::string& material,
                     ElementRef where, FindingSink& sink)
{
    const auto& check = checkOf("thermal.materials");
    Finding finding;
    finding.severity = check.severity;
    finding.code = check.code;
    finding.reference = check.reference;
    finding.message = {
        QT_TRANSLATE_NOOP("finding", "{2} puts {3} into the coolant: it corrodes beside copper and "
                                     "loads the filters; racks or elements: {0}, first {1}"),
        {owner, material}};
    finding.elements = {std::move(where)};
    sink.group(hallKey(hall) + owner + material, std::move(finding), owner);
}

// Gathers what entries do not state: one note per hall and figure.
class Unstated {
public:
    void add(HallId hall, const std::string& owner, const char* figure)
    {
        owners_[{hall, figure}].insert(owner);
    }
    void write(FindingSink& sink) const
    {
        const auto& check = checkOf("thermal.facts.unknown");
        for (const auto& [where, owners] : owners_) {
            std::string names;
            for (const auto& owner : owners)
                names += (names.empty() ? "" : ", ") + owner;
            Finding finding;
            finding.severity = check.severity;
            finding.code = check.code;
            finding.reference = check.reference;
            finding.message = {
                QT_TRANSLATE_NOOP("finding", "Not stated, so not judged: {0} of {1}"),
                {where.second, names}};
            finding.elements = {refTo(where.first)};
            sink.add(std::move(finding));
        }
    }

private:
    std::map<std::pair<HallId, std::string>, std::set<std::string>> owners_;
};

} // namespace

void shutOffWithinRating(const CheckInput& input, FindingSink& sink)
{
    for (const auto& liquid : racksInLoops(input)) {
        const auto* cdu = runningCdu(input, liquid.result.loop);
        if (cdu == nullptr || !cdu->pressureShutOff)
            continue;
        const auto rating = ratingOf(input, liquid, *cdu);
        if (rating.limit && *cdu->pressureShutOff > *rating.limit)
            pressureFinding(
                "thermal.pressure.shutoff",
                QT_TRANSLATE_NOOP("finding",
                                  "{0} racks would see {2} from pumps at full speed against shut "
                                  "valves, over the {3} of {4}, first {1}; limit speed or relieve"),
                liquid, rating, *cdu->pressureShutOff, sink);
    }
}

void filtersAreFineEnough(const CheckInput& input, FindingSink& sink)
{
    for (const auto& [rack, entry, type, result] : racksInLoops(input)) {
        const auto* cdu = runningCdu(input, result.loop);
        const auto* unit = cdu != nullptr ? cduOf(input, *cdu) : nullptr;
        if (unit == nullptr || !unit->filter || !type.cooling.filter ||
            *unit->filter <= *type.cooling.filter)
            continue;
        Finding finding = over(checkOf("thermal.filter.coarse"), inSi(*unit->filter),
                               inSi(*type.cooling.filter), Measure::ParticleSize);
        finding.message = {
            QT_TRANSLATE_NOOP("finding", "{0} racks ask for finer filtration than their CDUs have, "
                                         "first {1}: {3} against {2}"),
            {particleText(*unit->filter), particleText(*type.cooling.filter)}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    }
}

void wettedMaterialsAgree(const CheckInput& input, FindingSink& sink)
{
    std::set<std::string> seen;
    for (const auto& [rack, entry, type, result] : racksInLoops(input)) {
        const HallId hall = rack.at.hall;
        const auto* recipe = input.plan.coolantRecipes.find(hall);
        const auto* cdu = runningCdu(input, result.loop);
        const auto* unit = cdu != nullptr ? cduOf(input, *cdu) : nullptr;
        for (const auto& word : wettedOf(type.cooling.wetted, Wetted::Forbidden))
            materialFinding(hall, entry.name, word, refTo(rack.id), sink);
        if (unit != nullptr && seen.insert(cdu->key).second)
            for (const auto& word : wettedOf(unit->wetted, Wetted::Forbidden))
                materialFinding(hall, entryOf(input, cdu->type)->name, word, refTo(cdu->key), sink);
        if (recipe != nullptr && recipe->pipe == PipeMaterial::Steel &&
            seen.insert(hallKey(hall)).second)
            materialFinding(hall, "steel pipe", "carbon-steel", refTo(hall), sink);
    }
}

void pumpsCanTurnDown(const CheckInput& input, FindingSink& sink)
{
    for (const auto& [rack, entry, type, result] : racksInLoops(input)) {
        const auto* cdu = runningCdu(input, result.loop);
        const auto* unit = cdu != nullptr ? cduOf(input, *cdu) : nullptr;
        if (unit == nullptr || !unit->minimumFlow || !result.flowNeed ||
            *result.flowNeed >= *unit->minimumFlow)
            continue;
        Finding finding = under(checkOf("thermal.turndown"), inSi(*result.flowNeed),
                                inSi(*unit->minimumFlow), Measure::CoolantFlow);
        const double racks = std::ceil(inSi(*unit->minimumFlow) / inSi(*result.flowNeed));
        finding.message = {
            QT_TRANSLATE_NOOP("finding",
                              "{0} racks need less alone than one CDU must move ({2}), first {1}: "
                              "below {3} racks filled the loop wants a bypass"),
            {quantityText(inSi(*unit->minimumFlow), Measure::CoolantFlow, UnitSystem::Si, 3),
             numberText(racks, 0)}};
        finding.elements = {refTo(rack.id)};
        sink.group(hallAndType(rack), std::move(finding), rack.label);
    }
}

void coolantFactsKnown(const CheckInput& input, FindingSink& sink)
{
    Unstated unstated;
    for (const auto& [rack, entry, type, result] : racksInLoops(input)) {
        const HallId hall = rack.at.hall;
        const auto& cooling = type.cooling;
        if (!cooling.pressureMax)
            unstated.add(hall, entry.name, "working pressure");
        if (!cooling.filter)
            unstated.add(hall, entry.name, "filtration");
        if (cooling.wetted.empty())
            unstated.add(hall, entry.name, "wetted materials");
        if (cooling.coupling.empty())
            unstated.add(hall, entry.name, "quick disconnects");
        const auto* cdu = runningCdu(input, result.loop);
        const auto* unit = cdu != nullptr ? cduOf(input, *cdu) : nullptr;
        if (unit == nullptr)
            continue;
        const auto& name = entryOf(input, cdu->type)->name;
        if (!unit->pressureMax)
            unstated.add(hall, name, "working pressure");
        if (!unit->filter)
            unstated.add(hall, name, "filtration");
        if (!unit->minimumFlow)
            unstated.add(hall, name, "lowest pump flow");
        if (unit->wetted.empty())
            unstated.add(hall, name, "wetted materials");
    }
    unstated.write(sink);
}

} // namespace hallwright::model
