// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme.h"

#include <QApplication>
#include <QStyleFactory>

#include <cmath>

namespace hallwright::ui {

namespace {

ThemeColours makeLight()
{
    return {.window = "#f1f3f5",
            .base = "#ffffff",
            .alternate = "#f6f7f9",
            .raised = "#ffffff",
            .border = "#cfd5dc",
            .text = "#1b2026",
            .secondary = "#545d68",
            .disabled = "#8b949e",
            .accent = "#0a5ca8",
            .onAccent = "#ffffff",
            .error = "#b3261e",
            .warning = "#8a5200",
            .note = "#3f5f82",
            .good = "#14693a",
            .best = "#dcefe3",
            .feedA = "#0072b2",
            .feedB = "#d55e00",
            .feedC = "#008a63",
            .supply = "#0b7fa8",
            .returned = "#a3462e"};
}

// Not the light one inverted: surfaces step up in lightness with elevation, inks are softer.
ThemeColours makeDark()
{
    return {.window = "#20252b",
            .base = "#171b20",
            .alternate = "#1c2127",
            .raised = "#2a3038",
            .border = "#3d4650",
            .text = "#e4e8ec",
            .secondary = "#a9b3be",
            .disabled = "#6f7985",
            .accent = "#6cb2f7",
            .onAccent = "#0c1420",
            .error = "#ff8b80",
            .warning = "#f2b84b",
            .note = "#9fc0e4",
            .good = "#74cf98",
            .best = "#1f3d2c",
            .feedA = "#3d9bd6",
            .feedB = "#ec8136",
            .feedC = "#24b48a",
            .supply = "#47b8dc",
            .returned = "#dd8466"};
}

bool& darkApplied()
{
    static bool dark = false;
    return dark;
}

QString styleSheetOf(const ThemeColours& c)
{
    const QString sheet = QStringLiteral(R"(
QToolTip { color: %text; background: %raised; border: 1px solid %border; padding: 4px; }
QMainWindow::separator { background: %window; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: %accent; }
QDockWidget::title { background: %window; padding: 4px 8px; text-align: left; }
QHeaderView::section { background: %window; color: %secondary; border: none;
  border-right: 1px solid %border; border-bottom: 1px solid %border; padding: 3px 6px; }
QTableView, QTreeView, QListView { border: 1px solid %border; gridline-color: %border; }
QStatusBar::item { border: none; }
QToolBar { border: none; border-bottom: 1px solid %border; spacing: 2px; padding: 2px; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="secondary"] { color: %secondary; }
QLabel[role="error"] { color: %error; }
QFrame[role="banner"] { background: %raised; border: none; border-left: 4px solid %warning;
  border-bottom: 1px solid %border; }
QLineEdit[state="bad"] { border: 1px solid %error; }
QLineEdit[state="overridden"] { font-weight: 600; }
QPushButton[role="card"] { text-align: left; padding: 12px; border: 1px solid %border;
  border-radius: 4px; background: %raised; }
QPushButton[role="card"]:hover, QPushButton[role="card"]:focus { border-color: %accent; }
QToolButton:checked { background: %best; }
)");
    QString out = sheet;
    const std::pair<const char*, QColor> names[] = {
        {"%secondary", c.secondary}, {"%text", c.text},     {"%raised", c.raised},
        {"%border", c.border},       {"%window", c.window}, {"%accent", c.accent},
        {"%error", c.error},         {"%best", c.best},     {"%warning", c.warning}};
    for (const auto& [name, colour] : names)
        out.replace(QLatin1String(name), colour.name());
    return out;
}

double channel(double value)
{
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

} // namespace

const ThemeColours& lightColours()
{
    static const ThemeColours colours = makeLight();
    return colours;
}

const ThemeColours& darkColours()
{
    static const ThemeColours colours = makeDark();
    return colours;
}

const ThemeColours& themeColours()
{
    return darkApplied() ? darkColours() : lightColours();
}

bool darkTheme()
{
    return darkApplied();
}

QPalette paletteOf(const ThemeColours& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.window);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, c.alternate);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::PlaceholderText, c.secondary);
    palette.setColor(QPalette::Button, c.raised);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::BrightText, c.error);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    palette.setColor(QPalette::Light, c.raised);
    palette.setColor(QPalette::Midlight, c.alternate);
    palette.setColor(QPalette::Mid, c.border);
    palette.setColor(QPalette::Dark, c.border);
    palette.setColor(QPalette::Shadow, c.border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.disabled);
    return palette;
}

void applyTheme(QApplication& app, ThemeChoice choice)
{
    static const bool systemDark = [&] {
        const QPalette system = app.palette();
        return system.color(QPalette::Window).lightness() <
               system.color(QPalette::WindowText).lightness();
    }();
    darkApplied() = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemDark);
    app.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    app.setPalette(paletteOf(themeColours()));
    app.setStyleSheet(styleSheetOf(themeColours()));
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

std::vector<ContrastPair> contrastPairs(const ThemeColours& c)
{
    std::vector<ContrastPair> pairs{{"selected text", c.onAccent, c.accent, 4.5},
                                    {"text on best value", c.text, c.best, 4.5}};
    for (const QColor& ground : {c.window, c.base, c.alternate, c.raised}) {
        for (const auto& [what, ink] : {std::pair{"text", c.text},
                                        {"secondary text", c.secondary},
                                        {"error", c.error},
                                        {"warning", c.warning},
                                        {"note", c.note},
                                        {"good", c.good},
                                        {"link", c.accent}})
            pairs.push_back({what, ink, ground, 4.5});
        for (const auto& [what, ink] : {std::pair{"feed A", c.feedA},
                                        {"feed B", c.feedB},
                                        {"feed C", c.feedC},
                                        {"supply", c.supply},
                                        {"return", c.returned}})
            pairs.push_back({what, ink, ground, 3.0});
    }
    return pairs;
}

} // namespace hallwright::ui
