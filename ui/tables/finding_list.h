// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of the current alternative: severity by shape and colour, text, element, margin,
// contingency, source; a click selects and zooms.
#pragma once

#include "ui/document.h"
#include "ui/selection.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace hallwright::ui {

class FindingModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        SeverityColumn,
        TextColumn,
        ElementColumnOf,
        MarginColumn,
        ContingencyColumn,
        SourceColumn,
        ColumnCount
    };

    explicit FindingModel(const Document& document, QObject* parent = nullptr);

    struct Filter {
        std::array<bool, 3> severities{true, true, true}; // by Severity
        QString text;
    };
    void setFilter(Filter filter);
    void refill();

    const model::Finding& finding(int row) const;
    // Of all findings, before the filter.
    int countOf(model::Severity severity) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const model::Finding& finding, int column) const;
    bool fits(const model::Finding& finding) const;
    void arrange();

    const Document& document_;
    Document::AssessmentPtr shownOf_;
    std::vector<std::size_t> rows_;
    Filter filter_;
};

class FindingList : public QWidget {
    Q_OBJECT

public:
    FindingList(Document& document, Selection& selection, QWidget* parent = nullptr);

    FindingModel& model() { return *model_; }
    QTableView& view() { return *view_; }
    // Shows and selects the first finding about this KPI's subject, or the worst one.
    void showWorst(const QString& codePrefix);

signals:
    void countsChanged(int errors, int warnings, int notes);

private:
    void connectAll();
    void refresh();
    void applyFilter();
    void take(const QModelIndex& index);
    void waiveCurrent();

    Document& document_;
    Selection& selection_;
    FindingModel* model_ = nullptr;
    QTableView* view_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QLabel* word_ = nullptr;
    std::array<QToolButton*, 3> buttons_{};
};

} // namespace hallwright::ui
