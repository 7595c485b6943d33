// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/piece_words.h"

#include <QCoreApplication>

namespace hallwright::ui {

namespace {

QString typeName(const Document& document, const model::ElementRef& ref)
{
    model::TypeId id;
    if (ref.kind == model::ElementKind::Rack)
        if (const auto* rack = document.plan().racks.find({ref.number}))
            id = rack->type;
    if (ref.kind == model::ElementKind::Unit)
        if (const auto* unit = document.plan().units.find({ref.number}))
            id = unit->type;
    const auto* type = typeOf(document.project(), id);
    return type != nullptr ? QString::fromStdString(type->name)
                           : QCoreApplication::translate("canvas", "unknown type");
}

QString valueWords(const FloorScene& scene, const Piece& piece, model::UnitSystem units)
{
    const auto& overlay = scene.overlay();
    const auto* value = overlay.find({piece.ref.number});
    return overlayTitle(overlay.kind) + QStringLiteral(": ") +
           (value != nullptr ? overlayText(overlay.kind, *value, units)
                             : QCoreApplication::translate("canvas", "not known"));
}

} // namespace

QString pieceWords(const Document& document, const FloorScene& scene, const Piece& piece,
                   model::UnitSystem units)
{
    const auto status = model::choicesOf(piece.status)[static_cast<std::size_t>(piece.status)];
    QStringList lines{piece.label, typeName(document, piece.ref),
                      QCoreApplication::translate("field", status.title)};
    if (piece.footprint == Piece::Footprint::Assumed)
        lines << QCoreApplication::translate("canvas",
                                             "Footprint not stated: drawn as 600 × 1200 mm");
    if (scene.overlay().kind != OverlayKind::None && piece.ref.kind == model::ElementKind::Rack)
        lines << valueWords(scene, piece, units);
    return lines.join(QLatin1Char('\n'));
}

} // namespace hallwright::ui
