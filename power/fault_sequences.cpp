// SPDX-License-Identifier: GPL-3.0-or-later
// Positive sequence from rating plates with the corrections of IEC 60909-0; zero sequence by the
// winding connections of table 3 (IEC TR 60909-4 clause 2): an earthed star lets it through, a
// delta short-circuits it inside, anything else stops it.
#include "power/fault_network.h"

namespace hallwright::power {

using model::WindingKind;

namespace {

class SequenceBuilder {
public:
    SequenceBuilder(const model::ShortCircuitNetwork& network, FaultCase which)
        : network_(network)
        , which_(which)
    {
        out_.nodes = static_cast<int>(network.buses.size());
    }

    model::Result<FaultNetwork> positive(FaultFrequency frequency)
    {
        frequency_ = frequency;
        for (const auto& grid : network_.grids)
            shunt(grid.bus, feeder(grid));
        for (const auto& line : network_.lines)
            branch(line.from, line.to, hot(line.ohm));
        for (const auto& one : network_.transformers)
            transformer(one, pairOhms(one.plate, one.low.ratedKv) * factorOf(one));
        for (const auto& one : network_.threeWinding)
            threeWinding(one);
        machines();
        if (which_ == FaultCase::Highest)
            for (const auto& motor : network_.motors)
                shunt(motor.bus, motorOhms(motor, kv(motor.bus)));
        return take();
    }

    model::Result<FaultNetwork> zero()
    {
        for (const auto& grid : network_.grids)
            zeroGrid(grid);
        for (const auto& line : network_.lines) {
            if (!line.zeroOhm)
                missing("line " + line.id, "r0, x0");
            branch(line.from, line.to, hot(line.zeroOhm.value_or(line.ohm)));
        }
        for (const auto& one : network_.transformers)
            zeroTransformer(one);
        for (const auto& one : network_.threeWinding)
            zeroThreeWinding(one);
        for (const auto& unit : network_.units) {
            if (unit.highKind == WindingKind::Unknown)
                missing("power station unit " + unit.id, "vector_group");
            if (unit.highKind == WindingKind::EarthedStar)
                shunt(unit.bus, unitFactor(unit, kv(unit.bus), highestFactor(unit.bus)) *
                                    pairOhms(unit.transformer, unit.highKv));
        }
        return take();
    }

private:
    void machines()
    {
        const auto plateOf = [this](const model::GeneratorPlate& plate) {
            return frequency_ == FaultFrequency::Rated ? plate : withPeakResistance(plate);
        };
        for (const auto& generator : network_.generators)
            shunt(generator.bus, generatorFactor(generator.plate, kv(generator.bus),
                                                 highestFactor(generator.bus)) *
                                     generatorOhms(plateOf(generator.plate)));
        for (auto unit : network_.units) {
            unit.generator = plateOf(unit.generator);
            shunt(unit.bus, unitOhms(unit, kv(unit.bus), highestFactor(unit.bus)));
        }
    }

    model::Result<FaultNetwork> take()
    {
        if (fault_)
            return tl::unexpected(*fault_);
        return std::move(out_);
    }

    void missing(const std::string& where, const char* what)
    {
        if (!fault_)
            fault_ = model::Fault{
                model::FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("power", "\"{0}\" is missing; this kind of fault needs it"),
                 {what}},
                where,
                {}};
    }

    double kv(int bus) const { return network_.buses[static_cast<std::size_t>(bus)].nominalKv; }
    double highestFactor(int bus) const
    {
        return voltageFactor(network_, FaultCase::Highest, kv(bus));
    }

    void shunt(int bus, Ohms ohm) { out_.shunts.push_back({bus, perUnit(ohm, kv(bus))}); }

    void branch(int from, int to, Ohms ohm)
    {
        out_.branches.push_back({from, to, perUnit(ohm, kv(to)), 1.0});
    }

    Ohms perUnit(Ohms ohm, double atKv) const
    {
        const double share = frequency_ == FaultFrequency::Rated ? 1.0 : equivalentShare;
        return Ohms(ohm.real(), ohm.imag() * share) / (atKv * atKv);
    }

    Ohms hot(Ohms ohm) const
    {
        return which_ == FaultCase::Highest
                   ? ohm
                   : Ohms(ohm.real() * hotFactor(network_.hotConductorC), ohm.imag());
    }

    Ohms feeder(const model::ShortCircuitGrid& grid)
    {
        const auto level = which_ == FaultCase::Highest ? grid.highestKa : grid.lowestKa;
        if (!level)
            missing("grid " + grid.id, which_ == FaultCase::Highest ? "sk_max_mva" : "sk_min_mva");
        return gridOhms(voltageFactor(network_, which_, kv(grid.bus)), kv(grid.bus),
                        level.value_or(1.0), grid.resistanceOverReactance);
    }

