// SPDX-License-Identifier: GPL-3.0-or-later
// CDU with its valve open: Q = ε Cmin (T_return - T_facility), T_return = T_supply + Q/Cs, so the
// approach is Q (1/(ε Cmin) - 1/Cs): proportional to the heat at given flows. Fluid figures are at
// the mean temperature of each side, found in a few laps.
#include "app/duty_card.h"

#include "thermal/cdu_heat.h"
#include "thermal/fluid.h"

#include <algorithm>
#include <cmath>

namespace hallwright::app {

using namespace model;

namespace {

constexpr const char* noRating = QT_TRANSLATE_NOOP("duty", "not stated in the catalogue entry");

// Source of the figure of that field, with its confidence where it is an estimate.
std::string ratingOf(const EquipmentType& type, const char* field)
{
    const auto own = type.provenance.find(field);
    if (own == type.provenance.end() || own->second.source.empty())
        return type.source;
    return own->second.note.empty() ? own->second.source
                                    : own->second.source + " (" + own->second.note + ")";
}

class Card {
public:
    explicit Card(const EquipmentType& type)
        : type_(type)
    {
    }

    DutyFigure& add(const char* key, const char* title, Measure measure, const char* basis)
    {
        figures_.push_back({key, title, measure, {}, {}, {}, basis, {}});
        return figures_.back();
    }

    // A value that may not exceed its rating.
    void atMost(DutyFigure& figure, std::optional<double> limit, const char* field) const
    {
        if (!limit || !figure.value)
            return;
        figure.limit = limit;
        figure.margin = 1.0 - *figure.value / *limit;
        figure.rating = ratingOf(type_, field);
    }

