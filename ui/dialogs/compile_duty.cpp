// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/compile_duty.h"

namespace hallwright::ui {

model::DutyPoint dutyPoint(const DutyInputs& inputs)
{
    model::DutyPoint out;
    out.type = inputs.type;
    out.fluid = inputs.fluid;
    out.flow = model::fromSi<model::VolumeFlow>(inputs.flow);
    out.loopDrop = model::fromSi<model::Pressure>(inputs.loopDrop);
    out.heat = model::fromSi<model::Power>(inputs.heat);
    out.facilityFlow = model::fromSi<model::VolumeFlow>(inputs.facilityFlow);
    out.facilitySupply = model::fromSi<model::Temperature>(inputs.facilitySupply);
    return out;
}

} // namespace hallwright::ui
