// SPDX-License-Identifier: GPL-3.0-or-later
// Source impedance of a utility from its fault level: |Z| = U²/S'', R/X = 0.1 (IEC 60909-0 for
// feeders whose ratio is not known: R = 0.1 X).
#include "power/hall_compile.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::power {

namespace {

using model::inSi;

class HallCompiler {
public:
    explicit HallCompiler(const model::DerivedPower& network)
        : network_(network)
    {
        for (auto* part : {&out_.distribution, &out_.supply})
            part->baseMva = hallBaseMva;
        out_.distribution.name = "distribution";
        out_.supply.name = "supply";
        out_.places.resize(network.elements.size());
        out_.tapBus.assign(network.feeds.size(), nowhere);
        for (std::size_t i = 0; i < network.elements.size(); ++i)
            out_.byKey[network.elements[i].key] = i;
        for (std::size_t f = 0; f < network.feeds.size(); ++f) {
            taps_[network.feeds[f].busway].push_back(f);
            out_.feedTap.push_back(placeOf(network.feeds[f].busway));
            out_.feedConverter.push_back(placeOf(network.feeds[f].converter));
            out_.feedElement.push_back(network.feeds[f].converter.empty()
                                           ? out_.feedTap.back()
                                           : out_.feedConverter.back());
        }
    }

    CompiledHall compile()
    {
        for (std::size_t i = 0; i < network_.elements.size(); ++i)
            addElement(i);
        return std::move(out_);
    }

private:
    void addElement(std::size_t i)
    {
        const auto& element = network_.elements[i];
        auto& place = out_.places[i];
        switch (element.role) {
        case model::PowerRole::Utility:
            addUtility(element, place);
            break;
        case model::PowerRole::Transformer:
            addTransformer(element, place);
            break;
        case model::PowerRole::Ups:
            break;
        case model::PowerRole::Switchboard:
            place.bus = addBus(out_.distribution, element.key, inSi(element.voltage),
                               model::ElectricalBusKind::Reference);
            out_.direct = element.direct;
            if (const auto ups = out_.byKey.find(element.upstream); ups != out_.byKey.end())
                out_.places[ups->second].board = i;
            break;
        case model::PowerRole::MechanicalBoard:
            place.bus = busOf(element.upstream);
            break;
        case model::PowerRole::Feeder:
            addFeeder(element, place);
            break;
        case model::PowerRole::Busway:
        case model::PowerRole::Cable:
            addBusway(element, place);
            break;
        case model::PowerRole::Panel:
            if (const auto feeder = placeOf(element.upstream); feeder != nowhere) {
                place.bus = out_.places[feeder].bus;
                place.branch = out_.places[feeder].branch;
            }
            break;
        case model::PowerRole::Rectifier:
            break; // at the tap of its feed
        case model::PowerRole::RingUnit:
            addRingUnit(element, place);
            break;
        case model::PowerRole::RingSection:
            addRingSection(element, place);
            break;
        case model::PowerRole::Generator:
            break;
        }
    }

    static std::size_t addBus(model::ElectricalNetwork& network, const std::string& id,
                              double volts,
                              model::ElectricalBusKind kind = model::ElectricalBusKind::Load)
    {
        model::ElectricalBus bus;
        bus.id = id;
        bus.name = id;
        bus.kind = kind;
        bus.nominalKv = volts / 1e3;
        network.buses.push_back(std::move(bus));
        return network.buses.size() - 1;
    }

    static std::size_t addBranch(model::ElectricalNetwork& network, model::ElectricalBranch branch,
                                 const std::string& id, std::size_t from, std::size_t to)
    {
        branch.id = id;
        branch.from = static_cast<int>(from);
        branch.to = static_cast<int>(to);
        network.branches.push_back(std::move(branch));
        return network.branches.size() - 1;
    }

    std::size_t placeOf(const std::string& key) const
    {
        const auto at = out_.byKey.find(key);
        return at == out_.byKey.end() ? nowhere : at->second;
    }

    std::size_t busOf(const std::string& key) const
    {
        const auto at = placeOf(key);
        return at == nowhere ? nowhere : out_.places[at].bus;
    }

    void addUtility(const model::PowerElement& element, ElementPlace& place)
    {
        const double volts = inSi(element.voltage);
        const auto source = addBus(out_.supply, element.key + "/source", volts,
                                   model::ElectricalBusKind::Reference);
        place.bus = addBus(out_.supply, element.key, volts);
        model::ElectricalBranch branch;
        branch.kind = model::ElectricalBranchKind::SourceImpedance;
        const double impedance = hallBaseMva * 1e6 / std::max(inSi(element.faultLevel), 1.0);
        branch.reactancePu = impedance / std::sqrt(1.01);
        branch.resistancePu = 0.1 * branch.reactancePu;
        place.branch = addBranch(out_.supply, branch, element.key, source, place.bus);
    }

