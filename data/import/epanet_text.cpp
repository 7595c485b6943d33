// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epanet_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace hallwright::data {

namespace {

struct SectionName {
    std::string_view start;
    EpanetSection section;
};
// By first letters: EPANET itself reads no more of a section's name.
constexpr SectionName sectionNames[] = {
    {"[TITL", EpanetSection::Title},      {"[JUNC", EpanetSection::Junctions},
    {"[RESE", EpanetSection::Reservoirs}, {"[TANK", EpanetSection::Tanks},
    {"[PIPE", EpanetSection::Pipes},      {"[PUMP", EpanetSection::Pumps},
    {"[VALV", EpanetSection::Valves},     {"[DEMA", EpanetSection::Demands},
    {"[STAT", EpanetSection::Status},     {"[PATT", EpanetSection::Patterns},
    {"[CURV", EpanetSection::Curves},     {"[CONT", EpanetSection::Controls},
    {"[RULE", EpanetSection::Rules},      {"[EMIT", EpanetSection::Emitters},
    {"[LEAK", EpanetSection::Leakage},    {"[OPTI", EpanetSection::Options},
    {"[TIME", EpanetSection::Times},      {"[ENER", EpanetSection::NoEffect},
    {"[QUAL", EpanetSection::NoEffect},   {"[SOUR", EpanetSection::NoEffect},
    {"[REAC", EpanetSection::NoEffect},   {"[MIXI", EpanetSection::NoEffect},
    {"[REPO", EpanetSection::NoEffect},   {"[COOR", EpanetSection::NoEffect},
    {"[VERT", EpanetSection::NoEffect},   {"[LABE", EpanetSection::NoEffect},
    {"[BACK", EpanetSection::NoEffect},   {"[TAGS", EpanetSection::NoEffect},
    {"[ROUG", EpanetSection::NoEffect},
};

std::vector<std::string> words(std::string_view line)
{
    std::vector<std::string> result;
    std::string word;
    bool quoted = false;
    bool any = false;
    for (const char c : line) {
        if (c == '"') {
            quoted = !quoted;
            any = true;
        } else if (!quoted && c == ';') {
            break;
        } else if (!quoted && (c == ' ' || c == '\t' || c == '\r' || c == ',')) {
            if (any)
                result.push_back(word);
            word.clear();
            any = false;
        } else {
            word += c;
            any = true;
        }
    }
    if (any)
        result.push_back(word);
    return result;
}

std::optional<EpanetSection> sectionOf(std::string_view word)
{
    const std::string name = upper(word);
    for (const SectionName& known : sectionNames)
        if (name.starts_with(known.start))
            return known.section;
    return std::nullopt;
}

} // namespace

std::string EpanetText::place(const EpanetLine& line) const
{
    return fmt::format("{}:{}", file, line.number);
}

std::string upper(std::string_view word)
{
    std::string result(word);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return result;
}

bool startsAs(std::string_view word, std::string_view keyword)
{
    return upper(word).starts_with(keyword);
}

model::Fault epanetFault(const EpanetText& text, const EpanetLine& line, model::Message what)
{
    return {model::FaultCode::InvalidInput, std::move(what), text.place(line), {}};
}

model::Fault epanetUnsupported(const EpanetText& text, const EpanetLine& line, model::Message what)
{
    return {model::FaultCode::Unsupported, std::move(what), text.place(line), {}};
}

model::Result<double> epanetNumber(const EpanetText& text, const EpanetLine& line, std::size_t word)
{
    if (word >= line.words.size())
        return model::fail(epanetFault(
            text, line,
            {QT_TRANSLATE_NOOP("epanet", "the line ends after {0} words; expected a number there"),
             {std::to_string(line.words.size())}}));
    const std::string& found = line.words[word];
    double value = 0.0;
    const char* first = found.data() + (found.starts_with('+') ? 1 : 0);
    const char* last = found.data() + found.size();
    const auto [end, error] = std::from_chars(first, last, value);
    if (error != std::errc() || end != last || !std::isfinite(value))
        return model::fail(epanetFault(
            text, line,
            {QT_TRANSLATE_NOOP("epanet", "found \"{0}\", expected a number"), {found}}));
    return value;
}

model::Result<EpanetText> epanetText(std::string_view text, std::string file)
{
    EpanetText result;
    result.file = std::move(file);
    std::optional<EpanetSection> section;
    EpanetLine line;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ++line.number;
        line.words = words(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.words.empty())
            continue;
        const std::string& first = line.words.front();
        if (first.starts_with('[')) {
            if (upper(first).starts_with("[END"))
                break;
            section = sectionOf(first);
            if (!section)
                return model::fail(epanetUnsupported(
                    result, line,
                    {QT_TRANSLATE_NOOP("epanet", "section {0} is not known"), {first}}));
            continue;
        }
        if (!section)
            return model::fail(epanetFault(
                result, line,
                {QT_TRANSLATE_NOOP("epanet", "found \"{0}\" before the first [SECTION]"),
                 {first}}));
        result.sections[static_cast<std::size_t>(*section)].push_back(line);
    }
    return result;
}

} // namespace hallwright::data
