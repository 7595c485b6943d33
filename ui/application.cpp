// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/application.h"

#include "ui/main_window.h"
#include "ui/preferences.h"
#include "ui/quantity_format.h"

#include <QApplication>
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
    const Preferences chosen = loadPreferences();
    useLanguage(chosen.language);
    applyTheme(app, chosen.theme);
    QuantityFormat::current().setSystem(chosen.units);
    MainWindow window(services());
    window.show();
    const QStringList arguments = QApplication::arguments();
    QTimer::singleShot(0, &window, [&window, arguments] {
        if (!window.files().offerRecovery() && arguments.size() > 1)
            window.files().open(arguments[1]);
    });
    return QApplication::exec();
}

int runApplication(int argc, char** argv, Services services)
{
    return runApplication(argc, argv, [&services] { return std::move(services); });
}

} // namespace hallwright::ui
