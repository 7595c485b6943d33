// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bids_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/evaluate.h"
#include "data/import/bid_sheet.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <chrono>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

Date today()
{
    const std::chrono::year_month_day now{
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
    return {static_cast<int>(now.year()), static_cast<int>(static_cast<unsigned>(now.month())),
            static_cast<int>(static_cast<unsigned>(now.day()))};
}

Result<Date> dayOf(const std::string& text)
{
    if (text.empty())
        return today();
    auto day = parseDate(text);
    if (!day)
        day.error().where = "--on";
    return day;
}

Result<std::vector<Bid>> bidsOf(const BidsOptions& options)
{
    const auto mapping = data::bidMapping(options.columns, options.items);
    if (!mapping)
        return tl::unexpected<Fault>(mapping.error());
    std::vector<Bid> out;
    for (const auto& sheet : options.sheets) {
        auto bid = data::readBidSheet(sheet, *mapping);
        if (!bid)
            return tl::unexpected<Fault>(bid.error());
        out.push_back(*std::move(bid));
    }
    return out;
}

// What is shown: the bids on the bill of an alternative.
struct Levelled {
    const std::vector<Input>& inputs;
    const CostCase& cost;
    const std::vector<Bid>& bids;
    LevelledBids level;
    Date on;
};

Json quartersJson(const std::vector<CashQuarter>& quarters)
{
    Json out = Json::array();
    for (const auto& one : quarters)
        out.push_back(
            {{"quarter", one.quarter}, {"capital_usd", one.capital}, {"running_usd", one.running}});
    return out;
}

Json bidJson(const Levelled& all, std::size_t index)
{
    const auto& bid = all.level.bids[index];
    const auto& terms = all.bids[index].terms;
    Json out{{"vendor", bid.vendor},
             {"total_usd", bid.total},
             {"quoted_usd", bid.quoted},
             {"gaps", bid.gaps},
             {"unknown_items", bid.unknownItems},
             {"tco_usd", bid.present},
             {"milestones", {terms.order, terms.delivery, terms.acceptance}},
             {"lead_days", terms.leadDays ? Json(*terms.leadDays) : Json(nullptr)},
             {"tax", terms.tax},
             {"terms", Json(terms.words)}};
    out["cash"] = quartersJson(cashByQuarter(bid.cost, all.inputs, terms));
    return out;
}

Json levelledJson(const Levelled& all)
{
    Json out{{"schema", 1},
             {"on", text(all.on)},
             {"estimate_usd", all.level.estimate},
             {"tco_usd", costAt(all.cost, {valuesOf(all.inputs), {}}).present},
             {"rows", Json::array()},
             {"bids", Json::array()}};
    for (const auto& row : all.level.rows) {
        Json cells = Json::array();
        for (const auto& cell : row.cells)
            cells.push_back({{"usd", cell.usd},
                             {"origin", priceOriginKey(cell.origin)},
                             {"quantity_counted",
                              cell.countedByVendor ? Json(*cell.countedByVendor) : Json(nullptr)}});
        out["rows"].push_back({{"item", row.key},
                               {"title", row.title},
                               {"quantity", row.quantity},
                               {"unit", row.unit},
                               {"estimate_usd", row.estimate},
                               {"bids", std::move(cells)}});
    }
    for (std::size_t i = 0; i < all.level.bids.size(); ++i)
        out["bids"].push_back(bidJson(all, i));
    out["cash_estimate"] = quartersJson(cashByQuarter(all.cost, all.inputs, {}));
    return out;
}

std::string cellText(const LevelledCell& cell)
{
    switch (cell.origin) {
    case PriceOrigin::Quoted:
        return numberText(cell.usd, 5) + (cell.countedByVendor ? " q" : "");
    case PriceOrigin::Included:
        return "included";
    case PriceOrigin::Excluded:
    case PriceOrigin::Expired:
    case PriceOrigin::Estimate:
        break;
    }
    return std::string("~ ") + numberText(cell.usd, 5) +
           (cell.origin == PriceOrigin::Estimate ? ""
                                                 : std::string(" ") + priceOriginKey(cell.origin));
}

std::string rowsText(const Levelled& all)
{
    std::vector<std::pair<std::string, Align>> header{{"Item", Align::Left},
                                                      {"Quantity", Align::Right},
                                                      {"Unit", Align::Left},
                                                      {"Estimate USD", Align::Right}};
    for (const auto& bid : all.level.bids)
        header.emplace_back(bid.vendor + " USD", Align::Right);
    TextTable table(std::move(header));
    for (const auto& row : all.level.rows) {
        std::vector<std::string> cells{row.key, numberText(row.quantity, 6), row.unit,
                                       numberText(row.estimate, 5)};
        for (const auto& cell : row.cells)
            cells.push_back(cellText(cell));
        table.row(std::move(cells));
    }
    std::vector<std::string> totals{"all lines", "", "", numberText(all.level.estimate, 5)};
    std::vector<std::string> present{
        "total cost of ownership", "", "",
        numberText(costAt(all.cost, {valuesOf(all.inputs), {}}).present, 5)};
    for (const auto& bid : all.level.bids) {
        totals.push_back(numberText(bid.total, 5));
        present.push_back(numberText(bid.present, 5));
    }
    table.row(std::move(totals));
    table.row(std::move(present));
    return table.text() + "~ gap filled by the estimate; q: the vendor counted another quantity\n";
}

std::string termsText(const Levelled& all)
{
    std::string out;
    for (std::size_t i = 0; i < all.level.bids.size(); ++i) {
        const auto& bid = all.level.bids[i];
        const auto& terms = all.bids[i].terms;
        out +=
            fmt::format("{}: {} % of its total quoted, {} gaps; payment {}/{}/{} %", bid.vendor,
                        numberText(bid.total > 0.0 ? 100.0 * bid.quoted / bid.total : 0.0, 3),
                        bid.gaps, numberText(100.0 * terms.order),
                        numberText(100.0 * terms.delivery), numberText(100.0 * terms.acceptance));
        if (terms.leadDays)
            out += fmt::format(", delivery {} days", numberText(*terms.leadDays, 4));
        for (const auto& [name, words] : terms.words)
            out += fmt::format("; {}: {}", name, words);
        for (const auto& item : bid.unknownItems)
            out += fmt::format("; not in the bill: {}", item);
        out += "\n";
    }
    return out;
}

std::string cashText(const Levelled& all)
{
    std::vector<std::vector<CashQuarter>> flows{cashByQuarter(all.cost, all.inputs, {})};
    std::vector<std::pair<std::string, Align>> header{{"Quarter", Align::Right},
                                                      {"Estimate USD", Align::Right}};
    for (std::size_t i = 0; i < all.level.bids.size(); ++i) {
        flows.push_back(cashByQuarter(all.level.bids[i].cost, all.inputs, all.bids[i].terms));
        header.emplace_back(all.level.bids[i].vendor + " USD", Align::Right);
    }
    std::size_t longest = 0;
    for (const auto& flow : flows)
        longest = std::max(longest, flow.size());
    TextTable table(std::move(header));
    for (std::size_t quarter = 0; quarter < longest; ++quarter) {
        std::vector<std::string> cells{std::to_string(quarter + 1)};
        for (const auto& flow : flows)
            cells.push_back(quarter < flow.size()
                                ? numberText(flow[quarter].capital + flow[quarter].running, 5)
                                : "–");
        table.row(std::move(cells));
    }
    return "Cash by quarter after the order\n" + table.text();
}

// One row for each item, to be priced by vendors.
std::string billTable(const CostCase& cost, const InputValues& inputs)
{
    std::string out = "item,title,quantity,unit,unit_price,scope,valid_until,note\r\n";
    for (const auto& row : levelled(cost, {}, inputs, {}).rows) {
        std::string title = row.title;
        for (auto at = title.find('"'); at != std::string::npos; at = title.find('"', at + 2))
            title.insert(at, 1, '"');
        out += fmt::format("{},\"{}\",{:.10g},{},,,,\r\n", row.key, title, row.quantity, row.unit);
    }
    return out;
}

} // namespace

Result<Outcome> runBids(const BidsOptions& options)
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    const auto id = chooseAlternative(*project, options.alternative);
    if (!id)
        return tl::unexpected<Fault>(id.error());
    const auto on = dayOf(options.on);
    if (!on)
        return tl::unexpected<Fault>(on.error());
    const auto bids = bidsOf(options);
    if (!bids)
        return tl::unexpected<Fault>(bids.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    EvaluationCache cache;
    const auto assessment = evaluate(*project, *catalogue, *id, cache);
    if (!assessment)
        return tl::unexpected<Fault>(assessment.error());
    const auto costs = scalable(*project, *catalogue, {&*assessment, 1});
    const auto& cost = costs.front().cost;
    const auto inputs = inputsOf(*project);
    if (options.bill)
        return Outcome{billTable(cost, valuesOf(inputs)), 0};
    const Levelled all{inputs, cost, *bids, levelled(cost, *bids, valuesOf(inputs), *on), *on};
    if (options.form == OutputForm::Json)
        return Outcome{levelledJson(all).dump(2) + "\n", 0};
    return Outcome{rowsText(all) + termsText(all) + cashText(all), 0};
}

} // namespace hallwright::app
