// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include "data/catalogue/catalogue_library.h"

#include <filesystem>

namespace hallwright::app {

using namespace model;

Result<Catalogue> shippedCatalogue()
{
    return data::loadCatalogue(data::catalogueFolder());
}

Result<HeldProject> holdProject(const std::string& file)
{
    auto lock = std::filesystem::exists(file)
                    ? data::FileLock::acquire(file)
                    : Result<data::FileLock>(
                          fail(FaultCode::Unreadable,
                               {QT_TRANSLATE_NOOP("app", "there is no such file"), {}}, file));
    if (!lock)
        return tl::unexpected<Fault>(lock.error());
    auto opened = data::openProject(file);
    if (!opened)
        return tl::unexpected<Fault>(opened.error());
    if (opened->readOnly)
        return fail(FaultCode::Locked, opened->why, file);
    return HeldProject{*std::move(lock), std::move(opened->project)};
}

Result<data::FileLock> lockNew(const std::string& file)
{
    const auto folder = std::filesystem::absolute(file).parent_path();
    std::error_code unknown;
    if (!std::filesystem::is_directory(folder, unknown))
        return fail(FaultCode::Locked,
                    {QT_TRANSLATE_NOOP("app", "there is no folder \"{0}\""), {folder.string()}},
                    file, {QT_TRANSLATE_NOOP("app", "Make it first or choose another"), {}});
    return data::FileLock::acquire(file);
}

Result<AlternativeId> chooseAlternative(const Project& project, const std::string& name,
                                        const char* option)
{
    if (name.empty() && project.alternatives.size() == 1)
        return project.alternatives.front().id;
    if (const auto* found = name.empty() ? nullptr : project.find(name))
        return found->id;
    std::string names;
    for (const auto& alternative : project.alternatives)
        names += (names.empty() ? "" : ", ") + alternative.name;
    return fail(FaultCode::InvalidArgument,
                name.empty()
                    ? Message{QT_TRANSLATE_NOOP("app", "name an alternative"), {}}
                    : Message{QT_TRANSLATE_NOOP("app", "there is no alternative \"{0}\""), {name}},
                option, {QT_TRANSLATE_NOOP("app", "the project holds: {0}"), {names}});
}

} // namespace hallwright::app
