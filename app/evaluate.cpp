// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate.h"

#include "app/evaluate_hall.h"
#include "app/evaluate_year.h"
#include "model/checks/check.h"
#include "model/derive/site_plan.h"
#include "model/economics/cost_case.h"
#include "model/economics/opex.h"
#include "model/economics/sampling.h"
#include "model/kpi/kpis.h"

#include <algorithm>
#include <chrono>

namespace hallwright::app {

using namespace model;

namespace {

struct SolvedHalls {
    HallOutcome all;
    std::vector<AirResult> air;
};

// All halls of the plan, solved one after the other.
Result<SolvedHalls> solveHalls(const Project& project, const Catalogue& catalogue, const Plan& plan,
                               EvaluationCache& cache, std::stop_token stop)
{
    SolvedHalls out;
    auto& [all, air] = out;
    const auto append = [](auto& to, auto& from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    };
    for (const auto& hall : plan.halls) {
        auto outcome = evaluateHall({project, catalogue, plan, hall}, cache, stop);
        if (!outcome)
            return tl::unexpected<Fault>(outcome.error());
        append(all.racks, outcome->racks);
        append(all.elements, outcome->elements);
        append(all.findings, outcome->findings);
        append(all.convergence, outcome->convergence);
        append(all.failures, outcome->failures);
        append(all.balances, outcome->balances);
        append(all.rides, outcome->rides);
        append(all.headroom, outcome->headroom);
        append(all.phases, outcome->phases);
        if (outcome->air)
            air.push_back(*outcome->air);
    }
    std::sort(all.racks.begin(), all.racks.end(),
              [](const auto& a, const auto& b) { return a.id < b.id; });
    std::sort(all.elements.begin(), all.elements.end(),
              [](const auto& a, const auto& b) { return a.key < b.key; });
    return out;
}

// Mean share of time in which racks are fed; 1 where it is not known of all.
double fedShare(std::span<const RackResult> racks)
{
    double sum = 0.0;
    for (const auto& rack : racks) {
        if (!rack.availability)
            return 1.0;
        sum += *rack.availability;
    }
    return racks.empty() ? 1.0 : sum / static_cast<double>(racks.size());
}

CostCase costCaseOf(const Project& project, const Catalogue& catalogue, const Plan& plan,
                    const Assessment& results)
{
    auto compute = computeCaseOf(project, plan);
    for (auto& group : compute.groups)
        group.powered = fedShare(results.racks);
    const auto fabric = fabricPlanOf(project, plan, catalogue);
    std::optional<YearMeans> year;
    if (results.year)
        year = yearMeans(*results.year, project);
    return {
        billOf({project, plan, catalogue, results.racks, results.elements, compute, fabric, year}),
        compute};
}

} // namespace

Result<Assessment> evaluate(const Project& project, const Catalogue& catalogue, AlternativeId id,
                            EvaluationCache& cache, std::stop_token stop)
{
    const auto start = std::chrono::steady_clock::now();
    const Alternative* alternative = project.find(id);
    if (alternative == nullptr)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "there is no alternative with this id"), {}},
                    "alternative/" + std::to_string(id.number));
    const Plan& plan = alternative->plan;
    auto halls = solveHalls(project, catalogue, plan, cache, stop);
    if (!halls)
        return tl::unexpected<Fault>(halls.error());
    auto* solved = &halls->all;
    Assessment out;
    out.alternative = id;
    out.name = alternative->name;
    out.fingerprint = fingerprint(project, *alternative);
    out.racks = std::move(solved->racks);
    out.elements = std::move(solved->elements);
    out.convergence = std::move(solved->convergence);
    out.failures = std::move(solved->failures);
    out.balances = std::move(solved->balances);
    out.phases = std::move(solved->phases);
    out.air = std::move(halls->air);

    const auto inputs = inputsOf(project);
    const auto values = valuesOf(inputs);
    // The year runs at the mean IT power of the cost, and its means then stand in the cost.
    CostCase cost = costCaseOf(project, catalogue, plan, out);
    auto year = evaluateYear({project, catalogue, plan, out.racks, out.elements,
                              meanPower(cost.bill, values).it, cost.bill.besideRacks()},
                             cache.year);
    out.year = std::move(year.year);
    solved->findings.insert(solved->findings.end(), year.findings.begin(), year.findings.end());
    for (auto& one : siteFindings(
             sitePlan({project, plan, out.elements, out.year ? &*out.year : nullptr, values})))
        solved->findings.push_back(std::move(one));
    if (out.year)
        cost = costCaseOf(project, catalogue, plan, out);
    out.tco = tcoOf(cost, inputs);
    addUncertainty(out.tco, cost, drawSpaceOf(project), {.samples = 2048, .seed = 1, .threads = 1});
    out.findings =
        judged({project, catalogue, plan, out.racks, out.elements}, std::move(solved->findings));
    out.kpis = kpisOf({project, plan, out.racks, out.elements, valueOf(cost.compute, values),
                       fabricPlanOf(project, plan, catalogue), cost.bill, out.tco, values,
                       out.year ? &*out.year : nullptr, out.failures, solved->rides,
                       solved->headroom, out.air});
    if (stop.stop_requested())
        return fail(FaultCode::Cancelled,
                    {QT_TRANSLATE_NOOP("app", "the evaluation was cancelled"), {}});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    out.time = seconds(took.count());
    return out;
}

Result<std::vector<Assessment>> evaluateAll(const Project& project, const Catalogue& catalogue,
                                            std::stop_token stop)
{
    std::vector<Assessment> out;
    EvaluationCache cache;
    for (const auto& alternative : project.alternatives) {
        auto assessment = evaluate(project, catalogue, alternative.id, cache, stop);
        if (!assessment)
            return tl::unexpected<Fault>(assessment.error());
        out.push_back(*std::move(assessment));
    }
    return out;
}

Result<Comparison> compareAll(const Project& project, const Catalogue& catalogue,
                              std::span<const Assessment> assessments, const std::string& baseline)
{
    std::size_t index = 0;
    const auto named = std::find_if(assessments.begin(), assessments.end(),
                                    [&](const Assessment& a) { return a.name == baseline; });
    if (!baseline.empty() && named == assessments.end())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "there is no alternative \"{0}\""), {baseline}},
                    "--baseline");
    if (named != assessments.end())
        index = static_cast<std::size_t>(named - assessments.begin());
    std::vector<CostCase> cases;
    for (const auto& assessment : assessments)
        cases.push_back(
            costCaseOf(project, catalogue, project.find(assessment.alternative)->plan, assessment));
    ComparedCosts costs;
    for (const auto& one : cases)
        costs.cases.push_back(&one);
    const auto space = drawSpaceOf(project);
    costs.space = &space;
    return compare(assessments, index, costs);
}

std::vector<ScalableAlternative> scalable(const Project& project, const Catalogue& catalogue,
                                          std::span<const Assessment> assessments)
{
    std::vector<ScalableAlternative> out;
    for (const auto& assessment : assessments) {
        const Plan& plan = project.find(assessment.alternative)->plan;
        out.push_back({assessment.name, costCaseOf(project, catalogue, plan, assessment),
                       fabricPlanOf(project, plan, catalogue)});
    }
    return out;
}

} // namespace hallwright::app
