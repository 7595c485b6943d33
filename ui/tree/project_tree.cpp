// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tree/project_tree.h"

#include "ui/icons.h"
#include "ui/words.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <set>
#include <tuple>

namespace hallwright::ui {

namespace {

enum Role { KindRole = Qt::UserRole + 1, NumberRole, KeyRole, AlternativeRole, FilledRole };
constexpr int showLimit = 50; // selected elements that are opened up in the tree

model::ElementRef refOf(const QTreeWidgetItem* item)
{
    return {static_cast<model::ElementKind>(item->data(0, KindRole).toInt()),
            item->data(0, NumberRole).toUInt(), item->data(0, KeyRole).toString().toStdString()};
}

QString iconOf(model::ElementKind kind)
{
    switch (kind) {
    case model::ElementKind::Project:
    case model::ElementKind::Site:
        return QStringLiteral("hallwright-none");
    case model::ElementKind::Alternative:
        return QStringLiteral("alternative");
    case model::ElementKind::Hall:
        return QStringLiteral("hall");
    case model::ElementKind::Row:
    case model::ElementKind::Superpod:
        return QStringLiteral("row");
    case model::ElementKind::Rack:
        return QStringLiteral("rack");
    case model::ElementKind::Unit:
    case model::ElementKind::Type:
        return QStringLiteral("equipment");
    case model::ElementKind::Element:
        return QStringLiteral("tree");
    }
    return {};
}

// Paths of the branches that are open, so that a rebuild keeps them.
void collectOpen(const QTreeWidgetItem* item, const QString& path, std::set<QString>& open)
{
    for (int i = 0; i < item->childCount(); ++i) {
        const auto* child = item->child(i);
        const QString here = path + QLatin1Char('/') + qs(model::text(refOf(child))) +
                             child->data(0, AlternativeRole).toString();
        if (!child->isExpanded())
            continue;
        open.insert(here);
        collectOpen(child, here, open);
    }
}

void reopen(QTreeWidgetItem* item, const QString& path, const std::set<QString>& open)
{
    for (int i = 0; i < item->childCount(); ++i) {
        auto* child = item->child(i);
        const QString here = path + QLatin1Char('/') + qs(model::text(refOf(child))) +
                             child->data(0, AlternativeRole).toString();
        if (open.count(here) == 0)
            continue;
        child->setExpanded(true);
        reopen(child, here, open);
    }
}

// Whether what the tree shows of a table differs: rows come or go, or `told` says otherwise of one.
template <class Row, class Told>
bool rowsDiffer(const model::Table<Row>& before, const model::Table<Row>& after, Told told)
{
    const auto changes = model::diff(before, after);
    if (!changes.added.empty() || !changes.removed.empty())
        return true;
    return std::any_of(changes.changed.begin(), changes.changed.end(),
                       [&](auto id) { return told(*before.find(id)) != told(*after.find(id)); });
}

bool shapeDiffers(const model::Project& before, const model::Project& after)
{
    if (before.name != after.name || before.alternatives.size() != after.alternatives.size())
        return true;
    for (const auto& now : after.alternatives) {
        const auto* was = before.find(now.id);
        if (was == nullptr || was->name != now.name)
            return true;
        const auto& a = was->plan;
        const auto& b = now.plan;
        if (rowsDiffer(a.halls, b.halls,
                       [](const auto& h) { return std::tie(h.label, h.count); }) ||
            rowsDiffer(a.rows, b.rows, [](const auto& r) { return std::tie(r.label, r.hall); }) ||
            rowsDiffer(a.racks, b.racks,
                       [](const auto& r) { return std::tie(r.label, r.at.hall, r.row); }) ||
            rowsDiffer(a.units, b.units,
                       [](const auto& u) { return std::tie(u.label, u.at.hall); }))
            return true;
    }
    return false;
}

} // namespace

ProjectTree::ProjectTree(Document& document, Selection& selection, QWidget* parent)
    : QTreeWidget(parent)
    , document_(document)
    , selection_(selection)
{
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setAccessibleName(tr("Project tree"));
    connect(this, &QTreeWidget::itemExpanded, this, &ProjectTree::expandItem);
    connect(this, &QTreeWidget::itemSelectionChanged, this, &ProjectTree::takeSelection);
    connect(this, &QTreeWidget::itemDoubleClicked, this,
            [this](QTreeWidgetItem* item) { selection_.reveal({refOf(item)}); });
    connect(&selection_, &Selection::changed, this, &ProjectTree::showSelection);
    connect(&document_, &Document::planChanged, this,
            [this](const model::Project& before, const model::Project& after) {
                if (shapeDiffers(before, after))
                    rebuild();
            });
    connect(&document_, &Document::currentChanged, this, &ProjectTree::markCurrent);
    connect(&document_, &Document::assessmentChanged, this, [this] {
        if (derivedOpen_)
            rebuild();
    });
    rebuild();
}

QTreeWidgetItem* ProjectTree::add(QTreeWidgetItem* parent, const Node& node)
{
    auto* item = new QTreeWidgetItem(parent);
    item->setText(0, node.text);
    item->setIcon(0, themedIcon(iconOf(node.ref.kind)));
    item->setData(0, KindRole, static_cast<int>(node.ref.kind));
    item->setData(0, NumberRole, node.ref.number);
    item->setData(0, KeyRole, qs(node.ref.key));
    item->setData(0, AlternativeRole, node.alternative.number);
    if (node.branch)
        item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
    return item;
}

void ProjectTree::rebuild()
{
    const QSignalBlocker quiet(this);
    following_ = true;
    std::set<QString> open;
    collectOpen(invisibleRootItem(), {}, open);
    const bool first = topLevelItemCount() == 0;
    clear();
    auto* project = add(invisibleRootItem(),
                        {{model::ElementKind::Project, 0, {}}, {}, qs(document_.project().name)});
    for (const auto& one : document_.project().alternatives) {
        auto* item =
            add(project,
                {{model::ElementKind::Alternative, one.id.number, {}}, one.id, qs(one.name), true});
        QFont font = item->font(0);
        font.setBold(one.id == document_.alternativeId());
        item->setFont(0, font);
    }
    blockSignals(false); // opening fills
    project->setExpanded(true);
    reopen(invisibleRootItem(), {}, open);
    if (first)
        for (int i = 0; i < project->childCount(); ++i)
            project->child(i)->setExpanded(true);
    following_ = false;
    showSelection();
}

const model::Plan* ProjectTree::planOf(const QTreeWidgetItem* item) const
{
    const auto* one = document_.project().find({item->data(0, AlternativeRole).toUInt()});
    return one != nullptr ? &one->plan : nullptr;
}

void ProjectTree::expandItem(QTreeWidgetItem* item)
{
    if (item->data(0, FilledRole).toBool())
        return;
    item->setData(0, FilledRole, true);
    if (planOf(item) == nullptr)
        return;
    switch (refOf(item).kind) {
    case model::ElementKind::Alternative:
        return fillAlternative(item);
    case model::ElementKind::Hall:
        return fillHall(item);
    case model::ElementKind::Row:
        return fillRow(item);
    case model::ElementKind::Element:
        return fillDerived(item);
    case model::ElementKind::Project:
    case model::ElementKind::Site:
    case model::ElementKind::Rack:
    case model::ElementKind::Unit:
    case model::ElementKind::Superpod:
    case model::ElementKind::Type:
        return;
    }
}

void ProjectTree::fillAlternative(QTreeWidgetItem* item)
{
    const model::AlternativeId id{item->data(0, AlternativeRole).toUInt()};
    for (const auto& hall : planOf(item)->halls) {
        const QString count = hall.count > 1 ? QStringLiteral(" × %1").arg(hall.count) : QString();
        add(item, {refTo(hall.id), id, qs(hall.label) + count, true});
    }
}

void ProjectTree::fillHall(QTreeWidgetItem* item)
{
    const model::AlternativeId id{item->data(0, AlternativeRole).toUInt()};
    const model::HallId hall{refOf(item).number};
    const auto& plan = *planOf(item);
    for (const auto& row : plan.rows)
        if (row.hall == hall)
            add(item, {refTo(row.id), id, qs(row.label), true});
    for (const auto& rack : plan.racks)
        if (rack.at.hall == hall && !rack.row)
            add(item, {refTo(rack.id), id, qs(rack.label)});
    for (const auto& unit : plan.units)
        if (unit.at.hall == hall)
            add(item, {refTo(unit.id), id, qs(unit.label)});
    const std::string prefix = "h" + std::to_string(hall.number) + "/";
    for (const auto& [key, title] : {std::pair<std::string, QString>{"power", tr("Power")},
                                     {"coolant", tr("Coolant")},
                                     {"air", tr("Air")}})
        add(item, {model::refTo(prefix + key), id, title, true});
}

void ProjectTree::fillRow(QTreeWidgetItem* item)
{
    const model::AlternativeId id{item->data(0, AlternativeRole).toUInt()};
    const model::RowId row{refOf(item).number};
    for (const auto& rack : planOf(item)->racks)
        if (rack.row == row)
            add(item, {refTo(rack.id), id, qs(rack.label)});
}

// Elements whose key starts with the branch's text, flat: "A/busway/r12 – 1,000 A".
void ProjectTree::fillDerived(QTreeWidgetItem* item)
{
    const model::AlternativeId id{item->data(0, AlternativeRole).toUInt()};
    const auto answer = document_.assessment(id);
    const std::string prefix = refOf(item).key + "/";
    derivedOpen_ = true;
    if (!answer)
        return;
    for (const auto& element : answer->elements) {
        if (!element.key.starts_with(prefix))
            continue;
        const QString rating =
            element.rating.empty() ? QString() : QStringLiteral(" – ") + qs(element.rating);
        add(item, {model::refTo(element.key), id, qs(element.key.substr(prefix.size())) + rating});
    }
}

QTreeWidgetItem* ProjectTree::itemOf(const model::ElementRef& ref)
{
    const auto childOf = [this](QTreeWidgetItem* parent,
                                const model::ElementRef& wanted) -> QTreeWidgetItem* {
        if (parent == nullptr)
            return nullptr;
        expandItem(parent);
        for (int i = 0; i < parent->childCount(); ++i)
            if (refOf(parent->child(i)) == wanted)
                return parent->child(i);
        return nullptr;
    };
    auto* project = topLevelItem(0);
    if (ref.kind == model::ElementKind::Project)
        return project;
    auto* alternative =
        childOf(project, {model::ElementKind::Alternative, document_.alternativeId().number, {}});
    const auto& plan = document_.plan();
    const auto hallItem = [&](model::HallId hall) { return childOf(alternative, refTo(hall)); };
    if (ref.kind == model::ElementKind::Alternative)
        return childOf(project, ref);
    if (ref.kind == model::ElementKind::Hall)
        return childOf(alternative, ref);
    if (const auto* row = plan.rows.find({ref.number}); ref.kind == model::ElementKind::Row && row)
        return childOf(hallItem(row->hall), ref);
    if (const auto* unit = plan.units.find({ref.number});
        ref.kind == model::ElementKind::Unit && unit)
        return childOf(hallItem(unit->at.hall), ref);
    const auto* rack = plan.racks.find({ref.number});
    if (ref.kind != model::ElementKind::Rack || rack == nullptr)
        return nullptr;
    auto* hall = hallItem(rack->at.hall);
    return childOf(rack->row ? childOf(hall, refTo(rack->row)) : hall, ref);
}

void ProjectTree::showSelection()
{
    if (following_)
        return;
    following_ = true;
    clearSelection();
    int left = showLimit;
    for (const auto& ref : selection_.elements()) {
        if (left-- == 0)
            break;
        if (auto* item = itemOf(ref)) {
            item->setSelected(true);
            scrollToItem(item);
        }
    }
    following_ = false;
}

// The tree is rebuilt by some of what a choice brings about, so that is put off until the mouse
// event is over.
void ProjectTree::takeSelection()
{
    if (following_)
        return;
    ElementSet chosen;
    model::AlternativeId alternative;
    model::HallId hall;
    for (const auto* item : selectedItems()) {
        const auto ref = refOf(item);
        alternative = {item->data(0, AlternativeRole).toUInt()};
        if (ref.kind == model::ElementKind::Hall)
            hall = {ref.number};
        chosen.insert(ref);
    }
    QMetaObject::invokeMethod(
        this,
        [this, chosen = std::move(chosen), alternative, hall] {
            if (alternative)
                document_.setAlternative(alternative);
            if (hall)
                document_.setHall(hall);
            following_ = true;
            selection_.set(chosen);
            following_ = false;
        },
        Qt::QueuedConnection);
}

void ProjectTree::markCurrent()
{
    auto* project = topLevelItem(0);
    for (int i = 0; project != nullptr && i < project->childCount(); ++i) {
        auto* item = project->child(i);
        QFont font = item->font(0);
        font.setBold(item->data(0, AlternativeRole).toUInt() == document_.alternativeId().number);
        item->setFont(0, font);
    }
}

} // namespace hallwright::ui
