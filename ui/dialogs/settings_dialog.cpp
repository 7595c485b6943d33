// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings_dialog.h"

#include "ui/preferences.h"
#include "ui/quantity_format.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

namespace hallwright::ui {

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent)
    , units_(new QComboBox)
    , language_(new QComboBox)
    , theme_(new QComboBox)
{
    setWindowTitle(tr("Settings"));
    units_->setObjectName(QStringLiteral("units"));
    units_->addItem(tr("Metric (SI)"), static_cast<int>(model::UnitSystem::Si));
    units_->addItem(tr("Inch-pound (IP)"), static_cast<int>(model::UnitSystem::Ip));
    language_->addItem(tr("Of the system"), QString());
    language_->addItem(QStringLiteral("English"), QStringLiteral("en"));
    language_->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    theme_->addItem(tr("Of the system"), static_cast<int>(ThemeChoice::System));
    theme_->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    const auto chosen = loadPreferences();
    units_->setCurrentIndex(units_->findData(static_cast<int>(chosen.units)));
    language_->setCurrentIndex(std::max(0, language_->findData(chosen.language)));
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(chosen.theme)));
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Units"), units_);
    form->addRow(tr("&Language"), language_);
    auto* hint = new QLabel(tr("The language changes at the next start."));
    hint->setProperty("role", QStringLiteral("secondary"));
    form->addRow(QString(), hint);
    form->addRow(tr("&Theme"), theme_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void SettingsDialog::accept()
{
    Preferences chosen;
    chosen.units = static_cast<model::UnitSystem>(units_->currentData().toInt());
    chosen.language = language_->currentData().toString();
    chosen.theme = static_cast<ThemeChoice>(theme_->currentData().toInt());
    savePreferences(chosen);
    QuantityFormat::current().setSystem(chosen.units);
    applyTheme(*qApp, chosen.theme);
    QDialog::accept();
}

} // namespace hallwright::ui
