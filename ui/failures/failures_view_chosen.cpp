// SPDX-License-Identifier: GPL-3.0-or-later
// What the view does with the chosen failure: its course, the hall's colours, the tank for a
// ride-through; and the list as a file.
#include "ui/failures/compile_course.h"
#include "ui/failures/failures_view.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QTreeView>

namespace hallwright::ui {

void FailuresView::choose(const std::string& name)
{
    const auto at = model_->find(name);
    if (at.isValid())
        view_->setCurrentIndex(at);
}

void FailuresView::takeCurrent(const QModelIndex& index)
{
    const auto* one = model_->failure(index);
    if (one == nullptr || one->name == chosen_)
        return;
    chosen_ = one->name;
    tank_->clear();
    if (one->hall)
        document_.setHall(one->hall);
    follow();
}

const model::FailureResult* FailuresView::chosenFailure() const
{
    if (chosen_.empty())
        return nullptr;
    for (const auto* list : {&model_->list().singles, &model_->list().pairs})
        for (const auto& one : *list)
            if (one.name == chosen_)
                return &one;
    return nullptr;
}

void FailuresView::follow()
{
    follower_->drop();
    scrubbed_ = false;
    const auto* one = chosenFailure();
    const auto& ask = document_.services().followFailure;
    size_->setEnabled(one != nullptr && !one->maintained &&
                      document_.services().bufferSizes != nullptr);
    if (one == nullptr || !ask)
        course_->clear(tr("Choose a failure: its temperatures appear here against time, and the "
                          "hall takes the colours of its racks."));
    else if (one->maintained)
        course_->clear(tr("Of pairs the outcome is solved. For a course choose a single failure."));
    else
        follower_->start([this, ask, project = document_.project(),
                          name = FailureName{document_.alternativeId(), one->hall, one->name}](
                             std::stop_token stop) -> Background::Answer {
            auto course =
                std::make_shared<model::Result<model::FailureCourse>>(ask(project, name, stop));
            return [this, course] { takeCourse(std::move(*course)); };
        });
    showEffect();
}

void FailuresView::takeCourse(model::Result<model::FailureCourse> course)
{
    if (!course) {
        if (course.error().code != model::FaultCode::Cancelled)
            course_->clear(words(course.error()));
        return;
    }
    course_->setCourse(*std::move(course));
    scrubbed_ = false;
    showEffect();
}

std::vector<model::RackId> FailuresView::racksOfHall() const
{
    std::vector<model::RackId> out;
    for (const auto& rack : document_.plan().racks)
        if (rack.at.hall == document_.hallId())
            out.push_back(rack.id);
    return out;
}

void FailuresView::showOverlay(const Overlay& overlay)
{
    map_->showOverlay(overlay);
    emit overlayChanged(overlay);
}

// Until the point of time is moved the hall says what happens to racks in the end.
void FailuresView::showEffect()
{
    const auto* one = chosenFailure();
    if (one == nullptr)
        return showOverlay({});
    const auto& course = course_->course();
    const bool same = course && course->name == one->name;
    showOverlay(effectOverlay(*one, same ? &*course : nullptr, racksOfHall()));
}

void FailuresView::showMargin(double seconds)
{
    const auto& course = course_->course();
    if (!course || course->name != chosen_)
        return;
    scrubbed_ = scrubbed_ || seconds > 0.0;
    if (scrubbed_)
        showOverlay(marginOverlay(*course, seconds, racksOfHall()));
}

void FailuresView::askTank()
{
    const auto* one = chosenFailure();
    const auto& ask = document_.services().bufferSizes;
    if (one == nullptr || one->maintained || !ask)
        return;
    const auto wanted = QuantityFormat::current().parse(wanted_->text(), model::Measure::Seconds);
    if (!wanted)
        return tank_->setText(words(wanted.error()));
    tank_->setText(tr("Searching…"));
    sizer_->start([this, ask, project = document_.project(), seconds = *wanted,
                   name = FailureName{document_.alternativeId(), one->hall, one->name}](
                      std::stop_token stop) -> Background::Answer {
        auto sizes = std::make_shared<model::Result<std::vector<model::BufferSize>>>(
            ask(project, name, seconds, stop));
        return [this, sizes] {
            tank_->setText(*sizes ? bufferWords(**sizes) : words(sizes->error()));
        };
    });
}

void FailuresView::exportCsv()
{
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export failures"), QStringLiteral("failures.csv"), QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1String(".csv")))
        path += QLatin1String(".csv");
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) &&
                      file.write(model_->asText(FailureModel::Text::Csv).toUtf8()) >= 0 &&
                      file.commit();
    if (!done)
        QMessageBox::warning(this, tr("Export failures"),
                             tr("%1 could not be written: %2").arg(path, file.errorString()));
}

} // namespace hallwright::ui
