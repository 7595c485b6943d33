// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site_headroom.h"

#include <algorithm>
#include <cmath>

namespace hallwright::app {

using namespace model;

SiteHeadroom siteHeadroom(const Site& site, const std::vector<SiteHall>& halls)
{
    SiteHeadroom out;
    out.limit = site.utilityLimit;
    Power racks{};
    Power typical{}; // of a further rack, the mean over those that fit
    for (const auto& hall : halls) {
        const auto times = static_cast<double>(hall.count);
        out.more += times * hall.headroom.more;
        out.racksMore += hall.count * hall.headroom.racksMore;
        out.demand += times * hall.source;
        racks += times * hall.racks;
        typical += times * static_cast<double>(hall.headroom.racksMore) * hall.headroom.typicalRack;
    }
    if (!out.limit || racks <= Power{})
        return out;
    const double share = racks / out.demand; // of the demand that racks draw
    const Power left = std::max(Power{}, *out.limit - out.demand) * share;
    out.bound = left < out.more;
    out.more = std::min(out.more, left);
    if (out.racksMore > 0) {
        typical /= static_cast<double>(out.racksMore);
        out.racksMore =
            std::min(out.racksMore, static_cast<int>(std::floor(left / typical + 1e-9)));
    }
    return out;
}

} // namespace hallwright::app
