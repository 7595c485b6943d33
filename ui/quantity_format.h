// SPDX-License-Identifier: GPL-3.0-or-later
// How this user reads numbers: the unit system of all views, and quantities, fields and KPIs as
// text.
#pragma once

#include "model/fields.h"
#include "model/result.h"
#include "model/results/kpi.h"

#include <QObject>
#include <QString>

namespace hallwright::ui {

// The one display preference that views listen to.
class QuantityFormat : public QObject {
    Q_OBJECT

public:
    static QuantityFormat& current();

    model::UnitSystem system() const { return system_; }
    void setSystem(model::UnitSystem system);

    QString text(double si, model::Measure measure) const;     // three figures, with unit
    QString number(double si, model::Measure measure) const;   // three figures, without
    QString fullText(double si, model::Measure measure) const; // for hover and copy
    QString unit(model::Measure measure) const;
    // The value in SI of a text in the user's units, whose unit may stand in the user's language.
    model::Result<double> parse(const QString& text, model::Measure measure) const;

    // Of a described field, as an editor or table shows it; "unknown" where it is.
    QString text(const model::FieldInfo& info, const model::FieldValue& value) const;
    QString fullText(const model::FieldInfo& info, const model::FieldValue& value) const;
    // A KPI's value comes in the unit of its key (kpi.h).
    QString kpiText(const model::KpiInfo& info, double value) const;
    QString kpiNumber(const model::KpiInfo& info, double value, int significant) const;
    QString kpiUnit(const model::KpiInfo& info) const;

signals:
    void changed();

private:
    QString fieldText(const model::FieldInfo& info, const model::FieldValue& value,
                      int significant) const;
    model::UnitSystem system_ = model::UnitSystem::Si;
};

QString unknownText(); // "unknown", translated

} // namespace hallwright::ui
