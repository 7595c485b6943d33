// SPDX-License-Identifier: GPL-3.0-or-later
// The command line whole: parses arguments, runs one verb, prints its output or its Fault.
#pragma once

namespace hallwright::app {

// Exit status by cli.md. Results on standard output only, Faults on standard error.
int runCommandLine(int argc, char** argv);

} // namespace hallwright::app
