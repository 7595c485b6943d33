// SPDX-License-Identifier: GPL-3.0-or-later
// The buffer tank for a wanted ride-through, found on the transient itself. A tank helps only while
// water still flows from it to the CDUs: with heat rejection lost. With the facility's flow lost it
// is one in the supply of the group itself that helps.
#pragma once

#include "app/hall_failures.h"
#include "model/results/buffer_size.h"

namespace hallwright::app {

// One answer for each coolant group that the failure reaches. `wanted` from 1 s to 24 h, else
// InvalidArgument, as for an unknown name.
model::Result<std::vector<model::BufferSize>> bufferSizes(const HallSystems& systems,
                                                          const std::string& failure,
                                                          model::Duration wanted,
                                                          std::stop_token stop);

} // namespace hallwright::app
