// SPDX-License-Identifier: GPL-3.0-or-later
// Halls on medium-voltage rings put together by hand: units 1 to n of a letter, each with a
// transformer, a UPS, a board and one rack; everything but the sections nearly without impedance
// or loss, so that currents divide by the sections alone.
#pragma once

#include "model/derive/power_ring.h"
#include "power/hall_power.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace hallwright::tests {

using namespace hallwright::model;

inline constexpr double upsInputFactor = 0.99; // of the UPS inputs that hang on the ring

struct RingPlan {
    std::string letters = "A";
    std::vector<double> rackKw = {};     // by unit; shared by the letters
    std::vector<double> sectionOhm = {}; // one more than units; resistance and reactance alike
    std::optional<Duration> switching = {};
    double sectionAmpere = 400.0;
    double faultMva = 1e6;
    double batteryS = 0.0;
};

class RingMaker {
public:
    explicit RingMaker(RingPlan plan)
        : plan_(std::move(plan))
    {
        for (const char letter : plan_.letters)
            addLetter(letter);
        for (std::size_t u = 0; u < plan_.rackKw.size(); ++u)
            loads.push_back(
                {RackId{static_cast<std::uint32_t>(u + 1)}, watts(1e3 * plan_.rackKw[u])});
    }

    std::size_t find(const std::string& key) const
    {
        for (std::size_t i = 0; i < hall.elements.size(); ++i)
            if (hall.elements[i].key == key)
                return i;
        return static_cast<std::size_t>(-1);
    }

    static std::string sectionKey(char letter, std::size_t i)
    {
        return std::string(1, letter) + "/section" + std::to_string(i);
    }
    static std::string unitKey(char letter, std::size_t i) // from 1
    {
        return std::string(1, letter) + "/unit" + std::to_string(i);
    }

    // Line current of a unit's load on the ring, all on this letter.
    double unitAmpere(std::size_t unit) const // from 1
    {
        return 1e3 * plan_.rackKw[unit - 1] / static_cast<double>(plan_.letters.size()) /
               (upsInputFactor * 1.7320508075688772 * 11000.0);
    }

    DerivedPower hall;
    std::vector<power::RackLoad> loads;

private:
    PowerElement& add(char letter, PowerRole role, std::string key, std::string upstream)
    {
        PowerElement out;
        out.key = std::move(key);
        out.role = role;
        out.letter = letter;
        out.upstream = std::move(upstream);
        const bool medium = role == PowerRole::Utility || isRingPart(role);
        out.voltage = medium ? lineVolts(11000) : lineVolts(415);
        hall.elements.push_back(std::move(out));
        return hall.elements.back();
    }

    void addSection(char letter, std::size_t i, const std::string& upstream)
    {
        auto& section = add(letter, PowerRole::RingSection, sectionKey(letter, i), upstream);
        section.ratedCurrent = amperes(plan_.sectionAmpere);
        section.resistance = fromSi<Resistance>(plan_.sectionOhm[i]);
        section.reactance = fromSi<Resistance>(plan_.sectionOhm[i]);
        section.length = metres(100);
    }

    void addRing(char letter, const std::string& board)
    {
        const std::size_t units = plan_.rackKw.size();
        const std::size_t open = openAfter(plan_.rackKw);
        std::string up = board;
        for (std::size_t i = 0; i < open; ++i) {
            addSection(letter, i, up);
            up = unitKey(letter, i + 1);
            add(letter, PowerRole::RingUnit, up, sectionKey(letter, i)).ratedCurrent = amperes(630);
        }
        std::string down = board;
        for (std::size_t i = units; i-- > open;) {
            addSection(letter, i + 1, down);
            down = unitKey(letter, i + 1);
            add(letter, PowerRole::RingUnit, down, sectionKey(letter, i + 1)).ratedCurrent =
                amperes(630);
        }
        addSection(letter, open, units == 1 ? board : up);
        hall.elements.back().closes = units == 1 ? up : down;
        hall.elements.back().switching = plan_.switching;
    }

    void addLetter(char letter)
    {
        const std::string name(1, letter);
        hall.letters.push_back(letter);
        add(letter, PowerRole::Utility, name + "/utility", {}).faultLevel =
            watts(1e6 * plan_.faultMva);
        hall.elements.back().faultLevelLowest = watts(1e6 * plan_.faultMva);
        addRing(letter, name + "/utility");
        for (std::size_t u = 1; u <= plan_.rackKw.size(); ++u) {
            const auto number = std::to_string(u);
            auto& transformer = add(letter, PowerRole::Transformer, name + "/transformer" + number,
                                    unitKey(letter, u));
            transformer.ratedPower = kilowatts(10000);
            transformer.impedance = 1e-5;
            auto& ups =
                add(letter, PowerRole::Ups, name + "/ups" + number, name + "/transformer" + number);
            ups.ratedPower = kilowatts(10000);
            if (plan_.batteryS > 0.0)
                ups.batteryTime = seconds(plan_.batteryS);
            add(letter, PowerRole::Switchboard, name + "/board" + number, name + "/ups" + number)
                .ratedCurrent = amperes(20000);
            add(letter, PowerRole::Feeder, name + "/feeder" + number, name + "/board" + number)
                .ratedCurrent = amperes(20000);
            add(letter, PowerRole::Busway, name + "/busway" + number, name + "/feeder" + number)
                .ratedCurrent = amperes(20000);
            const double share = 1.0 / static_cast<double>(plan_.letters.size());
            hall.feeds.push_back({RackId{static_cast<std::uint32_t>(u)},
                                  letter,
                                  name + "/busway" + number,
                                  {},
                                  share,
                                  1.0,
                                  {}});
        }
        std::stable_sort(hall.feeds.begin(), hall.feeds.end(), [](const auto& a, const auto& b) {
            return a.rack != b.rack ? a.rack < b.rack : a.letter < b.letter;
        });
    }

    RingPlan plan_;
};

} // namespace hallwright::tests
