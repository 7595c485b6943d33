// SPDX-License-Identifier: GPL-3.0-or-later
// What one does with the elements of a schematic: edits, what-ifs and curves.
#include "ui/schematic/curve_panel.h"
#include "ui/schematic/element_menu.h"
#include "ui/schematic/schematic_canvas.h"
#include "ui/schematic/schematic_view.h"
#include "ui/schematic/what_if_menu.h"

#include <QAction>
#include <QMenu>
#include <QSplitter>
#include <QToolBar>

namespace hallwright::ui {

void SchematicView::addEditing()
{
    elements_ = new ElementMenu(document_, selection_, *canvas_);
    switching_ = new WhatIfMenu(whatIf_, *elements_, *canvas_);
    canvas_->setWhatIf(whatIf_);
    connect(elements_, &ElementMenu::tell, this, &SchematicView::tell);
    connect(&whatIf_, &WhatIfState::changed, canvas_, &SchematicCanvas::refreshFigures);
}

// Under the drawing, shown on demand.
void SchematicView::addCurves(QToolBar& bar, QSplitter& parts)
{
    using Kind = CurvePanel::Kind;
    const bool piping = kind_ == SchematicKind::Piping;
    curves_ =
        new CurvePanel(piping ? std::vector{Kind::Pumps} : std::vector{Kind::Trips, Kind::Ride},
                       document_, selection_);
    curves_->hide();
    parts.addWidget(curves_);
    parts.setStretchFactor(0, 3);
    parts.setStretchFactor(parts.count() - 1, 2);
    curvesShown_ = addAction(bar,
                             piping ? tr("Pump curve against system curve")
                                    : tr("Time-current curves and ride-through"),
                             QStringLiteral("kpi"), [] {});
    curvesShown_->setObjectName(QStringLiteral("showCurves"));
    curvesShown_->setCheckable(true);
    connect(curvesShown_, &QAction::toggled, curves_, &QWidget::setVisible);
    connect(curves_, &CurvePanel::tell, this, &SchematicView::tell);
    menu_->addAction(curvesShown_);
}

void SchematicView::showCurves()
{
    curvesShown_->setChecked(true);
}

void SchematicView::addCurvesTo(QMenu& menu)
{
    using Kind = CurvePanel::Kind;
    const auto add = [&](const QString& title, Kind kind) {
        menu.addAction(title, this, [this, kind] {
            curves_->choose(kind);
            showCurves();
        });
    };
    if (kind_ == SchematicKind::Piping)
        return add(tr("Pump curve against system curve"), Kind::Pumps);
    add(tr("Time-current curves"), Kind::Trips);
    add(tr("Loss of the utility in time"), Kind::Ride);
}

// A rack of the P&ID stands for its branch.
void SchematicView::tellBranches(const model::DerivedCoolant& coolant)
{
    std::map<model::RackId, std::string> branches;
    if (kind_ == SchematicKind::Piping)
        for (const auto& group : coolant.groups)
            for (const auto& element : group.elements)
                if (element.rack)
                    branches.emplace(element.rack, element.key);
    elements_->setBranches(std::move(branches));
}

void SchematicView::showMenu(QPoint global)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("schematicMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    elements_->addTo(*menu);
    menu->addSeparator();
    switching_->addTo(*menu);
    menu->addSeparator();
    addCurvesTo(*menu);
    menu->addSeparator();
    menu->addActions(menu_->actions());
    menu->popup(global);
}

} // namespace hallwright::ui
