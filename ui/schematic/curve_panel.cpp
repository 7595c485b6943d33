// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/curve_panel.h"

#include "model/derive/coolant.h"
#include "ui/quantity_format.h"
#include "ui/schematic/compile_curves.h"
#include "ui/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hallwright::ui {

namespace {

QString titleOf(CurvePanel::Kind kind)
{
    switch (kind) {
    case CurvePanel::Kind::Pumps:
        return CurvePanel::tr("Pump curve and system curve");
    case CurvePanel::Kind::Trips:
        return CurvePanel::tr("Time-current curves");
    case CurvePanel::Kind::Ride:
        return CurvePanel::tr("Loss of the utility in time");
    }
    return {};
}

} // namespace

CurvePanel::CurvePanel(std::vector<Kind> kinds, Document& document, Selection& selection,
                       QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , kinds_(new QComboBox)
    , word_(new QLabel)
    , plot_(new CurvePlot)
    , solver_(new Background(this))
{
    setObjectName(QStringLiteral("curvePanel"));
    kinds_->setObjectName(QStringLiteral("curveKind"));
    kinds_->setAccessibleName(tr("Which curves"));
    kinds_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto kind : kinds)
        kinds_->addItem(titleOf(kind), static_cast<int>(kind));
    kinds_->setVisible(kinds.size() > 1);
    word_->setWordWrap(true);
    word_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 0);
    head->addWidget(kinds_);
    head->addWidget(word_, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(head);
    whole->addWidget(plot_, 1);
    connect(kinds_, &QComboBox::currentIndexChanged, this, &CurvePanel::solve);
    connect(plot_, &CurvePlot::tell, this, &CurvePanel::tell);
    connect(&document_, &Document::planChanged, this, &CurvePanel::outdate);
    connect(&document_, &Document::currentChanged, this, &CurvePanel::outdate);
    connect(&selection_, &Selection::changed, this, &CurvePanel::refill);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &CurvePanel::refill);
}

void CurvePanel::choose(Kind kind)
{
    kinds_->setCurrentIndex(kinds_->findData(static_cast<int>(kind)));
}

CurvePanel::Kind CurvePanel::kind() const
{
    return static_cast<Kind>(kinds_->currentData().toInt());
}

QString CurvePanel::words() const
{
    return word_->text();
}

void CurvePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    solve();
}

void CurvePanel::outdate()
{
    solver_->drop();
    pumps_.reset();
    trips_.reset();
    ride_.reset();
    plot_->setEnabled(false); // dims what is of an older plan
    if (isVisible())
        solve();
}

template <class Answer, class Ask>
void CurvePanel::ask(const Ask& service, std::optional<Answer>& place)
{
    if (!service || document_.hall() == nullptr)
        return say(tr("There is no hall to look at"));
    if (!plot_->sheet().series.empty())
        word_->setText(tr("Being solved…"));
    solver_->start([this, service, &place, project = document_.project(),
                    name = HallName{document_.alternativeId(), document_.hallId()}](
                       std::stop_token stop) -> Background::Answer {
        auto answer = service(project, name, std::move(stop));
        return [this, &place, answer = std::move(answer)]() mutable {
            if (!answer)
                return say(ui::words(answer.error()));
            place = *std::move(answer);
            refill();
        };
    });
}

void CurvePanel::solve()
{
    if (!isVisible())
        return;
    const auto& services = document_.services();
    if (kind() == Kind::Pumps && !pumps_)
        return ask(services.pumpCurves, pumps_);
    if (kind() == Kind::Trips && !trips_)
        return ask(services.tripCurves, trips_);
    if (kind() == Kind::Ride && !ride_)
        return ask(services.rideCourse, ride_);
    refill();
}

void CurvePanel::say(const QString& words)
{
    plot_->setSheet({});
    word_->setText(words);
}

std::string CurvePanel::selectedElement() const
{
    for (const auto& ref : selection_.elements())
        if (ref.kind == model::ElementKind::Element)
            return ref.key;
    return {};
}

// Of the loop that the selection is in, else of the first.
const model::PumpCurves* CurvePanel::chosenPumps() const
{
    const auto holds = [this](const model::PumpCurves& curves) {
        const auto assessment = document_.assessment();
        return std::any_of(
            selection_.elements().begin(), selection_.elements().end(), [&](const auto& ref) {
                if (ref.kind == model::ElementKind::Element)
                    return ref.key == curves.group || ref.key.starts_with(curves.group + "/");
                const auto* rack = assessment != nullptr && ref.kind == model::ElementKind::Rack
                                       ? assessment->rack({ref.number})
                                       : nullptr;
                return rack != nullptr && rack->loop == curves.group;
            });
    };
    const auto at = std::find_if(pumps_->begin(), pumps_->end(), holds);
    if (at != pumps_->end())
        return &*at;
    return pumps_->empty() ? nullptr : &pumps_->front();
}

void CurvePanel::refill()
{
    if (!isVisible())
        return;
    const auto show = [this](CurveSheet sheet, const QString& words) {
        plot_->setSheet(std::move(sheet));
        plot_->setEnabled(true);
        word_->setText(words);
    };
    if (kind() == Kind::Pumps && pumps_) {
        if (const auto* curves = chosenPumps())
            return show(pumpSheet(*curves), pumpWords(*curves));
        return say(tr("No solved loop here"));
    }
    if (kind() == Kind::Trips && trips_)
        return show(tripSheet(*trips_, selectedElement()), tripWords(*trips_, selectedElement()));
    if (kind() == Kind::Ride && ride_)
        return show(rideSheet(*ride_), rideWords(*ride_));
}

} // namespace hallwright::ui
