// SPDX-License-Identifier: GPL-3.0-or-later
// The failure matrix, and what people wrote: notes and accepted findings.
#include "model/quantity_text.h"
#include "model/report/report_sections.h"
#include "model/results/failure.h"

#include <algorithm>

namespace hallwright::model {

namespace {

constexpr std::size_t mostOnPage = 60;

std::string verdictWord(const SectionInput& input, FailureVerdict verdict)
{
    switch (verdict) {
    case FailureVerdict::Holds:
        return input.say(QT_TRANSLATE_NOOP("report", "holds"));
    case FailureVerdict::Fails:
        return input.say(QT_TRANSLATE_NOOP("report", "fails"));
    case FailureVerdict::Unknown:
        break;
    }
    return input.say(QT_TRANSLATE_NOOP("report", "unknown"));
}

std::vector<Cell> failureRow(const SectionInput& input, const FailureResult& failure)
{
    const auto seconds = [&](const std::optional<Duration>& time) {
        auto cell =
            input.number(time ? std::optional(inSi(*time)) : std::nullopt, Measure::Seconds, 3);
        if (time && failure.estimated)
            cell.text += "*";
        return cell;
    };
    const std::string why =
        failure.unsolved.empty() ? std::string() : ": " + input.term(failure.unsolved);
    return {{input.sentence(failure.title) + why, {}},
            {verdictWord(input, verdictOf(failure)), {}},
            {verdictWord(input, plannedVerdictOf(failure)), {}},
            input.plain(failure.racksDark),
            input.plain(failure.racksShort),
            input.plain(failure.racksHot),
            input.number(inSi(failure.affected), Measure::Power),
            seconds(failure.timeToThrottle),
            seconds(failure.timeToShutdown)};
}

} // namespace

ReportSection failureSection(const SectionInput& input)
{
    ReportSection section{
        input.say(QT_TRANSLATE_NOOP("report", "Failures")), {}, ReportSection::Start::NewPage};
    ReportTable table;
    table.sheet = "Failures";
    const auto count = [&](const char* title) {
        return Column{input.say(title), {}, ColumnAlign::Right, 0.6};
    };
    table.columns = {
        input.words(QT_TRANSLATE_NOOP("report", "Lost"), 2.6),
        input.words(QT_TRANSLATE_NOOP("report", "As a fault"), 0.8),
        input.words(QT_TRANSLATE_NOOP("report", "Planned"), 0.8),
        count(QT_TRANSLATE_NOOP("report", "Racks dark")),
        count(QT_TRANSLATE_NOOP("report", "Short of flow")),
        count(QT_TRANSLATE_NOOP("report", "Too hot")),
        input.numeric(QT_TRANSLATE_NOOP("report", "Racks' TDP"), Measure::Power),
        input.numeric(QT_TRANSLATE_NOOP("report", "Throttles after"), Measure::Seconds),
        input.numeric(QT_TRANSLATE_NOOP("report", "Shuts down after"), Measure::Seconds)};
    auto failures = input.assessment.failures;
    std::stable_sort(failures.begin(), failures.end(),
                     [](const FailureResult& a, const FailureResult& b) {
                         const auto rank = [](const FailureResult& one) {
                             const auto verdict = verdictOf(one);
                             return verdict == FailureVerdict::Fails     ? 0
                                    : verdict == FailureVerdict::Unknown ? 1
                                                                         : 2;
                         };
                         return rank(a) < rank(b);
                     });
    for (const auto& failure : failures)
        table.rows.push_back(failureRow(input, failure));
    table.note = input.say(QT_TRANSLATE_NOOP(
        "report", "Single failures of what racks share; those that do not hold first. A dash: not "
                  "within half an hour. * rests on a class estimate of a limit."));
    shorten(input, table, mostOnPage);
    section.blocks.push_back(std::move(table));
    return section;
}

ReportSection noteSection(const SectionInput& input)
{
    ReportSection section{input.say(QT_TRANSLATE_NOOP("report", "Notes and accepted findings")),
                          {},
                          ReportSection::Start::Inline};
    const Plan& plan = input.alternative.plan;
    for (const auto& note : plan.notes)
        section.blocks.push_back(
            Paragraph{(note.element.empty() ? std::string() : note.element + ": ") + note.text,
                      Paragraph::Style::Body});
    ReportTable table;
    table.sheet = "Accepted";
    table.title = input.say(QT_TRANSLATE_NOOP("report", "Findings accepted by a person"));
    table.columns = {input.words(QT_TRANSLATE_NOOP("report", "Finding"), 1.6),
                     input.words(QT_TRANSLATE_NOOP("report", "Element"), 1.4),
                     input.words(QT_TRANSLATE_NOOP("report", "Reason"), 3.0),
                     input.words(QT_TRANSLATE_NOOP("report", "By"), 1.0),
                     input.words(QT_TRANSLATE_NOOP("report", "Date"), 0.8)};
    for (const auto& waiver : plan.waivers)
        table.rows.push_back({{waiver.code, {}},
                              {waiver.element, {}},
                              {waiver.reason, {}},
                              {waiver.by, {}},
                              {text(waiver.date), {}}});
    if (!table.rows.empty())
        section.blocks.push_back(std::move(table));
    return section;
}

} // namespace hallwright::model
