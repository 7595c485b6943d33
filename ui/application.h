// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the window: language, theme, units, a file named on the command line, recovery.
#pragma once

#include "ui/services.h"

#include <functional>

namespace hallwright::ui {

// `services` is asked for after the application object exists. Returns the exit status.
// Arguments: hallwright [--quit-when-usable] [FILE.hallwright]
int runApplication(int argc, char** argv, const std::function<Services()>& services);
int runApplication(int argc, char** argv, Services services);

} // namespace hallwright::ui
