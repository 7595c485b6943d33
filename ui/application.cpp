// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/application.h"

#include "ui/main_window.h"
#include "ui/preferences.h"
#include "ui/quantity_format.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>

namespace hallwright::ui {

int runApplication(int argc, char** argv, const std::function<Services()>& services)
{
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hallwright"));
    QApplication::setOrganizationName(QStringLiteral("hallwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hallwright"));
    QApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/hallwright.svg")));
    QCommandLineParser line;
    line.setApplicationDescription(
        QStringLiteral("Plans the power and liquid cooling of AI data halls."));
    line.addHelpOption();
    line.addVersionOption();
    const QCommandLineOption measuring(
        QStringLiteral("quit-when-usable"),
        QStringLiteral(
            "End as soon as the window is drawn and takes input, to measure the start."));
    line.addOption(measuring);
    line.addPositionalArgument(QStringLiteral("file"), QStringLiteral("Project to open."),
                               QStringLiteral("[FILE.hallwright]"));
    line.process(app);
    const Preferences chosen = loadPreferences();
    useLanguage(chosen.language);
    applyTheme(app, chosen.theme);
    QuantityFormat::current().setSystem(chosen.units);
    MainWindow window(services());
    window.show();
    const QString file = line.positionalArguments().value(0);
    const bool measured = line.isSet(measuring);
    QTimer::singleShot(0, &window, [&window, file, measured] {
        if ((measured || !window.files().offerRecovery()) && !file.isEmpty())
            window.files().open(file);
        if (measured) {
            window.repaint();
            QTimer::singleShot(0, &window, [] { QApplication::quit(); });
        }
    });
    return QApplication::exec();
}

int runApplication(int argc, char** argv, Services services)
{
    return runApplication(argc, argv, [&services] { return std::move(services); });
}

} // namespace hallwright::ui
