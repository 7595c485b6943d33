// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a tool: a state machine that is told what the hand does and answers with an edit.
// Tools change nothing themselves; the view applies the answer to the document.
#pragma once

#include "model/edit/edit.h"
#include "ui/canvas/floor_scene.h"
#include "ui/canvas/snap.h"
#include "ui/document.h"

#include <QPainter>

namespace hallwright::ui {

// Where the pointer is.
struct ToolPoint {
    QPointF at;         // metres of the hall
    double scale = 1.0; // pixels per metre
    Qt::KeyboardModifiers modifiers;
};

struct ToolAnswer {
    std::optional<model::Edit> edit; // to apply now
    enum class Gesture { GoesOn, Ends, Abandoned } gesture = Gesture::GoesOn;
    enum class Select { Nothing, Added } select = Select::Nothing; // what becomes selected after it
    std::optional<ElementSet> selection;                           // or exactly this
    QString refusal; // why what was wanted is not done; told to the user
    enum class Next { Stay, Done } next = Next::Stay; // Done: back to the select tool
};

// What tools look at.
struct ToolGround {
    const Document& document;
    const FloorScene& scene;
    const Selection& selection;
    SnapRules snap;
    model::UnitSystem units = model::UnitSystem::Si;
};

class Tool {
public:
    explicit Tool(const ToolGround& ground)
        : ground_(ground)
    {
    }
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    virtual ~Tool() = default;

    virtual ToolAnswer press(const ToolPoint&) { return {}; }
    virtual ToolAnswer move(const ToolPoint&) { return {}; }
    virtual ToolAnswer release(const ToolPoint&) { return {}; }
    virtual ToolAnswer doubleClick(const ToolPoint&) { return {}; }
    virtual ToolAnswer turn() { return {}; }    // the rotate key while something is in the hand
    virtual bool busy() const { return false; } // in the midst of a gesture, which Esc cancels
    virtual ToolAnswer cancel() { return {}; }
    // Ghosts, guides and figures, over everything else; world transform metres to pixels.
    virtual void paint(QPainter&, const PiecePainter&) const {}
    virtual QString hint() const { return {}; } // what the hand holds, or why it may not stand here
    virtual bool blocked() const { return false; } // the hint tells an impossible place
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }

protected:
    const ToolGround& ground_;
};

} // namespace hallwright::ui
