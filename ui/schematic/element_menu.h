// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a derived element in the drawing that shows it: its entries of the context menu and its
// keys. Each entry is one named edit, undone as one step.
#pragma once

#include "model/edit/element_edits.h"
#include "ui/document.h"
#include "ui/selection.h"

#include <QObject>

#include <map>
#include <optional>
#include <string>

class QKeyEvent;
class QMenu;
class QWidget;

namespace hallwright::ui {

class ElementMenu : public QObject {
    Q_OBJECT

public:
    // Takes the keys of `canvas` that edit.
    ElementMenu(Document& document, Selection& selection, QWidget& canvas);

    // Of the selected element; nothing where none is, or more than one.
    void addTo(QMenu& menu);
    // The one derived element that the selection means: a rack means its branch in the P&ID.
    std::optional<std::string> element() const;
    void setBranches(std::map<model::RackId, std::string> branches);

signals:
    void tell(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    model::ElementEdits edits() const;
    std::optional<model::SolvedBranch> solvedBranch() const;
    void apply(const model::ElementEdit& edit);
    void addEdit(QMenu& menu, const std::optional<model::ElementEdit>& edit, const char* keys);
    bool press(const QKeyEvent& event);

    Document& document_;
    Selection& selection_;
    std::map<model::RackId, std::string> branches_;
};

} // namespace hallwright::ui
