// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/edit.h"

namespace hallwright::model {

Result<Project> editPlan(const Project& project, AlternativeId alternative,
                         const std::function<Result<Plan>(const Plan&)>& change)
{
    Project after = project;
    for (auto& candidate : after.alternatives) {
        if (candidate.id != alternative)
            continue;
        auto plan = change(candidate.plan);
        if (!plan)
            return tl::unexpected<Fault>(plan.error());
        candidate.plan = *std::move(plan);
        return after;
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP("model", "there is no alternative with this id"), {}},
                "alternative/" + std::to_string(alternative.number));
}

} // namespace hallwright::model
