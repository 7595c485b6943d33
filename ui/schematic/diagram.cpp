// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/diagram.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace hallwright::ui {

namespace {

// The outermost folded group of an item; nullptr where it is shown itself.
const std::string* foldOf(const SchematicItem& item, const std::set<std::string>& groups)
{
    const auto at = std::find_if(item.groups.begin(), item.groups.end(),
                                 [&](const auto& group) { return groups.contains(group); });
    return at != item.groups.end() ? &*at : nullptr;
}

SchematicItem emptyFold(const Diagram& diagram, const SchematicItem& first, const std::string& key)
{
    SchematicItem fold;
    fold.key = key;
    fold.symbol = SchematicSymbol::Folded;
    fold.stream = first.stream == Stream::Power ? Stream::Power : Stream::Across;
    for (const auto& group : diagram.groups)
        if (group.key == key)
            fold.title = group.title;
    for (const auto& group : first.groups) {
        if (group == key)
            break;
        fold.groups.push_back(group);
    }
    return fold;
}

void takeIn(SchematicItem& fold, const SchematicItem& item)
{
    fold.refs.insert(fold.refs.end(), item.refs.begin(), item.refs.end());
    fold.racks += item.racks;
    if (item.counts.empty())
        ++fold.counts[item.role];
    for (const auto& [role, count] : item.counts)
        fold.counts[role] += count;
}

using Places = std::vector<std::size_t>; // of each item in the folded diagram

// Junctions that items of several places share: joints of folds with the rest.
std::set<std::string> sharedJunctions(const Diagram& diagram, const Places& place)
{
    std::map<std::string, std::size_t> first;
    std::set<std::string> shared;
    for (std::size_t i = 0; i < diagram.items.size(); ++i)
        for (const auto* junction : {&diagram.items[i].from, &diagram.items[i].to}) {
            if (junction->empty())
                continue;
            const auto [at, fresh] = first.emplace(*junction, place[i]);
            if (!fresh && at->second != place[i])
                shared.insert(*junction);
        }
    return shared;
}

// Gives folds their junctions; further ones of the same side are renamed to the first everywhere.
void joinFolds(const Diagram& diagram, const Places& place, std::vector<SchematicItem>& items)
{
    const auto shared = sharedJunctions(diagram, place);
    std::map<std::string, std::string> renamed;
    const auto join = [&](std::string& own, const std::string& junction) {
        if (!shared.contains(junction))
            return;
        if (own.empty())
            own = junction;
        else if (own != junction)
            renamed.emplace(junction, own);
    };
    for (std::size_t i = 0; i < diagram.items.size(); ++i) {
        auto& fold = items[place[i]];
        if (fold.symbol != SchematicSymbol::Folded)
            continue;
        join(fold.from, diagram.items[i].from);
        join(fold.to, diagram.items[i].to);
    }
    for (auto& item : items)
        for (auto* junction : {&item.from, &item.to})
            if (const auto at = renamed.find(*junction); at != renamed.end())
                *junction = at->second;
}

} // namespace

Diagram folded(const Diagram& diagram, const std::set<std::string>& groups)
{
    Diagram out;
    out.groups = diagram.groups;
    Places place;
    std::map<std::string, std::size_t> folds;
    for (const auto& item : diagram.items) {
        const std::string* fold = foldOf(item, groups);
        if (fold == nullptr) {
            place.push_back(out.items.size());
            out.items.push_back(item);
            continue;
        }
        const auto [at, fresh] = folds.emplace(*fold, out.items.size());
        if (fresh)
            out.items.push_back(emptyFold(diagram, item, *fold));
        takeIn(out.items[at->second], item);
        place.push_back(at->second);
    }
    joinFolds(diagram, place, out.items);
    std::set<std::tuple<std::size_t, std::size_t, SchematicLink::Kind, char>> known;
    for (auto link : diagram.links) {
        link.from = place[link.from];
        link.to = place[link.to];
        if (link.from != link.to &&
            known.emplace(link.from, link.to, link.kind, link.letter).second)
            out.links.push_back(link);
    }
    return out;
}

std::vector<std::set<std::string>> foldSteps(const Diagram& diagram)
{
    std::size_t deepest = 0;
    for (const auto& group : diagram.groups)
        deepest = std::max(deepest, group.depth);
    std::vector<std::set<std::string>> steps(1);
    for (std::size_t depth = deepest + 1; depth-- > 0;) {
        auto step = steps.back();
        for (const auto& group : diagram.groups)
            if (group.depth == depth)
                step.insert(group.key);
        if (step != steps.back())
            steps.push_back(std::move(step));
    }
    return steps;
}

bool isSourceSymbol(SchematicSymbol symbol)
{
    return symbol == SchematicSymbol::Utility || symbol == SchematicSymbol::Generator;
}

QString labelInHall(const std::string& hall, const std::string& label)
{
    const bool led =
        label.size() > hall.size() + 1 && label.starts_with(hall) && label[hall.size()] == '-';
    return QString::fromStdString(led ? label.substr(hall.size() + 1) : label);
}

int standsFor(const SchematicItem& item)
{
    int sum = 0;
    for (const auto& [role, count] : item.counts)
        sum += count;
    return item.counts.empty() ? 1 : sum;
}

} // namespace hallwright::ui
