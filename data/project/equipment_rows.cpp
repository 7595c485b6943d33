// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/equipment_rows.h"

#include "data/project/row_codec.h"

#include <fmt/format.h>

namespace hallwright::data {

using namespace model;

namespace {

constexpr const char* typeTable = "equipment_type";
constexpr const char* valueTable = "equipment_value";
using Types = std::map<std::uint32_t, EquipmentType>;

Result<Types> readIdentities(Database& database)
{
    Types types;
    auto reader = RowReader<EquipmentType>::prepare(database, typeTable, {"id", "kind"}, "");
    if (!reader)
        return fail(reader.error());
    for (;;) {
        const auto more = reader->next();
        if (!more)
            return fail(more.error());
        if (!*more)
            return types;
        const auto id = idAt(reader->statement(), 0, typeTable);
        if (!id)
            return fail(id.error());
        auto kind = kindOf(reader->statement().text(1));
        if (!kind) {
            kind.error().where = placeOf(typeTable, *id, "kind");
            return fail(kind.error());
        }
        EquipmentType type;
        type.id = {*id};
        type.kind = std::move(*kind);
        auto filled = reader->fill(std::move(type), *id);
        if (!filled)
            return fail(filled.error());
        types.emplace(*id, std::move(*filled));
    }
}

// The columns of equipment_value as read: 1 field, 2 value, 3 source, 4 confidence, 5 note, 6 low,
// 7 high, 8 exact_si.
constexpr const char* selectValues = "SELECT type, field, value, source, confidence, note, low, "
                                     "high, exact_si FROM equipment_value ORDER BY type, field";

// A description of one side value of a field ("low"), of the field's measure.
FieldInfo sideValue(const char* key, Measure measure)
{
    FieldInfo side;
    side.key = key;
    side.kind = FieldKind::Number;
    side.measure = measure;
    side.mayBeUnknown = true;
    return side;
}

// Side values are kept in exact_si under their plain key.
std::optional<double> sideAt(const Statement& row, int column, const FieldInfo& side,
                             const ExactSi& exact)
{
    if (row.isNull(column))
        return std::nullopt;
    return exact.restored(side, row.real(column));
}

Result<Provenance> provenanceAt(const Statement& row, Measure measure, const ExactSi& exact)
{
    Provenance origin;
    origin.source = row.text(3);
    const std::string confidence = row.isNull(4) ? "estimate" : row.text(4);
    FieldInfo choice;
    choice.key = "confidence";
    choice.kind = FieldKind::Choice;
    choice.choices = choicesOf(Confidence{});
    const auto checked = checkedValue(choice, confidence);
    if (!checked)
        return fail(checked.error());
    origin.confidence = FieldCodec<Confidence>::fromValue(*checked);
    origin.note = row.text(5);
    origin.low = sideAt(row, 6, sideValue("low", measure), exact);
    origin.high = sideAt(row, 7, sideValue("high", measure), exact);
    return origin;
}

const FieldInfo* fieldOf(const std::vector<KindField>& list, std::string_view key)
{
    for (const auto& one : list)
        if (key == one.info->key)
            return one.info;
    return nullptr; // of a newer version, or an origin that belongs to no field
}

Result<void> takeValue(EquipmentType& type, const std::vector<KindField>& list,
                       const Statement& row)
{
    const std::string key = row.text(1);
    const FieldInfo* known = fieldOf(list, key);
    const ExactSi exact = row.isNull(8) ? ExactSi{} : ExactSi::parse(row.text(8));
    const auto placed = [&](Fault fault, const char* column) {
        fault.where = fmt::format("table {}, type {}, field {}, column {}", valueTable,
                                  type.id.number, key, column);
        return fail(std::move(fault));
    };
    if (known != nullptr) {
        const auto value = fieldAt(row, 2, *known, exact);
        if (!value)
            return placed(value.error(), "value");
        if (const auto set = setKindField(type.kind, key, *value); !set)
            return placed(set.error(), "value");
    }
    if (row.isNull(3))
        return {};
    auto origin = provenanceAt(row, known != nullptr ? known->measure : Measure::None, exact);
    if (!origin)
        return placed(origin.error(), "confidence");
    type.provenance.emplace(key, std::move(*origin));
    return {};
}

Result<void> readValues(Database& database, Types& types)
{
    const auto present = columnsOf(database, valueTable);
    if (!present)
        return fail(present.error());
    if (present->empty())
        return {};
    auto row = database.prepare(selectValues);
    if (!row)
        return fail(row.error());
    std::vector<KindField> list;
    EquipmentType* current = nullptr;
    for (;;) {
        const auto more = row->step();
        if (!more)
            return fail(more.error());
        if (!*more)
            return {};
        const auto id = static_cast<std::uint32_t>(row->integer(0));
        if (current == nullptr || current->id.number != id) {
            const auto found = types.find(id);
            if (found == types.end())
                continue;
            current = &found->second;
            list = kindFields(current->kind);
        }
        if (auto taken = takeValue(*current, list, *row); !taken)
            return taken;
    }
}

class ValueWriter {
public:
    static Result<ValueWriter> prepare(Database& database)
    {
        auto known = database.prepare(upsertSql(
            valueTable, {"type", "field"},
            {"value", "unit", "source", "confidence", "note", "low", "high", "exact_si"}));
        if (!known)
            return fail(known.error());
        // The value of a field that this version does not know stays as it is.
        auto unknown = database.prepare(
            upsertSql(valueTable, {"type", "field"},
                      {"source", "confidence", "note", "low", "high", "exact_si"}));
        if (!unknown)
            return fail(unknown.error());
        return ValueWriter(std::move(*known), std::move(*unknown));
    }

