// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/placement_table.h"

#include "model/edit/place.h"

#include <algorithm>
#include <map>

namespace hallwright::model {

namespace {

const Length aisle = metres(1.5);

template <class E>
std::string wordOf(E value)
{
    return choicesOf(value)[static_cast<std::size_t>(value)].key;
}

template <class Row>
std::string labelOf(const Table<Row>& table, auto id)
{
    const Row* row = table.find(id);
    return row != nullptr ? row->label : std::string();
}

PlacementRow common(const Project& project, const Plan& plan, const auto& item)
{
    PlacementRow out;
    const auto* type = typeOf(project, item.type);
    out.label = item.label;
    out.type = type != nullptr ? type->key : std::string();
    out.hall = labelOf(plan.halls, item.at.hall);
    out.x = item.at.x;
    out.y = item.at.y;
    out.turn = wordOf(item.at.turn);
    out.status = wordOf(item.status);
    out.energised = text(item.energised);
    return out;
}

// Puts rows in, one after the other; rows, halls and superpods are found or made by label.
class Filling {
public:
    Filling(Project project, const Catalogue& catalogue, AlternativeId alternative)
        : project_(std::move(project))
        , catalogue_(catalogue)
        , alternative_(alternative)
    {
    }

    Result<void> halls(const std::vector<PlacementRow>& rows)
    {
        std::map<std::string, Hall> wanted;
        for (const auto& row : rows) {
            auto& hall = wanted[row.hall];
            hall.label = row.hall;
            hall.width = std::max(hall.width, row.x + aisle);
            hall.depth = std::max(hall.depth, row.y + aisle);
        }
        for (auto& [label, hall] : wanted) {
            if (find(plan().halls, label) != nullptr)
                continue;
            auto after = addHall(project_, alternative_, hall);
            if (!after)
                return fail(after.error());
            project_ = *std::move(after);
        }
        plan_ = plan();
        return {};
    }

    Result<void> add(const PlacementRow& row)
    {
        const auto type = ensureType(project_, catalogue_, row.type);
        if (!type)
            return wrong(row, type.error());
        const auto* entry = typeOf(project_, *type);
        return rackOf(*entry) != nullptr ? addRack(row, *type) : addUnit(row, *type);
    }

    Result<Project> done()
    {
        plan_.racks = plan_.racks.with(std::move(racks_));
        plan_.units = plan_.units.with(std::move(units_));
        return editPlan(project_, alternative_,
                        [this](const Plan&) { return Result<Plan>(std::move(plan_)); });
    }

private:
    const Plan& plan() const { return project_.find(alternative_)->plan; }

    template <class Row>
    static const Row* find(const Table<Row>& table, const std::string& label)
    {
        const auto at = std::find_if(table.begin(), table.end(),
                                     [&](const Row& row) { return row.label == label; });
        return at == table.end() ? nullptr : &*at;
    }

    static Result<void> wrong(const PlacementRow& row, Fault fault)
    {
        fault.where = row.where + (fault.where.empty() ? "" : ", " + fault.where);
        return fail(std::move(fault));
    }

    // Fields by their key, checked as everywhere.
    template <class Row>
    Result<void> set(Row& item, const char* key, const std::string& words,
                     const PlacementRow& row) const
    {
        if (words.empty())
            return {};
        const auto* field = findField<Row>(key);
        const auto value = parseFileText(*field, words);
        auto done = value ? field->set(item, *value) : Result<void>(fail(value.error()));
        if (!done)
            done.error().where = key;
        return done ? done : wrong(row, done.error());
    }

    template <class Item>
    Result<void> fill(Item& item, const PlacementRow& row) const
    {
        item.label = row.label;
        item.at.hall = find(plan_.halls, row.hall)->id;
        item.at.x = row.x;
        item.at.y = row.y;
        for (const auto& [key, words] :
             {std::pair{"turn", row.turn}, {"status", row.status}, {"energised", row.energised}})
            if (auto done = set(item, key, words, row); !done)
                return done;
        return {};
    }

    Result<void> addRack(const PlacementRow& row, TypeId type)
    {
        Rack rack;
        rack.id = mint<RackId>(project_);
        rack.type = type;
        rack.measured = row.measured;
        if (auto done = fill(rack, row); !done)
            return done;
        if (auto done = set(rack, "first_phase", row.firstPhase, row); !done)
            return done;
        if (!row.row.empty())
            rack.row = lineOf(row, rack.at.hall);
        if (!row.superpod.empty()) {
            const auto pod = podOf(row);
            if (!pod)
                return wrong(row, pod.error());
            rack.superpod = *pod;
        }
        racks_.push_back(std::move(rack));
        return {};
    }

    Result<void> addUnit(const PlacementRow& row, TypeId type)
    {
        Unit unit;
        unit.id = mint<UnitId>(project_);
        unit.type = type;
        if (auto done = fill(unit, row); !done)
            return done;
        if (auto done = set(unit, "feed", row.feed, row); !done)
            return done;
        if (auto done = set(unit, "on_ups", row.onUps, row); !done)
            return done;
        units_.push_back(std::move(unit));
        return {};
    }

    RowId lineOf(const PlacementRow& row, HallId hall)
    {
        for (const auto& one : plan_.rows)
            if (one.label == row.row && one.hall == hall)
                return one.id;
        const Row made{mint<RowId>(project_), hall, row.row};
        plan_.rows = plan_.rows.with({made});
        return made.id;
    }

    Result<SuperpodId> podOf(const PlacementRow& row)
    {
        if (const auto* own = find(plan_.superpods, row.superpod))
            return own->id;
        const auto type = ensureType(project_, catalogue_, row.superpodType);
        if (!type)
            return fail(type.error());
        Superpod made;
        made.id = mint<SuperpodId>(project_);
        made.label = row.superpod;
        made.type = *type;
        made.spareTrays = row.spareTrays.value_or(made.spareTrays);
        plan_.superpods = plan_.superpods.with({made});
        return made.id;
    }

    Project project_;
    const Catalogue& catalogue_;
    AlternativeId alternative_;
    Plan plan_;
    std::vector<Rack> racks_;
    std::vector<Unit> units_;
};

} // namespace

std::vector<PlacementRow> placementTable(const Project& project, const Plan& plan)
{
    std::vector<PlacementRow> out;
    for (const auto& rack : plan.racks) {
        auto row = common(project, plan, rack);
        row.row = labelOf(plan.rows, rack.row);
        row.firstPhase = wordOf(rack.firstPhase);
        row.measured = rack.measured;
        if (const auto* pod = plan.superpods.find(rack.superpod)) {
            const auto* type = typeOf(project, pod->type);
            row.superpod = pod->label;
            row.superpodType = type != nullptr ? type->key : std::string();
            row.spareTrays = pod->spareTrays;
        }
        out.push_back(std::move(row));
    }
    for (const auto& unit : plan.units) {
        auto row = common(project, plan, unit);
        row.feed = wordOf(unit.feed);
        row.onUps = unit.onUps ? "1" : "0";
        out.push_back(std::move(row));
    }
    return out;
}

Result<Project> placeTable(const Project& project, const Catalogue& catalogue,
                           AlternativeId alternative, const std::vector<PlacementRow>& rows)
{
    if (rows.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "the list holds no rack that can be read"), {}});
    if (project.find(alternative) == nullptr)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "there is no alternative with this id"), {}});
    Filling filling(project, catalogue, alternative);
    if (const auto halls = filling.halls(rows); !halls)
        return fail(halls.error());
    for (const auto& row : rows)
        if (const auto added = filling.add(row); !added)
            return fail(added.error());
    return filling.done();
}

} // namespace hallwright::model
