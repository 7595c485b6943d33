// SPDX-License-Identifier: GPL-3.0-or-later
// Derived networks written for other programs: read back and solved, they give the hall's own
// voltages and currents.
#include "app/cli/export_verb.h"
#include "app/evaluate_hall.h"
#include "data/export/matpower_writer.h"
#include "data/export/merge_switches.h"
#include "data/export/power_grid_model_writer.h"
#include "data/import/matpower_case.h"
#include "data/import/power_grid_model.h"
#include "power/load_flow.h"
#include "tests/app/command_line_run.h"
#include "tests/app/solved_example.h"
#include "tests/support/test_program.h"

#include <QFile>

#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;

namespace {

// Volts per unit by key of the bus, and MW into each branch by key, as another reader finds them.
struct Answer {
    std::map<std::string, double> voltage;
    std::map<std::string, double> megawatt;
};

Answer solved(const model::ElectricalNetwork& network, bool namedBuses)
{
    auto flow = power::LoadFlow::prepare(network);
    model::ensure(flow.has_value(), "the network read back prepares");
    const auto solution = flow->solve();
    model::ensure(solution.has_value(), "the network read back solves");
    Answer out;
    for (std::size_t i = 0; i < network.buses.size(); ++i)
        out.voltage[namedBuses ? network.buses[i].name : network.buses[i].id] = solution->vmPu(i);
    for (std::size_t i = 0; i < network.branches.size(); ++i)
        out.megawatt[network.branches[i].id] = solution->branches[i].fromMva.real();
    return out;
}

// The same keys and the same numbers within `tolerance`; says the first that differs.
bool same(const std::map<std::string, double>& own, const std::map<std::string, double>& other,
          double tolerance)
{
    if (own.size() != other.size())
        qWarning("%zu against %zu", own.size(), other.size());
    for (const auto& [key, value] : own) {
        const auto found = other.find(key);
        if (found == other.end() || !(std::abs(found->second - value) <= tolerance)) {
            qWarning("%s: %.12g, other %.12g", key.c_str(), value,
                     found == other.end() ? std::nan("") : found->second);
            return false;
        }
    }
    return own.size() == other.size();
}

// Two buses behind each sort of branch and load that the forms must carry.
model::ElectricalNetwork everySort()
{
    model::ElectricalNetwork out;
    out.baseMva = 2.5;
    const auto bus = [&](const char* id, double kv, model::ElectricalBusKind kind) {
        model::ElectricalBus one;
        one.id = one.name = id;
        one.kind = kind;
        one.nominalKv = kv;
        out.buses.push_back(one);
        return &out.buses.back();
    };
    using Kind = model::ElectricalBusKind;
    out.buses.reserve(8);
    bus("grid", 11.0, Kind::Reference)->setVoltagePu = 1.02;
    bus("mv", 11.0, Kind::Load);
    auto* low = bus("lv", 0.415, Kind::Load);
    auto* tap = bus("tap", 0.415, Kind::Load);
    auto* end = bus("end", 0.415, Kind::Load);
    low->shuntMvar = 0.1;
    tap->load = {0.4, 0.1};
    end->load = {0.3, 0.05};
    end->impedanceLoad = {0.2, 0.02};
    const auto branch = [&](const char* id, int from, int to, double r, double x) {
        model::ElectricalBranch one;
        one.id = id;
        one.from = from;
        one.to = to;
        one.resistancePu = r;
        one.reactancePu = x;
        out.branches.push_back(one);
        return &out.branches.back();
    };
    out.branches.reserve(8);
    branch("source", 0, 1, 0.001, 0.01)->kind = model::ElectricalBranchKind::SourceImpedance;
    auto* transformer = branch("transformer", 1, 2, 0.007, 0.06);
    transformer->kind = model::ElectricalBranchKind::Transformer;
    transformer->conductancePu = 0.001;
    transformer->susceptancePu = -0.004;
    transformer->tapRatio = 0.95;
    transformer->shiftDeg = -30.0;
    branch("coupler", 2, 3, 0.0, 0.0)->kind = model::ElectricalBranchKind::Switch;
    auto* cable = branch("cable", 3, 4, 0.02, 0.01);
    cable->susceptancePu = 0.002;
    cable->ampacityA = 800.0;
    return out;
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everySortOfBranchAndLoadSurvivesMatpower();
    void everySortOfBranchAndLoadSurvivesPowerGridModel();
    void matpowerCaseOfAHallGivesItsVoltagesAndFlows();
    void powerGridModelCaseOfAHallGivesItsVoltagesAndFlows();
    void closedSwitchesBecomeOneBus();
    void twoHeldVoltagesAcrossASwitchAreRefused();
    void whatAFormCannotSayIsRefused();
    void verbWritesWhatSolvePowerReads();
    void verbRefusesUnknownFormatsAndHalls();

private:
    model::ElectricalNetwork readBack(const std::string& pgm);
    std::optional<tests::Example> example_;
    std::optional<app::HallSystems> hall_;
    QTemporaryDir folder_;
};

void ExportTest::initTestCase()
{
    example_ = tests::workedExample();
    QVERIFY(example_.has_value());
    auto hall = tests::solvedHall(*example_);
    QVERIFY(hall.has_value());
    hall_.emplace(*std::move(hall));
}

model::ElectricalNetwork ExportTest::readBack(const std::string& pgm)
{
    QFile file(folder_.filePath("grid.json"));
    model::ensure(file.open(QIODevice::WriteOnly), "the temporary file opens");
    file.write(pgm.data(), static_cast<qint64>(pgm.size()));
    file.close();
    auto read = data::readPowerGridModel(file.fileName().toStdString());
    model::ensure(read.has_value(), read ? "" : english(read.error()).c_str());
    return *std::move(read);
}

// Buses keep their order; branches are row numbers, so their keys are put back from the original.
static model::ElectricalNetwork withKeysOf(const model::ElectricalNetwork& original,
                                           model::ElectricalNetwork read)
{
    const auto merged = data::withoutSwitches(original);
    model::ensure(merged && merged->buses.size() == read.buses.size() &&
                      merged->branches.size() == read.branches.size(),
                  "as many buses and branches");
    for (std::size_t i = 0; i < read.buses.size(); ++i)
        read.buses[i].id = read.buses[i].name = merged->buses[i].id;
    for (std::size_t i = 0; i < read.branches.size(); ++i)
        read.branches[i].id = merged->branches[i].id;
    return read;
}

void ExportTest::everySortOfBranchAndLoadSurvivesMatpower()
{
    const auto network = everySort();
    const auto text = data::matpowerText(network);
    QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
    const auto read = data::parseMatpowerCase(*text, "case.m");
    QVERIFY2(read.has_value(), read ? "" : english(read.error()).c_str());
    auto own = solved(network, false);
    own.voltage.erase("tap"); // one with "lv"
    own.megawatt.erase("coupler");
    // The transformer's core loss stands at the buses: its own flow is less by that.
    own.megawatt.erase("transformer");
    auto other = solved(withKeysOf(network, *read), false);
    other.megawatt.erase("transformer");
    QVERIFY(same(own.voltage, other.voltage, 1e-9));
    QVERIFY(same(own.megawatt, other.megawatt, 1e-9));
}

void ExportTest::everySortOfBranchAndLoadSurvivesPowerGridModel()
{
    auto network = everySort();
    network.buses[4].currentLoad = {0.05, 0.0};
    const auto text = data::powerGridModelText(network);
    QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
    auto own = solved(network, true);
    own.voltage.erase("grid"); // within the source
    const auto read = readBack(*text);
    auto other = solved(read, true);
    other.voltage.erase("");
    QVERIFY(same(own.voltage, other.voltage, 1e-9));
    QCOMPARE(read.branches.back().ampacityA.has_value(), false);
}

void ExportTest::matpowerCaseOfAHallGivesItsVoltagesAndFlows()
{
    const auto network = power::hallNetwork(hall_->power, hall_->loads, hall_->mechanical, {});
    QVERIFY(network.has_value());
    const auto text = data::matpowerText(*network);
    QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
    const auto read = data::parseMatpowerCase(*text, "hall.m");
    QVERIFY2(read.has_value(), read ? "" : english(read.error()).c_str());
    const auto other = solved(withKeysOf(*network, *read), false);
    const auto own = power::solveHallPower(hall_->power, {}, hall_->loads, hall_->mechanical, {});
    QVERIFY(own.has_value());
    int compared = 0;
    for (const auto& rack : own->racks)
        for (const auto& feed : rack.feeds) {
            const auto tap = feed.element + "/tap/r" + std::to_string(rack.rack.number);
            const auto found = other.voltage.find(tap);
            if (found == other.voltage.end())
                continue; // merged with its neighbour
            ++compared;
            QVERIFY(std::abs(found->second - feed.voltage) <= 1e-8);
        }
    QCOMPARE(compared, 32); // 16 racks on two feeds
    for (const auto& element : own->elements)
        if (element.kind == "busway") {
            // What enters the busway at its head: its own output and loss.
            const auto& tapped = hall_->power.elements;
            const auto at = std::find_if(tapped.begin(), tapped.end(),
                                         [&](const auto& e) { return e.key == element.key; });
            const auto first = element.key + "/tap/r" + std::to_string(at->racks.front().number);
            const auto last = element.key + "/tap/r" + std::to_string(at->racks.back().number);
            const double entering = model::inSi(*element.power) + model::inSi(*element.loss);
            const double found = std::max(other.megawatt.at(first), other.megawatt.at(last));
            QVERIFY(std::abs(found * 1e6 - entering) <= 1e-8 * entering);
        }
}

void ExportTest::powerGridModelCaseOfAHallGivesItsVoltagesAndFlows()
{
    const auto network = power::hallNetwork(hall_->power, hall_->loads, hall_->mechanical, {});
    QVERIFY(network.has_value());
    const auto text = data::powerGridModelText(*network);
    QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
    auto own = solved(*network, true);
    std::erase_if(own.voltage, [](const auto& one) { return one.first.ends_with("/source"); });
    auto other = solved(readBack(*text), true);
    other.voltage.erase(""); // the reader's common reference
    QVERIFY(same(own.voltage, other.voltage, 1e-8));
}

void ExportTest::closedSwitchesBecomeOneBus()
{
    const auto merged = data::withoutSwitches(everySort());
    QVERIFY(merged.has_value());
    QCOMPARE(merged->buses.size(), std::size_t{4});
    QCOMPARE(merged->branches.size(), std::size_t{3});
    QCOMPARE(merged->buses[2].id, std::string("lv"));
    QCOMPARE(merged->buses[2].name, std::string("lv = tap"));
    QCOMPARE(merged->buses[2].load.mw, 0.4);
    QCOMPARE(merged->buses[2].shuntMvar, 0.1);
    QCOMPARE(merged->branches[2].from, 2);
}

void ExportTest::twoHeldVoltagesAcrossASwitchAreRefused()
{
    auto network = everySort();
    network.buses[2].kind = network.buses[3].kind = model::ElectricalBusKind::Reference;
    const auto merged = data::withoutSwitches(network);
    QVERIFY(!merged.has_value());
    QCOMPARE(merged.error().where, std::string("bus tap"));
}

void ExportTest::whatAFormCannotSayIsRefused()
{
    auto network = everySort();
    network.buses[4].currentLoad = {0.1, 0.0};
    QCOMPARE(data::matpowerText(network).error().where, std::string("bus end"));
    network = everySort();
    network.branches[3].toClosed = false;
    QCOMPARE(data::matpowerText(network).error().where, std::string("branch cable"));
    network = everySort();
    network.branches[1].shiftDeg = 12.0;
    QCOMPARE(data::powerGridModelText(network).error().where, std::string("branch transformer"));
    network = everySort();
    network.buses[4].kind = model::ElectricalBusKind::Generator;
    QCOMPARE(data::powerGridModelText(network).error().where, std::string("bus end"));
}

// A bus at this voltage within 1e-8.
static bool holdsVoltage(const nlohmann::json& buses, double wanted)
{
    return std::any_of(buses.begin(), buses.end(), [wanted](const nlohmann::json& bus) {
        return std::abs(bus["vm_pu"].get<double>() - wanted) <= 1e-8;
    });
}

void ExportTest::verbWritesWhatSolvePowerReads()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template worked-example"));
    cli.mustRun(words("export FILE --out hall.m"));
    cli.mustRun(words("export FILE --out hall.json --format pgm"));
    const auto matpower = cli.mustRun(words("solve-power hall.m --json")).json();
    const auto grid = cli.mustRun(words("solve-power hall.json --json")).json();
    QVERIFY(matpower["converged"].get<bool>() && grid["converged"].get<bool>());
    const auto rows = cli.mustRun(words("evaluate FILE --json --racks")).json();
    const double worst =
        1.0 - alternativeOf(rows)["kpis"]["voltage_drop_worst_pct"].get<double>() / 100.0;
    QVERIFY(holdsVoltage(matpower["buses"], worst));
    QVERIFY(holdsVoltage(grid["buses"], worst));
}

void ExportTest::verbRefusesUnknownFormatsAndHalls()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template worked-example"));
    QCOMPARE(cli.run(words("export FILE --out hall.xyz")).status, 2);
    QCOMPARE(cli.run(words("export FILE --out hall.m --format visio")).status, 2);
    QCOMPARE(cli.run(words("export FILE --out hall.m --hall Nowhere")).status, 2);
    QCOMPARE(cli.run(words("export FILE --out missing/hall.m")).status, 5);
    QVERIFY(!QFile::exists(cli.path("hall.m")));
}

HALLWRIGHT_TEST(ExportTest)
#include "export_test.moc"
