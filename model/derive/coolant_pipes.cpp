// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of a group: CDUs join at the nodes "supply" and "return". A main runs past the near ends
// of the group's rows (a comb), each row has a supply and a return manifold at rack pitch, each
// rack a branch. With reverse return the last rack of a row on the supply side is the first on the
// return side, and the return manifold comes back along the row. Sizing: v ≤ limit and f/D·ρv²/2 ≤
// limit with Swamee and Jain 1976.
#include "model/derive/coolant_pipes.h"

#include <boost/units/cmath.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hallwright::model {

namespace {

constexpr double teeThrough = 0.2; // K of a tee's run, per rack take-off (Crane TP-410 class value)
constexpr double elbow = 0.3;      // K of a long-radius 90° bend
constexpr double branchFittings = 2.6; // K: two take-offs (2 × 1.0) and two bends
constexpr double mainBends = 4 * elbow;

double siOf(const auto& quantity)
{
    return inSi(quantity);
}

bool within(const PipeSizeType& size, const CoolantRecipe& recipe, double flow)
{
    const double bore = siOf(size.bore);
    const double velocity = flow / (std::numbers::pi / 4.0 * bore * bore);
    if (velocity > siOf(recipe.velocityLimit))
        return false;
    constexpr double density = 1000.0;
    constexpr double viscosity = 1.0e-3;
    const double reynolds = std::max(density * velocity * bore / viscosity, 4000.0);
    const double friction =
        0.25 /
        std::pow(std::log10(siOf(size.roughness) / (3.7 * bore) + 5.74 / std::pow(reynolds, 0.9)),
                 2);
    return friction / bore * density * velocity * velocity / 2.0 <= siOf(recipe.gradientLimit);
}

// Lays one group; remembers the view so that every pipe is sized the same way.
class Piper {
public:
    Piper(const HallView& view, const CoolantRecipe& recipe, CoolantGroup& group)
        : view_(view)
        , recipe_(recipe)
        , group_(group)
    {
    }

    void lay(const std::vector<ManifoldRun>& runs)
    {
        VolumeFlow remaining = group_.flow;
        std::string supplyAt = "supply";
        std::string returnAt = "return";
        const Placement* before = nullptr;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto& head = runs[i].racks.front().rack->at;
            const Length way = before == nullptr ? stub() : distance(*before, head);
            const std::string supplyNext = fmt::format("supply/row{}", i + 1);
            const std::string returnNext = fmt::format("return/row{}", i + 1);
            pipe(CoolantRole::SupplyPipe, supplyAt, supplyNext, way, remaining, mainBends);
            pipe(CoolantRole::ReturnPipe, returnNext, returnAt, way, remaining, mainBends);
            layRow(runs[i], i + 1, supplyNext, returnNext);
            remaining -= flowOf(runs[i].racks, 0);
            supplyAt = supplyNext;
            returnAt = returnNext;
            before = &head;
        }
    }

private:
    // From the CDU to the row it stands at: its depth and a drop, or the way from the CDU room.
    Length stub() const
    {
        switch (group_.scheme) {
        case CduScheme::InRack:
            return metres(0.5);
        case CduScheme::InRow:
        case CduScheme::RowEnd:
            return metres(3.0);
        case CduScheme::Room:
            return metres(15.0);
        }
        return metres(3.0);
    }

    static Length distance(const Placement& a, const Placement& b)
    {
        using boost::units::abs;
        return abs(a.x - b.x) + abs(a.y - b.y);
    }

    const RackNeed& needOf(const PlacedRack& placed) const
    {
        const auto found =
            std::find_if(group_.racks.begin(), group_.racks.end(),
                         [&](const RackNeed& need) { return need.rack == placed.rack->id; });
        return *found;
    }

    // Design flow of the racks of a run from index `from` to the end.
    VolumeFlow flowOf(const std::vector<PlacedRack>& racks, std::size_t from) const
    {
        VolumeFlow flow{};
        for (std::size_t i = from; i < racks.size(); ++i)
            flow += needOf(racks[i]).flow;
        return flow;
    }

