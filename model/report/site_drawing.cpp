// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/site_drawing.h"

#include "model/economics/price_book.h"

#include <algorithm>

namespace hallwright::model {

SitePlan sitePlanOf(const Project& project, const Plan& plan, const Assessment& assessment)
{
    const auto inputs = valuesOf(inputsOf(project));
    return sitePlan({project, plan, assessment.elements,
                     assessment.year ? &*assessment.year : nullptr, inputs});
}

Drawing siteDrawing(const Project& project, const Plan& plan, const Assessment& assessment,
                    const TranslateTerm& term)
{
    Drawing out;
    for (const auto& block : sitePlanOf(project, plan, assessment).blocks) {
        const bool hall = block.use == SiteUse::Hall;
        out.shapes.push_back({hall ? ShapeStyle::RackAir : ShapeStyle::Unit, block.box,
                              hall ? block.label : termText(siteUseTitle(block.use), term)});
        out.extent.left = std::min(out.extent.left, block.box.left);
        out.extent.bottom = std::min(out.extent.bottom, block.box.bottom);
        out.extent.right = std::max(out.extent.right, block.box.right);
        out.extent.top = std::max(out.extent.top, block.box.top);
    }
    return out;
}

} // namespace hallwright::model
