// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped catalogue against the reference list of sourced equipment facts, wherever both state
// the same value. The list is read in place and the tests skip where it is absent.
#include "tests/app/published_hall.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <fstream>

using namespace hallwright;
using namespace hallwright::model;
using namespace hallwright::tests;
using nlohmann::json;

namespace {

// One value stated twice: in the facts by name and field ("power_kw_range.1" is an element of it),
// in the catalogue by key and field; `factor` turns the facts' unit into that of catalogue files.
struct Fact {
    const char* name;
    const char* field;
    const char* key;
    const char* figure;
    double factor = 1.0;
};

constexpr double psiKpa = 6.894757;
constexpr double mm = 1e-3;
constexpr double cfmM3s = 4.719474e-4;

constexpr Fact racks[] = {
    {"GB200 NVL72", "gpus", "gb200-nvl72", "gpus"},
    {"GB200 NVL72", "cpus", "gb200-nvl72", "cpus"},
    {"GB200 NVL72", "compute_trays", "gb200-nvl72", "trays"},
    {"GB200 NVL72", "power_oem_nameplate_kw", "gb200-nvl72", "power_tdp"},
    {"GB200 NVL72", "liquid_fraction", "gb200-nvl72", "liquid_fraction"},
    {"GB200 NVL72", "max_supply_c", "gb200-nvl72", "supply_max"},
    {"GB200 NVL72", "max_return_c", "gb200-nvl72", "return_max"},
    {"GB200 NVL72", "max_working_pressure_bar", "gb200-nvl72", "pressure_max", 100.0},
    {"GB200 NVL72", "gpu_tdp_w", "gb200-nvl72", "gpu_tdp"},
    {"GB200 NVL72", "hbm_gb_per_gpu", "gb200-nvl72", "memory_per_gpu"},
    {"GB200 NVL72", "power_shelves", "gb200-nvl72", "power_shelves"},
    {"GB200 NVL72", "shelf_kw", "gb200-nvl72", "shelf_power"},
    {"GB200 NVL72", "scaleout_ports", "gb200-nvl72", "scale_out_ports"},
    {"GB200 NVL72", "scaleout_gbps", "gb200-nvl72", "scale_out_rate"},
    {"GB200 NVL72", "mass_kg", "gb200-nvl72", "mass_wet"},
    {"GB300 NVL72", "gpus", "gb300-nvl72", "gpus"},
    {"GB300 NVL72", "power_tdp_kw", "gb300-nvl72", "power_tdp"},
    {"GB300 NVL72", "power_peak_edp_kw", "gb300-nvl72", "power_peak"},
    {"GB300 NVL72", "liquid_fraction", "gb300-nvl72", "liquid_fraction"},
    {"GB300 NVL72", "supply_range_c.0", "gb300-nvl72", "supply_min"},
    {"GB300 NVL72", "max_supply_c", "gb300-nvl72", "supply_max"},
    {"GB300 NVL72", "gpu_tdp_w_max", "gb300-nvl72", "gpu_tdp"},
    {"GB300 NVL72", "hbm_gb_per_gpu", "gb300-nvl72", "memory_per_gpu"},
    {"GB300 NVL72", "scaleout_gbps", "gb300-nvl72", "scale_out_rate"},
    {"GB300 NVL72", "shelf_kw", "gb300-nvl72", "shelf_power"},
    {"GB300 NVL72", "mass_kg", "gb300-nvl72", "mass_wet"},
    {"GB300 NVL72 (NVIDIA facility-asset curve)", "power_typical_kw", "gb300-nvl72",
     "power_typical"},
    {"Vera Rubin NVL72 (a.k.a. NVL144 die count)", "liquid_fraction", "vr-nvl72",
     "liquid_fraction"},
    {"Vera Rubin NVL72 (a.k.a. NVL144 die count)", "hbm_gb_per_gpu", "vr-nvl72", "memory_per_gpu"},
    {"Vera Rubin NVL72 (a.k.a. NVL144 die count)", "scaleout_gbps", "vr-nvl72", "scale_out_rate"},
    {"Helios (72x MI455X, double-wide ORW)", "power_kw_range.1", "helios-mi455x", "power_tdp"},
    {"Helios (72x MI455X, double-wide ORW)", "nics_800g", "helios-mi455x", "scale_out_ports"},
    {"Helios (72x MI455X, double-wide ORW)", "hbm_gb_per_gpu", "helios-mi455x", "memory_per_gpu"},
    {"Helios (72x MI455X, double-wide ORW)", "depth_m", "helios-mi455x", "depth"},
    {"CloudMatrix 384 / Atlas 900 A3 SuperPoD (16 cabinets)", "hbm_gb_per_npu",
     "cloudmatrix-384-compute", "memory_per_gpu"},
    {"CloudMatrix 384 / Atlas 900 A3 SuperPoD (16 cabinets)", "nodes_per_compute_cabinet",
     "cloudmatrix-384-compute", "trays"},
    {"CloudMatrix 384 / Atlas 900 A3 SuperPoD (16 cabinets)", "npus", "cloudmatrix-384", "gpus"},
    {"CloudMatrix 384 / Atlas 900 A3 SuperPoD (16 cabinets)", "cabinet_mm.0",
     "cloudmatrix-384-compute", "height", mm},
    {"Ironwood TPU rack", "chips", "ironwood-tpu", "gpus"},
    {"Ironwood TPU rack", "power_kw_min_capability", "ironwood-tpu", "power_tdp"},
    {"Ironwood TPU rack", "hbm_gb_per_chip", "ironwood-tpu", "memory_per_gpu"},
    {"Trn2-Ultra 64-chip (two racks)", "power_kw_per_rack", "trn2-ultra", "power_tdp"},
    {"DGX A100 (8-GPU air)", "power_max_kw", "dgx-a100", "power_tdp"},
    {"DGX H100 / H200 (8-GPU air)", "power_max_kw", "dgx-h100", "power_tdp"},
    {"DGX H100 / H200 (8-GPU air)", "mass_kg", "dgx-h100", "mass_dry"},
    {"DGX H100 / H200 (8-GPU air)", "depth_mm", "dgx-h100", "depth", mm},
    {"DGX H100 / H200 (8-GPU air)", "hbm_gb_per_gpu.H100", "dgx-h100", "memory_per_gpu"},
    {"DGX H100 / H200 (8-GPU air)", "hbm_gb_per_gpu.H200", "dgx-h200", "memory_per_gpu"},
    {"DGX H100 / H200 (8-GPU air)", "power_max_kw", "dgx-h200", "power_tdp"},
    {"DGX B200 (8-GPU air)", "power_max_kw", "dgx-b200", "power_tdp"},
    {"DGX B200 (8-GPU air)", "mass_kg", "dgx-b200", "mass_dry"},
    {"DGX B200 (8-GPU air)", "rack_profiles.2_per_rack_kw", "rack-2x-dgx-b200", "power_tdp"},
    {"DGX B200 (8-GPU air)", "rack_profiles.4_per_rack_kw", "rack-4x-dgx-b200", "power_tdp"},
    {"DGX B300 (8-GPU air)", "power_estimated_kw.ac_pdu", "dgx-b300", "power_tdp"},
    {"DGX B300 (8-GPU air)", "power_peak_kw.ac_pdu", "dgx-b300", "power_peak"},
    {"DGX B300 (8-GPU air)", "rack_4_per_kw_peak", "rack-4x-dgx-b300", "power_peak"},
    {"DGX B300 (8-GPU air)", "hbm_gb_per_gpu", "dgx-b300", "memory_per_gpu"},
    {"MI300X 8-OAM (air)", "gpu_tdp_w", "mi300x-8oam", "gpu_tdp"},
    {"MI300X 8-OAM (air)", "power_kw_est", "mi300x-8oam", "power_tdp"},
    {"MI355X 8-OAM (DLC)", "power_avg_kw", "mi355x-8oam-dlc", "power_typical"},
    {"MI355X 8-OAM (DLC)", "liquid_fraction_est", "mi355x-8oam-dlc", "liquid_fraction"},
    {"MI355X 8-OAM (DLC)", "max_supply_c", "mi355x-8oam-dlc", "supply_max"},
    {"ThinkSystem SD650-N V3 tray (4x H100)", "max_pressure_bar", "sd650-n-v3-tray", "pressure_max",
     100.0},
};

constexpr Fact cooling[] = {
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "capacity_kw", "vertiv-xdu1350", "capacity"},
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "approach_k", "vertiv-xdu1350", "approach"},
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "sec_flow_lpm", "vertiv-xdu1350", "secondary_flow"},
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "sec_external_head_kpa", "vertiv-xdu1350",
     "external_head"},
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "prim_dp_kpa", "vertiv-xdu1350", "primary_drop"},
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "power_kw_pumps", "vertiv-xdu1350", "pump_power"},
    {"Liebert/CoolChip XDU1350 (CDU 1350)", "mass_wet_kg", "vertiv-xdu1350", "mass_wet"},
    {"CoolChip CDU 2300 (XDU2300)", "capacity_kw", "vertiv-cdu2300", "capacity"},
    {"CoolChip CDU 2300 (XDU2300)", "mass_wet_kg", "vertiv-cdu2300", "mass_wet"},
    {"CoolChip CDU 2300 (XDU2300)", "sec_flow_lpm_est", "vertiv-cdu2300", "secondary_flow"},
    {"CoolChip CDU 600 (XDU600)", "capacity_kw", "vertiv-cdu600", "capacity"},
    {"Liebert XDU450", "capacity_kw", "vertiv-xdu450", "capacity"},
    {"Liebert XDU450", "depth_m", "vertiv-xdu450", "depth"},
    {"CoolChip CDU121 (in-rack)", "capacity_kw", "vertiv-cdu121", "capacity"},
    {"CoolChip CDU121 (in-rack)", "sec_flow_lpm", "vertiv-cdu121", "secondary_flow"},
    {"CoolChip CDU121 (in-rack)", "sec_external_head_kpa", "vertiv-cdu121", "external_head"},
    {"CoolChip CDU121 (in-rack)", "power_kw", "vertiv-cdu121", "pump_power"},
    {"CHx2000", "capacity_kw", "coolit-chx2000", "capacity"},
    {"CHx2000", "approach_k", "coolit-chx2000", "approach"},
    {"CHx2000", "sec_flow_lpm", "coolit-chx2000", "secondary_flow"},
    {"CHx2000", "sec_external_head_psi", "coolit-chx2000", "external_head", psiKpa},
    {"CHx2000", "power_kw", "coolit-chx2000", "pump_power"},
    {"MCDU-70", "capacity_kw", "motivair-mcdu70", "capacity"},
    {"MCDU-70", "prim_flow_lpm", "motivair-mcdu70", "primary_flow"},
    {"MCDU-70", "sec_flow_lpm", "motivair-mcdu70", "secondary_flow"},
    {"MCDU-70", "sec_head_psi", "motivair-mcdu70", "external_head", psiKpa},
    {"ROL4000-48U65", "capacity_kw", "boyd-rol4000", "capacity"},
    {"ROL4000-48U65", "approach_k", "boyd-rol4000", "approach"},
    {"ROL4000-48U65", "head_psi_max", "boyd-rol4000", "external_head", psiKpa},
    {"Project Deschutes CDU v1.0", "capacity_kw", "google-deschutes", "capacity"},
    {"Project Deschutes CDU v1.0", "approach_k", "google-deschutes", "approach"},
    {"Project Deschutes CDU v1.0", "it_flow_lpm", "google-deschutes", "secondary_flow"},
    {"Project Deschutes CDU v1.0", "it_dp_available_psi.0", "google-deschutes", "external_head",
     psiKpa},
    {"Project Deschutes CDU v1.0", "pressure_psig_max", "google-deschutes", "pressure_max", psiKpa},
    {"Project Deschutes CDU v1.0", "mass_wet_kg", "google-deschutes", "mass_wet"},
    {"Project Deschutes CDU v1.0", "mass_dry_kg", "google-deschutes", "mass_dry"},
    {"Coolinside row CDU family", "capacity_flow_pairs_kw_lpm.1.1", "envicool-600",
     "secondary_flow"},
    {"Coolinside row CDU family", "capacity_flow_pairs_kw_lpm.3.1", "envicool-1400",
     "secondary_flow"},
    {"Coolinside row CDU family", "capacity_flow_pairs_kw_lpm.4.1", "envicool-2500",
     "secondary_flow"},
    {"SmartSense in-rack CDU", "flow_lpm.0", "jetcool-160", "secondary_flow"},
    {"SmartSense in-rack CDU", "head_psi.0", "jetcool-160", "external_head", psiKpa},
    {"SmartSense in-rack CDU", "flow_lpm.1", "jetcool-300", "secondary_flow"},
    {"SmartSense in-rack CDU", "head_psi.1", "jetcool-300", "external_head", psiKpa},
    {"Supermicro GB300 options", "in_rack_kw", "supermicro-scdu-250", "capacity"},
    {"UQD/UQDB size 02", "cv_us", "uqd02", "cv"},
    {"UQD/UQDB size 04", "cv_us", "uqd04", "cv"},
    {"UQD/UQDB size 06", "cv_us", "uqd06", "cv"},
    {"UQD/UQDB size 08", "cv_us", "uqd08", "cv"},
    {"UQD/UQDB size 08", "max_psi", "uqd08", "pressure_max", psiKpa},
    {"BMQC (ORv3 blind-mate)", "max_psig", "bmqc", "pressure_max", psiKpa},
    {"BMQC (ORv3 blind-mate)", "max_flow_lpm", "bmqc", "rated_flow"},
    {"PBMC pivoting blind mate", "max_flow_lpm", "pbmc", "rated_flow"},
    {"LQC V2 1 in (rack to TCS)", "max_psig_operating", "lqc-v2-1in", "pressure_max", psiKpa},
    {"PW170 perimeter CRAH", "net_kw", "vertiv-pw170", "net_capacity"},
    {"PW170 perimeter CRAH", "airflow_cfm", "vertiv-pw170", "airflow", cfmM3s},
    {"PW170 perimeter CRAH", "fan_kw", "vertiv-pw170", "fan_power"},
    {"AHU FA069HC", "net_kw", "vertiv-fa069hc", "net_capacity"},
    {"AHU FA069HC", "water_lpm", "vertiv-fa069hc", "water_flow"},
    {"AHU FA069HC", "airflow_cfm", "vertiv-fa069hc", "airflow", cfmM3s},
    {"AHU FA096HC", "net_kw", "vertiv-fa096hc", "net_capacity"},
    {"AHU FA096HC", "airflow_cfm", "vertiv-fa096hc", "airflow", cfmM3s},
    {"Generic chilled-water CRAH classes", "airflow_m3s.1", "crah-250", "airflow"},
    {"Liebert CWA thermal wall", "kw_600_class_airflow_m3s", "vertiv-cwa-600", "airflow"},
    {"Adiabatic dry cooler class", "capacity_kw", "adiabatic-2000", "capacity"},
    {"Adiabatic dry cooler class", "fan_power_kw", "adiabatic-2000", "electrical_power"},
    {"Air-cooled free-cooling chiller class", "power_kw", "air-chiller-1500", "electrical_power"},
    {"Deschutes CDU pump (SPECK TOEMA065200)", "head_psi", "speck-toema065200", "rated_head",
     psiKpa},
    {"Deschutes CDU pump (SPECK TOEMA065200)", "motor_kw", "speck-toema065200", "motor_power"},
    {"Galaxy VX", "kw", "schneider-galaxy-vx-1500", "rating"},
    {"Caterpillar C175-16", "kw", "cat-c175-16", "rating"},
    {"Starline 1200T5", "a", "starline-1200t5", "rating"},
};

