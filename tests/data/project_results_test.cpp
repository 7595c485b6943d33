// SPDX-License-Identifier: GPL-3.0-or-later
// Results in the file and the views that outsiders ask.
#include "data/project/project_file.h"
#include "data/project/result_fields.h"
#include "data/sqlite/database.h"
#include "tests/support/plan_generator.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <cmath>

using namespace hallwright;
using hallwright::tests::randomAssessment;
using hallwright::tests::randomProject;

namespace {

// Equal in every described field, numbers to the last bits: results are scaled to the unit of
// their column without an exact copy beside.
template <class Row>
bool nearlySame(const std::vector<Row>& a, const std::vector<Row>& b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (const auto& field : data::resultFields<Row>()) {
            const auto left = field.get(a[i]);
            const auto right = field.get(b[i]);
            const auto* x = std::get_if<double>(&left);
            const auto* y = std::get_if<double>(&right);
            const bool same = x != nullptr && y != nullptr
                                  ? std::abs(*x - *y) <= 4e-16 * std::max(std::abs(*x), 300.0)
                                  : left == right;
            if (!same) {
                qWarning("row %zu, column %s", i, field.column().c_str());
                return false;
            }
        }
    return true;
}

std::vector<data::ValveSettingRow> settingRows(const model::BalanceResult& balance)
{
    std::vector<data::ValveSettingRow> rows;
    for (const auto& setting : balance.settings)
        rows.push_back({balance.group, setting});
    return rows;
}

} // namespace

class ProjectResultsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    const model::Project project_ = randomProject(3);

    std::string saved(const char* name)
    {
        const std::string file = folder_.filePath(QString::fromUtf8(name)).toStdString();
        model::ensure(data::saveProject(file, project_).has_value(), "saves");
        return file;
    }
    static std::string ask(const std::string& file, const std::string& sql)
    {
        auto database = data::Database::open(file, data::OpenMode::ReadWrite);
        const auto answer = database->text(sql);
        return answer ? *answer : "fault: " + model::english(answer.error());
    }

