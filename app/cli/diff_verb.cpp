// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diff_verb.h"

#include "app/cli/text_table.h"
#include "data/project/project_file.h"
#include "model/project_diff.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

struct Version {
    Project project;
    std::vector<Assessment> assessments;
};

Result<Version> read(const std::string& file)
{
    auto opened = data::openProject(file);
    if (!opened)
        return tl::unexpected<Fault>(opened.error());
    auto results = data::loadAssessments(file);
    if (!results)
        return tl::unexpected<Fault>(results.error());
    return Version{std::move(opened->project), *std::move(results)};
}

// The results of an alternative, where they are of the plan that the file holds.
const Assessment* resultsOf(const Version& version, const Alternative& alternative)
{
    const auto print = fingerprint(version.project, alternative);
    const auto at = std::find_if(
        version.assessments.begin(), version.assessments.end(), [&](const Assessment& one) {
            return one.alternative == alternative.id && one.fingerprint == print;
        });
    return at == version.assessments.end() ? nullptr : &*at;
}

struct KpiChange {
    std::string alternative;
    std::string key;
    std::optional<double> before;
    std::optional<double> after;
};

struct KpiChanges {
    std::vector<KpiChange> changes;
    std::vector<std::string> unevaluated; // alternatives of which a file holds no results
};

void compareKpis(const std::string& alternative, const Assessment& before, const Assessment& after,
                 std::vector<KpiChange>& out)
{
    for (const auto& now : after.kpis) {
        const auto was =
            std::find_if(before.kpis.begin(), before.kpis.end(),
                         [&now](const KpiValue& other) { return other.key == now.key; });
        const auto old = was == before.kpis.end() ? std::nullopt : was->value;
        if (old != now.value)
            out.push_back({alternative, now.key, old, now.value});
    }
}

KpiChanges kpiChanges(const Version& before, const Version& after)
{
    KpiChanges out;
    for (const auto& old : before.project.alternatives) {
        const auto* kept = after.project.find(old.name);
        if (kept == nullptr)
            continue;
        const auto* was = resultsOf(before, old);
        const auto* is = resultsOf(after, *kept);
        if (was != nullptr && is != nullptr)
            compareKpis(old.name, *was, *is, out.changes);
        else
            out.unevaluated.push_back(old.name);
    }
    return out;
}

Json orNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json changeJson(const ProjectChange& change)
{
    Json out;
    out["kind"] = changeWord(change.kind);
    out["alternative"] = change.alternative.empty() ? Json(nullptr) : Json(change.alternative);
    out["table"] = change.table;
    out["row"] = change.row;
    if (change.field != nullptr) {
        out["field"] = change.field->key;
        out["before"] = change.before;
        out["after"] = change.after;
    }
    return out;
}

std::string json(const std::vector<ProjectChange>& changes, const KpiChanges& kpis)
{
    Json out;
    out["schema"] = 1;
    out["same"] = changes.empty();
    out["changes"] = Json::array();
    for (const auto& change : changes)
        out["changes"].push_back(changeJson(change));
    out["kpis"] = Json::array();
    for (const auto& one : kpis.changes)
        out["kpis"].push_back({{"alternative", one.alternative},
                               {"key", one.key},
                               {"before", orNull(one.before)},
                               {"after", orNull(one.after)}});
    out["not_evaluated"] = kpis.unevaluated;
    return out.dump(1) + "\n";
}

std::string shown(const std::string& value)
{
    return value.empty() ? "unknown" : value;
}

std::string line(const ProjectChange& change)
{
    const char sign = change.kind == ChangeKind::Added     ? '+'
                      : change.kind == ChangeKind::Removed ? '-'
                                                           : '~';
    const auto& place = change.row.empty() ? change.table : change.row;
    const bool named = change.row.empty() || change.row.starts_with(change.table);
    std::string out = fmt::format("  {} {}{}", sign, named ? "" : change.table + " ", place);
    if (change.field != nullptr)
        out += fmt::format("  {}: {} → {}", change.field->key, shown(change.before),
                           shown(change.after));
    return out + "\n";
}

std::string changesText(const std::vector<ProjectChange>& changes)
{
    if (changes.empty())
        return "the projects are the same\n";
    std::string out;
    const ProjectChange* last = nullptr;
    for (const auto& change : changes) {
        if (last == nullptr || last->alternative != change.alternative)
            out += change.alternative.empty() ? "Shared by all alternatives\n"
                                              : "Alternative " + change.alternative + "\n";
        out += line(change);
        last = &change;
    }
    return out;
}

std::string kpisText(const KpiChanges& kpis)
{
    std::string out;
    for (const auto& name : kpis.unevaluated)
        out += fmt::format("key figures of {} are not compared: evaluate both files first\n", name);
    if (kpis.changes.empty())
        return out;
    TextTable table({{"Alternative", Align::Left},
                     {"Key figure", Align::Left},
                     {"Before", Align::Right},
                     {"After", Align::Right}});
    const auto number = [](const std::optional<double>& value) {
        return value ? numberText(*value, 4) : std::string("–");
    };
    for (const auto& one : kpis.changes)
        table.row({one.alternative, one.key, number(one.before), number(one.after)});
    return out + table.text();
}

} // namespace

Result<Outcome> runDiff(const DiffOptions& options)
{
    const auto before = read(options.before);
    if (!before)
        return tl::unexpected<Fault>(before.error());
    const auto after = read(options.after);
    if (!after)
        return tl::unexpected<Fault>(after.error());
    const auto changes = projectDiff(before->project, after->project);
    const auto kpis = kpiChanges(*before, *after);
    return Outcome{options.form == OutputForm::Json ? json(changes, kpis)
                                                    : changesText(changes) + kpisText(kpis),
                   0};
}

} // namespace hallwright::app
