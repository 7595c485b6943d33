// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/short_circuit.h"

#include "data/import/short_circuit_case.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using model::Result;
using power::FaultCase;
using power::FaultKind;

namespace {

const char* caseWord(FaultCase which)
{
    return which == FaultCase::Highest ? "max" : "min";
}

const char* kindWord(FaultKind kind)
{
    return kind == FaultKind::ThreePhase ? "3ph" : kind == FaultKind::TwoPhase ? "2ph" : "earth";
}

using Answers = std::vector<power::FaultCurrents>;

std::string jsonOf(const model::ShortCircuitNetwork& network,
                   const ShortCircuitVerbOptions& options, const Answers& answers)
{
    nlohmann::ordered_json document{{"schema", 1},
                                    {"case", caseWord(options.fault.which)},
                                    {"fault", kindWord(options.fault.kind)}};
    auto& buses = document["buses"] = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < answers.size(); ++i)
        buses[network.buses[i].id] = {{"ik_ka", answers[i].initialKa},
                                      {"ip_ka", answers[i].peakKa},
                                      {"ith_ka", answers[i].thermalKa},
                                      {"c", answers[i].factor}};
    return document.dump(1);
}

std::string tableOf(const model::ShortCircuitNetwork& network,
                    const ShortCircuitVerbOptions& options, const Answers& answers)
{
    std::string text = fmt::format(
        "{}: {} buses, IEC 60909 {} case, {} fault; ip by method C, Ith for {:.6g} s with n = 1\n\n"
        "{:<32} {:>8} {:>6} {:>11} {:>11} {:>11} {:>7} {:>12} {:>12}\n",
        network.name, network.buses.size(), caseWord(options.fault.which),
        kindWord(options.fault.kind), network.faultSeconds, "bus", "Un kV", "c", "Ik\" kA", "ip kA",
        "Ith kA", "kappa", "R1 mohm", "X1 mohm");
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const auto& one = answers[i];
        text += fmt::format(
            "{:<32} {:>8.4g} {:>6.3g} {:>11.4f} {:>11.4f} {:>11.4f} {:>7.4f} {:>12.6g} {:>12.6g}\n",
            network.buses[i].id, network.buses[i].nominalKv, one.factor, one.initialKa, one.peakKa,
            one.thermalKa, one.kappa, one.positiveOhm.real() * 1e3, one.positiveOhm.imag() * 1e3);
    }
    return text;
}

} // namespace

Result<std::string> shortCircuitText(const ShortCircuitVerbOptions& options)
{
    const auto network = data::readShortCircuitCase(options.file);
    if (!network)
        return tl::unexpected(network.error());
    const auto answers = power::solveShortCircuit(*network, options.fault);
    if (!answers) {
        auto fault = answers.error();
        fault.where = options.file + ": " + fault.where;
        return tl::unexpected(std::move(fault));
    }
    return options.form == OutputForm::Json ? jsonOf(*network, options, *answers)
                                            : tableOf(*network, options, *answers);
}

} // namespace hallwright::app
