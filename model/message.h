// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence as source text and arguments: words are made at the edge, in the reader's language.
#pragma once

#include <string>
#include <vector>

// Marks a source text for the translators (the marker that Qt's tools look for).
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace hallwright::model {

struct Message {
    std::string text;                   // source text in English with {0}, {1}… for the arguments
    std::vector<std::string> arguments; // numbers already carry their unit
    friend bool operator==(const Message&, const Message&) = default;
};

// The message in English, arguments put in place.
std::string english(const Message& message);

// Puts arguments into a (translated) text: {0} is the first; a placeholder without argument stays.
std::string filled(const std::string& text, const std::vector<std::string>& arguments);

} // namespace hallwright::model
