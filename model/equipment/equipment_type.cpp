// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/equipment_type.h"

#include <array>

namespace hallwright::model {

std::span<const Choice> choicesOf(Confidence)
{
    static constexpr std::array choices{
        Choice{"high", QT_TRANSLATE_NOOP("choice", "High")},
        Choice{"medium", QT_TRANSLATE_NOOP("choice", "Medium")},
        Choice{"low", QT_TRANSLATE_NOOP("choice", "Low")},
        Choice{"estimate", QT_TRANSLATE_NOOP("choice", "Estimate")},
    };
    return choices;
}

namespace {

constexpr std::array<std::string_view, std::variant_size_v<EquipmentKind>> keysInVariantOrder{
    "rack",           "node",           "superpod", "cdu",       "pump",        "crah",
    "rear_door",      "heat_rejection", "coupling", "pipe_size", "transformer", "ups",
    "switchboard",    "busway",         "breaker",  "pdu",       "generator",   "cable",
    "network_switch", "optic"};

template <std::size_t Index = 0>
Result<EquipmentKind> makeKind(std::string_view key)
{
    if constexpr (Index < std::variant_size_v<EquipmentKind>) {
        if (keysInVariantOrder[Index] == key)
            return EquipmentKind(std::in_place_index<Index>);
        return makeKind<Index + 1>(key);
    } else {
        std::string all;
        for (const auto one : keysInVariantOrder)
            all += (all.empty() ? "" : ", ") + std::string(one);
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "unknown kind \"{0}\"; it must be one of: {1}"),
                     {std::string(key), all}});
    }
}

std::vector<Field<EquipmentType>> identityFields()
{
    std::vector<Field<EquipmentType>> list;
    const auto put = [&](const char* key, const char* title, auto member) {
        FieldInfo description;
        description.key = key;
        description.title = title;
        description.group = QT_TRANSLATE_NOOP("field", "Type");
        list.push_back(field<EquipmentType>(
            description, [member](auto& type) -> auto& { return type.*member; }));
    };
    using E = EquipmentType;
    put("key", QT_TRANSLATE_NOOP("field", "Key"), &E::key);
    put("name", QT_TRANSLATE_NOOP("field", "Name"), &E::name);
    put("vendor", QT_TRANSLATE_NOOP("field", "Maker"), &E::vendor);
    put("description", QT_TRANSLATE_NOOP("field", "Description"), &E::description);
    put("source", QT_TRANSLATE_NOOP("field", "Source"), &E::source);
    put("date", QT_TRANSLATE_NOOP("field", "Date of the source"), &E::date);
    put("confidence", QT_TRANSLATE_NOOP("field", "Confidence"), &E::confidence);
    put("review", QT_TRANSLATE_NOOP("field", "Review"), &E::review);
    return list;
}

std::uint64_t mixedIn(std::uint64_t hash, const FieldValue& value)
{
    return (hash ^ hashOf(value)) * 0x100000001b3ULL;
}

FieldValue valueOf(const std::optional<double>& number)
{
    return number ? FieldValue{*number} : FieldValue{};
}

} // namespace

std::string_view kindKey(const EquipmentKind& kind)
{
    return keysInVariantOrder[kind.index()];
}

std::span<const std::string_view> kindKeys()
{
    return keysInVariantOrder;
}

Result<EquipmentKind> kindOf(std::string_view key)
{
    return makeKind(key);
}

std::vector<KindField> kindFields(const EquipmentKind& kind)
{
    return std::visit(
        []<class Kind>(const Kind& one) {
            std::vector<KindField> out;
            out.reserve(fields<Kind>().size());
            for (const auto& described : fields<Kind>())
                out.push_back({&described, described.get(one)});
            return out;
        },
        kind);
}

Result<void> setKindField(EquipmentKind& kind, std::string_view key, const FieldValue& value)
{
    return std::visit(
        [&]<class Kind>(Kind& one) -> Result<void> {
            if (const auto* described = findField<Kind>(key))
                return described->set(one, value);
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("model", "unknown field \"{0}\""), {std::string(key)}});
        },
        kind);
}

const FootprintFigures* footprintOf(const EquipmentType& type)
{
    return std::visit(
        []<class Kind>(const Kind& one) -> const FootprintFigures* {
            if constexpr (requires { one.footprint; })
                return &one.footprint;
            else
                return nullptr;
        },
        type.kind);
}

const RackType* rackOf(const EquipmentType& type)
{
    return std::get_if<RackType>(&type.kind);
}

template <>
const std::vector<Field<EquipmentType>>& fields<EquipmentType>()
{
    static const auto list = identityFields();
    return list;
}

template <>
std::uint64_t rowHash(const EquipmentType& type)
{
    std::uint64_t hash = hashByFields(type);
    hash = mixedIn(hash, std::int64_t{type.id.number});
    hash = mixedIn(hash, std::string(kindKey(type.kind)));
    for (const auto& one : kindFields(type.kind))
        hash = mixedIn(hash, one.value);
    for (const auto& [key, origin] : type.provenance) {
        hash = mixedIn(hash, key);
        hash = mixedIn(hash, origin.source);
        hash = mixedIn(hash, static_cast<std::int64_t>(origin.confidence));
        hash = mixedIn(hash, origin.note);
        hash = mixedIn(hash, valueOf(origin.low));
        hash = mixedIn(hash, valueOf(origin.high));
    }
    return hash;
}

} // namespace hallwright::model
