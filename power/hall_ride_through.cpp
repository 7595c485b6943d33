// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/hall_ride_through.h"

#include "power/battery.h"
#include "power/generator_steps.h"
#include "power/grid_effects.h"
#include "power/loss_spread.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::power {

using namespace model;

namespace {

constexpr double dayS = 86400.0;
constexpr double loadFactor = 0.99; // of the hall at the utility: rectifiers and drives

double valueOf(const std::optional<double>& own, const InputValues& values, InputKey key)
{
    return own ? *own : at(values, key);
}

// Batteries run down in steps between the moments at which one ends.
class Batteries {
public:
    Batteries(const RideThroughCase& of, HallCase& hall)
        : of_(of)
        , hall_(hall)
        , spread_(of.network)
        , watts_(feedWatts(of.network, of.racks))
        , left_(of.network.elements.size(), 1.0)
        , darkS_(of.network.feeds.size(), std::numeric_limits<double>::infinity())
    {
    }

    Result<void> follow(RideThrough& out, std::stop_token stop)
    {
        HallLoss loss;
        loss.dead.assign(of_.network.elements.size(), 0);
        double now = 0.0;
        while (now < dayS) {
            const auto state = hall_.solve(watts_, {}, loss, stop);
            if (!state)
                return tl::unexpected<Fault>(state.error());
            if (out.ups.empty())
                takeNormal(*state, out);
            const double step = untilNextEnds(*state, loss);
            if (!std::isfinite(step))
                break;
            drain(*state, loss, step);
            now += step;
            endEmpty(loss);
            markDark(loss, now);
        }
        takeRacks(out);
        return {};
    }

private:
    bool hasBattery(std::size_t i) const
    {
        return of_.network.elements[i].role == PowerRole::Ups &&
               of_.network.elements[i].batteryTime;
    }

    double runtime(std::size_t i, double loading) const
    {
        const auto& element = of_.network.elements[i];
        return batterySeconds(
            inSi(*element.batteryTime), loading,
            valueOf(element.batteryExponent, of_.values, InputKey::BatteryExponent));
    }

    void takeNormal(const HallState& state, RideThrough& out) const
    {
        for (std::size_t i = 0; i < of_.network.elements.size(); ++i) {
            if (!hasBattery(i) || state.elements[i].powerW <= 0.0)
                continue;
            const auto& duty = state.elements[i];
            out.ups.push_back({of_.network.elements[i].key, fromSi<Power>(duty.powerW),
                               duty.loading, seconds(std::min(dayS, runtime(i, duty.loading))),
                               0.0});
        }
    }

    double untilNextEnds(const HallState& state, const HallLoss& loss) const
    {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < left_.size(); ++i)
            if (hasBattery(i) && !loss.isDead(i))
                least = std::min(least, left_[i] * runtime(i, state.elements[i].loading));
        return least;
    }

    void drain(const HallState& state, const HallLoss& loss, double step)
    {
        for (std::size_t i = 0; i < left_.size(); ++i)
            if (hasBattery(i) && !loss.isDead(i))
                left_[i] -= step / runtime(i, state.elements[i].loading);
    }

    // Those with less than 0.2 % left end with it: a second of several minutes, and few laps.
    void endEmpty(HallLoss& loss) const
    {
        for (std::size_t i = 0; i < left_.size(); ++i)
            if (hasBattery(i) && left_[i] <= 2e-3)
                loss.dead[i] = 1;
        spread_.spread(loss);
    }

    void markDark(const HallLoss& loss, double now)
    {
        for (std::size_t f = 0; f < darkS_.size(); ++f)
            if (!std::isfinite(darkS_[f]) && loss.isDead(hall_.compiled().feedElement[f]))
                darkS_[f] = now;
    }

    // A rack lives as long as the last of its feeds.
    void takeRacks(RideThrough& out) const
    {
        for (std::size_t f = 0; f < darkS_.size();) {
            const RackId rack = of_.network.feeds[f].rack;
            double last = 0.0;
            for (; f < darkS_.size() && of_.network.feeds[f].rack == rack; ++f)
                last = std::max(last, darkS_[f]);
            out.racks.push_back(
                {rack, std::isfinite(last) ? std::optional(seconds(last)) : std::nullopt});
        }
    }

