// SPDX-License-Identifier: GPL-3.0-or-later
// `weather FILE.epw [--json]`: a weather year as read, with what was filled in.
#pragma once

#include "model/result.h"

#include <string>

namespace hallwright::app {

struct WeatherOptions {
    std::string file;
    bool json = false;
};

model::Result<std::string> weatherText(const WeatherOptions& options);

} // namespace hallwright::app
