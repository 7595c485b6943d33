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
    QT_TRANSLATE_NOOP("term", "loss of the utility of {0}"),
    QT_TRANSLATE_NOOP("term", "loss of heat rejection of {0}"),
    QT_TRANSLATE_NOOP("term", "loss of facility water flow of {0}"),
    QT_TRANSLATE_NOOP("term", "loss of a pump of {0}"),
    QT_TRANSLATE_NOOP("term", "loss of the water of {0}"),
    QT_TRANSLATE_NOOP("term", "loss of {0}, one unit"),
    QT_TRANSLATE_NOOP("term", "loss of {0}"),
    QT_TRANSLATE_NOOP("term", "isolation of {0}"),
    QT_TRANSLATE_NOOP("term", "valve stuck shut at {0}"),
    QT_TRANSLATE_NOOP("term", "valve stuck open at {0}"),
    QT_TRANSLATE_NOOP("term", "{0}, one unit"),
    QT_TRANSLATE_NOOP("term", "loadings are solved in the list of every element"),
    QT_TRANSLATE_NOOP("term", "power balance"),
    QT_TRANSLATE_NOOP("term", "power"),
    QT_TRANSLATE_NOOP("term", "coolant mass {0}"),
    QT_TRANSLATE_NOOP("term", "coolant heat {0}"),
    QT_TRANSLATE_NOOP("term", "coolant {0}"),
    QT_TRANSLATE_NOOP("term", "of source"),
    QT_TRANSLATE_NOOP("term", "of flow"),
    QT_TRANSLATE_NOOP("term", "of heat"),
    QT_TRANSLATE_NOOP("term", "transformer"),
    QT_TRANSLATE_NOOP("term", "ring-unit"),
    QT_TRANSLATE_NOOP("term", "ring-section"),
    QT_TRANSLATE_NOOP("term", "medium-voltage cable"),
    QT_TRANSLATE_NOOP("term", "switchboard"),
    QT_TRANSLATE_NOOP("term", "busway"),
    QT_TRANSLATE_NOOP("term", "generator"),
    QT_TRANSLATE_NOOP("term", "feeder"),
    QT_TRANSLATE_NOOP("term", "panel"),
    QT_TRANSLATE_NOOP("term", "cable"),
    QT_TRANSLATE_NOOP("term", "rectifier"),
    QT_TRANSLATE_NOOP("term", "utility"),
    QT_TRANSLATE_NOOP("term", "mechanical-board"),
    QT_TRANSLATE_NOOP("term", "ups"),
    QT_TRANSLATE_NOOP("term", "cdu"),
    QT_TRANSLATE_NOOP("term", "crah"),
    QT_TRANSLATE_NOOP("term", "IT"),
    QT_TRANSLATE_NOOP("term", "electrical losses"),
    QT_TRANSLATE_NOOP("term", "pumps and fans"),
    QT_TRANSLATE_NOOP("term", "heat rejection"),
    QT_TRANSLATE_NOOP(
        "term", "estimate: heat rejection by an assumed share until the plant year is computed"),
    QT_TRANSLATE_NOOP("term", "estimate: weather generated for {0}"),
    QT_TRANSLATE_NOOP("term", "weather of {0}"),
    QT_TRANSLATE_NOOP("term", "CDU pumps and air units"),
    QT_TRANSLATE_NOOP("term", "facility water pumps"),
    QT_TRANSLATE_NOOP("term", "heat rejection fans"),
    QT_TRANSLATE_NOOP("term", "chillers"),
    QT_TRANSLATE_NOOP("term", "lighting and offices"),
    QT_TRANSLATE_NOOP("term", "heat pumps"),
    QT_TRANSLATE_NOOP("term", "humidifiers"),
    QT_TRANSLATE_NOOP("term", "hall"),
    QT_TRANSLATE_NOOP("term", "electrical rooms"),
    QT_TRANSLATE_NOOP("term", "battery rooms"),
    QT_TRANSLATE_NOOP("term", "pump rooms"),
    QT_TRANSLATE_NOOP("term", "generator yard"),
    QT_TRANSLATE_NOOP("term", "heat rejection yard"),
    QT_TRANSLATE_NOOP("term", "tanks"),
    QT_TRANSLATE_NOOP("term", "air {0}"),
    QT_TRANSLATE_NOOP("term", "estimate: areas per kW in the assumptions"),
    QT_TRANSLATE_NOOP("term", "unknown: some rack types state no power"),
    QT_TRANSLATE_NOOP("term", "{0} jobs of the largest assumed size"),
    QT_TRANSLATE_NOOP("term", "unknown: no peak stated for {0}"),
    QT_TRANSLATE_NOOP("term", "lower bound: no price for {0}"),
    QT_TRANSLATE_NOOP("term", "working pressure"),
    QT_TRANSLATE_NOOP("term", "filtration"),
    QT_TRANSLATE_NOOP("term", "wetted materials"),
    QT_TRANSLATE_NOOP("term", "quick disconnects"),
    QT_TRANSLATE_NOOP("term", "lowest pump flow"),
    QT_TRANSLATE_NOOP("term", "steel pipe"),
    QT_TRANSLATE_NOOP("term", "carbon-steel"),
    QT_TRANSLATE_NOOP("term", "aluminium"),
    QT_TRANSLATE_NOOP("term", "zinc"),
    QT_TRANSLATE_NOOP("term", "nickel-plated-brass"),
    QT_TRANSLATE_NOOP("term", "years"),
    QT_TRANSLATE_NOOP("term", "USD/year"),
    QT_TRANSLATE_NOOP("term", "USD/kW·month"),
    QT_TRANSLATE_NOOP("term", "days"),
};

} // namespace

std::string termText(const std::string& text, const TranslateTerm& translate)
{
    constexpr std::string_view mark = "{0}";
    for (const std::string_view phrase : phrases) {
        const auto hole = phrase.find(mark);
        if (hole == std::string_view::npos) {
            if (text == phrase)
                return translate(text);
            continue;
        }
        const auto before = phrase.substr(0, hole);
        const auto after = phrase.substr(hole + mark.size());
        const std::size_t fixed = before.size() + after.size();
        if (text.size() > fixed && text.starts_with(before) && text.ends_with(after))
            return filled(translate(std::string(phrase)), {text.substr(hole, text.size() - fixed)});
    }
    return text;
}

} // namespace hallwright::model
