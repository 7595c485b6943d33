// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/network/short_circuit_network.h"

#include <fmt/format.h>

#include <cmath>
#include <set>

namespace hallwright::model {

namespace {

std::string number(double value)
{
    return fmt::format("{:.6g}", value);
}

class NetworkChecker {
public:
    explicit NetworkChecker(const ShortCircuitNetwork& network)
        : network_(network)
    {
    }

    Result<void> check()
    {
        if (network_.buses.empty())
            reject("network", {QT_TRANSLATE_NOOP("power", "there are no buses"), {}});
        checkFactors();
        for (const auto& bus : network_.buses) {
            named("bus", bus.id);
            positive(bus.nominalKv, "vn_kv");
        }
        ids_.clear(); // a bus and an element may share a number
        checkSources();
        for (const auto& line : network_.lines)
            checkLine(line);
        for (const auto& one : network_.transformers)
            checkTransformer(one);
        for (const auto& one : network_.threeWinding)
            checkThreeWinding(one);
        for (const auto& motor : network_.motors)
            checkMotor(motor);
        return fault_ ? Result<void>(tl::unexpected(*fault_)) : Result<void>();
    }

private:
    void reject(std::string where, Message what)
    {
        if (!fault_)
            fault_ = Fault{FaultCode::InvalidInput, std::move(what), std::move(where), {}};
    }

    void named(const char* kind, const std::string& id)
    {
        where_ = std::string(kind) + " " + id;
        if (id.empty())
            reject(where_, {QT_TRANSLATE_NOOP("power", "the id is empty"), {}});
        else if (!ids_.insert(id).second)
            reject(where_, {QT_TRANSLATE_NOOP("power", "the id is used twice"), {}});
    }

    void positive(double value, const char* what)
    {
        if (!std::isfinite(value) || value <= 0.0)
            reject(where_, {QT_TRANSLATE_NOOP("power", "\"{0}\" is {1}; expected more than 0"),
                            {what, number(value)}});
    }

    void notNegative(double value, const char* what)
    {
        if (!std::isfinite(value) || value < 0.0)
            reject(where_, {QT_TRANSLATE_NOOP("power", "\"{0}\" is {1}; expected 0 or more"),
                            {what, number(value)}});
    }

    void atBus(int bus)
    {
        if (bus < 0 || bus >= static_cast<int>(network_.buses.size()))
            reject(where_, {QT_TRANSLATE_NOOP("power", "an end is not a bus of the network"), {}});
    }

    // Rated voltages lie near the nominal voltage of the network they stand in (IEC 60076-1 tap
    // ranges and no-load voltages stay within this band).
    void nearBus(int bus, double ratedKv)
    {
        atBus(bus);
        positive(ratedKv, "u_kv");
        if (fault_)
            return;
        const double ratio = ratedKv / network_.buses[static_cast<std::size_t>(bus)].nominalKv;
        if (ratio < 0.8 || ratio > 1.25)
            reject(where_,
                   {QT_TRANSLATE_NOOP("power", "rated voltage {0} kV stands at bus {1} of {2} kV; "
                                               "are the sides of the transformer swapped?"),
                    {number(ratedKv), network_.buses[static_cast<std::size_t>(bus)].id,
                     number(network_.buses[static_cast<std::size_t>(bus)].nominalKv)}});
    }

    void checkFactors()
    {
        where_ = "network";
        positive(network_.highestFactor, "c_max");
        positive(network_.lowestFactor, "c_min");
        positive(network_.highestFactorLow, "c_lv_max");
        positive(network_.lowestFactorLow, "c_lv_min");
        positive(network_.frequencyHz, "f_hz");
        positive(network_.faultSeconds, "fault_s");
        if (!std::isfinite(network_.hotConductorC) || network_.hotConductorC < 20.0 ||
            network_.hotConductorC > 500.0)
            reject(where_, {QT_TRANSLATE_NOOP("power", "conductor temperature {0} °C; expected 20 "
                                                       "to 500"),
                            {number(network_.hotConductorC)}});
    }

    void checkSources()
    {
        for (const auto& grid : network_.grids) {
            named("grid", grid.id);
            atBus(grid.bus);
            if (grid.highestKa)
                positive(*grid.highestKa, "ik_ka");
            if (grid.lowestKa)
                positive(*grid.lowestKa, "ik_min_ka");
            notNegative(grid.resistanceOverReactance, "rx");
            notNegative(grid.zeroReactanceRatio.value_or(1.0), "x0x");
            notNegative(grid.zeroResistanceOverReactance.value_or(0.0), "r0x0");
        }
        for (const auto& generator : network_.generators) {
            named("generator", generator.id);
            checkPlate(generator.plate);
            nearBus(generator.bus, generator.plate.ratedKv);
        }
        for (const auto& unit : network_.units) {
            named("power station unit", unit.id);
            checkPlate(unit.generator);
            checkPair(unit.transformer);
            positive(unit.lowKv, "u_kv");
            nearBus(unit.bus, unit.highKv);
        }
    }

