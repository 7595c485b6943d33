// SPDX-License-Identifier: GPL-3.0-or-later
// Perceptually uniform colour maps, made here as straight lines in the Oklab space, where equal
// steps look equal; both run along blue-yellow or blue-orange, which colour-blind eyes tell apart.
#pragma once

#include <QRgb>

namespace hallwright::ui {

// Dark blue at 0 over grey to yellow at 1; outside it is clamped.
QRgb sequentialColour(double at);
// Orange-brown at -1 (over the limit), near white at 0 (the limit), blue at 1 (margin left).
QRgb divergingColour(double at);
// Of a small set of colours told apart by hue and lightness; repeats after eight.
QRgb categoryColour(int index);

} // namespace hallwright::ui
