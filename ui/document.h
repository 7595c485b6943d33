// SPDX-License-Identifier: GPL-3.0-or-later
// The one mutable object of the window: the line of projects (undo), the current assessments, which
// alternative and hall are looked at, and the file behind it.
#pragma once

#include "model/edit/edit.h"
#include "model/history.h"
#include "ui/evaluation_runner.h"
#include "ui/services.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace hallwright::ui {

class Document : public QObject {
    Q_OBJECT

public:
    using AssessmentPtr = std::shared_ptr<const model::Assessment>;

    explicit Document(Services services, QObject* parent = nullptr);
    ~Document() override;

    const Services& services() const { return services_; }
    const model::Project& project() const { return history_->current(); }
    const model::History& history() const { return *history_; }

    // What is looked at; both always name something that exists, or are none.
    model::AlternativeId alternativeId() const { return alternative_; }
    const model::Alternative* alternative() const { return project().find(alternative_); }
    const model::Plan&
    plan() const; // of the current alternative; an empty plan where there is none
    model::HallId hallId() const { return hall_; }
    const model::Hall* hall() const { return plan().halls.find(hall_); }
    void setAlternative(model::AlternativeId id);
    void setHall(model::HallId id);

    // The only way to change anything. A Fault changes nothing and is also told by refused().
    model::Result<void> apply(const model::Edit& edit);
    // A drag is over: its merged step is complete and goes into the recovery database.
    void closeGesture();
    void undo();
    void redo();
    void jumpTo(std::size_t step);

    // The newest assessment, which may be of an older plan: see stale(). nullptr: none yet.
    AssessmentPtr assessment(model::AlternativeId id) const;
    AssessmentPtr assessment() const { return assessment(alternative_); }
    bool stale(model::AlternativeId id) const;
    bool stale() const { return stale(alternative_); }
    // Of the newest evaluation of the current alternative, in milliseconds.
    double solveTime() const;
    bool evaluating() const { return runner_->busy(); }
    // Why the newest plan has no assessment, where its evaluation failed.
    std::optional<model::Fault> evaluationFault(model::AlternativeId id) const;

    // Starts a new line of history with this project; path is empty for one never saved.
    void replace(model::Project project, std::string path,
                 std::vector<model::Assessment> stored = {});
    const std::string& path() const { return path_; }
    bool modified() const { return !(project() == saved_); }
    bool readOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly);
    void markSaved(std::string path);
    // Recovered work: it goes into a recovery copy of this session at once. `inFile`: what its file
    // holds; an empty project where there is none.
    void markUnsaved(model::Project inFile);
    const std::string& session() const { return session_; }

signals:
    void planChanged(const hallwright::model::Project& before,
                     const hallwright::model::Project& after);
    void assessmentChanged(hallwright::model::AlternativeId alternative);
    void currentChanged(); // another alternative or hall is looked at
    void fileChanged();    // path, modified or read-only
    void refused(const hallwright::model::Fault& fault);
    void busyChanged(bool busy);

private:
    struct Standing {
        AssessmentPtr assessment;
        std::uint64_t assessed = 0; // fingerprint of the assessment
        std::uint64_t wanted = 0;   // fingerprint of the current plan
        std::optional<model::Fault> fault;
        double milliseconds = 0.0;
    };
    void moved(const model::Project& before);
    void keepCurrentValid();
    void evaluateAll();
    void take(const EvaluationAnswer& answer);
    void record(model::Message name); // by value: it may be the pending one
    void recordPending();

    Services services_;
    std::unique_ptr<model::History> history_;
    model::Project saved_;
    model::AlternativeId alternative_;
    model::HallId hall_;
    std::map<model::AlternativeId, Standing> standings_;
    std::string path_;
    std::string session_;
    bool readOnly_ = false;
    std::optional<model::Message> pending_; // of a drag that still lasts
    EvaluationRunner* runner_ = nullptr;
};

} // namespace hallwright::ui
