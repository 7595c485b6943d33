// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped catalogue: every value bounded and sourced, and known figures as published.
#include "data/catalogue/catalogue_library.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <set>

using namespace hallwright;
using model::EquipmentType;
using model::inSi;

namespace {

// Volumetric heat capacity of water at 20 to 50 C, J/m3K: 4.18 kJ/kgK and 0.9982 to 0.988 kg/L.
constexpr double waterHeat = 4.15e6;

const model::Catalogue& shipped()
{
    static const auto catalogue = [] {
        auto read = data::loadCatalogue(data::catalogueFolder());
        if (!read)
            qFatal("%s", english(read.error()).c_str());
        return *read;
    }();
    return catalogue;
}

template <class Kind>
const Kind& get(const char* key)
{
    const EquipmentType* entry = shipped().find(key);
    if (entry == nullptr)
        qFatal("no entry %s", key);
    return std::get<Kind>(entry->kind);
}

double kilowatts(const std::optional<model::Power>& power)
{
    return inSi(*power) / 1e3;
}

bool near(double value, double expected, double relative)
{
    return std::abs(value / expected - 1.0) <= relative;
}

bool sameNumber(double a, double b)
{
    return std::abs(a - b) <= 3e-16 * std::abs(a);
}

bool sameWithinTheLastBit(const model::FieldValue& a, const model::FieldValue& b)
{
    if (const auto* number = std::get_if<double>(&a))
        return std::holds_alternative<double>(b) && sameNumber(*number, std::get<double>(b));
    const auto* curve = std::get_if<model::Curve>(&a);
    const auto* other = std::get_if<model::Curve>(&b);
    if (curve == nullptr || other == nullptr)
        return a == b;
    return std::equal(curve->x.begin(), curve->x.end(), other->x.begin(), other->x.end(),
                      sameNumber) &&
           std::equal(curve->y.begin(), curve->y.end(), other->y.begin(), other->y.end(),
                      sameNumber);
}

double dropAt(const model::CoolingFigures& cooling, double litresPerMinute)
{
    const double ratio = litresPerMinute / 60e3 / inSi(*cooling.dropReferenceFlow);
    return inSi(*cooling.dropReference) / 1e3 * std::pow(ratio, *cooling.dropExponent);
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void shippedCatalogueHoldsEveryKind()
    {
        std::set<std::string_view> kinds;
        for (const auto& entry : shipped().entries())
            kinds.insert(model::kindKey(entry.kind));
        QCOMPARE(kinds.size(), model::kindKeys().size());
        QVERIFY(shipped().entries().size() >= 70);
    }

    void entriesAreNamedSourcedAndDated()
    {
        for (const auto& entry : shipped().entries()) {
            QVERIFY2(!entry.name.empty() && !entry.vendor.empty(), entry.key.c_str());
            QVERIFY2(!entry.source.empty() && !entry.date.empty(), entry.key.c_str());
            QCOMPARE(entry.review, std::string("shipped"));
        }
    }

    void everyFigureIsWithinItsBounds()
    {
        for (const auto& entry : shipped().entries())
            for (const auto& field : model::kindFields(entry.kind)) {
                const auto sound = checkedValue(*field.info, field.value);
                QVERIFY2(sound, (entry.key + " " + field.info->key).c_str());
            }
    }

    void everyNumberHasASourceOrARange()
    {
        for (const auto& entry : shipped().entries())
            for (const auto& field : model::kindFields(entry.kind)) {
                const bool number = std::holds_alternative<double>(field.value) ||
                                    std::holds_alternative<model::Curve>(field.value);
                if (!number)
                    continue;
                const auto place = entry.key + " " + field.info->key;
                QVERIFY2(entry.provenance.contains(field.info->key), place.c_str());
                const auto& origin = entry.provenance.at(field.info->key);
                if (origin.confidence == model::Confidence::Estimate)
                    QVERIFY2(origin.low && origin.high, place.c_str());
                else
                    QVERIFY2(!origin.source.empty(), place.c_str());
            }
    }

    // Prices come in pairs, the low one not above the high one.
    void pricesAreRanges()
    {
        for (const auto& entry : shipped().entries()) {
            std::map<std::string, double> values;
            for (const auto& field : model::kindFields(entry.kind))
                if (const auto* number = std::get_if<double>(&field.value))
                    values[field.info->key] = *number;
            for (const auto& [low, high] :
                 {std::pair{"price_low", "price_high"},
                  std::pair{"price_per_metre_low", "price_per_metre_high"}}) {
                QCOMPARE(values.contains(low), values.contains(high));
                if (values.contains(low))
                    QVERIFY2(values[low] <= values[high], entry.key.c_str());
            }
        }
    }

    // Lenovo LP2357 Table 27.
    void gb300FlowAndDropAreTable27()
    {
        const auto& cooling = get<model::RackType>("gb300-nvl72").cooling;
        const double supply[] = {25, 30, 35, 40, 45};
        const double flow[] = {59, 71, 89, 119, 177};
        const double drop[] = {15.9, 22.1, 33.8, 58.6, 126.9};
        for (int i = 0; i < 5; ++i) {
            const auto reading = read(cooling.flowNeed, supply[i] + 273.15);
            QVERIFY(near(reading.y * 60e3, flow[i], 1e-9));
            QVERIFY(!reading.extrapolated);
            QVERIFY(near(dropAt(cooling, flow[i]), drop[i], 0.02));
            // The liquid heat of 121.5 kW leaves at 55 C.
            const double heat = flow[i] / 60e3 * waterHeat * (55.0 - supply[i]);
            QVERIFY(near(heat, 121.5e3, 0.025));
        }
    }

    void gb300PowerIsAsPublished()
    {
        const auto& rack = get<model::RackType>("gb300-nvl72");
        QCOMPARE(kilowatts(rack.power.tdp), 135.0);
        QCOMPARE(kilowatts(rack.power.peak), 155.0);
        QCOMPARE(*rack.power.powerShelves, 8);
        QCOMPARE(kilowatts(rack.power.shelfPower), 33.0);
        QCOMPARE(rack.compute.gpus, 72);
        QVERIFY(!rack.cooling.componentLimit); // not public: unknown, not 0
    }

    // 114.84 kW to liquid and 17.16 kW to air are printed; they sum to the 132 kW of the rack.
    void gb200LiquidAndAirSumToTheInput()
    {
        const auto& rack = get<model::RackType>("gb200-nvl72");
        const double input = kilowatts(rack.power.tdp);
        const double liquid = input * *rack.cooling.liquidFraction;
        QVERIFY(near(liquid, 114.84, 1e-9));
        QVERIFY(near(input - liquid, 17.16, 1e-9));
        // Air at 20 C: 100 CFM per kW of 17.16 kW is 0.8099 m3/s.
        QVERIFY(near(read(rack.cooling.airflowNeed, 293.15).y, 0.8099, 1e-3));
    }

    void everyRackSplitsItsHeatIntoLiquidAndAir()
    {
        for (const auto* entry : shipped().all<model::RackType>()) {
            const auto& rack = std::get<model::RackType>(entry->kind);
            QVERIFY2(rack.power.tdp && rack.cooling.liquidFraction, entry->key.c_str());
            const double share = *rack.cooling.liquidFraction;
            const auto kind = rack.cooling.kind;
            QVERIFY2((share == 0.0) == (kind == model::CoolingKind::Air), entry->key.c_str());
            QVERIFY2((share >= 0.95) == (kind == model::CoolingKind::Liquid) ||
                         entry->key == "ironwood-tpu",
                     entry->key.c_str());
        }
    }

    void liquidRacksHaveAHydraulicLaw()
    {
        for (const auto* entry : shipped().all<model::RackType>()) {
            const auto& cooling = std::get<model::RackType>(entry->kind).cooling;
            if (*cooling.liquidFraction == 0.0)
                continue;
            QVERIFY2(!cooling.flowNeed.empty() && cooling.dropReference, entry->key.c_str());
            QVERIFY2(cooling.dropReferenceFlow && cooling.dropExponent, entry->key.c_str());
        }
    }

    void racksOfNodesAreNodesTimesCount()
    {
        const auto& h100 = get<model::RackType>("rack-4x-dgx-h100");
        QVERIFY(near(kilowatts(h100.power.tdp), 40.8, 1e-12));
        QCOMPARE(h100.compute.gpus, 32);
        QCOMPARE(h100.compute.trays, 4);
        QCOMPARE(h100.compute.gpusPerTray, 8);
        QCOMPARE(*h100.compute.scaleUpDomain, 8);
        QVERIFY(near(inSi(*h100.footprint.massWet), 4 * 130.45 + 190.0, 1e-9));
        QVERIFY(near(kilowatts(get<model::RackType>("rack-4x-dgx-b200").power.tdp), 57.2, 1e-12));
        QVERIFY(near(kilowatts(get<model::RackType>("rack-2x-dgx-b200").power.tdp), 28.6, 1e-12));
        const auto* entry = shipped().find("rack-4x-dgx-h100");
        QCOMPARE(entry->provenance.at("power_tdp").source, std::string("derived: 4 × dgx-h100"));
    }

    // 10.2 kW in 1,105 CFM of air at 1.204 kg/m3 and 1,006 J/kgK: 16.2 K.
    void dgxH100ExhaustIs16KelvinWarmer()
    {
        const auto& node = get<model::NodeType>("dgx-h100");
        const double flow = read(node.cooling.airflowNeed, 298.15).y;
        const double rise = inSi(*node.power.tdp) / (flow * 1.204 * 1006.0);
        QVERIFY(std::abs(rise - 16.2) < 0.3);
    }

    void peaksAreDense()
    {
        const auto& h100 = get<model::NodeType>("dgx-h100").compute;
        QCOMPARE(inSi(*h100.peakBf16), 989e12);
        QCOMPARE(inSi(*h100.peakFp8), 1979e12);
        QVERIFY(!h100.peakFp4);
        const auto& gb300 = get<model::RackType>("gb300-nvl72").compute;
        QCOMPARE(inSi(*gb300.peakFp4), 15e15);
        // 900 GB/s per GPU and direction against 50 GB/s of a 400G port: 18 times.
        const auto& gb200 = get<model::RackType>("gb200-nvl72").compute;
        QVERIFY(near(inSi(*gb200.scaleUpBandwidthPerGpu) / inSi(*gb200.scaleOutRate), 18.0, 1e-9));
    }

    void superpodsKeepEightOf72AsSpares()
    {
        for (const char* key : {"superpod-gen1", "superpod-gen2", "superpod-gen3",
                                "gb200-nvl72-pod", "gb300-nvl72-pod", "vr-nvl72-pod"}) {
            const auto& pod = get<model::SuperpodType>(key);
            QCOMPARE(pod.gpus, 72);
            QCOMPARE(pod.trays * pod.gpusPerTray, 72);
            QCOMPARE(pod.spareTrays * pod.gpusPerTray, 8);
        }
    }

    void gen1IsTwoRacksOfSixtyKilowatts()
    {
        const auto members = membersOf(get<model::SuperpodType>("superpod-gen1"));
        QVERIFY(members);
        QCOMPARE(members->size(), std::size_t{1});
        QCOMPARE(members->front().count, 2);
        const auto& rack = get<model::RackType>(members->front().key.c_str());
        QCOMPARE(2 * kilowatts(rack.power.tdp), 120.0);
        QCOMPARE(2 * rack.compute.cpus, 72); // one CPU per GPU
        QCOMPARE(*rack.compute.scaleOutPorts, 2 * rack.compute.gpus);
        QCOMPARE(inSi(*rack.compute.memoryPerGpu), 192e9);
    }

    void cloudMatrixSumsTo559Kilowatts()
    {
        const auto members = membersOf(get<model::SuperpodType>("cloudmatrix-384"));
        QVERIFY(members);
        double sum = 0.0;
        int cabinets = 0;
        for (const auto& member : *members) {
            sum += member.count * kilowatts(get<model::RackType>(member.key.c_str()).power.tdp);
            cabinets += member.count;
        }
        QCOMPARE(cabinets, 16);
        QVERIFY(near(sum, 559.0, 0.002));
    }

    void xdu1350LeavesItsPublishedHead()
    {
        const auto& cdu = get<model::CduType>("vertiv-xdu1350");
        const double head = read(cdu.pumpCurve, 1200 / 60e3).y / 1e3;
        QVERIFY(near(head, inSi(*cdu.externalHead) / 1e3, 0.02)); // 250 kPa
        for (std::size_t i = 1; i < cdu.pumpCurve.y.size(); ++i)
            QVERIFY(cdu.pumpCurve.y[i] < cdu.pumpCurve.y[i - 1]);
    }

    // Hydraulic power at the rating point over electrical power is the efficiency of the entry.
    void cduPumpPowerAgreesWithItsEfficiency()
    {
        for (const auto* entry : shipped().all<model::CduType>()) {
            const auto& cdu = std::get<model::CduType>(entry->kind);
            if (!cdu.pumpPower || !cdu.externalHead || !cdu.secondaryFlow || !cdu.pumpEfficiency)
                continue;
            const double hydraulic = inSi(*cdu.externalHead) * inSi(*cdu.secondaryFlow);
            const double efficiency = hydraulic / inSi(*cdu.pumpPower);
            QVERIFY2(near(efficiency, *cdu.pumpEfficiency, 0.12), entry->key.c_str());
        }
    }

    // Net capacity and fan heat leave with the water.
    void airUnitsCloseTheirWaterSide()
    {
        for (const auto* entry : shipped().all<model::CrahType>()) {
            const auto& unit = std::get<model::CrahType>(entry->kind);
            const double rise = (*unit.waterOut - *unit.waterIn).value();
            const double water = inSi(*unit.waterFlow) * 4.18e3 * 997.0 * rise;
            const double air = inSi(*unit.netCapacity) + inSi(*unit.fanPower);
            QVERIFY2(near(water, air, 0.016), entry->key.c_str());
        }
    }

    // dp_psi = (gpm/Cv)^2: 1.7 gpm through Cv 0.8 is 4.516 psi or 31.1 kPa.
    void couplingDropIsAsPublished()
    {
        const auto& coupling = get<model::CouplingType>("uqd04");
        const double gpm = inSi(*coupling.ratedFlow) * 60.0 / 3.785411784e-3;
        QVERIFY(near(std::pow(gpm / *coupling.cv, 2) * 6.894757, 31.1, 0.02));
    }

    void transformerLoadLossIsBelowItsImpedance()
    {
        for (const auto* entry : shipped().all<model::TransformerType>()) {
            const auto& unit = std::get<model::TransformerType>(entry->kind);
            QVERIFY2(inSi(*unit.loadLoss) / inSi(*unit.rating) < *unit.impedance,
                     entry->key.c_str());
        }
        QCOMPARE(inSi(*get<model::TransformerType>("transformer-2500").noLoadLoss), 2790.0);
        QCOMPARE(inSi(get<model::TransformerType>("transformer-2500").secondary->value), 420.0);
    }

    // The fit of the class: 95.7, 96.8, 96.9, 96.6 % at a quarter to full load.
    void upsEfficiencyIsThatOfItsClass()
    {
        const auto& ups = get<model::UpsType>("ups-1000");
        const double expected[] = {0.957, 0.968, 0.969, 0.966};
        for (int i = 0; i < 4; ++i) {
            const double load = 0.25 * (i + 1);
            const double loss =
                *ups.lossConstant + *ups.lossLinear * load + *ups.lossQuadratic * load * load;
            QVERIFY(std::abs(load / (load + loss) - expected[i]) < 0.001);
        }
    }

    // Derived figures may lose their last bit in file units; what the files state comes back whole.
    void everyEntryComesBackFromItsText()
    {
        for (const auto& entry : shipped().entries()) {
            const auto back = data::parseEntryText(data::entryText(entry));
            QVERIFY2(back, back ? "" : english(back.error()).c_str());
            QVERIFY2(back->source == entry.source && back->review == entry.review,
                     entry.key.c_str());
            const auto before = model::kindFields(entry.kind);
            const auto after = model::kindFields(back->kind);
            for (std::size_t i = 0; i < before.size(); ++i)
                QVERIFY2(sameWithinTheLastBit(before[i].value, after[i].value),
                         (entry.key + " " + before[i].info->key).c_str());
            for (const auto& [key, origin] : entry.provenance) {
                const auto found = back->provenance.find(key);
                const auto place = entry.key + " " + key;
                QVERIFY2(found != back->provenance.end(), place.c_str());
                QVERIFY2(found->second.source == origin.source &&
                             found->second.note == origin.note &&
                             found->second.confidence == origin.confidence,
                         place.c_str());
                QVERIFY2(found->second.low.has_value() == origin.low.has_value(), place.c_str());
            }
        }
    }

    void aUsersFileIsWrittenAndReplacesAnEntry()
    {
        QTemporaryDir folder;
        const auto file = std::filesystem::path(folder.path().toStdString()) / "mine.json";
        EquipmentType mine = *shipped().find("dgx-h100");
        mine.review = "user";
        std::get<model::NodeType>(mine.kind).power.tdp = model::kilowatts(9.0);
        QVERIFY(data::writeCatalogueFile(file, std::vector{mine}));
        const auto entries = data::loadCatalogueFile(file);
        QVERIFY(entries);
        QCOMPARE(entries->size(), std::size_t{1});
        QVERIFY(entries->front() == mine);
        const auto merged = shipped().with(*entries);
        QVERIFY(merged);
        QCOMPARE(merged->entries().size(), shipped().entries().size());
        QVERIFY(merged->find("dgx-h100")->review == "user");
    }
};

HALLWRIGHT_TEST(CatalogueTest)
#include "catalogue_test.moc"