    const RideThroughCase& of_;
    HallCase& hall_;
    LossSpread spread_;
    std::vector<double> watts_;
    std::vector<double> left_;  // of each battery, share
    std::vector<double> darkS_; // per feed
};

double sumOf(const std::vector<RackLoad>& racks)
{
    double sum = 0.0;
    for (const auto& rack : racks)
        sum += inSi(rack.power);
    return sum;
}

double sumOf(const std::vector<MechanicalLoad>& loads)
{
    double sum = 0.0;
    for (const auto& load : loads)
        sum += inSi(load.power);
    return sum;
}

const PowerElement* generatorsOf(const DerivedPower& network)
{
    for (const auto& element : network.elements)
        if (element.role == PowerRole::Generator && element.ratedPower > Power{})
            return &element;
    return nullptr;
}

SetFigures figuresOf(const PowerElement& sets, const InputValues& values)
{
    const GeneratorType type = sets.set.value_or(GeneratorType{});
    const auto timeOf = [&](const std::optional<Duration>& own, InputKey key) {
        return own ? inSi(*own) : at(values, key);
    };
    SetFigures out;
    out.ratedW = inSi(sets.ratedPower) * std::max(1, sets.units - sets.spareUnits);
    out.firstStep = valueOf(type.firstStep, values, InputKey::GeneratorFirstStep);
    out.nextStep = valueOf(type.nextStep, values, InputKey::GeneratorNextStep);
    out.startS = timeOf(type.startTime, InputKey::GeneratorStart);
    out.recoveryS = timeOf(type.recoveryTime, InputKey::GeneratorRecovery);
    out.frequencyDip = at(values, InputKey::GeneratorFrequencyDip);
    out.voltageDip = at(values, InputKey::GeneratorVoltageDip);
    return out;
}

// Demand of a hall at its sources in the normal state.
struct HallDemand {
    double sourceW = 0.0;
    double drivesW = 0.0;
    double upsW = 0.0;
    double jobStepW = 0.0;
};

void addSets(const RideThroughCase& of, const HallDemand& demand, RideThrough& out)
{
    const PowerElement* element = generatorsOf(of.network);
    if (element == nullptr)
        return;
    const SetFigures figures = figuresOf(*element, of.values);
    const double recharge = at(of.values, InputKey::BatteryRecharge) * demand.upsW;
    const double rectifiers = std::max(0.0, demand.sourceW - demand.drivesW) + recharge;
    const Acceptance taken =
        acceptLoads(figures, demand.drivesW, rectifiers, at(of.values, InputKey::UpsWalkIn));
    SetRun run;
    run.element = element->key;
    run.units = std::max(1, element->units - element->spareUnits);
    run.derating = element->derating;
    run.rated = fromSi<Power>(figures.ratedW);
    run.load = fromSi<Power>(demand.sourceW + recharge);
    run.loading = (demand.sourceW + recharge) / figures.ratedW;
    run.ready = seconds(figures.startS);
    run.rampFrom = seconds(taken.rampFromS);
    run.carried = seconds(taken.carriedS);
    for (const auto& step : taken.steps)
        run.steps.push_back({seconds(step.atS), fromSi<Power>(step.watts), step.share,
                             step.frequencyDip, step.voltageDip});
    const auto perKilowattHour = element->set ? element->set->fuelPerKilowattHour : std::nullopt;
    const double litresPerHour =
        valueOf(perKilowattHour, of.values, InputKey::GeneratorFuel) * demand.sourceW / 1e3;
    if (of.recipe.fuel && litresPerHour > 0.0)
        run.fuel = seconds(inSi(*of.recipe.fuel) * 1e3 / litresPerHour * 3600.0);
    run.jobStep = demand.jobStepW / figures.ratedW;
    run.jobDip = frequencyDipOf(figures, demand.jobStepW);
    out.events.push_back(
        {run.ready, QT_TRANSLATE_NOOP("term", "generators take load"), run.element});
    out.events.push_back(
        {seconds(taken.rampFromS), QT_TRANSLATE_NOOP("term", "UPS rectifiers walk in"), {}});
    out.events.push_back({run.carried, QT_TRANSLATE_NOOP("term", "generators carry the hall"), {}});
    out.sets = std::move(run);
}

