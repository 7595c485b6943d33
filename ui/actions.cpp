// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions.h"

#include "model/result.h"
#include "ui/icons.h"
#include "ui/words.h"

namespace hallwright::ui {

namespace {
constexpr const char* file = QT_TRANSLATE_NOOP("Menu", "&File");
constexpr const char* edit = QT_TRANSLATE_NOOP("Menu", "&Edit");
constexpr const char* project = QT_TRANSLATE_NOOP("Menu", "&Project");
constexpr const char* view = QT_TRANSLATE_NOOP("Menu", "&View");
constexpr const char* help = QT_TRANSLATE_NOOP("Menu", "&Help");
constexpr auto line = ActionText::After::Separator;
} // namespace

const std::vector<ActionText>& actionTexts()
{
    // clang-format off
    static const std::vector<ActionText> list{
        {"file.new", file, QT_TRANSLATE_NOOP("Actions", "&New…"), "Ctrl+N", QT_TRANSLATE_NOOP("Actions", "Start from a template or an empty project"), "new"},
        {"file.open", file, QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", QT_TRANSLATE_NOOP("Actions", "Open a project file"), "open", line},
        {"file.save", file, QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", QT_TRANSLATE_NOOP("Actions", "Save the project"), "save"},
        {"file.saveAs", file, QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", QT_TRANSLATE_NOOP("Actions", "Save the project under another name"), "save-as", line},
        {"file.import", file, QT_TRANSLATE_NOOP("Actions", "&Import…"), "Ctrl+I", QT_TRANSLATE_NOOP("Actions", "Read racks, floor outlines or networks into this project"), "import"},
        {"file.export", file, QT_TRANSLATE_NOOP("Actions", "&Export…"), "", QT_TRANSLATE_NOOP("Actions", "Write this alternative in another form"), "export"},
        {"file.report", file, QT_TRANSLATE_NOOP("Actions", "&Report…"), "Ctrl+P", QT_TRANSLATE_NOOP("Actions", "Write the capacity report as PDF, XLSX, CSV or HTML"), "report", line},
        {"file.settings", file, QT_TRANSLATE_NOOP("Actions", "Se&ttings…"), "Ctrl+,", QT_TRANSLATE_NOOP("Actions", "Units, language and theme"), "settings", line},
        {"file.quit", file, QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", QT_TRANSLATE_NOOP("Actions", "Close the program"), ""},
        {"edit.undo", edit, QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", QT_TRANSLATE_NOOP("Actions", "Take back the last edit"), "undo"},
        {"edit.redo", edit, QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Actions", "Do the edit again that was taken back"), "redo", line},
        {"edit.selectAll", edit, QT_TRANSLATE_NOOP("Actions", "Select &all in hall"), "Ctrl+A", QT_TRANSLATE_NOOP("Actions", "Select every rack and unit of the hall"), "select"},
        {"edit.selectNone", edit, QT_TRANSLATE_NOOP("Actions", "Select &nothing"), "Ctrl+Shift+A", QT_TRANSLATE_NOOP("Actions", "Clear the selection"), "", line},
        {"edit.palette", edit, QT_TRANSLATE_NOOP("Actions", "&Command palette…"), "Ctrl+K", QT_TRANSLATE_NOOP("Actions", "Find any action by its name"), "command"},
        {"project.addHall", project, QT_TRANSLATE_NOOP("Actions", "Add &hall"), "Ctrl+Shift+H", QT_TRANSLATE_NOOP("Actions", "A new empty hall in this alternative"), "hall-add"},
        {"project.addAlternative", project, QT_TRANSLATE_NOOP("Actions", "Add &alternative"), "", QT_TRANSLATE_NOOP("Actions", "An empty alternative to compare"), "alternative"},
        {"project.copyAlternative", project, QT_TRANSLATE_NOOP("Actions", "&Duplicate alternative"), "Ctrl+Shift+D", QT_TRANSLATE_NOOP("Actions", "A copy of this alternative to change and compare"), "duplicate"},
        {"project.removeAlternative", project, QT_TRANSLATE_NOOP("Actions", "&Remove alternative"), "", QT_TRANSLATE_NOOP("Actions", "Remove this alternative from the project"), "delete", line},
        {"project.equipment", project, QT_TRANSLATE_NOOP("Actions", "&Equipment editor…"), "Ctrl+E", QT_TRANSLATE_NOOP("Actions", "Enter or change an equipment type with its curves and sources"), "equipment"},
        {"project.quick", project, QT_TRANSLATE_NOOP("Actions", "&Quick card…"), "Ctrl+Shift+Q", QT_TRANSLATE_NOOP("Actions", "First sizes from kW, count and distance, without a layout"), "quick-card"},
        {"project.duty", project, QT_TRANSLATE_NOOP("Actions", "&Duty-point card…"), "Ctrl+Shift+P", QT_TRANSLATE_NOOP("Actions", "One CDU or pump at own flows, heat and temperatures, against its ratings"), "duty-card"},
        {"view.hall", view, QT_TRANSLATE_NOOP("Actions", "&Hall"), "Ctrl+1", QT_TRANSLATE_NOOP("Actions", "The plan of the hall"), "hall"},
        {"view.one-line", view, QT_TRANSLATE_NOOP("Actions", "&One-line"), "Ctrl+7", QT_TRANSLATE_NOOP("Actions", "The power network of the hall as a one-line diagram"), "one-line"},
        {"view.piping", view, QT_TRANSLATE_NOOP("Actions", "&Piping diagram"), "Ctrl+8", QT_TRANSLATE_NOOP("Actions", "The coolant loops of the hall as a piping diagram"), "piping"},
        {"view.racks", view, QT_TRANSLATE_NOOP("Actions", "&Rack schedule"), "Ctrl+2", QT_TRANSLATE_NOOP("Actions", "All racks as a table"), "table"},
        {"view.elements", view, QT_TRANSLATE_NOOP("Actions", "&Elements"), "Ctrl+3", QT_TRANSLATE_NOOP("Actions", "Power and coolant elements derived from the recipes"), "tree"},
        {"view.kpis", view, QT_TRANSLATE_NOOP("Actions", "&Key figures"), "Ctrl+4", QT_TRANSLATE_NOOP("Actions", "Key figures of every alternative"), "kpi"},
        {"view.failures", view, QT_TRANSLATE_NOOP("Actions", "&Failures"), "Ctrl+9", QT_TRANSLATE_NOOP("Actions", "What happens when one element fails, and when racks throttle"), "failures"},
        {"view.compare", view, QT_TRANSLATE_NOOP("Actions", "&Compare"), "Ctrl+5", QT_TRANSLATE_NOOP("Actions", "Alternatives side by side"), "compare"},
        {"view.assumptions", view, QT_TRANSLATE_NOOP("Actions", "&Assumptions"), "Ctrl+6", QT_TRANSLATE_NOOP("Actions", "Prices, lives and rates with range and source"), "settings"},
        {"view.year", view, QT_TRANSLATE_NOOP("Actions", "&Year"), "Ctrl+0", QT_TRANSLATE_NOOP("Actions", "The plant year: load duration, months, hours, weather and set points"), "plot"},
        {"view.welcome", view, QT_TRANSLATE_NOOP("Actions", "&Welcome page"), "", QT_TRANSLATE_NOOP("Actions", "Examples, templates and recent files"), "", line},
        {"view.units", view, QT_TRANSLATE_NOOP("Actions", "Switch &units SI / IP"), "Ctrl+U", QT_TRANSLATE_NOOP("Actions", "Metric or inch-pound units everywhere"), "units"},
        {"view.theme", view, QT_TRANSLATE_NOOP("Actions", "Light or &dark"), "Ctrl+Shift+T", QT_TRANSLATE_NOOP("Actions", "Switch between the light and the dark theme"), "theme", line},
        {"help.about", help, QT_TRANSLATE_NOOP("Actions", "&About Hallwright"), "", QT_TRANSLATE_NOOP("Actions", "Version and licence"), "help"},
    };
    // clang-format on
    return list;
}

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    for (const auto& one : actionTexts()) {
        auto* action = new QAction(translated("Actions", one.text), this);
        action->setObjectName(QString::fromLatin1(one.key));
        action->setShortcut(QKeySequence::fromString(QString::fromLatin1(one.shortcut)));
        QString tip = translated("Actions", one.tip);
        action->setStatusTip(tip);
        if (*one.shortcut != '\0')
            tip +=
                QStringLiteral(" (%1)").arg(action->shortcut().toString(QKeySequence::NativeText));
        action->setToolTip(tip);
        byKey_.emplace(one.key, action);
        inOrder_.push_back(action);
    }
    refreshIcons();
}

QAction* Actions::operator[](std::string_view key) const
{
    const auto at = byKey_.find(key);
    model::ensure(at != byKey_.end(), "the action is in the list");
    return at->second;
}

void Actions::refreshIcons()
{
    const auto& texts = actionTexts();
    for (std::size_t i = 0; i < texts.size(); ++i)
        inOrder_[i]->setIcon(themedIcon(QString::fromLatin1(texts[i].icon)));
}

} // namespace hallwright::ui
