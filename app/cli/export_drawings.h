// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of an alternative into files: one as SVG or DXF, the set as PDF.
#pragma once

#include "app/cli/export_verb.h"

namespace hallwright::app {

// `form` is svg, dxf or pdf. An SVG or DXF file holds one drawing: where the choice gives several,
// each goes into a file of its own with its number before the suffix.
model::Result<Outcome> exportDrawings(const ExportOptions& options, const std::string& form);

} // namespace hallwright::app
