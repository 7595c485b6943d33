// SPDX-License-Identifier: GPL-3.0-or-later
// The verb bids: vendors' price sheets levelled side by side over an alternative's bill, and the
// cash flow by quarter.
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct BidsOptions {
    std::string file;
    std::vector<std::string> sheets;
    std::string alternative;          // empty: the only one
    std::vector<std::string> columns; // "item=Position": of the sheets
    std::vector<std::string> items;   // "USV=ups": the sheets' words
    std::string on;                   // day by which validity is judged; empty: today
    bool bill = false;                // only the bill to send out, as CSV
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runBids(const BidsOptions& options);

} // namespace hallwright::app