// Of a fact's field, "a.b.0": keys of objects and indices of lists.
std::optional<double> stated(const json& fields, const QString& path)
{
    json at = fields;
    for (const auto& step : path.split(QLatin1Char('.'))) {
        const std::string key = step.toStdString();
        if (at.is_array() && step.toUInt() < at.size())
            at = json(at[step.toUInt()]);
        else if (at.is_object() && at.contains(key))
            at = json(at[key]);
        else
            return std::nullopt;
    }
    return at.is_number() ? std::optional(at.get<double>()) : std::nullopt;
}

// In the unit of catalogue files.
std::optional<double> shippedFigure(const char* key, std::string_view figure)
{
    const auto* entry = shippedTypes().find(key);
    if (entry == nullptr)
        return std::nullopt;
    for (const auto& field : kindFields(entry->kind)) {
        if (field.info->key != figure)
            continue;
        if (const auto* number = std::get_if<double>(&field.value))
            return toFile(field.info->measure, *number);
        if (const auto* count = std::get_if<std::int64_t>(&field.value))
            return static_cast<double>(*count);
    }
    return std::nullopt;
}

// Points of the flow curve at the supply temperatures of the facts, L/min.
bool flowMeets(const json& fields, const char* key)
{
    const auto& rack = shippedKind<RackType>(key);
    bool good = true;
    for (const auto& [supply, flow] : fields.at("flow_lpm_at_supply_c").items()) {
        const auto need = flowNeed(rack, celsius(std::stod(supply)));
        good = need && closeTo(inSi(*need) * 60e3, flow.get<double>(), 5e-3, key) && good;
    }
    return good;
}

} // namespace

