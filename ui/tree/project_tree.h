// SPDX-License-Identifier: GPL-3.0-or-later
// The project as a tree: alternatives, halls, rows, racks and other units, and the power and
// coolant elements derived from them. Branches are filled when they are opened.
#pragma once

#include "ui/document.h"
#include "ui/selection.h"

#include <QTreeWidget>

namespace hallwright::ui {

class ProjectTree : public QTreeWidget {
    Q_OBJECT

public:
    ProjectTree(Document& document, Selection& selection, QWidget* parent = nullptr);

    // The item of that element, filled in if need be; nullptr where the plan has none.
    QTreeWidgetItem* itemOf(const model::ElementRef& ref);

private:
    struct Node {
        model::ElementRef ref;
        model::AlternativeId alternative;
        QString text;
        bool branch = false;
    };
    void rebuild();
    void expandItem(QTreeWidgetItem* item);
    void fillAlternative(QTreeWidgetItem* item);
    void fillHall(QTreeWidgetItem* item);
    void fillRow(QTreeWidgetItem* item);
    void fillDerived(QTreeWidgetItem* item);
    QTreeWidgetItem* add(QTreeWidgetItem* parent, const Node& node);
    void showSelection();
    void takeSelection();
    void markCurrent();
    const model::Plan* planOf(const QTreeWidgetItem* item) const;

    Document& document_;
    Selection& selection_;
    bool following_ = false;
    bool derivedOpen_ = false; // a branch of derived elements is filled
};

} // namespace hallwright::ui
