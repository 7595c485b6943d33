// SPDX-License-Identifier: GPL-3.0-or-later
// Prints report values to PDF: pages with running head and "page x of y", tables that repeat their
// header, drawings and plots as vectors. Runs without a window on the offscreen platform.
#pragma once

#include "model/report/report.h"
#include "model/result.h"

#include <QString>

#include <functional>

namespace hallwright::ui {

enum class Paper { A4, Letter };

struct PrintOptions {
    Paper paper = Paper::A4;
    std::function<void(int done, int all)> progress; // may be empty
};

// Pages printed; Locked where the file cannot be written. A QGuiApplication must exist.
model::Result<int> printPdf(const model::Report& report, const QString& file,
                            const PrintOptions& options = {});

} // namespace hallwright::ui
