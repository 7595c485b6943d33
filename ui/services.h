// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of the rest of the program, as functions handed in by app. Any of them may
// be missing: the window then shows its actions disabled.
#pragma once

#include "model/plan.h"
#include "model/results/assessment.h"
#include "model/results/buffer_size.h"
#include "model/results/duty.h"
#include "model/results/failure_course.h"
#include "model/results/power_curves.h"
#include "model/results/pump_curves.h"
#include "model/results/set_point_study.h"
#include "model/results/what_if.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace hallwright::model {
class Catalogue;
}

namespace hallwright::ui {

// A project as it comes out of a file.
struct OpenedProject {
    model::Project project;
    std::vector<model::Assessment> assessments; // stored results; shown only where they still fit
    model::Message newerFormat; // not empty: written by a newer program, so it opens read-only
};

// Holds a file for this window while it lives.
using FileLock = std::shared_ptr<void>;

// Work of a session that ended without saving.
struct Recovery {
    std::string id;
    std::string path;    // of the file it belongs to; empty: never saved
    std::string project; // name
    std::string time;    // of the last edit, ISO, for people; may be empty
    model::Message word; // how it stands to its file; may be empty
};

// A finished edit, to be written into the recovery database at once.
struct RecoveryStep {
    std::string session; // one id per open document
    std::string path;
    const model::Project& opened; // what its file holds: as opened or last saved
    const model::Project& project;
    model::Message name;
};

struct Template {
    std::string key;
    std::string title;       // source text, translated in scope "template"
    std::string description; // likewise
};

struct ImportAnswer {
    model::Project project;
    model::Message report; // what was read and what was left out
};

struct ImportTarget {
    model::AlternativeId alternative;
    model::HallId hall;
};

struct Importer {
    std::string key;
    std::string title;                 // source text, translated in scope "import"
    std::vector<std::string> suffixes; // "csv", "dxf"
    std::function<model::Result<ImportAnswer>(const model::Project&, ImportTarget,
                                              const std::string& path)>
        run;
};

struct Exporter {
    std::string key;
    std::string title; // source text, translated in scope "export"
    std::string suffix;
    std::function<model::Result<void>(const model::Project&, model::AlternativeId,
                                      const std::string& path)>
        run;
};

struct ReportOrder {
    std::string path;     // its suffix chooses the form
    std::string language; // "en", "zh_CN"
    model::UnitSystem units = model::UnitSystem::Si;
    model::AlternativeId alternative; // none: all of them
};

// The quick card: a first size without a layout. Values in SI.
struct QuickQuestion {
    double rackPower = 0.0; // W
    int racks = 0;
    double distance = 0.0; // m, from CDU to the farthest rack
    double supply = 0.0;   // K
};

struct QuickFigure {
    std::string title; // source text, translated in scope "quick"
    model::Measure measure = model::Measure::None;
    double value = 0.0; // SI, or as it is where there is no measure
    std::string words;  // instead of a number: "DN 150"
    std::string basis;  // formula and source, source text
};

struct FailureQuestion {
    enum class Depth { Singles, Pairs };
    model::AlternativeId alternative;
    model::FailureScope scope = model::FailureScope::Every;
    Depth depth = Depth::Singles;
};

// A failure of the list by its name.
struct FailureName {
    model::AlternativeId alternative;
    model::HallId hall;
    std::string name;
};

struct HallName {
    model::AlternativeId alternative;
    model::HallId hall;
};

struct WhatIfQuestion {
    model::AlternativeId alternative;
    model::HallId hall;
    std::vector<model::Switched> switched;
};

struct Comparison {
    struct Better {
        model::AlternativeId alternative;
        double probability = 0.0; // that its TCO is below the baseline's
    };
    // Where the two cost the same per output when one assumption alone moves.
    struct BreakEven {
        model::AlternativeId alternative;
        std::string input; // title of the assumption, source text, translated in scope "input"
        double value = 0.0;
        std::string unit;      // symbol; empty for a share
        bool ownInput = false; // of that alternative alone
    };
    std::vector<Better> better;
    std::string basis; // key of the figure that is compared
    std::vector<BreakEven> breakEven;
};

struct Services {
    std::function<model::Result<model::Assessment>(const model::Project&, model::AlternativeId,
                                                   std::stop_token)>
        evaluate;

