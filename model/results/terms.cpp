// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/results/terms.h"

#include "model/message.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace hallwright::model {

namespace {

// The longer of two phrases with a common beginning stands first.
constexpr std::array phrases{
    QT_TRANSLATE_NOOP("term", "{0} during maintenance of {1}"),
    QT_TRANSLATE_NOOP("term", "switched: {0}"),
    QT_TRANSLATE_NOOP("term", "loss of facility loop {0} of {1}"),
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
    QT_TRANSLATE_NOOP("term", "{0} fouled"),
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
    QT_TRANSLATE_NOOP("term", "utility lost, UPS on battery"),
    QT_TRANSLATE_NOOP("term", "battery empty"),
    QT_TRANSLATE_NOOP("term", "generators take load"),
    QT_TRANSLATE_NOOP("term", "UPS rectifiers walk in"),
    QT_TRANSLATE_NOOP("term", "generators carry the hall"),
    QT_TRANSLATE_NOOP("term", "first rack throttles"),
};

// What stands in the text where the phrase has {0}, and {1} after it; none where the text is not
// made by the phrase.
std::optional<std::vector<std::string>> filling(std::string_view phrase, std::string_view text)
{
    constexpr std::array<std::string_view, 2> marks{"{0}", "{1}"};
    std::vector<std::string> out;
    for (const auto mark : marks) {
        const auto hole = phrase.find(mark);
        if (hole == std::string_view::npos)
            break;
        if (!text.starts_with(phrase.substr(0, hole)))
            return std::nullopt;
        text.remove_prefix(hole);
        phrase.remove_prefix(hole + mark.size());
        const auto next = phrase.find('{');
        const auto between = phrase.substr(0, next);
        const bool last = next == std::string_view::npos;
        const auto end = last && text.ends_with(between) ? text.size() - between.size()
                         : last                          ? std::string_view::npos
                                                         : text.find(between);
        if (end == std::string_view::npos || end == 0)
            return std::nullopt;
        out.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return text == phrase ? std::optional(out) : std::nullopt;
}

} // namespace

std::string termText(const std::string& text, const TranslateTerm& translate)
{
    for (const char* phrase : phrases)
        if (auto arguments = filling(phrase, text)) {
            for (auto& one : *arguments)
                one = termText(one, translate);
            return filled(translate(phrase), *arguments);
        }
    return text;
}

} // namespace hallwright::model
