// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector.h"

#include "ui/quantity_format.h"

#include <QVBoxLayout>

namespace hallwright::ui {

Inspector::Inspector(Document& document, Selection& selection, QWidget* parent)
    : QScrollArea(parent)
    , document_(document)
    , selection_(selection)
    , body_(new QWidget)
    , layout_(new QVBoxLayout(body_))
    , overrides_(new OverridePanel(document, selection))
    , results_(new ResultPanel(document, selection))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout_->setContentsMargins(8, 8, 8, 8);
    layout_->setSpacing(12);
    layout_->addWidget(overrides_);
    layout_->addWidget(results_);
    layout_->addStretch(1);
    setWidget(body_);
    connect(&selection_, &Selection::changed, this, &Inspector::rebuild);
    connect(&document_, &Document::currentChanged, this, &Inspector::rebuild);
    connect(&document_, &Document::fileChanged, this, &Inspector::refreshFields);
    connect(&document_, &Document::planChanged, this, &Inspector::rebuild);
    connect(&document_, &Document::assessmentChanged, this, [this](model::AlternativeId id) {
        if (id == document_.alternativeId())
            results_->refresh();
    });
    connect(&QuantityFormat::current(), &QuantityFormat::changed, results_, &ResultPanel::refresh);
    rebuild();
}

// Editors are kept while the subjects stay the same, so that focus survives an edit.
void Inspector::rebuild()
{
    auto subjects = subjectsOf(document_, selection_.elements());
    if (subjects == subjects_) {
        refreshFields();
        results_->refresh();
        return;
    }
    subjects_ = std::move(subjects);
    for (auto* panel : panels_) {
        panel->hide();
        panel->deleteLater(); // one of its editors may be the sender
    }
    panels_.clear();
    for (const auto& subject : subjects_) {
        auto* panel = new FieldPanel(document_, subject);
        layout_->insertWidget(static_cast<int>(panels_.size()), panel);
        panels_.push_back(panel);
    }
    overrides_->refresh();
    results_->refresh();
}

void Inspector::refreshFields()
{
    for (auto* panel : panels_)
        panel->refresh();
    overrides_->refresh();
}

FieldEditor* Inspector::editor(model::FieldTable table, std::string_view key) const
{
    for (auto* panel : panels_)
        if (panel->subject().table == table)
            return panel->editor(key);
    return nullptr;
}

} // namespace hallwright::ui
