// SPDX-License-Identifier: GPL-3.0-or-later
// Each feed is a way through tap, busway, feeder, board, UPS, transformer and utility; a board
// behind a static transfer switch has further ways through the reserves' chains, of which the first
// may be taken by another block. Above a ring-main unit the way parts in two: what lies on each is
// one part. On an open ring the second way is there once it is switched, so that a failure on the
// first takes both until then, where no battery bridges it.
#include "power/supply_compile.h"

#include <array>
#include <cmath>
#include <map>

namespace hallwright::power {

using namespace model;

namespace {

constexpr int mostParts = 64;

// Equal equipment that one cause can take down at once.
enum class Family { Utilities, Transformers, UpsModules, Boards };
constexpr std::array familyNames{"all utilities", "all transformers", "all UPS", "all boards"};

FailureRate reduced(FailureRate rate, double share)
{
    rate.perYear *= share;
    return rate;
}

class SupplyBuilder {
public:
    SupplyBuilder(const SupplyCompiler& hall, SupplyModel common)
        : hall_(hall)
        , values_(hall.values())
        , model_(std::move(common))
    {
    }

    // Nothing where the supply has too many parts.
    std::optional<SupplyModel> supplyOf(const std::vector<const RackFeed*>& feeds)
    {
        for (const auto* feed : feeds)
            addFeed(*feed);
        if (parts_ > mostParts)
            return std::nullopt;
        for (const auto& [family, members] : families_)
            addCommonCause(family, members);
        return std::move(model_);
    }

private:
    FailureRate rate(InputKey failures, InputKey repair) const
    {
        return {at(values_, failures), at(values_, repair) / 3600.0};
    }

    PartMask bitOf(int part) const { return part < mostParts ? PartMask{1} << part : PartMask{0}; }

    PartMask newPart(const std::string& name, FailureRate own)
    {
        const PartMask bit = bitOf(parts_++);
        model_.events.push_back({own, bit, name});
        return bit;
    }

    // A part of a family keeps what is not common; a part is made once.
    PartMask member(const PowerElement& element, Family family, FailureRate one)
    {
        const auto known = made_.find(element.key);
        if (known != made_.end())
            return known->second;
        const double common = at(values_, family == Family::Utilities ? InputKey::UtilityCommonCause
                                                                      : InputKey::PowerCommonCause);
        if (family != Family::Utilities) {
            const double hours = at(values_, InputKey::PowerMaintenance) / 3600.0;
            model_.planned.push_back({parts_, hours});
        }
        const PartMask bit = newPart(
            element.key, groupRate(reduced(one, 1.0 - common), element.units, element.spareUnits));
        auto& all = families_[family];
        all.parts |= bit;
        all.rate = reduced(one, common);
        made_[element.key] = bit;
        return bit;
    }

    PartMask single(const PowerElement& element, FailureRate own)
    {
        const auto known = made_.find(element.key);
        return known != made_.end() ? known->second
                                    : made_[element.key] = newPart(element.key, own);
    }

    const PowerElement* find(const std::string& key) const { return hall_.find(key); }

    FailureRate conductorRate(const PowerElement& element) const
    {
        return reduced(rate(InputKey::BuswayFailures, InputKey::BuswayRepair),
                       inSi(element.length) * element.units);
    }

    // UPS, transformer and utility above an element, and by each way round a ring.
    std::vector<PartMask> chainsAbove(const PowerElement& element)
    {
        PartMask way = 0;
        std::vector<PartMask> round{0};
        for (const auto* up = find(element.upstream); up != nullptr; up = find(up->upstream)) {
            if (up->role == PowerRole::Ups)
                way |= member(*up, Family::UpsModules,
                              rate(InputKey::UpsFailures, InputKey::UpsRepair));
            else if (up->role == PowerRole::Transformer)
                way |= member(*up, Family::Transformers,
                              rate(InputKey::TransformerFailures, InputKey::TransformerRepair));
            else if (up->role == PowerRole::Utility)
                way |= utility(*up);
            else if (const auto place = hall_.ringOf(up->key); place.ring != nullptr) {
                way |= ringUnit(*up);
                round = waysRound(*up, place);
                up = &elementAt(place.ring->board); // both ways end there
                way |= utility(*up);
            }
        }
        for (auto& one : round)
            one |= way;
        return round;
    }

