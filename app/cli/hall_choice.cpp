// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hall_choice.h"

#include "app/cli/session.h"
#include "app/evaluate_hall.h"

namespace hallwright::app {

using namespace model;

namespace {

Result<const Hall*> hallOf(const Plan& plan, const std::string& label)
{
    const Hall* only = nullptr;
    std::string labels;
    for (const auto& hall : plan.halls) {
        if (!label.empty() && hall.label == label)
            return &hall;
        labels += (labels.empty() ? "" : ", ") + hall.label;
        only = &hall;
    }
    if (label.empty() && plan.halls.size() == 1)
        return only;
    return fail(FaultCode::InvalidArgument,
                label.empty()
                    ? Message{QT_TRANSLATE_NOOP("app", "name a hall"), {}}
                    : Message{QT_TRANSLATE_NOOP("app", "there is no hall \"{0}\""), {label}},
                "--hall", {QT_TRANSLATE_NOOP("app", "the project holds: {0}"), {labels}});
}

} // namespace

Result<Outcome> withHall(const HallChoice& choice,
                         const std::function<Result<Outcome>(const HallSystems&)>& run)
{
    const auto project = data::loadProject(choice.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    const auto alternative = chooseAlternative(*project, choice.alternative);
    if (!alternative)
        return tl::unexpected<Fault>(alternative.error());
    const Plan& plan = project->find(*alternative)->plan;
    const auto hall = hallOf(plan, choice.hall);
    if (!hall)
        return tl::unexpected<Fault>(hall.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    EvaluationCache cache;
    return solveHallSystems({*project, *catalogue, plan, **hall}, cache, {}).and_then(run);
}

} // namespace hallwright::app
