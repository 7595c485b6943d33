// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/wetted_materials.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

namespace hallwright::model {

namespace {

constexpr std::array<std::string_view, 5> allowed{"copper", "stainless", "304l", "316l", "epdm"};
constexpr std::array<std::string_view, 4> forbidden{"aluminium", "zinc", "carbon-steel",
                                                    "nickel-plated-brass"};

template <class List>
bool holds(const List& list, const std::string& word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

} // namespace

Wetted wettedVerdict(const std::string& material)
{
    if (holds(allowed, material))
        return Wetted::Allowed;
    return holds(forbidden, material) ? Wetted::Forbidden : Wetted::Unknown;
}

std::vector<std::string> wettedOf(const std::string& words, Wetted verdict)
{
    std::vector<std::string> out;
    std::istringstream stream(words);
    for (std::string word; stream >> word;)
        if (wettedVerdict(word) == verdict)
            out.push_back(word);
    return out;
}

} // namespace hallwright::model
