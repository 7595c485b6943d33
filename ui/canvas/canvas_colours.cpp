// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_colours.h"

#include "ui/theme.h"

namespace hallwright::ui {

namespace {

CanvasColours lightCanvas()
{
    return {.outside = QColor(0xe6e9ec),
            .floor = QColor(0xfbfcfc),
            .grid = QColor(0xedf0f2),
            .gridMajor = QColor(0xdde2e6),
            .wall = QColor(0x4f5b66),
            .line = QColor(0x4a5560),
            .text = lightColours().text,
            .dimText = lightColours().secondary,
            .accent = lightColours().accent,
            .invalid = lightColours().error,
            .noValue = QColor(0xd3d8dd),
            .future = QColor(0xf1f3f5),
            .unit = QColor(0xe4e8eb),
            .air = QColor(0xdadfe4),
            .hybrid = QColor(0xc7ced5),
            .liquid = QColor(0xb4bec7),
            .superpod = QColor(0x9faab5),
            .network = QColor(0xe9ecef)};
}

// Designed for the dark room: fills rise in lightness where the light theme darkens.
CanvasColours darkCanvas()
{
    return {.outside = QColor(0x101316),
            .floor = QColor(0x1a1e22),
            .grid = QColor(0x22272c),
            .gridMajor = QColor(0x2d343a),
            .wall = QColor(0x9aa6b1),
            .line = QColor(0x98a4af),
            .text = darkColours().text,
            .dimText = darkColours().secondary,
            .accent = darkColours().accent,
            .invalid = darkColours().error,
            .noValue = QColor(0x373e45),
            .future = QColor(0x20252a),
            .unit = QColor(0x2a3036),
            .air = QColor(0x343b42),
            .hybrid = QColor(0x414a53),
            .liquid = QColor(0x4e5963),
            .superpod = QColor(0x5e6a76),
            .network = QColor(0x282e34)};
}

} // namespace

CanvasColours canvasColours(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? darkCanvas() : lightCanvas();
}

QColor pieceFill(const CanvasColours& colours, const Piece& piece)
{
    if (piece.status == model::Status::Future)
        return colours.future;
    switch (piece.kind) {
    case PieceKind::AirRack:
    case PieceKind::StorageRack:
    case PieceKind::ManagementRack:
        return colours.air;
    case PieceKind::HybridRack:
        return colours.hybrid;
    case PieceKind::LiquidRack:
        return colours.liquid;
    case PieceKind::SuperpodRack:
        return colours.superpod;
    case PieceKind::NetworkRack:
        return colours.network;
    case PieceKind::Cdu:
    case PieceKind::Crah:
    case PieceKind::Pdu:
    case PieceKind::Ups:
    case PieceKind::Switchboard:
    case PieceKind::Transformer:
    case PieceKind::Generator:
    case PieceKind::Pump:
    case PieceKind::Rejection:
    case PieceKind::Other:
        return colours.unit;
    }
    return colours.unit;
}

QColor inkOn(const QColor& fill)
{
    // Relative luminance of sRGB, weights of ITU-R BT.709; the square stands in for the gamma
    // curve.
    const double luminance = 0.2126 * fill.redF() * fill.redF() +
                             0.7152 * fill.greenF() * fill.greenF() +
                             0.0722 * fill.blueF() * fill.blueF();
    return luminance > 0.18 ? QColor(0x10, 0x14, 0x18) : QColor(0xf6, 0xf8, 0xfa);
}

QColor blended(const QColor& from, const QColor& to, double part)
{
    const auto mixed = [part](int a, int b) { return qRound(a + (b - a) * part); };
    return {mixed(from.red(), to.red()), mixed(from.green(), to.green()),
            mixed(from.blue(), to.blue())};
}

} // namespace hallwright::ui
