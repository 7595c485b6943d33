// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/solved_network.h"

#include "thermal/fluid.h"
#include "thermal/hydraulic/gradient_solver.h"
#include "thermal/hydraulic/laws/friction.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>
#include <utility>

namespace hallwright::thermal {

using namespace model;

namespace {

constexpr double nextToNothingSM2 = 1e-3; // m/(m³/s): as a strainer without a stated Kv

Result<CompiledGroup> compiledAs(const CoolantGroup& group, const CoolantLoopResult& solved)
{
    const double mean = 0.5 * (inSi(solved.supply) + inSi(solved.returned));
    const auto fluid = propertiesOf(group.fluid, fromSi<Temperature>(mean));
    CompileSettings settings;
    settings.running = solved.running;
    settings.speed = solved.pumpSpeed;
    settings.densityKgM3 = inSi(fluid.density);
    settings.viscosityPaS = inSi(fluid.viscosity);
    return compile(group, settings).map([](CompiledGroup compiled) {
        for (std::size_t i = 0; i < compiled.pumpLinks.size(); ++i)
            if (const auto& held = compiled.pumpHeldAt[i])
                setPumpSpeed(compiled.network.links[compiled.pumpLinks[i]].law, *held);
        return compiled;
    });
}

// The pipe that drops the same at this flow under EPANET's law, and what was changed.
std::string fitToEpanet(Pipe& pipe, const HydraulicFluid& fluid, double flow)
{
    if (!(std::abs(flow) > stillM3s))
        return {};
    const double reynolds =
        4.0 * std::abs(flow) / (std::numbers::pi * pipe.diameterM * fluid.kinematicViscosityM2s);
    const double rough = pipe.roughnessM / pipe.diameterM;
    const double own = churchillFriction(reynolds, rough).f;
    const double theirs = epanetFriction(reynolds, rough).f;
    const double minor = pipe.minorLossK + (own - theirs) * pipe.lengthM / pipe.diameterM;
    const auto was =
        fmt::format("Churchill f {:.6g}, EPANET f {:.6g} at Re {:.4g}", own, theirs, reynolds);
    if (minor >= 0.0) {
        const double before = std::exchange(pipe.minorLossK, minor);
        return fmt::format("{}: minor loss {:.6g} instead of {:.6g}", was, minor, before);
    }
    // What is left of the difference comes off the length.
    const double length = pipe.lengthM + minor * pipe.diameterM / theirs;
    pipe.minorLossK = 0.0;
    const double before = std::exchange(pipe.lengthM, length);
    return fmt::format("{}: length {:.6g} m instead of {:.6g} m, no minor loss", was, length,
                       before);
}

// What a law becomes that EPANET has no element for; empty where it has one.
std::string inOtherWords(const HydraulicLink& link)
{
    if (std::holds_alternative<FlowLimiter>(link.law))
        return "pressure-independent control valve: its curve of this state (GPV)";
    if (std::holds_alternative<PowerDrop>(link.law))
        return "power law of flow: straight pieces, exact at this flow (GPV)";
    if (std::holds_alternative<TabulatedDrop>(link.law))
        return "self-acting bypass by its curve (GPV)";
    return {};
}

} // namespace

Result<SolvedNetwork> solvedNetwork(const CoolantGroup& group, const CoolantLoopResult& solved,
                                    std::stop_token stop)
{
    auto compiled = compiledAs(group, solved);
    if (!compiled)
        return tl::unexpected<Fault>(compiled.error());
    SolvedNetwork out;
    out.network = std::move(compiled->network);
    auto solver = GradientSolver::prepared(out.network);
    if (!solver)
        return tl::unexpected<Fault>(solver.error());
    auto flows = solver->solve({}, nullptr, std::move(stop));
    if (!flows)
        return tl::unexpected<Fault>(flows.error());
    out.flowM3s = std::move(flows->flowM3s);
    out.headLossM = std::move(flows->headLossM);
    for (const auto& link : out.network.links)
        out.remarks.push_back(inOtherWords(link));
    return out;
}

SolvedNetwork withEpanetFriction(SolvedNetwork solved)
{
    auto& network = solved.network;
    for (std::size_t i = 0; i < network.links.size(); ++i) {
        auto& link = network.links[i];
        if (auto* pipe = std::get_if<Pipe>(&link.law);
            pipe != nullptr && network.friction == FrictionLaw::Churchill)
            solved.remarks[i] = fitToEpanet(*pipe, network.fluid, solved.flowM3s[i]);
        if (const auto* drop = std::get_if<PowerDrop>(&link.law);
            drop != nullptr && !(drop->coefficient > 0.0)) {
            link.law = LinearResistance{nextToNothingSM2};
            solved.remarks[i] = "pressure drop not known: next to none";
        }
    }
    if (network.friction == FrictionLaw::Churchill)
        network.friction = FrictionLaw::EpanetDarcyWeisbach;
    return solved;
}

} // namespace hallwright::thermal