    std::function<model::Result<OpenedProject>(const std::string& path)> openProject;
    // Writes the difference into the file of this path, in one transaction.
    std::function<model::Result<void>(const std::string& path, const model::Project&)> saveProject;
    // Writes a whole file; what else `from` holds goes along. `from` is empty for a new project.
    std::function<model::Result<void>(const std::string& from, const std::string& to,
                                      const model::Project&)>
        saveAs;
    // Locked with the holder's name in the Fault where another process has it.
    std::function<model::Result<FileLock>(const std::string& path)> lock;

    std::function<std::vector<Recovery>()> recoveries;
    std::function<model::Result<model::Project>(const Recovery&)> recover;
    std::function<void(const std::string& id)> discardRecovery;
    std::function<model::Result<void>(const RecoveryStep&)> recordRecovery;
    // The session's work is saved or given up: nothing is to be recovered any more.
    std::function<void(const std::string& session)> closeRecovery;

    std::vector<Template> templates;
    std::function<model::Result<model::Project>(const std::string& key)> newFromTemplate;

    const model::Catalogue* catalogue = nullptr;
    std::vector<Importer> importers;
    std::vector<Exporter> exporters;
    std::function<model::Result<void>(const model::Project&, const std::vector<model::Assessment>&,
                                      const ReportOrder&)>
        writeReport;
    std::function<model::Result<Comparison>(const model::Project&,
                                            const std::vector<model::Assessment>&,
                                            model::AlternativeId baseline)>
        compare;
    std::function<model::Result<std::vector<QuickFigure>>(const QuickQuestion&)> quickCard;
    // The liquid loops of an alternative at warmer and cooler supplies, over its year.
    std::function<model::Result<model::SetPointStudy>(const model::Project&, model::AlternativeId,
                                                      std::stop_token)>
        studySetPoints;
    // A hall with that many racks of the nearest type, as an edit of the given alternative.
    std::function<model::Result<model::Project>(const model::Project&, model::AlternativeId,
                                                const QuickQuestion&)>
        quickHall;
    // Of a type of the project or the catalogue.
    std::function<model::Result<std::vector<model::DutyFigure>>(const model::Project&,
                                                                const model::DutyPoint&)>
        dutyCard;
    // Tells after each case, from the thread that asks; a stop leaves a list that is not complete.
    std::function<model::Result<model::FailureList>(const model::Project&, const FailureQuestion&,
                                                    const model::FailureWatch&, std::stop_token)>
        failures;
    std::function<model::Result<model::FailureCourse>(const model::Project&, const FailureName&,
                                                      std::stop_token)>
        followFailure;
    // The tank of each coolant group for a wanted ride-through in seconds.
    std::function<model::Result<std::vector<model::BufferSize>>(
        const model::Project&, const FailureName&, double wanted, std::stop_token)>
        bufferSizes;
    // What a few switched elements would do; the project stays as it is.
    std::function<model::Result<model::WhatIf>(const model::Project&, const WhatIfQuestion&,
                                               std::stop_token)>
        whatIf;
    // Curves of the hall's solved normal state.
    std::function<model::Result<std::vector<model::PumpCurves>>(const model::Project&,
                                                                const HallName&, std::stop_token)>
        pumpCurves;
    std::function<model::Result<model::TripCurves>(const model::Project&, const HallName&,
                                                   std::stop_token)>
        tripCurves;
    std::function<model::Result<model::RideCourse>(const model::Project&, const HallName&,
                                                   std::stop_token)>
        rideCourse;
};

} // namespace hallwright::ui
