// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/failure_verbs.h"

#include "app/buffer_size.h"
#include "app/cli/course_text.h"
#include "app/cli/failure_text.h"
#include "app/cli/progress.h"
#include "app/cli/session.h"
#include "app/evaluate_hall.h"
#include "app/failure_course.h"
#include "app/failure_list.h"

#include <memory>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

struct Opened {
    HeldProject held;
    Catalogue catalogue;
    std::vector<const Alternative*> alternatives; // those asked for
};

Result<std::unique_ptr<Opened>> open(const std::string& file, const std::string& alternative)
{
    auto held = holdProject(file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    auto out = std::make_unique<Opened>(Opened{*std::move(held), *std::move(catalogue), {}});
    const auto& project = out->held.project;
    if (!alternative.empty())
        if (const auto known = chooseAlternative(project, alternative); !known)
            return tl::unexpected<Fault>(known.error());
    for (const auto& one : project.alternatives)
        if (alternative.empty() || one.name == alternative)
            out->alternatives.push_back(&one);
    return out;
}

// The first hall that knows the failure; other answers than "no such failure" end the search.
template <class Ask>
auto inItsHall(const Opened& opened, Ask ask) -> decltype(ask(std::declval<HallSystems>()))
{
    decltype(ask(std::declval<HallSystems>())) last =
        fail(FaultCode::InvalidArgument, {QT_TRANSLATE_NOOP("app", "the project has no hall"), {}},
             "--failure");
    for (const auto* alternative : opened.alternatives)
        for (const auto& hall : alternative->plan.halls) {
            EvaluationCache cache;
            auto systems = solveHallSystems(
                {opened.held.project, opened.catalogue, alternative->plan, hall}, cache, {});
            if (!systems)
                return tl::unexpected<Fault>(systems.error());
            last = ask(*systems);
            if (last || last.error().code != FaultCode::InvalidArgument)
                return last;
        }
    return last;
}

} // namespace

Result<Outcome> runFailures(const FailuresOptions& options)
{
    const auto opened = open(options.file, options.alternative);
    if (!opened)
        return tl::unexpected<Fault>(opened.error());
    Json json;
    json["schema"] = 1;
    json["project"] = (*opened)->held.project.name;
    json["alternatives"] = Json::array();
    Outcome out;
    Progress progress("failures", options.progress);
    for (const auto* alternative : (*opened)->alternatives) {
        const FailureOrder order{(*opened)->held.project, (*opened)->catalogue, alternative->plan,
                                 FailureScope::Every, options.depth};
        const auto list = failureList(order, progress.watch(), progress.stopToken());
        if (!list)
            return tl::unexpected<Fault>(list.error());
        Json one{{"name", alternative->name}};
        one.update(failureListJson(*list));
        json["alternatives"].push_back(std::move(one));
        out.output += alternative->name + "\n" + failureListText(*list) + "\n";
        if (!list->complete)
            out.status = statusOf({FaultCode::Cancelled, {}, {}, {}});
    }
    if (options.form == OutputForm::Json)
        out.output = json.dump(2) + "\n";
    return out;
}

Result<Outcome> runTransient(const TransientOptions& options)
{
    const auto opened = open(options.file, options.alternative);
    if (!opened)
        return tl::unexpected<Fault>(opened.error());
    Json json;
    json["schema"] = 1;
    json["failure"] = options.failure;
    std::string text = options.failure + "\n";
    if (options.rideThroughS) {
        const auto sizes = inItsHall(**opened, [&](const HallSystems& systems) {
            return bufferSizes(systems, options.failure, seconds(*options.rideThroughS), {});
        });
        if (!sizes)
            return tl::unexpected<Fault>(sizes.error());
        json.update(bufferJson(*sizes));
        text += bufferText(*sizes);
    } else {
        const auto course = inItsHall(**opened, [&](const HallSystems& systems) {
            return followFailure(systems, options.failure, {});
        });
        if (!course)
            return tl::unexpected<Fault>(course.error());
        json.update(courseJson(*course));
        text += courseText(*course);
    }
    return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n" : text, 0};
}

} // namespace hallwright::app