    const PowerElement& elementAt(std::size_t i) const { return hall_.network().elements[i]; }

    FailureRate ringUnitRate() const
    {
        return rate(InputKey::RingUnitFailures, InputKey::RingUnitRepair);
    }

    void maintain(int part, double times)
    {
        const double hours = at(values_, InputKey::PowerMaintenance) / 3600.0;
        if (times > 0.0)
            model_.planned.push_back({part, hours * times});
    }

    PartMask ringUnit(const PowerElement& unit)
    {
        if (const auto known = made_.find(unit.key); known != made_.end())
            return known->second;
        maintain(parts_, 1.0);
        return made_[unit.key] = newPart(unit.key, ringUnitRate());
    }

    // What lies between a unit and one end of its ring, in series: sections, and units between.
    struct RingStretch {
        FailureRate rate;
        std::size_t units = 0;
        std::string name;
    };
    RingStretch stretchOf(const PowerRing& ring, std::size_t from, std::size_t to) const
    {
        RingStretch out;
        double down = 0.0; // hours per year
        const auto take = [&](const FailureRate& one) {
            out.rate.perYear += one.perYear;
            down += one.perYear * one.hours;
        };
        for (std::size_t i = from; i < to; ++i) {
            const auto& section = elementAt(ring.sections[i]);
            take(reduced(rate(InputKey::RingCableFailures, InputKey::RingCableRepair),
                         inSi(section.length) * section.units));
        }
        out.units = to - from - 1;
        for (std::size_t i = 0; i < out.units; ++i)
            take(ringUnitRate());
        out.rate.hours = out.rate.perYear > 0.0 ? down / out.rate.perYear : 0.0;
        out.name = elementAt(ring.sections[from]).key;
        if (to - from > 1)
            out.name += "…" + elementAt(ring.sections[to - 1]).key;
        return out;
    }

    std::vector<PartMask> waysRound(const PowerElement& unit, const SupplyCompiler::OnRing& place)
    {
        const auto& ring = *place.ring;
        const std::size_t own = place.place + 1; // sections from the first end
        const auto first = stretchOf(ring, 0, own);
        const auto other = stretchOf(ring, own, ring.sections.size());
        const bool byFirst = place.place < ring.meeting;
        PartMask normal = stretch(unit.key + "/way", byFirst ? first : other);
        PartMask second = stretch(unit.key + "/other-way", byFirst ? other : first);
        const double hours = ring.switching ? inSi(*ring.switching) / 3600.0 : 0.0;
        if (hours > model_.bridgeHours) {
            const auto known = made_.find(unit.key + "/switching");
            PartMask switching = known != made_.end() ? known->second : PartMask{0};
            if (switching == 0) {
                const auto& lost = byFirst ? first : other;
                switching = made_[unit.key + "/switching"] = bitOf(parts_++);
                model_.events.push_back({{lost.rate.perYear, hours},
                                         normal | switching,
                                         lost.name + " until switched"});
            }
            second |= switching;
        }
        return {normal, second};
    }

    PartMask stretch(const std::string& key, const RingStretch& of)
    {
        if (const auto known = made_.find(key); known != made_.end())
            return known->second;
        maintain(parts_, static_cast<double>(of.units));
        return made_[key] = newPart(of.name, of.rate);
    }

    PartMask utility(const PowerElement& element)
    {
        const PartMask bit = member(element, Family::Utilities,
                                    rate(InputKey::UtilityFailures, InputKey::UtilityRepair));
        model_.replaced |= bit;
        return bit;
    }

    // Bus and incoming breaker.
    PartMask board(const PowerElement& element)
    {
        FailureRate both = rate(InputKey::BoardFailures, InputKey::BoardRepair);
        const FailureRate breaker = rate(InputKey::BreakerFailures, InputKey::BreakerRepair);
        const double sum = both.perYear + breaker.perYear;
        if (sum > 0.0)
            both.hours = (both.perYear * both.hours + breaker.perYear * breaker.hours) / sum;
        both.perYear = sum;
        return member(element, Family::Boards, both);
    }

