// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/fluid_change.h"

namespace hallwright::thermal {

namespace {

struct Rescale {
    double factor;

    void operator()(model::Pipe&) const {}
    void operator()(model::LocalLoss&) const {}
    void operator()(model::TabulatedDrop&) const {} // with its curve
    void operator()(model::PowerDrop& drop) const { drop.coefficient *= factor; }
    void operator()(model::LinearResistance& drop) const { drop.resistanceSM2 *= factor; }
    void operator()(model::FlowLimiter& limiter) const { limiter.openCoefficientS2M5 *= factor; }
    void operator()(model::PowerPump& pump) const
    {
        pump.shutoffHeadM *= factor;
        pump.coefficient *= factor;
    }
    void operator()(model::QuadraticPump& pump) const
    {
        pump.constantM *= factor;
        pump.linearSM2 *= factor;
        pump.quadraticS2M5 *= factor;
    }
    void operator()(model::TabulatedPump&) const {} // with its curve
};

} // namespace

void changeFluid(model::HydraulicNetwork& network, const model::HydraulicFluid& fluid)
{
    const double factor = network.fluid.densityKgM3 / fluid.densityKgM3;
    for (model::HydraulicLink& link : network.links)
        std::visit(Rescale{factor}, link.law);
    for (model::HeadCurve& curve : network.curves)
        for (double& head : curve.headM)
            head *= factor;
    network.fluid = fluid;
}

} // namespace hallwright::thermal
