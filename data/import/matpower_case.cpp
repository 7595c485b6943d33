// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/matpower_case.h"

#include "data/import/matpower_script.h"
#include "data/import/power_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <unordered_map>

namespace hallwright::data {

using model::ElectricalBranch;
using model::ElectricalBranchKind;
using model::ElectricalBus;
using model::ElectricalBusKind;
using model::FaultCode;
using model::Result;

namespace {

// Columns of the tables, from 0 (MATPOWER User's Manual, appendix B).
enum BusColumn { BusNumber, BusType, Pd, Qd, Gs, Bs, Area, Vm, Va, BaseKv };
enum GeneratorColumn { GeneratorBus, Pg, Qg, Qmax, Qmin, Vg, MachineBase, GeneratorStatus };
enum BranchColumn { FromBus, ToBus, R, X, B, RateA, RateB, RateC, Ratio, Angle, BranchStatus };

class CaseReader {
public:
    CaseReader(MatpowerFields fields, const std::string& file)
        : fields_(std::move(fields))
        , file_(file)
    {
        network_.name = file;
    }
    Result<model::ElectricalNetwork> read();

private:
    const MatpowerTable* table(const char* name, std::size_t columns);
    bool fieldsKnown();
    void readBase();
    void readBuses();
    void readGenerators();
    void readBranches();
    void settleHeldBuses();
    void forgetUnstatedVoltages();
    int busOf(double number, const MatpowerTable& from, std::size_t row);
    void reject(FaultCode code, model::Message what, int line)
    {
        if (!fault_)
            fault_ = model::Fault{code, std::move(what), file_ + ":" + std::to_string(line), {}};
    }
    // Not a number, or infinite, in a column that load flow uses.
    bool finite(const MatpowerTable& from, std::size_t row, std::initializer_list<int> columns);

    MatpowerFields fields_;
    const std::string& file_;
    model::ElectricalNetwork network_;
    std::unordered_map<long long, int> buses_;
    std::vector<int> generators_; // in service, by bus
    std::vector<int> busLines_;
    std::optional<model::Fault> fault_;
};

int lineOf(const MatpowerTable& table, std::size_t row)
{
    return row < table.lines.size() ? table.lines[row] : 1;
}

const MatpowerTable* CaseReader::table(const char* name, std::size_t columns)
{
    const auto found = fields_.tables.find(std::string("mpc.") + name);
    if (found == fields_.tables.end()) {
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "the table mpc.{0} is missing"), {name}}, 1);
        return nullptr;
    }
    if (found->second.rows > 0 && found->second.columns < columns) {
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "mpc.{0} has {1} columns; expected {2} or more"),
                {name, std::to_string(found->second.columns), std::to_string(columns)}},
               lineOf(found->second, 0));
        return nullptr;
    }
    return &found->second;
}

// Every field must be one that is read, or one that load flow does not depend on.
bool CaseReader::fieldsKnown()
{
    constexpr std::array<std::string_view, 13> harmless{
        "mpc.version",  "mpc.baseMVA",    "mpc.bus",        "mpc.gen",     "mpc.branch",
        "mpc.gencost",  "mpc.areas",      "mpc.bus_name",   "mpc.gentype", "mpc.genfuel",
        "mpc.reserves", "mpc.dclinecost", "mpc.branch_name"};
    for (const auto& [name, line] : fields_.lines) {
        if (!name.starts_with("mpc.") ||
            std::find(harmless.begin(), harmless.end(), name) != harmless.end())
            continue;
        const auto found = fields_.tables.find(name);
        bool active = found == fields_.tables.end() || name != "mpc.dcline";
        if (!active) // DC lines: the third column is their status
            for (std::size_t row = 0; row < found->second.rows; ++row)
                active = active || found->second.columns < 3 || found->second.at(row, 2) != 0.0;
        if (active)
            reject(FaultCode::Unsupported,
                   {QT_TRANSLATE_NOOP("import", "{0} is not supported and may change the load "
                                                "flow"),
                    {name}},
                   line);
    }
    return !fault_;
}

