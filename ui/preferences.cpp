// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace hallwright::ui {

namespace {
constexpr int recentLimit = 10;
} // namespace

Preferences loadPreferences()
{
    const QSettings settings;
    Preferences out;
    out.units = settings.value(QStringLiteral("units")) == QStringLiteral("ip")
                    ? model::UnitSystem::Ip
                    : model::UnitSystem::Si;
    out.language = settings.value(QStringLiteral("language")).toString();
    const QString theme = settings.value(QStringLiteral("theme")).toString();
    out.theme = theme == QLatin1String("dark")    ? ThemeChoice::Dark
                : theme == QLatin1String("light") ? ThemeChoice::Light
                                                  : ThemeChoice::System;
    return out;
}

void savePreferences(const Preferences& preferences)
{
    QSettings settings;
    settings.setValue(QStringLiteral("units"), preferences.units == model::UnitSystem::Ip
                                                   ? QStringLiteral("ip")
                                                   : QStringLiteral("si"));
    settings.setValue(QStringLiteral("language"), preferences.language);
    settings.setValue(QStringLiteral("theme"),
                      preferences.theme == ThemeChoice::Dark    ? QStringLiteral("dark")
                      : preferences.theme == ThemeChoice::Light ? QStringLiteral("light")
                                                                : QStringLiteral("system"));
}

QStringList recentFiles()
{
    QStringList out;
    for (const QString& path : QSettings().value(QStringLiteral("recent")).toStringList())
        if (QFileInfo::exists(path))
            out << path;
    return out;
}

void addRecentFile(const QString& path)
{
    QSettings settings;
    QStringList all = settings.value(QStringLiteral("recent")).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    all.removeAll(absolute);
    all.prepend(absolute);
    settings.setValue(QStringLiteral("recent"), all.mid(0, recentLimit));
}

void useLanguage(const QString& language)
{
    static QTranslator ours;
    static QTranslator qts;
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qts);
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    if (locale.language() != QLocale::Chinese)
        return; // source texts are English
    if (qts.load(QStringLiteral("qtbase_zh_CN"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts);
    if (ours.load(QStringLiteral(":/i18n/hallwright_zh_CN.qm")))
        QCoreApplication::installTranslator(&ours);
}

} // namespace hallwright::ui
