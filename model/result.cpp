// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/result.h"

#include <cstdio>
#include <cstdlib>

namespace hallwright::model {

std::string english(const Fault& fault)
{
    std::string line = fault.where.empty() ? std::string() : fault.where + ": ";
    line += english(fault.what);
    const std::string remedy = english(fault.remedy);
    if (!remedy.empty())
        line += ". " + remedy;
    return line;
}

void ensure(bool holds, const char* what, std::source_location place)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s:%u: broken invariant: %s\n", place.file_name(),
                 static_cast<unsigned>(place.line()), what);
    std::abort();
}

} // namespace hallwright::model
