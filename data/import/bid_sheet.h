// SPDX-License-Identifier: GPL-3.0-or-later
// A vendor's price sheet (CSV) with its own column names, as a bid.
#pragma once

#include "model/economics/bids.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hallwright::data {

// Columns: item, unit_price, total, quantity, scope, valid_until, note. Rows whose item begins with
// "terms/" are terms: their value is the unit price or the note. "terms/milestones" is three
// percentages ("30/60/10"), "terms/lead_days" and "terms/tax_pct" numbers, others are words.
struct BidMapping {
    // Name of this program's column → the sheet's; those left out have their own name.
    std::map<std::string, std::string> columns;
    // The sheet's word for an item → key of the bill.
    std::map<std::string, std::string> items;
};

// "item=Position": InvalidArgument where the left side is no column (of `items`: never).
model::Result<BidMapping> bidMapping(const std::vector<std::string>& columns,
                                     const std::vector<std::string>& items);

// Prices with a currency other than USD are refused: convert at a stated date first. A Fault names
// file and line.
model::Result<model::Bid> readBidSheet(const std::filesystem::path& file,
                                       const BidMapping& mapping);

} // namespace hallwright::data
