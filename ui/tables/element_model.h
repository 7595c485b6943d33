// SPDX-License-Identifier: GPL-3.0-or-later
// A table of elements whose columns are field descriptions and result figures; sorts and filters by
// itself, because it reads each value once instead of at every comparison (14,000 rows).
#pragma once

#include "model/fields.h"
#include "model/ids.h"

#include <QAbstractTableModel>

#include <functional>
#include <optional>
#include <vector>

namespace hallwright::ui {

struct ElementColumn {
    QString title;
    model::FieldInfo info; // kind, measure and choices of its values
    QString tip;
    std::function<model::FieldValue(const model::ElementRef&)> value;
    // Words in place of the value, where it is a reference; may be empty.
    std::function<QString(const model::ElementRef&)> words;
};

class ElementModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { RefRole = Qt::UserRole + 1, SortRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setColumns(std::vector<ElementColumn> columns);
    void setElements(std::vector<model::ElementRef> elements);
    // Only rows one of whose texts contains it, whatever the case.
    void setFilter(const QString& text);
    void setDimmed(bool dimmed);

    const std::vector<model::ElementRef>& shown() const { return shown_; }
    const model::ElementRef& element(int row) const
    {
        return shown_[static_cast<std::size_t>(row)];
    }
    std::optional<int> rowOf(const model::ElementRef& ref) const;
    int total() const { return static_cast<int>(elements_.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    // All shown rows as tab-separated text in full precision, with a header.
    QString asText() const;

private:
    void arrange();
    QString cellText(const ElementColumn& column, const model::ElementRef& ref) const;
    QString header(const ElementColumn& column) const;

    std::vector<ElementColumn> columns_;
    std::vector<model::ElementRef> elements_;
    std::vector<model::ElementRef> shown_;
    QString filter_;
    int sortColumn_ = -1;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
    bool dimmed_ = false;
};

} // namespace hallwright::ui
