// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failure_services.h"

#include "app/buffer_size.h"
#include "app/duty_card.h"
#include "app/evaluate_hall.h"
#include "app/failure_course.h"
#include "app/failure_list.h"
#include "app/hall_curves.h"
#include "app/what_if.h"
#include "model/derive/derived.h"
#include "power/hall_power.h"

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

// The hall with its catalogue and plan at hand while `use` works on it.
template <class Answer>
Result<Answer> withSystems(const Project& project, const Catalogue& catalogue,
                           const ui::HallName& name, const std::stop_token& stop,
                           const std::function<Result<Answer>(const HallSystems&)>& use)
{
    return systemsOf(project, catalogue, {name.alternative, name.hall, {}}, stop).and_then(use);
}

// The checks of the hall's power: breakers in series and the ride through a loss of the utility.
Result<HallPowerChecks> checksOf(const Project& project, const Catalogue& catalogue,
                                 const ui::HallName& name, const HallSystems& systems,
                                 const std::stop_token& stop)
{
    const auto& plan = project.find(name.alternative)->plan;
    const auto& hall = *plan.halls.find(name.hall);
    return power::solveHallPower(systems.power, recipeOf(plan.powerRecipes, hall.id), systems.loads,
                                 systems.mechanical, stop)
        .and_then([&](const power::HallPowerResult& solved) {
            return hallPowerChecks({project, catalogue, plan, hall}, systems, solved, stop);
        });
}

void addCurveServices(ui::Services& services, const Catalogue& catalogue)
{
    services.pumpCurves = [&catalogue](const Project& project, const ui::HallName& name,
                                       std::stop_token stop) {
        return withSystems<std::vector<PumpCurves>>(
            project, catalogue, name, stop,
            [&](const HallSystems& systems) { return pumpCurvesOf(systems, stop); });
    };
    services.tripCurves = [&catalogue](const Project& project, const ui::HallName& name,
                                       std::stop_token stop) {
        return withSystems<TripCurves>(
            project, catalogue, name, stop, [&](const HallSystems& systems) {
                return checksOf(project, catalogue, name, systems, stop)
                    .map([&](const HallPowerChecks& checks) {
                        return tripCurvesOf(systems.power, checks.breakers);
                    });
            });
    };
    services.rideCourse = [&catalogue](const Project& project, const ui::HallName& name,
                                       std::stop_token stop) {
        return withSystems<RideCourse>(
            project, catalogue, name, stop, [&](const HallSystems& systems) {
                return checksOf(project, catalogue, name, systems, stop)
                    .and_then([&](HallPowerChecks checks) -> Result<RideCourse> {
                        if (!checks.ride)
                            return fail(FaultCode::NoSolution,
                                        {QT_TRANSLATE_NOOP("app", "the hall's power has no "
                                                                  "solution"),
                                         {}});
                        return rideCourseOf(systems, *std::move(checks.ride), stop);
                    });
            });
    };
    services.whatIf = [&catalogue](const Project& project, const ui::WhatIfQuestion& question,
                                   std::stop_token stop) {
        return withSystems<WhatIf>(
            project, catalogue, {question.alternative, question.hall}, stop,
            [&](const HallSystems& systems) { return whatIf(systems, question.switched, stop); });
    };
}

} // namespace

void addFailureServices(ui::Services& services, const Catalogue& catalogue)
{
    addCurveServices(services, catalogue);
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
