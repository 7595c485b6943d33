// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/loop_facts.h"

#include "model/quantity_text.h"
#include "thermal/fluid.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace hallwright::thermal {

using namespace model;

namespace {

// Pressure wave in metal pipes filled with coolant, as a published screening of a DN 50 valve took
// it (1,200 m/s, 326 psi at 1.83 m/s); hoses are slower, so this is on the safe side.
constexpr double waveSpeedMS = 1200.0;
// The hottest that a loop is filled for where its racks state no return limit.
constexpr double hottestC = 60.0;
constexpr double atmospherePa = 1e5; // 1 bar, as EN 12828 writes it

bool isPipe(const CoolantElement& element)
{
    return element.role == CoolantRole::SupplyPipe || element.role == CoolantRole::ReturnPipe;
}

double areaOf(const CoolantElement& element)
{
    return std::numbers::pi / 4.0 * inSi(element.bore) * inSi(element.bore);
}

void addVolume(const CoolantGroup& group, LoopFacts& facts)
{
    double volume = inSi(group.supplyTank);
    const auto& cdu = std::get<CduType>(group.cdu->kind);
    for (const auto& element : group.elements)
        if (element.role == CoolantRole::Cdu)
            volume += cdu.coolantVolume ? inSi(*cdu.coolantVolume) : 0.0;
        else
            volume += areaOf(element) * inSi(element.length);
    facts.wholeVolume = cdu.coolantVolume.has_value();
    for (const auto& need : group.racks) {
        const bool stated = need.type != nullptr && need.type->cooling.coolantVolume.has_value();
        volume += stated ? inSi(*need.type->cooling.coolantVolume) : 0.0;
        facts.wholeVolume = facts.wholeVolume && stated;
    }
    facts.volume = fromSi<Volume>(volume);
}

std::optional<Pressure> lowestRating(const CoolantGroup& group)
{
    std::optional<Pressure> lowest;
    const auto take = [&lowest](const std::optional<Pressure>& rating) {
        if (rating && (!lowest || *rating < *lowest))
            lowest = rating;
    };
    take(std::get<CduType>(group.cdu->kind).pressureMax);
    for (const auto& element : group.elements)
        take(element.pressureMax);
    for (const auto& need : group.racks) {
        if (need.type != nullptr)
            take(need.type->cooling.pressureMax);
        if (need.coupling != nullptr)
            take(need.coupling->pressureMax);
    }
    return lowest;
}

Temperature hottestOf(const CoolantGroup& group, const CoolantLoopResult& loop)
{
    Temperature hot = std::max(celsius(hottestC), loop.returned);
    for (const auto& need : group.racks)
        if (need.type != nullptr && need.type->cooling.returnMax)
            hot = std::max(hot, *need.type->cooling.returnMax);
    return hot;
}

void addExpansion(const CoolantGroup& group, LoopFacts& facts)
{
    const double cold = inSi(propertiesOf(group.fluid, facts.cold).density);
    const double hot = inSi(propertiesOf(group.fluid, facts.hot).density);
    const double volume = inSi(facts.volume);
    const double expansion = volume * (cold / hot - 1.0);
    facts.expansion = fromSi<Volume>(expansion);
    if (!facts.rating)
        return;
    // At the vessel, which sits above the lowest point; the pumps lift the pressure elsewhere by
    // their head, so that the relief valve there opens that much lower.
    const double still = inSi(*facts.rating) - (inSi(facts.pressure) - inSi(group.fillPressure));
    facts.relief = fromSi<Pressure>(still);
    const double end = still > 5e5 ? 0.9 * still : still - 0.5e5; // EN 12828: 0.5 bar or 10 %
    if (const auto vessel = vesselM3(expansion, volume, inSi(group.fillPressure), end))
        facts.vessel = fromSi<Volume>(*vessel);
}

// Way in pipe from a node of the group, by relaxation (groups have few hundred pipes at most).
std::map<std::string, double> waysFrom(const CoolantGroup& group, const std::string& start)
{
    std::map<std::string, double> way{{start, 0.0}};
    for (bool moved = true; moved;) {
        moved = false;
        const auto relax = [&](const std::string& from, const std::string& to, double length) {
            const auto known = way.find(from);
            if (known == way.end())
                return;
            const auto [at, fresh] = way.try_emplace(to, std::numeric_limits<double>::infinity());
            if (known->second + length < at->second) {
                at->second = known->second + length;
                moved = true;
            }
        };
        for (const auto& element : group.elements)
            if (isPipe(element)) {
                relax(element.from, element.to, inSi(element.length));
                relax(element.to, element.from, inSi(element.length));
            }
    }
    return way;
}

double longestColumn(const CoolantGroup& group)
{
    const auto out = waysFrom(group, "supply");
    const auto back = waysFrom(group, "return");
    double longest = 0.0;
    for (const auto& element : group.elements) {
        const auto there = out.find(element.from);
        const auto home = back.find(element.to);
        if (element.role == CoolantRole::Branch && there != out.end() && home != back.end())
            longest = std::max(longest, there->second + inSi(element.length) + home->second);
    }
    return longest;
}

void addSurge(const CoolantGroup& group, const CoolantLoopResult& loop, LoopFacts& facts)
{
    for (const auto& element : loop.elements)
        if (element.velocity && (element.kind == "supply" || element.kind == "return"))
            facts.velocity = std::max(facts.velocity, *element.velocity);
    facts.column = fromSi<Length>(longestColumn(group));
    const double density = inSi(propertiesOf(group.fluid, loop.supply).density);
    const double velocity = inSi(facts.velocity);
    const double surge = joukowskyPa(density, waveSpeedMS, velocity);
    facts.surge = fromSi<Pressure>(surge);
    if (!facts.rating)
        return;
    const double room = inSi(*facts.rating) - inSi(facts.pressure);
    if (surge <= room)
        return;
    // Slow closing over t > 2L/a: Δp = 2 ρ L v/t (Michaud 1878).
    const double length = inSi(facts.column);
    facts.leastClosing = seconds(
        room > 0.0 ? std::max(2.0 * density * length * velocity / room, 2.0 * length / waveSpeedMS)
                   : std::numeric_limits<double>::infinity());
}

std::string litresText(Volume volume)
{
    return quantityText(inSi(volume), Measure::Volume, UnitSystem::Si, 3);
}

Finding findingAt(const CoolantGroup& group, Severity severity, const char* code)
{
    Finding finding;
    finding.severity = severity;
    finding.code = code;
    finding.elements = {refTo(group.key)};
    return finding;
}

Finding expansionFinding(const CoolantGroup& group, const LoopFacts& facts)
{
    const bool noRoom = facts.rating && !facts.vessel;
    Finding volume = findingAt(group, noRoom ? Severity::Warning : Severity::Note,
                               noRoom ? "thermal.expansion.room" : "thermal.expansion");
    volume.message = {
        noRoom ? QT_TRANSLATE_NOOP("finding",
                                   "{0}: {1} of coolant or more expand by {2}, and the lowest "
                                   "pressure rating leaves no room for it over the fill pressure")
        : facts.vessel
            ? QT_TRANSLATE_NOOP("finding", "{0}: {1} of coolant or more expand by {2}; expansion "
                                           "vessel of {3} or more, relief at {4} there")
            : QT_TRANSLATE_NOOP("finding", "{0}: {1} of coolant or more expand by {2}; no pressure "
                                           "rating is stated to size a vessel by"),
        {group.key, litresText(facts.volume), litresText(facts.expansion),
         facts.vessel ? litresText(*facts.vessel) : std::string(),
         facts.relief ? quantityText(inSi(*facts.relief), Measure::Pressure, UnitSystem::Si, 3)
                      : std::string()}};
    volume.value = inSi(facts.expansion);
    volume.measure = Measure::Volume;
    volume.reference = QT_TRANSLATE_NOOP(
        "reference", "density of the coolant from 10 °C to its hottest; vessel by EN 12828 annex D "
                     "(recalled); racks and CDUs that state no volume are not in it");
    return volume;
}

Finding surgeFinding(const CoolantGroup& group, const LoopFacts& facts)
{
    Finding surge = findingAt(group, Severity::Note, "thermal.surge");
    const double closing = inSi(*facts.leastClosing);
    surge.message = {
        QT_TRANSLATE_NOOP("finding",
                          "{0}: a valve that shut at once would add {1}, over the lowest "
                          "rating of {2}; let none close within {3}"),
        {group.key, quantityText(inSi(facts.surge), Measure::Pressure, UnitSystem::Si, 3),
         quantityText(inSi(*facts.rating), Measure::Pressure, UnitSystem::Si, 3),
         std::isfinite(closing) ? quantityText(closing, Measure::Seconds, UnitSystem::Si, 2)
                                : std::string("–")}};
    surge.value = inSi(facts.pressure) + inSi(facts.surge);
    surge.limit = inSi(*facts.rating);
    surge.measure = Measure::Pressure;
    surge.marginPct = (1.0 - *surge.value / *surge.limit) * 100.0;
    surge.reference = QT_TRANSLATE_NOOP("reference", "Joukowsky 1898 with 1,200 m/s; slow closing "
                                                     "by Michaud 1878");
    return surge;
}

} // namespace

double joukowskyPa(double densityKgM3, double waveMS, double velocityMS)
{
    return densityKgM3 * waveMS * velocityMS;
}

std::optional<double> vesselM3(double expansionM3, double systemM3, double prechargePa,
                               double endPa)
{
    if (endPa <= prechargePa)
        return std::nullopt;
    const double reserve = std::max(0.005 * systemM3, 0.003);
    return (expansionM3 + reserve) * (endPa + atmospherePa) / (endPa - prechargePa);
}

LoopFacts factsOf(const CoolantGroup& group, const CoolantLoopResult& loop)
{
    LoopFacts facts;
    facts.pressure = loop.pressure;
    facts.rating = lowestRating(group);
    facts.hot = hottestOf(group, loop);
    addVolume(group, facts);
    addExpansion(group, facts);
    addSurge(group, loop, facts);
    return facts;
}

std::vector<Finding> findingsOf(const CoolantGroup& group, const LoopFacts& facts)
{
    std::vector<Finding> out;
    out.push_back(expansionFinding(group, facts));
    if (facts.leastClosing)
        out.push_back(surgeFinding(group, facts));
    return out;
}

} // namespace hallwright::thermal
