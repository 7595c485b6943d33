// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of plot series: Okabe and Ito 2008, told apart by colour-blind eyes, then lighter twins.
#pragma once

#include <QColor>

namespace hallwright::ui {

inline QColor seriesColour(int index)
{
    static const QColor colours[] = {QColor(0x00, 0x72, 0xb2), QColor(0xe6, 0x9f, 0x00),
                                     QColor(0x00, 0x9e, 0x73), QColor(0xd5, 0x5e, 0x00),
                                     QColor(0x56, 0xb4, 0xe9), QColor(0xcc, 0x79, 0xa7),
                                     QColor(0x8c, 0x8c, 0x8c), QColor(0xc9, 0xb8, 0x2f)};
    constexpr int count = static_cast<int>(std::size(colours));
    const QColor colour = colours[index % count];
    return index < count ? colour : colour.lighter(150);
}

} // namespace hallwright::ui
