// SPDX-License-Identifier: GPL-3.0-or-later
// The pressure profile against the loop's own law: what the CDUs give is spent along any circuit.
#include "app/cli/session.h"
#include "app/evaluate.h"
#include "app/templates.h"
#include "tests/support/test_program.h"
#include "ui/schematic/compile_profile.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace hallwright;

class CircuitProfileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto catalogue = app::shippedCatalogue();
        QVERIFY(catalogue.has_value());
        catalogue_ = *std::move(catalogue);
        auto project = app::projectFromTemplate("worked-example", catalogue_);
        QVERIFY(project.has_value());
        project_ = *std::move(project);
    }

    // Kirchhoff: without valves, pipes and rack together are the head of the CDUs, whichever rack
    // the circuit runs through; the solver answers to 1e-9 m³/s, the drops follow.
    void withoutValvesTheCircuitTakesTheWholeHead()
    {
        auto& plan = project_.alternatives.front().plan;
        const auto& hall = *plan.halls.begin();
        auto recipe = model::recipeOf(plan.coolantRecipes, hall.id);
        recipe.id = hall.id;
        recipe.control = model::FlowControl::FixedSpeed;
        const auto before = plan.coolantRecipes;
        plan.coolantRecipes = plan.coolantRecipes.with({recipe});
        const auto profile = firstProfile();
        plan.coolantRecipes = before;
        QVERIFY(profile.has_value());
        QVERIFY(profile->head > 1e3);
        QVERIFY2(std::abs(profile->valve) < 1e-3 * profile->head,
                 qPrintable(QString::number(profile->valve / profile->head)));
    }

    // Pressure falls all the way, and ends where it is measured from; what the valve is left is a
    // drop too.
    void pressureFallsFromTheHeadToNothing()
    {
        const auto profile = firstProfile();
        QVERIFY(profile.has_value());
        QVERIFY(profile->valve > 0.0);
        QCOMPARE(profile->pressure.front(), profile->head);
        QVERIFY(std::is_sorted(profile->pressure.rbegin(), profile->pressure.rend()));
        QVERIFY(std::is_sorted(profile->distance.begin(), profile->distance.end()));
        QVERIFY(std::abs(profile->pressure.back()) < 1e-6 * profile->head);
    }

    // With direct return the rack at the far end has the longest way there and back.
    void farthestRackIsTheIndexOfADirectReturn()
    {
        auto& plan = project_.alternatives.front().plan;
        const auto& hall = *plan.halls.begin();
        auto recipe = model::recipeOf(plan.coolantRecipes, hall.id);
        recipe.id = hall.id;
        recipe.returnPath = model::ReturnPath::Direct;
        plan.coolantRecipes = plan.coolantRecipes.with({recipe});
        const auto assessment = evaluated();
        QVERIFY(assessment.has_value());
        const auto coolant = model::deriveCoolant({project_, catalogue_, plan, hall});
        const auto& group = coolant.groups.front();
        const auto profile = ui::indexCircuit(group, *assessment);
        QVERIFY(profile.has_value());
        QCOMPARE(profile->rack, group.racks.back().rack); // last rack of the last row
    }

    void aLoopWithoutSolutionHasNoProfile()
    {
        const auto& plan = project_.alternatives.front().plan;
        const auto coolant =
            model::deriveCoolant({project_, catalogue_, plan, *plan.halls.begin()});
        QVERIFY(!ui::indexCircuit(coolant.groups.front(), {}).has_value());
    }

private:
    std::optional<ui::CircuitProfile> firstProfile()
    {
        const auto& plan = project_.alternatives.front().plan;
        const auto assessment = evaluated();
        const auto coolant =
            model::deriveCoolant({project_, catalogue_, plan, *plan.halls.begin()});
        return assessment && !coolant.groups.empty()
                   ? ui::indexCircuit(coolant.groups.front(), *assessment)
                   : std::nullopt;
    }

    model::Result<model::Assessment> evaluated()
    {
        app::EvaluationCache cache;
        return app::evaluate(project_, catalogue_, project_.alternatives.front().id, cache);
    }

    model::Catalogue catalogue_;
    model::Project project_;
};

HALLWRIGHT_TEST(CircuitProfileTest)
#include "circuit_profile_test.moc"