    // K_T with cmax of the network at the low-voltage side; none in the minimum case.
    double factorOf(const model::ShortCircuitTransformer& one) const
    {
        return which_ == FaultCase::Highest
                   ? transformerFactor(one.plate, highestFactor(one.low.bus))
                   : 1.0;
    }

    void transformer(const model::ShortCircuitTransformer& one, Ohms lowOhm)
    {
        const double ratio =
            (one.high.ratedKv / kv(one.high.bus)) / (one.low.ratedKv / kv(one.low.bus));
        out_.branches.push_back(
            {one.high.bus, one.low.bus, perUnit(lowOhm, kv(one.low.bus)), ratio});
    }

    // Legs of the star on the rated voltage of the first winding (equations 11).
    std::array<Ohms, 3> legs(const model::ThreeWindingTransformer& one) const
    {
        const double atKv = one.windings[0].ratedKv;
        std::array<Ohms, 3> pairs{};
        for (std::size_t i = 0; i < 3; ++i) {
            const double factor = which_ == FaultCase::Highest
                                      ? transformerFactor(one.pairs[i], network_.highestFactor)
                                      : 1.0;
            pairs[i] = factor * pairOhms(one.pairs[i], atKv);
        }
        return {(pairs[0] + pairs[1] - pairs[2]) / 2.0, (pairs[0] + pairs[2] - pairs[1]) / 2.0,
                (pairs[1] + pairs[2] - pairs[0]) / 2.0};
    }

    void leg(const model::TransformerWinding& winding, int star, Ohms ohm, double atKv)
    {
        out_.branches.push_back(
            {winding.bus, star, perUnit(ohm, atKv), winding.ratedKv / kv(winding.bus)});
    }

    void threeWinding(const model::ThreeWindingTransformer& one)
    {
        const int star = out_.nodes++;
        const auto ohms = legs(one);
        for (std::size_t i = 0; i < 3; ++i)
            if (one.windings[i].bus >= 0)
                leg(one.windings[i], star, ohms[i], one.windings[0].ratedKv);
    }

    // Z0 from X0/X1 and R0/X0 (6.2): a feeder without them has no stated earth fault.
    void zeroGrid(const model::ShortCircuitGrid& grid)
    {
        const Ohms first = feeder(grid);
        if (!grid.zeroReactanceRatio || !grid.zeroResistanceOverReactance) {
            missing("grid " + grid.id, "x0x, r0x0");
            return;
        }
        const double reactance = first.imag() * *grid.zeroReactanceRatio;
        if (reactance > 0.0)
            shunt(grid.bus, {reactance * *grid.zeroResistanceOverReactance, reactance});
    }

    void zeroTransformer(const model::ShortCircuitTransformer& one)
    {
        const auto high = one.high.kind;
        const auto low = one.low.kind;
        if (high == WindingKind::Unknown || low == WindingKind::Unknown)
            missing("transformer " + one.id, "vector_group");
        const Ohms first = pairOhms(one.plate, one.low.ratedKv) * factorOf(one);
        const Ohms ohm(first.real() * one.zeroResistanceRatio,
                       first.imag() * one.zeroReactanceRatio);
        const double ratio = one.high.ratedKv / one.low.ratedKv;
        if (high == WindingKind::EarthedStar && low == WindingKind::EarthedStar)
            transformer(one, ohm);
        else if (high == WindingKind::Delta && low == WindingKind::EarthedStar)
            shunt(one.low.bus, ohm);
        else if (high == WindingKind::EarthedStar && low == WindingKind::Delta)
            shunt(one.high.bus, ohm * (ratio * ratio));
    }

    void zeroThreeWinding(const model::ThreeWindingTransformer& one)
    {
        const int star = out_.nodes++;
        const auto ohms = legs(one);
        const double atKv = one.windings[0].ratedKv;
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& winding = one.windings[i];
            if (winding.kind == WindingKind::Unknown)
                missing("transformer " + one.id, "vector_group");
            if (winding.kind == WindingKind::Delta)
                out_.shunts.push_back({star, perUnit(ohms[i], atKv)});
            else if (winding.kind == WindingKind::EarthedStar && winding.bus >= 0)
                leg(winding, star, ohms[i], atKv);
        }
    }

    const model::ShortCircuitNetwork& network_;
    FaultCase which_;
    FaultFrequency frequency_ = FaultFrequency::Rated;
    FaultNetwork out_;
    std::optional<model::Fault> fault_;
};

} // namespace

model::Result<FaultNetwork> positiveSequence(const model::ShortCircuitNetwork& network,
                                             FaultCase which, FaultFrequency frequency)
{
    return SequenceBuilder(network, which).positive(frequency);
}

model::Result<FaultNetwork> zeroSequence(const model::ShortCircuitNetwork& network, FaultCase which)
{
    return SequenceBuilder(network, which).zero();
}

} // namespace hallwright::power
