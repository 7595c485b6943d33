// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/templates.h"

#include "app/template_builder.h"

#include <array>

namespace hallwright::app {

using namespace model;

namespace {

// Uniform floor loads for the examples: a common raised floor, and a strengthened slab for
// superpods (25 kN/m² is the usual industry slab; facts on floors in the manual).
constexpr double slab = 2550.0;

// DGX H100 SuperPOD scalable unit: 32 nodes, four to a rack (NVIDIA reference architecture).
Result<Project> airNodes(const Catalogue& catalogue)
{
    return TemplateBuilder(catalogue, "Air-cooled 8-GPU nodes")
        .alternative("A air nodes", "One DGX H100 SuperPOD scalable unit: 32 nodes in 8 racks")
        .hall({.type = "rack-4x-dgx-h100",
               .label = "Hall 1",
               .rows = 2,
               .perRow = 4,
               .floorLimit = slab})
        .done();
}

Result<Project> superpods(const Catalogue& catalogue, const char* type, const char* title,
                          int perRow)
{
    return TemplateBuilder(catalogue, title)
        .alternative("B superpods", title)
        .hall({.type = type, .label = "Hall 1", .rows = 2, .perRow = perRow, .floorLimit = slab})
        .done();
}

Result<Project> superpodGen1(const Catalogue& catalogue)
{
    return superpods(catalogue, "superpod-gen1", "Superpods of 72 GPUs in two racks, generation 1",
                     4);
}

Result<Project> superpodGen2(const Catalogue& catalogue)
{
    return superpods(catalogue, "superpod-gen2", "Superpods of 72 GPUs in one rack, generation 2",
                     8);
}

Result<Project> superpodGen3(const Catalogue& catalogue)
{
    return superpods(catalogue, "superpod-gen3", "Superpods of 72 GPUs in one rack, generation 3",
                     8);
}

Result<Project> hybrid(const Catalogue& catalogue)
{
    return TemplateBuilder(catalogue, "Hybrid site")
        .alternative(
            "Hybrid",
            "Superpods for pre-training, air nodes for many-model inference and development")
        .hall({.type = "superpod-gen2",
               .label = "Training",
               .rows = 2,
               .perRow = 8,
               .floorLimit = slab})
        .hall({.type = "rack-2x-dgx-b200",
               .label = "Inference",
               .rows = 4,
               .perRow = 9,
               .floorLimit = slab})
        .done();
}

Result<Project> cluster10k(const Catalogue& catalogue)
{
    return TemplateBuilder(catalogue, "Cluster of ten thousand GPUs")
        .alternative("B superpods", "144 generation-2 superpods: 10,368 GPUs in one hall")
        .hall({.type = "superpod-gen2",
               .label = "Hall 1",
               .rows = 9,
               .perRow = 16,
               .floorLimit = slab})
        .done();
}

// 97 × 144 × 72 = 1,005,696 GPUs: the fewest equal halls of 10,368 that reach a million.
Result<Project> campus1m(const Catalogue& catalogue)
{
    return TemplateBuilder(catalogue, "Campus of a million GPUs")
        .alternative("B superpods", "97 equal halls of 144 generation-2 superpods")
        .hall({.type = "superpod-gen2",
               .label = "Hall",
               .rows = 9,
               .perRow = 16,
               .count = 97,
               .floorLimit = slab})
        .done();
}

// All at 1,152 GPUs: 16 superpods, or 144 nodes, or half of each.
Result<Project> architectureComparison(const Catalogue& catalogue)
{
    return TemplateBuilder(catalogue, "Architectures at 1,152 GPUs")
        .alternative("A air nodes", "144 air-cooled 8-GPU nodes, two to a rack")
        .hall({.type = "rack-2x-dgx-b200",
               .label = "Hall 1",
               .rows = 6,
               .perRow = 12,
               .floorLimit = slab})
        .alternative("B gen-1", "16 superpods of 72 GPUs in two racks")
        .hall({.type = "superpod-gen1",
               .label = "Hall 1",
               .rows = 4,
               .perRow = 4,
               .floorLimit = slab})
        .alternative("B gen-2", "16 superpods of 72 GPUs in one rack")
        .hall({.type = "superpod-gen2",
               .label = "Hall 1",
               .rows = 2,
               .perRow = 8,
               .floorLimit = slab})
        .alternative("B gen-3", "16 superpods of 72 GPUs in one rack")
        .hall({.type = "superpod-gen3",
               .label = "Hall 1",
               .rows = 2,
               .perRow = 8,
               .floorLimit = slab})
        .alternative("Hybrid", "8 generation-2 superpods and 72 air-cooled nodes")
        .hall({.type = "superpod-gen2",
               .label = "Training",
               .rows = 1,
               .perRow = 8,
               .floorLimit = slab})
        .hall({.type = "rack-2x-dgx-b200",
               .label = "Inference",
               .rows = 4,
               .perRow = 9,
               .floorLimit = slab})
        .done();
}

// The numbers of the recipes' worked example: 16 GB300 racks, 2N, row CDUs at N+1, PG25 at 35 °C.
Result<Project> workedExample(const Catalogue& catalogue)
{
    TemplateBuilder builder(catalogue, "Worked example");
    builder.alternative("GB300", "16 GB300 racks in two rows of eight, 2N, row CDUs at N+1")
        .hall({.type = "gb300-nvl72-pod", .label = "Hall 1", .rows = 2, .perRow = 8});
    const TypeId cdu = builder.type("vertiv-xdu1350");
    return builder.power([](PowerRecipe& recipe) { recipe.racksPerBusway = 4; })
        .coolant([cdu](CoolantRecipe& recipe) {
            recipe.cduType = cdu;
            recipe.racksPerGroup = 16;
        })
        .done();
}

// Eight GB300 racks on one row CDU of published rating.
Result<Project> gb300Row(const Catalogue& catalogue)
{
    TemplateBuilder builder(catalogue, "GB300 row on a row CDU");
    builder
        .alternative("GB300 row",
                     "8 GB300 racks in one row on a 1,368 kW row CDU with a second one at N+1")
        .hall({.type = "gb300-nvl72-pod",
               .label = "Hall 1",
               .rows = 1,
               .perRow = 8,
               .floorLimit = slab});
    const TypeId cdu = builder.type("vertiv-xdu1350");
    return builder.coolant([cdu](CoolantRecipe& recipe) { recipe.cduType = cdu; }).done();
}

constexpr std::array list{
    Template{
        "air-nodes", QT_TRANSLATE_NOOP("template", "Air-cooled 8-GPU nodes"),
        QT_TRANSLATE_NOOP("template", "32 DGX H100 nodes in 8 racks: one SuperPOD scalable unit"),
        airNodes},
    Template{
        "superpod-gen1", QT_TRANSLATE_NOOP("template", "Superpods, generation 1"),
        QT_TRANSLATE_NOOP("template", "8 superpods of 72 GPUs, two racks and about 120 kW each"),
        superpodGen1},
    Template{
        "superpod-gen2", QT_TRANSLATE_NOOP("template", "Superpods, generation 2"),
        QT_TRANSLATE_NOOP("template", "16 superpods of 72 GPUs with 288 GB each, one rack each"),
        superpodGen2},
    Template{"superpod-gen3", QT_TRANSLATE_NOOP("template", "Superpods, generation 3"),
             QT_TRANSLATE_NOOP("template", "16 superpods of 72 GPUs over 170 kW each"),
             superpodGen3},
    Template{"hybrid", QT_TRANSLATE_NOOP("template", "Hybrid site"),
             QT_TRANSLATE_NOOP(
                 "template", "Superpods for pre-training and air nodes for inference, in one site"),
             hybrid},
    Template{"cluster-10k", QT_TRANSLATE_NOOP("template", "Ten-thousand-GPU cluster"),
             QT_TRANSLATE_NOOP("template", "144 superpods in one hall"), cluster10k},
    Template{"campus-1m", QT_TRANSLATE_NOOP("template", "Million-GPU campus"),
             QT_TRANSLATE_NOOP("template", "97 equal halls of 144 superpods"), campus1m},
    Template{"architecture-comparison", QT_TRANSLATE_NOOP("template", "Architecture comparison"),
             QT_TRANSLATE_NOOP("template",
                               "Air nodes, three superpod generations and a hybrid at 1,152 GPUs"),
             architectureComparison},
    Template{"worked-example", QT_TRANSLATE_NOOP("template", "Worked example"),
             QT_TRANSLATE_NOOP("template",
                               "16 GB300 racks whose sizing can be followed by hand in the manual"),
             workedExample},
    Template{"gb300-row", QT_TRANSLATE_NOOP("template", "GB300 row"),
             QT_TRANSLATE_NOOP("template", "8 GB300 racks on a row CDU of published rating"),
             gb300Row},
};

} // namespace

std::span<const Template> templates()
{
    return list;
}

Result<Project> projectFromTemplate(std::string_view name, const Catalogue& catalogue)
{
    std::string names;
    for (const auto& one : list) {
        if (name == one.name)
            return one.build(catalogue);
        names += (names.empty() ? "" : ", ") + std::string(one.name);
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("app", "there is no template \"{0}\""), {std::string(name)}},
                "--template", {QT_TRANSLATE_NOOP("app", "the templates are: {0}"), {names}});
}

} // namespace hallwright::app
