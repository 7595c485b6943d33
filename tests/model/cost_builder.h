// SPDX-License-Identifier: GPL-3.0-or-later
// A small plan's cost case with round figures, for tests of cost.
#pragma once

#include "model/economics/sampling.h"

namespace hallwright::tests {

inline void put(model::InputValues& values, model::InputKey key, double value)
{
    values[static_cast<std::size_t>(key)] = value;
}

// Value in the unit of files: USD/kWh, years.
inline void putFile(std::vector<model::Input>& inputs, model::InputKey key, double value)
{
    auto& row = inputs[static_cast<std::size_t>(key)];
    row.value = model::fromFile(row.measure, value);
}

inline model::BillLine rackLine(const char* type, double count, double price)
{
    model::BillLine line;
    line.key = std::string("racks/") + type;
    line.title = type;
    line.group = model::CostGroup::It;
    line.role = model::BillRole::It;
    line.quantity = count;
    line.unit = "rack";
    line.low = price;
    line.high = price;
    line.draw = std::string("price/") + type;
    line.life = model::InputKey::ItLife;
    line.source = "test";
    return line;
}

// `racks` racks of 72 GPUs: 100 kW TDP, 80 kW typical, 90 % of heat to liquid.
inline model::CostCase costCase(const char* type, int racks, double price)
{
    using namespace model;
    CostCase out;
    out.bill.lines.push_back(rackLine(type, racks, price));
    BillLine ups;
    ups.key = "ups";
    ups.group = CostGroup::Electrical;
    ups.quantity = racks * 100e3;
    ups.measure = Measure::Power;
    ups.price = InputKey::Ups;
    ups.life = InputKey::PlantLife;
    out.bill.lines.push_back(ups);
    out.bill.gpus = 72.0 * racks;
    const double n = racks;
    out.bill.itTdp = kilowatts(100.0 * n);
    out.bill.typicalWorking = kilowatts(80.0 * n);
    out.bill.liquidHeat = kilowatts(90.0 * n);
    out.bill.airHeat = kilowatts(10.0 * n);
    out.bill.losses = kilowatts(5.0 * n);
    out.bill.pumpsAndFans = kilowatts(2.0 * n);
    ComputeGroup group;
    group.type = type;
    group.gpus = 72 * racks;
    group.racks = racks;
    group.domainGpus = 72;
    group.trays = {18, 0, 4};
    group.peak = fromSi<ArithmeticRate>(5e15);
    out.compute.groups.push_back(group);
    return out;
}

} // namespace hallwright::tests
