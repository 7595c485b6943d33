// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document.h"

#include <QUuid>

namespace hallwright::ui {

namespace {
std::string newSession()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

model::Result<model::Project> readOnlyFault()
{
    return model::fail(model::FaultCode::Locked,
                       {QT_TRANSLATE_NOOP("app", "this copy is read-only"), {}}, {},
                       {QT_TRANSLATE_NOOP("app", "Save it under another name to work on it"), {}});
}
} // namespace

Document::Document(Services services, QObject* parent)
    : QObject(parent)
    , services_(std::move(services))
    , history_(std::make_unique<model::History>(model::Project{}))
    , session_(newSession())
    , runner_(new EvaluationRunner(services_.evaluate, this))
{
    connect(runner_, &EvaluationRunner::finished, this, &Document::take);
    connect(runner_, &EvaluationRunner::busyChanged, this, &Document::busyChanged);
}

Document::~Document() = default;

const model::Plan& Document::plan() const
{
    static const model::Plan none;
    const auto* current = alternative();
    return current != nullptr ? current->plan : none;
}

void Document::setAlternative(model::AlternativeId id)
{
    if (id == alternative_ || project().find(id) == nullptr)
        return;
    alternative_ = id;
    keepCurrentValid();
    emit currentChanged();
    evaluateAll();
}

void Document::setHall(model::HallId id)
{
    if (id == hall_ || plan().halls.find(id) == nullptr)
        return;
    hall_ = id;
    emit currentChanged();
}

model::Result<void> Document::apply(const model::Edit& edit)
{
    auto next = readOnly_ ? readOnlyFault() : edit.apply(project());
    if (!next) {
        emit refused(next.error());
        return tl::unexpected<model::Fault>(next.error());
    }
    if (*next == project())
        return {};
    const model::Project before = project();
    history_->push(std::move(*next), edit.name, edit.gesture);
    moved(before);
    if (edit.gesture.empty())
        record(edit.name);
    else
        pending_ = edit.name;
    return {};
}

void Document::closeGesture()
{
    history_->closeGesture();
    recordPending();
}

void Document::undo()
{
    if (history_->canUndo())
        jumpTo(history_->position() - 1);
}

void Document::redo()
{
    if (history_->canRedo())
        jumpTo(history_->position() + 1);
}

void Document::jumpTo(std::size_t step)
{
    if (step >= history_->size() || step == history_->position())
        return;
    const model::Project before = project();
    history_->jumpTo(step);
    moved(before);
    record(history_->name(step));
}

void Document::moved(const model::Project& before)
{
    const auto alternativeBefore = alternative_;
    const auto hallBefore = hall_;
    keepCurrentValid();
    evaluateAll();
    emit planChanged(before, project());
    if (alternative_ != alternativeBefore || hall_ != hallBefore)
        emit currentChanged();
    emit fileChanged();
}

void Document::keepCurrentValid()
{
    if (project().find(alternative_) == nullptr) {
        const auto& all = project().alternatives;
        alternative_ = all.empty() ? model::AlternativeId{} : all.front().id;
    }
    const auto& halls = plan().halls;
    if (halls.find(hall_) == nullptr)
        hall_ = halls.empty() ? model::HallId{} : halls.begin()->id;
}

// The current alternative first: it is the one whose numbers are on the screen.
void Document::evaluateAll()
{
    std::vector<EvaluationRunner::Wanted> wanted;
    for (const auto& one : project().alternatives) {
        auto& standing = standings_[one.id];
        const auto print = model::fingerprint(project(), one);
        if (print != standing.wanted)
            standing.fault.reset();
        standing.wanted = print;
        const bool fresh = standing.assessment && standing.assessed == print;
        if (fresh || standing.fault)
            continue;
        wanted.insert(one.id == alternative_ ? wanted.begin() : wanted.end(), {one.id, print});
    }
    std::erase_if(standings_, [&](const auto& entry) { return !project().find(entry.first); });
    runner_->request(project(), wanted);
}

void Document::take(const EvaluationAnswer& answer)
{
    const auto at = standings_.find(answer.alternative);
    if (at == standings_.end() || at->second.wanted != answer.fingerprint)
        return; // of a plan that is no longer the newest
    if (answer.assessment) {
        at->second.assessment = answer.assessment;
        at->second.assessed = answer.fingerprint;
        at->second.milliseconds = answer.milliseconds;
        at->second.fault.reset();
    } else {
        at->second.fault = answer.fault;
    }
    emit assessmentChanged(answer.alternative);
}

Document::AssessmentPtr Document::assessment(model::AlternativeId id) const
{
    const auto at = standings_.find(id);
    return at == standings_.end() ? nullptr : at->second.assessment;
}

bool Document::stale(model::AlternativeId id) const
{
    const auto at = standings_.find(id);
    return at == standings_.end() || !at->second.assessment ||
           at->second.assessed != at->second.wanted;
}

double Document::solveTime() const
{
    const auto at = standings_.find(alternative_);
    return at == standings_.end() ? 0.0 : at->second.milliseconds;
}

std::optional<model::Fault> Document::evaluationFault(model::AlternativeId id) const
{
    const auto at = standings_.find(id);
    return at == standings_.end() ? std::nullopt : at->second.fault;
}

void Document::replace(model::Project project, std::string path,
                       std::vector<model::Assessment> stored)
{
    pending_.reset();
    if (services_.closeRecovery)
        services_.closeRecovery(session_);
    session_ = newSession();
    const model::Project before = this->project();
    history_ = std::make_unique<model::History>(std::move(project));
    saved_ = this->project();
    path_ = std::move(path);
    readOnly_ = false;
    alternative_ = {};
    hall_ = {};
    standings_.clear();
    for (auto& one : stored) {
        const auto print = one.fingerprint;
        standings_[one.alternative] = {std::make_shared<const model::Assessment>(std::move(one)),
                                       print, 0, std::nullopt, 0.0};
    }
    keepCurrentValid();
    evaluateAll();
    emit planChanged(before, this->project());
    emit currentChanged();
    emit fileChanged();
    for (const auto& one : this->project().alternatives)
        emit assessmentChanged(one.id);
}

void Document::setReadOnly(bool readOnly)
{
    readOnly_ = readOnly;
    emit fileChanged();
}

void Document::markSaved(std::string path)
{
    path_ = std::move(path);
    saved_ = project();
    if (services_.closeRecovery)
        services_.closeRecovery(session_);
    emit fileChanged();
}

void Document::markUnsaved(model::Project inFile)
{
    saved_ = std::move(inFile);
    record({QT_TRANSLATE_NOOP("edit", "Recovered work"), {}});
    emit fileChanged();
}

void Document::recordPending()
{
    if (pending_)
        record(*pending_);
}

void Document::record(model::Message name)
{
    pending_.reset();
    if (!services_.recordRecovery)
        return;
    const auto kept = services_.recordRecovery({session_, path_, saved_, project(), name});
    if (!kept)
        emit refused(kept.error());
}

} // namespace hallwright::ui