class CatalogueFactsTest : public QObject {
    Q_OBJECT

private slots:
    void init(); // not initTestCase: a skip there makes Qt Test pass over the classes that follow
    void statedFiguresAgree_data();
    void statedFiguresAgree();
    void flowCurvesAgree();
    void airflowOfNodesAgrees();

private:
    json fieldsOf(const char* name) const
    {
        for (const auto& one : facts_)
            if (one.at("name") == name)
                return one.at("fields");
        return nullptr;
    }
    json facts_;
};

void CatalogueFactsTest::init()
{
    HALLWRIGHT_NEEDS_REFERENCE(path, "catalogue-facts.json");
    std::ifstream in(path.toStdString());
    facts_ = json::parse(in);
    QVERIFY(facts_.is_array() && !facts_.empty());
}

void CatalogueFactsTest::statedFiguresAgree_data()
{
    QTest::addColumn<const Fact*>("fact");
    for (const auto list : {std::span<const Fact>(racks), std::span<const Fact>(cooling)})
        for (const auto& fact : list)
            QTest::addRow("%s %s", fact.key, fact.figure) << &fact;
}

// Both lists print three or four figures: equal within 0.5 %.
void CatalogueFactsTest::statedFiguresAgree()
{
    QFETCH(const Fact*, fact);
    const auto published = stated(fieldsOf(fact->name), QString::fromUtf8(fact->field));
    QVERIFY2(published.has_value(), fact->field);
    const auto shipped = shippedFigure(fact->key, fact->figure);
    QVERIFY2(shipped.has_value(), fact->figure);
    QVERIFY(closeTo(*shipped, *published * fact->factor, 5e-3, fact->figure));
}

