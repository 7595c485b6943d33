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
    fold.folded += std::max(1, item.folded);
}

} // namespace

Diagram folded(const Diagram& diagram, const std::set<std::string>& groups)
{
    Diagram out;
    out.groups = diagram.groups;
    std::vector<std::size_t> place; // of each item in the new diagram
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

std::set<std::string> foldedAtFirst(const Diagram& diagram, std::size_t readable)
{
    std::size_t deepest = 0;
    for (const auto& group : diagram.groups)
        deepest = std::max(deepest, group.depth);
    std::set<std::string> groups;
    for (std::size_t depth = deepest + 1; depth-- > 0;) {
        if (folded(diagram, groups).items.size() <= readable)
            break;
        for (const auto& group : diagram.groups)
            if (group.depth == depth)
                groups.insert(group.key);
    }
    return groups;
}

} // namespace hallwright::ui
