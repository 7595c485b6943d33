// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/alternatives.h"

#include "model/economics/price_book.h"
#include "model/edit/types.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

Result<void> freeName(const Project& project, const std::string& name)
{
    if (name.empty())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "an alternative needs a name"), {}});
    if (project.find(name) != nullptr)
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "there is an alternative \"{0}\" already"), {name}});
    return {};
}

Fault noAlternative(AlternativeId id)
{
    return {FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "there is no alternative with this id"), {}},
            "alternative/" + std::to_string(id.number),
            {}};
}

template <class Row>
std::uint32_t idOr(const Table<Row>& table, const Row& wanted, auto same)
{
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Row& row) { return same(row, wanted); });
    return found == table.end() ? 0 : found->id.number;
}

// Finite, and not negative where the book's range is not: no price, rate or life is.
Result<void> checkedInput(const Input& input)
{
    if (!std::isfinite(input.value) || !std::isfinite(input.low) || !std::isfinite(input.high))
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "value, low and high must be numbers"), {}},
                    input.key);
    const auto& book = priceBook();
    const auto known = std::find_if(book.begin(), book.end(),
                                    [&input](const Input& one) { return one.key == input.key; });
    if (known != book.end() && known->low >= 0.0 && std::min(input.low, input.value) < 0.0)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("model", "this assumption cannot be negative"), {}},
                    input.key);
    return {};
}

} // namespace

Result<Project> addAlternative(const Project& project, const std::string& name)
{
    return freeName(project, name).map([&] {
        Project after = project;
        const auto id = mint<AlternativeId>(after);
        after.alternatives.push_back({id, name, {}, {}});
        return after;
    });
}

Result<Project> duplicateAlternative(const Project& project, AlternativeId origin,
                                     const std::string& name)
{
    const Alternative* from = project.find(origin);
    if (from == nullptr)
        return tl::unexpected<Fault>(noAlternative(origin));
    return freeName(project, name).map([&] {
        Project after = project;
        const auto id = mint<AlternativeId>(after);
        after.alternatives.push_back({id, name, from->description, from->plan});
        return after;
    });
}

Result<Project> removeAlternative(const Project& project, AlternativeId alternative)
{
    Project after = project;
    const auto removed =
        std::erase_if(after.alternatives, [&](const auto& a) { return a.id == alternative; });
    if (removed == 0)
        return tl::unexpected<Fault>(noAlternative(alternative));
    return after;
}

Result<Project> renameAlternative(const Project& project, AlternativeId alternative,
                                  const std::string& name)
{
    return freeName(project, name).and_then([&]() -> Result<Project> {
        Project after = project;
        for (auto& candidate : after.alternatives)
            if (candidate.id == alternative) {
                candidate.name = name;
                return after;
            }
        return tl::unexpected<Fault>(noAlternative(alternative));
    });
}

Result<Project> putInput(const Project& project, Input input)
{
    if (const auto fits = checkedInput(input); !fits)
        return tl::unexpected<Fault>(fits.error());
    Project after = project;
    const auto own =
        idOr(after.inputs, input, [](const Input& a, const Input& b) { return a.key == b.key; });
    input.id = own != 0 ? InputId{own} : mint<InputId>(after);
    input.low = std::min(input.low, input.value); // a range holds its value
    input.high = std::max(input.high, input.value);
    input.overridden = true;
    after.inputs = after.inputs.with({std::move(input)});
    return after;
}

Result<Project> resetInput(const Project& project, const std::string& key)
{
    Project after = project;
    for (const auto& input : project.inputs)
        if (input.key == key)
            after.inputs = project.inputs.without({input.id});
    return after;
}

Result<Project> waive(const Project& project, AlternativeId alternative, Waiver waiver)
{
    if (waiver.reason.empty() || waiver.by.empty())
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("model", "a waiver needs a reason and the name of who gives it"),
             {}});
    Project minted = project;
    waiver.id = mint<WaiverId>(minted);
    return editPlan(minted, alternative, [&waiver](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        const auto own = idOr(before.waivers, waiver, [](const Waiver& a, const Waiver& b) {
            return a.code == b.code && a.element == b.element;
        });
        if (own != 0)
            waiver.id = {own};
        plan.waivers = plan.waivers.with({waiver});
        return plan;
    });
}

Result<Project> putNote(const Project& project, AlternativeId alternative, Note note)
{
    Project minted = project;
    if (!note.id)
        note.id = mint<NoteId>(minted);
    return editPlan(minted, alternative, [&note](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        plan.notes = note.text.empty() ? plan.notes.without({note.id}) : plan.notes.with({note});
        return plan;
    });
}

Result<Project> putOverride(const Project& project, AlternativeId alternative, Override override)
{
    Project minted = project;
    override.id = mint<OverrideId>(minted);
    return editPlan(minted, alternative, [&override](const Plan& before) -> Result<Plan> {
        Plan plan = before;
        const auto own = idOr(before.overrides, override, [](const Override& a, const Override& b) {
            return a.element == b.element && a.field == b.field;
        });
        if (own != 0)
            override.id = {own};
        plan.overrides = override.value.empty() ? plan.overrides.without({override.id})
                                                : plan.overrides.with({override});
        return plan;
    });
}

} // namespace hallwright::model