// Worst of the utilities: in a hall with several, the jobs may hang on one after a loss.
void addGrid(const RideThroughCase& of, const HallDemand& demand, RideThrough& out)
{
    double lowest = 0.0;
    for (const auto& element : of.network.elements)
        if (element.role == PowerRole::Utility && element.faultLevelLowest > Power{})
            lowest = lowest > 0.0 ? std::min(lowest, inSi(element.faultLevelLowest))
                                  : inSi(element.faultLevelLowest);
    if (lowest <= 0.0 || demand.sourceW <= 0.0)
        return;
    GridEffect effect;
    effect.step = fromSi<Power>(demand.jobStepW);
    effect.stepTime = seconds(at(of.values, InputKey::GpuStepTime));
    effect.voltageChange = voltageChange({demand.jobStepW, loadFactor, lowest, 0.1});
    effect.flicker = flickerSeverity(effect.voltageChange, at(of.values, InputKey::GpuStepPeriod));
    effect.shortCircuitRatio = lowest * loadFactor / demand.sourceW;
    const double rectifiers = std::max(0.0, demand.sourceW - demand.drivesW);
    effect.distortion = at(of.values, InputKey::UpsCurrentDistortion) * rectifiers / demand.sourceW;
    effect.distortionLimit = demandDistortionLimit(effect.shortCircuitRatio);
    out.grid = effect;
}

// Highest loading of each UPS at the racks' peaks after the loss of any other system.
Result<void> addPeaks(const RideThroughCase& of, HallCase& hall, RideThrough& out,
                      std::stop_token stop)
{
    const auto watts = feedWatts(of.network, of.peakRacks);
    std::vector<HallLoss> losses{{}};
    if (of.network.letters.size() > 1)
        for (const char letter : of.network.letters) {
            HallLoss loss;
            for (const auto& element : of.network.elements)
                loss.dead.push_back(element.letter == letter ? 1 : 0);
            losses.push_back(std::move(loss));
        }
    for (const auto& loss : losses) {
        const auto state = hall.solve(watts, {}, loss, stop);
        if (!state && state.error().code == FaultCode::Cancelled)
            return tl::unexpected<Fault>(state.error());
        if (!state)
            continue; // told by the load flow itself
        for (auto& ups : out.ups) {
            const auto i = hall.compiled().byKey.at(ups.element);
            if (!loss.isDead(i))
                ups.peakLoading = std::max(ups.peakLoading, state->elements[i].loading);
        }
    }
    return {};
}

void addBatteryEvents(RideThrough& out)
{
    out.events.push_back(
        {seconds(0.0), QT_TRANSLATE_NOOP("term", "utility lost, UPS on battery"), {}});
    for (const auto& ups : out.ups)
        if (inSi(ups.runtime) < dayS && (!out.sets || ups.runtime < out.sets->carried))
            out.events.push_back(
                {ups.runtime, QT_TRANSLATE_NOOP("term", "battery empty"), ups.element});
    std::stable_sort(out.events.begin(), out.events.end(),
                     [](const auto& a, const auto& b) { return a.at < b.at; });
}

} // namespace

Result<RideThrough> rideThrough(const RideThroughCase& of, std::stop_token stop)
{
    auto hall = HallCase::prepare(of.network);
    if (!hall)
        return tl::unexpected<Fault>(hall.error());
    RideThrough out;
    if (const auto done = Batteries(of, *hall).follow(out, stop); !done)
        return tl::unexpected<Fault>(done.error());
    if (const auto done = addPeaks(of, *hall, out, stop); !done)
        return tl::unexpected<Fault>(done.error());
    const auto normal = hall->solve(feedWatts(of.network, of.racks), of.mechanical, {}, stop);
    if (!normal)
        return tl::unexpected<Fault>(normal.error());
    HallDemand demand;
    demand.sourceW = normal->sourceW;
    demand.drivesW = sumOf(of.mechanical);
    demand.jobStepW = at(of.values, InputKey::GpuStepShare) * sumOf(of.racks);
    for (const auto& ups : out.ups)
        demand.upsW += inSi(ups.load);
    addSets(of, demand, out);
    addGrid(of, demand, out);
    addBatteryEvents(out);
    return out;
}

} // namespace hallwright::power
