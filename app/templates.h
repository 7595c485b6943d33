// SPDX-License-Identifier: GPL-3.0-or-later
// Built-in projects to start from: one per system of the mission, and the worked example.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"

#include <span>
#include <string_view>

namespace hallwright::app {

struct Template {
    const char* name;        // as on the command line: "superpod-gen2"
    const char* title;       // source text
    const char* description; // source text
    model::Result<model::Project> (*build)(const model::Catalogue& catalogue);
};

std::span<const Template> templates();

// The project of a template; InvalidArgument listing the names where there is none of this one.
model::Result<model::Project> projectFromTemplate(std::string_view name,
                                                  const model::Catalogue& catalogue);

} // namespace hallwright::app
