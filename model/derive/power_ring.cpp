// SPDX-License-Identifier: GPL-3.0-or-later
// The elements of a ring form a tree, as all others do, but for one section: that in which the ways
// from both ends meet. It hangs on one way and closes on the last unit of the other.
#include "model/derive/power_ring.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace hallwright::model {

namespace {

// A transformer that is to stand on a ring.
struct OnRing {
    std::size_t transformer = 0;
    double apparent = 0.0; // VA
};

std::string lastWord(const std::string& key)
{
    return key.substr(key.rfind('/') + 1);
}

// As few parts of consecutive loads as `most` allows, the largest part as small as that many allow.
std::vector<std::vector<OnRing>> parted(const std::vector<OnRing>& all, double most)
{
    const auto fill = [&all](double limit) {
        std::vector<std::vector<OnRing>> parts;
        double sum = 0.0;
        for (const auto& one : all) {
            if (parts.empty() || sum + one.apparent > limit * (1.0 + 1e-9)) {
                parts.emplace_back();
                sum = 0.0;
            }
            parts.back().push_back(one);
            sum += one.apparent;
        }
        return parts;
    };
    double largest = 0.0;
    for (const auto& one : all)
        largest = std::max(largest, one.apparent);
    double high = std::max(most, largest);
    const auto rings = fill(high).size();
    double low = 0.0;
    for (int lap = 0; lap < 50; ++lap) {
        const double middle = std::max(largest, (low + high) / 2.0);
        (fill(middle).size() <= rings ? high : low) = middle;
    }
    return fill(high);
}

class RingBuilder {
public:
    RingBuilder(std::vector<PowerElement>& elements, const PowerRecipe& recipe,
                const PowerSizes& sizes)
        : elements_(elements)
        , recipe_(recipe)
        , sizes_(sizes)
    {
    }

    // Ring elements below the utility, upstream before downstream; transformers move onto them.
    std::vector<PowerElement> build(const PowerElement& utility, const std::vector<OnRing>& ring)
    {
        out_.clear();
        letter_ = utility.letter;
        board_ = utility.key;
        loads_.clear();
        names_.clear();
        for (const auto& one : ring) {
            loads_.push_back(one.apparent);
            names_.push_back(lastWord(elements_[one.transformer].key));
        }
        const double all = std::accumulate(loads_.begin(), loads_.end(), 0.0);
        current_ = lineCurrent(watts(all), recipe_.mediumVoltage, 1.0);
        const std::size_t open = openAfter(loads_);
        std::string up = board_;
        for (std::size_t i = 0; i < open; ++i)
            up = addStep(i, i, up);
        std::string down = board_;
        for (std::size_t i = ring.size(); i-- > open;)
            down = addStep(i + 1, i, down);
        // Of a single unit both ways end at it: its second section hangs on the board.
        PowerElement meeting = section(open);
        const bool single = ring.size() == 1;
        meeting.upstream = single ? board_ : up;
        meeting.closes = single ? up : down;
        if (recipe_.mediumLayout == MediumLayout::OpenRing)
            meeting.switching = recipe_.ringSwitching;
        out_.push_back(std::move(meeting));
        for (std::size_t i = 0; i < ring.size(); ++i)
            elements_[ring[i].transformer].upstream =
                sizes_.key(PowerRole::RingUnit, {letter_, names_[i]});
        return std::move(out_);
    }

private:
    PowerElement section(std::size_t i) const
    {
        const bool end = i == 0 || i == names_.size();
        return sizes_.ringSection(
            {letter_, i < names_.size() ? names_[i] : names_.back() + "-board"}, current_,
            end ? recipe_.ringApproach : recipe_.ringSpacing);
    }

    // A section below `upstream` and the unit that it leads to; returns the unit's key.
    std::string addStep(std::size_t sectionAt, std::size_t unitAt, const std::string& upstream)
    {
        out_.push_back(section(sectionAt));
        out_.back().upstream = upstream;
        const std::string key = out_.back().key;
        out_.push_back(sizes_.ringUnit({letter_, names_[unitAt]}));
        out_.back().upstream = key;
        return out_.back().key;
    }

