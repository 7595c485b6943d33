// SPDX-License-Identifier: GPL-3.0-or-later
// Running cost of a bill per year at given assumptions, in prices of the first year.
#pragma once

#include "model/economics/capex.h"

#include <array>

namespace hallwright::model {

enum class OpexKind { Electricity, Demand, Water, Carbon, Staff, Maintenance, Spares, Insurance };
inline constexpr std::size_t opexCount = 8;

// Power and heat at the mean of the year. IT is that of the racks; `fabric` is IT as well, of
// switches and storage that no placed rack holds. Typical IT power with hot spares and hours
// without work at idle; losses and heat follow IT power in proportion; pumps and fans run at their
// design power; heat rejection is the assumed share of each heat. With a computed plant year its
// means stand for all of these, in proportion to IT power; the assumed shares then only spread
// them, draw over default.
struct MeanPower {
    Power it{};
    Power losses{};
    Power pumpsAndFans{};
    Power heatRejection{};
    Power fabric{};
    Power liquidHeat{};
    Power airHeat{};
    Power facility() const { return it + losses + pumpsAndFans + heatRejection + fabric; }
};
MeanPower meanPower(const BillOfQuantities& bill, const InputValues& inputs);

// Fans and chillers at an IT power of the racks: computed where there is a year, else the assumed
// shares.
Power rejectionPower(const BillOfQuantities& bill, const InputValues& inputs, Power it);

// At TDP: IT with switches that are not placed, losses, pumps and fans, heat rejection (of the
// computed year's mean weather where there is one).
Power facilityPower(const BillOfQuantities& bill, const InputValues& inputs);

using OpexFigures = std::array<double, opexCount>; // USD a year, by OpexKind
OpexFigures opexOf(const BillOfQuantities& bill, const CapexSums& capex, const InputValues& inputs);

// What the yearly rise of a kind is.
InputKey escalationOf(OpexKind kind);

// For people: the line of a kind with its quantity.
struct OpexLine {
    const char* key;
    const char* title;
    CostGroup group;
    InputKey price;
    Measure measure; // of the quantity
    double quantity; // SI
    const char* unit;
};
OpexLine opexLine(OpexKind kind, const BillOfQuantities& bill, const CapexSums& capex,
                  const InputValues& inputs);

} // namespace hallwright::model
