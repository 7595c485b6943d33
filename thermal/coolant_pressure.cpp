// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/coolant_pressure.h"

#include "thermal/air/psychrometrics.h"
#include "thermal/coolant_publish.h"

#include <algorithm>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr double leastTopPa = 30e3; // EN 12828: 0.3 bar over the static height, recalled
constexpr double npshMarginM = 0.5; // over what the maker asks for, recalled rule of thumb
constexpr double celsiusZero = 273.15;

Finding aboutPressure(const char* code, Severity severity, Message message)
{
    Finding finding;
    finding.severity = severity;
    finding.code = code;
    finding.message = std::move(message);
    return finding;
}

// The worst excess of a working pressure over a rating, and all elements in excess.
struct Excess {
    double value = 0.0;
    double limit = 0.0;
    std::vector<ElementRef> elements;

    void take(double pressure, double rating, ElementRef element)
    {
        if (pressure <= rating)
            return;
        if (elements.empty() || pressure / rating > value / limit) {
            value = pressure;
            limit = rating;
            elements.insert(elements.begin(), std::move(element));
        } else {
            elements.push_back(std::move(element));
        }
    }
};

class Judge {
public:
    explicit Judge(const SolvedGroup& solved)
        : solved_(solved)
        , group_(solved.group)
        , pressures_(solved)
    {
    }

    std::vector<Finding> findings()
    {
        for (std::size_t i = 0; i < group_.elements.size(); ++i)
            takeElement(i);
        if (!excess_.elements.empty())
            out_.push_back(overRating());
        if (pressures_.topPa() < leastTopPa)
            out_.push_back(lowAtTop());
        if (worstNpsh_)
            judgeSuction();
        return std::move(out_);
    }

private:
    void takeElement(std::size_t i)
    {
        const auto& element = group_.elements[i];
        const auto pressure = pressures_.at(i);
        if (!pressure)
            return;
        const double pa = inSi(*pressure);
        if (element.role == CoolantRole::Cdu) {
            const auto& cdu = std::get<CduType>(group_.cdu->kind);
            if (cdu.pressureMax)
                excess_.take(pa, inSi(*cdu.pressureMax), refTo(element.key));
            const double npsh = inSi(*pressures_.npsh(i));
            if (!worstNpsh_ || npsh < *worstNpsh_) {
                worstNpsh_ = npsh;
                worstPump_ = element.key;
            }
        } else if (element.role == CoolantRole::Branch) {
            if (element.couplingPressure)
                excess_.take(pa, inSi(*element.couplingPressure), refTo(element.key));
            const auto need =
                std::find_if(group_.racks.begin(), group_.racks.end(),
                             [&element](const RackNeed& one) { return one.rack == element.rack; });
            if (need != group_.racks.end() && need->type->cooling.pressureMax)
                excess_.take(pa, inSi(*need->type->cooling.pressureMax), refTo(element.key));
        }
    }

    Finding overRating() const
    {
        auto finding = aboutPressure(
            "thermal.pressure.rating", Severity::Error,
            {QT_TRANSLATE_NOOP("finding", "{0}: the working pressure at the lowest point is over "
                                          "the rating of {1} parts: lower the vessel's pressure "
                                          "or the pumps' head"),
             {group_.key, std::to_string(excess_.elements.size())}});
        finding.elements = excess_.elements;
        finding.value = excess_.value;
        finding.limit = excess_.limit;
        finding.measure = Measure::Pressure;
        finding.marginPct = (excess_.limit - excess_.value) / excess_.limit * 100.0;
        finding.reference = QT_TRANSLATE_NOOP("reference", "working pressure of the catalogue "
                                                           "entries of CDU, racks and couplings");
        return finding;
    }

    Finding lowAtTop() const
    {
        auto finding = aboutPressure(
            "thermal.pressure.top", Severity::Warning,
            {QT_TRANSLATE_NOOP("finding", "{0}: the pressure at the highest point is too low to "
                                          "keep air out: raise the vessel's pressure"),
             {group_.key}});
        finding.elements = {refTo(group_.key + "/vessel")};
        finding.value = pressures_.topPa();
        finding.limit = leastTopPa;
        finding.measure = Measure::Pressure;
        finding.reference = QT_TRANSLATE_NOOP(
            "reference", "EN 12828: 0.3 bar over the static height of the loop, recalled");
        return finding;
    }

    void judgeSuction()
    {
        const auto& cdu = std::get<CduType>(group_.cdu->kind);
        if (!cdu.npshRequired || *worstNpsh_ >= inSi(*cdu.npshRequired) + npshMarginM)
            return;
        auto finding = aboutPressure(
            "thermal.pump.npsh",
            *worstNpsh_ < inSi(*cdu.npshRequired) ? Severity::Error : Severity::Warning,
            {QT_TRANSLATE_NOOP("finding", "{0}: its pumps may cavitate: raise the vessel's "
                                          "pressure"),
             {worstPump_}});
        finding.elements = {refTo(worstPump_)};
        finding.value = *worstNpsh_;
        finding.limit = inSi(*cdu.npshRequired) + npshMarginM;
        finding.measure = Measure::Head;
        finding.reference = QT_TRANSLATE_NOOP(
            "reference", "NPSH of the catalogue entry and 0.5 m of margin (rule of thumb)");
        out_.push_back(std::move(finding));
    }

    const SolvedGroup& solved_;
    const CoolantGroup& group_;
    LoopPressures pressures_;
    Excess excess_;
    std::optional<double> worstNpsh_;
    std::string worstPump_;
    std::vector<Finding> out_;
};

} // namespace

LoopPressures::LoopPressures(const SolvedGroup& solved)
    : solved_(solved)
    , weight_(solved.densityKgM3 * standardGravityMS2)
{
}

double LoopPressures::headAt(std::size_t element, bool outlet) const
{
    const auto& link = solved_.compiled.network.links[solved_.compiled.linkOf[element]];
    return solved_.hydraulics.headM[outlet ? link.to : link.from];
}

std::optional<Pressure> LoopPressures::at(std::size_t element) const
{
    const auto& group = solved_.group;
    const auto role = group.elements[element].role;
    if (role == CoolantRole::Vessel)
        return group.fillPressure;
    const bool cdu = role == CoolantRole::Cdu;
    if ((!cdu && role != CoolantRole::Branch) || solved_.compiled.linkOf[element] == noLink)
        return std::nullopt;
    const bool otherLevel = inSi(group.riserHeight) != 0.0;
    const double depth = cdu || !otherLevel ? inSi(group.lowestPoint) : -inSi(group.riserHeight);
    return fromSi<Pressure>(inSi(group.fillPressure) + weight_ * (headAt(element, cdu) + depth));
}

std::optional<Length> LoopPressures::npsh(std::size_t element) const
{
    const auto& group = solved_.group;
    if (group.elements[element].role != CoolantRole::Cdu ||
        solved_.compiled.linkOf[element] == noLink)
        return std::nullopt;
    const double vapour = saturationPressurePa(solved_.cdu().returnK - celsiusZero);
    const double absolute = inSi(group.atmosphere) + inSi(group.fillPressure);
    return fromSi<Length>((absolute - vapour) / weight_ + headAt(element, false));
}

double LoopPressures::topPa() const
{
    return inSi(solved_.group.fillPressure) - weight_ * inSi(solved_.group.staticHeight);
}

std::vector<Finding> pressureFindings(const SolvedGroup& solved)
{
    return Judge(solved).findings();
}

} // namespace hallwright::thermal
