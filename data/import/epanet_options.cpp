// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epanet_options.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace hallwright::data {

namespace {

using model::Result;

// Kinematic viscosity that EPANET's relative values refer to: 1.1e-5 ft²/s.
constexpr double referenceViscosityM2s = 1.1e-5 * 0.3048 * 0.3048;
constexpr double waterDensityKgM3 = 1000.0; // specific gravity 1

struct FlowUnit {
    std::string_view name;
    double m3s;
    double lengthM;
};
constexpr double footM = 0.3048;
constexpr FlowUnit flowUnits[] = {
    {"CFS", 0.028316846592, footM},
    {"GPM", 3.785411784e-3 / 60.0, footM},
    {"MGD", 3785.411784 / 86400.0, footM},
    {"IMGD", 4546.09 / 86400.0, footM},
    {"AFD", 1233.48183754752 / 86400, footM},
    {"LPS", 1e-3, 1.0},
    {"LPM", 1e-3 / 60.0, 1.0},
    {"MLD", 1000.0 / 86400.0, 1.0},
    {"CMH", 1.0 / 3600.0, 1.0},
    {"CMD", 1.0 / 86400.0, 1.0},
    {"CMS", 1.0, 1.0},
};

// Options without bearing on the solved flow: EPANET's own iteration, water quality, maps, reports,
// exponents of emitters and pressure-driven demand (both refused where used).
constexpr std::string_view noEffect[] = {
    "PRESSURE",  "TRIALS",     "ACCURACY", "UNBALANCED",  "CHECKFREQ", "MAXCHECK", "DAMPLIMIT",
    "HEADERROR", "FLOWCHANGE", "QUALITY",  "DIFFUSIVITY", "TOLERANCE", "MAP",      "EMITTER",
    "BACKFLOW",  "SEGMENTS",   "VERIFY",   "MINIMUM",     "REQUIRED",  "STATUS",
};

Result<void> takeUnits(EpanetOptions& options, const EpanetText& text, const EpanetLine& line)
{
    const std::string name = line.words.size() > 1 ? upper(line.words[1]) : std::string();
    for (const FlowUnit& unit : flowUnits)
        if (name == unit.name) {
            options.flowM3s = unit.m3s;
            options.lengthM = unit.lengthM;
            options.diameterM = unit.lengthM == 1.0 ? 1e-3 : 0.0254;
            options.roughnessM = unit.lengthM * 1e-3;
            return {};
        }
    return model::fail(epanetUnsupported(
        text, line,
        {QT_TRANSLATE_NOOP("epanet",
                           "flow unit \"{0}\" is not known; expected CFS, GPM, MGD, IMGD, AFD, "
                           "LPS, LPM, MLD, CMH, CMD or CMS"),
         {name}}));
}

Result<void> takeHeadloss(EpanetOptions& options, const EpanetText& text, const EpanetLine& line)
{
    const std::string name = line.words.size() > 1 ? upper(line.words[1]) : std::string();
    if (name == "D-W")
        options.friction = model::FrictionLaw::EpanetDarcyWeisbach;
    else if (name == "H-W")
        options.friction = model::FrictionLaw::HazenWilliams;
    else
        return model::fail(epanetUnsupported(
            text, line,
            {QT_TRANSLATE_NOOP("epanet", "head-loss formula \"{0}\"; supported are D-W and H-W"),
             {name}}));
    return {};
}

Result<void> takeNumber(double& target, const EpanetText& text, const EpanetLine& line,
                        std::size_t word)
{
    const Result<double> value = epanetNumber(text, line, word);
    if (!value)
        return model::fail(value.error());
    target = *value;
    return {};
}

Result<void> takeOption(EpanetOptions& options, double& viscosity, double& gravity,
                        const EpanetText& text, const EpanetLine& line)
{
    const std::string key = upper(line.words[0]);
    const std::string second = line.words.size() > 1 ? upper(line.words[1]) : std::string();
    if (key == "UNITS" || key == "FLOW")
        return takeUnits(options, text, line);
    if (key == "HEADLOSS")
        return takeHeadloss(options, text, line);
    if (key == "VISCOSITY")
        return takeNumber(viscosity, text, line, 1);
    if (key == "SPECIFIC")
        return takeNumber(gravity, text, line, 2);
    if (key == "DEMAND" && startsAs(second, "MULT"))
        return takeNumber(options.demandMultiplier, text, line, 2);
    if (key == "DEMAND" && startsAs(second, "MODEL")) {
        if (line.words.size() > 2 && upper(line.words[2]) == "DDA")
            return {};
        return model::fail(epanetUnsupported(
            text, line,
            {QT_TRANSLATE_NOOP("epanet", "pressure-driven demand is not supported"), {}}));
    }
    if (key == "PATTERN" && line.words.size() > 1) {
        options.defaultPattern = line.words[1];
        return {};
    }
    if (key == "HYDRAULICS" && startsAs(second, "USE"))
        return model::fail(epanetUnsupported(
            text, line,
            {QT_TRANSLATE_NOOP("epanet", "hydraulics from another file are not read"), {}}));
    if (key == "HYDRAULICS" || std::any_of(std::begin(noEffect), std::end(noEffect),
                                           [&](std::string_view known) { return key == known; }))
        return {};
    return model::fail(epanetUnsupported(
        text, line, {QT_TRANSLATE_NOOP("epanet", "option {0} is not known"), {line.words[0]}}));
}

Result<void> readOptions(EpanetOptions& options, const EpanetText& text)
{
    const EpanetLine byDefault{0, {"UNITS", "GPM"}};
    (void)takeUnits(options, text, byDefault);
    double viscosity = 1.0;
    double gravity = 1.0;
    for (const EpanetLine& line : text.lines(EpanetSection::Options)) {
        if (const auto taken = takeOption(options, viscosity, gravity, text, line); !taken)
            return model::fail(taken.error());
        if (!(viscosity > 0.0) || !(gravity > 0.0))
            return model::fail(epanetFault(
                text, line,
                {QT_TRANSLATE_NOOP("epanet", "viscosity and specific gravity must be positive"),
                 {}}));
    }
    // EPANET reads a value above 0.001 as a multiple of water's viscosity, else as ft²/s or m²/s.
    options.fluid.kinematicViscosityM2s = viscosity > 1e-3
                                              ? viscosity * referenceViscosityM2s
                                              : viscosity * options.lengthM * options.lengthM;
    options.fluid.densityKgM3 = gravity * waterDensityKgM3;
    return {};
}

Result<void> readTimes(EpanetOptions& options, const EpanetText& text)
{
    double step = 3600.0;
    double start = 0.0;
    for (const EpanetLine& line : text.lines(EpanetSection::Times)) {
        const bool pattern = startsAs(line.words[0], "PATT");
        const bool clock = startsAs(line.words[0], "STAR");
        if ((!pattern && !clock) || line.words.size() < 3)
            continue; // durations, steps and reports: nothing at time zero
        const Result<double> time = epanetTime(text, line, 2);
        if (!time)
            return model::fail(time.error());
        if (clock)
            options.startClockS = *time;
        else if (startsAs(line.words[1], "TIME"))
            step = *time;
        else
            start = *time;
    }
    options.startPeriod = step > 0.0 ? static_cast<std::size_t>(start / step) : 0;
    return {};
}

Result<void> readPatterns(EpanetOptions& options, const EpanetText& text)
{
    for (const EpanetLine& line : text.lines(EpanetSection::Patterns))
        for (std::size_t word = 1; word < line.words.size(); ++word) {
            const Result<double> value = epanetNumber(text, line, word);
            if (!value)
                return model::fail(value.error());
            options.patterns[line.words[0]].push_back(*value);
        }
    return {};
}

} // namespace

