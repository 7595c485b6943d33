// SPDX-License-Identifier: GPL-3.0-or-later
// The economic and reliability assumptions, editable in place, each with range, source and reset.
#pragma once

#include "ui/document.h"

#include <QAbstractTableModel>
#include <QWidget>

class QTableView;

namespace hallwright::ui {

class AssumptionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        TitleColumn,
        ValueColumn,
        LowColumn,
        HighColumn,
        UnitColumn,
        SourceColumn,
        ColumnCount
    };

    explicit AssumptionModel(Document& document, QObject* parent = nullptr);
    void refill();
    const model::Input& input(int row) const { return inputs_[static_cast<std::size_t>(row)]; }
    void reset(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Document& document_;
    std::vector<model::Input> inputs_;
};

class AssumptionView : public QWidget {
    Q_OBJECT

public:
    explicit AssumptionView(Document& document, QWidget* parent = nullptr);
    AssumptionModel& model() { return *model_; }

private:
    AssumptionModel* model_ = nullptr;
    QTableView* view_ = nullptr;
};

} // namespace hallwright::ui
