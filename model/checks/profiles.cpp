// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/profiles.h"

#include "model/quantity_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hallwright::model {

namespace {

constexpr const char* uptime =
    QT_TRANSLATE_NOOP("reference", "Uptime Institute Tier Standard: Topology; recalled");
constexpr const char* tia = QT_TRANSLATE_NOOP("reference", "ANSI/TIA-942-B; recalled");
constexpr const char* en = QT_TRANSLATE_NOOP("reference", "EN 50600-2-2 availability classes; "
                                                          "recalled");
constexpr const char* gb = QT_TRANSLATE_NOOP("reference", "GB 50174-2017; recalled");

// Tier and Rated III and IV: 12 h of fuel on site. TIA-942 batteries: 5 to 15 min. GB 50174: 15 min
// with standby generators for A, 7 min for B; A asks for 12 h of fuel.
// clang-format off
constexpr std::array rules{
    ProfileRules{DesignProfile::Uptime1, "Uptime Tier I", uptime, 0, 1, false, false, 12.0, std::nullopt},
    ProfileRules{DesignProfile::Uptime2, "Uptime Tier II", uptime, 1, 1, false, false, 12.0, std::nullopt},
    ProfileRules{DesignProfile::Uptime3, "Uptime Tier III", uptime, 1, 2, true, false, 12.0, std::nullopt},
    ProfileRules{DesignProfile::Uptime4, "Uptime Tier IV", uptime, 1, 2, true, true, 12.0, std::nullopt},
    ProfileRules{DesignProfile::Tia1, "TIA-942 Rated-1", tia, 0, 1, false, false, std::nullopt, 5.0},
    ProfileRules{DesignProfile::Tia2, "TIA-942 Rated-2", tia, 1, 1, false, false, 24.0, 7.0},
    ProfileRules{DesignProfile::Tia3, "TIA-942 Rated-3", tia, 1, 2, true, false, 72.0, 10.0},
    ProfileRules{DesignProfile::Tia4, "TIA-942 Rated-4", tia, 1, 2, true, true, 96.0, 15.0},
    ProfileRules{DesignProfile::En1, "EN 50600 class 1", en, 0, 1, false, false, std::nullopt, std::nullopt},
    ProfileRules{DesignProfile::En2, "EN 50600 class 2", en, 1, 1, false, false, std::nullopt, std::nullopt},
    ProfileRules{DesignProfile::En3, "EN 50600 class 3", en, 1, 2, true, false, std::nullopt, std::nullopt},
    ProfileRules{DesignProfile::En4, "EN 50600 class 4", en, 1, 2, true, true, std::nullopt, std::nullopt},
    ProfileRules{DesignProfile::GbC, "GB 50174 C", gb, 0, 1, false, false, std::nullopt, std::nullopt},
    ProfileRules{DesignProfile::GbB, "GB 50174 B", gb, 1, 1, false, false, std::nullopt, 7.0},
    ProfileRules{DesignProfile::GbA, "GB 50174 A", gb, 1, 2, true, true, 12.0, 15.0},
};
// clang-format on

int leastPaths(const DerivedPower& network)
{
    int least = 0;
    for (std::size_t f = 0; f < network.feeds.size();) {
        const RackId rack = network.feeds[f].rack;
        int paths = 0;
        for (; f < network.feeds.size() && network.feeds[f].rack == rack; ++f)
            ++paths;
        least = least == 0 ? paths : std::min(least, paths);
    }
    return least;
}

// Spare modules of the poorest kind, or a second system or a reserve that counts as one.
int leastSpare(const DerivedPower& network)
{
    const bool second = network.letters.size() > 1;
    int least = -1;
    for (const auto& element : network.elements) {
        if (element.role != PowerRole::Ups && element.role != PowerRole::Transformer)
            continue;
        const bool mechanical = element.key.ends_with("/mechanical");
        const bool caught =
            std::any_of(network.elements.begin(), network.elements.end(),
                        [](const auto& other) { return !other.alternates.empty(); });
        const int spare = element.spareUnits + (second || (caught && !mechanical) ? 1 : 0);
        least = least < 0 ? spare : std::min(least, spare);
    }
    return std::max(0, least);
}

class Judge {
public:
    Judge(const ProfileCase& hall, const ProfileRules& wanted)
        : hall_(hall)
        , rules_(wanted)
    {
    }

    std::vector<ProfileItem> items()
    {
        atLeast("spare", QT_TRANSLATE_NOOP("profile", "Spare components, or a second system"),
                leastSpare(hall_.network), rules_.spareComponents);
        atLeast("paths", QT_TRANSLATE_NOOP("profile", "Paths to every rack"),
                leastPaths(hall_.network), rules_.paths);
        addLosses("maintainable",
                  QT_TRANSLATE_NOOP("profile", "Any element may be taken out, all racks fed"),
                  rules_.maintainable);
        addLosses("fault-tolerant",
                  QT_TRANSLATE_NOOP("profile", "Any element may fail, all racks fed and none "
                                               "overloaded or too hot"),
                  rules_.faultTolerant);
        addFuel();
        addBattery();
        return std::move(out_);
    }

private:
    void atLeast(const char* key, const char* title, int found, int wanted)
    {
        out_.push_back({key, title, found >= wanted ? Verdict::Passed : Verdict::Failed,
                        std::to_string(found), std::to_string(wanted)});
    }

