// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/offscreen.h"

#include <QApplication>
#include <QHashFunctions>
#include <QTranslator>

#include <cstdio>

namespace hallwright::app {

namespace {

// Of Qt's own words only failures reach standard error: the rest is about the desktop.
void onlyFailures(QtMsgType type, const QMessageLogContext&, const QString& words)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "hallwright-cli: %s\n", words.toUtf8().constData());
}

} // namespace

Offscreen::Offscreen(const std::string& language)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // The order of fonts and objects in a file must not depend on the seed of hash tables.
    QHashSeed::setDeterministicGlobalSeed();
    qInstallMessageHandler(onlyFailures);
    static char name[] = "hallwright-cli";
    static char* arguments[] = {name, nullptr};
    static int count = 1;
    application_ = std::make_unique<QApplication>(count, arguments);
    translator_ = std::make_unique<QTranslator>();
    if (language == "zh_CN" && translator_->load(QStringLiteral(":/i18n/hallwright_zh_CN.qm")))
        QCoreApplication::installTranslator(translator_.get());
}

Offscreen::~Offscreen() = default;

} // namespace hallwright::app
