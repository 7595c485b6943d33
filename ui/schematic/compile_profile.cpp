// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/compile_profile.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace hallwright::ui {

namespace {

using model::CoolantElement;

// An element with its solved drop, in the direction of design.
struct Link {
    const CoolantElement* element = nullptr;
    double drop = 0.0;
};

class Circuit {
public:
    Circuit(const model::CoolantGroup& group, const model::Assessment& assessment)
    {
        for (const auto& element : group.elements) {
            const auto* result = assessment.element(element.key);
            const bool open = result != nullptr && result->drop;
            Link link{&element, open ? model::inSi(*result->drop) : 0.0};
            const auto* rack = assessment.rack(element.rack);
            if (element.role == model::CoolantRole::Branch) {
                if (!open || rack == nullptr || !rack->drop)
                    continue;
                link.drop += model::inSi(*rack->drop); // the element's own are its hoses
                branches_.push_back(link);
            } else if (element.role == model::CoolantRole::Cdu && open)
                cdus_.push_back(link);
            else if (open && element.from != element.to)
                leaving_[element.from].push_back(link);
        }
    }

    std::optional<CircuitProfile> profile() const
    {
        if (cdus_.empty())
            return std::nullopt;
        const auto& cdu = cdus_.front();
        std::optional<CircuitProfile> worst;
        for (const auto& branch : branches_) {
            const auto out = way(cdu.element->to, branch.element->from);
            const auto back = way(branch.element->to, cdu.element->from);
            if (!out || !back)
                continue;
            auto one = along(*out, branch, *back, cdu.drop);
            if (!worst || one.valve < worst->valve)
                worst = std::move(one);
        }
        return worst;
    }

private:
    using Way = std::vector<Link>;

    // The shortest by number of elements: in a ring every way has the same drop.
    std::optional<Way> way(const std::string& from, const std::string& to) const
    {
        std::map<std::string, Way> reached{{from, {}}};
        std::vector<std::string> open{from};
        for (std::size_t k = 0; k < open.size(); ++k) {
            const std::string at = open[k];
            if (at == to)
                return reached[at];
            const auto links = leaving_.find(at);
            if (links == leaving_.end())
                continue;
            for (const auto& link : links->second) {
                const auto& next = link.element->to;
                Way longer = reached[at];
                longer.push_back(link);
                if (reached.emplace(next, std::move(longer)).second)
                    open.push_back(next);
            }
        }
        return std::nullopt;
    }

    static CircuitProfile along(const Way& out, const Link& branch, const Way& back, double head)
    {
        CircuitProfile profile;
        profile.rack = branch.element->rack;
        profile.rackDrop = branch.drop;
        profile.head = head;
        for (const auto* way : {&out, &back})
            for (const auto& link : *way)
                profile.pipes += link.drop;
        profile.valve = head - profile.pipes - profile.rackDrop;
        double distance = 0.0;
        double pressure = head;
        const auto go = [&](double length, double drop) {
            distance += length;
            pressure -= drop;
            profile.distance.push_back(distance);
            profile.pressure.push_back(pressure);
        };
        go(0.0, 0.0);
        for (const auto& link : out)
            go(model::inSi(link.element->length), link.drop);
        go(model::inSi(branch.element->length), branch.drop);
        go(0.0, profile.valve);
        for (const auto& link : back)
            go(model::inSi(link.element->length), link.drop);
        return profile;
    }

    std::vector<Link> branches_;
    std::vector<Link> cdus_;
    std::map<std::string, Way> leaving_;
};

} // namespace

std::optional<CircuitProfile> indexCircuit(const model::CoolantGroup& group,
                                           const model::Assessment& assessment)
{
    return Circuit(group, assessment).profile();
}

} // namespace hallwright::ui
