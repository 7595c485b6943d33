// SPDX-License-Identifier: GPL-3.0-or-later
// A failure in time as the plot draws it: lines in the reader's units over seconds, marks, and what
// stands at one point of time.
#pragma once

#include "model/measure.h"
#include "model/report/report.h"
#include "model/results/buffer_size.h"
#include "model/results/failure_course.h"

#include <QString>

#include <optional>
#include <vector>

namespace hallwright::ui {

// The last moment that is not after this time; nullptr of a group without moments.
const model::CourseMoment* momentAt(const model::CourseGroup& group, double atS);

// Supply, return, facility water, hottest part and its limit; x in seconds.
model::Chart courseChart(const model::CourseGroup& group, model::UnitSystem units);

struct CourseMarkLine {
    double atS = 0.0;
    QString words;
    model::CourseMark mark = model::CourseMark::Change;
};
// Of this group and of all.
std::vector<CourseMarkLine> courseMarks(const model::FailureCourse& course,
                                        const std::string& group);

std::vector<double> momentTimes(const model::CourseGroup& group);
// As far as something happens, with some room behind: what the plot opens with.
double courseSpan(const model::FailureCourse& course, const model::CourseGroup& group);

// "12 s: supply 41.2 °C, …" of the moment at that time; racks of the group that throttle by then.
QString momentWords(const model::CourseGroup& group, double atS);

// "2.4 m³ …", or why there is none.
QString bufferWords(const std::vector<model::BufferSize>& sizes);

} // namespace hallwright::ui