    std::vector<DutyFigure> take() { return std::move(figures_); }

private:
    const EquipmentType& type_;
    std::vector<DutyFigure> figures_;
};

struct Side {
    double densityKgM3 = 0.0;
    double specificHeat = 0.0;
    double capacityWK = 0.0; // mass flow times specific heat
};

Side sideOf(Coolant fluid, double kelvin, double flowM3s)
{
    const auto p = thermal::propertiesOf(fluid, fromSi<Temperature>(kelvin));
    const double density = inSi(p.density);
    const double heat = inSi(p.specificHeat);
    return {density, heat, density * heat * flowM3s};
}

struct CduPoint {
    thermal::CduState state;
    Side secondary;
    Side primary;
    thermal::ConductanceLaw law;
};

Result<CduPoint> solved(const CduType& cdu, const DutyPoint& point)
{
    const double facility = inSi(point.facilitySupply);
    double secondaryMean = facility + 10.0;
    double primaryMean = facility + 5.0;
    CduPoint out;
    for (int lap = 0; lap < 30; ++lap) {
        out.secondary = sideOf(point.fluid, secondaryMean, inSi(point.flow));
        out.primary = sideOf(Coolant::Water, primaryMean, inSi(point.facilityFlow));
        thermal::CduDuty duty;
        duty.heatW = inSi(point.heat);
        duty.secondaryFlowKgS = inSi(point.flow) * out.secondary.densityKgM3;
        duty.secondarySpecificHeat = out.secondary.specificHeat;
        duty.setPointK = 0.0; // below what it can reach: the valve stays open
        duty.facilitySupplyK = facility;
        duty.facilityFlowKgS = inSi(point.facilityFlow) * out.primary.densityKgM3;
        duty.facilitySpecificHeat = out.primary.specificHeat;
        const thermal::CduRatingFluid secondary{out.secondary.densityKgM3,
                                                out.secondary.specificHeat};
        const thermal::CduRatingFluid primary{out.primary.densityKgM3, out.primary.specificHeat};
        const auto law = thermal::cduConductance(cdu, secondary, primary);
        const auto state = thermal::cduState(cdu, secondary, primary, duty);
        if (!law || !state)
            return tl::unexpected<Fault>(!law ? law.error() : state.error());
        out.law = *law;
        out.state = *state;
        const double secondaryNext = 0.5 * (state->supplyK + state->returnK);
        const double primaryNext = 0.5 * (facility + state->facilityReturnK);
        const double moved =
            std::abs(secondaryNext - secondaryMean) + std::abs(primaryNext - primaryMean);
        secondaryMean = secondaryNext;
        primaryMean = primaryNext;
        if (moved < 1e-6)
            break;
    }
    return out;
}

void addHeat(const CduType& cdu, const DutyPoint& point, const CduPoint& at, Card& card)
{
    const auto& state = at.state;
    const double approach = state.supplyK - inSi(point.facilitySupply);
    card.add("conductance", QT_TRANSLATE_NOOP("duty", "UA at these flows"),
             Measure::HeatConductance,
             QT_TRANSLATE_NOOP("duty", "UA of the rating point by its log mean temperature "
                                       "difference; each film with its flow to the power 0.8, half "
                                       "of the resistance each"))
        .value = state.conductanceWK;
    auto& supply =
        card.add("supply", QT_TRANSLATE_NOOP("duty", "Coolant supply"), Measure::Temperature,
                 QT_TRANSLATE_NOOP("duty", "Return - heat / (flow × density × specific "
                                           "heat); primary valve fully open"));
    supply.value = state.supplyK;
    if (cdu.supplyMax) {
        supply.limit = inSi(*cdu.supplyMax);
        // Of a temperature the share is of the distance between facility water and limit.
        const double room = *supply.limit - inSi(point.facilitySupply);
        if (room > 0.0)
            supply.margin = (*supply.limit - state.supplyK) / room;
    }
    card.add("return", QT_TRANSLATE_NOOP("duty", "Coolant return"), Measure::Temperature,
             QT_TRANSLATE_NOOP("duty", "Facility supply + heat / (ε × smaller capacity flow), "
                                       "ε-NTU counterflow (Kays and London 1984)"))
        .value = state.returnK;
    card.add("facility_return", QT_TRANSLATE_NOOP("duty", "Facility return"), Measure::Temperature,
             QT_TRANSLATE_NOOP("duty",
                               "Facility supply + heat / (flow × density × specific heat), water"))
        .value = state.facilityReturnK;
    auto& shown =
        card.add("approach", QT_TRANSLATE_NOOP("duty", "Approach"), Measure::TemperatureDifference,
                 QT_TRANSLATE_NOOP("duty", "Coolant supply - facility supply, from UA at "
                                           "these flows; beside it that of the rating"));
    shown.value = approach;
    card.atMost(shown, inSi(*cdu.approach), "approach");
    auto& heat = card.add("heat", QT_TRANSLATE_NOOP("duty", "Heat"), Measure::Power,
                          QT_TRANSLATE_NOOP("duty", "As asked; beside it the rated capacity"));
    heat.value = inSi(point.heat);
    card.atMost(heat, inSi(*cdu.capacity), "capacity");
    auto& able = card.add("heat_at_rated_approach",
                          QT_TRANSLATE_NOOP("duty", "Heat at the rated approach"), Measure::Power,
                          QT_TRANSLATE_NOOP("duty", "Heat × rated approach / approach: at given "
                                                    "flows the approach grows with the heat"));
    if (approach > 0.0)
        able.value = inSi(point.heat) * inSi(*cdu.approach) / approach;
}

void addFlow(const std::optional<double>& highest, const char* field, const DutyPoint& point,
             Card& card)
{
    auto& flow =
        card.add("flow", QT_TRANSLATE_NOOP("duty", "Flow"), Measure::CoolantFlow,
                 QT_TRANSLATE_NOOP("duty", "As asked; beside it the end of the pump "
                                           "curve, or the rated flow where there is none"));
    flow.value = inSi(point.flow);
    card.atMost(flow, highest, field);
}

void addHeadLeft(const std::optional<double>& head, const char* basis, const DutyPoint& point,
                 Card& card)
{
    card.add("head", QT_TRANSLATE_NOOP("duty", "Pump head at this flow"), Measure::Pressure, basis)
        .value = head;
    auto& left =
        card.add("head_left", QT_TRANSLATE_NOOP("duty", "Head left"), Measure::Pressure,
                 QT_TRANSLATE_NOOP("duty", "Pump head - pressure drop of the loop, full speed; "
                                           "margin of the pump head"));
    if (!head)
        return;
    left.value = *head - inSi(point.loopDrop);
    if (*head > 0.0)
        left.margin = *left.value / *head;
}

// External head of a CDU at a flow: its curve held at its peak below the peak's flow, or the law
// through the rating point alone.
std::optional<double> cduHead(const CduType& cdu, double flowM3s)
{
    if (!cdu.pumpCurve.empty()) {
        const auto& curve = cdu.pumpCurve;
        const auto peak = std::max_element(curve.y.begin(), curve.y.end());
        const double peakFlow = curve.x[static_cast<std::size_t>(peak - curve.y.begin())];
        if (flowM3s > curve.x.back())
            return std::nullopt;
        return flowM3s < peakFlow ? *peak : read(curve, flowM3s).y;
    }
    if (!cdu.externalHead || !cdu.secondaryFlow)
        return std::nullopt;
    const double share = flowM3s / inSi(*cdu.secondaryFlow);
    return inSi(*cdu.externalHead) * (4.0 - share * share) / 3.0;
}

const char* cduHeadBasis(const CduType& cdu)
{
    if (!cdu.pumpCurve.empty())
        return QT_TRANSLATE_NOOP("duty",
                                 "Pump curve of the catalogue entry; unknown beyond its end");
    if (cdu.externalHead)
        return QT_TRANSLATE_NOOP("duty", "No curve published: 4/3 of the rated head at no flow, "
                                         "falling with its square (one-point law of EPANET)");
    return noRating;
}

void addPumpPower(const CduType& cdu, const std::optional<double>& head, const DutyPoint& point,
                  Card& card)
{
    std::optional<double> efficiency = cdu.pumpEfficiency;
    if (!efficiency && cdu.pumpPower && cdu.externalHead && inSi(*cdu.pumpPower) > 0.0)
        efficiency = inSi(*cdu.secondaryFlow) * inSi(*cdu.externalHead) / inSi(*cdu.pumpPower);
    auto& power =
        card.add("pump_power", QT_TRANSLATE_NOOP("duty", "Pump power"), Measure::Power,
                 efficiency ? QT_TRANSLATE_NOOP("duty", "Flow × pump head / efficiency of the "
                                                        "rating point, full speed")
                            : noRating);
    if (efficiency && head)
        power.value = inSi(point.flow) * *head / *efficiency;
    card.atMost(power, cdu.pumpPower ? std::optional(inSi(*cdu.pumpPower)) : std::nullopt,
                "pump_power");
}

void addPrimary(const CduType& cdu, const DutyPoint& point, Card& card)
{
    auto& flow = card.add("facility_flow", QT_TRANSLATE_NOOP("duty", "Facility water flow"),
                          Measure::CoolantFlow,
                          QT_TRANSLATE_NOOP("duty", "As asked; beside it the rated primary flow"));
    flow.value = inSi(point.facilityFlow);
    card.atMost(flow, cdu.primaryFlow ? std::optional(inSi(*cdu.primaryFlow)) : std::nullopt,
                "primary_flow");
    const bool known = cdu.primaryDrop && cdu.primaryFlow;
    auto& drop = card.add(
        "facility_drop", QT_TRANSLATE_NOOP("duty", "Facility pressure drop"), Measure::Pressure,
        known ? QT_TRANSLATE_NOOP("duty", "Rated primary drop × (flow / rated flow)², "
                                          "turbulent")
              : noRating);
    if (known) {
        const double share = inSi(point.facilityFlow) / inSi(*cdu.primaryFlow);
        drop.value = inSi(*cdu.primaryDrop) * share * share;
    }
}

Result<void> within(double value, double low, double high, const char* name, const char* bounds)
{
    if (value >= low && value <= high)
        return {};
    return fail(FaultCode::InvalidArgument, {QT_TRANSLATE_NOOP("app", "must be {0}"), {bounds}},
                name);
}

Result<void> checked(const DutyPoint& point)
{
    return within(inSi(point.flow), 1.0 / 60e3, 1.0, "--flow", "from 1 to 60,000 L/min")
        .and_then([&] {
            return within(inSi(point.loopDrop), 0.0, 2e6, "--loop-drop", "from 0 to 2,000 kPa");
        });
}

Result<void> checkedHeat(const DutyPoint& point)
{
    return within(inSi(point.heat), 1.0, 1e8, "--kw", "over 0 and at most 100,000 kW")
        .and_then([&] {
            return within(inSi(point.facilityFlow), 1.0 / 60e3, 1.0, "--facility-flow",
                          "from 1 to 60,000 L/min");
        })
        .and_then([&] {
            return within(inSi(point.facilitySupply), inSi(celsius(2)), inSi(celsius(60)),
                          "--facility-supply", "from 2 to 60 °C");
        });
}

Result<std::vector<DutyFigure>> cduCard(const EquipmentType& type, const CduType& cdu,
                                        const DutyPoint& point)
{
    if (const auto valid = checkedHeat(point); !valid)
        return tl::unexpected<Fault>(valid.error());
    const auto at = solved(cdu, point);
    if (!at)
        return tl::unexpected<Fault>(at.error());
    constexpr double boilsK = 373.15;
    if (at->state.returnK >= boilsK)
        return fail(FaultCode::NoSolution,
                    {QT_TRANSLATE_NOOP("app", "the coolant would return boiling: too much heat for "
                                              "these flows"),
                     {}},
                    type.key);
    Card card(type);
    addHeat(cdu, point, *at, card);
    const bool curve = !cdu.pumpCurve.empty();
    addFlow(curve ? cdu.pumpCurve.x.back() : inSi(*cdu.secondaryFlow),
            curve ? "pump_curve" : "secondary_flow", point, card);
    const auto head = cduHead(cdu, inSi(point.flow));
    addHeadLeft(head, cduHeadBasis(cdu), point, card);
    addPumpPower(cdu, head, point, card);
    addPrimary(cdu, point, card);
    return card.take();
}

Result<std::vector<DutyFigure>> pumpCard(const EquipmentType& type, const PumpType& pump,
                                         const DutyPoint& point)
{
    Card card(type);
    const double flow = inSi(point.flow);
    const bool known = !pump.headCurve.empty();
    const bool inside = known && flow <= pump.headCurve.x.back();
    addFlow(known ? std::optional(pump.headCurve.x.back()) : std::nullopt, "head_curve", point,
            card);
    const std::optional<double> head =
        inside ? std::optional(read(pump.headCurve, flow).y) : std::nullopt;
    addHeadLeft(head,
                known ? QT_TRANSLATE_NOOP("duty", "Pump curve of the catalogue entry; unknown "
                                                  "beyond its end")
                      : noRating,
                point, card);
    auto& efficiency =
        card.add("efficiency", QT_TRANSLATE_NOOP("duty", "Pump efficiency"), Measure::Fraction,
                 pump.efficiencyCurve.empty()
                     ? noRating
                     : QT_TRANSLATE_NOOP("duty", "Efficiency curve of the catalogue entry"));
    if (!pump.efficiencyCurve.empty() && inside)
        efficiency.value = read(pump.efficiencyCurve, flow).y;
    const auto share = efficiency.value;
    auto& power = card.add("pump_power", QT_TRANSLATE_NOOP("duty", "Shaft power"), Measure::Power,
                           QT_TRANSLATE_NOOP("duty", "Flow × pump head / efficiency, full speed; "
                                                     "beside it the motor's rating"));
    if (head && share && *share > 0.0)
        power.value = flow * *head / *share;
    card.atMost(power, pump.motorPower ? std::optional(inSi(*pump.motorPower)) : std::nullopt,
                "motor_power");
    return card.take();
}

} // namespace

Result<std::vector<DutyFigure>> dutyCard(const EquipmentType& type, const DutyPoint& point)
{
    if (const auto valid = checked(point); !valid)
        return tl::unexpected<Fault>(valid.error());
    if (const auto* cdu = std::get_if<CduType>(&type.kind))
        return cduCard(type, *cdu, point);
    if (const auto* pump = std::get_if<PumpType>(&type.kind))
        return pumpCard(type, *pump, point);
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("app", "\"{0}\" is neither a CDU nor a pump"), {type.key}}, {},
                {QT_TRANSLATE_NOOP("app", "The verb catalogue list names them"), {}});
}

} // namespace hallwright::app