    static bool electrical(const FailureResult& failure)
    {
        return failure.lost.key.find("/power/") != std::string::npos;
    }

    bool breaks(const FailureResult& failure, bool withLimits) const
    {
        const bool dark = failure.racksDark > 0;
        const bool limits = failure.worstLoading.value_or(0.0) > 1.0 || failure.racksHot > 0 ||
                            failure.racksShort > 0 || failure.racksInterrupted > 0;
        return dark || (withLimits && limits);
    }

    // Planned work chooses its time, so that only darkness counts; a fault does not.
    void addLosses(const char* key, const char* title, bool wanted)
    {
        if (!wanted)
            return;
        const bool withLimits = std::string(key) == "fault-tolerant";
        const FailureResult* worst = nullptr;
        int broken = 0;
        for (const auto& failure : hall_.failures) {
            if (!electrical(failure) || !breaks(failure, withLimits))
                continue;
            ++broken;
            if (worst == nullptr || failure.racksDark > worst->racksDark)
                worst = &failure;
        }
        ProfileItem item{key, title, Verdict::Passed, "0", "0"};
        if (hall_.failures.empty()) {
            item.verdict = Verdict::Unknown;
            item.found.clear();
        } else if (worst != nullptr) {
            item.verdict = Verdict::Failed;
            item.found = fmt::format("{}: {}", broken, worst->name);
        }
        out_.push_back(std::move(item));
    }

    void addTime(ProfileItem item, std::optional<Duration> found, Duration wanted, Measure measure)
    {
        item.wanted = quantityText(inSi(wanted), measure, UnitSystem::Si, 3);
        if (found) {
            item.found = quantityText(inSi(*found), measure, UnitSystem::Si, 3);
            item.verdict = *found >= wanted ? Verdict::Passed : Verdict::Failed;
        }
        out_.push_back(std::move(item));
    }

    void addFuel()
    {
        std::optional<Duration> wanted = hall_.recipe.wantedFuelTime;
        if (!wanted && rules_.fuelHours)
            wanted = seconds(*rules_.fuelHours * 3600.0);
        if (!wanted)
            return;
        std::optional<Duration> found;
        if (hall_.ride != nullptr && hall_.ride->sets)
            found = hall_.ride->sets->fuel;
        addTime({"fuel",
                 QT_TRANSLATE_NOOP("profile", "Fuel autonomy at the hall's load"),
                 Verdict::Unknown,
                 {},
                 {}},
                found, *wanted, Measure::Hours);
    }

    void addBattery()
    {
        std::optional<Duration> wanted = hall_.recipe.wantedBatteryTime;
        if (!wanted && rules_.batteryMinutes)
            wanted = seconds(*rules_.batteryMinutes * 60.0);
        if (!wanted)
            return;
        addTime({"battery",
                 QT_TRANSLATE_NOOP("profile", "Battery time at full UPS load"),
                 Verdict::Unknown,
                 {},
                 {}},
                hall_.recipe.upsTime, *wanted, Measure::Minutes);
    }

    const ProfileCase& hall_;
    const ProfileRules& rules_;
    std::vector<ProfileItem> out_;
};

} // namespace

std::span<const ProfileRules> profileRules()
{
    return rules;
}

const ProfileRules* findProfile(DesignProfile profile)
{
    for (const auto& one : rules)
        if (one.profile == profile)
            return &one;
    return nullptr;
}

std::vector<ProfileItem> profileItems(const ProfileCase& hall)
{
    const auto* wanted = findProfile(hall.recipe.profile);
    return wanted != nullptr ? Judge(hall, *wanted).items() : std::vector<ProfileItem>{};
}

std::vector<Finding> profileFindings(const ProfileCase& hall, HallId id)
{
    const auto* wanted = findProfile(hall.recipe.profile);
    std::vector<Finding> out;
    for (const auto& item : profileItems(hall)) {
        if (item.verdict == Verdict::Passed)
            continue;
        Finding finding;
        const bool failed = item.verdict == Verdict::Failed;
        finding.severity = failed ? Severity::Warning : Severity::Note;
        finding.code = "profile." + item.key;
        finding.message =
            failed ? Message{QT_TRANSLATE_NOOP("finding", "{0}: {1}: {2}, wanted {3}"),
                             {wanted->title, item.title, item.found, item.wanted}}
                   : Message{QT_TRANSLATE_NOOP("finding", "{0}: {1}: not known, wanted {2}"),
                             {wanted->title, item.title, item.wanted}};
        finding.elements = {refTo(id)};
        finding.reference = wanted->source;
        out.push_back(std::move(finding));
    }
    return out;
}

} // namespace hallwright::model
