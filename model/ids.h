// SPDX-License-Identifier: GPL-3.0-or-later
// Strong ids of rows and the reference `kind/id` by which files, findings and JSON name an element.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>

namespace hallwright::model {

// Minted in the project, never reused along one line of history, stable in the file; 0 is "none".
template <class Tag>
struct Id {
    std::uint32_t number = 0;
    friend auto operator<=>(const Id&, const Id&) = default;
    explicit operator bool() const { return number != 0; }
};

using AlternativeId = Id<struct AlternativeTag>;
using HallId = Id<struct HallTag>;
using RowId = Id<struct RowTag>;
using RackId = Id<struct RackTag>;
using UnitId = Id<struct UnitTag>; // placed equipment that is not a rack: CDU, CRAH, PDU, UPS…
using SuperpodId = Id<struct SuperpodTag>;
using TypeId = Id<struct TypeTag>; // an equipment type copied into the project
using OverrideId = Id<struct OverrideTag>;
using WaiverId = Id<struct WaiverTag>;
using NoteId = Id<struct NoteTag>;
using InputId = Id<struct InputTag>;           // an economic or reliability input
using WeatherId = Id<struct WeatherTag>;       // an imported weather year
using HourSeriesId = Id<struct HourSeriesTag>; // imported prices or carbon intensities by hour

enum class ElementKind {
    Project,
    Site,
    Alternative,
    Hall,
    Row,
    Rack,
    Unit,
    Superpod,
    Type,
    Element
};

// Names one thing of a plan: a row by number, a derived element by its key text.
struct ElementRef {
    ElementKind kind = ElementKind::Project;
    std::uint32_t number = 0;
    std::string key; // derived elements only: "h1/power/A/busway/r12"
    friend auto operator<=>(const ElementRef&, const ElementRef&) = default;
};

// "rack/1234", "element/h1/power/A/busway/r12", "project".
std::string text(const ElementRef& ref);

inline ElementRef refTo(HallId id)
{
    return {ElementKind::Hall, id.number, {}};
}
inline ElementRef refTo(RowId id)
{
    return {ElementKind::Row, id.number, {}};
}
inline ElementRef refTo(RackId id)
{
    return {ElementKind::Rack, id.number, {}};
}
inline ElementRef refTo(UnitId id)
{
    return {ElementKind::Unit, id.number, {}};
}
inline ElementRef refTo(SuperpodId id)
{
    return {ElementKind::Superpod, id.number, {}};
}
inline ElementRef refTo(TypeId id)
{
    return {ElementKind::Type, id.number, {}};
}
inline ElementRef refTo(std::string key)
{
    return {ElementKind::Element, 0, std::move(key)};
}

} // namespace hallwright::model

template <class Tag>
struct std::hash<hallwright::model::Id<Tag>> {
    std::size_t operator()(const hallwright::model::Id<Tag>& id) const noexcept
    {
        return std::hash<std::uint32_t>{}(id.number);
    }
};