    std::vector<PowerElement>& elements_;
    const PowerRecipe& recipe_;
    const PowerSizes& sizes_;
    char letter_ = 'A';
    std::string board_;
    std::vector<double> loads_;
    std::vector<std::string> names_;
    Current current_{};
    std::vector<PowerElement> out_;
};

} // namespace

std::size_t openAfter(const std::vector<double>& apparent)
{
    if (apparent.size() < 2)
        return apparent.size();
    const double all = std::accumulate(apparent.begin(), apparent.end(), 0.0);
    std::size_t best = 1;
    double least = all;
    double sum = 0.0;
    for (std::size_t i = 0; i + 1 < apparent.size(); ++i) {
        sum += apparent[i];
        const double larger = std::max(sum, all - sum);
        if (larger >= least * (1.0 - 1e-9))
            continue;
        least = larger;
        best = i + 1;
    }
    return best;
}

std::vector<PowerElement> onRings(std::vector<PowerElement> elements,
                                  const std::map<std::string, Power>& apparent,
                                  const PowerRecipe& recipe, const PowerSizes& sizes)
{
    Current most = recipe.ringRating;
    if (const Current cable = sizes.largestRingCable(); cable > Current{})
        most = std::min(most, cable);
    const double mostVa = inSi(most) * inSi(recipe.mediumVoltage) * std::numbers::sqrt3;
    std::vector<PowerElement> out;
    std::vector<PowerElement> below;
    RingBuilder builder(elements, recipe, sizes);
    const auto utilities = elements; // transformers move while rings are built
    for (const auto& utility : utilities) {
        if (utility.role != PowerRole::Utility)
            continue;
        std::vector<OnRing> all;
        for (std::size_t i = 0; i < elements.size(); ++i)
            if (elements[i].role == PowerRole::Transformer && elements[i].upstream == utility.key)
                if (const auto load = apparent.find(elements[i].key); load != apparent.end())
                    all.push_back({i, inSi(load->second)});
        for (const auto& ring : parted(all, mostVa)) {
            auto made = builder.build(utility, ring);
            std::move(made.begin(), made.end(), std::back_inserter(below));
        }
    }
    for (auto& element : elements) {
        if (element.role != PowerRole::Utility && !below.empty()) {
            std::move(below.begin(), below.end(), std::back_inserter(out));
            below.clear();
        }
        out.push_back(std::move(element));
    }
    return out;
}

std::vector<PowerRing> ringsOf(const DerivedPower& power)
{
    std::map<std::string_view, std::size_t> byKey;
    std::vector<std::size_t> meetings;
    for (std::size_t i = 0; i < power.elements.size(); ++i) {
        if (!power.elements[i].closes.empty())
            meetings.push_back(i);
    }
    if (meetings.empty())
        return {};
    for (std::size_t i = 0; i < power.elements.size(); ++i)
        byKey[power.elements[i].key] = i;
    std::vector<PowerRing> out;
    for (const std::size_t meeting : meetings) {
        const auto& element = power.elements[meeting];
        PowerRing ring;
        ring.switching = element.switching;
        // Towards the board from one side: units and sections in turn.
        const auto climb = [&](const std::string& from, std::vector<std::size_t>& sections,
                               std::vector<std::size_t>& units) {
            for (auto at = byKey.find(from); at != byKey.end();
                 at = byKey.find(power.elements[at->second].upstream)) {
                const auto role = power.elements[at->second].role;
                if (role == PowerRole::Utility)
                    ring.board = at->second;
                else
                    (role == PowerRole::RingUnit ? units : sections).push_back(at->second);
            }
        };
        climb(element.upstream, ring.sections, ring.units);
        std::reverse(ring.sections.begin(), ring.sections.end());
        std::reverse(ring.units.begin(), ring.units.end());
        ring.meeting = ring.sections.size();
        ring.sections.push_back(meeting);
        climb(element.closes, ring.sections, ring.units);
        out.push_back(std::move(ring));
    }
    return out;
}

} // namespace hallwright::model