    void checkPlate(const GeneratorPlate& plate)
    {
        positive(plate.ratedMva, "s_mva");
        positive(plate.ratedKv, "u_kv");
        positive(plate.subtransientPu, "xd2");
        notNegative(plate.resistanceOhm, "r_ohm");
        notNegative(plate.voltageRange, "pg");
        powerFactor(plate.powerFactor);
    }

    void powerFactor(double value)
    {
        if (!(value > 0.0 && value <= 1.0))
            reject(where_, {QT_TRANSLATE_NOOP("power", "\"cosphi\" is {0}; expected above 0, up "
                                                       "to 1"),
                            {number(value)}});
    }

    void checkPair(const WindingPair& pair)
    {
        positive(pair.ratedMva, "s_mva");
        positive(pair.impedancePu, "uk_pct");
        notNegative(pair.resistancePu, "ur_pct");
        if (!fault_ && pair.resistancePu > pair.impedancePu)
            reject(where_, {QT_TRANSLATE_NOOP("power", "the resistance of a transformer is above "
                                                       "its impedance"),
                            {}});
    }

    void checkLine(const ShortCircuitLine& line)
    {
        named("line", line.id);
        atBus(line.from);
        atBus(line.to);
        if (fault_)
            return;
        if (line.from == line.to)
            reject(where_, {QT_TRANSLATE_NOOP("power", "both ends are at the same bus"), {}});
        const double from = network_.buses[static_cast<std::size_t>(line.from)].nominalKv;
        const double to = network_.buses[static_cast<std::size_t>(line.to)].nominalKv;
        if (std::abs(from - to) > 1e-6 * from)
            reject(where_, {QT_TRANSLATE_NOOP("power", "a conductor joins buses of {0} kV and {1} "
                                                       "kV; expected equal nominal voltages"),
                            {number(from), number(to)}});
        notNegative(line.ohm.real(), "r");
        notNegative(line.ohm.imag(), "x");
        if (!fault_ && (line.ohm == 0.0 || line.zeroOhm == std::complex<double>(0.0)))
            reject(where_, {QT_TRANSLATE_NOOP("power", "the impedance is zero; join the two buses "
                                                       "into one"),
                            {}});
    }

    void checkTransformer(const ShortCircuitTransformer& one)
    {
        named("transformer", one.id);
        checkPair(one.plate);
        nearBus(one.high.bus, one.high.ratedKv);
        nearBus(one.low.bus, one.low.ratedKv);
        positive(one.zeroReactanceRatio, "x0x");
        notNegative(one.zeroResistanceRatio, "r0r");
        if (!fault_ && one.high.bus == one.low.bus)
            reject(where_, {QT_TRANSLATE_NOOP("power", "both ends are at the same bus"), {}});
    }

    void checkThreeWinding(const ThreeWindingTransformer& one)
    {
        named("transformer", one.id);
        for (const auto& pair : one.pairs)
            checkPair(pair);
        for (const auto& winding : one.windings)
            if (winding.bus >= 0)
                nearBus(winding.bus, winding.ratedKv);
            else
                positive(winding.ratedKv, "u_kv");
    }

    void checkMotor(const ShortCircuitMotor& motor)
    {
        named("motor", motor.id);
        atBus(motor.bus);
        positive(motor.count, "count");
        positive(motor.mechanicalMw, "p_mech_mw");
        powerFactor(motor.powerFactor);
        if (!(motor.efficiency > 0.0 && motor.efficiency <= 1.0))
            reject(where_, {QT_TRANSLATE_NOOP("power", "\"eta\" is {0}; expected above 0, up to 1"),
                            {number(motor.efficiency)}});
        positive(motor.lockedRotorRatio, "lrc");
        notNegative(motor.resistanceOverReactance, "rx");
        if (motor.ratedKv)
            nearBus(motor.bus, *motor.ratedKv);
    }

    const ShortCircuitNetwork& network_;
    std::set<std::string> ids_;
    std::string where_;
    std::optional<Fault> fault_;
};

} // namespace

Result<void> checkNetwork(const ShortCircuitNetwork& network)
{
    return NetworkChecker(network).check();
}

} // namespace hallwright::model
