// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs edit and size: any edit of the window by name, and the quick card.
#pragma once

#include "app/cli/outcome.h"

#include <string>
#include <vector>

namespace hallwright::app {

struct EditOptions {
    std::string file;
    std::string name;
    std::vector<std::string> arguments; // "key=value"
    std::string alternative;
    std::string hall;
};
// Applies one edit and saves; on a Fault the file is as it was. Besides the named edits there is
// `add-type file=…`, which takes a catalogue file's entries into the project.
model::Result<Outcome> runEdit(const EditOptions& options);
std::string editList();

struct SizeOptions {
    double kw = 0.0;
    int count = 1;
    double metres = 0.0;
    double supplyC = 35.0;
    OutputForm form = OutputForm::Text;
};
model::Result<Outcome> runSize(const SizeOptions& options);

} // namespace hallwright::app
