// SPDX-License-Identifier: GPL-3.0-or-later
// The air of whole halls: what containment, airflow, height and lost units do to rack inlets.
#include "app/air_failures.h"
#include "app/evaluate.h"
#include "app/templates.h"
#include "data/catalogue/catalogue_library.h"
#include "model/edit/set_field.h"
#include "tests/support/test_program.h"
#include "thermal/air/hall_air_publish.h"

#include <algorithm>
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

// A hall of air-cooled nodes with an air recipe of one's own.
class AirHall {
public:
    explicit AirHall(const char* name = "air-nodes")
    {
        auto built = app::projectFromTemplate(name, catalogue());
        ensure(built.has_value(), "the template builds");
        project_ = *std::move(built);
    }

    AirHall& set(FieldTable table, const char* key, const char* text)
    {
        FieldTarget target{table, {}};
        if (table != FieldTable::Site)
            target.ids = {hall().id.number};
        auto after = setFieldText(project_, project_.alternatives.front().id, target, key, text);
        ensure(after.has_value(), "the field is set");
        project_ = *std::move(after);
        return *this;
    }
    AirHall& air(const char* key, const char* text)
    {
        return set(FieldTable::AirRecipe, key, text);
    }

    const Plan& plan() const { return project_.alternatives.front().plan; }
    const Hall& hall() const { return *plan().halls.begin(); }
    HallView view() const { return {project_, catalogue(), plan(), hall()}; }
    AirUnits units() const { return deriveAir(view()).units.front(); }
    thermal::HallAirResult solved() const
    {
        auto answer = thermal::solveHallAir(view(), units());
        ensure(answer.has_value(), "the hall's air is solved");
        return *std::move(answer);
    }
    double worstC() const { return inSi(solved().figures.highestInlet) - 273.15; }
    const Project& project() const { return project_; }

private:
    Project project_;
};

AirHall tight()
{
    AirHall out;
    out.air("containment", "hot_aisle").air("rack_gaps", "0").air("mixing", "0 m/s");
    return out;
}

} // namespace

class HallAirTest : public QObject {
    Q_OBJECT

private slots:
    // No mixing, no gaps in racks, more air than they draw: all breathe supply.
    void tightHallBreathesSupply()
    {
        const auto hall = tight();
        const auto air = hall.solved();
        QVERIFY(!air.racks.empty());
        for (const auto& rack : air.racks)
            QVERIFY(std::abs(inSi(rack.inlet) - inSi(air.figures.supply)) < 0.05);
        QVERIFY(air.figures.supplyHeatIndex < 0.01);
        QVERIFY(air.convergence.converged);
    }

    // The units' return carries all heat: P = ṁ c (T_r − T_s).
    void returnCarriesTheHeatOfAllRacks()
    {
        const AirHall hall;
        const auto air = hall.solved();
        const thermal::HallAir compiled(hall.view(), hall.units());
        const double carried = compiled.unitFlow(hall.units().needed) *
                               compiled.state().heatCapacity *
                               (inSi(air.figures.returned) - inSi(air.figures.supply));
        QVERIFY(std::abs(carried / compiled.heatW() - 1.0) < 1e-6);
    }

    // ASHRAE Fundamentals 2017, chapter 1: 24 °C, dew point 15 °C (W = 0.01065), 101,325 Pa:
    // v = 0.287042 × 297.15 × (1 + 1.607858 W)/101.325 = 0.8562 m³/kg.
    void densityIsThatOfMoistAir()
    {
        AirHall hall;
        hall.air("supply", "24 °C").air("dew_point", "15 °C");
        const thermal::HallAir compiled(hall.view(), hall.units());
        QVERIFY(std::abs(compiled.state().supplyVolume - 0.8562) < 5e-4);
        QVERIFY(std::abs(compiled.state().heatCapacity - (1006.0 + 1860.0 * 0.01065)) < 0.2);
    }

    void openAislesAreWarmerThanContainedOnes()
    {
        AirHall open;
        AirHall contained;
        open.air("containment", "none");
        contained.air("containment", "hot_aisle");
        QVERIFY(open.worstC() > contained.worstC() + 0.2);
        QVERIFY(open.solved().figures.supplyHeatIndex > contained.solved().figures.supplyHeatIndex);
    }

    void moreMixingWarmsInlets()
    {
        double before = 0.0;
        for (const char* speed : {"0 m/s", "0.1 m/s", "0.3 m/s"}) {
            AirHall hall;
            hall.air("containment", "none").air("mixing", speed);
            const double now = hall.worstC();
            QVERIFY(now > before);
            before = now;
        }
    }

    void everySchemeHasASolution()
    {
        for (const char* scheme : {"perimeter", "in_row", "fan_wall", "rear_door"})
            for (const char* containment : {"none", "hot_aisle", "cold_aisle", "chimney"}) {
                AirHall hall;
                hall.air("cooling", scheme).air("containment", containment);
                const auto units = hall.units();
                if (units.type == nullptr)
                    continue;
                const auto air = thermal::solveHallAir(hall.view(), units);
                QVERIFY2(air.has_value(), (std::string(scheme) + " " + containment).c_str());
                for (const auto& rack : air->racks)
                    QVERIFY(rack.inlet >= air->figures.supply - kelvins(1e-6));
            }
    }

