// SPDX-License-Identifier: GPL-3.0-or-later
// Phrases that results carry as plain text (contingencies, parts of a solution, kinds of
// equipment, notes of key figures), put into the reader's language where they are shown.
#pragma once

#include <functional>
#include <string>

namespace hallwright::model {

// Gives the translation of a source text of scope "term", or that text itself.
using TranslateTerm = std::function<std::string(const std::string& source)>;

// The text where it is one of the known phrases, translated with what is filled in; any other text
// as it is.
std::string termText(const std::string& text, const TranslateTerm& translate);

} // namespace hallwright::model
