// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/power_verbs.h"

#include "app/cli/power_json.h"
#include "app/cli/session.h"
#include "app/evaluate_hall.h"
#include "app/failure_course.h"
#include "app/hall_curves.h"
#include "app/hall_power_checks.h"
#include "app/headroom_by_date.h"

#include <fmt/format.h>

#include <functional>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

struct SolvedHall {
    HallView view;
    PowerRecipe recipe;
    HallSystems systems;
    HallPowerChecks checks;
    Power source{}; // at its utilities
};

Result<SolvedHall> solvedHall(const HallView& view, EvaluationCache& cache)
{
    auto systems = solveHallSystems(view, cache, {});
    if (!systems)
        return tl::unexpected<Fault>(systems.error());
    const auto recipe = recipeOf(view.plan.powerRecipes, view.hall.id);
    auto power =
        power::solveHallPower(systems->power, recipe, systems->loads, systems->mechanical, {});
    if (!power)
        return tl::unexpected<Fault>(power.error());
    auto checks = hallPowerChecks(view, *systems, *power, {});
    if (!checks)
        return tl::unexpected<Fault>(checks.error());
    return SolvedHall{view, recipe, *std::move(systems), *std::move(checks), power->source};
}

// One hall as JSON with its text.
struct Said {
    Json json;
    std::string text;
};
using Say = std::function<Result<Said>(const SolvedHall&, EvaluationCache&)>;
// What is to say of all halls of an alternative together.
using Sum = std::function<Said(const Site&, const std::vector<SiteHall>&)>;

SiteHall siteHallOf(const SolvedHall& hall)
{
    return {hall.view.hall.count, hall.checks.headroom, sumOf(hall.systems.loads), hall.source};
}

Result<Outcome> overHalls(const HallVerbOptions& options, const Say& say, const Sum& sum = {})
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    if (!options.alternative.empty())
        if (const auto known = chooseAlternative(*project, options.alternative); !known)
            return tl::unexpected<Fault>(known.error());
    Json json{{"schema", 1}, {"project", project->name}, {"alternatives", Json::array()}};
    std::string text;
    EvaluationCache cache;
    for (const auto& alternative : project->alternatives) {
        if (!options.alternative.empty() && alternative.name != options.alternative)
            continue;
        Json halls = Json::array();
        std::vector<SiteHall> site;
        for (const auto& hall : alternative.plan.halls) {
            const auto solved = solvedHall({*project, *catalogue, alternative.plan, hall}, cache);
            if (!solved)
                return tl::unexpected<Fault>(solved.error());
            site.push_back(siteHallOf(*solved));
            auto said = say(*solved, cache);
            if (!said)
                return tl::unexpected<Fault>(said.error());
            Json row{{"hall", hall.label}};
            row.update(said->json);
            halls.push_back(std::move(row));
            text += fmt::format("{}, {}\n{}\n", alternative.name, hall.label, said->text);
        }
        json["alternatives"].push_back({{"name", alternative.name}, {"halls", std::move(halls)}});
        if (sum) {
            const auto said = sum(project->site, site);
            json["alternatives"].back().update(said.json);
            text += fmt::format("{}, {}\n", alternative.name, said.text);
        }
    }
    return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n" : text, 0};
}

Result<Said> rideOf(const SolvedHall& hall, EvaluationCache&)
{
    if (!hall.checks.ride)
        return Said{Json{{"solved", false}}, "no load-flow solution\n"};
    const auto ride = rideCourseOf(hall.systems, *hall.checks.ride, {}).ride;
    return Said{rideJson(ride), rideText(ride)};
}

Result<Said> headroomOf(const SolvedHall& hall, EvaluationCache&)
{
    const auto dates = headroomByDate(hall.view, hall.systems, {});
    if (!dates)
        return tl::unexpected<Fault>(dates.error());
    Said said{headroomJson(hall.checks.headroom), headroomText(hall.checks.headroom)};
    said.json["demand"] = demandJson(hall.checks.demand);
    said.text = demandText(hall.checks.demand) + said.text;
    said.json["by_date"] = datedJson(*dates);
    if (dates->size() > 1)
        said.text += datedText(*dates);
    return said;
}

Result<Said> phasesOf(const SolvedHall& hall, EvaluationCache&)
{
    return Said{phasesJson(hall.checks.phases), phasesText(hall.checks.phases)};
}

Result<Said> selectivityOf(const SolvedHall& hall, EvaluationCache&)
{
    return Said{selectivityJson(hall.systems.power, hall.checks.breakers),
                selectivityText(hall.checks.breakers)};
}

Result<Said> profileOf(const SolvedHall& hall, EvaluationCache& cache)
{
    const auto failures = hallFailures(hall.systems, FailureScope::Every, cache.impacts, {});
    if (!failures)
        return tl::unexpected<Fault>(failures.error());
    const auto items = profileItems({hall.recipe, hall.systems.power, *failures,
                                     hall.checks.ride ? &*hall.checks.ride : nullptr});
    return Said{profileJson(hall.recipe.profile, items), profileText(hall.recipe.profile, items)};
}

} // namespace

Result<Outcome> runRideThrough(const HallVerbOptions& options)
{
    return overHalls(options, rideOf);
}

Result<Outcome> runHeadroom(const HallVerbOptions& options)
{
    return overHalls(options, headroomOf, [](const Site& site, const auto& halls) {
        const auto headroom = siteHeadroom(site, halls);
        return Said{Json{{"site", siteJson(headroom)}}, siteText(headroom)};
    });
}

Result<Outcome> runPhases(const HallVerbOptions& options)
{
    return overHalls(options, phasesOf);
}

Result<Outcome> runSelectivity(const HallVerbOptions& options)
{
    return overHalls(options, selectivityOf);
}

Result<Outcome> runProfile(const HallVerbOptions& options)
{
    return overHalls(options, profileOf);
}

} // namespace hallwright::app
