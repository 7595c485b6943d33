// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/plant/chiller.h"

#include <algorithm>

namespace hallwright::thermal {

namespace {

// Name, air-cooled, heat W, COP, least, unload and most part load, box, CAPFT, EIRFT, EIRFPLR.
const std::array published{
    EirCurves{"Carrier_19XR_1143kW_6_57COP_VSD",
              false,
              1142900.0,
              6.57,
              0.2,
              0.2,
              1.03,
              {7.22, 12.78},
              {12.78, 26.67},
              {0.7939538, 0.04096493, -0.001419397, -0.001639813, -0.0005220497, 0.001348786},
              {0.947558, -0.01187942, 8.799326e-05, 0.0002250775, 0.0001815775, 0.0002178409},
              {0.1408822, -0.1578153, 1.014316}},
    EirCurves{"York_YT_1368kW_7_35COP_VSD",
              false,
              1367900.0,
              7.35,
              0.1,
              0.1,
              1.03,
              {4.44, 8.89},
              {12.78, 29.44},
              {0.3832184, -0.03265439, -0.003392654, 0.0858018, -0.003513013, 0.00652844},
              {0.3227543, -0.01415418, -0.00509065, 0.04606511, -0.0008769578, 0.002600343},
              {0.09483562, 0.1521114, 0.7543027}},
    EirCurves{"Carrier_19XR_1407kW_6_04COP_VSD",
              false,
              1406600.0,
              6.04,
              0.2,
              0.2,
              1.04,
              {4.44, 10.0},
              {12.78, 32.22},
              {1.042261, 0.002644821, -0.001468026, 0.01366256, -0.0008302334, 0.001573579},
              {1.02634, -0.01612819, -0.001092591, -0.01784393, 0.0007961842, -9.586049e-05},
              {0.118888, 0.6723542, 0.2068754}},
    EirCurves{"Trane_CVHF_2317kW_6_33COP_VSD",
              false,
              2317400.0,
              6.33,
              0.1,
              0.1,
              1.04,
              {4.44, 8.89},
              {12.78, 29.44},
              {0.7277716, 0.01018101, -0.0006282438, 0.01337701, -0.0005050352, 0.001527259},
              {0.350233, -0.0230151, 0.0005749596, 0.01902421, 0.0003109974, -0.0004714517},
              {0.09861441, 0.5297727, 0.3707229}},
    EirCurves{"York_YK_2771kW_6_84COP_VSD",
              false,
              2771100.0,
              6.84,
              0.2,
              0.2,
              1.02,
              {4.44, 8.89},
              {12.78, 29.44},
              {0.7734286, 0.04848829, -0.001859209, 0.02611971, -0.001243562, 0.0007210181},
              {0.7203736, 0.0103046, -0.0007854237, -0.001206349, 0.000821006, -0.001455414},
              {0.08653354, 0.1737382, 0.7403679}},
    EirCurves{"Carrier_19EX_5208kW_6_88COP_Vanes",
              false,
              5208200.0,
              6.88,
              0.2,
              0.2,
              1.03,
              {4.44, 8.89},
              {15.56, 29.44},
              {0.5563516, -0.04106264, -0.003164992, 0.05722234, -0.002313857, 0.005377616},
              {0.5198204, -0.0152334, -0.0006391523, 0.02170049, 2.423693e-05, 0.0001432604},
              {0.2334262, 0.3926783, 0.373132}},
    EirCurves{
        "Carrier_30XA500_1609kW_2_9COP",
        true,
        1609400.0,
        2.9,
        0.1,
        0.1,
        1.15,
        {4.44, 10},
        {29.44, 46.11},
        {-0.3479426478, 0.0637388098, -0.0007955045, 0.0712741456, -0.0010660025, -0.0009234587},
        {0.089134815, 0.0280734482, 0.0016909915, 0.0230561531, 0.0001663802, -0.0015023227},
        {0, 1, 0}},
};

double held(double value, const std::array<double, 2>& box, bool& flag)
{
    flag = flag || value < box[0] || value > box[1];
    return std::clamp(value, box[0], box[1]);
}

constexpr double kelvin = 273.15;
constexpr double leastLift = 8.0; // K
constexpr double mostCop = 12.0;
constexpr double evaporatorApproach = 1.5; // K
constexpr double condenserApproach = 1.5;
constexpr double airApproach = 12.0;

} // namespace

std::span<const EirCurves> publishedChillers()
{
    return published;
}

const EirCurves* publishedChiller(std::string_view name)
{
    for (const auto& one : published)
        if (one.name == name)
            return &one;
    return nullptr;
}

double biquadratic(const std::array<double, 6>& c, double x, double y)
{
    return c[0] + x * (c[1] + c[2] * x) + y * (c[3] + c[4] * y) + c[5] * x * y;
}

ChillerReading eirChiller(const EirCurves& curves, double heatW, double waterC, double condenserC)
{
    ChillerReading out;
    const double x = held(waterC, curves.waterC, out.held);
    const double y = held(condenserC, curves.condenserC, out.held);
    out.availableW = curves.heatW * biquadratic(curves.capacity, x, y);
    out.partLoad = heatW / out.availableW;
    out.beyond = out.partLoad > curves.mostRatio;
    out.partLoad = std::clamp(out.partLoad, 0.0, curves.mostRatio);
    const double p = std::max(out.partLoad, curves.unloadRatio);
    const double partPower = curves.partLoad[0] + p * (curves.partLoad[1] + p * curves.partLoad[2]);
    out.powerW = out.availableW / curves.cop * biquadratic(curves.input, x, y) * partPower *
                 std::min(1.0, out.partLoad / curves.leastRatio);
    return out;
}

double tenTermPartLoad(const std::array<double, 10>& c, double y, double p)
{
    return c[0] + c[1] * y + c[2] * y * y + c[3] * p + c[4] * p * p + c[5] * y * p +
           c[6] * y * y * y + c[7] * p * p * p + c[8] * y * y * p + c[9] * y * p * p;
}

double liftCop(const Lift& lift)
{
    const double evaporating = lift.waterC - evaporatorApproach;
    const double rise = std::max(lift.condensingC - evaporating, leastLift);
    return std::min(mostCop, lift.share * (evaporating + kelvin) / rise);
}

double condensingOfWater(double leavingC)
{
    return leavingC + condenserApproach;
}

double condensingOfAir(double airC)
{
    return airC + airApproach;
}

} // namespace hallwright::thermal
