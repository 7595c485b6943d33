// SPDX-License-Identifier: GPL-3.0-or-later
// Faults during maintenance, and the tank for a ride-through, by the command line on the worked
// example: 16 racks, 2N, three CDUs of which two carry the hall (recipes.md).
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::tests;
using nlohmann::json;

namespace {

std::string text(const json& value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

bool contains(const json& value, const char* part)
{
    return text(value).find(part) != std::string::npos;
}

} // namespace

class FailurePairsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        cli_ = std::make_unique<CommandLineRun>();
        cli_->mustRun(words("new FILE --template worked-example"));
    }

    // One CDU of two that are needed: the racks want 1,424 L/min, its curve ends at 1,400, so at
    // least one is short. Three CDUs, each with either other: six pairs of one outcome.
    void aSecondCduIsOneTooMany()
    {
        const auto list = solved();
        int alike = 0;
        int kinds = 0;
        for (const auto& pair : list["pairs"])
            if (pair["kind"] == "cdu" && pair["maintained_kind"] == "cdu") {
                ++kinds;
                alike += pair["alike"].get<int>();
                QCOMPARE(text(pair["verdict"]), std::string("fails"));
                QVERIFY(pair["racks_short_of_flow"].get<int>() >= 1);
                QCOMPARE(pair["units_stopped"].get<int>(), 2);
                QVERIFY(contains(pair["name"], " during maintenance of "));
            }
        QCOMPARE(kinds, 1);
        QCOMPARE(alike, 6);
    }

    // With system A's UPS out, the loss of B's darkens the hall; its own second loss does not
    // count.
    void theOtherUpsMayNotFailDuringMaintenance()
    {
        const auto list = solved();
        int dark = 0;
        for (const auto& pair : list["pairs"]) {
            if (pair["kind"] != "switchboard" || pair["maintained_kind"] != "switchboard")
                continue;
            dark += pair["alike"].get<int>();
            QCOMPARE(pair["racks_dark"].get<int>(), 16);
        }
        QCOMPARE(dark, 2); // B while A, A while B
        for (const auto& one : list["elements"]) {
            if (one["kind"] != "switchboard")
                continue;
            QCOMPARE(text(one["concurrently_maintainable"]), std::string("holds"));
            QCOMPARE(text(one["fault_tolerant"]), std::string("holds"));
            QCOMPARE(text(one["fault_in_maintenance"]), std::string("fails"));
            QVERIFY(contains(one["worst_fault"], "loss of"));
        }
    }

    // Busways of the two sides meet where they feed the same racks, and nowhere else: four of each
    // side, so that a pair stands for the four of its class.
    void buswaysOfTheSameRacksMeet()
    {
        int alike = 0;
        const auto list = solved();
        for (const auto& pair : list["pairs"]) {
            if (pair["kind"] != "busway" || pair["maintained_kind"] != "busway")
                continue;
            alike += pair["alike"].get<int>();
            QCOMPARE(pair["racks_dark"].get<int>(), 4);
        }
        QCOMPARE(alike, 8);
    }

    // All CDUs on board A: with it out for maintenance the hall has no pump, whatever fails then.
    void aBoardThatAllPumpsHangOnIsNotMaintainable()
    {
        cli_->mustRun(words("edit FILE coolant-recipe cdu_feed=a"));
        const auto list = solved();
        int found = 0;
        for (const auto& one : list["elements"])
            if (one["kind"] == "mechanical-board" && contains(one["element"], "/power/A/")) {
                ++found;
                QCOMPARE(text(one["concurrently_maintainable"]), std::string("fails"));
                QCOMPARE(text(one["fault_tolerant"]), std::string("fails"));
                QCOMPARE(text(one["fault_in_maintenance"]), std::string("fails"));
            }
        QCOMPARE(found, 1);
        for (const auto& pair : list["pairs"])
            if (contains(pair["maintained"], "/power/A/mechanical-board"))
                QCOMPARE(text(pair["verdict"]), std::string("fails"));
    }

    void withoutPairsTheListIsAsBefore()
    {
        const auto list = cli_->mustRun(words("failures FILE --json")).json()["alternatives"][0];
        QVERIFY(!list.contains("pairs"));
        QVERIFY(list["complete"].get<bool>());
        for (const auto& one : list["elements"])
            QVERIFY(one["fault_in_maintenance"].is_null());
    }

    // A side's UPS is several units in parallel, of which one is lost; with n units its loading
    // grows by n/(n - 1). While the other side is out it carries all, which one unit less does not.
    void aUnitOfTheUpsIsNeededWhileTheOtherSideIsOut()
    {
        const auto list = solved();
        double allOfIt = 0.0; // loading of B's UPS while A's board is out and nothing of B fails
        double oneLess = 0.0;
        for (const auto& pair : list["pairs"]) {
            if (pair["maintained_kind"] != "switchboard")
                continue;
            if (pair["kind"] == "heat-rejection")
                allOfIt = pair["worst_loading_pct"];
            if (pair["kind"] == "ups") {
                oneLess = std::max(oneLess, pair["worst_loading_pct"].get<double>());
                QCOMPARE(pair["racks_dark"].get<int>(), 0);
            }
        }
        QVERIFY(allOfIt > 90.0 && allOfIt < 100.0); // one side alone carries the hall
        // Three units; with all of them a busway is the highest loaded, next to the UPS.
        QVERIFY(std::abs(oneLess / allOfIt - 3.0 / 2.0) < 5e-3);
    }

    // By hand, 1,944 kW into a mixed tank. The racks' law is a class value: at their need of flow
    // they throttle 12 K above the supply of 35 °C, at 47 °C. Valves open, each CDU moves 648 kW
    // at 474.7 L/min of PG25 and 972 L/min of water; UA 320 kW/K of the rating falls to 195 (films
    // to the power 0.8), NTU 6.13, Cr 0.472, ε 0.979, approach 0.44 K. So facility water may warm
    // from 30 to 46.56 °C in the steady state, at 0.028 K/s. Behind that ramp the packages lag by
    // their 0.42 J/K per W · 40 K = 17 s or 0.46 K, the loop's half a minute of coolant by about as
    // much: ΔT = 17.4 K. They and the coolant keep some 40 of the 1,166 MJ, so that
    // V = (P t - E)/(ρ c ΔT) = 1,126e6/(995·4178·17.4) = 15.6 m³; P t/(ρ c ΔT) alone says 16.1.
    void theTankOfAWantedTimeAgreesWithTheHandFigure()
    {
        const auto answer = tank("loss of heat rejection of h2", 600);
        const double litres = answer["buffer_l"];
        QVERIFY2(std::abs(litres / 15600.0 - 1.0) < 0.03, qUtf8Printable(QString::number(litres)));
        const double byHand = answer["groups"][0]["by_hand_l"];
        QVERIFY2(std::abs(byHand / 16100.0 - 1.0) < 0.03, qUtf8Printable(QString::number(byHand)));
        QVERIFY(contains(answer["counted"], "metal of racks, pipes and exchangers is not counted"));
        // Put into the hall, it holds so long.
        cli_->mustRun({"edit", project, "coolant-recipe",
                       QStringLiteral("buffer_volume=%1 L").arg(litres, 0, 'f', 3)});
        for (const auto& one :
             cli_->mustRun(words("failures FILE --json")).json()["alternatives"][0]["failures"])
            if (one["kind"] == "heat-rejection") {
                const double held = one["time_to_throttle_s"];
                QVERIFY2(held > 599.5 && held < 601.0, qUtf8Printable(QString::number(held)));
            }
    }

    void noTankHelpsWhereNoWaterFlows()
    {
        const auto answer = tank("loss of facility water flow of h2", 600);
        QVERIFY(answer["buffer_l"].is_null());
        QVERIFY(contains(answer["groups"][0]["word"], "no tank helps"));
    }

    // The group's own supply does, while its pumps run. By hand: racks throttle at 47 °C of supply,
    // 12 K over the set point (above), behind a ramp of 0.02 K/s by their lag of 17 s or 0.35 K.
    // All heat and some 30 kW of pumps go into tank, loop and packages: 1,974 kW · 600 s = 1,184
    // MJ, of which the packages keep 0.42 J/K per W · 12 K · 1,944 kW = 10 MJ. PG25 of 42 °C
    // holds 4.02 MJ/m³K: 1,174/(4.02 · 12.35) = 23.6 m³, less the loop's own one or two.
    void aTankInTheSupplyHelpsWhileItsPumpsRun()
    {
        const auto answer = tank("loss of facility water flow of h2", 600);
        const double litres = answer["groups"][0]["supply_tank_l"];
        QVERIFY2(litres > 20.5e3 && litres < 23.6e3, qUtf8Printable(QString::number(litres)));
        cli_->mustRun({"edit", project, "coolant-recipe",
                       QStringLiteral("supply_tank=%1 L").arg(litres, 0, 'f', 3)});
        for (const auto& one :
             cli_->mustRun(words("failures FILE --json")).json()["alternatives"][0]["failures"])
            if (one["kind"] == "facility-flow") {
                const double held = one["time_to_throttle_s"];
                QVERIFY2(held > 599.5 && held < 601.0, qUtf8Printable(QString::number(held)));
            }
    }

    void aShortTimeNeedsNoTank()
    {
        QCOMPARE(tank("loss of heat rejection of h2", 2)["buffer_l"].get<double>(), 0.0);
    }

    void anAbsurdTimeIsRefused()
    {
        const auto run = cli_->run({"transient", project, "--failure",
                                    "loss of heat rejection of h2", "--ride-through", "-5"});
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
    }

    // The marks of a course: the pumps go with the utility where they are not on UPS, come back
    // with the generator after 10 s (NFPA 110 type 10), cold water after the recipe's 180 s.
    void aCourseNamesWhatHappensWhen()
    {
        cli_->mustRun(words("edit FILE coolant-recipe cdu_on_ups=false"));
        const auto events = cli_->mustRun({"transient", project, "--failure",
                                           "loss of the utility of h2", "--json"})
                                .json()["events"];
        std::map<std::string, double> at;
        for (const auto& event : events)
            at[text(event["what"])] = event["t_s"];
        QCOMPARE(at["loss of the utility of h2"], 0.0);
        QCOMPARE(at["pumps stop"], 0.0);
        QCOMPARE(at["the generator carries the pumps"], 10.0);
        QCOMPARE(at["heat rejection is back"], 180.0);
        QVERIFY(at.contains("the first rack throttles"));
    }

private:
    json solved() const
    {
        return cli_->mustRun(words("failures FILE --pairs --json")).json()["alternatives"][0];
    }
    json tank(const char* failure, int wanted) const
    {
        return cli_
            ->mustRun({"transient", project, "--failure", QString::fromUtf8(failure),
                       "--ride-through", QString::number(wanted), "--json"})
            .json();
    }

    std::unique_ptr<CommandLineRun> cli_;
};

HALLWRIGHT_TEST(FailurePairsTest)
#include "failure_pairs_test.moc"
