// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/link_laws.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace hallwright::thermal {

namespace {

constexpr double startingVelocity = 1.5; // m/s, usual in coolant pipes

double boreFlow(double diameterM)
{
    return startingVelocity * std::numbers::pi * diameterM * diameterM / 4.0;
}

struct TermsOf {
    const model::HydraulicNetwork& network;
    const std::vector<Table>& lossTables;
    const std::vector<Table>& pumpTables;

    LinkTerms operator()(const model::Pipe& pipe) const
    {
        switch (network.friction) {
        case model::FrictionLaw::HazenWilliams:
            return hazenWilliamsTerms(pipe);
        case model::FrictionLaw::EpanetDarcyWeisbach:
            return EpanetTerms{pipeTerms(pipe, network.fluid)};
        case model::FrictionLaw::Churchill:
            break;
        }
        return ChurchillTerms{pipeTerms(pipe, network.fluid)};
    }
    LinkTerms operator()(const model::LocalLoss& loss) const { return localLossTerms(loss); }
    LinkTerms operator()(const model::TabulatedDrop& drop) const
    {
        return TableTerms{&lossTables[drop.curve], 0};
    }
    LinkTerms operator()(const model::PowerDrop& drop) const { return powerDropTerms(drop); }
    LinkTerms operator()(const model::LinearResistance& drop) const { return linearTerms(drop); }
    LinkTerms operator()(const model::FlowLimiter& limiter) const { return limiterTerms(limiter); }
    LinkTerms operator()(const model::PowerPump& pump) const { return powerPumpTerms(pump); }
    LinkTerms operator()(const model::QuadraticPump& pump) const
    {
        return quadraticPumpTerms(pump);
    }
    LinkTerms operator()(const model::TabulatedPump& pump) const
    {
        return TablePumpTerms{&pumpTables[pump.curve], pump.speed,
                              network.curves[pump.curve].flowM3s.back()};
    }
};

struct StartingFlow {
    const model::HydraulicNetwork& network;

    double operator()(const model::Pipe& pipe) const { return boreFlow(pipe.diameterM); }
    double operator()(const model::LocalLoss& loss) const { return boreFlow(loss.diameterM); }
    double operator()(const model::TabulatedDrop& drop) const
    {
        return 0.5 * network.curves[drop.curve].flowM3s.back();
    }
    // One metre of head; a link without resistance says nothing.
    double operator()(const model::PowerDrop& drop) const
    {
        return drop.coefficient > 0.0 ? std::pow(drop.coefficient, -1.0 / drop.exponent)
                                      : std::numeric_limits<double>::infinity();
    }
    double operator()(const model::LinearResistance& drop) const
    {
        return 1.0 / drop.resistanceSM2;
    }
    double operator()(const model::FlowLimiter& limiter) const { return limiter.setFlowM3s; }
    double operator()(const model::PowerPump& pump) const
    {
        return 0.5 * pump.speed *
               std::pow(pump.shutoffHeadM / pump.coefficient, 1.0 / pump.exponent);
    }
    double operator()(const model::QuadraticPump& pump) const
    {
        return 0.5 * zeroLiftFlow(quadraticPumpTerms(pump));
    }
    double operator()(const model::TabulatedPump& pump) const
    {
        return 0.5 * pump.speed * network.curves[pump.curve].flowM3s.back();
    }
};

struct CurveEnd {
    double operator()(const PowerTerms& terms) const
    {
        if (terms.constant >= 0.0)
            return std::numeric_limits<double>::infinity();
        return std::pow(-terms.constant / terms.coefficient, 1.0 / terms.exponent);
    }
    double operator()(const TablePumpTerms& terms) const { return terms.speed * terms.lastFlow; }
    double operator()(const QuadraticPumpTerms& terms) const { return zeroLiftFlow(terms); }
    template <class Other>
    double operator()(const Other&) const
    {
        return std::numeric_limits<double>::infinity();
    }
};

} // namespace

LinkLaws::LinkLaws(const model::HydraulicNetwork& network)
    : lossTables_(network.curves.size())
    , pumpTables_(network.curves.size())
{
    for (const model::HydraulicLink& link : network.links) {
        if (const auto* drop = std::get_if<model::TabulatedDrop>(&link.law))
            if (lossTables_[drop->curve].empty())
                lossTables_[drop->curve] = lossTable(network.curves[drop->curve]);
        if (const auto* pump = std::get_if<model::TabulatedPump>(&link.law))
            if (pumpTables_[pump->curve].empty())
                pumpTables_[pump->curve] = pumpTable(network.curves[pump->curve]);
    }
    terms_.reserve(network.links.size());
    staticLoss_.reserve(network.links.size());
    for (const model::HydraulicLink& link : network.links) {
        terms_.push_back(std::visit(TermsOf{network, lossTables_, pumpTables_}, link.law));
        staticLoss_.push_back(link.staticLossM);
    }
}

DropAndSlope LinkLaws::at(std::size_t link, double flow) const
{
    auto out = std::visit([flow](const auto& terms) { return dropAt(terms, flow); }, terms_[link]);
    out.drop += staticLoss_[link];
    return out;
}

void LinkLaws::recompile(const model::HydraulicNetwork& network, std::size_t link)
{
    terms_[link] = std::visit(TermsOf{network, lossTables_, pumpTables_}, network.links[link].law);
}

double startingFlow(const model::HydraulicNetwork& network, const model::HydraulicLink& link)
{
    return std::visit(StartingFlow{network}, link.law);
}

double curveEnd(const LinkTerms& terms)
{
    return std::visit(CurveEnd{}, terms);
}

} // namespace hallwright::thermal
