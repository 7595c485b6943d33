// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the items of the sheet: the figures of the normal state, or of a what-if.
#include "ui/schematic/schematic_canvas.h"
#include "ui/schematic/what_if_state.h"

namespace hallwright::ui {

void SchematicCanvas::setWhatIf(const WhatIfState& state)
{
    whatIf_ = &state;
}

// While a what-if is being solved its figures are not known.
Document::AssessmentPtr SchematicCanvas::shownAssessment() const
{
    if (whatIf_ != nullptr && whatIf_->active())
        return whatIf_->figures();
    return document_.assessment();
}

void SchematicCanvas::refreshFigures()
{
    const auto assessment = shownAssessment();
    figures_.clear();
    for (const auto& item : drawing_.diagram.items) {
        figures_.push_back(figuresOf(item, assessment.get()));
        if (whatIf_ != nullptr && whatIf_->active())
            amend(item, figures_.back());
    }
    viewport()->update();
}

// Words on what is switched, and on what is without power or flow because of it.
void SchematicCanvas::amend(const SchematicItem& item, SchematicFigures& figures) const
{
    for (const auto& ref : item.refs) {
        QString word;
        if (ref.kind == model::ElementKind::Rack) {
            if (whatIf_->isDark({ref.number}))
                word = tr("no power");
        } else if (const auto to = whatIf_->stateOf(ref.key)) {
            word = *to == model::Switched::To::Open ? tr("what if: open") : tr("what if: off");
        } else if (whatIf_->isStill(ref.key)) {
            word = item.stream == Stream::Power ? tr("no supply") : tr("no flow");
        }
        if (word.isEmpty())
            continue;
        if (figures.lines.isEmpty() || figures.lines.front() != word)
            figures.lines.prepend(word);
        figures.bad = true;
    }
}

} // namespace hallwright::ui
