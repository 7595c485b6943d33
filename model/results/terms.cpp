// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/terms.h"

#include "model/message.h"

#include <array>
#include <string_view>

namespace hallwright::model {

namespace {

// The longer of two phrases with a common beginning stands first.
constexpr std::array phrases{
    QT_TRANSLATE_NOOP("term", "loss of system {0}"),
    QT_TRANSLATE_NOOP("term", "loss of the source of {0}"),
    QT_TRANSLATE_NOOP("term", "power balance"),
    QT_TRANSLATE_NOOP("term", "power"),
    QT_TRANSLATE_NOOP("term", "coolant mass {0}"),
    QT_TRANSLATE_NOOP("term", "coolant heat {0}"),
    QT_TRANSLATE_NOOP("term", "coolant {0}"),
    QT_TRANSLATE_NOOP("term", "of source"),
    QT_TRANSLATE_NOOP("term", "of flow"),
    QT_TRANSLATE_NOOP("term", "of heat"),
    QT_TRANSLATE_NOOP("term", "transformer"),
    QT_TRANSLATE_NOOP("term", "switchboard"),
    QT_TRANSLATE_NOOP("term", "busway"),
    QT_TRANSLATE_NOOP("term", "generator"),
    QT_TRANSLATE_NOOP("term", "feeder"),
    QT_TRANSLATE_NOOP("term", "utility"),
    QT_TRANSLATE_NOOP("term", "mechanical-board"),
    QT_TRANSLATE_NOOP("term", "ups"),
    QT_TRANSLATE_NOOP("term", "cdu"),
    QT_TRANSLATE_NOOP("term", "crah"),
};

} // namespace

std::string termText(const std::string& text, const TranslateTerm& translate)
{
    for (const std::string_view phrase : phrases) {
        const auto hole = phrase.find("{0}");
        const bool whole = hole == std::string_view::npos;
        if (whole ? text == phrase : text.size() > hole && text.starts_with(phrase.substr(0, hole)))
            return filled(translate(std::string(phrase)),
                          {whole ? std::string() : text.substr(hole)});
    }
    return text;
}

} // namespace hallwright::model
