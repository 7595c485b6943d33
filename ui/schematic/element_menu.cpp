// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/element_menu.h"

#include "ui/words.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

#include <algorithm>

namespace hallwright::ui {

namespace {

using Edit = std::optional<model::ElementEdit>;

// One key for each edit; what a key stands for is the first of its edits that there is.
struct EditKey {
    const char* keys; // portable text
    Edit model::ElementEdits::*edit;
};
constexpr EditKey editKeys[] = {
    {"PgUp", &model::ElementEdits::larger}, {"PgDown", &model::ElementEdits::smaller},
    {"L", &model::ElementEdits::unlock},    {"L", &model::ElementEdits::lock},
    {"Ins", &model::ElementEdits::insert},  {"Shift+Ins", &model::ElementEdits::fewer},
    {"Del", &model::ElementEdits::remove},  {"Backspace", &model::ElementEdits::clear},
};

bool matches(const QKeyEvent& event, const char* keys)
{
    const auto held = event.modifiers() & ~Qt::KeypadModifier;
    return QKeySequence(QLatin1String(keys)) == QKeySequence(event.key() | static_cast<int>(held));
}

bool isEditKey(const QKeyEvent& event)
{
    return std::any_of(std::begin(editKeys), std::end(editKeys),
                       [&event](const EditKey& one) { return matches(event, one.keys); });
}

} // namespace

ElementMenu::ElementMenu(Document& document, Selection& selection, QWidget& canvas)
    : QObject(&canvas)
    , document_(document)
    , selection_(selection)
{
    canvas.installEventFilter(this);
}

void ElementMenu::setBranches(std::map<model::RackId, std::string> branches)
{
    branches_ = std::move(branches);
}

std::optional<std::string> ElementMenu::element() const
{
    const auto& chosen = selection_.elements();
    if (chosen.size() != 1)
        return std::nullopt;
    const auto& ref = *chosen.begin();
    if (ref.kind == model::ElementKind::Element)
        return ref.key;
    if (ref.kind == model::ElementKind::Rack)
        if (const auto at = branches_.find({ref.number}); at != branches_.end())
            return at->second;
    return std::nullopt;
}

std::optional<model::SolvedBranch> ElementMenu::solvedBranch() const
{
    const auto assessment = document_.assessment();
    const auto key = element();
    if (!key || assessment == nullptr || document_.stale())
        return std::nullopt;
    for (const auto& [id, branch] : branches_) {
        const auto* rack = branch == *key ? assessment->rack(id) : nullptr;
        if (rack == nullptr || !rack->drop || !rack->flowGot)
            continue;
        model::SolvedBranch out{*rack->drop, *rack->flowGot};
        if (rack->valveDrop)
            out.across += *rack->valveDrop;
        if (const auto* hoses = assessment->element(branch); hoses != nullptr && hoses->drop)
            out.across += *hoses->drop;
        return out;
    }
    return std::nullopt;
}

model::ElementEdits ElementMenu::edits() const
{
    const auto key = element();
    const auto* catalogue = document_.services().catalogue;
    if (!key || catalogue == nullptr || document_.readOnly())
        return {};
    return model::elementEdits(
        {document_.project(), *catalogue, document_.alternativeId(), document_.hallId()}, *key,
        solvedBranch());
}

void ElementMenu::apply(const model::ElementEdit& edit)
{
    const auto* catalogue = document_.services().catalogue;
    const auto done =
        document_.apply({edit.title,
                         [catalogue, edit, alternative = document_.alternativeId(),
                          hall = document_.hallId()](const model::Project& project) {
                             return model::applyNamedEdit({project, *catalogue, alternative, hall},
                                                          edit.edit, edit.arguments);
                         },
                         {}});
    if (done)
        emit tell(words(edit.title));
}

void ElementMenu::addEdit(QMenu& menu, const Edit& edit, const char* keys)
{
    if (!edit)
        return;
    auto* action = menu.addAction(words(edit->title), this, [this, one = *edit] { apply(one); });
    action->setObjectName(qs(edit->edit));
    // Shown only: the drawing takes the key itself.
    action->setShortcut(QKeySequence(QLatin1String(keys)));
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
}

void ElementMenu::addTo(QMenu& menu)
{
    const auto offered = edits();
    if (!offered.sizes.empty()) {
        auto* sizes = menu.addMenu(tr("Resize"));
        sizes->setObjectName(QStringLiteral("resizeMenu"));
        for (const auto& size : offered.sizes) {
            auto* action =
                sizes->addAction(qs(size.name), this, [this, one = size.edit] { apply(one); });
            action->setCheckable(true);
            action->setChecked(size.present);
        }
    }
    for (const auto& one : editKeys)
        if (!(one.edit == &model::ElementEdits::lock && offered.unlock))
            addEdit(menu, offered.*one.edit, one.keys);
    const auto* hall = document_.hall();
    if (hall == nullptr || document_.readOnly())
        return;
    const auto removed = model::removalsTakenBack(document_.plan(), *hall);
    if (removed.empty())
        return;
    auto* back = menu.addMenu(tr("Bring back"));
    back->setObjectName(QStringLiteral("bringBackMenu"));
    for (const auto& edit : removed)
        back->addAction(qs(edit.arguments.at("element")), this, [this, edit] { apply(edit); });
}

bool ElementMenu::press(const QKeyEvent& event)
{
    const auto offered = edits();
    for (const auto& one : editKeys)
        if (const auto& edit = offered.*one.edit; edit && matches(event, one.keys)) {
            apply(*edit);
            return true;
        }
    return false;
}

// The window's own shortcuts wait while the drawing has an element to edit.
bool ElementMenu::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        auto& key = static_cast<QKeyEvent&>(*event);
        if (isEditKey(key) && element()) {
            if (event->type() == QEvent::KeyPress)
                return press(key);
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hallwright::ui
