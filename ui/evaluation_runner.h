// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluates plans on one background thread: the newest plan wins, an older evaluation is stopped,
// and a late answer is recognised by its fingerprint.
#pragma once

#include "ui/services.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace hallwright::ui {

// An answer, or the Fault in its place, tied to the plan it was asked for.
struct EvaluationAnswer {
    model::AlternativeId alternative;
    std::uint64_t fingerprint = 0;
    std::shared_ptr<const model::Assessment> assessment; // nullptr: see fault
    model::Fault fault;
    double milliseconds = 0.0; // that it took
};

class EvaluationRunner : public QObject {
    Q_OBJECT

public:
    struct Wanted {
        model::AlternativeId alternative;
        std::uint64_t fingerprint = 0;
    };
    using Evaluate = decltype(Services::evaluate);

    explicit EvaluationRunner(Evaluate evaluate, QObject* parent = nullptr);
    ~EvaluationRunner() override; // stops and waits for the running evaluation

    // Replaces everything asked for before, in this order; what runs already and is still wanted
    // goes on, anything else is stopped.
    void request(const model::Project& project, const std::vector<Wanted>& wanted);
    bool busy() const;

signals:
    void finished(const hallwright::ui::EvaluationAnswer& answer);
    void busyChanged(bool busy);

private:
    struct Job {
        model::Project project;
        Wanted wanted;
    };
    void work(std::stop_token quit);
    EvaluationAnswer run(const Job& job, std::stop_token stop) const;
    void deliver(EvaluationAnswer answer);

    Evaluate evaluate_;
    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::deque<Job> queue_;
    Wanted running_;
    std::stop_source runningStop_;
    bool runs_ = false;
    std::jthread thread_; // last: it starts when the rest is there and ends first
};

} // namespace hallwright::ui
