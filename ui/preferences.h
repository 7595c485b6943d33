// SPDX-License-Identifier: GPL-3.0-or-later
// What this user has chosen for every project: units, language, theme, recent files.
#pragma once

#include "model/measure.h"
#include "ui/theme.h"

#include <QString>
#include <QStringList>

namespace hallwright::ui {

struct Preferences {
    model::UnitSystem units = model::UnitSystem::Si;
    QString language; // "en", "zh_CN"; empty: of the system
    ThemeChoice theme = ThemeChoice::System;
};

Preferences loadPreferences();
void savePreferences(const Preferences& preferences);

QStringList recentFiles(); // newest first, those that still exist
void addRecentFile(const QString& path);

// Installs the translation of that language for everything made from now on.
void useLanguage(const QString& language);

} // namespace hallwright::ui
