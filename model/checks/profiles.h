// SPDX-License-Identifier: GPL-3.0-or-later
// Design profiles: what Uptime, TIA-942, EN 50600 and GB 50174 ask of the power of a hall, as named
// checklists. Recalled and shortened: a help for design, no certification.
#pragma once

#include "model/derive/power.h"
#include "model/results/failure.h"
#include "model/results/finding.h"
#include "model/results/ride_through.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

// What a profile asks; a figure that it leaves open is unknown.
struct ProfileRules {
    DesignProfile profile = DesignProfile::None;
    const char* title = "";
    const char* source = "";
    int spareComponents = 0;    // N + this many of UPS, transformers… or a whole second system
    int paths = 1;              // to a rack
    bool maintainable = false;  // any element may be taken out with all racks fed
    bool faultTolerant = false; // …and any may fail
    std::optional<double> fuelHours;
    std::optional<double> batteryMinutes;
};
std::span<const ProfileRules> profileRules();
const ProfileRules* findProfile(DesignProfile profile); // nullptr for None

enum class Verdict { Passed, Failed, Unknown };

struct ProfileItem {
    std::string key;   // "paths": stable
    std::string title; // source text, scope "profile"
    Verdict verdict = Verdict::Unknown;
    std::string found; // words: "1", "4.2 h", "loss of h1/power/A/busway/r1 darkens 4 racks"
    std::string wanted;
};

struct ProfileCase {
    const PowerRecipe& recipe; // with the profile and the limits that replace its own
    const DerivedPower& network;
    std::span<const FailureResult> failures; // of FailureScope::Every; electrical ones are read
    const RideThrough* ride = nullptr;       // none: not computed
};

// Empty without a profile.
std::vector<ProfileItem> profileItems(const ProfileCase& hall);

// A warning per item that failed, a note per item that is not known.
std::vector<Finding> profileFindings(const ProfileCase& hall, HallId id);

} // namespace hallwright::model
