// SPDX-License-Identifier: GPL-3.0-or-later
// The pressure profile of a loop's index circuit as a plot: of the loop that the selection is in,
// else of the first.
#pragma once

#include "model/report/report.h"
#include "ui/document.h"
#include "ui/schematic/compile_profile.h"
#include "ui/selection.h"

#include <QWidget>

class QCustomPlot;
class QLabel;

namespace hallwright::ui {

class ProfilePanel : public QWidget {
    Q_OBJECT

public:
    ProfilePanel(Document& document, Selection& selection, QWidget* parent = nullptr);

    const std::optional<CircuitProfile>& profile() const { return profile_; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override; // labels follow the room
    void changeEvent(QEvent* event) override;

private:
    void outdate();
    void refill();
    const model::CoolantGroup* chosen(const model::DerivedCoolant& coolant) const;
    model::Chart chart() const;

    Document& document_;
    Selection& selection_;
    QLabel* word_ = nullptr;
    QCustomPlot* plot_ = nullptr;
    std::optional<CircuitProfile> profile_;
    bool outdated_ = true;
};

} // namespace hallwright::ui