bool CaseReader::finite(const MatpowerTable& from, std::size_t row,
                        std::initializer_list<int> columns)
{
    for (const int column : columns)
        if (!std::isfinite(from.at(row, static_cast<std::size_t>(column)))) {
            reject(FaultCode::InvalidInput,
                   {QT_TRANSLATE_NOOP("import", "column {0} is not a finite number"),
                    {std::to_string(column + 1)}},
                   lineOf(from, row));
            return false;
        }
    return true;
}

void CaseReader::readBase()
{
    if (fields_.version != "2")
        return reject(FaultCode::Unsupported,
                      {QT_TRANSLATE_NOOP("import", "mpc.version is \"{0}\"; expected '2'"),
                       {fields_.version}},
                      fields_.lines.contains("mpc.version") ? fields_.lines["mpc.version"] : 1);
    const MatpowerTable* base = table("baseMVA", 1);
    if (base && base->values.size() == 1)
        network_.baseMva = base->values[0];
    else
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "mpc.baseMVA must be one number"), {}},
               fields_.lines.contains("mpc.baseMVA") ? fields_.lines["mpc.baseMVA"] : 1);
}

void CaseReader::readBuses()
{
    const MatpowerTable* rows = table("bus", BaseKv + 1);
    for (std::size_t i = 0; rows && i < rows->rows; ++i) {
        if (!finite(*rows, i, {BusNumber, BusType, Pd, Qd, Gs, Bs, Va, BaseKv}))
            return;
        const auto number = static_cast<long long>(rows->at(i, BusNumber));
        const double type = rows->at(i, BusType);
        const bool whole = static_cast<double>(number) == rows->at(i, BusNumber) && number > 0;
        if (!whole || !(type == 1.0 || type == 2.0 || type == 3.0 || type == 4.0))
            return reject(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("import", "bus number {0} of type {1}; expected a "
                                             "whole number above 0 and a type of 1 to 4"),
                 {fmt::format("{:g}", rows->at(i, BusNumber)), fmt::format("{:g}", type)}},
                lineOf(*rows, i));
        if (!buses_.emplace(number, static_cast<int>(i)).second)
            return reject(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("import", "bus {0} stands twice"), {std::to_string(number)}},
                lineOf(*rows, i));
        ElectricalBus bus;
        bus.id = std::to_string(number);
        bus.kind = type == 3.0   ? ElectricalBusKind::Reference
                   : type == 2.0 ? ElectricalBusKind::Generator
                   : type == 4.0 ? ElectricalBusKind::Isolated
                                 : ElectricalBusKind::Load;
        bus.nominalKv = rows->at(i, BaseKv);
        bus.load = {rows->at(i, Pd), rows->at(i, Qd)};
        bus.shuntMw = rows->at(i, Gs);
        bus.shuntMvar = rows->at(i, Bs);
        bus.setAngleDeg = rows->at(i, Va);
        network_.buses.push_back(std::move(bus));
        busLines_.push_back(lineOf(*rows, i));
    }
    generators_.assign(network_.buses.size(), 0);
}

int CaseReader::busOf(double number, const MatpowerTable& from, std::size_t row)
{
    const auto found = buses_.find(static_cast<long long>(number));
    if (found != buses_.end() && static_cast<double>(found->first) == number)
        return found->second;
    reject(
        FaultCode::InvalidInput,
        {QT_TRANSLATE_NOOP("import", "bus {0} is not in mpc.bus"), {fmt::format("{:g}", number)}},
        lineOf(from, row));
    return 0;
}

void CaseReader::readGenerators()
{
    const MatpowerTable* rows = table("gen", GeneratorStatus + 1);
    for (std::size_t i = 0; rows && i < rows->rows && !fault_; ++i) {
        if (!finite(*rows, i, {GeneratorBus, Pg, Qg, Vg, GeneratorStatus}))
            return;
        const auto index = static_cast<std::size_t>(busOf(rows->at(i, GeneratorBus), *rows, i));
        if (fault_ || !(rows->at(i, GeneratorStatus) > 0.0))
            continue;
        ElectricalBus& bus = network_.buses[index];
        bus.generation.mw += rows->at(i, Pg);
        bus.generation.mvar += rows->at(i, Qg);
        const bool holds =
            bus.kind == ElectricalBusKind::Generator || bus.kind == ElectricalBusKind::Reference;
        if (holds && generators_[index] > 0 && bus.setVoltagePu != rows->at(i, Vg))
            reject(FaultCode::InvalidInput,
                   {QT_TRANSLATE_NOOP("import", "generators of bus {0} hold different voltages"),
                    {bus.id}},
                   lineOf(*rows, i));
        if (holds)
            bus.setVoltagePu = rows->at(i, Vg);
        ++generators_[index];
    }
}

