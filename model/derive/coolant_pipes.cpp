// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of a group: CDUs join at the nodes "supply" and "return". A main runs past the near ends
// of the group's rows (a comb; a ring is closed behind the last row), each row has a supply and a
// return manifold at rack pitch, each rack a branch. In-row CDUs feed their row where they stand,
// in both directions. With reverse return the last rack of a manifold on the supply side is the
// first on the return side, and the return manifold comes back along the row. Where CDUs are
// placed, the header stands at the one nearest to the first row and each CDU has its way to it.
#include "model/derive/coolant_pipes.h"

#include <boost/units/cmath.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr double teeThrough = 0.2; // K of a tee's run, per rack take-off (Crane TP-410 class value)
constexpr double teeBranch = 1.0;  // K of a tee's branch
constexpr double elbow = 0.3;      // K of a long-radius 90° bend
constexpr double branchFittings = 2.6; // K: two take-offs (2 × 1.0) and two bends
constexpr double mainBends = 4 * elbow;

struct Stretch {
    CoolantRole role = CoolantRole::SupplyPipe;
    std::string key; // within the group
    std::string from;
    std::string to;
    Length length{};
    VolumeFlow flow{};
    double fittings = 0.0;
};

// A manifold from where it is fed to its end: racks of a run by index, in this order.
struct Arm {
    const ManifoldRun& run;
    std::size_t number = 1; // of the run, from 1
    std::vector<std::size_t> order;
    std::string supplyAt;
    std::string returnAt;
    Length first{}; // to the first rack
};

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
        findHeader(runs.front().racks.front().rack->at);
        connectCdus();
        layMains(runs);
        addVessels();
    }

