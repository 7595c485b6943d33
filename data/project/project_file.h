// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the project file: open, save, and keep results in a `.hallwright` SQLite file
// (resources/manual/project_file.md).
#pragma once

#include "data/project/stored_assessment.h"
#include "model/plan.h"
#include "model/report/issue.h"

#include <filesystem>
#include <map>
#include <span>
#include <string>

namespace hallwright::data {

struct OpenedProject {
    model::Project project;
    bool readOnly = false; // saving under this name will be refused
    model::Message why;    // of readOnly: newer version, write-protected
};

// Reads a file. Faults: Unreadable (missing, no SQLite file, not of this program, damaged),
// InvalidInput (a value that is none of its field: file, table, id, column), Locked (in use).
model::Result<OpenedProject> openProject(const std::filesystem::path& path);
model::Result<model::Project> loadProject(const std::filesystem::path& path);

// Makes the file hold the project. A new file appears whole or not at all; in an existing one the
// difference is written in one transaction, and what this version does not know stays.
// Faults: Locked (in use, not writable, made by a newer version), Unreadable, InvalidInput.
model::Result<void> saveProject(const std::filesystem::path& path, const model::Project& project);

// Writes a copy of `from` with the project's content under another name, replacing what is there;
// results and unknown content come along. `from` may be a newer version's file: the copy is too.
model::Result<void> saveProjectAs(const std::filesystem::path& from,
                                  const std::filesystem::path& to, const model::Project& project);

// Replaces all results of the alternatives named; a Fault where the file does not hold them.
model::Result<void> saveAssessments(const std::filesystem::path& path,
                                    std::span<const model::Assessment> assessments);
model::Result<std::vector<model::Assessment>> loadAssessments(const std::filesystem::path& path);
// The same with who computed them and when.
model::Result<std::vector<StoredAssessment>>
loadStoredAssessments(const std::filesystem::path& path);
// Removes all results; nothing of the project is lost.
model::Result<void> dropAssessments(const std::filesystem::path& path);

// View state (zoom, layers, selection) as texts by key: beside the plan, outside its fingerprint.
using ViewState = std::map<std::string, std::string>;
model::Result<ViewState> loadViewState(const std::filesystem::path& path);
model::Result<void> saveViewState(const std::filesystem::path& path, const ViewState& state);

// Issues of the report, oldest first, of all alternatives; beside the plan, outside its
// fingerprint. Saving one adds it or replaces that of its id.
model::Result<std::vector<model::Issue>> loadIssues(const std::filesystem::path& path);
model::Result<void> saveIssue(const std::filesystem::path& path, const model::Issue& issue);

} // namespace hallwright::data
