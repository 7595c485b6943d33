// SPDX-License-Identifier: GPL-3.0-or-later
// The hall view's actions: tools, zoom, and what can be done with the selection.
#include "ui/canvas/floor_view.h"
#include "ui/canvas/hall_actions.h"
#include "ui/canvas/hall_view.h"
#include "ui/icons.h"
#include "ui/words.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QToolBar>

namespace hallwright::ui {

namespace {

QString iconOf(QString key)
{
    key.remove(QStringLiteral("tool_")).replace(QLatin1Char('_'), QLatin1Char('-'));
    return key == QLatin1String("snap-grid") ? QStringLiteral("grid") : key;
}

} // namespace

QAction* HallView::addHallAction(const QString& key, const QString& title, const QKeySequence& keys,
                                 const std::function<void()>& run)
{
    auto* made = new QAction(title, this);
    made->setObjectName(QStringLiteral("hall.") + key);
    made->setData(key);
    made->setIcon(themedIcon(iconOf(key)));
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut); // letters act only in the plan
    connect(made, &QAction::triggered, this, run);
    addAction(made);
    actions_.push_back(made);
    return made;
}

void HallView::buildActions()
{
    bar_ = new QToolBar;
    bar_->setObjectName(QStringLiteral("hallToolBar"));
    bar_->addAction(addHallAction(QStringLiteral("tool_select"), tr("Select"),
                                  QKeySequence(Qt::Key_V), [this] { floor_->selectTool(); }));
    bar_->addAction(addHallAction(QStringLiteral("tool_place"), tr("Place"),
                                  QKeySequence(Qt::Key_P),
                                  [this] { floor_->placeTool(style_.type); }));
    bar_->addAction(addHallAction(QStringLiteral("tool_array"), tr("Array"),
                                  QKeySequence(Qt::Key_A), [this] { floor_->arrayTool(style_); }));
    bar_->addAction(addHallAction(QStringLiteral("tool_measure"), tr("Measure"),
                                  QKeySequence(Qt::Key_M), [this] { floor_->measureTool(); }));
    bar_->addSeparator();
    addZoomActions();
    bar_->addSeparator();
    for (const auto& one : hallActions()) {
        const auto* made = &one;
        auto* act = addHallAction(QLatin1String(one.key), translated("hall_action", one.title),
                                  QKeySequence(QLatin1String(one.shortcut)), [this, made] {
                                      if (made->key == std::string_view("rotate"))
                                          floor_->turn();
                                      else
                                          floor_->perform(made->run(floor_->ground()));
                                  });
        act->setToolTip(translated("hall_action", one.help));
        act->setProperty("group", translated("hall_action", one.group));
        if (std::string_view(one.key) != "rotate_back" && *one.group == '\0')
            bar_->addAction(act);
    }
    action(QStringLiteral("tool_place"))->setToolTip(tr("Places the palette's type by click"));
    action(QStringLiteral("tool_array"))
        ->setToolTip(tr("Fills a dragged rectangle with rows of the palette's type"));
    action(QStringLiteral("tool_measure"))->setToolTip(tr("Measures from point to point"));
    setType({});
}

void HallView::addZoomActions()
{
    bar_->addAction(addHallAction(QStringLiteral("fit"), tr("Fit"), QKeySequence(Qt::Key_F),
                                  [this] { fit(); }));
    bar_->addAction(addHallAction(QStringLiteral("zoom_selection"), tr("Zoom to selection"),
                                  QKeySequence(Qt::Key_Z), [this] { zoomToSelection(); }));
    auto* grid = addHallAction(QStringLiteral("snap_grid"), tr("Snap to grid"), {}, [] {});
    grid->setCheckable(true);
    grid->setChecked(true);
    connect(grid, &QAction::toggled, this, [this](bool on) {
        SnapRules rules = floor_->ground().snap;
        rules.grid = on ? SnapRules::Grid::On : SnapRules::Grid::Off;
        floor_->setSnap(rules);
    });
    bar_->addAction(grid);
}

void HallView::refreshIcons()
{
    for (auto* one : actions_)
        one->setIcon(themedIcon(iconOf(one->data().toString())));
}

QAction* HallView::action(const QString& key) const
{
    for (auto* one : actions_)
        if (one->data().toString() == key)
            return one;
    return nullptr;
}

void HallView::fillMenu(QMenu& menu) const
{
    QMenu* sub = nullptr;
    for (auto* one : actions_) {
        const QString group = one->property("group").toString();
        if (group.isEmpty()) {
            menu.addAction(one);
            continue;
        }
        if (sub == nullptr || sub->title() != group)
            sub = menu.addMenu(group);
        sub->addAction(one);
    }
}

void HallView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    fillMenu(menu);
    menu.exec(event->globalPos());
}

} // namespace hallwright::ui
