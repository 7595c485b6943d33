// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/rack_type.h"

#include "model/equipment/figure_fields.h"

#include <array>
#include <charconv>
#include <sstream>

namespace hallwright::model {

std::span<const Choice> choicesOf(RackRole)
{
    static constexpr std::array choices{
        Choice{"compute", QT_TRANSLATE_NOOP("choice", "Compute")},
        Choice{"network", QT_TRANSLATE_NOOP("choice", "Network")},
        Choice{"storage", QT_TRANSLATE_NOOP("choice", "Storage")},
        Choice{"management", QT_TRANSLATE_NOOP("choice", "Management")},
    };
    return choices;
}

std::span<const Choice> choicesOf(SupplyConnection)
{
    static constexpr std::array choices{
        Choice{"three-phase", QT_TRANSLATE_NOOP("choice", "Three-phase")},
        Choice{"line-neutral", QT_TRANSLATE_NOOP("choice", "Line to neutral")},
        Choice{"line-line", QT_TRANSLATE_NOOP("choice", "Line to line")},
    };
    return choices;
}

std::span<const Choice> choicesOf(CoolingKind)
{
    static constexpr std::array choices{
        Choice{"air", QT_TRANSLATE_NOOP("choice", "Air")},
        Choice{"hybrid", QT_TRANSLATE_NOOP("choice", "Liquid and air")},
        Choice{"liquid", QT_TRANSLATE_NOOP("choice", "Liquid")},
    };
    return choices;
}

namespace {

std::vector<Field<RackType>> rackFields()
{
    FieldList<RackType> list;
    FieldInfo role;
    role.key = "role";
    role.title = QT_TRANSLATE_NOOP("field", "Role");
    role.group = group::identity;
    list.add(role, [](auto& r) -> auto& { return r.role; });
    list.add(figure({"rack_units", QT_TRANSLATE_NOOP("field", "Rack units offered"), Measure::Count,
                     1, 100},
                    group::identity),
             [](auto& r) -> auto& { return r.rackUnits; });
    FieldInfo contains;
    contains.key = "contains";
    contains.title = QT_TRANSLATE_NOOP("field", "Node type inside");
    contains.group = group::identity;
    list.add(contains, [](auto& r) -> auto& { return r.contains; });
    list.add(figure({"contains_count", QT_TRANSLATE_NOOP("field", "Nodes inside"), Measure::Count,
                     0, 1000},
                    group::identity),
             [](auto& r) -> auto& { return r.containsCount; });
    addFootprint(list, [](auto& r) -> auto& { return r.footprint; });
    list.add(figure({"frame_mass", QT_TRANSLATE_NOOP("field", "Mass of the empty frame"),
                     Measure::Mass, 0, 1e4},
                    group::footprint),
             [](auto& r) -> auto& { return r.frameMass; });
    addComputePowerCooling(list);
    addPrice(list);
    return list.done();
}

std::vector<Field<NodeType>> nodeFields()
{
    FieldList<NodeType> list;
    list.add(figure({"rack_units", QT_TRANSLATE_NOOP("field", "Rack units taken"), Measure::None, 0,
                     100},
                    group::identity),
             [](auto& r) -> auto& { return r.rackUnits; });
    addFootprint(list, [](auto& r) -> auto& { return r.footprint; });
    addComputePowerCooling(list);
    addPrice(list);
    return list.done();
}

std::vector<Field<SuperpodType>> superpodFields()
{
    FieldList<SuperpodType> list;
    FieldInfo members;
    members.key = "members";
    members.title = QT_TRANSLATE_NOOP("field", "Member racks");
    members.group = group::identity;
    members.help = QT_TRANSLATE_NOOP("field", "Rack type keys with counts: \"a*12 b*4\".");
    list.add(members, [](auto& s) -> auto& { return s.members; });
    const auto put = [&](const FigureText& text, auto member, const char* help = "") {
        list.add(figure(text, group::compute, help),
                 [member](auto& s) -> auto& { return s.*member; });
    };
    using S = SuperpodType;
    put({"gpus", QT_TRANSLATE_NOOP("field", "GPUs"), Measure::Count, 0, 1e5}, &S::gpus);
    put({"trays", QT_TRANSLATE_NOOP("field", "Compute trays"), Measure::Count, 0, 1e4}, &S::trays);
    put({"gpus_per_tray", QT_TRANSLATE_NOOP("field", "GPUs in a tray"), Measure::Count, 0, 1e4},
        &S::gpusPerTray);
    put({"spare_trays", QT_TRANSLATE_NOOP("field", "Spare trays"), Measure::Count, 0, 1e4},
        &S::spareTrays, QT_TRANSLATE_NOOP("field", "Hot spares held back by default."));
    addPrice(list);
    return list.done();
}

Result<SuperpodMember> memberOf(const std::string& word)
{
    const auto star = word.find('*');
    SuperpodMember member{word.substr(0, star), 1};
    if (star != std::string::npos) {
        const char* end = word.data() + word.size();
        const auto done = std::from_chars(word.data() + star + 1, end, member.count);
        if (done.ec != std::errc{} || done.ptr != end)
            member.count = 0;
    }
    if (member.key.empty() || member.count < 1)
        return fail(
            FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("model", "\"{0}\" is not a member: expected key*count"), {word}});
    return member;
}

} // namespace

Result<std::vector<SuperpodMember>> membersOf(const SuperpodType& type)
{
    std::vector<SuperpodMember> out;
    std::istringstream words(type.members);
    for (std::string word; words >> word;) {
        const auto member = memberOf(word);
        if (!member)
            return tl::unexpected<Fault>(member.error());
        out.push_back(*member);
    }
    if (out.empty())
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "a superpod names one or more member racks"), {}});
    return out;
}

template <>
const std::vector<Field<RackType>>& fields<RackType>()
{
    static const auto list = rackFields();
    return list;
}

template <>
const std::vector<Field<NodeType>>& fields<NodeType>()
{
    static const auto list = nodeFields();
    return list;
}

template <>
const std::vector<Field<SuperpodType>>& fields<SuperpodType>()
{
    static const auto list = superpodFields();
    return list;
}

} // namespace hallwright::model
