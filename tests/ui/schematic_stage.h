// SPDX-License-Identifier: GPL-3.0-or-later
// Hands on the schematics of a stage's window.
#pragma once

#include "tests/ui/window_stage.h"
#include "ui/schematic/schematic_canvas.h"
#include "ui/schematic/schematic_view.h"

#include <QTest>

#include <string>

namespace hallwright::tests {

// "piping" or "one-line" in front, every group open, all of it in sight.
inline ui::SchematicView& shownSchematic(WindowStage& stage, const char* name)
{
    auto& window = stage.window();
    window.showView(QString::fromLatin1(name));
    auto& view = std::string_view(name) == "piping" ? window.piping() : window.oneLine();
    view.unfoldAll();
    view.canvas().fit();
    QCoreApplication::processEvents();
    return view;
}

// Clicks the item of that element; its canvas has the keys then.
inline ui::SchematicCanvas& clickItem(WindowStage& stage, ui::SchematicView& view,
                                      const std::string& key)
{
    auto& canvas = view.canvas();
    const auto& items = canvas.drawing().diagram.items;
    const auto at = std::find_if(items.begin(), items.end(),
                                 [&key](const auto& item) { return item.key == key; });
    model::ensure(at != items.end(), "the drawing shows the element");
    const auto place = static_cast<std::size_t>(at - items.begin());
    canvas.reveal({at->refs.front()});
    QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.viewPoint(place));
    model::ensure(stage.window().selection().elements().size() == 1, "the click selects it");
    return canvas;
}

} // namespace hallwright::tests
