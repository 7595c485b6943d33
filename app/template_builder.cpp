// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/template_builder.h"

#include "model/edit/edit.h"

#include <algorithm>

namespace hallwright::app {

using namespace model;

namespace {

const Length wallAisle = metres(1.8); // from walls to the racks, and before the first row's fronts

} // namespace

TemplateBuilder::TemplateBuilder(const Catalogue& catalogue, std::string name)
    : catalogue_(catalogue)
{
    Project project;
    project.name = std::move(name);
    project_ = std::move(project);
}

TemplateBuilder& TemplateBuilder::alternative(const std::string& name,
                                              const std::string& description)
{
    project_ =
        project_.and_then([&](const Project& project) { return addAlternative(project, name); });
    if (project_) {
        project_->alternatives.back().description = description;
        alternative_ = project_->alternatives.back().id;
    }
    return *this;
}

TemplateBuilder& TemplateBuilder::hall(const HallBlock& block)
{
    ArrayRequest request;
    request.type = block.type;
    request.x = wallAisle;
    request.y = wallAisle;
    request.rows = block.rows;
    request.perRow = block.perRow;
    project_ = project_.and_then([&](const Project& project) -> Result<Project> {
        const auto size = countArray(project, catalogue_, request);
        if (!size)
            return tl::unexpected<Fault>(size.error());
        Hall hall;
        hall.label = block.label;
        hall.count = block.count;
        hall.width = size->width + wallAisle * 2.0;
        hall.depth = size->depth + wallAisle * 2.0;
        if (block.floorLimit > 0.0)
            hall.floorLimit = kilogramsPerSquareMetre(block.floorLimit);
        return addHall(project, alternative_, hall);
    });
    if (!project_)
        return *this;
    hall_ = (*project_).find(alternative_)->plan.halls.begin()->id;
    for (const auto& one : (*project_).find(alternative_)->plan.halls)
        hall_ = std::max(hall_, one.id);
    request.hall = hall_;
    project_ = project_.and_then([&](const Project& project) {
        return placeArray(project, catalogue_, alternative_, request);
    });
    return *this;
}

TemplateBuilder& TemplateBuilder::racks(const std::string& type, int rows, int perRow)
{
    ArrayRequest request;
    request.type = type;
    request.hall = hall_;
    request.x = wallAisle;
    request.rows = rows;
    request.perRow = perRow;
    project_ = project_.and_then([&](const Project& before) -> Result<Project> {
        const auto size = countArray(before, catalogue_, request);
        if (!size)
            return tl::unexpected<Fault>(size.error());
        Hall hall = *before.find(alternative_)->plan.halls.find(hall_);
        request.y = hall.depth;
        hall.depth += size->depth + wallAisle;
        hall.width = std::max(hall.width, size->width + wallAisle * 2.0);
        return editPlan(before, alternative_, [&hall](const Plan& old) -> Result<Plan> {
            Plan plan = old;
            plan.halls = old.halls.with({hall});
            return plan;
        });
    });
    project_ = project_.and_then([&](const Project& project) {
        return placeArray(project, catalogue_, alternative_, request);
    });
    return *this;
}

TemplateBuilder& TemplateBuilder::planStep(const std::function<Result<Plan>(const Plan&)>& change)
{
    project_ = project_.and_then(
        [&](const Project& project) { return editPlan(project, alternative_, change); });
    return *this;
}

TemplateBuilder& TemplateBuilder::power(const std::function<void(PowerRecipe&)>& change)
{
    return planStep([&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        PowerRecipe recipe = *before.powerRecipes.find(hall_);
        change(recipe);
        plan.powerRecipes = plan.powerRecipes.with({recipe});
        return plan;
    });
}

TemplateBuilder& TemplateBuilder::coolant(const std::function<void(CoolantRecipe&)>& change)
{
    return planStep([&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        CoolantRecipe recipe = *before.coolantRecipes.find(hall_);
        change(recipe);
        plan.coolantRecipes = plan.coolantRecipes.with({recipe});
        return plan;
    });
}

TemplateBuilder& TemplateBuilder::air(const std::function<void(AirRecipe&)>& change)
{
    return planStep([&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        AirRecipe recipe = *before.airRecipes.find(hall_);
        change(recipe);
        plan.airRecipes = plan.airRecipes.with({recipe});
        return plan;
    });
}

TemplateBuilder& TemplateBuilder::workload(const std::function<void(Workload&)>& change)
{
    return planStep([&](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        change(plan.workload);
        return plan;
    });
}

TypeId TemplateBuilder::type(const std::string& key)
{
    if (!project_)
        return {};
    const auto id = ensureType(*project_, catalogue_, key);
    if (!id) {
        project_ = tl::unexpected<Fault>(id.error());
        return {};
    }
    return *id;
}

} // namespace hallwright::app
