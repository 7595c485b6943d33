// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/inputs.h"
#include "model/results/kpi.h"
#include "tests/support/test_program.h"

#include <set>

using namespace hallwright::model;

class KpiCatalogueTest : public QObject {
    Q_OBJECT
private slots:
    void listsTheContractsKeysInItsOrder()
    {
        // The table of the command line's contract, retyped.
        const std::vector<std::string> keys{"racks",
                                            "gpus",
                                            "gpus_working",
                                            "gpus_spare",
                                            "it_power_kw",
                                            "it_power_peak_kw",
                                            "it_power_typical_kw",
                                            "facility_power_kw",
                                            "facility_power_peak_kw",
                                            "liquid_heat_kw",
                                            "air_heat_kw",
                                            "coolant_flow_lpm",
                                            "worst_flow_margin_pct",
                                            "worst_supply_c",
                                            "worst_return_c",
                                            "worst_component_c",
                                            "worst_thermal_margin_k",
                                            "dew_point_margin_k",
                                            "power_worst_loading_pct",
                                            "power_worst_loading_n1_pct",
                                            "voltage_drop_worst_pct",
                                            "power_loss_kw",
                                            "short_circuit_max_ka",
                                            "power_availability",
                                            "ride_through_s",
                                            "pue_annual",
                                            "pue_peak",
                                            "wue_annual_l_per_kwh",
                                            "energy_annual_mwh",
                                            "water_annual_m3",
                                            "carbon_annual_t",
                                            "floor_load_worst_kg_m2",
                                            "rack_density_kw_m2",
                                            "fault_domain_gpus",
                                            "mfu",
                                            "goodput",
                                            "effective_pflops",
                                            "effective_precision",
                                            "time_to_train_days",
                                            "tokens_per_day",
                                            "fabric_switches",
                                            "fabric_optics",
                                            "fabric_cost_usd",
                                            "capex_usd",
                                            "opex_usd_per_year",
                                            "tco_usd",
                                            "tco_years",
                                            "usd_per_gpu_hour",
                                            "usd_per_effective_pflop_day",
                                            "usd_per_million_tokens",
                                            "tco_p10_usd",
                                            "tco_p50_usd",
                                            "tco_p90_usd"};
        std::vector<std::string> listed;
        for (const auto& kpi : kpiCatalogue())
            listed.emplace_back(kpi.key);
        QCOMPARE(listed, keys);
        QVERIFY(findKpi("mfu") == &kpiCatalogue()[34]);
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
