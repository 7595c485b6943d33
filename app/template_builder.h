// SPDX-License-Identifier: GPL-3.0-or-later
// Builds a template's project step by step with the same edits that a person uses; the first Fault
// stops all later steps and comes out of `done`.
#pragma once

#include "model/edit/alternatives.h"
#include "model/edit/place.h"

#include <string>

namespace hallwright::app {

// A block of equal racks or superpods in a hall of its own.
struct HallBlock {
    std::string type;  // catalogue key
    std::string label; // of the hall
    int rows = 2;
    int perRow = 8;
    int count = 1;         // equal halls
    double floorLimit = 0; // kg/m²; 0: not known
};

class TemplateBuilder {
public:
    TemplateBuilder(const model::Catalogue& catalogue, std::string name);

    TemplateBuilder& alternative(const std::string& name, const std::string& description);
    // A hall just large enough for the block with its aisles, added to the newest alternative.
    TemplateBuilder& hall(const HallBlock& block);
    // More racks in the newest hall: `rows` rows of `perRow` above what stands there.
    TemplateBuilder& racks(const std::string& type, int rows, int perRow);
    // Changes of the newest hall's recipes and of the plan as a whole.
    TemplateBuilder& power(const std::function<void(model::PowerRecipe&)>& change);
    TemplateBuilder& coolant(const std::function<void(model::CoolantRecipe&)>& change);
    TemplateBuilder& air(const std::function<void(model::AirRecipe&)>& change);
    TemplateBuilder& workload(const std::function<void(model::Workload&)>& change);
    // The project's copy of a type, for recipes that name one.
    model::TypeId type(const std::string& key);

    model::Result<model::Project> done() const { return project_; }

private:
    TemplateBuilder&
    planStep(const std::function<model::Result<model::Plan>(const model::Plan&)>& change);

    const model::Catalogue& catalogue_;
    model::Result<model::Project> project_;
    model::AlternativeId alternative_;
    model::HallId hall_;
};

} // namespace hallwright::app