    Result<void> write(const EquipmentType& type)
    {
        const auto list = kindFields(type.kind);
        for (const auto& one : list) {
            const auto checked = checkedValue(*one.info, one.value);
            if (!checked)
                return fail(Fault{
                    checked.error().code,
                    checked.error().what,
                    fmt::format("table {}, type {}, field {}", valueTable, type.key, one.info->key),
                    {}});
            if (auto done = writeKnown(type, one); !done)
                return done;
        }
        for (const auto& [key, origin] : type.provenance) {
            if (fieldOf(list, key) != nullptr)
                continue;
            ExactSi exact;
            unknown_.bind(1, std::int64_t{type.id.number});
            unknown_.bind(2, std::string_view(key));
            bindOrigin(unknown_, 3, &origin, Measure::None, exact);
            unknown_.bind(8, exact.text());
            if (auto done = unknown_.run(); !done)
                return done;
        }
        return {};
    }

private:
    ValueWriter(Statement known, Statement unknown)
        : known_(std::move(known))
        , unknown_(std::move(unknown))
    {
    }

    Result<void> writeKnown(const EquipmentType& type, const KindField& one)
    {
        const auto found = type.provenance.find(one.info->key);
        const Provenance* origin = found == type.provenance.end() ? nullptr : &found->second;
        const std::string unit = measureInfo(one.info->measure).suffix;
        ExactSi exact;
        known_.bind(1, std::int64_t{type.id.number});
        known_.bind(2, std::string_view(one.info->key));
        bindField(known_, 3, *one.info, one.value, exact);
        known_.bind(4, unit.empty() ? std::optional<std::string_view>() : std::string_view(unit));
        bindOrigin(known_, 5, origin, one.info->measure, exact);
        known_.bind(10, exact.text());
        return known_.run();
    }

    static void bindOrigin(Statement& to, int at, const Provenance* origin, Measure measure,
                           ExactSi& exact)
    {
        if (origin == nullptr) {
            for (int i = 0; i < 5; ++i)
                to.bindNull(at + i);
            return;
        }
        to.bind(at, std::string_view(origin->source));
        to.bind(at + 1, std::get<std::string>(FieldCodec<Confidence>::toValue(origin->confidence)));
        to.bind(at + 2, std::string_view(origin->note));
        bindField(to, at + 3, sideValue("low", measure),
                  FieldCodec<std::optional<double>>::toValue(origin->low), exact);
        bindField(to, at + 4, sideValue("high", measure),
                  FieldCodec<std::optional<double>>::toValue(origin->high), exact);
    }

    Statement known_;
    Statement unknown_;
};

// Removes the rows of what the new version of a type no longer says: all of them where its kind
// changed, else the origins that belong to no field and are gone.
Result<void> clearGone(Database& database, const EquipmentType& before, const EquipmentType& after)
{
    auto one = database.prepare("DELETE FROM equipment_value WHERE type = ? AND (? OR field = ?)");
    if (!one)
        return fail(one.error());
    const auto remove = [&](std::int64_t all, const std::string& key) {
        one->bind(1, std::int64_t{after.id.number});
        one->bind(2, all);
        one->bind(3, std::string_view(key));
        return one->run();
    };
    if (before.kind.index() != after.kind.index())
        return remove(1, {});
    const auto list = kindFields(after.kind);
    for (const auto& [key, origin] : before.provenance)
        if (!after.provenance.contains(key) && fieldOf(list, key) == nullptr)
            if (auto done = remove(0, key); !done)
                return done;
    return {};
}

} // namespace

Result<Table<EquipmentType>> readEquipment(Database& database)
{
    auto types = readIdentities(database);
    if (!types)
        return fail(types.error());
    if (auto done = readValues(database, *types); !done)
        return fail(done.error());
    std::vector<EquipmentType> rows;
    for (auto& [id, type] : *types)
        rows.push_back(std::move(type));
    return Table<EquipmentType>(std::move(rows));
}

Result<void> writeEquipment(Database& database, const Table<EquipmentType>& before,
                            const Table<EquipmentType>& after)
{
    const auto changes = diff(before, after);
    if (changes.empty())
        return {};
    auto identities = RowWriter<EquipmentType>::prepare(database, typeTable, {"id"}, {"kind"});
    if (!identities)
        return fail(identities.error());
    auto values = ValueWriter::prepare(database);
    if (!values)
        return fail(values.error());
    const auto put = [&](TypeId id) -> Result<void> {
        const EquipmentType& type = *after.find(id);
        if (const EquipmentType* old = before.find(id))
            if (auto done = clearGone(database, *old, type); !done)
                return done;
        identities->statement().bind(1, std::int64_t{id.number});
        identities->statement().bind(2, kindKey(type.kind));
        if (auto done = identities->write(3, type, id.number); !done)
            return done;
        return values->write(type);
    };
    for (const auto* ids : {&changes.added, &changes.changed})
        for (const TypeId id : *ids)
            if (auto done = put(id); !done)
                return done;
    for (const TypeId id : changes.removed)
        if (auto done = database.execute("DELETE FROM equipment_type WHERE id = " +
                                         std::to_string(id.number));
            !done)
            return done;
    return {};
}

} // namespace hallwright::data
