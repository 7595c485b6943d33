// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of the shown overlay: title, unit, colour scale with figures, and what has no value.
#pragma once

#include "ui/canvas/overlay.h"

#include <QWidget>

namespace hallwright::ui {

class OverlayLegend : public QWidget {
    Q_OBJECT

public:
    explicit OverlayLegend(QWidget* parent = nullptr);

    enum class State { Fresh, Stale, Missing };
    void show(const Overlay& overlay, State state, model::UnitSystem units);
    // Everything it says, for tests and screen readers.
    QString words() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString title() const;
    QString footer() const;
    void paintScale(QPainter& painter, const QRect& bar) const;
    void paintCategories(QPainter& painter, QPoint at) const;

    Overlay overlay_;
    State state_ = State::Missing;
    model::UnitSystem units_ = model::UnitSystem::Si;
};

} // namespace hallwright::ui
