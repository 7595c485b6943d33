// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of IT equipment: racks (compute, network, storage), the nodes inside them, and superpods.
#pragma once

#include "model/fields.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

enum class RackRole { Compute, Network, Storage, Management };
std::span<const Choice> choicesOf(RackRole);
enum class CoolingKind { Air, Hybrid, Liquid }; // Hybrid: liquid with an air part above 5 %
std::span<const Choice> choicesOf(CoolingKind);

// How single-phase or three-phase power supplies hang on the conductors of their feed.
enum class SupplyConnection { ThreePhase, LineToNeutral, LineToLine };
std::span<const Choice> choicesOf(SupplyConnection);

// What computes: figures per GPU; peaks are dense, never the sparse figure of a sheet.
struct ComputeFigures {
    int gpus = 0;
    int cpus = 0;
    std::optional<ArithmeticRate> peakBf16;
    std::optional<ArithmeticRate> peakFp8;
    std::optional<ArithmeticRate> peakFp4;
    std::optional<Information> memoryPerGpu;
    std::optional<Bandwidth> memoryBandwidthPerGpu;
    std::optional<Power> gpuTdp;
    std::optional<int> scaleUpDomain;                // GPUs in one scale-up (NVLink-class) domain
    std::optional<Bandwidth> scaleUpBandwidthPerGpu; // per GPU and direction
    std::optional<int> scaleOutPorts;
    std::optional<Bandwidth> scaleOutRate; // per port and direction
    int trays = 0;                         // compute trays: the unit of sparing
    int gpusPerTray = 0;
    friend bool operator==(const ComputeFigures&, const ComputeFigures&) = default;
};

// Four electrical figures (recipes.md): typical for energy and cost, TDP for heat, flow and
// continuous current, peak with its duration for transients, nameplate only when nothing else.
struct PowerFigures {
    std::optional<Power> typical;
    std::optional<Power> tdp;
    std::optional<Power> peak;
    std::optional<Duration> peakDuration;
    std::optional<Power> nameplate;
    std::optional<double> idleFraction; // of typical, for hot spares
    std::optional<double> powerFactor;
    std::optional<int> powerShelves; // over both feeds
    std::optional<Power> shelfPower;
    std::optional<int> supplies; // that share the load, over both feeds
    SupplyConnection connection = SupplyConnection::ThreePhase;
    friend bool operator==(const PowerFigures&, const PowerFigures&) = default;
};

// Liquid and air needs. Pressure drop: dp = dropReference * (Q / dropReferenceFlow)^dropExponent.
struct CoolingFigures {
    CoolingKind kind = CoolingKind::Air;
    std::optional<double> liquidFraction; // of the electrical input; the rest goes to air
    Curve flowNeed; // supply temperature K → coolant flow m3/s of the whole rack
    std::optional<VolumeFlow> dropReferenceFlow;
    std::optional<Pressure> dropReference;
    std::optional<double> dropExponent;
    std::optional<Temperature> supplyMin;
    std::optional<Temperature> supplyMax;
    std::optional<Temperature> returnMax;
    std::optional<Pressure> pressureMax; // working, gauge
    std::optional<Length> filter;        // finest particle retained that the rack asks for
    std::optional<Length> connection;    // nominal bore of the rack connection
    std::string coupling;                // catalogue key of the quick disconnects at its trays
    std::optional<int> couplingPairs;    // trays in parallel behind the rack connection
    std::string wetted;                  // materials (wetted_materials.h); empty: not stated
    std::optional<Volume> coolantVolume;
    Curve airflowNeed; // air inlet temperature K → m3/s of the whole rack
    std::optional<Temperature> airInletMax;
    Curve plateResistance;            // coolant flow of one plate m3/s → case over inlet, K/W
    std::optional<int> platesPerRack; // cold plates fed in parallel
    std::optional<Temperature> componentLimit; // case temperature of the GPU
    friend bool operator==(const CoolingFigures&, const CoolingFigures&) = default;
};

struct FootprintFigures {
    std::optional<Length> width;
    std::optional<Length> depth;
    std::optional<Length> height;
    std::optional<Mass> massDry;
    std::optional<Mass> massWet; // in operation: coolant and cables included
    std::optional<Length> clearanceFront;
    std::optional<Length> clearanceRear;
    friend bool operator==(const FootprintFigures&, const FootprintFigures&) = default;
};

struct RackType {
    RackRole role = RackRole::Compute;
    FootprintFigures footprint;
    ComputeFigures compute;
    PowerFigures power;
    CoolingFigures cooling;
    std::optional<int> rackUnits;  // U height offered
    std::string contains;          // key of the node type inside, or empty
    int containsCount = 0;         // nodes inside; unknown rack figures are then node × count
    std::optional<Mass> frameMass; // empty frame with rack PDUs and cables, added to the nodes
    std::optional<Money> priceLow; // what it includes is in the provenance note
    std::optional<Money> priceHigh;
    friend bool operator==(const RackType&, const RackType&) = default;
};

// A node (server); placed only inside a rack type.
struct NodeType {
    FootprintFigures footprint;
    ComputeFigures compute;
    PowerFigures power;
    CoolingFigures cooling;
    std::optional<double> rackUnits;
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const NodeType&, const NodeType&) = default;
};

// Racks that form one scale-up domain, placed together.
struct SuperpodType {
    std::string members; // "gen1-rack*2", "cm384-compute*12 cm384-bus*4"
    int gpus = 0;
    int trays = 0;
    int gpusPerTray = 0;
    int spareTrays = 0; // default of hot spares, in trays
    std::optional<Money> priceLow;
    std::optional<Money> priceHigh;
    friend bool operator==(const SuperpodType&, const SuperpodType&) = default;
};

struct SuperpodMember {
    std::string key; // of a rack type
    int count = 0;
    friend bool operator==(const SuperpodMember&, const SuperpodMember&) = default;
};

// The members text read: words "key*count" or "key" (one), apart by spaces.
Result<std::vector<SuperpodMember>> membersOf(const SuperpodType& type);

// The described fields of the kinds above.
template <>
const std::vector<Field<RackType>>& fields<RackType>();
template <>
const std::vector<Field<NodeType>>& fields<NodeType>();
template <>
const std::vector<Field<SuperpodType>>& fields<SuperpodType>();

} // namespace hallwright::model