private slots:
    void assessmentsComeBackWithAllTheirParts()
    {
        const std::string file = saved("results.hallwright");
        const std::vector<model::Assessment> put{randomAssessment(project_, 0, 1),
                                                 randomAssessment(project_, 1, 2)};
        const auto done = data::saveAssessments(file, put);
        QVERIFY2(done.has_value(), done ? "" : model::english(done.error()).c_str());
        const auto stored = data::loadStoredAssessments(file);
        QVERIFY2(stored.has_value(), stored ? "" : model::english(stored.error()).c_str());
        QCOMPARE(stored->size(), put.size());
        for (std::size_t i = 0; i < put.size(); ++i) {
            const model::Assessment& got = (*stored)[i].assessment;
            QVERIFY(!(*stored)[i].program.empty());
            QVERIFY((*stored)[i].evaluatedAt.ends_with("Z"));
            QVERIFY(got.alternative == put[i].alternative);
            QCOMPARE(got.name, put[i].name);
            QCOMPARE(got.caseName, put[i].caseName);
            QCOMPARE(got.fingerprint, put[i].fingerprint);
            QVERIFY(got.time == put[i].time);
            QVERIFY(got.kpis == put[i].kpis);
            QVERIFY(nearlySame(got.racks, put[i].racks));
            for (std::size_t r = 0; r < got.racks.size(); ++r)
                QVERIFY(got.racks[r].feeds == put[i].racks[r].feeds);
            QVERIFY(nearlySame(got.elements, put[i].elements));
            QVERIFY(nearlySame(got.findings, put[i].findings));
            for (std::size_t f = 0; f < got.findings.size(); ++f) {
                QVERIFY(got.findings[f].elements == put[i].findings[f].elements);
                QVERIFY(got.findings[f].message == put[i].findings[f].message);
            }
            QVERIFY(nearlySame(got.balances, put[i].balances));
            for (std::size_t b = 0; b < got.balances.size(); ++b)
                QVERIFY(nearlySame(settingRows(got.balances[b]), settingRows(put[i].balances[b])));
            QVERIFY(nearlySame(got.failures, put[i].failures));
            for (std::size_t f = 0; f < got.failures.size(); ++f)
                QVERIFY(got.failures[f].racks == put[i].failures[f].racks);
            QVERIFY(got.convergence == put[i].convergence);
            QVERIFY(nearlySame<model::TcoResult>({got.tco}, {put[i].tco}));
            QVERIFY(nearlySame(got.tco.items, put[i].tco.items));
            QVERIFY(nearlySame(got.tco.cash, put[i].tco.cash));
            QVERIFY(nearlySame(got.tco.tornado, put[i].tco.tornado));
            QVERIFY(got.tco.samples == put[i].tco.samples);
            QVERIFY(got.tco.outputs == put[i].tco.outputs);
            QVERIFY(got.tco.unpriced == put[i].tco.unpriced);
        }
    }

    // Figures, plant, design day and hours; hours within the last bit of a float.
    void yearsComeBack()
    {
        const std::string file = saved("year.hallwright");
        model::Assessment result = randomAssessment(project_, 0, 1);
        model::YearResult year;
        year.climate = "Town (EPW)";
        year.tariff = "spot (spot.csv: price_usd_per_mwh)";
        year.pue = 1.23456789012345;
        year.freeHours = 4321;
        year.energy[0] = model::fromSi<model::Energy>(3.6e9);
        year.total = model::fromSi<model::Energy>(4.5e9);
        year.energyCost = model::dollars(1234.5);
        year.losses = {0.01, 0.05, 0.002};
        year.heldTower = true;
        year.warmestSupply = model::celsius(33.25);
        year.units.push_back({"h1/plant/air/chiller", "chiller", model::kilowatts(750), 2, 3});
        model::PlantLoopDay day;
        day.key = "h1/plant/air";
        day.scheme = "air_chiller";
        day.supply = model::celsius(18);
        day.chilled = model::kilowatts(700);
        year.designDay.push_back(day);
        auto hours = std::make_shared<model::YearHours>();
        for (auto& column : hours->powerW)
            column.assign(8760, 1e6);
        hours->powerW[0][17] = 1234567.8;
        for (auto* column :
             {&hours->waterKg, &hours->dryBulbC, &hours->wetBulbC, &hours->humidityRatio})
            column->assign(8760, 0.125);
        year.hourly = hours;
        result.year = year;
        const auto done = data::saveAssessments(file, {{result}});
        QVERIFY2(done.has_value(), done ? "" : model::english(done.error()).c_str());
        const auto got = data::loadAssessments(file);
        QVERIFY2(got.has_value(), got ? "" : model::english(got.error()).c_str());
        QVERIFY(got->front().year.has_value());
        const auto& back = *got->front().year;
        QVERIFY(nearlySame<model::YearResult>({back}, {year}));
        QVERIFY(nearlySame(back.units, year.units));
        QVERIFY(nearlySame(back.designDay, year.designDay));
        QVERIFY(back.hourly && back.hourly->hours() == 8760 && back.hourly->storedJ.empty());
        QVERIFY(std::abs(back.hourly->powerW[0][17] / 1234567.8 - 1.0) < 6e-8);
        QCOMPARE(back.hourly->month[1416], 3);
        QCOMPARE(back.hourly->hourOfDay[24], 1);
        QCOMPARE(ask(file,
                     "SELECT round(energy_total_mwh, 6) || '|' || free_hours || '|' || tariff "
                     "FROM year_result"),
                 std::string("1.25|4321|spot (spot.csv: price_usd_per_mwh)"));
        QCOMPARE(ask(file, "SELECT chilled_kw || '|' || supply_c FROM plant_design_day"),
                 std::string("700.0|18.0"));
    }

    // A list as a reader of the file asks it: one failure that takes down a rack, one that holds.
    void failuresAreAskedBySql()
    {
        const std::string file = saved("failures.hallwright");
        model::Assessment result = randomAssessment(project_, 0, 1);
        const auto rack = project_.alternatives[0].plan.racks.begin()->id;
        model::FailureResult stops;
        stops.title = {"loss of {0}", {"h1/power/A/mechanical-board"}};
        stops.name = model::english(stops.title);
        stops.kind = "mechanical-board";
        stops.lost = model::refTo(std::string("h1/power/A/mechanical-board"));
        stops.racksShort = 1;
        stops.racks = {rack};
        stops.affected = model::kilowatts(135);
        stops.timeToThrottle = model::seconds(21.5);
        stops.worstSupply = model::celsius(41);
        model::FailureResult carried = stops;
        carried.title.arguments = {"h1/coolant/r1/cdu/1"};
        carried.name = model::english(carried.title);
        carried.kind = "cdu";
        carried.racksShort = 0;
        carried.racks.clear();
        carried.timeToThrottle.reset();
        result.failures = {stops, carried};
        QVERIFY(data::saveAssessments(file, {{result}}).has_value());
        QCOMPARE(ask(file, "SELECT contingency || '|' || ride_through_s || '|' || it_lost_kw || "
                           "'|' || worst_supply_c || '|' || racks_short FROM failure_result "
                           "WHERE verdict = 'fails'"),
                 std::string("loss of h1/power/A/mechanical-board|21.5|135.0|41.0|1"));
        QCOMPARE(ask(file, "SELECT side || ' ' || element FROM failure_result "
                           "WHERE verdict = 'holds' AND ride_through_s IS NULL"),
                 std::string("cooling element/h1/power/A/mechanical-board"));
        QCOMPARE(ask(file, "SELECT r.rack FROM failure_rack r JOIN failure_result f ON "
                           "f.evaluation = r.evaluation AND f.position = r.failure "
                           "WHERE f.kind = 'mechanical-board'"),
                 std::to_string(rack.number));
        QVERIFY(data::loadAssessments(file)->front().failures == result.failures);
    }

    // The first versions laid the table out with fewer columns, the name not null, and left it
    // empty: such a file takes results, keeps its column of old, and still reads.
    void aFileOfTheFirstVersionsTakesFailures()
    {
        const std::string file = saved("old.hallwright");
        {
            auto database = data::Database::open(file, data::OpenMode::ReadWrite);
            QVERIFY(database->execute("DROP TABLE failure_result").has_value());
            QVERIFY(database->execute("DROP TABLE failure_rack").has_value());
            QVERIFY(database
                        ->execute("CREATE TABLE failure_result (evaluation INTEGER NOT NULL "
                                  "REFERENCES evaluation (id) ON DELETE CASCADE, position INTEGER "
                                  "NOT NULL, contingency TEXT NOT NULL, racks_lost INTEGER, "
                                  "gpus_lost INTEGER, it_lost_kw REAL, worst_loading REAL, "
                                  "ride_through_s REAL, PRIMARY KEY (evaluation, position)) STRICT")
                        .has_value());
        }
        QVERIFY(data::loadAssessments(file)->empty());
        const auto result = randomAssessment(project_, 0, 7);
        const auto done = data::saveAssessments(file, {{result}});
        QVERIFY2(done.has_value(), done ? "" : model::english(done.error()).c_str());
        QVERIFY(nearlySame(data::loadAssessments(file)->front().failures, result.failures));
        QCOMPARE(ask(file, "SELECT count(gpus_lost) FROM failure_result"), std::string("0"));
        QCOMPARE(ask(file, "SELECT count(*) FROM failure_result"),
                 std::to_string(result.failures.size()));
    }

    void aStoredResultIsKnownByItsFingerprint()
    {
        const std::string file = saved("fresh.hallwright");
        QVERIFY(data::saveAssessments(file, {{randomAssessment(project_, 0, 1)}}).has_value());
        const auto project = data::loadProject(file);
        const auto results = data::loadAssessments(file);
        QCOMPARE(results->front().fingerprint,
                 model::fingerprint(*project, project->alternatives[0]));
        const auto edited = hallwright::tests::randomlyEdited(*project, 5);
        QVERIFY(results->front().fingerprint != model::fingerprint(edited, edited.alternatives[0]));
    }

    void anEvaluationReplacesTheResultsOfItsAlternativeOnly()
    {
        const std::string file = saved("replace.hallwright");
        const std::vector<model::Assessment> both{randomAssessment(project_, 0, 1),
                                                  randomAssessment(project_, 1, 2)};
        QVERIFY(data::saveAssessments(file, both).has_value());
        QVERIFY(data::saveAssessments(file, {{randomAssessment(project_, 0, 3)}}).has_value());
        QCOMPARE(ask(file, "SELECT count(*) FROM evaluation"), std::string("2"));
        QCOMPARE(ask(file, "SELECT count(*) FROM rack_result"), std::string("80"));
        const auto got = data::loadAssessments(file);
        QVERIFY(got->at(1).kpis == both[1].kpis);
        QVERIFY(got->at(0).kpis == randomAssessment(project_, 0, 3).kpis);
    }

    void resultsAreDroppedWithoutLoss()
    {
        const std::string file = saved("drop.hallwright");
        QVERIFY(data::saveAssessments(file, {{randomAssessment(project_, 0, 1)}}).has_value());
        QVERIFY(data::dropAssessments(file).has_value());
        QCOMPARE(ask(file, "SELECT count(*) FROM rack_result"), std::string("0"));
        QCOMPARE(ask(file, "SELECT count(*) FROM tco_item"), std::string("0"));
        QVERIFY(data::loadAssessments(file)->empty());
        QVERIFY(*data::loadProject(file) == project_);
    }

    void resultsOfARemovedAlternativeGoWithIt()
    {
        const std::string file = saved("removed.hallwright");
        QVERIFY(data::saveAssessments(file, {{randomAssessment(project_, 0, 1)}}).has_value());
        model::Project less = project_;
        less.alternatives.erase(less.alternatives.begin());
        QVERIFY(data::saveProject(file, less).has_value());
        QCOMPARE(ask(file, "SELECT count(*) FROM finding"), std::string("0"));
    }

    void resultsOfAnUnknownAlternativeAreRefused()
    {
        const std::string file = saved("stranger.hallwright");
        model::Assessment stranger = randomAssessment(project_, 0, 1);
        stranger.alternative = {4000000};
        const auto done = data::saveAssessments(file, {{stranger}});
        QVERIFY(!done.has_value());
        QCOMPARE(done.error().code, model::FaultCode::InvalidInput);
    }

    void viewsAnswer()
    {
        const std::string file = saved("views.hallwright");
        model::Assessment result = randomAssessment(project_, 0, 1);
        for (auto& rack : result.racks) {
            rack.loop = "h1/coolant/g1";
            rack.flowNeed = model::litresPerMinute(80);
            rack.flowGot = model::litresPerMinute(100);
            for (auto& feed : rack.feeds)
                feed.element = std::string("h1/power/") + feed.letter + "/busway/r9";
        }
        result.racks[3].flowGot = model::litresPerMinute(60); // (60 − 80)/80 = −25 %
        for (auto& kpi : result.kpis)
            if (kpi.key == "gpus")
                kpi.value = 1152;
        for (auto& element : result.elements) {
            element.group = model::ElementGroup::Electrical;
            element.loading = 0.5;
        }
        result.elements[2].loading = 0.9;
        result.racks[0].feeds[0].element = result.elements[2].key;
        QVERIFY(data::saveAssessments(file, {{result}}).has_value());
        QCOMPARE(ask(file, "SELECT count(*) FROM v_compare"), std::string("2"));
        QCOMPARE(ask(file, "SELECT gpus FROM v_compare WHERE plan_hash IS NOT NULL"),
                 std::string("1152.0"));
        QCOMPARE(ask(file, "SELECT count(*) FROM v_rack_schedule"), std::string("80"));
        QCOMPARE(ask(file, "SELECT count(*) FROM v_rack_schedule WHERE feeds LIKE 'A %, B %'"),
                 std::string("40"));
        QCOMPARE(ask(file, "SELECT element || ' ' || racks_fed || ' ' || loading_pct FROM "
                           "v_feed_loading LIMIT 1"),
                 result.elements[2].key + " 1 90.0");
        QCOMPARE(ask(file, "SELECT racks || ' ' || round(worst_flow_margin_pct, 6) || ' ' || "
                           "round(flow_need_lpm, 6) FROM v_loop_margins"),
                 std::string("40 -25.0 3200.0"));
        QCOMPARE(ask(file, "SELECT count(*) FROM v_cost_by_year"), std::string("12"));
    }
};

HALLWRIGHT_TEST(ProjectResultsTest)
#include "project_results_test.moc"
