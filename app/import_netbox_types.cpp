// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_netbox_types.h"

#include "data/import/netbox_device_type.h"
#include "model/edit/put_types.h"

#include <algorithm>
#include <fstream>

namespace hallwright::app {

using namespace model;
using std::filesystem::path;

Result<EquipmentType> readNetBoxType(const path& file)
{
    std::ifstream in(file);
    std::string line;
    while (std::getline(in, line))
        if (line.starts_with("form_factor:") || line.starts_with("outer_width:"))
            return data::readNetBoxRackType(file);
    return data::readNetBoxDeviceType(file);
}

Result<Imported> importLibrary(Imported so, const path& folder)
{
    std::vector<path> files;
    std::error_code unreadable;
    for (auto at = std::filesystem::recursive_directory_iterator(folder, unreadable);
         !unreadable && at != std::filesystem::recursive_directory_iterator();
         at.increment(unreadable))
        if (const auto suffix = suffixOf(at->path()); suffix == ".yaml" || suffix == ".yml")
            files.push_back(at->path());
    if (unreadable)
        return fail(
            FaultCode::Unreadable,
            {QT_TRANSLATE_NOOP("app", "the folder cannot be read: {0}"), {unreadable.message()}},
            folder.string());
    std::sort(files.begin(), files.end());
    std::size_t read = 0;
    std::vector<EquipmentType> types;
    for (const auto& file : files) {
        auto type = readNetBoxType(file);
        if (type) {
            types.push_back(*std::move(type));
            ++read;
        } else {
            so.report.push_back({QT_TRANSLATE_NOOP("import", "left out {0}: {1}"),
                                 {type.error().where, english(type.error().what)}});
        }
    }
    auto after = putTypes(so.project, std::move(types));
    if (!after)
        return fail(after.error());
    so.project = *std::move(after);
    so.report.push_back(
        {QT_TRANSLATE_NOOP("import", "{0} types from {1}, {2} files left out"),
         {std::to_string(read), folder.string(), std::to_string(files.size() - read)}});
    return so;
}

} // namespace hallwright::app
