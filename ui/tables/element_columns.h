// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the rack schedule and of the table of derived elements, read from the
// descriptions.
#pragma once

#include "model/results/result_fields.h"
#include "ui/document.h"
#include "ui/tables/element_model.h"
#include "ui/words.h"

namespace hallwright::ui {

// Figures of results have no field description; the kind follows from what they measure.
template <class Result>
ElementColumn figureColumn(const model::ResultFigure<Result>& figure)
{
    model::FieldInfo info;
    info.key = figure.key;
    info.title = figure.title;
    info.measure = figure.measure;
    info.kind = figure.measure == model::Measure::None    ? model::FieldKind::Text
                : figure.measure == model::Measure::Count ? model::FieldKind::Count
                                                          : model::FieldKind::Number;
    return {translated("result", figure.title), info, translated("result", figure.chain), {}, {}};
}

std::vector<ElementColumn> rackColumns(const Document& document);
std::vector<ElementColumn> derivedColumns(const Document& document);

std::vector<model::ElementRef> rackElements(const Document& document);
std::vector<model::ElementRef> derivedElements(const Document& document);

} // namespace hallwright::ui
