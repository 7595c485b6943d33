// SPDX-License-Identifier: GPL-3.0-or-later
// Undo as a line of projects with names; a step is a pointer copy.
#pragma once

#include "model/plan.h"

#include <string>
#include <vector>

namespace hallwright::model {

class History {
public:
    explicit History(Project first);

    const Project& current() const { return steps_[at_].project; }
    // Adds a step after the current one; steps that had been undone are dropped. A non-empty
    // gesture equal to the newest step's replaces that step (a drag is one step while it lasts).
    void push(Project project, Message name, const std::string& gesture = {});
    bool canUndo() const { return at_ > 0; }
    bool canRedo() const { return at_ + 1 < steps_.size(); }
    void undo();
    void redo();
    void jumpTo(std::size_t step);
    // The gesture is over: the next push is a new step even with the same gesture text.
    void closeGesture();

    std::size_t size() const { return steps_.size(); }
    std::size_t position() const { return at_; }
    const Message& name(std::size_t step) const { return steps_[step].name; }

private:
    struct Step {
        Project project;
        Message name;
        std::string gesture;
    };
    std::vector<Step> steps_;
    std::size_t at_ = 0;
};

} // namespace hallwright::model
