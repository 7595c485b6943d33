// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of one hall, in metres with y to the north. It keeps the plan it shows and updates from
// the difference to the next one. Derived elements may be added by anyone as items at FloorLevel.
#pragma once

#include "model/plan_diff.h"
#include "ui/canvas/compile_floor.h"
#include "ui/canvas/overlay.h"
#include "ui/canvas/piece_painter.h"
#include "ui/selection.h"

#include <QGraphicsScene>

#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace hallwright::ui {

class RowItem;

// Heights of items above the floor, bottom to top.
enum class FloorLevel { Pieces = 10, Derived = 20, Marks = 30 };

class FloorScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit FloorScene(QObject* parent = nullptr);
    ~FloorScene() override;

    // Shows a hall of a plan; only what differs from the last shown one is touched.
    void show(const model::Project& project, const model::Plan& plan, model::HallId hall);
    void setSelected(const ElementSet& selected);
    enum class Freshness { Fresh, Stale };
    void setOverlay(const Overlay& overlay, Freshness freshness, model::UnitSystem units);
    void setFreshness(Freshness freshness);
    void setColours(const CanvasColours& colours);

    const HallShape& hallShape() const { return shape_; }
    const Overlay& overlay() const { return overlay_; }
    bool hasHall() const { return static_cast<bool>(hall_); }
    PiecePainter& piecePainter() { return painter_; }

    const Piece* find(const model::ElementRef& ref) const;
    const Piece* at(QPointF point) const; // nullptr: nothing stands there
    enum class Reach { Contained, Touching };
    ElementSet within(const QRectF& area, Reach reach) const;
    ElementSet rowMates(const model::ElementRef& ref) const; // all of its row, or itself
    // The box round these; of a row, superpod or the hall too. Null where none of them is here.
    QRectF boundsOf(const ElementSet& refs) const;
    void eachPiece(const std::function<void(const Piece&)>& visit) const;
    std::size_t pieceCount() const { return places_.size(); }

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    // A row, or where there is none a patch of the floor.
    using GroupKey = std::tuple<std::uint32_t, int, int>;
    struct Place {
        RowItem* item = nullptr;
        std::size_t index = 0;
    };
    struct RefHash {
        std::size_t operator()(const model::ElementRef& ref) const noexcept
        {
            return std::hash<std::uint64_t>{}((std::uint64_t{ref.number} << 8) |
                                              static_cast<std::uint64_t>(ref.kind));
        }
    };
    void rebuild();
    void update(const model::PlanDiff& diff);
    template <class Placed>
    void put(const Placed& placed, model::RowId row, std::set<RowItem*>& dirty);
    void takeOut(const model::ElementRef& ref, std::set<RowItem*>& dirty);
    void settle(const std::set<RowItem*>& dirty);
    RowItem* group(const Piece& piece, model::RowId row);
    void dress(Piece& piece) const;
    void redressAll();

    PiecePainter painter_;
    model::Project project_; // shown; cheap copies share their tables
    model::Plan plan_;
    model::HallId hall_;
    HallShape shape_;
    std::map<GroupKey, RowItem*> groups_;
    std::unordered_map<model::ElementRef, Place, RefHash> places_;
    ElementSet selected_;
    Overlay overlay_;
    model::UnitSystem units_ = model::UnitSystem::Si;
};

} // namespace hallwright::ui
