// SPDX-License-Identifier: GPL-3.0-or-later
// The program finds its Simplified Chinese: in every scope, and everything people read in lists.
#include "app/templates.h"
#include "model/economics/price_book.h"
#include "model/equipment/equipment_type.h"
#include "model/plan.h"
#include "model/results/kpi.h"
#include "tests/support/test_program.h"
#include "ui/main_window.h"
#include "ui/tree/project_tree.h"
#include "ui/words.h"

#include <QCoreApplication>
#include <QObject>
#include <QRegularExpression>
#include <QTranslator>

using namespace hallwright;

namespace {

bool hasHan(const QString& text)
{
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    return han.match(text).hasMatch();
}

// What stands in Chinese as it is: "MFU", "N+1", "400/230 V AC", "BF16", and a product's name.
bool isSign(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{3}"));
    return !word.match(text).hasMatch() || text.contains(QLatin1String("Dowfrost"));
}

bool isChinese(const char* scope, const char* source)
{
    const QString text = ui::translated(scope, source);
    return text.isEmpty() || hasHan(text) || isSign(text);
}

void checkField(const model::FieldInfo& field)
{
    QVERIFY2(isChinese("field", field.title), field.title);
    QVERIFY2(isChinese("field", field.help), field.help);
    QVERIFY2(isChinese("field", field.group), field.group);
}

void checkChoices(const model::FieldInfo& field)
{
    if (field.key == std::string_view("measure"))
        return; // its choices are symbols of units
    for (const auto& choice : field.choices)
        QVERIFY2(isChinese("choice", choice.title), choice.title);
}

template <class... Rows>
void checkFieldsOf()
{
    (
        [] {
            for (const auto& field : model::fields<Rows>()) {
                checkField(field);
                checkChoices(field);
            }
        }(),
        ...);
}

} // namespace

class ChineseTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(translator_.load(QStringLiteral(":/i18n/hallwright_zh_CN.qm")));
        QVERIFY(QCoreApplication::installTranslator(&translator_));
    }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&translator_); }

    void knownTextsComeBackInChinese()
    {
        const auto text = [](const char* scope, const char* source) {
            return ui::translated(scope, source);
        };
        QCOMPARE(text("equipment", "Busway"), QStringLiteral("母线槽"));
        QCOMPARE(text("field", "Approach at the rating point"),
                 QStringLiteral("额定工况的逼近温差"));
        QCOMPARE(text("kpi", "Effective compute"), QStringLiteral("有效算力"));
        QCOMPARE(text("kpi", "Total cost of ownership"), QStringLiteral("总拥有成本（TCO）"));
        QCOMPARE(text("report", "Capacity report"), QStringLiteral("容量报告"));
        QCOMPARE(text("Menu", "&File"), QStringLiteral("文件(&F)"));
    }

    // tr() looks a class up by its full name, namespaces too.
    void classesFindTheirOwnTexts()
    {
        QCOMPARE(ui::ProjectTree::tr("Project tree"), QStringLiteral("项目树"));
        QCOMPARE(ui::MainWindow::tr("No recent files"), QStringLiteral("没有最近的文件"));
    }

    void countedTextsTakeTheirNumber()
    {
        QCOMPARE(QCoreApplication::translate("Inspector", "%n halls", nullptr, 3),
                 QStringLiteral("3 个机房"));
    }

    // One English word serves two things: a unit of measure and a unit that stands in a hall.
    void oneWordInTwoScopesIsTwoWords()
    {
        QCOMPARE(ui::translated("field", "Unit"), QStringLiteral("单位"));
        QCOMPARE(ui::kindName(model::ElementKind::Unit), QStringLiteral("设备"));
    }

    void findingIsOneChineseSentence()
    {
        const model::Message message{"{0} is loaded to {1} of what it may carry ({2}) after {3}",
                                     {"h1/power/A/ups", "120 %", "1,500 kW", "loss of system B"}};
        QCOMPARE(ui::words(message), QStringLiteral("h1/power/A/ups 的负载率为允许值的 120 %"
                                                    "（1,500 kW），发生于：失去系统 B"));
    }

    void termsKeepWhatTheyName()
    {
        QCOMPARE(ui::termWords("loss of the source of h1/power/A/board"),
                 QStringLiteral("失去 h1/power/A/board 的电源"));
        QCOMPARE(ui::termWords("3 jobs of the largest assumed size"),
                 QStringLiteral("3 个按假设最大规模的作业"));
        QCOMPARE(ui::termWords("Rack 12"), QStringLiteral("Rack 12"));
    }

    void everyFieldOfThePlanIsChinese()
    {
        using namespace model;
        checkFieldsOf<Project, Site, Workload, Hall, Row, Rack, Unit, Superpod, PowerRecipe,
                      CoolantRecipe, AirRecipe, PlantRecipe, FabricRecipe, Input, EquipmentType>();
    }

    void everyFieldOfEquipmentIsChinese()
    {
        for (const auto key : model::kindKeys()) {
            const auto kind = model::kindOf(key);
            QVERIFY(kind);
            QVERIFY(hasHan(ui::equipmentKindName(key)) || isSign(ui::equipmentKindName(key)));
            for (const auto& field : model::kindFields(*kind)) {
                checkField(*field.info);
                checkChoices(*field.info);
            }
        }
    }

    void everyKeyFigureIsChinese()
    {
        for (const auto& info : model::kpiCatalogue()) {
            QVERIFY2(isChinese("kpi", info.title), info.title);
            QVERIFY2(isChinese("kpi", info.group), info.group);
            QVERIFY2(hasHan(ui::translated("kpi", info.formula)), info.formula);
        }
    }

    void everyAssumptionAndTemplateIsChinese()
    {
        for (const auto& input : model::priceBook()) {
            QVERIFY2(hasHan(ui::translated("input", input.title)), input.title.c_str());
            QVERIFY2(isChinese("source", input.source.c_str()), input.source.c_str());
        }
        for (const auto& one : app::templates()) {
            QVERIFY2(hasHan(ui::translated("template", one.title)), one.title);
            QVERIFY2(hasHan(ui::translated("template", one.description)), one.description);
        }
    }

private:
    QTranslator translator_;
};

HALLWRIGHT_TEST(ChineseTest)

#include "chinese_test.moc"
