// SPDX-License-Identifier: GPL-3.0-or-later
// What the duty-point card's editors hold, in SI, as the question that is asked.
#pragma once

#include "model/results/duty.h"

namespace hallwright::ui {

// Opens with a 1.4 MW row CDU near its rating; all in SI.
struct DutyInputs {
    std::string type = "vertiv-xdu1350";
    model::Coolant fluid = model::Coolant::Pg25Ashrae;
    double flow = 1000.0 / 60e3;
    double loopDrop = 200e3;
    double heat = 1000e3;
    double facilityFlow = 1200.0 / 60e3;
    double facilitySupply = 303.15;
};

model::DutyPoint dutyPoint(const DutyInputs& inputs);

} // namespace hallwright::ui
