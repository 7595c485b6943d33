// SPDX-License-Identifier: GPL-3.0-or-later
// Every action of the window in one list: text, shortcut, tooltip, icon, menu. Menus, tool bar and
// command palette are made from it.
#pragma once

#include <QAction>
#include <QObject>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::ui {

struct ActionText {
    const char* key;      // "file.open": stable, for tests and the palette
    const char* menu;     // source text of its menu; empty: in the palette only
    const char* text;     // source text
    const char* shortcut; // portable text, may be empty
    const char* tip;      // source text
    const char* icon;     // name without suffix, may be empty
    enum class After { Plain, Separator } after = After::Plain;
};

const std::vector<ActionText>& actionTexts();

class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent = nullptr);

    // The action of that key; it is a bug to ask for one that is not in the list.
    QAction* operator[](std::string_view key) const;
    const std::vector<QAction*>& all() const { return inOrder_; }
    // Puts the icons into the ink of the theme.
    void refreshIcons();

private:
    std::map<std::string, QAction*, std::less<>> byKey_;
    std::vector<QAction*> inOrder_;
};

} // namespace hallwright::ui
