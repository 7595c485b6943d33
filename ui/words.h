// SPDX-License-Identifier: GPL-3.0-or-later
// Source texts of the other rooms in the reader's language.
#pragma once

#include "model/ids.h"
#include "model/plan.h"
#include "model/result.h"
#include "model/results/finding.h"

#include <QString>

namespace hallwright::ui {

// A source text of that scope ("field", "choice", "kpi", "result", …).
QString translated(const char* scope, const char* source);
QString translated(const char* scope, const std::string& source);
// A message; its scope is looked for among those of the rooms.
QString words(const model::Message& message);
// Words that results carry as plain text (contingency, note, contribution): model/results/terms.h.
QString termWords(const std::string& text);
QString words(const model::Fault& fault); // place, what, remedy
QString words(model::Severity severity);
// How people call an element: its label where it has one, else kind and number or key.
QString elementName(const model::Plan& plan, const model::ElementRef& ref);
QString kindName(model::ElementKind kind);
QString equipmentKindName(std::string_view kindKey);

inline QString qs(const std::string& text)
{
    return QString::fromStdString(text);
}
inline QString qs(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace hallwright::ui
