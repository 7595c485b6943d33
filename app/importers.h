// SPDX-License-Identifier: GPL-3.0-or-later
// What can be imported, one list for the command line and the window.
#pragma once

#include "model/equipment/catalogue.h"
#include "model/plan.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace hallwright::app {

struct ImportRequest {
    const model::Project& project;
    model::AlternativeId alternative; // none: the format does not need one
    std::string hall;                 // label of the hall that is made; empty: "Imported"
    std::vector<std::filesystem::path> sources;
    std::string layer;     // DXF: the one whose outline is taken; empty: of all
    std::string unit;      // DXF: of the drawing; empty: as the file says
    std::string map{};     // table: "label=Name,x_mm=X" (placement_csv.h)
    std::string decimal{}; // table: "," where numbers are written "1,5"
    const model::Catalogue* catalogue = nullptr; // table: of types that the project lacks
};

struct Imported {
    model::Project project;
    std::vector<model::Message> report; // what was read and what was left out
};

// ".csv": with its dot, in small letters.
std::string suffixOf(const std::filesystem::path& file);

struct ImportFormat {
    const char* key;
    const char* title; // source text, translated in scope "import"
    std::vector<std::string> suffixes;
    bool needsAlternative;
    // By name and, where that does not tell, by the header of the file.
    bool (*recognises)(const std::filesystem::path& path);
    // Everything, or a Fault and nothing.
    model::Result<Imported> (*run)(const ImportRequest& request);
};

std::span<const ImportFormat> importFormats();

// The format that recognises the file; nullptr where none does.
const ImportFormat* importFormatOf(const std::filesystem::path& path);

// Why a file of a known sort is not imported, and what reads it; empty where the sort is not known.
model::Message importRefusal(const std::filesystem::path& path);

} // namespace hallwright::app