void CatalogueFactsTest::flowCurvesAgree()
{
    QVERIFY(flowMeets(fieldsOf("GB200 NVL72"), "gb200-nvl72"));
    QVERIFY(flowMeets(fieldsOf("GB300 NVL72"), "gb300-nvl72"));
    // NVIDIA DSX: at least 1.5 L/min per kW.
    const auto& rubin = shippedKind<RackType>("vr-nvl72");
    const double perKw =
        inSi(*flowNeed(rubin, celsius(40))) * 60e3 / (inSi(*rubin.power.tdp) / 1e3);
    const auto least = stated(fieldsOf("Vera Rubin NVL72 (a.k.a. NVL144 die count)"),
                              QStringLiteral("tcs_flow_lpm_per_kw_min"));
    QVERIFY(least.has_value());
    // 330 L/min of the sheet over 227 kW, of which 220 kW go to liquid.
    QVERIFY(perKw / *rubin.cooling.liquidFraction >= *least * (1.0 - 5e-3));
}

void CatalogueFactsTest::airflowOfNodesAgrees()
{
    for (const auto& [name, key] : {std::pair{"DGX A100 (8-GPU air)", "dgx-a100"},
                                    {"DGX H100 / H200 (8-GPU air)", "dgx-h100"},
                                    {"DGX H100 / H200 (8-GPU air)", "dgx-h200"},
                                    {"DGX B200 (8-GPU air)", "dgx-b200"},
                                    {"DGX B300 (8-GPU air)", "dgx-b300"}}) {
        const auto cfm = stated(fieldsOf(name), QStringLiteral("airflow_cfm"));
        QVERIFY2(cfm.has_value(), name);
        const auto& node = shippedKind<NodeType>(key);
        QVERIFY(!node.cooling.airflowNeed.empty());
        QVERIFY(closeTo(read(node.cooling.airflowNeed, 297.15).y, *cfm * cfmM3s, 5e-3, key));
    }
}

HALLWRIGHT_TEST(CatalogueFactsTest)
#include "catalogue_facts_test.moc"
