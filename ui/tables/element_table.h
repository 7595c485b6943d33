// SPDX-License-Identifier: GPL-3.0-or-later
// A table of elements with its filter line, tied to the selection both ways: the rack schedule and
// the derived elements.
#pragma once

#include "ui/document.h"
#include "ui/selection.h"
#include "ui/tables/element_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace hallwright::ui {

class ElementTable : public QWidget {
    Q_OBJECT

public:
    struct Contents {
        std::vector<ElementColumn> columns;
        std::function<std::vector<model::ElementRef>()> elements;
        QString emptyText; // shown while there is nothing
    };

    ElementTable(Document& document, Selection& selection, Contents contents,
                 QWidget* parent = nullptr);

    ElementModel& model() { return *model_; }
    QTableView& view() { return *view_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void fillIfVisible();
    void showSelection();
    void takeSelection();
    void tellCount();
    void connectAll();

    Document& document_;
    Selection& selection_;
    Contents contents_;
    ElementModel* model_ = nullptr;
    QTableView* view_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QLabel* count_ = nullptr;
    bool outdated_ = true;
    bool following_ = false; // the selection is being shown, not made
};

} // namespace hallwright::ui
