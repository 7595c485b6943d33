// SPDX-License-Identifier: GPL-3.0-or-later
// The coolant loop of a hall written for EPANET: read back and solved, it gives the flows of the
// hall's own loops.
#include "app/cli/export_epanet.h"
#include "app/evaluate_hall.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "data/import/epanet_network.h"
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"
#include "thermal/hydraulic/gradient_solver.h"

#include <cmath>
#include <sstream>

using namespace hallwright;
using namespace hallwright::tests;

namespace {

struct SolvedHall {
    model::Project project;
    app::HallSystems systems;
};

SolvedHall hallOf(const model::Catalogue& catalogue, const char* name)
{
    auto project = app::projectFromTemplate(name, catalogue);
    model::ensure(project.has_value(), "the template builds");
    const auto& plan = project->alternatives.front().plan;
    app::EvaluationCache cache;
    auto systems =
        app::solveHallSystems({*project, catalogue, plan, *plan.halls.begin()}, cache, {});
    model::ensure(systems.has_value(), "the hall solves");
    return {*std::move(project), *std::move(systems)};
}

// Flow in m³/s by the own id of each link, as it stands behind its line: "h1/coolant/r1/cdu/1".
std::map<std::string, double> flowsReadBack(const std::string& text)
{
    const auto read = data::readEpanetText(text, "hall.inp");
    model::ensure(read.has_value(), read ? "" : english(read.error()).c_str());
    auto solver = thermal::GradientSolver::prepared(read->network);
    model::ensure(solver.has_value(), "the network read back prepares");
    const auto solution = solver->solve();
    model::ensure(solution.has_value(), "the network read back solves");
    std::map<std::string, double> byId;
    for (std::size_t i = 0; i < read->network.links.size(); ++i)
        byId[read->network.links[i].id] = solution->flowM3s[i];
    std::map<std::string, double> out;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto own = line.find("\t;");
        const auto found = byId.find(line.substr(0, line.find('\t')));
        if (own == std::string::npos || found == byId.end())
            continue;
        const auto end = line.find(';', own + 2);
        out[line.substr(own + 2, end == std::string::npos ? end : end - own - 2)] = found->second;
    }
    return out;
}

} // namespace

class ExportEpanetTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void racksOfAHallGetTheSameFlowsAgain_data();
    void racksOfAHallGetTheSameFlowsAgain();
    void whatEpanetCannotSayIsNamedInTheFile();
    void aGroupThatIsNotThereIsRefused();
    void verbWritesWhatSolveHydraulicReads();

private:
    model::Catalogue catalogue_;
};

void ExportEpanetTest::initTestCase()
{
    auto catalogue = data::loadCatalogue(data::catalogueFolder());
    QVERIFY(catalogue.has_value());
    catalogue_ = *std::move(catalogue);
}

void ExportEpanetTest::racksOfAHallGetTheSameFlowsAgain_data()
{
    QTest::addColumn<model::FlowControl>("control");
    QTest::newRow("valves that hold their flow") << model::FlowControl::PressureIndependent;
    QTest::newRow("balancing valves") << model::FlowControl::BalancedValves;
    QTest::newRow("full speed, no valves") << model::FlowControl::FixedSpeed;
}

void ExportEpanetTest::racksOfAHallGetTheSameFlowsAgain()
{
    QFETCH(model::FlowControl, control);
    auto hall = hallOf(catalogue_, "worked-example");
    auto& systems = hall.systems;
    app::EvaluationCache cache;
    for (std::size_t g = 0; g < systems.coolant.groups.size(); ++g) {
        auto& group = systems.coolant.groups[g];
        group.control = control;
        thermal::LoopWorkspace workspace;
        systems.loops[g] = thermal::solveCoolantLoop(group, group.installed, workspace, {});
        QVERIFY(systems.loops[g].has_value());
        const auto text = app::asEpanet({systems, group.key});
        QVERIFY2(text.has_value(), text ? "" : english(text.error()).c_str());
        const auto flows = flowsReadBack(*text);
        for (const auto& element : systems.loops[g]->elements) {
            if (!element.flow || model::inSi(*element.flow) < 1e-6 || !flows.contains(element.key))
                continue;
            const double own = model::inSi(*element.flow);
            QVERIFY(std::abs(std::abs(flows.at(element.key)) / own - 1.0) <= 1e-6);
        }
        std::size_t compared = 0;
        for (const auto& rack : systems.loops[g]->racks)
            for (const auto& element : group.elements)
                if (element.rack == rack.rack && flows.contains(element.key + "/rack")) {
                    const double share = flows.at(element.key + "/rack") / model::inSi(rack.flow);
                    QVERIFY2(std::abs(share - 1.0) <= 1e-6, element.key.c_str());
                    ++compared;
                }
        QCOMPARE(compared, systems.loops[g]->racks.size());
    }
}

void ExportEpanetTest::whatEpanetCannotSayIsNamedInTheFile()
{
    const auto hall = hallOf(catalogue_, "worked-example");
    const auto& group = hall.systems.coolant.groups.front();
    const auto text = app::asEpanet({hall.systems, group.key});
    QVERIFY(text.has_value());
    QVERIFY(text->find("HEADLOSS D-W") != std::string::npos);
    QVERIFY(text->find("pressure-independent control valve") != std::string::npos);
    QVERIFY(text->find("Churchill f ") != std::string::npos);
    QVERIFY(text->find("\nUNITS LPS") != std::string::npos);
}

void ExportEpanetTest::aGroupThatIsNotThereIsRefused()
{
    const auto hall = hallOf(catalogue_, "worked-example");
    const auto text = app::asEpanet({hall.systems, "h1/coolant/r999"});
    QVERIFY(!text.has_value());
    QCOMPARE(text.error().where, std::string("--group"));
}

void ExportEpanetTest::verbWritesWhatSolveHydraulicReads()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template worked-example"));
    cli.mustRun(words("export FILE --out hall.inp"));
    const auto solved = cli.mustRun(words("solve-hydraulic hall.inp --json")).json();
    QVERIFY(solved["converged"].get<bool>());
    QCOMPARE(cli.run(words("export FILE --out hall.inp --group nowhere")).status, 2);
}

HALLWRIGHT_TEST(ExportEpanetTest)
#include "export_epanet_test.moc"
