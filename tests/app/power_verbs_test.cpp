// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs over the power of a hall, on the worked example: two sides of two 1,500 kW UPS.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::tests;
using nlohmann::json;

class PowerVerbsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        cli_ = std::make_unique<CommandLineRun>();
        cli_->mustRun(words("new FILE --template worked-example"));
    }

    // 1,080 kW and the conductors' loss on 3,000 kW: 36 % and a little, so a battery of 300 s at
    // rating lasts 300 s/0.36^1.15 = 971 s and a little less.
    void batteriesLastByTheirLoad()
    {
        const auto hall = hallOf("ride-through FILE --json");
        QCOMPARE(hall["ups"].size(), std::size_t{2});
        for (const auto& ups : hall["ups"]) {
            const double loading = ups["loading_pct"].get<double>() / 100.0;
            QVERIFY(loading > 0.36 && loading < 0.361);
            QVERIFY(std::abs(ups["runtime_s"].get<double>() * std::pow(loading, 1.15) - 300.0) <
                    1e-6);
            // 16 racks of 155 kW on one side: 2,480 of 3,000 kW and the conductors' loss.
            QVERIFY(ups["peak_loading_pct"].get<double>() > 82.6);
            QVERIFY(ups["peak_loading_pct"].get<double>() < 83.2);
        }
        QCOMPARE(hall["racks"].size(), std::size_t{16});
    }

    // Events stand in time, from the loss to generators that carry the hall; racks throttle
    // between.
    void lossOfTheUtilityIsOneTimeLine()
    {
        const auto events = hallOf("ride-through FILE --json")["events"];
        double before = 0.0;
        QStringList said;
        for (const auto& event : events) {
            QVERIFY(event["t_s"].get<double>() >= before);
            before = event["t_s"].get<double>();
            said << QString::fromStdString(event["what"].get<std::string>());
        }
        QCOMPARE(said.front(), QString("utility lost, UPS on battery"));
        QCOMPARE(said.count("generators carry the hall"), 1);
        QCOMPARE(said.count("first rack throttles"), 1);
    }

    // Four racks draw 766.6 A of the 800 A that a busway may carry: no fifth fits.
    void fullBuswaysLeaveNoRoom()
    {
        const auto hall = hallOf("headroom FILE --json");
        QCOMPARE(hall["racks_more"].get<int>(), 0);
        QCOMPARE(hall["feeds"].size(), std::size_t{8});
        for (const auto& feed : hall["feeds"]) {
            QVERIFY(feed["bound_by"].get<std::string>().find("/busway/") != std::string::npos);
            QVERIFY(feed["more_kw"].get<double>() > 20.0 && feed["more_kw"].get<double>() < 24.0);
        }
    }

    // Four racks of a busway come later: until then its two runs have room for just those.
    void roomBeforeADateIsWhatComesLater()
    {
        for (const int rack : {7, 9, 11, 13})
            cli_->mustRun(words(qPrintable(
                QStringLiteral("edit FILE set items=rack/%1 field=energised value=2027-06-01")
                    .arg(rack))));
        const auto rows = hallOf("headroom FILE --json")["by_date"];
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0]["racks"].get<int>(), 12);
        QCOMPARE(rows[0]["racks_more"].get<int>(), 4);
        QVERIFY(std::abs(rows[0]["load_kw"].get<double>() - 12 * 135.0) < 1e-6);
        QVERIFY(std::abs(rows[0]["promised_kw"].get<double>() - 4 * 135.0) < 1e-6);
        QCOMPARE(rows[1]["from"].get<std::string>(), std::string("2027-06-01"));
        QCOMPARE(rows[1]["racks"].get<int>(), 16);
        QCOMPARE(rows[1]["racks_more"].get<int>(), 0);
        QCOMPARE(rows[1]["promised_kw"].get<double>(), 0.0);
    }

    // Racks of power shelves load their phases alike.
    void shelvesGiveNoPhaseTable() { QVERIFY(hallOf("phases FILE --json")["phases"].empty()); }

    void breakersInSeriesAreListedWithTheirBands()
    {
        const auto hall = hallOf("selectivity FILE --json");
        QCOMPARE(hall["pairs"].size(), std::size_t{16}); // 8 feeders and 8 busways
        for (const auto& pair : hall["pairs"]) {
            QVERIFY(pair["selective_ka"] <= pair["fault_ka"]);
            QVERIFY(hall["breakers"].contains(pair["upper_breaker"].get<std::string>()));
            // Instantaneous of the 1,000 A feeder breaker, 12 times less 10 %.
            if (pair["upper_breaker"] == "breaker-1000")
                QVERIFY(std::abs(pair["selective_ka"].get<double>() - 10.8) < 0.4);
        }
    }

    void profilesJudgeTheHall()
    {
        QVERIFY(hallOf("profile FILE --json")["items"].empty());
        cli_->mustRun(words("edit FILE power-recipe profile=uptime-3"));
        QCOMPARE(verdict("paths"), std::string("passed"));
        QCOMPARE(verdict("maintainable"), std::string("passed"));
        QCOMPARE(verdict("fuel"), std::string("unknown"));
        QVERIFY(hasFinding(evaluated(), "profile.fuel", "note"));
        // About 2.3 MW at 0.27 L/kWh: 620 L/h, so 6,000 L are ten hours, not twelve.
        cli_->mustRun({"edit", project, "power-recipe", "fuel=6000 L"});
        QCOMPARE(verdict("fuel"), std::string("failed"));
        QVERIFY(hasFinding(evaluated(), "profile.fuel", "warning"));
        cli_->mustRun({"edit", project, "power-recipe", "wanted_fuel_time=8 h"});
        QCOMPARE(verdict("fuel"), std::string("passed"));
        // One system without spares has one path and no concurrent maintenance.
        cli_->mustRun(words("edit FILE power-recipe pattern=n"));
        QCOMPARE(verdict("paths"), std::string("failed"));
        QCOMPARE(verdict("maintainable"), std::string("failed"));
    }

private:
    json hallOf(const char* line) const
    {
        return cli_->mustRun(words(line)).json()["alternatives"][0]["halls"][0];
    }
    json evaluated() const
    {
        return alternativeOf(cli_->mustRun(words("evaluate FILE --json")).json());
    }
    std::string verdict(const char* key) const
    {
        const auto hall = hallOf("profile FILE --json");
        for (const auto& item : hall["items"])
            if (item["item"] == key)
                return item["verdict"];
        return "missing";
    }

    std::unique_ptr<CommandLineRun> cli_;
};

HALLWRIGHT_TEST(PowerVerbsTest)
#include "power_verbs_test.moc"
