// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status_figures.h"

#include "model/quantity_text.h"
#include "ui/quantity_format.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace hallwright::ui {

namespace {

struct Shown {
    const char* key; // of a KPI; "margin" and "time" are put together here
    const char* name;
};
constexpr Shown shown[] = {
    {"it_power_kw", QT_TRANSLATE_NOOP("StatusFigures", "IT")},
    {"gpus", QT_TRANSLATE_NOOP("StatusFigures", "GPUs")},
    {"coolant_flow_lpm", QT_TRANSLATE_NOOP("StatusFigures", "Coolant")},
    {"margin", QT_TRANSLATE_NOOP("StatusFigures", "Worst margin")},
    {"pue_annual", QT_TRANSLATE_NOOP("StatusFigures", "PUE")},
    {"effective_pflops", QT_TRANSLATE_NOOP("StatusFigures", "Effective")},
    {"tco_usd", QT_TRANSLATE_NOOP("StatusFigures", "TCO")},
    {"time", QT_TRANSLATE_NOOP("StatusFigures", "Solved in")},
};

// The lowest margin of any finding; none where no finding states one.
std::optional<double> worstMargin(const model::Assessment& assessment)
{
    std::optional<double> worst;
    for (const auto& finding : assessment.findings)
        if (finding.marginPct && (!worst || *finding.marginPct < *worst))
            worst = finding.marginPct;
    return worst;
}

QString millionsOf(double dollars)
{
    return QStringLiteral("%1 MUSD").arg(qs(model::numberText(dollars / 1e6)));
}

QString textOf(const model::Assessment& assessment, std::string_view key, double milliseconds)
{
    if (key == "time")
        return QStringLiteral("%1 ms").arg(qs(model::numberText(milliseconds, 2)));
    if (key == "margin") {
        const auto margin = worstMargin(assessment);
        return margin ? QStringLiteral("%1 %").arg(qs(model::numberText(*margin, 2)))
                      : QStringLiteral("–");
    }
    const auto value = assessment.kpi(key);
    const auto* info = model::findKpi(key);
    if (!value || info == nullptr)
        return QStringLiteral("–");
    if (key == "tco_usd")
        return millionsOf(*value);
    return QuantityFormat::current().kpiText(*info, *value);
}

} // namespace

StatusFigures::StatusFigures(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(4, 0, 4, 0);
    line->setSpacing(0);
    for (const auto& one : shown) {
        auto* button = new QToolButton;
        button->setAutoRaise(true);
        button->setObjectName(QStringLiteral("status.") + QString::fromLatin1(one.key));
        const auto* info = model::findKpi(one.key);
        button->setToolTip(info != nullptr ? translated("kpi", info->formula)
                                           : translated("StatusFigures", one.name));
        connect(button, &QToolButton::clicked, this,
                [this, key = QString::fromLatin1(one.key)] { emit asked(key); });
        line->addWidget(button);
        figures_.push_back({one.key, button});
    }
    connect(&document_, &Document::planChanged, this, &StatusFigures::refresh);
    connect(&document_, &Document::currentChanged, this, &StatusFigures::refresh);
    connect(&document_, &Document::assessmentChanged, this, &StatusFigures::refresh);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &StatusFigures::refresh);
    refresh();
}

void StatusFigures::refresh()
{
    const auto answer = document_.assessment();
    const bool stale = document_.stale();
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const QString text =
            answer ? textOf(*answer, figures_[i].key, document_.solveTime()) : QStringLiteral("–");
        auto* button = figures_[i].button;
        button->setText(
            QStringLiteral("%1 %2").arg(translated("StatusFigures", shown[i].name), text));
        QPalette palette;
        if (stale)
            palette.setColor(QPalette::ButtonText, themeColours().disabled);
        button->setPalette(palette);
        button->setProperty("stale", stale);
    }
}

QString StatusFigures::shownText(const QString& key) const
{
    for (const auto& figure : figures_)
        if (key == QLatin1String(figure.key))
            return figure.button->text();
    return {};
}

} // namespace hallwright::ui
