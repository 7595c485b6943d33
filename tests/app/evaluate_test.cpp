// SPDX-License-Identifier: GPL-3.0-or-later
// Whole evaluations: every template solves, energy and mass are conserved, bad plans give findings.
#include "app/evaluate.h"
#include "app/quick_card.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "model/edit/alternatives.h"
#include "model/edit/arrange.h"
#include "model/edit/place.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright;
using namespace hallwright::model;

namespace {

const Catalogue& catalogue()
{
    static const auto loaded = data::loadCatalogue(data::catalogueFolder());
    ensure(loaded.has_value(), "the shipped catalogue loads");
    return *loaded;
}

Project fromTemplate(const char* name)
{
    auto project = app::projectFromTemplate(name, catalogue());
    ensure(project.has_value(), "the template builds");
    return *std::move(project);
}

bool has(const Assessment& assessment, const std::string& code)
{
    for (const auto& finding : assessment.findings)
        if (finding.code == code)
            return true;
    return false;
}

Assessment only(const Project& project)
{
    auto all = app::evaluateAll(project, catalogue());
    ensure(all.has_value() && !all->empty(), "the project evaluates");
    return all->front();
}

} // namespace

class EvaluateTest : public QObject {
    Q_OBJECT

private slots:
    void everyTemplateConservesEnergyAndMass_data();
    void everyTemplateConservesEnergyAndMass();
    void millionGpusAreCountedAndSpared();
    void equalGpusInEveryArchitecture();
    void emptyPlanIsAFinding();
    void rackOutsideTheHallIsAFinding();
    void unknownTypeIsAFinding();
    void smallPumpLeavesRacksShortOfFlow();
    void sameProjectGivesTheSameAssessment();
};

void EvaluateTest::everyTemplateConservesEnergyAndMass_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& one : app::templates())
        QTest::newRow(one.name) << QString::fromUtf8(one.name);
}

void EvaluateTest::everyTemplateConservesEnergyAndMass()
{
    QFETCH(QString, name);
    const Project project = fromTemplate(name.toUtf8().constData());
    const auto all = app::evaluateAll(project, catalogue());
    QVERIFY(all.has_value());
    QCOMPARE(all->size(), project.alternatives.size());
    for (const auto& assessment : *all) {
        const double it = assessment.kpi("it_power_kw").value_or(-1);
        const double heat = assessment.kpi("liquid_heat_kw").value_or(0) +
                            assessment.kpi("air_heat_kw").value_or(0);
        QVERIFY(it > 0);
        QVERIFY(std::abs(heat - it) <= 1e-6 * it);
        QVERIFY(!assessment.convergence.empty());
        for (const auto& record : assessment.convergence)
            QVERIFY2(record.converged,
                     (record.part + " " + std::to_string(record.residual)).c_str());
        for (const auto& rack : assessment.racks)
            QVERIFY(!rack.feeds.empty());
        QVERIFY(assessment.kpi("tco_usd").value_or(0) > 0);
        QVERIFY(assessment.kpi("pue_annual").value_or(0) > 1.0);
    }
}

void EvaluateTest::millionGpusAreCountedAndSpared()
{
    const auto assessment = only(fromTemplate("campus-1m"));
    // 97 halls × 144 pods × 72; two of 18 trays of 4 GPUs stand by in each pod.
    QCOMPARE(assessment.kpi("gpus").value_or(0), 97.0 * 144 * 72);
    QCOMPARE(assessment.kpi("gpus_working").value_or(0), 97.0 * 144 * 64);
    QCOMPARE(assessment.kpi("fault_domain_gpus").value_or(0), 72.0);
}

void EvaluateTest::equalGpusInEveryArchitecture()
{
    const auto all = app::evaluateAll(fromTemplate("architecture-comparison"), catalogue());
    QVERIFY(all.has_value());
    QCOMPARE(all->size(), std::size_t{5});
    for (const auto& assessment : *all)
        QCOMPARE(assessment.kpi("gpus").value_or(0), 1152.0);
}

void EvaluateTest::emptyPlanIsAFinding()
{
    Project project;
    project = *addAlternative(project, "empty");
    QVERIFY(has(only(project), "plan.empty"));
    const auto withHall = addHall(project, project.alternatives.front().id, Hall{});
    QVERIFY(withHall.has_value());
    QVERIFY(has(only(*withHall), "plan.empty"));
}

void EvaluateTest::rackOutsideTheHallIsAFinding()
{
    const Project project = fromTemplate("superpod-gen2");
    const auto& plan = project.alternatives.front().plan;
    const ElementRef first = refTo(plan.racks.begin()->id);
    const auto moved = moveItems(project, project.alternatives.front().id, std::span(&first, 1),
                                 {metres(-50), metres(0)});
    QVERIFY(moved.has_value());
    QVERIFY(!has(only(project), "space.outside"));
    QVERIFY(has(only(*moved), "space.outside"));
}

void EvaluateTest::unknownTypeIsAFinding()
{
    Project project = fromTemplate("air-nodes");
    auto& plan = project.alternatives.front().plan;
    Rack rack = *plan.racks.begin();
    rack.type = TypeId{999999};
    plan.racks = plan.racks.with({rack});
    QVERIFY(has(only(project), "space.type.unknown"));
}

void EvaluateTest::smallPumpLeavesRacksShortOfFlow()
{
    // One in-rack class CDU type for a whole row: far too little head and heat for eight racks at
    // N.
    Project project = fromTemplate("gb300-row");
    auto& alternative = project.alternatives.front();
    EquipmentType small = *catalogue().find("vertiv-xdu1350");
    auto& cdu = std::get<CduType>(small.kind);
    for (auto& pressure : cdu.pumpCurve.y)
        pressure *= 0.1;
    small.key = "small-pump";
    small.id = TypeId{++project.lastId};
    project.types = project.types.with({small});
    CoolantRecipe recipe = *alternative.plan.coolantRecipes.begin();
    recipe.cduType = small.id;
    alternative.plan.coolantRecipes = alternative.plan.coolantRecipes.with({recipe});
    QVERIFY(has(only(project), "thermal.flow.low"));
}

void EvaluateTest::sameProjectGivesTheSameAssessment()
{
    const Project project = fromTemplate("gb300-row");
    const auto first = only(project);
    const auto second = only(project);
    QCOMPARE(first.fingerprint, second.fingerprint);
    for (std::size_t i = 0; i < first.kpis.size(); ++i)
        QCOMPARE(first.kpis[i].value.value_or(0), second.kpis[i].value.value_or(0));
}

HALLWRIGHT_TEST(EvaluateTest)
#include "evaluate_test.moc"
