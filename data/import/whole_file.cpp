// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/whole_file.h"

#include <fstream>
#include <sstream>

namespace hallwright::data {

model::Result<std::string> readWholeFile(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    if (!stream.is_open() || stream.bad())
        return model::fail(model::FaultCode::Unreadable,
                           {QT_TRANSLATE_NOOP("data", "cannot be read"), {}}, file.string());
    return text.str();
}

} // namespace hallwright::data
