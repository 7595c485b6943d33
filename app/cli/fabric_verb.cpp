// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fabric_verb.h"

#include "app/cli/cable_table.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

// What is asked of one alternative.
struct Looked {
    const Alternative& alternative;
    FabricPlan plan;
    std::vector<FabricTotals> totals;
    std::vector<int> levels; // switch levels of each fabric
    std::vector<ScaleUpDomains> domains;
    std::vector<ServiceNetwork> services;
};

int levelsOf(const FabricShare& fabric)
{
    return static_cast<int>(FabricTree(fabric.layout).levels().size());
}

Looked lookAt(const Project& project, const Catalogue& catalogue, const Alternative& alternative)
{
    const auto inputs = valuesOf(inputsOf(project));
    Looked out{alternative, fabricPlanOf(project, alternative.plan, catalogue), {}, {}, {}, {}};
    const CableSchedule schedule(project, alternative.plan, out.plan, inputs);
    for (std::size_t i = 0; i < schedule.fabrics(); ++i) {
        out.totals.push_back(schedule.totals(i));
        out.levels.push_back(levelsOf(out.plan.fabrics[i]));
    }
    out.domains = scaleUpDomains(project, alternative.plan, inputs);
    out.services = serviceNetworks(computeCaseOf(project, alternative.plan), inputs);
    return out;
}

Json countJson(const FabricCount& count)
{
    return {{"leaf", count.leaf},
            {"spine", count.spine},
            {"core", count.core},
            {"switches", count.switches()},
            {"tiers", count.tiers},
            {"trees", count.trees},
            {"endpoint_links", count.endpointLinks},
            {"leaf_links", count.leafLinks},
            {"spine_links", count.spineLinks}};
}

Json totalJson(const CableTotal& total, int levels)
{
    return {{"link", cableLevelTitle(total.level, levels)},
            {"class", total.medium ? Json(total.medium->key) : Json(nullptr)},
            {"reach_m", total.medium ? Json(inSi(total.medium->reach)) : Json(nullptr)},
            {"cables", total.cables},
            {"modules", total.modules},
            {"length_m", inSi(total.length)},
            {"longest_m", inSi(total.longest)},
            {"power_kw", inSi(total.power) / 1e3},
            {"price_low_usd", inSi(total.low)},
            {"price_high_usd", inSi(total.high)}};
}

Json fabricJson(const FabricShare& share, const FabricTotals& totals, int levels)
{
    Json out{
        {"topology",
         choicesOf(share.layout.topology)[static_cast<std::size_t>(share.layout.topology)].key},
        {"rate_gbps", toFile(Measure::LinkRate, inSi(share.rate))},
        {"radix", share.layout.radix},
        {"oversubscription", share.layout.oversubscription},
        {"switch_type", share.switchType},
        {"count", countJson(totals.count)},
        {"switches_placed", totals.placedSwitches},
        {"switches_counted", totals.countedSwitches},
        {"network_racks_counted", totals.countedRacks},
        {"cables", totals.cables},
        {"copper_share", totals.copperShare},
        {"classes", Json::array()}};
    for (const auto& total : totals.totals)
        out["classes"].push_back(totalJson(total, levels));
    return out;
}

Json alternativeJson(const Looked& one)
{
    Json out{{"name", one.alternative.name}, {"fabrics", Json::array()}};
    for (std::size_t i = 0; i < one.totals.size(); ++i)
        out["fabrics"].push_back(fabricJson(one.plan.fabrics[i], one.totals[i], one.levels[i]));
    out["scale_up"] = Json::array();
    for (const auto& domain : one.domains)
        out["scale_up"].push_back(
            {{"type", domain.type},
             {"domains", domain.domains},
             {"gpus", domain.gpus},
             {"gb_s_per_gpu", domain.perGpu ? Json(toFile(Measure::Bandwidth, inSi(*domain.perGpu)))
                                            : Json(nullptr)},
             {"between_racks_m",
              domain.longestWay ? Json(inSi(*domain.longestWay)) : Json(nullptr)}});
    out["services"] = Json::array();
    for (const auto& network : one.services)
        out["services"].push_back({{"name", network.title},
                                   {"ports", network.ports},
                                   {"radix", network.radix},
                                   {"count", countJson(network.count)}});
    out["unknown_ports"] = one.plan.unknownPorts;
    return out;
}

std::string countText(const FabricCount& count)
{
    std::string out = fmt::format("{} leaf", count.leaf);
    if (count.spine > 0)
        out += fmt::format(", {} spine", count.spine);
    if (count.core > 0)
        out += fmt::format(", {} core", count.core);
    return out;
}

