// SPDX-License-Identifier: GPL-3.0-or-later
// The failure list as a tree of two levels: power, cooling and pairs, each with its failures;
// sorts, filters and writes itself as text.
#pragma once

#include "ui/failures/compile_failures.h"

#include <QAbstractItemModel>

#include <map>
#include <vector>

namespace hallwright::ui {

class FailureModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { NameRole = Qt::UserRole + 1 }; // a failure's name; empty of a group
    enum class Text { Tabs, Csv };

    using QAbstractItemModel::QAbstractItemModel;

    void setList(model::FailureList list);
    const model::FailureList& list() const { return list_; }
    void setDimmed(bool dimmed);
    struct Filter {
        QString text; // in the name, whatever the case
        bool onlyFailing = false;
    };
    void setFilter(Filter filter);

    // nullptr of a group.
    const model::FailureResult* failure(const QModelIndex& index) const;
    QModelIndex find(const std::string& name) const; // invalid: none shown of that name
    int shown() const;
    int total() const;
    int failing() const; // of all: that do not hold

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    // All shown rows with a header, numbers in full in the reader's units.
    QString asText(Text form) const;

private:
    struct Group {
        QString title;
        std::vector<const model::FailureResult*> all;
        std::vector<const model::FailureResult*> shown;
    };
    void rebuild();
    void arrange();
    bool fits(const model::FailureResult& failure) const;
    QString cell(const model::FailureResult& failure, FailureColumn column) const;
    QString groupText(const Group& group) const;
    QVariant groupData(const QModelIndex& index, int role) const;
    QString header(FailureColumn column) const;
    const model::ElementVerdict* verdict(const model::FailureResult& failure) const;

    model::FailureList list_;
    std::vector<Group> groups_; // those that hold something
    std::map<model::ElementRef, const model::ElementVerdict*> verdicts_;
    Filter filter_;
    FailureColumn sortColumn_ = FailureColumn::Throttle;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
    bool dimmed_ = false;
};

// "holds", "fails", "no solution" in the reader's language.
QString words(model::FailureVerdict verdict);

} // namespace hallwright::ui
