// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/history.h"

namespace hallwright::model {

History::History(Project first)
{
    steps_.push_back({std::move(first), {}, {}});
}

void History::push(Project project, Message name, const std::string& gesture)
{
    const bool merges = !gesture.empty() && at_ > 0 && steps_[at_].gesture == gesture;
    steps_.resize(at_ + 1, {Project{}, {}, {}});
    if (merges) {
        steps_[at_].project = std::move(project);
        steps_[at_].name = std::move(name);
        return;
    }
    steps_.push_back({std::move(project), std::move(name), gesture});
    ++at_;
}

void History::undo()
{
    if (canUndo())
        --at_;
    closeGesture();
}

void History::redo()
{
    if (canRedo())
        ++at_;
    closeGesture();
}

void History::jumpTo(std::size_t step)
{
    if (step < steps_.size())
        at_ = step;
    closeGesture();
}

void History::closeGesture()
{
    for (auto& step : steps_)
        step.gesture.clear();
}

} // namespace hallwright::model
