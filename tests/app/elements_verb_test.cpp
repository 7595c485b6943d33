// SPDX-License-Identifier: GPL-3.0-or-later
// Derived elements on the command line: listed, overridden by name, locked, added, refused.
#include "tests/app/command_line_run.h"
#include "tests/support/test_program.h"

using namespace hallwright::tests;
using nlohmann::json;

class ElementsVerbTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        cli_ = std::make_unique<CommandLineRun>();
        cli_->mustRun(words("new FILE --template worked-example"));
        for (const auto& one : elements())
            if (one["kind"] == "group")
                group_ = one["element"].get<std::string>();
        QVERIFY(!group_.empty());
    }

    void listsNodesAndFields()
    {
        const auto pipe = element(group_ + "/supply/row1");
        QCOMPARE(pipe["kind"].get<std::string>(), std::string("supply"));
        QCOMPARE(pipe["from"].get<std::string>(), std::string("supply"));
        QCOMPARE(pipe["to"].get<std::string>(), std::string("supply/row1"));
        QCOMPARE(pipe["fields"]["length_m"].get<double>(), 3.0);
        QVERIFY(pipe["overridden"].empty());
        QCOMPARE(cli_->run(words("elements FILE --element h77")).status, 2);
        QVERIFY(cli_->mustRun(words("elements FILE")).out.contains("supply/row1"));
    }

    void overrideIsShownBesideWhatWasDerived()
    {
        edit({"override", at("element", "/supply/row1"), "field=length", "value=1200 cm"});
        const auto pipe = element(group_ + "/supply/row1");
        QCOMPARE(pipe["fields"]["length_m"].get<double>(), 12.0);
        QCOMPARE(pipe["overridden"]["length_m"].get<double>(), 3.0);
        edit({"override", at("element", "/supply/row1"), "field=length", "value="});
        QVERIFY(element(group_ + "/supply/row1")["overridden"].empty());
    }

    void wrongOverridesChangeNothing()
    {
        const auto before = cli_->bytes(project);
        for (const QStringList& wrong :
             {QStringList{"override", at("element", "/supply/row77"), "field=length", "value=5 m"},
              QStringList{"override", at("element", "/supply/row1"), "field=colour", "value=red"},
              QStringList{"override", at("element", "/supply/row1"), "field=length", "value=-1 m"},
              QStringList{"override", at("element", "/supply/row1"), "field=type",
                          "value=gb300-nvl72"}}) {
            const auto answer = cli_->run(QStringList{"edit", project} + wrong);
            QCOMPARE(answer.status, 2);
            QVERIFY(!answer.err.isEmpty());
        }
        QCOMPARE(cli_->bytes(project), before);
    }

    void sizesAreLockedAndCleared()
    {
        const auto type = element(group_ + "/supply/row1")["fields"]["type"].get<std::string>();
        edit({"lock-size", at("element", "")});
        cli_->mustRun(words("edit FILE coolant-recipe velocity_limit=0.3"));
        QCOMPARE(element(group_ + "/supply/row1")["fields"]["type"].get<std::string>(), type);
        edit({"clear-overrides", at("element", "/supply/row1")});
        QVERIFY(element(group_ + "/supply/row1")["fields"]["type"].get<std::string>() != type);
    }

    void pipesAreAddedBetweenNodes()
    {
        edit({"add-pipe", at("group", ""), "name=tie", "from=supply/row1/8", "to=supply/row2/8",
              "type=stainless-dn50", "length=6 m"});
        const auto tie = element(group_ + "/added/tie");
        QCOMPARE(tie["fields"]["bore_mm"].get<double>(), 54.8);
        QCOMPARE(cli_->run({"edit", project, "add-pipe", at("group", ""), "name=stray",
                            "from=supply/row1/8", "to=supply/row5/8"})
                     .status,
                 2);
    }

private:
    QString at(const char* parameter, const char* end) const
    {
        return QString::fromStdString(parameter + ("=" + group_) + end);
    }
    void edit(const QStringList& arguments) const
    {
        cli_->mustRun(QStringList{"edit", project} + arguments);
    }
    json elements() const
    {
        return cli_->mustRun(words("elements FILE --json")).json()["elements"];
    }
    json element(const std::string& key) const
    {
        for (const auto& one : elements())
            if (one["element"] == key)
                return one;
        return nullptr;
    }

    std::unique_ptr<CommandLineRun> cli_;
    std::string group_;
};

HALLWRIGHT_TEST(ElementsVerbTest)
#include "elements_verb_test.moc"
