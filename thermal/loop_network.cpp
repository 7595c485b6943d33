// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/loop_network.h"

#include "thermal/coolant_compile_outage.h"
#include "thermal/coolant_fluid.h"
#include "thermal/fluid.h"
#include "thermal/riser_buoyancy.h"

namespace hallwright::thermal {

using namespace model;

namespace {

CompileSettings settingsOf(const LoopFluid& fluid)
{
    CompileSettings settings;
    settings.densityKgM3 = fluid.densityKgM3;
    settings.viscosityPaS = fluid.viscosityPaS;
    return settings;
}

// All that putOutOfOrder() and the fluid change; nodes and links stand where they stood.
void restore(CompiledGroup& to, const CompiledGroup& laid)
{
    for (std::size_t link = 0; link < laid.network.links.size(); ++link) {
        to.network.links[link].law = laid.network.links[link].law;
        to.network.links[link].staticLossM = laid.network.links[link].staticLossM;
    }
    to.network.curves = laid.network.curves;
    to.network.fluid = laid.network.fluid;
    to.pumpLinks = laid.pumpLinks;
    to.pumpHeldAt = laid.pumpHeldAt;
    to.linkOf = laid.linkOf;
    to.rackLink = laid.rackLink;
    to.valveLink = laid.valveLink;
    to.pressureLinks = laid.pressureLinks;
    to.shut = laid.shut;
    to.shutOffHeadM = laid.shutOffHeadM;
}

} // namespace

LoopFluid loopFluid(Coolant coolant, double kelvin)
{
    const auto p = propertiesOf(coolant, fromSi<Temperature>(kelvin));
    return {inSi(p.density), inSi(p.specificHeat), inSi(p.viscosity)};
}

LoopNetwork::LoopNetwork(const CoolantGroup& group, CompiledGroup compiled, GradientSolver solver)
    : group_(&group)
    , compiled_(std::move(compiled))
    , solver_(std::move(solver))
{
}

Result<LoopNetwork> LoopNetwork::prepared(const CoolantGroup& group, CompiledGroup compiled)
{
    return GradientSolver::prepared(compiled.network).map([&](GradientSolver solver) {
        return LoopNetwork(group, std::move(compiled), std::move(solver));
    });
}

Result<LoopNetwork> LoopNetwork::of(const CoolantGroup& group, int running,
                                    const CoolantOutage& outage, const LoopFluid& fluid)
{
    auto settings = settingsOf(fluid);
    settings.running = running;
    settings.outage = outage;
    return compile(group, settings)
        .and_then([&](CompiledGroup compiled) { return prepared(group, std::move(compiled)); })
        .map([&](LoopNetwork network) {
            network.fluid_ = fluid;
            return network;
        });
}

Result<LoopNetwork> LoopNetwork::forOutages(const CoolantGroup& group, const LoopFluid& fluid)
{
    return layGroup(group, settingsOf(fluid))
        .and_then([&](CompiledGroup laid) { return prepared(group, std::move(laid)); })
        .map([](LoopNetwork network) {
            network.laid_ = network.compiled_;
            return network;
        });
}

Result<void> LoopNetwork::putOutOfOrder(int running, const CoolantOutage& outage)
{
    restore(compiled_, *laid_);
    fluid_.reset();
    thermal::putOutOfOrder(compiled_, *group_, running, outage);
    return solver_.holdShut(compiled_.shut);
}

void LoopNetwork::setFluid(const LoopFluid& fluid, double riserLossM)
{
    if (fluid_ == fluid && riserLossM_ == riserLossM)
        return;
    fluid_ = fluid;
    riserLossM_ = riserLossM;
    changeFluid(compiled_, {fluid.densityKgM3, fluid.viscosityPaS / fluid.densityKgM3});
    setRiserLoss(compiled_, riserLossM);
    solver_.setLaws(compiled_.network);
}

} // namespace hallwright::thermal
