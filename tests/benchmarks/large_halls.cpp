// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/large_halls.h"

#include "app/template_builder.h"
#include "data/catalogue/catalogue_library.h"

namespace hallwright::benchmarks {

const model::Catalogue& catalogue()
{
    static const auto loaded = data::loadCatalogue(data::catalogueFolder());
    model::ensure(loaded.has_value(), "the shipped catalogue loads");
    return *loaded;
}

const model::Project& thousandRacks()
{
    static const auto project =
        app::TemplateBuilder(catalogue(), "Thousand racks")
            .alternative("B superpods", "")
            .hall({.type = "superpod-gen2", .label = "Hall 1", .rows = 50, .perRow = 20})
            .done();
    model::ensure(project.has_value() && project->alternatives.front().plan.racks.size() == 1000,
                  "a hall of 1,000 racks builds");
    return *project;
}

} // namespace hallwright::benchmarks
