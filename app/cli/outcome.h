// SPDX-License-Identifier: GPL-3.0-or-later
// What a verb gives back: text for standard output and the exit status (cli.md).
#pragma once

#include "model/result.h"

#include <string>

namespace hallwright::app {

enum class OutputForm { Text, Json };

struct Outcome {
    std::string output; // ends with a line end where it is not empty
    int status = 0;
};

// 2 arguments, 3 unreadable or invalid input, 4 no solution, 5 locked.
int statusOf(const model::Fault& fault);

} // namespace hallwright::app
