// SPDX-License-Identifier: GPL-3.0-or-later
// A hydraulic network as plain values in SI, as read from a file or compiled from a plan.
#pragma once

#include "model/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hallwright::model {

// Standard gravity (ISO 80000-3), m/s2.
inline constexpr double standardGravityMS2 = 9.80665;

enum class FrictionLaw {
    Churchill,           // Churchill 1977, smooth over all regimes: the program's own default
    EpanetDarcyWeisbach, // 64/Re to 2000, Dunlop's cubic to 4000, Swamee-Jain above
    HazenWilliams,       // for files that ask for it; water only
};

struct HydraulicFluid {
    double densityKgM3 = 998.2;
    double kinematicViscosityM2s = 1.004e-6;
    friend bool operator==(const HydraulicFluid&, const HydraulicFluid&) = default;
};

struct HydraulicNode {
    std::string id;
    double elevationM = 0.0;
    double demandM3s = 0.0;           // leaves the network here; negative feeds it
    std::optional<double> fixedHeadM; // a pressure reference: expansion vessel, reservoir, tank
    friend bool operator==(const HydraulicNode&, const HydraulicNode&) = default;
};

// Points of rising flow; head is a loss for valves and a lift for pumps.
struct HeadCurve {
    std::string id;
    std::vector<double> flowM3s;
    std::vector<double> headM;
    friend bool operator==(const HeadCurve&, const HeadCurve&) = default;
};

// Straight pipe: friction by the network's law, plus K v²/2g.
struct Pipe {
    double lengthM = 0.0;
    double diameterM = 0.0;
    double roughnessM = 0.0;     // Darcy-Weisbach laws; 0 is a smooth pipe
    double hazenWilliamsC = 0.0; // Hazen-Williams only
    double minorLossK = 0.0;
    friend bool operator==(const Pipe&, const Pipe&) = default;
};
// K v²/2g on its own bore, no friction: throttle valve, fitting, strainer.
struct LocalLoss {
    double diameterM = 0.0;
    double minorLossK = 0.0;
    friend bool operator==(const LocalLoss&, const LocalLoss&) = default;
};
// Straight lines through the points of a curve of the network, odd in flow, last line extended.
struct TabulatedDrop {
    std::size_t curve = 0;
    friend bool operator==(const TabulatedDrop&, const TabulatedDrop&) = default;
};
// h = a q |q|^(n-1), a in m/(m3/s)^n.
struct PowerDrop {
    double coefficient = 0.0;
    double exponent = 2.0;
    friend bool operator==(const PowerDrop&, const PowerDrop&) = default;
};
// h = r q, r in m/(m3/s).
struct LinearResistance {
    double resistanceSM2 = 0.0;
    friend bool operator==(const LinearResistance&, const LinearResistance&) = default;
};
// Pressure-independent control valve: h = k q² while wide open, and closing as far as needed to
// hold the set flow (here: a line of `holdingSlopeSM2` from the set flow on).
struct FlowLimiter {
    double openCoefficientS2M5 = 0.0;
    double setFlowM3s = 0.0;
    double holdingSlopeSM2 = 1e7;
    friend bool operator==(const FlowLimiter&, const FlowLimiter&) = default;
};
// Pumps follow the affinity laws: flow ~ speed, head ~ speed². Lift = s² H0 - a s^(2-n) q^n.
struct PowerPump {
    double shutoffHeadM = 0.0;
    double coefficient = 0.0; // m/(m3/s)^n, positive
    double exponent = 2.0;
    double speed = 1.0; // 0: stopped, no flow passes
    friend bool operator==(const PowerPump&, const PowerPump&) = default;
};
// Lift = c0 + c1 q + c2 q² at speed 1, c2 < 0. A part that rises with flow is held at its maximum
// with a slight fall, so that the operating point is unique.
struct QuadraticPump {
    double constantM = 0.0;
    double linearSM2 = 0.0;
    double quadraticS2M5 = 0.0;
    double speed = 1.0;
    friend bool operator==(const QuadraticPump&, const QuadraticPump&) = default;
};
// Straight lines through a falling curve of the network, ends extended.
struct TabulatedPump {
    std::size_t curve = 0;
    double speed = 1.0;
    friend bool operator==(const TabulatedPump&, const TabulatedPump&) = default;
};

using LinkLaw = std::variant<Pipe, LocalLoss, TabulatedDrop, PowerDrop, LinearResistance,
                             FlowLimiter, PowerPump, QuadraticPump, TabulatedPump>;

enum class FlowDirection { BothWays, ForwardOnly }; // pumps are ForwardOnly whatever is set here
enum class LinkState { Open, Closed };

struct HydraulicLink {
    std::string id;
    std::uint32_t from = 0; // index into nodes; flow is positive from -> to
    std::uint32_t to = 0;
    LinkLaw law;
    FlowDirection direction = FlowDirection::BothWays; // ForwardOnly: a check valve is in it
    LinkState state = LinkState::Open;
    // Head that the weight of the link's own water takes at any flow, from -> to: where it is of
    // another density than the network's fluid, (ρ/ρ_network - 1)(z_to - z_from).
    double staticLossM = 0.0;
    friend bool operator==(const HydraulicLink&, const HydraulicLink&) = default;
};

struct HydraulicNetwork {
    std::string name;
    HydraulicFluid fluid;
    FrictionLaw friction = FrictionLaw::Churchill;
    std::vector<HydraulicNode> nodes;
    std::vector<HydraulicLink> links;
    std::vector<HeadCurve> curves;
    friend bool operator==(const HydraulicNetwork&, const HydraulicNetwork&) = default;
};

bool isPump(const LinkLaw& law);
bool isOneWay(const HydraulicLink& link);
// 1 for links that have no speed.
double pumpSpeed(const LinkLaw& law);
// Sets the speed of a pump; does nothing to other links.
void setPumpSpeed(LinkLaw& law, double speed);

// A power law through (0, H0), (q1, h1), (q2, h2) with H0 > h1 > h2 and 0 < q1 < q2: the exponent
// of EPANET 2.2 (manual, "Pump curves"). A Fault where the points do not fall that way.
struct PumpPoints {
    double shutoffHeadM = 0.0;
    double flow1M3s = 0.0;
    double head1M = 0.0;
    double flow2M3s = 0.0;
    double head2M = 0.0;
};
Result<PowerPump> pumpThrough(const PumpPoints& points);

// A design point alone: shut-off head 4/3 of it and no head at twice its flow (EPANET 2.2 manual).
Result<PowerPump> pumpThroughDesignPoint(double flowM3s, double headM);

// The first thing that is wrong with the values of a network (sizes, signs, NaN, indices, curves
// that do not run monotonically), named by element; nothing where it can be solved.
std::optional<Fault> firstFault(const HydraulicNetwork& network);

} // namespace hallwright::model
