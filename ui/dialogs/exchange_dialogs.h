// SPDX-License-Identifier: GPL-3.0-or-later
// Import, export and report: the questions for file names, and the service behind each.
#pragma once

#include "ui/document.h"

#include <QString>

class QWidget;

namespace hallwright::ui {

// Each gives the word for the message line; empty where the user turned back.
QString importInto(Document& document, QWidget& window);
QString exportFrom(Document& document, QWidget& window);
QString writeReport(Document& document, QWidget& window);

} // namespace hallwright::ui
