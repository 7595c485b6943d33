// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/message.h"

namespace hallwright::model {

std::string filled(const std::string& text, const std::vector<std::string>& arguments)
{
    std::string out;
    out.reserve(text.size() + 32);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool placeholder = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' &&
                                 text[i + 1] >= '0' && text[i + 1] <= '9';
        const auto index = placeholder ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
        if (placeholder && index < arguments.size()) {
            out += arguments[index];
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string english(const Message& message)
{
    return filled(message.text, message.arguments);
}

} // namespace hallwright::model
