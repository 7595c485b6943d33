// SPDX-License-Identifier: GPL-3.0-or-later
// Switching elements as a what-if: the same outcome as the failure list where it lists the same
// event, and figures after it that balance.
#include "app/evaluate_hall.h"
#include "app/what_if.h"
#include "tests/app/command_line_run.h"
#include "tests/app/solved_example.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <cmath>

using namespace hallwright;
using namespace hallwright::tests;
using model::Switched;

class WhatIfTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void singleSwitchGivesTheOutcomeOfTheFailureList_data();
    void singleSwitchGivesTheOutcomeOfTheFailureList();
    void shutValveLeavesItsRackWithoutFlowAndTheOthersWithTheirs();
    void boardsOffMoveTheCurrentToTheOtherSide();
    void bothFeedsOpenLeaveTheRackDark();
    void everyCduOffStopsTheLoop();
    void valveHeldOpenTakesMoreThanItsNeed();
    void whatCannotBeSwitchedIsRefused();
    void verbTellsTheSameAndLeavesTheFile();

private:
    model::WhatIf ask(std::vector<Switched> switched) const;
    std::string firstOf(model::CoolantRole role) const;
    std::string firstOf(model::PowerRole role, char letter) const;
    const model::ElementAfter& element(const model::WhatIf& answer, const std::string& key) const;

    std::optional<tests::Example> example_;
    std::optional<app::HallSystems> hall_;
};

void WhatIfTest::initTestCase()
{
    example_ = tests::workedExample();
    QVERIFY(example_.has_value());
    auto hall = tests::solvedHall(*example_);
    QVERIFY(hall.has_value());
    hall_.emplace(*std::move(hall));
}

model::WhatIf WhatIfTest::ask(std::vector<Switched> switched) const
{
    auto answer = app::whatIf(*hall_, switched, {});
    model::ensure(answer.has_value(), answer ? "" : english(answer.error()).c_str());
    return *std::move(answer);
}

std::string WhatIfTest::firstOf(model::CoolantRole role) const
{
    for (const auto& one : hall_->coolant.groups.front().elements)
        if (one.role == role)
            return one.key;
    return {};
}

std::string WhatIfTest::firstOf(model::PowerRole role, char letter) const
{
    for (const auto& one : hall_->power.elements)
        if (one.role == role && one.letter == letter)
            return one.key;
    return {};
}

const model::ElementAfter& WhatIfTest::element(const model::WhatIf& answer,
                                               const std::string& key) const
{
    const auto at = std::find_if(answer.elements.begin(), answer.elements.end(),
                                 [&key](const auto& one) { return one.key == key; });
    model::ensure(at != answer.elements.end(), "the answer holds the element");
    return *at;
}

void WhatIfTest::singleSwitchGivesTheOutcomeOfTheFailureList_data()
{
    QTest::addColumn<QString>("listed");
    QTest::addColumn<QString>("element");
    const auto cdu = QString::fromStdString(firstOf(model::CoolantRole::Cdu));
    const auto pipe = QString::fromStdString(firstOf(model::CoolantRole::SupplyPipe));
    const auto branch = QString::fromStdString(firstOf(model::CoolantRole::Branch));
    const auto busway = QString::fromStdString(firstOf(model::PowerRole::Busway, 'A'));
    const auto board = QString::fromStdString(firstOf(model::PowerRole::MechanicalBoard, 'A'));
    QTest::newRow("CDU") << "loss of " + cdu << cdu;
    QTest::newRow("pipe") << "isolation of " + pipe << pipe;
    QTest::newRow("valve") << "valve stuck shut at " + branch << branch;
    QTest::newRow("busway") << "loss of " + busway << busway;
    QTest::newRow("mechanical board") << "loss of " + board << board;
}

void WhatIfTest::singleSwitchGivesTheOutcomeOfTheFailureList()
{
    QFETCH(QString, listed);
    QFETCH(QString, element);
    app::LoopImpacts known;
    const auto list = app::hallFailures(*hall_, model::FailureScope::Every, known, {});
    QVERIFY(list.has_value());
    const auto at = std::find_if(list->begin(), list->end(),
                                 [&](const auto& one) { return one.name == listed.toStdString(); });
    QVERIFY2(at != list->end(), qPrintable(listed));
    const auto answer = ask({{element.toStdString(), Switched::To::Off}}).outcome;
    QCOMPARE(answer.racksDark, at->racksDark);
    QCOMPARE(answer.racksShort, at->racksShort);
    QCOMPARE(answer.racksHot, at->racksHot);
    QVERIFY(answer.racks == at->racks);
    QCOMPARE(verdictOf(answer), verdictOf(*at));
    QCOMPARE(answer.worstLoading.has_value(), at->worstLoading.has_value());
    if (at->worstLoading)
        QVERIFY(std::abs(*answer.worstLoading - *at->worstLoading) < 1e-9);
    QCOMPARE(answer.worstFlowMargin.has_value(), at->worstFlowMargin.has_value());
    if (at->worstFlowMargin)
        QVERIFY(std::abs(*answer.worstFlowMargin - *at->worstFlowMargin) < 1e-4);
    QCOMPARE(answer.timeToThrottle.has_value(), at->timeToThrottle.has_value());
    if (at->timeToThrottle)
        QVERIFY(std::abs(model::inSi(*answer.timeToThrottle) - model::inSi(*at->timeToThrottle)) <
                0.1);
}

