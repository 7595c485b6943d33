// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/coolant_groups.h"

#include "app/signature.h"

#include <algorithm>
#include <unordered_map>

namespace hallwright::app {

namespace {

double known(const auto& figure)
{
    return figure ? model::inSi(*figure) : -1.0;
}

void signCurve(const model::Curve& curve, Signature& sign)
{
    sign << static_cast<double>(curve.x.size());
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        sign << curve.x[i] << curve.y[i];
}

// What limits and heat-up read of a rack type.
void signRack(const model::RackType* type, Signature& sign)
{
    if (type == nullptr)
        return;
    const auto& cooling = type->cooling;
    signCurve(cooling.flowNeed, sign);
    signCurve(cooling.plateResistance, sign);
    sign << known(cooling.supplyMax) << known(cooling.returnMax) << known(cooling.pressureMax)
         << known(cooling.componentLimit) << known(type->compute.gpuTdp)
         << static_cast<double>(cooling.platesPerRack.value_or(-1));
}

void signCdu(const model::CduType& cdu, Signature& sign)
{
    signCurve(cdu.pumpCurve, sign);
    sign << known(cdu.capacity) << known(cdu.approach) << known(cdu.secondaryFlow)
         << known(cdu.primaryFlow) << known(cdu.externalHead) << known(cdu.pumpPower)
         << known(cdu.coolantVolume) << known(cdu.pressureMax) << known(cdu.npshRequired)
         << cdu.pumpEfficiency.value_or(-1.0) << static_cast<double>(cdu.dutyPumps)
         << static_cast<double>(cdu.standbyPumps);
}

} // namespace

// Of all that a group's solution depends on: topology texts and figures, not keys and ids.
std::uint64_t signatureOf(const model::CoolantGroup& group)
{
    using model::inSi;
    Signature sign;
    for (const int choice :
         {static_cast<int>(group.scheme), static_cast<int>(group.fluid),
          static_cast<int>(group.control), static_cast<int>(group.returnPath), group.installed})
        sign << static_cast<double>(choice);
    sign << inSi(group.supplySetPoint) << inSi(group.facilitySupply) << inSi(group.facilityFlow)
         << inSi(group.bufferVolume) << inSi(group.facilityRestart)
         << (group.pumpsOnUps ? 1.0 : 0.0) << (group.doors ? 1.0 : 0.0) << inSi(group.fillPressure)
         << inSi(group.staticHeight) << inSi(group.lowestPoint) << inSi(group.atmosphere)
         << inSi(group.supplyTank) << inSi(group.riserHeight);
    sign << (group.cdu != nullptr ? group.cdu->key : std::string());
    if (group.cdu != nullptr)
        signCdu(std::get<model::CduType>(group.cdu->kind), sign);
    for (const auto& need : group.racks)
        signRack(need.type, sign);
    for (const auto& kv : group.valveKv)
        sign << kv.value_or(-1.0);
    for (const auto& need : group.racks)
        sign << inSi(need.heat) << inSi(need.flow) << inSi(need.dropReferenceFlow)
             << inSi(need.dropReference) << need.dropExponent;
    for (const auto& element : group.elements)
        sign << element.from << element.to << inSi(element.length) << inSi(element.bore)
             << inSi(element.roughness) << element.fittings << inSi(element.designFlow)
             << static_cast<double>(element.role) << static_cast<double>(element.state)
             << element.speed.value_or(-1.0) << element.kv << element.couplingKv << element.fouling
             << inSi(element.opensAt) << known(element.couplingPressure);
    return sign.value();
}

namespace {

// The solution of an equal group under this group's own keys and rack ids.
thermal::CoolantLoopResult renamed(const thermal::CoolantLoopResult& solved,
                                   const model::CoolantGroup& from, const model::CoolantGroup& to)
{
    std::unordered_map<std::string, std::string> keys{{from.key, to.key}};
    for (std::size_t i = 0; i < from.elements.size(); ++i)
        keys[from.elements[i].key] = to.elements[i].key;
    const auto rename = [&keys](std::string& key) {
        if (const auto found = keys.find(key); found != keys.end())
            key = found->second;
    };
    thermal::CoolantLoopResult out = solved;
    for (std::size_t i = 0; i < out.racks.size(); ++i)
        out.racks[i].rack = to.racks[i].rack;
    for (auto& element : out.elements)
        rename(element.key);
    std::sort(out.elements.begin(), out.elements.end(),
              [](const auto& a, const auto& b) { return a.key < b.key; });
    for (auto& finding : out.findings) {
        for (auto& ref : finding.elements)
            rename(ref.key);
        for (auto& argument : finding.message.arguments)
            rename(argument);
    }
    for (auto& record : out.convergence)
        rename(record.worst.key);
    return out;
}

} // namespace

std::vector<model::Result<thermal::CoolantLoopResult>>
solveGroups(const std::vector<model::CoolantGroup>& groups, EvaluationCache& cache,
            std::stop_token stop)
{
    std::vector<model::Result<thermal::CoolantLoopResult>> out;
    out.reserve(groups.size());
    std::unordered_map<std::uint64_t, std::size_t> solved;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const auto& group = groups[i];
        const auto [at, fresh] = solved.try_emplace(signatureOf(group), i);
        const auto& twin = groups[at->second];
        if (!fresh && out[at->second] && twin.elements.size() == group.elements.size()) {
            out.push_back(renamed(*out[at->second], twin, group));
            continue;
        }
        out.push_back(
            thermal::solveCoolantLoop(group, group.installed, cache.loops[group.key], stop));
    }
    return out;
}

} // namespace hallwright::app