private:
    static Length distance(const Placement& a, const Placement& b)
    {
        using boost::units::abs;
        return abs(a.x - b.x) + abs(a.y - b.y);
    }

    const Placement* placeOf(const CoolantElement& cdu) const
    {
        const auto* unit = cdu.unit ? view_.plan.units.find(cdu.unit) : nullptr;
        return unit != nullptr ? &unit->at : nullptr;
    }

    // At the placed CDU that is nearest to the first row, else where the mains enter the hall.
    void findHeader(const Placement& firstRow)
    {
        for (const auto& element : group_.elements)
            if (const auto* at = placeOf(element);
                at != nullptr &&
                (!header_ || distance(*at, firstRow) < distance(*header_, firstRow)))
                header_ = *at;
        placed_ = header_.has_value();
        if (!placed_ && group_.scheme == CduScheme::Room && recipe_.mainsX && recipe_.mainsY)
            header_ = Placement{view_.hall.id, *recipe_.mainsX, *recipe_.mainsY, Turn::Deg0};
    }

    // From the header to a row: its depth and a drop, the way from the CDU room, or as placed.
    Length stub(const Placement& row) const
    {
        if (header_)
            return distance(*header_, row);
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

    // The ways of placed CDUs to the header, and strainers before their inlets.
    void connectCdus()
    {
        const std::size_t count = group_.elements.size(); // only CDUs so far
        for (std::size_t i = 0; i < count; ++i) {
            const std::string name = fmt::format("cdu{}", i + 1);
            if (placed_) {
                const auto* at = placeOf(group_.elements[i]);
                const Length way =
                    metres(1.5) + (at != nullptr ? distance(*at, *header_) : Length{});
                const VolumeFlow flow = group_.elements[i].designFlow;
                const double fittings = 2 * elbow + teeBranch;
                pipe({CoolantRole::SupplyPipe, "supply/" + name, "supply/" + name, "supply", way,
                      flow, fittings});
                pipe({CoolantRole::ReturnPipe, "return/" + name, "return", "return/" + name, way,
                      flow, fittings});
                group_.elements[i].to = "supply/" + name;
                group_.elements[i].from = "return/" + name;
            }
            if (recipe_.strainerKv)
                strainer(i);
        }
    }

    void strainer(std::size_t cdu)
    {
        CoolantElement element;
        element.role = CoolantRole::Strainer;
        element.key = group_.elements[cdu].key + "/strainer";
        element.from = group_.elements[cdu].from;
        element.to = fmt::format("return/cdu{}/inlet", cdu + 1);
        element.designFlow = group_.elements[cdu].designFlow;
        element.kv = *recipe_.strainerKv;
        element.fouling = recipe_.strainerFouling;
        group_.elements[cdu].from = element.to;
        group_.elements.push_back(std::move(element));
    }

    void layMains(const std::vector<ManifoldRun>& runs)
    {
        const bool ring = recipe_.mains == Mains::Ring && runs.size() > 1;
        VolumeFlow remaining = group_.flow;
        std::string supplyAt = "supply";
        std::string returnAt = "return";
        const Placement* before = nullptr;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto& head = runs[i].racks.front().rack->at;
            const bool inRow = i == 0 && group_.scheme == CduScheme::InRow;
            const Length way = before != nullptr ? distance(*before, head)
                               : inRow           ? metres(3.0) // down to the manifold at the unit
                                                 : stub(head);
            const std::string supplyNext = fmt::format("supply/row{}", i + 1);
            const std::string returnNext = fmt::format("return/row{}", i + 1);
            const VolumeFlow flow = ring ? group_.flow : remaining;
            pipe({CoolantRole::SupplyPipe, supplyNext, supplyAt, supplyNext, way, flow, mainBends});
            pipe({CoolantRole::ReturnPipe, returnNext, returnNext, returnAt, way, flow, mainBends});
            layRow(runs[i], i + 1, inRow);
            remaining -= flowOf(runs[i]);
            supplyAt = supplyNext;
            returnAt = returnNext;
            const auto& racks = runs[i].racks;
            before =
                inRow ? &racks[std::min(feedIndex(runs[i]), racks.size() - 1)].rack->at : &head;
        }
        if (!ring)
            return;
        const Length back = distance(*before, runs.front().racks.front().rack->at) +
                            stub(runs.front().racks.front().rack->at);
        pipe({CoolantRole::SupplyPipe, "supply/ring", "supply", supplyAt, back, group_.flow,
              mainBends});
        pipe({CoolantRole::ReturnPipe, "return/ring", returnAt, "return", back, group_.flow,
              mainBends});
    }

    // What hangs on the mains besides pipes.
    void addVessels()
    {
        const auto add = [this](CoolantRole role, const char* name, const char* from,
                                const char* to) {
            CoolantElement element;
            element.role = role;
            element.key = group_.key + "/" + name;
            element.from = from;
            element.to = to;
            group_.elements.push_back(std::move(element));
        };
        if (recipe_.bypassPressure && recipe_.bypassKv) {
            add(CoolantRole::Bypass, "bypass", "supply", "return");
            group_.elements.back().kv = *recipe_.bypassKv;
            group_.elements.back().opensAt = *recipe_.bypassPressure;
        }
        add(CoolantRole::Vessel, "vessel", "return", "return");
        if (recipe_.bufferVolume > Volume{} && !group_.doors)
            add(CoolantRole::Buffer, "buffer", "facility", "facility");
        if (recipe_.supplyTank > Volume{})
            add(CoolantRole::Tank, "tank", "supply", "supply");
    }

    const RackNeed& needOf(const PlacedRack& placed) const
    {
        const auto found =
            std::find_if(group_.racks.begin(), group_.racks.end(),
                         [&](const RackNeed& need) { return need.rack == placed.rack->id; });
        return *found;
    }

    VolumeFlow flowOf(const ManifoldRun& run) const
    {
        VolumeFlow flow{};
        for (const auto& placed : run.racks)
            flow += needOf(placed).flow;
        return flow;
    }

    // Where in-row CDUs stand: before the rack of this index; the middle where none is placed.
    std::size_t feedIndex(const ManifoldRun& run) const
    {
        const auto& racks = run.racks;
        if (!header_)
            return racks.size() / 2;
        std::size_t nearest = 0;
        for (std::size_t k = 1; k < racks.size(); ++k)
            if (distance(racks[k].rack->at, *header_) < distance(racks[nearest].rack->at, *header_))
                nearest = k;
        const auto& first = racks.front().rack->at;
        const bool behind = distance(first, *header_) > distance(first, racks[nearest].rack->at);
        return nearest + (behind ? 1 : 0);
    }

    void layRow(const ManifoldRun& run, std::size_t number, bool fedInRow)
    {
        const std::size_t count = run.racks.size();
        const std::size_t feed = fedInRow ? feedIndex(run) : 0;
        Arm arm{run,
                number,
                {},
                fmt::format("supply/row{}", number),
                fmt::format("return/row{}", number),
                metres(0.6)};
        if (feed > 0 && feed < count)
            arm.first = distance(run.racks[feed - 1].rack->at, run.racks[feed].rack->at) / 2.0;
        for (std::size_t k = feed; k < count; ++k)
            arm.order.push_back(k);
        layArm(arm);
        arm.order.clear();
        for (std::size_t k = feed; k > 0; --k)
            arm.order.push_back(k - 1);
        layArm(arm);
    }

    void layArm(const Arm& arm)
    {
        const auto& racks = arm.run.racks;
        const auto node = [&arm](const char* side, std::size_t k) {
            return fmt::format("{}/row{}/{}", side, arm.number, arm.order[k] + 1);
        };
        const std::size_t count = arm.order.size();
        const bool reverse = group_.returnPath == ReturnPath::Reverse && count > 1;
        VolumeFlow behind{};   // still in the supply manifold
        VolumeFlow gathered{}; // already in the return manifold, reverse return
        for (const std::size_t k : arm.order)
            behind += needOf(racks[k]).flow;
        const VolumeFlow whole = behind;
        for (std::size_t k = 0; k < count; ++k) {
            const auto& rack = racks[arm.order[k]];
            const Length pitch =
                k == 0 ? arm.first : distance(racks[arm.order[k - 1]].rack->at, rack.rack->at);
            pipe({CoolantRole::SupplyPipe, node("supply", k),
                  k == 0 ? arm.supplyAt : node("supply", k - 1), node("supply", k), pitch, behind,
                  teeThrough});
            if (!reverse)
                pipe({CoolantRole::ReturnPipe, node("return", k), node("return", k),
                      k == 0 ? arm.returnAt : node("return", k - 1), pitch, behind, teeThrough});
            else if (k > 0)
                pipe({CoolantRole::ReturnPipe, node("return", k - 1), node("return", k - 1),
                      node("return", k), pitch, gathered, teeThrough});
            const auto& need = needOf(rack);
            behind -= need.flow;
            gathered += need.flow;
            branch(rack, need, node("supply", k), node("return", k));
        }
        if (reverse) {
            const Length back =
                distance(racks[arm.order.front()].rack->at, racks[arm.order.back()].rack->at) +
                arm.first;
            pipe({CoolantRole::ReturnPipe, node("return", count - 1), node("return", count - 1),
                  arm.returnAt, back, whole, 2 * elbow});
        }
    }

    void pipe(const Stretch& stretch)
    {
        const PipeSize size = pipeSize(view_, recipe_, stretch.flow);
        CoolantElement element;
        element.role = stretch.role;
        element.key = group_.key + "/" + stretch.key;
        element.from = stretch.from;
        element.to = stretch.to;
        element.type = size.entry != nullptr ? size.entry->key : std::string();
        element.length = stretch.length;
        element.bore = size.bore;
        element.roughness = size.roughness;
        element.fittings = stretch.fittings;
        element.designFlow = stretch.flow;
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
        element.bore = need.type->cooling.connection.value_or(hoseBore(view_, need.flow));
        element.roughness = millimetres(0.0015);
        element.fittings = branchFittings;
        element.designFlow = need.flow;
        element.rack = placed.rack->id;
        takeCoupling(element);
        element.pressureMax = hosePressure(element.bore);
        group_.elements.push_back(std::move(element));
    }

    // dp_psi = (gpm/Cv)², so Kv = 0.865 Cv (IEC 60534-1).
    void takeCoupling(CoolantElement& branch) const
    {
        const auto* entry = typeOf(view_.project, recipe_.couplingType);
        const auto* coupling = entry != nullptr ? std::get_if<CouplingType>(&entry->kind) : nullptr;
        if (coupling == nullptr)
            return;
        branch.type = entry->key;
        branch.couplingKv = 0.865 * coupling->cv.value_or(0.0);
        branch.couplingPressure = coupling->pressureMax;
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
    std::optional<Placement> header_;
    bool placed_ = false; // the header is at a placed CDU
};

} // namespace

void layPipes(const HallView& view, const CoolantRecipe& recipe,
              const std::vector<ManifoldRun>& runs, CoolantGroup& group)
{
    if (!runs.empty())
        Piper(view, recipe, group).lay(runs);
}

} // namespace hallwright::model
