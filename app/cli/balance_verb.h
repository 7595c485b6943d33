// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `balance`: valve settings, index circuit and pump power of every coolant group.
#pragma once

#include "app/cli/outcome.h"

#include <optional>
#include <string>

namespace hallwright::app {

struct BalanceOptions {
    std::string file;
    std::string alternative;
    std::optional<double> targetKw; // of each group's pumps
    OutputForm form = OutputForm::Text;
};

// Status 1 where some group cannot be balanced.
model::Result<Outcome> runBalance(const BalanceOptions& options);

} // namespace hallwright::app
