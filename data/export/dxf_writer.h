// SPDX-License-Identifier: GPL-3.0-or-later
// A line drawing as a text DXF file (AutoCAD 2000, AC1015) in millimetres.
#pragma once

#include "model/report/line_drawing.h"
#include "model/result.h"

#include <filesystem>

namespace hallwright::data {

// Letters beyond ASCII as \U+ escapes, which every reader of that version knows. Locked where the
// file cannot be written.
model::Result<void> writeDxf(const model::LineDrawing& drawing, const std::filesystem::path& file);

} // namespace hallwright::data
