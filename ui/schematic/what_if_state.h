// SPDX-License-Identifier: GPL-3.0-or-later
// The elements that are switched as a what-if, and what follows: solved behind the window, shown in
// the drawings in place of the normal state. The plan is never touched.
#pragma once

#include "model/results/what_if.h"
#include "ui/document.h"
#include "ui/failures/background.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace hallwright::ui {

class WhatIfState : public QObject {
    Q_OBJECT

public:
    explicit WhatIfState(Document& document, QObject* parent = nullptr);

    bool active() const { return !switched_.empty(); }
    bool available() const { return document_.services().whatIf != nullptr; }
    const std::vector<model::Switched>& switched() const { return switched_; }
    std::optional<model::Switched::To> stateOf(const std::string& element) const;
    // Switches, or switches back what already stands so.
    void toggle(const model::Switched& one);
    void reset();

    bool solving() const { return solver_->busy(); }
    const std::optional<model::WhatIf>& answer() const { return answer_; }
    const std::optional<model::Fault>& fault() const { return fault_; }
    // The newest assessment with the figures of the answer in it; nullptr until there is one.
    std::shared_ptr<const model::Assessment> figures() const { return figures_; }
    bool isDark(model::RackId rack) const;
    bool isStill(const std::string& element) const;

signals:
    void changed();

private:
    void solve();
    void merge();
    void leaveOtherHalls();

    Document& document_;
    Background* solver_ = nullptr;
    model::HallId hall_;
    model::AlternativeId alternative_;
    std::vector<model::Switched> switched_;
    std::optional<model::WhatIf> answer_;
    std::optional<model::Fault> fault_;
    std::shared_ptr<const model::Assessment> figures_;
};

} // namespace hallwright::ui
