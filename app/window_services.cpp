// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_services.h"

#include "app/evaluate.h"
#include "app/failure_services.h"
#include "app/importers.h"
#include "app/quick_card.h"
#include "app/report_file.h"
#include "app/templates.h"
#include "app/year_study.h"
#include "data/project/lock.h"
#include "data/project/project_file.h"
#include "data/project/recovery.h"
#include "model/quantity_text.h"

#include <filesystem>
#include <map>
#include <mutex>

namespace hallwright::app {

using namespace model;

namespace {

// The recovery copies of this process by session.
class Sessions {
public:
    Result<void> record(const ui::RecoveryStep& step)
    {
        const std::scoped_lock lock(mutex_);
        auto at = open_.find(step.session);
        if (at == open_.end())
            at = open_.emplace(step.session, data::Recovery::begin(step.path, step.opened)).first;
        return at->second.record(step.project);
    }
    void close(const std::string& session)
    {
        const std::scoped_lock lock(mutex_);
        if (const auto at = open_.find(session); at != open_.end()) {
            at->second.discard();
            open_.erase(at);
        }
    }

private:
    std::mutex mutex_;
    std::map<std::string, data::Recovery> open_;
};

Message recoveryWord(data::RecoveryState state)
{
    switch (state) {
    case data::RecoveryState::SameAsDocument:
        return {QT_TRANSLATE_NOOP("recovery", "the file holds the same"), {}};
    case data::RecoveryState::EditsOnDocument:
        return {QT_TRANSLATE_NOOP("recovery", "edits that were not saved"), {}};
    case data::RecoveryState::BothChanged:
        return {QT_TRANSLATE_NOOP("recovery",
                                  "the file has changed since, too: both versions are kept"),
                {}};
    case data::RecoveryState::DocumentMissing:
        return {QT_TRANSLATE_NOOP("recovery", "never saved, or the file is gone"), {}};
    case data::RecoveryState::Damaged:
        return {QT_TRANSLATE_NOOP("recovery", "the copy is damaged"), {}};
    }
    return {};
}

std::vector<ui::Recovery> recoverable()
{
    std::vector<ui::Recovery> out;
    for (const auto& copy : data::listRecoveries()) {
        if (copy.state == data::RecoveryState::SameAsDocument ||
            copy.state == data::RecoveryState::Damaged)
            continue;
        const auto project = data::loadRecovery(copy.path);
        out.push_back({copy.path.string(),
                       copy.document.string(),
                       project ? project->name : std::string(),
                       {},
                       recoveryWord(copy.state)});
    }
    return out;
}

Result<ui::OpenedProject> opened(const std::string& path)
{
    return data::openProject(path).map([&path](data::OpenedProject file) {
        ui::OpenedProject out;
        out.project = std::move(file.project);
        if (file.readOnly)
            out.newerFormat = file.why;
        if (auto results = data::loadAssessments(path))
            out.assessments = *std::move(results);
        return out;
    });
}

QuickCardRequest requestOf(const ui::QuickQuestion& question)
{
    QuickCardRequest request;
    request.perRack = fromSi<Power>(question.rackPower);
    request.racks = question.racks;
    request.distance = fromSi<Length>(question.distance);
    request.supply = fromSi<Temperature>(question.supply);
    return request;
}

// How people call a catalogue entry: "5 × CDU, in row, 500 kW"; a dash where none fits.
std::string sizeName(const Catalogue& catalogue, const std::string& key, int count)
{
    const auto* entry = catalogue.find(key);
    if (entry == nullptr)
        return "–";
    return count > 0 ? std::to_string(count) + " × " + entry->name : entry->name;
}

std::vector<ui::QuickFigure> coolantFiguresOf(const Catalogue& catalogue, const QuickCard& card)
{
    return {
        {QT_TRANSLATE_NOOP("quick", "Coolant flow"),
         Measure::CoolantFlow,
         inSi(card.flow),
         {},
         QT_TRANSLATE_NOOP("quick",
                           "Racks × flow curve of the GB300 NVL72 at this supply × liquid heat "
                           "(90 % of the power) over its own")},
        {QT_TRANSLATE_NOOP("quick", "Capacity flow"),
         Measure::CoolantFlow,
         inSi(card.capacityFlow),
         {},
         QT_TRANSLATE_NOOP("quick", "1.5 L/min per kW of liquid heat (OCP facility rule)")},
        {QT_TRANSLATE_NOOP("quick", "Return temperature"),
         Measure::Temperature,
         inSi(card.returned),
         {},
         QT_TRANSLATE_NOOP("quick", "Supply + liquid heat / (flow × density × specific heat), "
                                    "PG25 (ASHRAE Fundamentals)")},
        {QT_TRANSLATE_NOOP("quick", "Main pipe"), Measure::None, 0.0,
         sizeName(catalogue, card.pipe, 0),
         QT_TRANSLATE_NOOP("quick", "Smallest size within the limits of velocity and of pressure "
                                    "drop per metre")},
        {QT_TRANSLATE_NOOP("quick", "Velocity"),
         Measure::Velocity,
         inSi(card.velocity),
         {},
         QT_TRANSLATE_NOOP("quick", "Flow / (π/4 × bore²)")},
        {QT_TRANSLATE_NOOP("quick", "Pressure drop of the mains"),
         Measure::Pressure,
         inSi(card.pipeDrop),
         {},
         QT_TRANSLATE_NOOP("quick", "2 × distance × f/2 × density × velocity² / bore, "
                                    "Darcy–Weisbach, f by Churchill 1977")},
        {QT_TRANSLATE_NOOP("quick", "CDU"), Measure::None, 0.0,
         sizeName(catalogue, card.cdu, card.cdusInstalled),
         QT_TRANSLATE_NOOP("quick", "Heat over capacity or flow over rated flow, whichever asks "
                                    "for more, rounded up, and one to spare (N+1)")},
    };
}

std::vector<ui::QuickFigure> figuresOf(const Catalogue& catalogue, const QuickCard& card)
{
    auto figures = coolantFiguresOf(catalogue, card);
    figures.push_back({QT_TRANSLATE_NOOP("quick", "Busway per feed"), Measure::None, 0.0,
                       sizeName(catalogue, card.busway, card.buswaysPerFeed),
                       QT_TRANSLATE_NOOP("quick", "One feed alone carries the racks; continuous "
                                                  "load up to 80 % of the rating (NEC 210.20)")});
    figures.push_back({QT_TRANSLATE_NOOP("quick", "Busway current"),
                       Measure::Current,
                       inSi(card.current),
                       {},
                       QT_TRANSLATE_NOOP("quick", "Power of its racks / (√3 × line voltage × 0.98) "
                                                  "on one feed alone")});
    return figures;
}

// One file chosen in the window; what its report says first is shown.
ui::Importer importerOf(const ImportFormat& format)
{
    return {
        format.key, format.title, format.suffixes,
        [run = format.run](const Project& project, ui::ImportTarget target,
                           const std::string& path) {
            return run({project, target.alternative, {}, {path}, {}, {}}).map([](Imported done) {
                return ui::ImportAnswer{std::move(done.project),
                                        done.report.empty() ? Message{} : done.report.back()};
            });
        }};
}

void addFiles(ui::Services& services)
{
    services.openProject = opened;
    services.saveProject = [](const std::string& path, const Project& project) {
        return data::saveProject(path, project);
    };
    services.saveAs = [](const std::string& from, const std::string& to, const Project& project) {
        return from.empty() ? data::saveProject(to, project)
                            : data::saveProjectAs(from, to, project);
    };
    services.lock = [](const std::string& path) {
        return data::FileLock::acquire(path).map([](data::FileLock lock) -> ui::FileLock {
            return std::make_shared<data::FileLock>(std::move(lock));
        });
    };
    services.recoveries = recoverable;
    services.recover = [](const ui::Recovery& recovery) { return data::loadRecovery(recovery.id); };
    services.discardRecovery = [](const std::string& id) { data::discardRecovery(id); };
    const auto sessions = std::make_shared<Sessions>();
    services.recordRecovery = [sessions](const ui::RecoveryStep& step) {
        return sessions->record(step);
    };
    services.closeRecovery = [sessions](const std::string& session) { sessions->close(session); };
}

ui::Comparison::BreakEven breakEvenOf(const Project& project, const BreakEven& one)
{
    ui::Comparison::BreakEven out;
    if (const auto* alternative = project.find(one.second))
        out.alternative = alternative->id;
    out.ownInput = one.input == "mfu";
    const auto key = findInputKey(one.input);
    out.input = key ? defaultInput(*key).title : one.input;
    out.value = one.value;
    out.unit = one.unit;
    return out;
}

Result<SetPointStudy> studyOf(const Project& project, const Catalogue& catalogue,
                              AlternativeId alternative, EvaluationCache& cache,
                              std::stop_token stop)
{
    return evaluate(project, catalogue, alternative, cache, std::move(stop))
        .and_then([&](const Assessment& solved) {
            return studySetPoints({project, catalogue, project.find(alternative)->plan,
                                   solved.racks, solved.elements, Power{}},
                                  cache.year);
        });
}

} // namespace

ui::Services windowServices(const Catalogue& catalogue)
{
    ui::Services services;
    services.catalogue = &catalogue;
    const auto cache = std::make_shared<EvaluationCache>();
    const auto turn = std::make_shared<std::mutex>(); // one evaluation at a time uses the cache
    services.evaluate = [&catalogue, cache, turn](const Project& project, AlternativeId alternative,
                                                  std::stop_token stop) {
        const std::scoped_lock lock(*turn);
        return evaluate(project, catalogue, alternative, *cache, stop);
    };
    services.studySetPoints = [&catalogue, cache, turn](const Project& project,
                                                        AlternativeId alternative,
                                                        std::stop_token stop) {
        const std::scoped_lock lock(*turn);
        return studyOf(project, catalogue, alternative, *cache, std::move(stop));
    };
    addFiles(services);
    for (const auto& one : templates())
        services.templates.push_back({one.name, one.title, one.description});
    services.newFromTemplate = [&catalogue](const std::string& key) {
        return projectFromTemplate(key, catalogue);
    };
    for (const auto& format : importFormats())
        services.importers.push_back(importerOf(format));
    services.writeReport = [](const Project& project, const std::vector<Assessment>& assessments,
                              const ui::ReportOrder& order) {
        return writeReportFile(project, assessments,
                               {order.path, order.language, order.units, order.alternative, {}});
    };
    services.compare = [&catalogue](const Project& project,
                                    const std::vector<Assessment>& assessments,
                                    AlternativeId baseline) {
        const auto* named = project.find(baseline);
        return compareAll(project, catalogue, assessments,
                          named != nullptr ? named->name : std::string())
            .map([&project](const Comparison& comparison) {
                ui::Comparison out;
                for (const auto& [name, share] : comparison.pBetter)
                    if (const auto* alternative = project.find(name))
                        out.better.push_back({alternative->id, share});
                out.basis = comparison.basis;
                for (const auto& one : comparison.breakEven)
                    out.breakEven.push_back(breakEvenOf(project, one));
                return out;
            });
    };
    services.quickCard = [&catalogue](const ui::QuickQuestion& question) {
        return quickCard(catalogue, requestOf(question)).map([&catalogue](const QuickCard& card) {
            return figuresOf(catalogue, card);
        });
    };
    services.quickHall = [&catalogue](const Project& project, AlternativeId alternative,
                                      const ui::QuickQuestion& question) {
        return quickHall(project, catalogue, alternative, requestOf(question));
    };
    addFailureServices(services, catalogue);
    return services;
}

} // namespace hallwright::app
