// SPDX-License-Identifier: GPL-3.0-or-later
// The light and the dark look: every colour of the window in one place. Grey carries structure,
// colour carries meaning only; one accent.
#pragma once

#include <QColor>
#include <QPalette>

#include <vector>

class QApplication;

namespace hallwright::ui {

enum class ThemeChoice { System, Light, Dark };

struct ThemeColours {
    QColor window, base, alternate, raised; // surfaces
    QColor border;
    QColor text, secondary, disabled;
    QColor accent, onAccent;
    QColor error, warning, note, good; // as text and shapes on any surface
    QColor best;                       // fill of the best value of a comparison
    QColor feedA, feedB, feedC;        // lines and fills, never text (experience.md)
    QColor supply, returned;           // coolant
};

const ThemeColours& lightColours();
const ThemeColours& darkColours();
// Of the theme that is applied.
const ThemeColours& themeColours();
bool darkTheme();

QPalette paletteOf(const ThemeColours& colours);
// Fusion style, palette and the small style sheet.
void applyTheme(QApplication& app, ThemeChoice choice);

// WCAG 2.1 contrast ratio (1 to 21).
double contrast(const QColor& a, const QColor& b);

struct ContrastPair {
    const char* what;
    QColor ink;
    QColor ground;
    double least; // 4.5 for text, 3 for shapes (WCAG 2.1 AA, 1.4.3 and 1.4.11)
};
// Every pair in which the window puts one colour on another.
std::vector<ContrastPair> contrastPairs(const ThemeColours& colours);

} // namespace hallwright::ui
