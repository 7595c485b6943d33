// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/inputs.h"
#include "model/results/kpi.h"
#include "tests/support/contract_keys.h"
#include "tests/support/test_program.h"

#include <set>

using namespace hallwright::model;

class KpiCatalogueTest : public QObject {
    Q_OBJECT
private slots:
    void listsTheContractsKeysInItsOrder()
    {
        const std::vector<std::string> keys(hallwright::tests::contractKeys.begin(),
                                            hallwright::tests::contractKeys.end());
        std::vector<std::string> listed;
        for (const auto& kpi : kpiCatalogue())
            listed.emplace_back(kpi.key);
        QCOMPARE(listed, keys);
        QVERIFY(findKpi("mfu") == &kpiCatalogue()[43]);
        QVERIFY(findKpi("nothing") == nullptr);
    }

    void unitOfTheKeyIsTheUnitOfTheMeasure()
    {
        for (const auto& kpi : kpiCatalogue()) {
            const std::string suffix = measureInfo(kpi.measure).suffix;
            const std::string key = kpi.key;
            if (suffix.empty() || key == "opex_usd_per_year")
                continue;
            QVERIFY2(key.find("_" + suffix) != std::string::npos, kpi.key);
        }
    }

    void everyKeySaysHowItIsComputed()
    {
        for (const auto& kpi : kpiCatalogue()) {
            QVERIFY2(std::string(kpi.title).size() > 2, kpi.key);
            QVERIFY2(std::string(kpi.formula).size() > 10, kpi.key);
        }
    }

    void inputRowsKeepWrittenNumbersInAnyColumnOrder()
    {
        // 0.083 USD/kWh is 0.083 / 3.6e6 USD/J.
        for (const bool measureFirst : {true, false}) {
            Input row;
            const auto set = [&](const char* key, const FieldValue& value) {
                QVERIFY(findField<Input>(key)->set(row, value).has_value());
            };
            if (measureFirst)
                set("measure", std::string("money_per_energy"));
            set("value", 0.083);
            if (!measureFirst)
                set("measure", std::string("money_per_energy"));
            QVERIFY(std::abs(row.value - 0.083 / 3.6e6) < 1e-20);
            QVERIFY(std::abs(std::get<double>(findField<Input>("value")->get(row)) - 0.083) <
                    1e-15);
        }
    }

    void measureNamesFollowTheEnumeration()
    {
        QCOMPARE(std::string(choicesOf(Measure{})[std::size_t(Measure::MoneyPerEnergy)].key),
                 std::string("money_per_energy"));
        QCOMPARE(std::string(choicesOf(Measure{})[std::size_t(Measure::Years)].key),
                 std::string("years"));
        QCOMPARE(std::string(choicesOf(Measure{})[std::size_t(Measure::AirFlowPerPower)].key),
                 std::string("air_flow_per_power"));
    }
};

HALLWRIGHT_TEST(KpiCatalogueTest)
#include "kpi_catalogue_test.moc"
