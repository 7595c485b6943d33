// SPDX-License-Identifier: GPL-3.0-or-later
// The line-drawn icons in the ink of the theme, and the shapes that tell severities apart.
#pragma once

#include "model/results/finding.h"

#include <QColor>
#include <QIcon>
#include <QString>

namespace hallwright::ui {

// An icon of resources/icons, drawn in the text colour of the theme; empty where there is none.
QIcon themedIcon(const QString& name);
// The same in a colour of one's own.
QIcon inkedIcon(const QString& name, const QColor& ink);

// Error: octagon, warning: triangle, note: circle; each in its colour.
QIcon severityIcon(model::Severity severity);
QColor severityColour(model::Severity severity);

} // namespace hallwright::ui
