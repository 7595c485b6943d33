// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plan_generator.h"

#include "tests/support/random_fields.h"

namespace hallwright::tests {

using namespace model;

namespace {

// Figures that several recipes of a hall share are keyed by the hall's own id.
template <class Row>
Table<Row> rowsOfIds(Random& random, const std::vector<std::uint32_t>& ids, std::int64_t lastId)
{
    std::vector<Row> rows;
    for (const auto id : ids) {
        Row row;
        row.id = {id};
        rows.push_back(randomRow(random, std::move(row), lastId));
    }
    return Table<Row>(std::move(rows));
}

class Maker {
public:
    explicit Maker(std::uint64_t seed)
        : random_(seed)
    {
    }

    Project make(const RandomSize& size)
    {
        Project project = randomRow(random_, Project{}, 0);
        project.site = randomRow(random_, Site{}, 0);
        project.types = types(size.types);
        project.inputs = rows<Input>(5);
        project.weather = rows<WeatherSeries>(2);
        project.hourly = rows<HourSeries>(2);
        for (int i = 0; i < size.alternatives; ++i)
            project.alternatives.push_back(alternative(size));
        project.lastId = lastId_;
        return project;
    }

private:
    std::vector<std::uint32_t> fresh(int count)
    {
        std::vector<std::uint32_t> ids;
        for (int i = 0; i < count; ++i)
            ids.push_back(lastId_ += static_cast<std::uint32_t>(random_.between(1, 3)));
        return ids;
    }

    template <class Row>
    Table<Row> rows(int count)
    {
        return rowsOfIds<Row>(random_, fresh(count), lastId_);
    }

    Alternative alternative(const RandomSize& size)
    {
        Alternative out = randomRow(random_, Alternative{}, 0);
        out.id = {fresh(1).front()};
        Plan& plan = out.plan;
        const auto hallIds = fresh(size.halls);
        plan.halls = rowsOfIds<Hall>(random_, hallIds, lastId_);
        plan.rows = rows<Row>(size.rows);
        plan.superpods = rows<Superpod>(size.superpods);
        plan.racks = rows<Rack>(size.racks);
        plan.units = rows<Unit>(size.units);
        plan.powerRecipes = rowsOfIds<PowerRecipe>(random_, hallIds, lastId_);
        plan.coolantRecipes = rowsOfIds<CoolantRecipe>(random_, hallIds, lastId_);
        plan.airRecipes = rowsOfIds<AirRecipe>(random_, hallIds, lastId_);
        plan.plantRecipes = rowsOfIds<PlantRecipe>(random_, hallIds, lastId_);
        plan.fabricRecipes = rowsOfIds<FabricRecipe>(random_, hallIds, lastId_);
        plan.overrides = rows<Override>(5);
        plan.waivers = rows<Waiver>(3);
        plan.notes = rows<Note>(3);
        plan.workload = randomRow(random_, Workload{}, lastId_);
        return out;
    }

    // Identity texts that are choices in disguise are kept as texts by the model.
    Table<EquipmentType> types(int count)
    {
        std::vector<EquipmentType> all;
        for (const auto id : fresh(count)) {
            EquipmentType type = randomRow(random_, EquipmentType{}, 0);
            type.id = {id};
            const auto keys = kindKeys();
            type.kind = *kindOf(keys[all.size() % keys.size()]);
            fillKind(type);
            all.push_back(std::move(type));
        }
        return Table<EquipmentType>(std::move(all));
    }

    void fillKind(EquipmentType& type)
    {
        for (const auto& one : kindFields(type.kind)) {
            const auto set =
                setKindField(type.kind, one.info->key, randomValue(random_, *one.info, lastId_));
            ensure(set.has_value(), set ? "" : english(set.error()).c_str());
            if (random_.oneIn(2))
                type.provenance[one.info->key] = provenance();
        }
        if (random_.oneIn(3))
            type.provenance["belongs to no field"] = provenance();
    }

    Provenance provenance()
    {
        Provenance origin{randomText(random_),
                          static_cast<Confidence>(random_.between(0, 3)),
                          randomText(random_),
                          {},
                          {}};
        if (random_.oneIn(2))
            origin.low = 1e5 * random_.unit();
        if (random_.oneIn(2))
            origin.high = 1e6 * random_.unit();
        return origin;
    }

    Random random_;
    std::uint32_t lastId_ = 0;
};

template <class Row>
Table<Row> editedTable(Random& random, const Table<Row>& table, std::uint32_t& lastId)
{
    std::vector<Row> changed;
    std::vector<typename Table<Row>::IdType> removed;
    for (const Row& row : table) {
        if (random.oneIn(8))
            removed.push_back(row.id);
        else if (random.oneIn(5))
            changed.push_back(randomRow(random, row, lastId));
    }
    Row added;
    added.id = {++lastId};
    changed.push_back(randomRow(random, std::move(added), lastId));
    return table.without(std::move(removed)).with(std::move(changed));
}

} // namespace

Project randomProject(std::uint64_t seed, const RandomSize& size)
{
    return Maker(seed).make(size);
}

Project randomlyEdited(const Project& project, std::uint64_t seed)
{
    Random random(seed);
    Project next = project;
    if (random.oneIn(3))
        next.site = randomRow(random, next.site, 0);
    next.inputs = editedTable(random, next.inputs, next.lastId);
    next.weather = editedTable(random, next.weather, next.lastId);
    next.hourly = editedTable(random, next.hourly, next.lastId);
    next.types = editedTable(random, next.types, next.lastId);
    for (auto& alternative : next.alternatives) {
        visitTables(alternative.plan, [&](const char*, auto& table) {
            table = editedTable(random, table, next.lastId);
        });
        if (random.oneIn(3))
            alternative.plan.workload = randomRow(random, alternative.plan.workload, 0);
    }
    return next;
}

} // namespace hallwright::tests
