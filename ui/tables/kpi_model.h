// SPDX-License-Identifier: GPL-3.0-or-later
// Key figures as rows, alternatives as columns; with a baseline also the difference to it.
#pragma once

#include "ui/document.h"

#include <QAbstractTableModel>

namespace hallwright::ui {

class KpiModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum FixedColumn { TitleColumn, UnitColumn, FirstAlternative };

    // Known: only rows that some alternative has a value for.
    enum class Rows { All, Known };
    KpiModel(const Document& document, Rows rows, QObject* parent = nullptr);

    // None: values only.
    void setBaseline(model::AlternativeId id);
    model::AlternativeId baseline() const { return baseline_; }
    void refill();

    const model::KpiInfo& info(int row) const { return *rows_[static_cast<std::size_t>(row)]; }
    model::AlternativeId alternativeAt(int column) const;
    const model::KpiValue* value(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Place {
        std::size_t alternative = 0;
        bool difference = false;
    };
    Place place(int column) const;
    QString valueText(int row, int column, int significant) const;
    QString differenceText(int row, int column) const;
    bool best(int row, int column) const;
    QString tip(int row, int column) const;

    const Document& document_;
    Rows which_;
    std::vector<const model::KpiInfo*> rows_;
    std::vector<model::AlternativeId> alternatives_;
    model::AlternativeId baseline_;
};

} // namespace hallwright::ui
