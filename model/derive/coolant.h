// SPDX-License-Identifier: GPL-3.0-or-later
// The coolant loops of a hall from its layout and coolant recipe: racks into CDU groups, CDUs by
// heat and flow with redundancy, mains and row manifolds along the rows, a branch per rack.
#pragma once

#include "model/derive/derived.h"
#include "model/results/finding.h"

#include <memory>

namespace hallwright::model {

enum class CoolantRole {
    Cdu,
    SupplyPipe,
    ReturnPipe,
    Branch,
    Strainer,
    Bypass,
    Vessel,
    Buffer,
    Tank
};
const char* coolantRoleKey(CoolantRole role); // "cdu", "supply", "return", "branch", "strainer"…
// Supply and return pipes: what has a length and can be shut off as a stretch.
bool isPipe(CoolantRole role);

enum class ElementState { Open, Closed, Removed }; // removed: as if it had not been derived
std::span<const Choice> choicesOf(ElementState);
// The facility loop on a CDU's primary side.
enum class FacilitySide { A, B, Both };
std::span<const Choice> choicesOf(FacilitySide);

// A straight pipe, one CDU, a valve, or a rack branch (hose, couplings, valve, rack) between two
// nodes of the group. Node texts are unique within the group. Vessel, facility buffer and the tank
// in the supply hang on one node.
struct CoolantElement {
    std::string key;
    CoolantRole role = CoolantRole::SupplyPipe;
    std::string from; // direction of design flow
    std::string to;
    std::string type; // catalogue key: pipe size, or CDU
    Length length{};
    Length bore{};
    Length roughness{};
    double fittings = 0.0;          // sum of loss coefficients K on the bore's velocity head
    VolumeFlow designFlow{};        // for which it was sized
    RackId rack;                    // branches only
    bool standby = false;           // a CDU that stands by in the normal state
    UnitFeed feed = UnitFeed::Both; // CDUs only: the mechanical board of its pumps
    FacilitySide facility = FacilitySide::A; // CDUs only
    UnitId unit;                             // CDUs only: the placed one that it is
    std::optional<double> speed;             // CDUs only: pumps held at this share of full speed
    ElementState state = ElementState::Open;
    // Flow coefficient, m³/h of water at 1 bar: of a strainer (clean) or bypass (open), of the
    // fixed balancing valve of a branch in place of the recipe's control; 0: none.
    double kv = 0.0;
    double couplingKv = 0.0;                  // of a branch: each pair of its quick disconnects
    double fouling = 0.0;                     // of a strainer: share of its area that dirt covers
    Pressure opensAt{};                       // of a bypass
    std::optional<Pressure> couplingPressure; // of a branch: working pressure of its disconnects
    std::optional<Pressure> pressureMax;      // of the pipe or hose; none: not stated
};

// What a rack branch needs, from its catalogue entry at the recipe's supply temperature.
struct RackNeed {
    RackId rack;
    const RackType* type = nullptr; // its figures; lives as long as project and catalogue
    Power heat{};                   // liquid part of TDP
    VolumeFlow flow{};              // at the supply set point
    bool flowKnown = true;
    // A rear door has figures of its own kind: no flow curve, no limits.
    std::shared_ptr<const RackType> door;
    // Rack drop: reference·(Q/referenceFlow)^exponent; zero reference where unknown.
    VolumeFlow dropReferenceFlow{};
    Pressure dropReference{};
    double dropExponent = 1.85;
    const CouplingType* coupling = nullptr; // of its trays; nullptr: not stated
};

struct CoolantGroup {
    std::string key; // "h1/coolant/r3"
    CduScheme scheme = CduScheme::RowEnd;
    Coolant fluid = Coolant::Pg25Ashrae;
    FlowControl control = FlowControl::PressureIndependent;
    ReturnPath returnPath = ReturnPath::Direct;
    Temperature supplySetPoint = celsius(35);
    Temperature facilitySupply = celsius(30);
    FlowPerPower facilityFlow{};
    Volume bufferVolume{}; // of the facility water, this group's share
    Volume supplyTank{};   // in the loop itself, mixed
    bool pumpsOnUps = true;
    Duration facilityRestart = seconds(180);
    const EquipmentType* cdu = nullptr; // nullptr: none fits (a finding)
    int needed = 0;                     // CDUs that carry heat and flow
    int installed = 0;                  // with the redundant ones
    double heatUnits = 0;               // heat over one unit's capacity, for the record
    double flowUnits = 0;               // flow over one unit's flow
    bool doors = false;                 // its racks are rear doors, its heat that of their air
    Pressure fillPressure{};            // gauge, of the expansion vessel at the pumps' suction
    Length staticHeight{};              // highest point over the pumps
    Length lowestPoint{};               // depth of the lowest point under the pumps
    Length riserHeight{};               // of the racks over the CDUs; negative: under them
    Pressure atmosphere = kilopascals(101.325); // at the site's altitude
    Power heat{};
    VolumeFlow flow{};
    std::vector<RackNeed> racks;
    // Kv of each rack's balancing valve, m³/h at 1 bar; empty, or none for a rack: not set, the
    // valve then holds the rack's need.
    std::vector<std::optional<double>> valveKv;
    std::vector<CoolantElement> elements; // CDUs first, then pipes from the CDUs outwards, branches
};

struct DerivedCoolant {
    std::vector<CoolantGroup> groups;
    std::vector<Finding> findings;
    Power pumpPower{}; // rated electrical, of the CDUs that run
};

DerivedCoolant deriveCoolant(const HallView& view);

// Flow a rack needs at a supply temperature from its catalogue curve; unknown where it states none.
std::optional<VolumeFlow> flowNeed(const RackType& type, Temperature supply);

} // namespace hallwright::model