    void layRow(const ManifoldRun& run, std::size_t number, const std::string& supplyAt,
                const std::string& returnAt)
    {
        const auto& racks = run.racks;
        const VolumeFlow whole = flowOf(racks, 0);
        const auto node = [number](const char* side, std::size_t k) {
            return fmt::format("{}/row{}/{}", side, number, k + 1);
        };
        const bool reverse = group_.returnPath == ReturnPath::Reverse && racks.size() > 1;
        VolumeFlow behind = whole; // still in the supply manifold
        VolumeFlow gathered{};     // already in the return manifold, reverse return
        for (std::size_t k = 0; k < racks.size(); ++k) {
            const Length pitch =
                k == 0 ? metres(0.6) : distance(racks[k - 1].rack->at, racks[k].rack->at);
            pipe(CoolantRole::SupplyPipe, k == 0 ? supplyAt : node("supply", k - 1),
                 node("supply", k), pitch, behind, teeThrough);
            if (!reverse)
                pipe(CoolantRole::ReturnPipe, node("return", k),
                     k == 0 ? returnAt : node("return", k - 1), pitch, behind, teeThrough);
            else if (k > 0)
                pipe(CoolantRole::ReturnPipe, node("return", k - 1), node("return", k), pitch,
                     gathered, teeThrough);
            const auto& need = needOf(racks[k]);
            behind -= need.flow;
            gathered += need.flow;
            branch(racks[k], need, node("supply", k), node("return", k));
        }
        if (reverse) {
            const Length back =
                distance(racks.front().rack->at, racks.back().rack->at) + metres(0.6);
            pipe(CoolantRole::ReturnPipe, node("return", racks.size() - 1), returnAt, back, whole,
                 2 * elbow);
        }
    }

    void pipe(CoolantRole role, const std::string& from, const std::string& to, Length length,
              VolumeFlow flow, double fittings)
    {
        const PipeSize size = pipeSize(view_, recipe_, flow);
        CoolantElement element;
        element.role = role;
        element.key = fmt::format("{}/{}", group_.key, role == CoolantRole::SupplyPipe ? to : from);
        element.from = from;
        element.to = to;
        element.type = size.entry != nullptr ? size.entry->key : std::string();
        element.length = length;
        element.bore = size.bore;
        element.roughness = size.roughness;
        element.fittings = fittings;
        element.designFlow = flow;
        if (size.entry != nullptr)
            element.pressureMax = std::get<PipeSizeType>(size.entry->kind).pressureMax;
        group_.elements.push_back(std::move(element));
    }

    // Two hoses of the rack's connection bore; the rack's own drop is its catalogue law.
    void branch(const PlacedRack& placed, const RackNeed& need, const std::string& from,
                const std::string& to)
    {
        CoolantElement element;
        element.role = CoolantRole::Branch;
        element.key = fmt::format("{}/branch/r{}", group_.key, placed.rack->id.number);
        element.from = from;
        element.to = to;
        element.length = metres(3.0); // two hoses of 1.5 m
        element.bore = placed.type->cooling.connection.value_or(hoseBore(need.flow));
        element.roughness = millimetres(0.0015);
        element.fittings = branchFittings;
        element.designFlow = need.flow;
        element.rack = placed.rack->id;
        element.pressureMax = hosePressure(element.bore);
        group_.elements.push_back(std::move(element));
    }

    // A rack that states no connection gets the smallest hose under 4.5 m/s, the velocity of a
    // published 1 in rack connection at 130 L/min.
    Length hoseBore(VolumeFlow flow) const
    {
        Length largest = millimetres(50.8);
        Length best{};
        for (const auto* entry : view_.catalogue.all<PipeSizeType>()) {
            const auto& size = std::get<PipeSizeType>(entry->kind);
            const double area = std::numbers::pi / 4.0 * siOf(size.bore) * siOf(size.bore);
            if (size.material == PipeMaterial::Hose && siOf(flow) <= 4.5 * area &&
                (best == Length{} || size.bore < best))
                best = size.bore;
        }
        return best == Length{} ? largest : best;
    }

    // Of the catalogue's hose of this bore, to a millimetre.
    std::optional<Pressure> hosePressure(Length bore) const
    {
        using boost::units::abs;
        for (const auto* entry : view_.catalogue.all<PipeSizeType>()) {
            const auto& size = std::get<PipeSizeType>(entry->kind);
            if (size.material == PipeMaterial::Hose && abs(size.bore - bore) <= millimetres(1))
                return size.pressureMax;
        }
        return std::nullopt;
    }

    const HallView& view_;
    const CoolantRecipe& recipe_;
    CoolantGroup& group_;
};

} // namespace

PipeSize pipeSize(const HallView& view, const CoolantRecipe& recipe, VolumeFlow flow)
{
    PipeSize best;
    PipeSize largest;
    for (const auto* entry : view.catalogue.all<PipeSizeType>()) {
        const auto& size = std::get<PipeSizeType>(entry->kind);
        if (size.material != recipe.pipe)
            continue;
        const PipeSize candidate{entry, size.bore, size.roughness};
        if (largest.entry == nullptr || size.bore > largest.bore)
            largest = candidate;
        if (within(size, recipe, siOf(flow)) && (best.entry == nullptr || size.bore < best.bore))
            best = candidate;
    }
    if (best.entry != nullptr)
        return best;
    if (largest.entry == nullptr)
        return {nullptr, millimetres(100), millimetres(0.015)};
    return largest;
}

void layPipes(const HallView& view, const CoolantRecipe& recipe,
              const std::vector<ManifoldRun>& runs, CoolantGroup& group)
{
    if (!runs.empty())
        Piper(view, recipe, group).lay(runs);
}

} // namespace hallwright::model
