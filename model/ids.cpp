// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/ids.h"

namespace hallwright::model {

std::string text(const ElementRef& ref)
{
    const auto row = [&ref](const char* kind) {
        return std::string(kind) + "/" + std::to_string(ref.number);
    };
    switch (ref.kind) {
    case ElementKind::Project:
        return "project";
    case ElementKind::Site:
        return "site";
    case ElementKind::Alternative:
        return row("alternative");
    case ElementKind::Hall:
        return row("hall");
    case ElementKind::Row:
        return row("row");
    case ElementKind::Rack:
        return row("rack");
    case ElementKind::Unit:
        return row("unit");
    case ElementKind::Superpod:
        return row("superpod");
    case ElementKind::Type:
        return row("type");
    case ElementKind::Element:
        return "element/" + ref.key;
    }
    return {};
}

} // namespace hallwright::model
