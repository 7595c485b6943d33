// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plan_generator.h"
#include "tests/support/random_fields.h"

namespace hallwright::tests {

using namespace model;

namespace {

template <class Unit>
void put(Random& random, Quantity<Unit>& out)
{
    out = fromSi<Quantity<Unit>>(1e4 * random.unit());
}
inline void put(Random& random, double& out)
{
    out = 100 * random.unit();
}
template <class T>
void put(Random& random, std::optional<T>& out)
{
    if (random.oneIn(3))
        return;
    T value{};
    put(random, value);
    out = value;
}
inline void put(Random& random, std::string& out)
{
    out = randomText(random);
}

template <class... Members>
void putAll(Random& random, Members&... members)
{
    (put(random, members), ...);
}

RackResult randomRack(Random& random, RackId id)
{
    RackResult r;
    r.id = id;
    r.powerKnown = random.oneIn(2);
    putAll(random, r.typical, r.tdp, r.peak, r.liquidHeat, r.airHeat, r.flowNeed, r.flowGot,
           r.supply, r.returned, r.drop, r.component, r.componentLimit, r.airflowNeed, r.airInlet,
           r.floorLoad, r.floorLoadSpread, r.loop, r.valveKv, r.valveDrop, r.valveAuthority,
           r.voltageDrop, r.availability, r.outagesPerYear);
    for (const char letter : {'A', 'B'}) {
        FeedResult feed;
        feed.letter = letter;
        putAll(random, feed.current, feed.currentAlone, feed.voltage, feed.element);
        r.feeds.push_back(feed);
    }
    return r;
}

ElementResult randomElement(Random& random, int number)
{
    ElementResult e;
    e.group = static_cast<ElementGroup>(random.between(0, 2));
    e.hall = {static_cast<std::uint32_t>(random.between(0, 9))};
    e.count = static_cast<int>(random.between(1, 9));
    putAll(random, e.kind, e.type, e.rating, e.loading, e.loadingWorst, e.worstContingency, e.power,
           e.loss, e.current, e.length, e.flow, e.drop, e.velocity, e.pressure, e.npsh, e.supply,
           e.returned, e.electrical, e.faultHighest, e.faultPeak, e.faultLowest, e.withstand,
           e.breaker, e.breakingCapacity, e.approach, e.approachLeast, e.flowLoading,
           e.primaryShare, e.pumpSpeed, e.pressureShutOff, e.pressureMax);
    e.key = "h1/power/A/busway/r" + std::to_string(100 + number);
    return e;
}

BalanceResult randomBalance(Random& random, RackId rack)
{
    BalanceResult b;
    b.group = "h1/coolant/r7";
    b.possible = random.oneIn(2);
    b.reason = {"rack {0}", {randomText(random)}};
    b.obstacle = b.possible ? refTo(rack) : refTo(b.group);
    b.indexRack = rack;
    putAll(random, b.speedBefore, b.speed, b.flowBefore, b.flow, b.head, b.pumpBefore, b.pump,
           b.pumpTarget, b.residual);
    for (int i = 0; i < 3; ++i) {
        ValveSetting setting;
        setting.rack = rack;
        setting.atBound = random.oneIn(2);
        putAll(random, setting.kv, setting.need, setting.flow, setting.drop);
        b.settings.push_back(setting);
    }
    return b;
}

Finding randomFinding(Random& random, RackId rack)
{
    Finding f;
    f.severity = static_cast<Severity>(random.between(0, 2));
    f.message = {"Rack {0} gets {1}", {randomText(random), "12 L/min"}};
    f.elements = {refTo(rack), refTo(std::string("h1/coolant/g1/cdu")), {}};
    f.measure = Measure::CoolantFlow;
    f.waived = random.oneIn(2);
    putAll(random, f.code, f.marginPct, f.contingency, f.reference, f.waiverReason);
    f.value = 89 / 60e3 * random.unit();
    f.limit = 1e-3;
    return f;
}

FailureResult randomFailure(Random& random, RackId rack)
{
    FailureResult f;
    f.title = {"loss of {0}", {"h1/power/A/ups/r9"}};
    f.name = english(f.title);
    f.hall = {static_cast<std::uint32_t>(random.between(1, 9))};
    f.lost = refTo(std::string("h1/power/A/ups/r9"));
    f.unitsStopped = static_cast<int>(random.between(0, 9));
    f.racksDark = static_cast<int>(random.between(0, 9));
    f.estimated = random.oneIn(2);
    putAll(random, f.kind, f.affected, f.worstLoading, f.worstLoaded, f.worstFlowMargin,
           f.worstSupply, f.timeToThrottle, f.timeToShutdown, f.unsolved);
    if (random.oneIn(2))
        f.racks = {rack};
    return f;
}

TcoResult randomTco(Random& random)
{
    TcoResult t;
    putAll(random, t.years, t.capex, t.opex, t.total, t.usdPerGpuHour, t.usdPerEffectivePflopDay,
           t.usdPerMillionTokens, t.p10, t.p50, t.p90);
    for (int i = 0; i < 12; ++i) {
        TcoItem item;
        item.group = static_cast<CostGroup>(i);
        putAll(random, item.key, item.title, item.quantity, item.unit, item.capex, item.opex,
               item.life, item.present, item.source);
        t.items.push_back(item);
        CashYear year;
        year.year = i;
        putAll(random, year.capital, year.running, year.discounted, year.cumulative);
        t.cash.push_back(year);
        TornadoBar bar;
        putAll(random, bar.input, bar.low, bar.high);
        t.tornado.push_back(bar);
        t.unpriced.push_back(randomText(random));
    }
    for (int i = 0; i < 100; ++i) {
        t.samples.push_back(1e9 * random.unit());
        t.outputs.push_back(1e5 * random.unit());
    }
    return t;
}

} // namespace

Assessment randomAssessment(const Project& project, std::size_t alternative, std::uint64_t seed)
{
    Random random(seed);
    const Alternative& of = project.alternatives.at(alternative);
    Assessment out;
    out.alternative = of.id;
    out.name = of.name;
    out.fingerprint = fingerprint(project, of);
    out.time = seconds(random.unit());
    for (const auto& rack : of.plan.racks)
        out.racks.push_back(randomRack(random, rack.id));
    for (int i = 0; i < 20; ++i)
        out.elements.push_back(randomElement(random, i));
    out.balances.push_back(randomBalance(random, of.plan.racks.begin()->id));
    for (int i = 0; i < 5; ++i)
        out.findings.push_back(randomFinding(random, of.plan.racks.begin()->id));
    for (int i = 0; i < 6; ++i)
        out.failures.push_back(randomFailure(random, of.plan.racks.begin()->id));
    for (const auto& one : kpiCatalogue()) {
        KpiValue kpi;
        kpi.key = one.key;
        putAll(random, kpi.value, kpi.words, kpi.note);
        kpi.contributions = {{randomText(random), random.unit()}, {"rest", random.unit()}};
        out.kpis.push_back(kpi);
    }
    Convergence convergence;
    convergence.converged = true;
    convergence.iterations = 7;
    convergence.worst = refTo(std::string("h1/coolant/node/3"));
    putAll(random, convergence.part, convergence.residual, convergence.residualUnit,
           convergence.time);
    out.convergence = {convergence};
    out.tco = randomTco(random);
    return out;
}

} // namespace hallwright::tests