void WhatIfTest::shutValveLeavesItsRackWithoutFlowAndTheOthersWithTheirs()
{
    const auto branch = firstOf(model::CoolantRole::Branch);
    const auto answer = ask({{branch, Switched::To::Off}});
    QVERIFY(element(answer, branch).still);
    const auto& group = hall_->coolant.groups.front();
    QCOMPARE(answer.racks.size(), group.racks.size());
    double sum = 0.0;
    int without = 0;
    for (const auto& rack : answer.racks) {
        QVERIFY(rack.flow.has_value());
        sum += model::inSi(*rack.flow);
        without += model::inSi(*rack.flow) < 1e-9 ? 1 : 0;
    }
    QCOMPARE(without, 1);
    QCOMPARE(answer.outcome.racksShort, 1);
    // What the CDUs give is what the racks get.
    double given = 0.0;
    for (const auto& one : group.elements)
        if (one.role == model::CoolantRole::Cdu)
            given += model::inSi(element(answer, one.key).flow.value_or(model::VolumeFlow{}));
    QVERIFY(std::abs(given / sum - 1.0) < 1e-6);
}

void WhatIfTest::boardsOffMoveTheCurrentToTheOtherSide()
{
    const auto a = firstOf(model::PowerRole::Switchboard, 'A');
    const auto b = firstOf(model::PowerRole::Switchboard, 'B');
    const auto answer = ask({{a, Switched::To::Off}});
    QVERIFY(element(answer, a).still);
    QVERIFY(!element(answer, b).still);
    const auto normal =
        power::solveHallPower(hall_->power, {}, hall_->loads, hall_->mechanical, {});
    QVERIFY(normal.has_value());
    const auto at = std::find_if(normal->elements.begin(), normal->elements.end(),
                                 [&b](const auto& one) { return one.key == b; });
    // In 2N each side carries half of the racks: alone it carries them all, a little more for the
    // lower voltage.
    const double times =
        model::inSi(*element(answer, b).current) / model::inSi(at->current.value());
    QVERIFY(times > 1.98 && times < 2.1);
}

void WhatIfTest::bothFeedsOpenLeaveTheRackDark()
{
    const auto& feeds = hall_->power.feeds;
    const auto rack = feeds.front().rack;
    std::vector<Switched> both;
    std::size_t fed = 0;
    for (const auto& feed : feeds)
        if (feed.rack == rack)
            both.push_back({feed.busway, Switched::To::Off});
    QCOMPARE(both.size(), std::size_t{2});
    for (const auto& feed : feeds)
        fed += feed.busway == both.front().element ? 1 : 0;
    const auto answer = ask(both);
    QCOMPARE(static_cast<std::size_t>(answer.outcome.racksDark), fed);
    QVERIFY(std::any_of(answer.racks.begin(), answer.racks.end(),
                        [rack](const auto& one) { return one.rack == rack && one.dark; }));
}

void WhatIfTest::everyCduOffStopsTheLoop()
{
    const auto& group = hall_->coolant.groups.front();
    std::vector<Switched> all;
    for (const auto& one : group.elements)
        if (one.role == model::CoolantRole::Cdu)
            all.push_back({one.key, Switched::To::Off});
    const auto answer = ask(all);
    QCOMPARE(static_cast<std::size_t>(answer.outcome.racksShort), group.racks.size());
    QVERIFY(answer.outcome.timeToThrottle.has_value());
    for (const auto& rack : answer.racks)
        QCOMPARE(model::inSi(rack.flow.value()), 0.0);
}

void WhatIfTest::valveHeldOpenTakesMoreThanItsNeed()
{
    const auto& group = hall_->coolant.groups.front();
    QVERIFY(group.control == model::FlowControl::PressureIndependent);
    const auto branch = firstOf(model::CoolantRole::Branch);
    const auto answer = ask({{branch, Switched::To::Open}});
    const auto need = model::inSi(group.racks.front().flow);
    QVERIFY(model::inSi(*element(answer, branch).flow) > 1.01 * need);
}

void WhatIfTest::whatCannotBeSwitchedIsRefused()
{
    const auto off = Switched::To::Off;
    QVERIFY(!app::whatIf(*hall_, {}, {}).has_value());
    const std::vector<Switched> nowhere{{"h1/coolant/r999/cdu/1", off}};
    QCOMPARE(app::whatIf(*hall_, nowhere, {}).error().where, nowhere.front().element);
    const std::vector<Switched> open{{firstOf(model::CoolantRole::SupplyPipe), Switched::To::Open}};
    QVERIFY(!app::whatIf(*hall_, open, {}).has_value()); // it is open as it is
}

void WhatIfTest::verbTellsTheSameAndLeavesTheFile()
{
    const CommandLineRun cli;
    cli.mustRun(words("new FILE --template worked-example"));
    const auto before = cli.everything();
    const auto branch = QString::fromStdString(firstOf(model::CoolantRole::Branch));
    const auto json = cli.mustRun(words("what-if FILE --json --off") + QStringList{branch}).json();
    QCOMPARE(json["racks_short_of_flow"].get<int>(), 1);
    QCOMPARE(json["verdict"].get<std::string>(), std::string("fails"));
    QVERIFY(cli.everything() == before);
    QCOMPARE(cli.run(words("what-if FILE --off nowhere")).status, 2);
    QCOMPARE(cli.run(words("what-if FILE")).status, 2);
}

HALLWRIGHT_TEST(WhatIfTest)
#include "what_if_test.moc"
