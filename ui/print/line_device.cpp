// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/line_device.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include <cmath>

namespace hallwright::ui {

namespace {

constexpr int unitsPerInch = 508; // 20 units a millimetre, as sheets are painted

bool shows(const QColor& colour)
{
    return colour.isValid() && colour.alpha() > 0 && colour.lightness() < 250;
}

} // namespace

class LineDevice::Engine : public QPaintEngine {
public:
    explicit Engine(const LineScale& scale)
        : QPaintEngine(QPaintEngine::AllFeatures)
        , scale_(scale)
    {
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return QPaintEngine::User; }

    void updateState(const QPaintEngineState& now) override
    {
        const auto flags = now.state();
        if (flags & DirtyPen)
            pen_ = now.pen();
        if (flags & DirtyBrush)
            brush_ = now.brush();
        if (flags & DirtyTransform)
            transform_ = now.transform();
    }

    void drawPath(const QPainterPath& path) override
    {
        const auto layer = layer_();
        if (!layer)
            return;
        for (const auto& polygon : path.toSubpathPolygons(transform_))
            add(*layer, polygon,
                polygon.isClosed() ? model::DrawnLine::End::Closed : model::DrawnLine::End::Open);
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        const auto layer = layer_();
        if (!layer)
            return;
        QPolygonF polygon;
        for (int i = 0; i < count; ++i)
            polygon << transform_.map(points[i]);
        add(*layer, polygon,
            mode == PolylineMode ? model::DrawnLine::End::Open : model::DrawnLine::End::Closed);
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (!shows(pen_.color()) || item.text().trimmed().isEmpty())
            return;
        const QPointF place = transform_.map(at);
        const QPointF along = transform_.map(at + QPointF(1, 0)) - place;
        const double units = std::hypot(along.x(), along.y());
        const double capital = QFontMetricsF(item.font()).capHeight() * units;
        drawing_.texts.push_back(
            {scale_.layerOf(pen_.color()) + "-TEXT", point(place), capital * scale_.millimetres,
             std::atan2(-along.y(), along.x()) * 57.29577951308232, item.text().toStdString()});
    }

    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

    const model::LineDrawing& drawing() const { return drawing_; }

private:
    // Of what is drawn now; none where neither line nor ground shows.
    std::optional<std::string> layer_() const
    {
        if (pen_.style() != Qt::NoPen && shows(pen_.color()))
            return scale_.layerOf(pen_.color());
        if (brush_.style() != Qt::NoBrush && shows(brush_.color()))
            return scale_.layerOf(brush_.color());
        return std::nullopt;
    }

    model::DrawnPoint point(const QPointF& at) const
    {
        return {at.x() * scale_.millimetres, (scale_.size.height() - at.y()) * scale_.millimetres};
    }

    void add(const std::string& layer, const QPolygonF& polygon, model::DrawnLine::End end)
    {
        model::DrawnLine line{layer, {}, end};
        for (const auto& one : polygon)
            if (line.points.empty() || !(line.points.back() == point(one)))
                line.points.push_back(point(one));
        if (end == model::DrawnLine::End::Closed && line.points.size() > 2 &&
            line.points.front() == line.points.back())
            line.points.pop_back();
        if (line.points.size() > 1)
            drawing_.lines.push_back(std::move(line));
    }

    LineScale scale_;
    QPen pen_;
    QBrush brush_;
    QTransform transform_;
    model::LineDrawing drawing_;
};

LineDevice::LineDevice(LineScale scale)
    : scale_(std::move(scale))
    , engine_(std::make_unique<Engine>(scale_))
{
}

LineDevice::~LineDevice() = default;

QPaintEngine* LineDevice::paintEngine() const
{
    return engine_.get();
}

const model::LineDrawing& LineDevice::drawing() const
{
    return engine_->drawing();
}

int LineDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(scale_.size.width());
    case PdmHeight:
        return static_cast<int>(scale_.size.height());
    case PdmWidthMM:
        return static_cast<int>(scale_.size.width() / 20.0);
    case PdmHeightMM:
        return static_cast<int>(scale_.size.height() / 20.0);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return unitsPerInch;
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace hallwright::ui
