// SPDX-License-Identifier: GPL-3.0-or-later
// Small derived halls put together by hand, whose loadings follow from shares of power alone.
#pragma once

#include "power/hall_power.h"

#include <QtGlobal>

#include <map>
#include <string>

namespace hallwright::tests {

using namespace hallwright::model;

inline constexpr double kilowatt = 1e3;

inline PowerElement element(char letter, const char* name, PowerRole role,
                            const std::string& upstream)
{
    PowerElement out;
    out.key = std::string(1, letter) + "/" + name;
    out.role = role;
    out.letter = letter;
    out.upstream = upstream.empty() ? upstream : std::string(1, letter) + "/" + upstream;
    out.voltage = role == PowerRole::Utility ? lineVolts(11000) : lineVolts(415);
    return out;
}

// Systems of a 2 MVA transformer, a 1 MW UPS and a 4,000 A board each; racks on pairs of them by
// feeders without length, so that a loading is a share of power and nothing else.
class HallMaker {
public:
    explicit HallMaker(const std::string& letters)
    {
        for (const char letter : letters) {
            auto utility = element(letter, "utility", PowerRole::Utility, "");
            utility.faultLevel = kilowatts(500e3);
            auto transformer = element(letter, "transformer", PowerRole::Transformer, "utility");
            transformer.ratedPower = kilowatts(2000);
            transformer.impedance = 0.06;
            transformer.loadLoss = kilowatts(16);
            transformer.noLoadLoss = kilowatts(2.34);
            auto ups = element(letter, "ups", PowerRole::Ups, "transformer");
            ups.ratedPower = kilowatts(1000);
            ups.lossConstant = 0.009283;
            ups.lossLinear = 0.002207;
            ups.lossQuadratic = 0.023628;
            auto board = element(letter, "board", PowerRole::Switchboard, "ups");
            board.ratedCurrent = fromSi<Current>(4000.0);
            for (auto& part : {utility, transformer, ups, board})
                hall.elements.push_back(part);
            hall.letters.push_back(letter);
        }
    }

    // A rack of this power on the systems named, in equal shares.
    void rack(const std::string& letters, double watts)
    {
        const RackId id{++racks_};
        for (const char letter : letters) {
            const std::string name = "feeder" + std::to_string(racks_);
            auto feeder = element(letter, name.c_str(), PowerRole::Feeder, "board");
            feeder.ratedCurrent = fromSi<Current>(1000.0);
            auto busway = element(letter, ("busway" + std::to_string(racks_)).c_str(),
                                  PowerRole::Busway, name);
            busway.ratedCurrent = fromSi<Current>(1000.0);
            hall.feeds.push_back(
                {id, letter, busway.key, {}, 1.0 / static_cast<double>(letters.size()), 1.0, {}});
            hall.elements.push_back(feeder);
            hall.elements.push_back(busway);
        }
        loads.push_back({id, fromSi<Power>(watts)});
    }

    PowerElement& at(const std::string& key)
    {
        for (auto& one : hall.elements)
            if (one.key == key)
                return one;
        qFatal("no element %s", key.c_str());
    }

    std::map<std::string, ElementResult> solve() const
    {
        const auto answer = result();
        std::map<std::string, ElementResult> out;
        for (const auto& one : answer.elements)
            out[one.key] = one;
        return out;
    }

    power::HallPowerResult result() const
    {
        auto answer = power::solveHallPower(hall, {}, loads, {}, {});
        if (!answer)
            qFatal("%s", english(answer.error()).c_str());
        return *std::move(answer);
    }

    DerivedPower hall;
    std::vector<power::RackLoad> loads;

private:
    std::uint32_t racks_ = 0;
};

} // namespace hallwright::tests