    // A feeder with its breaker, a panel as a board, or a busway or cable.
    PartMask belowBoard(const PowerElement& element)
    {
        if (element.role == PowerRole::Panel)
            return single(element, rate(InputKey::BoardFailures, InputKey::BoardRepair));
        const PartMask own = single(element, conductorRate(element));
        return element.role == PowerRole::Feeder ? own | breakerOf(element) : own;
    }

    void addFeed(const RackFeed& feed)
    {
        const PowerElement* source = find(feed.busway);
        PartMask below =
            newPart(feed.busway + "/tap", rate(InputKey::TapFailures, InputKey::TapRepair));
        for (; source != nullptr && source->role != PowerRole::Switchboard;
             source = find(source->upstream))
            below |= belowBoard(*source);
        if (source == nullptr)
            return;
        below |= board(*source);
        if (!source->alternates.empty())
            below |= transferOf(*source);
        for (const PartMask above : chainsAbove(*source))
            model_.ways.push_back(below | above);
        for (std::size_t i = 0; i < source->alternates.size(); ++i)
            if (const auto* reserve = find(source->alternates[i])) {
                const PartMask shared =
                    below | board(*reserve) | (i == 0 ? takenBy(*source, *reserve) : PartMask{0});
                for (const PartMask above : chainsAbove(*reserve))
                    model_.ways.push_back(shared | above);
            }
    }

    PartMask breakerOf(const PowerElement& feeder)
    {
        return extra(feeder.key + "/breaker",
                     rate(InputKey::BreakerFailures, InputKey::BreakerRepair));
    }

    PartMask transferOf(const PowerElement& source)
    {
        return extra(source.key + "/transfer",
                     rate(InputKey::TransferFailures, InputKey::TransferRepair));
    }

    PartMask extra(const std::string& key, FailureRate own)
    {
        const auto known = made_.find(key);
        return known != made_.end() ? known->second : made_[key] = newPart(key, own);
    }

    // The reserve carries one block: it is taken while the chain of any other block is down.
    PartMask takenBy(const PowerElement& source, const PowerElement& reserve)
    {
        const FailureRate ups = rate(InputKey::UpsFailures, InputKey::UpsRepair);
        FailureRate others{0.0, ups.hours};
        for (const auto& element : hall_.network().elements)
            if (element.role == PowerRole::Switchboard && element.key != source.key &&
                !element.alternates.empty() && element.alternates.front() == reserve.key)
                if (const auto* unit = find(element.upstream))
                    others.perYear += groupRate(ups, unit->units, unit->spareUnits).perYear;
        return extra(reserve.key + "/taken", others);
    }

    struct Members {
        PartMask parts = 0;
        FailureRate rate;
    };

    void addCommonCause(Family family, const Members& members)
    {
        model_.events.push_back(
            {members.rate, members.parts, familyNames[static_cast<std::size_t>(family)]});
    }

    const SupplyCompiler& hall_;
    const InputValues& values_;
    std::map<std::string, PartMask> made_;
    std::map<Family, Members> families_;
    int parts_ = 0;
    SupplyModel model_;
};

} // namespace

SupplyCompiler::SupplyCompiler(const DerivedPower& network, const PowerRecipe& recipe,
                               const InputValues& values)
    : network_(network)
    , values_(values)
    , rings_(ringsOf(network))
{
    common_.bridgeHours = inSi(recipe.upsTime) / 3600.0;
    for (const auto& element : network.elements) {
        elements_[element.key] = &element;
        if (element.role == PowerRole::Generator)
            common_.standby = {
                element.units, element.spareUnits, at(values, InputKey::GeneratorStartFailure),
                at(values, InputKey::GeneratorRunFailures), at(values, InputKey::PowerCommonCause)};
    }
}

const PowerElement* SupplyCompiler::find(const std::string& key) const
{
    const auto found = elements_.find(key);
    return found == elements_.end() ? nullptr : found->second;
}

SupplyCompiler::OnRing SupplyCompiler::ringOf(const std::string& unit) const
{
    for (const auto& ring : rings_)
        for (std::size_t i = 0; i < ring.units.size(); ++i)
            if (network_.elements[ring.units[i]].key == unit)
                return {&ring, i};
    return {};
}

std::optional<SupplyModel> SupplyCompiler::compile(const std::vector<const RackFeed*>& feeds) const
{
    return SupplyBuilder(*this, common_).supplyOf(feeds);
}

} // namespace hallwright::power