double EpanetOptions::multiplier(std::string_view pattern) const
{
    const auto found = patterns.find(pattern);
    if (found == patterns.end() || found->second.empty())
        return 1.0;
    return found->second[startPeriod % found->second.size()];
}

Result<double> epanetTime(const EpanetText& text, const EpanetLine& line, std::size_t word)
{
    if (word >= line.words.size())
        return epanetNumber(text, line, word);
    EpanetLine parts{line.number, {}};
    std::istringstream stream(line.words[word]);
    for (std::string part; std::getline(stream, part, ':');)
        parts.words.push_back(part);
    double seconds = 0.0;
    double unit = 3600.0;
    for (std::size_t i = 0; i < std::max<std::size_t>(parts.words.size(), 1); ++i, unit /= 60.0) {
        const Result<double> value = epanetNumber(text, parts, i);
        if (!value)
            return value;
        seconds += *value * unit;
    }
    const std::string after =
        line.words.size() > word + 1 ? upper(line.words[word + 1]) : std::string();
    if (after.starts_with("SEC"))
        seconds /= 3600.0;
    else if (after.starts_with("MIN"))
        seconds /= 60.0;
    else if (after.starts_with("DAY"))
        seconds *= 24.0;
    else if (after == "AM" || after == "PM")
        seconds = std::fmod(seconds, 43200.0) + (after == "PM" ? 43200.0 : 0.0);
    return seconds;
}

Result<EpanetOptions> epanetOptions(const EpanetText& text)
{
    EpanetOptions options;
    using Reader = Result<void> (*)(EpanetOptions&, const EpanetText&);
    for (const Reader read : std::array<Reader, 3>{readOptions, readTimes, readPatterns})
        if (const auto done = read(options, text); !done)
            return model::fail(done.error());
    return options;
}

} // namespace hallwright::data
