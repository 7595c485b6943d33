// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of an array as plain numbers for the tool that draws it.
#pragma once

#include "model/edit/place.h"

#include <QSizeF>

#include <optional>

namespace hallwright::ui {

QSizeF arraySize(const model::ArrayCount& count);                 // m
std::optional<double> arrayPower(const model::ArrayCount& count); // W
double gapOf(const model::ArrayRequest& request);                 // m

} // namespace hallwright::ui
