// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/model_shape.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double widthOverLayers = 128.0;
constexpr double parametersPerSquare = 12.0;  // of a layer, over the square of its width
constexpr double usualKeyValueWidth = 2048.0; // 8 heads of 128, K and V: Llama 3 8B to 405B
constexpr double attentionPerTokenPair = 6.0;

double expertParametersOf(const ModelShape& shape)
{
    const double surplus = shape.total - shape.active;
    if (surplus <= 0.0)
        return 0.0;
    const double resting = 1.0 - shape.expertsPerToken / shape.experts;
    return resting > 0.0 ? std::min(shape.total, surplus / resting) : surplus;
}

} // namespace

ModelShape shapeOf(const Workload& workload)
{
    ModelShape out;
    out.active = workload.activeParameters;
    out.total = std::max(workload.activeParameters, workload.totalParameters);
    const double square = widthOverLayers * widthOverLayers;
    const double usual = std::cbrt(out.active / (parametersPerSquare * square));
    const double layers = workload.layers ? *workload.layers : 0.0;
    const double hidden = workload.hidden ? *workload.hidden : 0.0;
    if (layers > 0.0 || hidden > 0.0) {
        out.layers = layers > 0.0 ? layers : out.active / (parametersPerSquare * hidden * hidden);
        out.hidden = hidden > 0.0 ? hidden : std::sqrt(out.active / (parametersPerSquare * layers));
    } else {
        out.layers = usual;
        out.hidden = widthOverLayers * usual;
    }
    out.layers = std::max(1.0, std::round(out.layers));
    out.hidden = std::max(1.0, out.hidden);
    out.keyValueWidth = workload.keyValueWidth ? *workload.keyValueWidth : usualKeyValueWidth;
    out.experts = std::max(1, workload.experts);
    out.expertsPerToken = std::clamp<double>(workload.expertsPerToken, 1.0, out.experts);
    out.expertParameters = expertParametersOf(out);
    return out;
}

double attentionFlop(const ModelShape& shape, double sequence)
{
    return attentionPerTokenPair * shape.layers * shape.hidden * sequence;
}

} // namespace hallwright::model
