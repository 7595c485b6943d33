// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/export/epanet_writer.h"

#include "data/export/epanet_curves.h"

#include <fmt/format.h>

#include <cmath>
#include <unordered_set>

namespace hallwright::data {

using namespace model;

namespace {

// EPANET's relative viscosity 1: 1.1e-5 ft²/s.
constexpr double referenceViscosityM2s = 1.1e-5 * 0.3048 * 0.3048;

class Ids {
public:
    // The id itself where EPANET takes it, else a made one that is free.
    std::string taken(const std::string& own, const char* prefix)
    {
        const bool fits =
            !own.empty() && own.size() <= 31 && own.find_first_of(" \t;\"[") == std::string::npos;
        std::string id = own;
        if (!fits || !used_.insert(own).second)
            do
                id = fmt::format("{}{}", prefix, ++made_);
            while (!used_.insert(id).second);
        return id;
    }

private:
    std::unordered_set<std::string> used_;
    int made_ = 0;
};

struct Sections {
    std::string junctions;
    std::string reservoirs;
    std::string pipes;
    std::string pumps;
    std::string valves;
    std::string status;
    std::string curves;
};

class Writer {
public:
    Writer(const HydraulicNetwork& network, std::span<const double> flows,
           std::span<const std::string> remarks)
        : network_(network)
        , flows_(flows)
        , remarks_(remarks)
    {
    }

    std::string text()
    {
        for (const auto& node : network_.nodes)
            writeNode(node);
        for (std::size_t i = 0; i < network_.links.size(); ++i)
            writeLink(i);
        return fmt::format("[TITLE]\n{}\n{}"
                           "\n[JUNCTIONS]\n{}\n[RESERVOIRS]\n{}\n[PIPES]\n{}\n[PUMPS]\n{}"
                           "\n[VALVES]\n{}\n[STATUS]\n{}\n[CURVES]\n{}\n{}\n[END]\n",
                           network_.name, remark(), out_.junctions, out_.reservoirs, out_.pipes,
                           out_.pumps, out_.valves, out_.status, out_.curves, options());
    }

private:
    std::string remark() const
    {
        return network_.friction == FrictionLaw::Churchill
                   ? "Friction: Churchill 1977 in the program, here EPANET's Darcy-Weisbach\n"
                   : "";
    }

    std::string options() const
    {
        return fmt::format("[OPTIONS]\nUNITS LPS\nHEADLOSS {}\nVISCOSITY {:.12g}\n"
                           "SPECIFIC GRAVITY {:.12g}\nTRIALS 500\nACCURACY 0.00001\n"
                           "\n[TIMES]\nDURATION 0\n",
                           network_.friction == FrictionLaw::HazenWilliams ? "H-W" : "D-W",
                           network_.fluid.kinematicViscosityM2s / referenceViscosityM2s,
                           network_.fluid.densityKgM3 / 1000.0);
    }

    void writeNode(const HydraulicNode& node)
    {
        const auto id = nodeIds_.taken(node.id, "N");
        nodes_.push_back(id);
        if (node.fixedHeadM)
            out_.reservoirs += fmt::format("{}\t{:.12g}\t;{}\n", id, *node.fixedHeadM, node.id);
        else
            out_.junctions += fmt::format("{}\t{:.12g}\t{:.12g}\t;{}\n", id, node.elevationM,
                                          node.demandM3s * 1e3, node.id);
    }

    // Between which nodes a link is written, along its flow.
    struct Ends {
        std::string id;
        std::string from;
        std::string to;
        std::string own; // id in the program, and what is to be said of it
    };