    void addTransformer(const model::PowerElement& element, ElementPlace& place)
    {
        const auto primary = busOf(element.upstream);
        place.bus = addBus(out_.supply, element.key, inSi(element.voltage));
        model::ElectricalBranch branch;
        branch.kind = model::ElectricalBranchKind::Transformer;
        const double noLoad = inSi(element.noLoadLoss);
        const double rated = inSi(element.ratedPower);
        const auto plate =
            model::transformerBranch({.ratedMva = rated / 1e6,
                                      .shortCircuitVoltagePu = element.impedance,
                                      .loadLossKw = inSi(element.loadLoss) / 1e3,
                                      .noLoadLossKw = noLoad / 1e3,
                                      .noLoadCurrentPu = rated > 0.0 ? noLoad / rated : 0.0},
                                     hallBaseMva);
        if (plate) {
            const auto units = static_cast<double>(element.units);
            branch = *plate;
            branch.kind = model::ElectricalBranchKind::Transformer;
            branch.resistancePu /= units;
            branch.reactancePu /= units;
            branch.conductancePu *= units;
            branch.susceptancePu *= units;
            if (rated > 0.0)
                branch.ampacityA = units * rated / (std::numbers::sqrt3 * inSi(element.voltage));
        }
        place.branch = addBranch(out_.supply, branch, element.key, primary, place.bus);
    }

    // Series branch of a stretch of conductor; a stretch without length is a closed switch.
    std::size_t addConductor(const model::PowerElement& element, double share,
                             const std::string& id, std::size_t from, std::size_t to)
    {
        return addBranch(out_.distribution, conductorOf(element, share), id, from, to);
    }

    static model::ElectricalBranch conductorOf(const model::PowerElement& element, double share)
    {
        const double base = model::baseOhms(inSi(element.voltage) / 1e3, hallBaseMva);
        model::ElectricalBranch branch;
        branch.resistancePu = inSi(element.resistance) * share / base;
        branch.reactancePu = inSi(element.reactance) * share / base;
        if (element.ratedCurrent > model::Current{})
            branch.ampacityA = inSi(element.ratedCurrent) * element.units;
        branch.kind = branch.resistancePu > 0.0 ? model::ElectricalBranchKind::Conductor
                                                : model::ElectricalBranchKind::Switch;
        return branch;
    }

    // A section ends at a bus of its own, which is that of the unit there; the one in which the two
    // ways meet at the unit of the other way.
    void addRingSection(const model::PowerElement& element, ElementPlace& place)
    {
        const auto from = busOf(element.upstream);
        auto branch = conductorOf(element, 1.0);
        place.bus = from;
        auto to = busOf(element.closes);
        if (element.closes.empty())
            place.bus = to = addBus(out_.supply, element.key, inSi(element.voltage));
        branch.fromClosed = branch.toClosed = !element.switching;
        place.branch = addBranch(out_.supply, branch, element.key, from, to);
    }

    void addRingUnit(const model::PowerElement& element, ElementPlace& place)
    {
        place.bus = busOf(element.upstream);
        out_.supply.buses[place.bus].id = out_.supply.buses[place.bus].name = element.key;
    }

    void addFeeder(const model::PowerElement& element, ElementPlace& place)
    {
        const auto from = busOf(element.upstream);
        place.bus = addBus(out_.distribution, element.key, inSi(element.voltage));
        place.branch = addConductor(element, 1.0, element.key, from, place.bus);
    }

    void addBusway(const model::PowerElement& element, ElementPlace& place)
    {
        auto& taps = taps_[element.key];
        std::stable_sort(taps.begin(), taps.end(), [this](std::size_t a, std::size_t b) {
            return network_.feeds[a].along < network_.feeds[b].along;
        });
        std::size_t at = busOf(element.upstream);
        double reached = 0.0;
        const double length = std::max(inSi(element.length), 1e-9);
        for (const std::size_t f : taps) {
            const double along = inSi(network_.feeds[f].along);
            const std::string id =
                element.key + "/tap/r" + std::to_string(network_.feeds[f].rack.number);
            const auto bus = addBus(out_.distribution, id, inSi(element.voltage));
            place.branches.push_back(
                addConductor(element, (along - reached) / length, id, at, bus));
            out_.tapBus[f] = bus;
            at = bus;
            reached = along;
        }
        if (!place.branches.empty())
            place.branch = place.branches.front();
        place.bus = at;
    }

    const model::DerivedPower& network_;
    std::map<std::string, std::vector<std::size_t>> taps_; // feeds by busway
    CompiledHall out_;
};

} // namespace

CompiledHall compileHall(const model::DerivedPower& network)
{
    return HallCompiler(network).compile();
}

} // namespace hallwright::power
