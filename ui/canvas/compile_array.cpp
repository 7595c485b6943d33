// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/compile_array.h"

namespace hallwright::ui {

QSizeF arraySize(const model::ArrayCount& count)
{
    return {model::inSi(count.width), model::inSi(count.depth)};
}

std::optional<double> arrayPower(const model::ArrayCount& count)
{
    return count.tdp ? std::optional(model::inSi(*count.tdp)) : std::nullopt;
}

double gapOf(const model::ArrayRequest& request)
{
    return model::inSi(request.gap);
}

} // namespace hallwright::ui