    void writeLink(std::size_t index)
    {
        const auto& link = network_.links[index];
        const double flow = flows_[index];
        const bool pipe = std::holds_alternative<Pipe>(link.law);
        const bool backwards = flow < 0.0 && !isOneWay(link) && !pipe;
        Ends ends{linkIds_.taken(link.id, "L"), nodes_[backwards ? link.to : link.from],
                  nodes_[backwards ? link.from : link.to], link.id};
        if (index < remarks_.size() && !remarks_[index].empty())
            ends.own += "; " + remarks_[index];
        if (link.direction == FlowDirection::ForwardOnly && !pipe && !isPump(link.law))
            ends.to = checkedBefore(ends.to, link.id);
        if (pipe)
            writePipe(ends, link);
        else if (isPump(link.law))
            writePump(ends, link, std::abs(flow));
        else
            writeValve(ends, link, std::abs(flow));
        // A pipe's state stands on its line; a stopped pump passes nothing.
        if (!pipe &&
            (link.state == LinkState::Closed || (isPump(link.law) && pumpSpeed(link.law) == 0.0)))
            out_.status += fmt::format("{}\tCLOSED\n", ends.id);
    }

    // A node just before `to`, joined to it by a check valve of next to no resistance.
    std::string checkedBefore(const std::string& to, const std::string& own)
    {
        const auto node = nodeIds_.taken({}, "N");
        out_.junctions += fmt::format("{}\t0\t0\t;{}\n", node, own);
        out_.pipes += fmt::format("{}\t{}\t{}\t0.01\t1000\t0.0001\t0\tCV\t;{}\n",
                                  linkIds_.taken({}, "L"), node, to, own);
        return node;
    }

    void writePipe(const Ends& ends, const HydraulicLink& link)
    {
        const auto& pipe = std::get<Pipe>(link.law);
        const double roughness = network_.friction == FrictionLaw::HazenWilliams
                                     ? pipe.hazenWilliamsC
                                     : pipe.roughnessM * 1e3;
        out_.pipes += fmt::format("{}\t{}\t{}\t{:.12g}\t{:.12g}\t{:.12g}\t{:.12g}\t{}\t;{}\n",
                                  ends.id, ends.from, ends.to, pipe.lengthM, pipe.diameterM * 1e3,
                                  roughness, pipe.minorLossK,
                                  link.state == LinkState::Closed                ? "CLOSED"
                                  : link.direction == FlowDirection::ForwardOnly ? "CV"
                                                                                 : "OPEN",
                                  ends.own);
    }

    std::string curve(const std::vector<CurvePoint>& points)
    {
        const auto id = fmt::format("C{}", ++curves_);
        for (const auto& point : points)
            out_.curves +=
                fmt::format("{}\t{:.12g}\t{:.12g}\n", id, point.flowM3s * 1e3, point.headM);
        return id;
    }

    void writePump(const Ends& ends, const HydraulicLink& link, double flow)
    {
        out_.pumps +=
            fmt::format("{}\t{}\t{}\tHEAD {}\tSPEED {:.12g}\t;{}\n", ends.id, ends.from, ends.to,
                        curve(pumpPoints(network_, link.law, flow)), pumpSpeed(link.law), ends.own);
    }

    void writeValve(const Ends& ends, const HydraulicLink& link, double flow)
    {
        if (const auto* loss = std::get_if<LocalLoss>(&link.law)) {
            out_.valves +=
                fmt::format("{}\t{}\t{}\t{:.12g}\tTCV\t{:.12g}\t0\t;{}\n", ends.id, ends.from,
                            ends.to, loss->diameterM * 1e3, loss->minorLossK, ends.own);
            return;
        }
        out_.valves += fmt::format("{}\t{}\t{}\t100\tGPV\t{}\t0\t;{}\n", ends.id, ends.from,
                                   ends.to, curve(dropPoints(network_, link.law, flow)), ends.own);
    }

    const HydraulicNetwork& network_;
    std::span<const double> flows_;
    std::span<const std::string> remarks_;
    Ids nodeIds_;
    Ids linkIds_;
    std::vector<std::string> nodes_;
    int curves_ = 0;
    Sections out_;
};

} // namespace

Result<std::string> epanetText(const HydraulicNetwork& network, std::span<const double> flowM3s,
                               std::span<const std::string> remarks)
{
    if (auto wrong = firstFault(network))
        return fail(*std::move(wrong));
    ensure(flowM3s.size() == network.links.size(), "a flow for each link");
    return Writer(network, flowM3s, remarks).text();
}

} // namespace hallwright::data
