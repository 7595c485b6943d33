// SPDX-License-Identifier: GPL-3.0-or-later
// Time to throttle grows with the volume V of the tank. By hand, with a mixed tank that takes all
// heat P until its water is ΔT warmer: V = P t/(ρ c ΔT). The transient adds the time in which the
// coolant's own inventory warms and the valve opens, so the root is found on it: regula falsi with
// halving (Illinois) on V between brackets, to a twentieth of a second.
#include "app/buffer_size.h"

#include "model/quantity_text.h"
#include "thermal/fluid.h"

#include <algorithm>
#include <cmath>

namespace hallwright::app {

using namespace model;

namespace {

constexpr double longestS = 24.0 * 3600.0;
constexpr double closeS = 0.05;
constexpr double largestM3 = 1e5;

std::string secondsText(double value)
{
    return quantityText(value, Measure::Seconds, UnitSystem::Si);
}

class TankSearch {
public:
    TankSearch(const CoolantGroup& group, const thermal::CoolantLoopResult& normal,
               const LoopEvent& event, std::stop_token stop)
        : group_(group)
        , normal_(normal)
        , event_(event)
        , stop_(std::move(stop))
    {
    }

    Result<BufferSize> run(double wantedS)
    {
        wantedS_ = wantedS;
        out_.group = group_.key;
        out_.wanted = seconds(wantedS);
        out_.present = group_.bufferVolume;
        if (event_.facility == FacilityEvent::FlowLost)
            return inTheSupply();
        if (!helps()) {
            out_.word = {QT_TRANSLATE_NOOP("failure", "no tank helps: this failure leaves "
                                                      "facility water cold"),
                         {}};
            return out_;
        }
        const auto present = held(inSi(group_.bufferVolume));
        const auto bare = held(0.0);
        if (!present || !bare)
            return tl::unexpected<Fault>(!present ? present.error() : bare.error());
        note(*present, *bare);
        if (*bare >= wantedS) {
            out_.needed = Volume{};
            out_.word = {QT_TRANSLATE_NOOP("failure", "no tank is needed"), {}};
            return out_;
        }
        return bracketed(*bare);
    }

private:
    bool helps() const
    {
        return event_.facility == FacilityEvent::RejectionLost ||
               event_.facility == FacilityEvent::UtilityLost;
    }

    void note(double presentS, double bareS)
    {
        if (presentS < horizonS())
            out_.withPresent = seconds(presentS);
        if (bareS < horizonS())
            out_.without = seconds(bareS);
    }

    double horizonS() const { return std::max(followedS, 1.05 * wantedS_ + 60.0); }

    Result<thermal::LoopTransient> follow(double volumeM3, thermal::FollowTo to)
    {
        CoolantGroup group = group_;
        (supply_ ? group.supplyTank : group.bufferVolume) = fromSi<Volume>(volumeM3);
        auto course = courseOf(group, normal_, event_, stop_);
        if (!course)
            return tl::unexpected<Fault>(course.error());
        course->endS = horizonS();
        course->to = to;
        return thermal::followLoop(group, normal_, *course, stop_);
    }

    // Seconds until the first rack throttles; the horizon where none does.
    Result<double> held(double volumeM3)
    {
        return follow(volumeM3, thermal::FollowTo::Decision)
            .map([this](const thermal::LoopTransient& course) {
                out_.estimated = out_.estimated || course.estimated;
                return course.firstThrottleS.value_or(horizonS());
            });
    }

    // No water comes from a tank of the facility's; the group's own supply flows as long as its
    // pumps run.
    Result<BufferSize> inTheSupply()
    {
        supply_ = true;
        const auto present = held(inSi(group_.supplyTank));
        const auto bare = held(0.0);
        if (!present || !bare)
            return tl::unexpected<Fault>(!present ? present.error() : bare.error());
        note(*present, *bare);
        if (*bare >= wantedS_) {
            out_.needed = Volume{};
            out_.word = {QT_TRANSLATE_NOOP("failure", "no tank is needed"), {}};
            return out_;
        }
        return bracketed(*bare);
    }

