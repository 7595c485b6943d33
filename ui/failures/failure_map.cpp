// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/failure_map.h"

#include "ui/canvas/canvas_colours.h"
#include "ui/canvas/overlay_legend.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace hallwright::ui {

namespace {
constexpr int legendGap = 8; // px
}

FailureMap::FailureMap(Document& document, Selection& selection, QWidget* parent)
    : QGraphicsView(parent)
    , document_(document)
    , selection_(selection)
    , scene_(new FloorScene(this))
    , legend_(new OverlayLegend(this))
{
    setObjectName(QStringLiteral("failureMap"));
    setAccessibleName(tr("Hall with the racks that the failure reaches"));
    setScene(scene_);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    scene_->setColours(canvasColours(palette()));
    connect(&document_, &Document::planChanged, this, &FailureMap::showPlan);
    connect(&document_, &Document::currentChanged, this, &FailureMap::showPlan);
    connect(&document_, &Document::assessmentChanged, this, &FailureMap::showOverlayState);
    connect(&selection_, &Selection::changed, this,
            [this] { scene_->setSelected(selection_.elements()); });
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this,
            &FailureMap::showOverlayState);
    showPlan();
}

// The scene looks at nothing of the view, but the view at it.
FailureMap::~FailureMap()
{
    setScene(nullptr);
}

void FailureMap::showPlan()
{
    scene_->show(document_.project(), document_.plan(), document_.hallId());
    scene_->setSelected(selection_.elements());
    showOverlayState();
    fit();
}

void FailureMap::showOverlay(const Overlay& overlay)
{
    overlay_ = overlay;
    showOverlayState();
}

void FailureMap::showOverlayState()
{
    const auto units = QuantityFormat::current().system();
    const bool stale = document_.stale();
    scene_->setOverlay(overlay_,
                       stale ? FloorScene::Freshness::Stale : FloorScene::Freshness::Fresh, units);
    legend_->show(overlay_, stale ? OverlayLegend::State::Stale : OverlayLegend::State::Fresh,
                  units);
    legend_->move(legendGap, height() - legend_->height() - legendGap);
}

// The legend keeps its corner free where the hall would lie under it.
void FailureMap::fit()
{
    const QRectF floor = scene_->hallShape().outline.boundingRect();
    if (floor.isEmpty())
        return;
    const double margin = 0.04 * std::max(floor.width(), floor.height());
    const QRectF box = floor.adjusted(-margin, -margin, margin, margin);
    const double scale =
        std::min(viewport()->width() / box.width(), viewport()->height() / box.height());
    setTransform(QTransform::fromScale(scale, -scale));
    centerOn(box.center());
}

void FailureMap::mousePressEvent(QMouseEvent* event)
{
    const auto* piece = scene_->at(mapToScene(event->pos()));
    if (piece != nullptr)
        selection_.select(piece->ref);
    else
        selection_.clear();
}

void FailureMap::mouseMoveEvent(QMouseEvent* event)
{
    const auto* piece = scene_->at(mapToScene(event->pos()));
    if (piece == nullptr || piece->ref.kind != model::ElementKind::Rack)
        return QToolTip::hideText();
    QString text = elementName(document_.plan(), piece->ref);
    if (const auto* value = overlay_.find({piece->ref.number}))
        text += QLatin1Char('\n') +
                overlayText(overlay_.kind, *value, QuantityFormat::current().system());
    QToolTip::showText(event->globalPosition().toPoint(), text, this);
}

void FailureMap::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    showOverlayState();
    fit();
}

void FailureMap::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    fit();
}

void FailureMap::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        scene_->setColours(canvasColours(palette()));
    QGraphicsView::changeEvent(event);
}

void FailureMap::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the hall stays whole
}

} // namespace hallwright::ui
