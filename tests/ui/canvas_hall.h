// SPDX-License-Identifier: GPL-3.0-or-later
// A small hall with a few plain types for tests of the canvas; figures are round, not any maker's.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/results/assessment.h"
#include "ui/document.h"

namespace hallwright::tests {

// Types: "liquid-rack" 0.6 × 1.2 m, 120 kW; "air-rack" 0.6 × 1.2 m, 40 kW; "network-rack";
// "pod" of two "pod-rack"; "cdu", "crah", "pdu" 0.9 × 1.2 m, 2.4 × 0.9 m, 0.8 × 0.8 m.
const model::Catalogue& canvasCatalogue();

// One alternative with one hall of 24 × 12 m and 0.6 m tiles.
model::Project emptyHallProject();
// Rows of liquid racks by direct tables: `rows` of `perRow`, each with its row id.
model::Project rowsProject(int rows, int perRow);

// Results that grow along each row, so that overlays show their scales; not a calculation.
model::Result<model::Assessment> patternedAssessment(const model::Project& project,
                                                     model::AlternativeId alternative);

// Services with the catalogue and, where wanted, the patterned assessment.
enum class Numbers { None, Patterned };
ui::Services canvasServices(Numbers numbers);

} // namespace hallwright::tests
