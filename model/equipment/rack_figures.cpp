// SPDX-License-Identifier: GPL-3.0-or-later
// Field descriptions of the compute, power and cooling figures that racks and nodes share.
#include "model/equipment/figure_fields.h"

namespace hallwright::model {

namespace {

template <class Row>
void addCompute(FieldList<Row>& list)
{
    const auto put = [&](const FigureText& text, auto member, const char* help = "") {
        list.add(figure(text, group::compute, help),
                 [member](auto& row) -> auto& { return row.compute.*member; });
    };
    using C = ComputeFigures;
    const char* dense = QT_TRANSLATE_NOOP(
        "field", "Dense peak of one GPU; the sparse figure of a data sheet is twice as high.");
    put({"gpus", QT_TRANSLATE_NOOP("field", "GPUs"), Measure::Count, 0, 1e5}, &C::gpus);
    put({"cpus", QT_TRANSLATE_NOOP("field", "CPUs"), Measure::Count, 0, 1e5}, &C::cpus);
    put({"peak_bf16", QT_TRANSLATE_NOOP("field", "BF16 dense peak per GPU"), Measure::ComputeRate,
         1e-6, 1e4},
        &C::peakBf16, dense);
    put({"peak_fp8", QT_TRANSLATE_NOOP("field", "FP8 dense peak per GPU"), Measure::ComputeRate,
         1e-6, 1e4},
        &C::peakFp8, dense);
    put({"peak_fp4", QT_TRANSLATE_NOOP("field", "FP4 dense peak per GPU"), Measure::ComputeRate,
         1e-6, 1e4},
        &C::peakFp4, dense);
    put({"memory_per_gpu", QT_TRANSLATE_NOOP("field", "Memory per GPU"), Measure::Information,
         0.001, 1e6},
        &C::memoryPerGpu);
    put({"memory_bandwidth_per_gpu", QT_TRANSLATE_NOOP("field", "Memory bandwidth per GPU"),
         Measure::Bandwidth, 0.001, 1e7},
        &C::memoryBandwidthPerGpu);
    put({"gpu_tdp", QT_TRANSLATE_NOOP("field", "TDP per GPU"), Measure::PowerSmall, 1, 1e5},
        &C::gpuTdp);
    put({"scale_up_domain", QT_TRANSLATE_NOOP("field", "GPUs in one scale-up domain"),
         Measure::Count, 1, 1e5},
        &C::scaleUpDomain);
    put({"scale_up_bandwidth_per_gpu",
         QT_TRANSLATE_NOOP("field", "Scale-up bandwidth per GPU and direction"), Measure::Bandwidth,
         0.001, 1e6},
        &C::scaleUpBandwidthPerGpu);
    put({"scale_out_ports", QT_TRANSLATE_NOOP("field", "Scale-out ports"), Measure::Count, 0, 1e5},
        &C::scaleOutPorts);
    put({"scale_out_rate", QT_TRANSLATE_NOOP("field", "Rate of a scale-out port"),
         Measure::LinkRate, 0.1, 1e5},
        &C::scaleOutRate);
    put({"trays", QT_TRANSLATE_NOOP("field", "Compute trays"), Measure::Count, 0, 1e4}, &C::trays);
    put({"gpus_per_tray", QT_TRANSLATE_NOOP("field", "GPUs in a tray"), Measure::Count, 0, 1e4},
        &C::gpusPerTray);
}

template <class Row>
void addPower(FieldList<Row>& list)
{
    const auto put = [&](const FigureText& text, auto member, const char* help = "") {
        list.add(figure(text, group::power, help),
                 [member](auto& row) -> auto& { return row.power.*member; });
    };
    using P = PowerFigures;
    put({"power_typical", QT_TRANSLATE_NOOP("field", "Typical power"), Measure::Power, 0, 5e3},
        &P::typical, QT_TRANSLATE_NOOP("field", "For energy and cost."));
    put({"power_tdp", QT_TRANSLATE_NOOP("field", "Design power (TDP)"), Measure::Power, 0, 5e3},
        &P::tdp, QT_TRANSLATE_NOOP("field", "For heat, flow and continuous current."));
    put({"power_peak", QT_TRANSLATE_NOOP("field", "Peak power"), Measure::Power, 0, 1e4}, &P::peak,
        QT_TRANSLATE_NOOP("field", "For transients of UPS, generators and busways."));
    put({"peak_duration", QT_TRANSLATE_NOOP("field", "Duration of the peak"), Measure::Seconds, 0,
         86400},
        &P::peakDuration);
    put({"power_nameplate", QT_TRANSLATE_NOOP("field", "Nameplate power"), Measure::Power, 0, 1e4},
        &P::nameplate,
        QT_TRANSLATE_NOOP("field", "Sum of supplies; a load only where nothing else is known."));
    put({"idle_fraction", QT_TRANSLATE_NOOP("field", "Idle power over typical"), Measure::Fraction,
         0, 1},
        &P::idleFraction);
    put({"power_factor", QT_TRANSLATE_NOOP("field", "Power factor"), Measure::Fraction, 0.1, 1},
        &P::powerFactor);
    put({"power_shelves", QT_TRANSLATE_NOOP("field", "Power shelves, all feeds"), Measure::Count, 0,
         100},
        &P::powerShelves);
    put({"shelf_power", QT_TRANSLATE_NOOP("field", "Power of a shelf"), Measure::Power, 0.1, 1e3},
        &P::shelfPower);
    put({"supplies", QT_TRANSLATE_NOOP("field", "Power supplies, all feeds"), Measure::Count, 0,
         1000},
        &P::supplies, QT_TRANSLATE_NOOP("field", "Single-phase ones are spread over the phases."));
    FieldInfo connection;
    connection.key = "supply_connection";
    connection.title = QT_TRANSLATE_NOOP("field", "Connection of the supplies");
    connection.group = group::power;
    list.add(connection, [](auto& row) -> auto& { return row.power.connection; });
}

template <class Row>
void addCoolantLaw(FieldList<Row>& list)
{
    const auto put = [&](const FieldInfo& description, auto member) {
        list.add(description, [member](auto& row) -> auto& { return row.cooling.*member; });
    };
    using C = CoolingFigures;
    FieldInfo kind;
    kind.key = "cooling";
    kind.title = QT_TRANSLATE_NOOP("field", "Cooled by");
    kind.group = group::cooling;
    put(kind, &C::kind);
    put(figure({"liquid_fraction", QT_TRANSLATE_NOOP("field", "Share of heat to liquid"),
                Measure::Fraction, 0, 1},
               group::cooling),
        &C::liquidFraction);
    put(curveFigure({"flow_need",
                     QT_TRANSLATE_NOOP("field", "Coolant flow needed"),
                     {"", "", Measure::Temperature, -50, 100},
                     {"", "", Measure::CoolantFlow, 0.01, 1e5}},
                    group::cooling,
                    QT_TRANSLATE_NOOP("field", "Supply temperature against flow of the rack.")),
        &C::flowNeed);
    put(figure({"drop_reference_flow", QT_TRANSLATE_NOOP("field", "Flow of the pressure drop"),
                Measure::CoolantFlow, 0.01, 1e5},
               group::cooling),
        &C::dropReferenceFlow);
    put(figure({"drop_reference", QT_TRANSLATE_NOOP("field", "Pressure drop"), Measure::Pressure,
                0.01, 1e4},
               group::cooling),
        &C::dropReference);
    put(figure({"drop_exponent", QT_TRANSLATE_NOOP("field", "Exponent of the pressure drop"),
                Measure::None, 1, 2.5},
               group::cooling),
        &C::dropExponent);
}

template <class Row>
void addCoolingLimits(FieldList<Row>& list)
{
    const auto put = [&](const FieldInfo& description, auto member) {
        list.add(description, [member](auto& row) -> auto& { return row.cooling.*member; });
    };
    const auto temperature = [](const char* key, const char* title) {
        return figure({key, title, Measure::Temperature, -50, 150}, group::cooling);
    };
    using C = CoolingFigures;
    put(temperature("supply_min", QT_TRANSLATE_NOOP("field", "Coolant supply, lowest")),
        &C::supplyMin);
    put(temperature("supply_max", QT_TRANSLATE_NOOP("field", "Coolant supply, highest")),
        &C::supplyMax);
    put(temperature("return_max", QT_TRANSLATE_NOOP("field", "Coolant return, highest")),
        &C::returnMax);
    put(figure({"pressure_max", QT_TRANSLATE_NOOP("field", "Working pressure, highest"),
                Measure::Pressure, 1, 1e5},
               group::cooling),
        &C::pressureMax);
    put(figure({"filter", QT_TRANSLATE_NOOP("field", "Filtration asked for"), Measure::ParticleSize,
                0.1, 1e4},
               group::cooling),
        &C::filter);
    put(figure({"connection", QT_TRANSLATE_NOOP("field", "Connection bore"), Measure::PipeDiameter,
                1, 500},
               group::cooling),
        &C::connection);
    FieldInfo coupling;
    coupling.key = "coupling";
    coupling.title = QT_TRANSLATE_NOOP("field", "Quick disconnect of the trays");
    coupling.group = group::cooling;
    coupling.help = QT_TRANSLATE_NOOP("field", "Key of a coupling of the catalogue.");
    put(coupling, &C::coupling);
    put(figure({"coupling_pairs", QT_TRANSLATE_NOOP("field", "Trays with quick disconnects"),
                Measure::Count, 1, 1e4},
               group::cooling),
        &C::couplingPairs);
    put(wettedField(), &C::wetted);
    put(figure({"coolant_volume", QT_TRANSLATE_NOOP("field", "Coolant inside"), Measure::Volume,
                0.01, 1e5},
               group::cooling),
        &C::coolantVolume);
    put(curveFigure({"airflow_need",
                     QT_TRANSLATE_NOOP("field", "Airflow needed"),
                     {"", "", Measure::Temperature, -50, 100},
                     {"", "", Measure::AirFlow, 1e-4, 1e3}},
                    group::cooling,
                    QT_TRANSLATE_NOOP("field", "Air inlet temperature against airflow.")),
        &C::airflowNeed);
    put(temperature("air_inlet_max", QT_TRANSLATE_NOOP("field", "Air inlet, highest")),
        &C::airInletMax);
    put(curveFigure({"plate_resistance",
                     QT_TRANSLATE_NOOP("field", "Cold plate resistance"),
                     {"", "", Measure::CoolantFlow, 1e-3, 1e3},
                     {"", "", Measure::ThermalResistance, 1e-5, 10}},
                    group::cooling,
                    QT_TRANSLATE_NOOP("field", "Flow of one plate against case over inlet.")),
        &C::plateResistance);
    put(figure({"plates_per_rack", QT_TRANSLATE_NOOP("field", "Cold plates in parallel"),
                Measure::Count, 1, 1e4},
               group::cooling),
        &C::platesPerRack);
    put(temperature("component_limit", QT_TRANSLATE_NOOP("field", "GPU case temperature, highest")),
        &C::componentLimit);
}

template <class Row>
void addAll(FieldList<Row>& list)
{
    addCompute(list);
    addPower(list);
    addCoolantLaw(list);
    addCoolingLimits(list);
}

} // namespace

void addComputePowerCooling(FieldList<RackType>& list)
{
    addAll(list);
}

void addComputePowerCooling(FieldList<NodeType>& list)
{
    addAll(list);
}

} // namespace hallwright::model
