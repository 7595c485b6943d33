// SPDX-License-Identifier: GPL-3.0-or-later
// One catalogue entry: identity, the kind's figures, and where each figure comes from.
#pragma once

#include "model/equipment/cooling_types.h"
#include "model/equipment/power_types.h"
#include "model/equipment/provenance.h"
#include "model/equipment/rack_type.h"
#include "model/table.h"

#include <map>
#include <string>
#include <string_view>
#include <variant>

namespace hallwright::model {

using EquipmentKind =
    std::variant<RackType, NodeType, SuperpodType, CduType, PumpType, CrahType, RearDoorType,
                 HeatRejectionType, CouplingType, PipeSizeType, TransformerType, UpsType,
                 SwitchboardType, BuswayType, BreakerType, PduType, GeneratorType, CableType,
                 NetworkSwitchType, OpticType>;

struct EquipmentType {
    TypeId id;       // minted when copied into a project; 0 in the shipped catalogue
    std::string key; // "gb300-nvl72": stable, lower case, unique in the catalogue
    std::string name;
    std::string vendor;
    std::string description;
    std::string source; // of the entry as a whole
    std::string date;   // of the source or of the last check, ISO
    Confidence confidence = Confidence::Estimate;
    std::string review; // "shipped", "user", "checked by … on …"
    EquipmentKind kind;
    std::map<std::string, Provenance> provenance; // by field key of the kind
    friend bool operator==(const EquipmentType&, const EquipmentType&) = default;
};

// "rack", "node", "superpod", "cdu", … in the order of the variant; files use these words.
std::string_view kindKey(const EquipmentKind& kind);
std::span<const std::string_view> kindKeys();
// A default-made kind of that word, or a Fault naming the words there are.
Result<EquipmentKind> kindOf(std::string_view key);

// A described figure of an equipment type's kind, kind-erased: for loaders, inspectors and tables.
struct KindField {
    const FieldInfo* info = nullptr;
    FieldValue value;
};
std::vector<KindField> kindFields(const EquipmentKind& kind);
Result<void> setKindField(EquipmentKind& kind, std::string_view key, const FieldValue& value);

// Figures that several kinds share; nullptr where the kind has none.
const FootprintFigures* footprintOf(const EquipmentType& type);
const RackType* rackOf(const EquipmentType& type);

// The identity of an entry (key, name, vendor…); its figures are kindFields().
template <>
const std::vector<Field<EquipmentType>>& fields<EquipmentType>();

template <>
std::uint64_t rowHash(const EquipmentType& type);

} // namespace hallwright::model