std::string fabricText(const FabricShare& share, const FabricTotals& totals, int levels)
{
    std::string out = fmt::format(
        "{} ports of {}, radix {}, {} : {} switches ({}) in {} trees\n", share.layout.endpoints,
        quantityText(inSi(share.rate), Measure::LinkRate, UnitSystem::Si, 3), share.layout.radix,
        choicesOf(share.layout.topology)[static_cast<std::size_t>(share.layout.topology)].title,
        totals.count.switches(), countText(totals.count), totals.count.trees);
    out += fmt::format("switches in placed network racks {}, counted {} (fill {} racks)\n",
                       totals.placedSwitches, totals.countedSwitches, totals.countedRacks);
    TextTable table({{"Links", Align::Left},
                     {"Made of", Align::Left},
                     {"Reach m", Align::Right},
                     {"Cables", Align::Right},
                     {"Modules", Align::Right},
                     {"Longest m", Align::Right},
                     {"Length km", Align::Right},
                     {"Power kW", Align::Right},
                     {"Price USD", Align::Right}});
    for (const auto& total : totals.totals)
        table.row({cableLevelTitle(total.level, levels),
                   total.medium ? total.medium->title : "beyond every reach",
                   total.medium ? numberText(inSi(total.medium->reach), 4) : "–",
                   std::to_string(total.cables), std::to_string(total.modules),
                   numberText(inSi(total.longest), 4), numberText(inSi(total.length) / 1e3, 4),
                   numberText(inSi(total.power) / 1e3, 4),
                   numberText(inSi(total.low), 3) + " to " + numberText(inSi(total.high), 3)});
    return out + table.text() +
           fmt::format("{} cables; {} % of the endpoint links in copper\n", totals.cables,
                       numberText(100.0 * totals.copperShare, 3));
}

std::string alternativeText(const Looked& one)
{
    std::string out = one.alternative.name + "\n";
    for (std::size_t i = 0; i < one.totals.size(); ++i)
        out += fabricText(one.plan.fabrics[i], one.totals[i], one.levels[i]);
    for (const auto& name : one.plan.unknownPorts)
        out += name + ": scale-out ports not stated\n";
    for (const auto& domain : one.domains)
        out += fmt::format("scale-up, {}: {} domains of {} GPUs, {}\n", domain.type, domain.domains,
                           domain.gpus,
                           domain.longestWay ? "between its racks up to " +
                                                   numberText(inSi(*domain.longestWay), 3) +
                                                   " m, cables by its maker"
                                             : std::string("inside one rack or node"));
    for (const auto& network : one.services)
        out += fmt::format("{}: {} ports, {}\n", network.title, network.ports,
                           countText(network.count));
    return out + "\n";
}

Result<Outcome> scheduleOf(const Project& project, const Catalogue& catalogue,
                           const FabricOptions& options)
{
    const auto id = chooseAlternative(project, options.alternative);
    if (!id)
        return tl::unexpected<Fault>(id.error());
    const auto& plan = project.find(*id)->plan;
    const auto fabrics = fabricPlanOf(project, plan, catalogue);
    const CableSchedule schedule(project, plan, fabrics, valuesOf(inputsOf(project)));
    if (options.out.empty()) {
        std::ostringstream text;
        writeCableTable(text, schedule);
        return Outcome{text.str(), 0};
    }
    std::ofstream file(options.out, std::ios::binary | std::ios::trunc);
    writeCableTable(file, schedule);
    file.close();
    if (!file)
        return fail(FaultCode::Locked, {QT_TRANSLATE_NOOP("app", "the file cannot be written"), {}},
                    options.out, {QT_TRANSLATE_NOOP("app", "Choose another name"), {}});
    return Outcome{};
}

} // namespace

Result<Outcome> runFabric(const FabricOptions& options)
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    if (options.form == FabricForm::Csv || !options.out.empty())
        return scheduleOf(*project, *catalogue, options);
    if (!options.alternative.empty())
        if (const auto known = chooseAlternative(*project, options.alternative); !known)
            return tl::unexpected<Fault>(known.error());
    Json json{{"schema", 1}, {"alternatives", Json::array()}};
    std::string text;
    for (const auto& alternative : project->alternatives) {
        if (!options.alternative.empty() && options.alternative != alternative.name)
            continue;
        const Looked looked = lookAt(*project, *catalogue, alternative);
        json["alternatives"].push_back(alternativeJson(looked));
        text += alternativeText(looked);
    }
    return Outcome{options.form == FabricForm::Json ? json.dump(2) + "\n" : text, 0};
}

} // namespace hallwright::app
