// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogue files: the shipped library and a user's own types (format:
// resources/manual/catalogue.md).
#pragma once

#include "model/equipment/catalogue.h"

#include <filesystem>
#include <span>
#include <string>

namespace hallwright::data {

// A part ("catalogue", "examples", "manual") of the program's resources: of the folder named by the
// environment variable HALLWRIGHT_RESOURCES, else ../share/hallwright beside the program, else of
// the source tree it was built from.
std::filesystem::path resourceFolder(const std::string& part);
std::filesystem::path catalogueFolder();

// Every *.json of a folder as one catalogue, derived figures filled in. A Fault names file, entry
// and field.
model::Result<model::Catalogue> loadCatalogue(const std::filesystem::path& folder);

// The entries of one file as written, nothing derived: give them to Catalogue::with.
model::Result<std::vector<model::EquipmentType>>
loadCatalogueFile(const std::filesystem::path& file);

// Writes entries as a file that loadCatalogueFile reads back the same (ids apart).
model::Result<void> writeCatalogueFile(const std::filesystem::path& file,
                                       std::span<const model::EquipmentType> entries);

// One entry as JSON text, each value with its source, and back.
std::string entryText(const model::EquipmentType& entry);
model::Result<model::EquipmentType> parseEntryText(const std::string& text);

} // namespace hallwright::data
