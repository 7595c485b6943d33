// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failure_services.h"

#include "app/buffer_size.h"
#include "app/duty_card.h"
#include "app/evaluate_hall.h"
#include "app/failure_course.h"
#include "app/failure_list.h"
#include "model/derive/derived.h"

namespace hallwright::app {

using namespace model;

namespace {

Fault gone(const std::string& where)
{
    return {FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("app", "the hall or alternative is no longer there"), {}},
            where,
            {}};
}

Result<HallSystems> systemsOf(const Project& project, const Catalogue& catalogue,
                              const ui::FailureName& name, const std::stop_token& stop)
{
    const auto* alternative = project.find(name.alternative);
    const auto* hall = alternative != nullptr ? alternative->plan.halls.find(name.hall) : nullptr;
    if (hall == nullptr)
        return tl::unexpected<Fault>(gone(name.name));
    EvaluationCache cache;
    return solveHallSystems({project, catalogue, alternative->plan, *hall}, cache, stop);
}

} // namespace

void addFailureServices(ui::Services& services, const Catalogue& catalogue)
{
    services.failures = [&catalogue](const Project& project, const ui::FailureQuestion& question,
                                     const FailureWatch& watch,
                                     std::stop_token stop) -> Result<FailureList> {
        const auto* alternative = project.find(question.alternative);
        if (alternative == nullptr)
            return tl::unexpected<Fault>(gone({}));
        const auto depth = question.depth == ui::FailureQuestion::Depth::Pairs
                               ? FailureDepth::Pairs
                               : FailureDepth::Singles;
        return failureList({project, catalogue, alternative->plan, question.scope, depth}, watch,
                           stop);
    };
    services.followFailure = [&catalogue](const Project& project, const ui::FailureName& name,
                                          std::stop_token stop) {
        return systemsOf(project, catalogue, name, stop).and_then([&](const HallSystems& systems) {
            return followFailure(systems, name.name, stop);
        });
    };
    services.bufferSizes = [&catalogue](const Project& project, const ui::FailureName& name,
                                        double wanted, std::stop_token stop) {
        return systemsOf(project, catalogue, name, stop).and_then([&](const HallSystems& systems) {
            return bufferSizes(systems, name.name, seconds(wanted), stop);
        });
    };
    services.dutyCard = [&catalogue](const Project& project,
                                     const DutyPoint& point) -> Result<std::vector<DutyFigure>> {
        const auto* type = chosenType(project, catalogue, point.type);
        if (type == nullptr)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("app", "there is no type \"{0}\""), {point.type}});
        return dutyCard(*type, point);
    };
}

} // namespace hallwright::app
