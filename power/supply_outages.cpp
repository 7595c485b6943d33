// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/supply_outages.h"

#include <algorithm>
#include <cmath>

namespace hallwright::power {

namespace {

enum class Sets { Running, Failed };

class CutSearch {
public:
    explicit CutSearch(const SupplyModel& model)
        : model_(model)
    {
    }

    SupplyOutages run()
    {
        for (const auto& event : model_.events)
            kinds_.push_back(kindOf(event));
        for (std::size_t i = 0; i < model_.events.size(); ++i)
            alone(i);
        for (std::size_t i = 0; i < model_.events.size(); ++i)
            for (std::size_t j = i + 1; j < model_.events.size(); ++j)
                together(i, j);
        for (const auto& planned : model_.planned)
            for (std::size_t i = 0; i < model_.events.size(); ++i)
                duringMaintenance(planned, i);
        std::sort(out_.cuts.begin(), out_.cuts.end(), [](const CutSet& a, const CutSet& b) {
            return a.hoursPerYear != b.hoursPerYear ? a.hoursPerYear > b.hoursPerYear
                                                    : a.name < b.name;
        });
        for (const auto& cut : out_.cuts) {
            out_.perYear += cut.perYear;
            out_.hoursPerYear += cut.hoursPerYear;
        }
        return std::move(out_);
    }

private:
    // What an event does alone: nothing, an outage where the standby sets fail too, an outage.
    enum class Alone { Nothing, WithSets, Outage };

    bool dark(PartMask down, Sets sets) const
    {
        const PartMask gone = sets == Sets::Running ? down & ~model_.replaced : down;
        return std::none_of(model_.ways.begin(), model_.ways.end(),
                            [gone](PartMask way) { return (way & gone) == 0; });
    }

    Alone kindOf(const OutageEvent& event) const
    {
        return dark(event.parts, Sets::Running)  ? Alone::Outage
               : dark(event.parts, Sets::Failed) ? Alone::WithSets
                                                 : Alone::Nothing;
    }

    void add(std::string name, double perYear, double hours)
    {
        if (perYear > 0.0)
            out_.cuts.push_back({std::move(name), perYear, perYear * hours});
    }

    // A cut that needs the standby sets to fail. The battery bridges what is only the supplies'.
    void addStandby(const std::string& name, PartMask down, double perYear, double hours)
    {
        const double bridged = (down & ~model_.replaced) == 0 && hours > 0.0
                                   ? std::exp(-model_.bridgeHours / hours)
                                   : 1.0;
        add(name + (model_.standby.units > 0 ? " and generators" : ""),
            perYear * standbyFailure(model_.standby, hours) * bridged, hours);
    }

    void alone(std::size_t i)
    {
        const auto& event = model_.events[i];
        const double perYear = (1.0 - unavailability(event.rate)) * event.rate.perYear;
        if (kinds_[i] == Alone::Outage)
            add(event.name, perYear, event.rate.hours);
        else if (kinds_[i] == Alone::WithSets)
            addStandby(event.name, event.parts, perYear, event.rate.hours);
    }

    void together(std::size_t i, std::size_t j)
    {
        if (kinds_[i] == Alone::Outage || kinds_[j] == Alone::Outage)
            return; // not minimal
        const auto& a = model_.events[i];
        const auto& b = model_.events[j];
        const PartMask down = a.parts | b.parts;
        const bool outage = dark(down, Sets::Running);
        const bool standby = !outage && kinds_[i] == Alone::Nothing &&
                             kinds_[j] == Alone::Nothing && dark(down, Sets::Failed);
        if ((!outage && !standby) || a.rate.hours <= 0.0 || b.rate.hours <= 0.0)
            return;
        const double both = unavailability(a.rate) * unavailability(b.rate);
        const double perYear = both * (1.0 / a.rate.hours + 1.0 / b.rate.hours) * hoursPerYear;
        const double hours = 1.0 / (1.0 / a.rate.hours + 1.0 / b.rate.hours);
        const std::string name = a.name + " and " + b.name;
        if (outage)
            add(name, perYear, hours);
        else
            addStandby(name, down, perYear, hours);
    }

    void duringMaintenance(const PlannedOutage& planned, std::size_t i)
    {
        const PartMask out = PartMask{1} << planned.part;
        const auto& event = model_.events[i];
        if (dark(out, Sets::Running) || dark(out, Sets::Failed) || kinds_[i] == Alone::Outage ||
            (event.parts | out) == out || planned.hours <= 0.0 || event.rate.hours <= 0.0)
            return; // a planned outage of the load itself, or an event that is one anyway
        const bool outage = dark(event.parts | out, Sets::Running);
        const bool standby =
            !outage && kinds_[i] == Alone::Nothing && dark(event.parts | out, Sets::Failed);
        const double perYear = planned.hours / hoursPerYear * event.rate.perYear;
        const double hours = 1.0 / (1.0 / event.rate.hours + 1.0 / planned.hours);
        const std::string name = event.name + " in maintenance";
        if (outage)
            add(name, perYear, hours);
        else if (standby)
            addStandby(name, event.parts, perYear, hours);
    }

    const SupplyModel& model_;
    std::vector<Alone> kinds_;
    SupplyOutages out_;
};

double binomial(int n, int i, double p)
{
    return std::exp(std::lgamma(n + 1.0) - std::lgamma(i + 1.0) - std::lgamma(n - i + 1.0)) *
           std::pow(p, i) * std::pow(1.0 - p, n - i);
}

} // namespace

double unavailability(const FailureRate& one)
{
    const double down = one.perYear * one.hours;
    return down / (down + hoursPerYear);
}

FailureRate groupRate(const FailureRate& one, int units, int spare)
{
    if (spare <= 0 || one.perYear <= 0.0)
        return {one.perYear * units, one.hours};
    if (spare >= units)
        return {0.0, one.hours};
    const double down = unavailability(one);
    double share = 0.0;
    for (int i = spare + 1; i <= units; ++i)
        share += binomial(units, i, down);
    // Entered from exactly `spare` down; λ is per hour of being up. As a rate per year in which the
    // group is up, so that λ r/(λ r + 8760) gives `share` back.
    const double perYear = binomial(units, spare, down) * (units - spare) * one.perYear;
    return {perYear / (1.0 - share), share / perYear * hoursPerYear};
}

double atLeastUp(double availability, int units, int needed)
{
    double sum = 0.0;
    for (int i = std::max(needed, 0); i <= units; ++i)
        sum += binomial(units, i, availability);
    return sum;
}

double standbyFailure(const StandbySets& sets, double hours)
{
    if (sets.units <= 0)
        return 1.0;
    const double running = sets.failuresPerHour * hours;
    const double one = std::min(1.0, sets.failuresPerStart +
                                         (1.0 - sets.failuresPerStart) * running / (1.0 + running));
    const double common = sets.commonShare * one;
    const double own = one - common;
    return std::min(1.0, common + 1.0 - atLeastUp(1.0 - own, sets.units, sets.units - sets.spare));
}

double SupplyOutages::availability() const
{
    return std::max(0.0, 1.0 - hoursPerYear / power::hoursPerYear);
}

SupplyOutages outagesOf(const SupplyModel& model)
{
    return CutSearch(model).run();
}

} // namespace hallwright::power
