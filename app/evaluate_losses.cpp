// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluate_losses.h"

#include "model/derive/derived.h"
#include "model/derive/power_sizes.h"

namespace hallwright::app {

using namespace model;

namespace {

// The solved loss in the proportions of the type's law at the solved loading; without a law all of
// it is a conductor's.
LossSplit splitOf(double lossW, double fixed, double proportional, double square)
{
    const double sum = fixed + proportional + square;
    if (sum <= 0.0)
        return {0.0, 0.0, lossW};
    return {lossW * fixed / sum, lossW * proportional / sum, lossW * square / sum};
}

LossSplit splitOf(const ElementResult& element, const EquipmentType* type, UpsMode mode)
{
    const double loss = inSi(*element.loss);
    const double load = element.loading.value_or(0.0);
    if (type != nullptr)
        if (const auto* ups = std::get_if<UpsType>(&type->kind)) {
            const auto law = upsLoss(*ups, mode).value_or(UpsLoss{});
            return splitOf(loss, law.constant, law.linear * load, law.quadratic * load * load);
        }
    if (type != nullptr)
        if (const auto* transformer = std::get_if<TransformerType>(&type->kind))
            return splitOf(loss, inSi(transformer->noLoadLoss.value_or(Power{})), 0.0,
                           inSi(transformer->loadLoss.value_or(Power{})) * load * load);
    return {0.0, 0.0, loss};
}

void add(LossSplit& sum, const LossSplit& part)
{
    sum.fixedW += part.fixedW;
    sum.proportionalW += part.proportionalW;
    sum.squareW += part.squareW;
}

double& partOf(ChainLosses& chain, const std::string& kind)
{
    if (kind == "ups" || kind == "rectifier")
        return chain.upsW;
    const bool service = kind == "utility" || kind == "transformer" || kind == "generator" ||
                         kind == "switchboard" || kind == "mechanical-board" ||
                         kind == "ring-section";
    return service ? chain.serviceW : chain.distributionW;
}

} // namespace

ElectricalShares chainShares(const ChainLosses& losses, double itW, double mechanicalW)
{
    const auto share = [](double lost, double left) {
        return lost > 0.0 ? lost / (lost + left) : 0.0;
    };
    ElectricalShares out;
    double through = itW;
    out.distribution = share(losses.distributionW, through);
    through += losses.distributionW;
    out.ups = share(losses.upsW, through);
    through += losses.upsW + mechanicalW;
    out.service = share(losses.serviceW, through);
    return out;
}

HallLosses hallLosses(const Project& project, const Catalogue& catalogue, const PowerRecipe& recipe,
                      std::span<const ElementResult> elements)
{
    HallLosses out;
    for (const auto& element : elements) {
        if (element.hall != recipe.id || element.group != ElementGroup::Electrical || !element.loss)
            continue;
        const auto split =
            splitOf(element, chosenType(project, catalogue, element.type), recipe.upsMode);
        out.known = true;
        add(out.all, split);
        partOf(out.chain, element.kind) += inSi(*element.loss);
        if (element.kind != "transformer" && element.kind != "ring-section")
            add(out.indoors, split);
    }
    return out;
}

} // namespace hallwright::app
