// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/preview.h"

#include "model/equipment/catalogue.h"

namespace hallwright::ui {

const model::Catalogue& catalogueOf(const Document& document)
{
    static const model::Catalogue none;
    return document.services().catalogue != nullptr ? *document.services().catalogue : none;
}

const model::EquipmentType* typeByKey(const Document& document, const std::string& key)
{
    if (const auto* own = model::findType(document.project(), key))
        return own;
    return catalogueOf(document).find(key);
}

model::Result<std::vector<Piece>>
previewOf(const Document& document,
          const std::function<model::Result<model::Project>(const model::Project&)>& edit)
{
    model::Project bare = document.project();
    std::erase_if(bare.alternatives,
                  [&](const auto& one) { return one.id != document.alternativeId(); });
    for (auto& alternative : bare.alternatives) {
        model::Plan empty;
        empty.halls = alternative.plan.halls;
        alternative.plan = std::move(empty);
    }
    const auto after = edit(bare);
    if (!after)
        return tl::unexpected<model::Fault>(after.error());
    std::vector<Piece> out;
    for (const auto& alternative : after->alternatives) {
        for (const auto& rack : alternative.plan.racks)
            out.push_back(pieceOf(*after, rack));
        for (const auto& unit : alternative.plan.units)
            out.push_back(pieceOf(*after, unit));
    }
    return out;
}

} // namespace hallwright::ui
