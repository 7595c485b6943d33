// SPDX-License-Identifier: GPL-3.0-or-later
// The supply network of a hall prepared once for each way in which its rings are switched; a hall
// without rings has one.
#pragma once

#include "model/derive/power_ring.h"
#include "power/hall_compile.h"
#include "power/load_flow.h"

#include <map>
#include <vector>

namespace hallwright::power {

struct HallLoss;

class SupplyFlows {
public:
    static model::Result<SupplyFlows> prepare(const model::DerivedPower& network,
                                              const CompiledHall& compiled);

    const model::ElectricalNetwork& normal() const { return normal_.network(); }
    // As the loss leaves the rings: what is dead is open at both ends. The answer stays until the
    // next call.
    model::Result<LoadFlow*> after(const HallLoss& loss);

private:
    struct Section {
        std::size_t element = 0;
        std::size_t branch = 0;
        std::vector<std::size_t> units; // at its ends
        bool open = false;              // normally
    };
    explicit SupplyFlows(LoadFlow normal)
        : normal_(std::move(normal))
    {
    }
    std::vector<char> statesAfter(const HallLoss& loss) const;

    LoadFlow normal_;
    std::vector<Section> sections_;
    std::vector<char> normalStates_; // per section: 1 closed
    std::map<std::vector<char>, LoadFlow> others_;
};

} // namespace hallwright::power
