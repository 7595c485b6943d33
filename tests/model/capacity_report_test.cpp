// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/capacity_report.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace hallwright::model;

namespace {

// One hall of equal 10 kW racks, too many to be listed one by one.
struct LargeHall {
    Project project;
    Assessment assessment;

    LargeHall()
    {
        Alternative alternative;
        alternative.id = {1};
        Hall hall;
        hall.id = {2};
        alternative.plan.halls = Table<Hall>(std::vector<Hall>{hall});
        std::vector<Rack> racks;
        for (std::uint32_t i = 0; i <= scheduleLimit; ++i) {
            Rack rack;
            rack.id = {10 + i};
            racks.push_back(rack);
            RackResult result;
            result.id = rack.id;
            result.powerKnown = true;
            result.tdp = kilowatts(10);
            assessment.racks.push_back(result);
        }
        alternative.plan.racks = Table<Rack>(std::move(racks));
        assessment.alternative = alternative.id;
        project.alternatives = {alternative};
    }

    // Of the only row of the summarised schedule.
    Cell powerCell() const
    {
        ReportRequest request{
            .project = project, .assessments = {&assessment, 1}, .alternative = {}, .date = {}};
        request.sections = {"racks"};
        const auto report = capacityReport(request);
        ensure(report.has_value(), "the rack schedule is reported");
        const auto tables = tablesOf(*report);
        const auto& row = tables.back()->rows;
        ensure(row.size() == 1, "equal racks of no row are one sum");
        return row.front()[2];
    }
};

} // namespace

class CapacityReportTest : public QObject {
    Q_OBJECT
private slots:
    void summedScheduleAddsEqualRacks()
    {
        const LargeHall hall;
        const double racks = static_cast<double>(scheduleLimit + 1);
        const auto cell = hall.powerCell();
        QVERIFY(cell.number.has_value());
        QVERIFY(std::abs(*cell.number - 10.0 * racks) < 1e-9);
    }

    // A rack whose type states no power is not one of 0 kW.
    void unknownPowerMakesTheSumUnknown()
    {
        LargeHall hall;
        hall.assessment.racks.front().powerKnown = false;
        QVERIFY(!hall.powerCell().number);
    }
};

HALLWRIGHT_TEST(CapacityReportTest)
#include "capacity_report_test.moc"
