// SPDX-License-Identifier: GPL-3.0-or-later
// A schematic of the hall that is looked at, drawn from the derived networks: the power one-line or
// the coolant P&ID, with chooser of colours, folding, legend and export.
#pragma once

#include "model/derive/coolant.h"
#include "ui/document.h"
#include "ui/schematic/schematic_sheet.h"
#include "ui/selection.h"

#include <QWidget>

#include <functional>
#include <set>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QSplitter;
class QToolBar;

namespace hallwright::ui {

class CurvePanel;
class ElementMenu;
class SchematicCanvas;
class WhatIfMenu;
class WhatIfState;

enum class SchematicKind { OneLine, Piping };

class SchematicView : public QWidget {
    Q_OBJECT

public:
    // Both drawings share the what-if.
    struct Shared {
        Document& document;
        Selection& selection;
        WhatIfState& whatIf;
    };
    SchematicView(SchematicKind kind, const Shared& shared, QWidget* parent = nullptr);

    SchematicCanvas& canvas() { return *canvas_; }
    WhatIfState& whatIf() { return whatIf_; }
    CurvePanel& curves() { return *curves_; }
    void showCurves(); // of what is selected
    void setColouring(SchematicColouring colouring);
    const std::set<std::string>& foldedGroups() const { return folded_; }
    void fold(const std::string& group);
    void unfold(const std::string& group);
    void foldAll();
    void unfoldAll();

    QByteArray svg() const; // the whole sheet with its title block
    model::Result<void> saveSvg(const QString& path) const;

signals:
    void tell(const QString& text); // for the message line

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QAction* addAction(QToolBar& bar, const QString& title, const QString& icon,
                       const std::function<void()>& run);
    void addProfile(QToolBar& bar, QSplitter& parts);
    void addCurves(QToolBar& bar, QSplitter& parts);
    void addEditing();
    void addCurvesTo(QMenu& menu);
    void showMenu(QPoint global);
    void tellBranches(const model::DerivedCoolant& coolant);
    void connectAll();
    void outdate();
    SchematicDrawing laidOut(const std::set<std::string>& folds) const;
    std::set<std::string> readableFolds() const;
    void derive(); // the diagram of the current plan
    void draw();   // with its folded groups
    void showLegend();
    void showHalls();
    void reveal(const ElementSet& elements);
    SheetTitle sheetTitle() const;
    void copySvg();
    void askSvg();

    SchematicKind kind_;
    Document& document_;
    Selection& selection_;
    WhatIfState& whatIf_;
    SchematicCanvas* canvas_ = nullptr;
    ElementMenu* elements_ = nullptr;
    WhatIfMenu* switching_ = nullptr;
    CurvePanel* curves_ = nullptr;
    QAction* curvesShown_ = nullptr;
    QComboBox* halls_ = nullptr;
    QComboBox* colouring_ = nullptr;
    QMenu* menu_ = nullptr;
    QLabel* legend_ = nullptr;
    QLabel* word_ = nullptr;
    Diagram diagram_;
    std::set<std::string> folded_;
    std::string shown_; // session and hall whose groups stand in folded_
    bool outdated_ = true;
};

} // namespace hallwright::ui