    // (1 − 2.25577e-5 × 4500)^5.2559 = 0.570: fewer kilograms in each cubic metre.
    void thinAirNeedsMoreUnits()
    {
        AirHall low;
        AirHall high;
        high.set(FieldTable::Site, "altitude", "4500 m");
        QVERIFY(std::abs(airPressureRatio(metres(4500)) - 0.570) < 1e-3);
        QVERIFY(high.units().needed > low.units().needed);
        QVERIFY(std::abs(high.units().capacity / static_cast<double>(high.units().needed) /
                             (low.units().capacity / static_cast<double>(low.units().needed)) -
                         0.570) < 1e-3);
        RackType type;
        QVERIFY(std::abs(inSi(airInletLimit(type, metres(1500))) - (308.15 - 2.0)) < 1e-9);
    }

    void spareUnitsCoverALossAndNoneDoNot()
    {
        AirHall spare;
        AirHall bare;
        spare.air("redundancy", "n+1");
        bare.air("redundancy", "n").air("containment", "hot_aisle");
        const auto covered =
            thermal::airAfter(spare.view(), spare.units(), spare.solved(), {1, false});
        QVERIFY(covered.has_value());
        QCOMPARE(covered->racksHot, 0);
        QVERIFY(!covered->time);
        const auto all = thermal::airAfter(bare.view(), bare.units(), bare.solved(),
                                           {bare.units().installed, false});
        QVERIFY(all.has_value() && all->time.has_value());
        QCOMPARE(all->racksHot, static_cast<int>(bare.solved().racks.size()));
        QVERIFY(!all->worstInlet);
    }

    // Air alone would take C_a ΔT/P; with the metal it takes longer, at most (C_a + C_m) ΔT/P.
    void heatUpLiesBetweenAirAloneAndAllMetal()
    {
        auto hall = tight();
        const auto normal = hall.solved();
        const thermal::HallAir compiled(hall.view(), hall.units());
        const auto lost = thermal::airAfter(hall.view(), hall.units(), normal, {0, true});
        QVERIFY(lost.has_value() && lost->time.has_value());
        const double air = compiled.grid().openVolume / compiled.state().supplyVolume *
                           compiled.state().heatCapacity;
        double metal = 0.0;
        double room = 1e9;
        for (const auto& rack : compiled.racks())
            metal += rack.heatCapacity;
        for (std::size_t i = 0; i < compiled.racks().size(); ++i)
            if (compiled.racks()[i].heatW > 0.0)
                room = std::min(room, compiled.racks()[i].highestC - compiled.state().supplyC);
        const double time = inSi(*lost->time);
        QVERIFY(time >= 0.98 * air * room / compiled.heatW());
        QVERIFY(time <= 1.02 * (air + metal) * room / compiled.heatW());
    }

    void evaluationPublishesInletsIndicesAndFailures()
    {
        const AirHall hall;
        const auto all = app::evaluateAll(hall.project(), catalogue());
        QVERIFY(all.has_value());
        const auto& one = all->front();
        QCOMPARE(one.air.size(), std::size_t{1});
        QVERIFY(one.kpi("worst_air_inlet_c").has_value());
        QVERIFY(*one.kpi("rci_hi") <= 1.0);
        QVERIFY(*one.kpi("shi") >= 0.0 && *one.kpi("shi") < 1.0);
        const auto listed = [&](const char* kind) {
            return std::any_of(one.failures.begin(), one.failures.end(),
                               [&](const FailureResult& f) { return f.kind == kind; });
        };
        QVERIFY(listed("air-unit"));
        QVERIFY(listed("air-water"));
        for (const auto& rack : one.racks)
            if (rack.airHeat > Power{})
                QVERIFY(rack.airInlet.has_value());
    }

    void unchangedAirIsKept()
    {
        const AirHall hall;
        app::AirCache cache;
        const auto units = hall.units();
        const auto first = app::cachedHallAir(hall.view(), units, cache);
        QCOMPARE(app::cachedHallAir(hall.view(), units, cache).get(), first.get());
        AirHall other;
        other.air("mixing", "0.2 m/s");
        QVERIFY(app::cachedHallAir(other.view(), other.units(), cache).get() != first.get());
        // Fewer units than are needed run on as they are: another answer.
        auto fewer = units;
        fewer.installed = units.needed - 1;
        QVERIFY(app::cachedHallAir(hall.view(), fewer, cache).get() != first.get());
    }

    void aStoppedSolveIsNotKept()
    {
        const AirHall hall;
        app::AirCache cache;
        std::stop_source stopped;
        stopped.request_stop();
        const auto cut = app::cachedHallAir(hall.view(), hall.units(), cache, stopped.get_token());
        QVERIFY(!*cut && cut->error().code == FaultCode::Cancelled);
        QVERIFY(cache.halls.empty());
        QVERIFY(app::cachedHallAir(hall.view(), hall.units(), cache)->has_value());
    }
};

HALLWRIGHT_TEST(HallAirTest)
#include "hall_air_test.moc"
