// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/short_circuit.h"

#include "power/fault_network.h"

#include <cmath>
#include <numbers>

namespace hallwright::power {

namespace {

// R/X of method C (9.1.3): of the impedance at the equivalent frequency, brought back to rated.
double methodCRatio(Ohms seen)
{
    return seen.real() / seen.imag() * equivalentShare;
}

model::Result<std::vector<Ohms>> seenPositive(const model::ShortCircuitNetwork& network,
                                              FaultCase which, FaultFrequency frequency,
                                              std::stop_token stop)
{
    const auto sequence = positiveSequence(network, which, frequency);
    if (!sequence)
        return tl::unexpected(sequence.error());
    return seenImpedances(*sequence, static_cast<int>(network.buses.size()), stop);
}

model::Result<std::vector<Ohms>> seenZero(const model::ShortCircuitNetwork& network,
                                          FaultCase which, std::stop_token stop)
{
    const auto sequence = zeroSequence(network, which);
    if (!sequence)
        return tl::unexpected(sequence.error());
    return seenImpedances(*sequence, static_cast<int>(network.buses.size()), stop);
}

} // namespace

model::Result<std::vector<FaultCurrents>>
solveShortCircuit(const model::ShortCircuitNetwork& network, const ShortCircuitOptions& options,
                  std::stop_token stop)
{
    if (const auto sound = checkNetwork(network); !sound)
        return tl::unexpected(sound.error());
    using Seen = model::Result<std::vector<Ohms>>;
    const Seen seen = seenPositive(network, options.which, FaultFrequency::Rated, stop);
    const Seen slow = seenPositive(network, options.which, FaultFrequency::Equivalent, stop);
    const Seen zero = options.kind == FaultKind::Earth
                          ? seenZero(network, options.which, stop)
                          : Seen(std::vector<Ohms>(network.buses.size()));
    for (const auto* part : {&seen, &slow, &zero})
        if (!*part)
            return tl::unexpected(part->error());
    std::vector<FaultCurrents> out;
    for (std::size_t i = 0; i < network.buses.size(); ++i) {
        const auto& bus = network.buses[i];
        if (!std::isfinite((*seen)[i].real()))
            return model::fail(model::FaultCode::InvalidInput,
                               {QT_TRANSLATE_NOOP("power", "the bus is an island: no source that "
                                                           "counts in this case feeds it"),
                                {}},
                               "bus " + bus.id);
        FaultCurrents one;
        const double base = bus.nominalKv * bus.nominalKv; // per unit of 1 MVA
        one.positiveOhm = (*seen)[i] * base;
        one.zeroOhm = (*zero)[i] * base;
        one.factor = voltageFactor(network, options.which, bus.nominalKv);
        one.kappa = peakFactor(methodCRatio((*slow)[i]));
        one.initialKa =
            initialKa(options.kind, one.factor, bus.nominalKv, one.positiveOhm, one.zeroOhm);
        one.peakKa = one.kappa * std::numbers::sqrt2 * one.initialKa;
        one.thermalKa =
            one.initialKa *
            std::sqrt(heatingFactor(one.kappa, network.frequencyHz, network.faultSeconds) + 1.0);
        out.push_back(one);
    }
    return out;
}

} // namespace hallwright::power