// As MATPOWER does, a PV bus without a generator in service is a load bus.
void CaseReader::settleHeldBuses()
{
    for (std::size_t i = 0; i < network_.buses.size(); ++i) {
        ElectricalBus& bus = network_.buses[i];
        if (generators_[i] > 0)
            continue;
        if (bus.kind == ElectricalBusKind::Generator)
            bus.kind = ElectricalBusKind::Load;
        if (bus.kind == ElectricalBusKind::Reference)
            reject(FaultCode::InvalidInput,
                   {QT_TRANSLATE_NOOP("import", "reference bus {0} has no generator in service"),
                    {bus.id}},
                   busLines_[i]);
    }
}

void CaseReader::readBranches()
{
    const MatpowerTable* rows = table("branch", BranchStatus + 1);
    for (std::size_t i = 0; rows && i < rows->rows; ++i) {
        if (!finite(*rows, i, {FromBus, ToBus, R, X, B, Ratio, Angle, BranchStatus}))
            return;
        ElectricalBranch branch;
        branch.id = std::to_string(i + 1);
        branch.from = busOf(rows->at(i, FromBus), *rows, i);
        branch.to = busOf(rows->at(i, ToBus), *rows, i);
        if (fault_)
            return;
        branch.resistancePu = rows->at(i, R);
        branch.reactancePu = rows->at(i, X);
        branch.susceptancePu = rows->at(i, B);
        const double ratio = rows->at(i, Ratio);
        branch.tapRatio = ratio == 0.0 ? 1.0 : ratio;
        branch.shiftDeg = rows->at(i, Angle);
        branch.fromClosed = branch.toClosed = rows->at(i, BranchStatus) != 0.0;
        const auto& from = network_.buses[static_cast<std::size_t>(branch.from)].nominalKv;
        const auto& to = network_.buses[static_cast<std::size_t>(branch.to)].nominalKv;
        const bool line = ratio == 0.0 && branch.shiftDeg == 0.0 && from == to;
        branch.kind = line ? ElectricalBranchKind::Conductor : ElectricalBranchKind::Transformer;
        const double rating = rows->at(i, RateA); // MVA, 0 is unlimited
        if (rating > 0.0 && std::isfinite(rating) && from && *from > 0.0)
            branch.ampacityA = rating * 1e3 / (std::numbers::sqrt3 * *from);
        network_.branches.push_back(std::move(branch));
    }
}

void CaseReader::forgetUnstatedVoltages()
{
    const auto stated = [](const ElectricalBus& bus) { return bus.nominalKv != 0.0; };
    if (std::any_of(network_.buses.begin(), network_.buses.end(), stated))
        return;
    for (ElectricalBus& bus : network_.buses)
        bus.nominalKv.reset();
}

Result<model::ElectricalNetwork> CaseReader::read()
{
    readBase();
    if (fieldsKnown())
        readBuses();
    if (!fault_)
        readGenerators();
    if (!fault_)
        settleHeldBuses();
    if (!fault_)
        readBranches();
    if (fault_)
        return tl::unexpected(*fault_);
    forgetUnstatedVoltages();
    return std::move(network_);
}

} // namespace

Result<model::ElectricalNetwork> parseMatpowerCase(std::string_view text, const std::string& name)
{
    auto fields = runMatpowerScript(text, name);
    if (!fields)
        return tl::unexpected(fields.error());
    return CaseReader(std::move(*fields), name).read();
}

Result<model::ElectricalNetwork> readMatpowerCase(const std::string& file)
{
    const auto text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    return parseMatpowerCase(*text, file);
}

} // namespace hallwright::data
