// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan.h"

#include <fmt/format.h>

namespace hallwright::model {

namespace {

std::uint64_t joined(std::uint64_t hash, std::uint64_t part)
{
    return (hash ^ part) * 0x100000001b3ULL;
}

} // namespace

const Alternative* Project::find(AlternativeId id) const
{
    for (const auto& alternative : alternatives)
        if (alternative.id == id)
            return &alternative;
    return nullptr;
}

const Alternative* Project::find(std::string_view wanted) const
{
    for (const auto& alternative : alternatives)
        if (alternative.name == wanted)
            return &alternative;
    return nullptr;
}

const EquipmentType* typeOf(const Project& project, TypeId id)
{
    return id ? project.types.find(id) : nullptr;
}

const EquipmentType* findType(const Project& project, std::string_view key)
{
    for (const auto& type : project.types)
        if (type.key == key)
            return &type;
    return nullptr;
}

std::uint64_t fingerprint(const Plan& plan)
{
    std::uint64_t hash = hashByFields(plan.workload);
    visitTables(plan, [&hash](const char*, const auto& table) {
        hash = joined(hash, table.fingerprint());
    });
    return hash;
}

std::uint64_t fingerprint(const Project& project, const Alternative& alternative)
{
    std::uint64_t hash = fingerprint(alternative.plan);
    for (const std::uint64_t part :
         {hashByFields(project.site), project.types.fingerprint(), project.inputs.fingerprint(),
          project.weather.fingerprint(), project.hourly.fingerprint(),
          std::uint64_t{alternative.id.number}})
        hash = joined(hash, part);
    return hash;
}

std::string fingerprintText(std::uint64_t fingerprint)
{
    return fmt::format("{:016x}", fingerprint);
}

template <>
const std::vector<Field<Override>>& fields<Override>()
{
    static const std::vector<Field<Override>> list{
        field<Override>({.key = "element", .title = QT_TRANSLATE_NOOP("field", "Element")},
                        [](auto& o) -> auto& { return o.element; }),
        field<Override>({.key = "field", .title = QT_TRANSLATE_NOOP("field", "Field")},
                        [](auto& o) -> auto& { return o.field; }),
        field<Override>({.key = "value", .title = QT_TRANSLATE_NOOP("field", "Value")},
                        [](auto& o) -> auto& { return o.value; }),
    };
    return list;
}

template <>
const std::vector<Field<Waiver>>& fields<Waiver>()
{
    static const std::vector<Field<Waiver>> list{
        field<Waiver>({.key = "code", .title = QT_TRANSLATE_NOOP("field", "Finding")},
                      [](auto& w) -> auto& { return w.code; }),
        field<Waiver>({.key = "element", .title = QT_TRANSLATE_NOOP("field", "Element")},
                      [](auto& w) -> auto& { return w.element; }),
        field<Waiver>({.key = "reason", .title = QT_TRANSLATE_NOOP("field", "Reason")},
                      [](auto& w) -> auto& { return w.reason; }),
        field<Waiver>({.key = "by", .title = QT_TRANSLATE_NOOP("field", "Approved by")},
                      [](auto& w) -> auto& { return w.by; }),
        field<Waiver>({.key = "date", .title = QT_TRANSLATE_NOOP("field", "Date")},
                      [](auto& w) -> auto& { return w.date; }),
    };
    return list;
}

template <>
const std::vector<Field<Note>>& fields<Note>()
{
    static const std::vector<Field<Note>> list{
        field<Note>({.key = "element", .title = QT_TRANSLATE_NOOP("field", "Element")},
                    [](auto& n) -> auto& { return n.element; }),
        field<Note>({.key = "text", .title = QT_TRANSLATE_NOOP("field", "Text")},
                    [](auto& n) -> auto& { return n.text; }),
    };
    return list;
}

template <>
const std::vector<Field<Project>>& fields<Project>()
{
    static const std::vector<Field<Project>> list{
        field<Project>({.key = "name", .title = QT_TRANSLATE_NOOP("field", "Project")},
                       [](auto& p) -> auto& { return p.name; }),
        field<Project>({.key = "client", .title = QT_TRANSLATE_NOOP("field", "Client")},
                       [](auto& p) -> auto& { return p.client; }),
        field<Project>({.key = "author", .title = QT_TRANSLATE_NOOP("field", "Prepared by")},
                       [](auto& p) -> auto& { return p.author; }),
        field<Project>({.key = "currency", .title = QT_TRANSLATE_NOOP("field", "Currency")},
                       [](auto& p) -> auto& { return p.currency; }),
        field<Project>({.key = "price_year",
                        .title = QT_TRANSLATE_NOOP("field", "Price year"),
                        .measure = Measure::Count,
                        .min = 2000,
                        .max = 2100},
                       [](auto& p) -> auto& { return p.priceYear; }),
    };
    return list;
}

template <>
const std::vector<Field<Alternative>>& fields<Alternative>()
{
    static const std::vector<Field<Alternative>> list{
        field<Alternative>({.key = "name", .title = QT_TRANSLATE_NOOP("field", "Name")},
                           [](auto& a) -> auto& { return a.name; }),
        field<Alternative>(
            {.key = "description", .title = QT_TRANSLATE_NOOP("field", "Description")},
            [](auto& a) -> auto& { return a.description; }),
    };
    return list;
}

} // namespace hallwright::model
