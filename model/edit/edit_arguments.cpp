// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/edit_arguments.h"

#include "model/quantity_text.h"

#include <array>
#include <charconv>

namespace hallwright::model {

namespace {

bool holds(const Plan& plan, const ElementRef& ref)
{
    switch (ref.kind) {
    case ElementKind::Hall:
        return plan.halls.find(HallId{ref.number}) != nullptr;
    case ElementKind::Row:
        return plan.rows.find(RowId{ref.number}) != nullptr;
    case ElementKind::Rack:
        return plan.racks.find(RackId{ref.number}) != nullptr;
    case ElementKind::Unit:
        return plan.units.find(UnitId{ref.number}) != nullptr;
    case ElementKind::Superpod:
        return plan.superpods.find(SuperpodId{ref.number}) != nullptr;
    case ElementKind::Project:
    case ElementKind::Site:
    case ElementKind::Alternative:
    case ElementKind::Type:
    case ElementKind::Element:
        break;
    }
    return false;
}

} // namespace

Result<ElementRef> parseElementRef(std::string_view words)
{
    constexpr std::array kinds{std::pair{"alternative", ElementKind::Alternative},
                               std::pair{"hall", ElementKind::Hall},
                               std::pair{"row", ElementKind::Row},
                               std::pair{"rack", ElementKind::Rack},
                               std::pair{"unit", ElementKind::Unit},
                               std::pair{"superpod", ElementKind::Superpod},
                               std::pair{"type", ElementKind::Type}};
    const auto slash = words.find('/');
    const auto kind = words.substr(0, slash);
    const auto rest =
        slash == std::string_view::npos ? std::string_view{} : words.substr(slash + 1);
    if (kind == "element" && !rest.empty())
        return refTo(std::string(rest));
    for (const auto& [key, value] : kinds) {
        std::uint32_t number = 0;
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        if (kind == key && read.ec == std::errc{} && read.ptr == rest.data() + rest.size())
            return ElementRef{value, number, {}};
    }
    return fail(FaultCode::InvalidArgument,
                {QT_TRANSLATE_NOOP(
                     "model", "\"{0}\" names no element: expected rack/12, hall/1, element/KEY"),
                 {std::string(words)}});
}

void ArgumentReader::failed(const std::string& key, Fault fault)
{
    if (fault_)
        return;
    fault.code = FaultCode::InvalidArgument;
    fault.where = key;
    fault_ = std::move(fault);
}

std::string ArgumentReader::text(const std::string& key, std::string otherwise)
{
    const auto found = arguments_.find(key);
    return found == arguments_.end() ? otherwise : found->second;
}

double ArgumentReader::quantity(const std::string& key, Measure measure, double otherwise)
{
    const auto found = arguments_.find(key);
    if (found == arguments_.end())
        return otherwise;
    const auto value = parseQuantity(found->second, measure, UnitSystem::Si);
    if (!value)
        failed(key, value.error());
    return value.value_or(otherwise);
}

int ArgumentReader::count(const std::string& key, int otherwise)
{
    const auto found = arguments_.find(key);
    if (found == arguments_.end())
        return otherwise;
    int number = 0;
    const auto& words = found->second;
    const auto read = std::from_chars(words.data(), words.data() + words.size(), number);
    if (read.ec != std::errc{} || read.ptr != words.data() + words.size())
        failed(key, {FaultCode::InvalidArgument,
                     {QT_TRANSLATE_NOOP("model", "\"{0}\" is not a whole number"), {words}},
                     {},
                     {}});
    return number;
}

std::vector<ElementRef> ArgumentReader::elements(const std::string& key, const EditContext& context)
{
    const Alternative* alternative = context.project.find(context.alternative);
    std::vector<ElementRef> out;
    const std::string all = text(key);
    for (std::size_t at = 0; at < all.size();) {
        const auto end = std::min(all.find(',', at), all.size());
        const auto ref = parseElementRef(std::string_view(all).substr(at, end - at));
        if (!ref)
            failed(key, ref.error());
        else if (alternative != nullptr && !holds(alternative->plan, *ref))
            failed(key, {FaultCode::InvalidArgument,
                         {QT_TRANSLATE_NOOP("model", "the plan has no {0}"),
                          {hallwright::model::text(*ref)}},
                         {},
                         {}});
        else
            out.push_back(*ref);
        at = end + 1;
    }
    return out;
}

std::size_t ArgumentReader::choiceIndex(const std::string& key, std::span<const Choice> choices)
{
    const std::string wanted = text(key);
    std::string all;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (wanted == choices[i].key)
            return i;
        all += (all.empty() ? "" : ", ") + std::string(choices[i].key);
    }
    failed(key, {FaultCode::InvalidArgument,
                 {QT_TRANSLATE_NOOP("model", "\"{0}\" is none of: {1}"), {wanted, all}},
                 {},
                 {}});
    return 0;
}

HallId ArgumentReader::hall(const EditContext& context)
{
    const Alternative* alternative = context.project.find(context.alternative);
    const std::string wanted = text("hall");
    if (alternative != nullptr && !wanted.empty())
        for (const auto& hall : alternative->plan.halls)
            if (hall.label == wanted || std::to_string(hall.id.number) == wanted)
                return hall.id;
    if (wanted.empty() && context.hall)
        return context.hall;
    if (wanted.empty() && alternative != nullptr && alternative->plan.halls.size() == 1)
        return alternative->plan.halls.begin()->id;
    std::string labels;
    if (alternative != nullptr)
        for (const auto& hall : alternative->plan.halls)
            labels += (labels.empty() ? "" : ", ") + hall.label;
    failed("hall",
           {FaultCode::InvalidArgument,
            wanted.empty()
                ? Message{QT_TRANSLATE_NOOP("model", "name a hall of the plan: hall="), {}}
                : Message{QT_TRANSLATE_NOOP("model", "the plan has no hall \"{0}\""), {wanted}},
            {},
            {QT_TRANSLATE_NOOP("model", "Its halls: {0}"), {labels.empty() ? "none" : labels}}});
    return {};
}

} // namespace hallwright::model
