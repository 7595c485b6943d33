// SPDX-License-Identifier: GPL-3.0-or-later
// The year in a few words: figures of the year and what a study of set points found.
#pragma once

#include "model/results/set_point_study.h"
#include "model/results/year_result.h"

#include <QString>

namespace hallwright::ui {

// Total energy first, then PUE: one never stands without the other.
QString yearFigureText(const model::YearResult& year);
QString studyText(const model::SetPointStudy& study);

} // namespace hallwright::ui
