// SPDX-License-Identifier: GPL-3.0-or-later
// Vendors' bids on a bill of quantities: quoted prices stand for estimates line by line, what is
// not offered or no longer valid is filled by the estimate and marked.
#pragma once

#include "model/date.h"
#include "model/economics/cost_case.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// Whether a vendor supplies an item: priced; in the price of another item; expressly not.
enum class BidScope { Priced, Included, Excluded };

struct QuotedLine {
    std::string item;                // key of a bill line: "ups", "racks/gb300-nvl72"
    std::optional<double> unitPrice; // USD per unit as the bill shows it
    std::optional<double> total;     // USD; either
    std::optional<double> quantity;  // that the vendor counted
    BidScope scope = BidScope::Priced;
    Date validUntil; // not stated: valid
    std::string note;
};

// Payment of a price in shares: with the order, on delivery, on acceptance.
struct BidTerms {
    double order = 0.3;
    double delivery = 0.6;
    double acceptance = 0.1;
    std::optional<double> leadDays;
    double tax = 0.0; // over the prices, where they are without
    std::map<std::string, std::string>
        words; // warranty, delay damages, incoterm: shown, not priced
};

struct Bid {
    std::string vendor;
    std::vector<QuotedLine> lines;
    BidTerms terms;
};

enum class PriceOrigin { Quoted, Included, Excluded, Expired, Estimate };
const char* priceOriginKey(PriceOrigin origin); // "quoted"

struct LevelledCell {
    double usd = 0.0; // of the bill's quantity, tax included
    PriceOrigin origin = PriceOrigin::Estimate;
    std::optional<double> countedByVendor; // quantity, where it differs by more than 1 %
};

struct LevelledRow {
    std::string key;
    std::string title;
    double quantity = 0.0; // as the bill shows it
    std::string unit;
    double estimate = 0.0;           // USD
    std::vector<LevelledCell> cells; // by bid
};

struct LevelledBid {
    std::string vendor;
    double total = 0.0;                    // USD, gaps filled
    double quoted = 0.0;                   // of it, by quotes
    int gaps = 0;                          // lines that the estimate fills
    std::vector<std::string> unknownItems; // that no line of the bill has
    CostCase cost;                         // with its prices
    double present = 0.0;                  // total cost of ownership, USD
};

struct LevelledBids {
    std::vector<LevelledRow> rows;
    std::vector<LevelledBid> bids;
    double estimate = 0.0; // of the same lines, USD
};
// `on`: the day by which validity is judged; not stated: all are valid.
LevelledBids levelled(const CostCase& cost, const std::vector<Bid>& bids, const InputValues& inputs,
                      const Date& on);

// Money that leaves in a quarter after the order; quarters count from 0.
struct CashQuarter {
    int quarter = 0;
    double capital = 0.0; // USD
    double running = 0.0;
};
// The capital of the build by the terms, then the years of operation in quarters: running cost
// evenly, replacements and the rest at a year's end. The sums are those of the yearly cash flow.
std::vector<CashQuarter> cashByQuarter(const CostCase& cost, const std::vector<Input>& inputs,
                                       const BidTerms& terms);

} // namespace hallwright::model
