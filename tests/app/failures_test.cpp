// SPDX-License-Identifier: GPL-3.0-or-later
// One failure list over power and cooling, by the command line on the worked example.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

using namespace hallwright::tests;
using nlohmann::json;

class FailuresTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        cli_ = std::make_unique<CommandLineRun>();
        cli_->mustRun(words("new FILE --template worked-example"));
    }

    // 2N: no loss of an electrical element darkens a rack; each side stays within its rating.
    void noElectricalLossDarkensARackOfATwoNHall()
    {
        int electrical = 0;
        for (const auto& one : failures()) {
            if (one["element"].get<std::string>().find("/power/") == std::string::npos)
                continue;
            ++electrical;
            QCOMPARE(one["racks_dark"].get<int>(), 0);
            QVERIFY(one["worst_loading_pct"].get<double>() <= 100.0);
        }
        // utility, transformer, UPS, board, mechanical transformer and board, 4 feeders and 4
        // busways on each of two sides
        QCOMPARE(electrical, 2 * (6 + 8));
    }

    // One of three CDUs is the spare: two carry heat and flow (recipes: N = 2, N+1 = 3).
    void aLostCduIsCarriedByItsSpare()
    {
        int cdus = 0;
        for (const auto& one : failures())
            if (one["kind"] == "cdu") {
                ++cdus;
                QCOMPARE(one["racks_short_of_flow"].get<int>(), 0);
                QVERIFY(one["time_to_throttle_s"].is_null());
            }
        QCOMPARE(cdus, 3);
    }

    void aShutValveStopsItsOwnRackOnly()
    {
        int valves = 0;
        for (const auto& one : failures())
            if (one["kind"] == "valve-shut") {
                ++valves;
                QCOMPARE(one["racks_short_of_flow"].get<int>(), 1);
                QCOMPARE(one["racks"].size(), std::size_t{1});
                // 12 K at 2.4 K/s, and up to a second in which the valve shuts
                const double throttle = one["time_to_throttle_s"];
                QVERIFY(throttle > 5.0 && throttle < 6.1);
            }
        QCOMPARE(valves, 16);
    }

    // All CDUs on board A: its loss stops three pumps and every rack; in turn A, B, A the loss of
    // B leaves two, which carry the hall, and the loss of A leaves one, which does not.
    void aLostMechanicalBoardStopsThePumpsThatItFeeds()
    {
        cli_->mustRun(words("edit FILE coolant-recipe cdu_feed=a"));
        QCOMPARE(boards("A")["units_stopped"].get<int>(), 3);
        QCOMPARE(boards("A")["racks_short_of_flow"].get<int>(), 16);
        QVERIFY(boards("A")["time_to_throttle_s"].get<double>() < 60.0);
        QVERIFY(boards("B")["holds"].get<bool>());
        QVERIFY(
            hasFinding(alternativeOf(evaluated()), "failure.throttle.mechanical-board", "warning"));
        cli_->mustRun(words("edit FILE coolant-recipe cdu_feed=alternating"));
        QCOMPARE(boards("A")["units_stopped"].get<int>(), 2);
        QCOMPARE(boards("B")["units_stopped"].get<int>(), 1);
        QVERIFY(boards("B")["holds"].get<bool>());
        cli_->mustRun(words("edit FILE coolant-recipe cdu_feed=both"));
        QVERIFY(boards("A")["holds"].get<bool>());
        QVERIFY(!hasFinding(alternativeOf(evaluated()), "failure.throttle.mechanical-board",
                            "warning"));
    }

    void aFailureIsFollowedInTime()
    {
        const auto course = cli_->mustRun({"transient", project, "--failure",
                                           "loss of the utility of h2", "--json"})
                                .json();
        QCOMPARE(course["groups"].size(), std::size_t{1});
        const auto& group = course["groups"][0];
        QCOMPARE(group["racks"].size(), std::size_t{16});
        QVERIFY(group["time_to_throttle_s"].get<double>() > 5.0);
        QVERIFY(group["time_to_shutdown_s"] > group["time_to_throttle_s"]);
        QVERIFY(group["heat_residual"].get<double>() < 1e-5);
        // Cold water is back after 180 s: the loop ends where it began.
        QVERIFY(std::abs(group["supply_c"].back().get<double>() - 35.0) < 0.1);
    }

    void anUnknownFailureIsOneClearError()
    {
        const auto run = cli_->run({"transient", project, "--failure", "loss of the moon"});
        QCOMPARE(run.status, 2);
        QVERIFY(run.err.contains("loss of the moon"));
        QVERIFY(run.out.isEmpty());
    }

    // The figure of evaluate is the shortest time of the shared failures.
    void rideThroughIsTheShortestTime()
    {
        double shortest = 1e9;
        for (const auto& one : failures())
            if (one["time_to_throttle_s"].is_number() && one["kind"] != "valve-shut" &&
                one["kind"] != "pipe-isolated")
                shortest = std::min(shortest, one["time_to_throttle_s"].get<double>());
        const auto kpis = alternativeOf(evaluated())["kpis"];
        QVERIFY(std::abs(kpis["ride_through_s"].get<double>() - shortest) < 1e-6);
    }

private:
    json failures() const
    {
        return cli_->mustRun(words("failures FILE --json")).json()["alternatives"][0]["failures"];
    }
    json evaluated() const { return cli_->mustRun(words("evaluate FILE --json")).json(); }
    json boards(const char* letter) const
    {
        for (const auto& one : failures())
            if (one["kind"] == "mechanical-board" &&
                one["element"].get<std::string>().find(std::string("/power/") + letter + "/") !=
                    std::string::npos)
                return one;
        return {};
    }

    std::unique_ptr<CommandLineRun> cli_;
};

HALLWRIGHT_TEST(FailuresTest)
#include "failures_test.moc"