    Result<BufferSize> bracketed(double bareS)
    {
        const double rhoC = waterHeat();
        constexpr double roundRiseK = 10.0; // a first guess only
        double high = heatW() * wantedS_ / (rhoC * roundRiseK);
        double low = 0.0;
        double lowS = bareS;
        for (;;) {
            const auto there = held(high);
            if (!there)
                return tl::unexpected<Fault>(there.error());
            if (*there >= wantedS_)
                return found(low, lowS, high, *there);
            if (high > largestM3) {
                out_.word = {QT_TRANSLATE_NOOP("failure", "no tank gives this time: the first rack "
                                                          "throttles after {0} for want of flow"),
                             {secondsText(*there)}};
                return out_;
            }
            low = high;
            lowS = *there;
            high *= 4.0;
        }
    }

    Result<BufferSize> found(double low, double lowS, double high, double highS)
    {
        double below = lowS - wantedS_;
        double above = highS - wantedS_;
        for (int i = 0; i < 60 && above > closeS && high - low > 1e-6 * high; ++i) {
            const double middle = (low * above - high * below) / (above - below);
            const auto there = held(middle);
            if (!there)
                return tl::unexpected<Fault>(there.error());
            const double off = *there - wantedS_;
            if (off >= 0.0) {
                high = middle;
                above = off;
                below *= 0.5;
            } else {
                low = middle;
                below = off;
                above *= 0.5;
            }
        }
        if (!supply_) {
            out_.needed = fromSi<Volume>(high);
            return withHandFigure(high);
        }
        out_.supplyTank = fromSi<Volume>(high);
        out_.word = {QT_TRANSLATE_NOOP("failure", "no tank helps in the facility water, which does "
                                                  "not flow; one of {0} in the supply of {1} does"),
                     {quantityText(high, Measure::Volume, UnitSystem::Si, 3), group_.key}};
        return out_;
    }

    // ΔT as far as the water of that tank has warmed when the first rack throttles.
    Result<BufferSize> withHandFigure(double volumeM3)
    {
        const auto course = follow(volumeM3, thermal::FollowTo::End);
        if (!course)
            return tl::unexpected<Fault>(course.error());
        const double at = course->firstThrottleS.value_or(horizonS());
        double rise = 0.0;
        for (const auto& moment : course->moments)
            if (moment.atS <= at)
                rise = moment.facilityK - inSi(group_.facilitySupply);
        if (rise > 0.1)
            out_.byHand = fromSi<Volume>(heatW() * wantedS_ / (waterHeat() * rise));
        out_.word = {QT_TRANSLATE_NOOP("failure", "its water warms by {0} until the first rack "
                                                  "throttles"),
                     {quantityText(rise, Measure::TemperatureDifference, UnitSystem::Si)}};
        return out_;
    }

    double heatW() const { return inSi(normal_.heat); }
    double waterHeat() const
    {
        const auto water = thermal::propertiesOf(
            Coolant::Water, group_.facilitySupply + TemperatureDifference(kelvins(5)));
        return inSi(water.density) * inSi(water.specificHeat);
    }

    const CoolantGroup& group_;
    const thermal::CoolantLoopResult& normal_;
    const LoopEvent& event_;
    std::stop_token stop_;
    double wantedS_ = 0.0;
    bool supply_ = false; // the tank that is sought is the group's own
    BufferSize out_;
};

} // namespace

Result<std::vector<BufferSize>> bufferSizes(const HallSystems& systems, const std::string& failure,
                                            Duration wanted, std::stop_token stop)
{
    const double wantedS = inSi(wanted);
    if (!(wantedS >= 1.0) || wantedS > longestS)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "a ride-through is from 1 s to 24 h"), {}},
                    "--ride-through");
    const auto found = caseNamed(systems, failure, stop);
    if (!found)
        return tl::unexpected<Fault>(found.error());
    std::vector<BufferSize> out;
    for (const auto& [g, event] : found->events) {
        auto one =
            TankSearch(systems.coolant.groups[g], *systems.loops[g], event, stop).run(wantedS);
        if (!one)
            return tl::unexpected<Fault>(one.error());
        out.push_back(*std::move(one));
    }
    return out;
}

} // namespace hallwright::app
