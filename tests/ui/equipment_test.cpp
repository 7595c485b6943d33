// SPDX-License-Identifier: GPL-3.0-or-later
// A vendor's equipment entered by mouse and keys and used at once; curves typed, pasted and from
// CSV; the quick card turned into a hall.
#include "model/edit/types.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/canvas/hall_view.h"
#include "ui/dialogs/curve_editor.h"
#include "ui/dialogs/equipment_editor.h"
#include "ui/quantity_format.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

using namespace hallwright;
using tests::WindowStage;

namespace {

double kpiOf(const ui::Document& document, const char* key)
{
    const auto answer = document.assessment();
    return answer ? answer->kpi(key).value_or(-1.0) : -1.0;
}

QLineEdit& lineOf(QWidget& dialog, const char* name)
{
    auto* line = dialog.findChild<QLineEdit*>(QString::fromLatin1(name));
    model::ensure(line != nullptr, name);
    return *line;
}

// By keys alone and without Return or Tab: the last line typed stays in the hand.
void typeIn(QWidget& dialog, const char* name, const char* text)
{
    auto& line = lineOf(dialog, name);
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, QString::fromUtf8(text));
}

void press(QWidget& dialog, QDialogButtonBox::StandardButton which)
{
    auto* button = dialog.findChild<QDialogButtonBox*>()->button(which);
    QTest::mouseClick(button, Qt::LeftButton);
}

QString shownFault(const QWidget& dialog)
{
    for (const auto* label : dialog.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        if (label->property("role").toString() == QLatin1String("error") &&
            !label->text().isEmpty())
            return label->text();
    return {};
}

void typeIdentity(QWidget& dialog, const char* key, const char* name)
{
    typeIn(dialog, "identity.key", key);
    typeIn(dialog, "identity.name", name);
    typeIn(dialog, "identity.vendor", "Acme");
    typeIn(dialog, "identity.source", "Acme data sheet 7, page 2");
}

// A described curve of a kind, by the editor's own list.
const model::FieldInfo& curveField(std::string_view kind, std::string_view key)
{
    static std::vector<model::EquipmentKind> kept;
    kept.push_back(*model::kindOf(kind));
    for (const auto& one : model::kindFields(kept.back()))
        if (one.info->key == key)
            return *one.info;
    qFatal("no such curve");
}

void paste(QPlainTextEdit& text, const QString& what)
{
    QApplication::clipboard()->setText(what);
    text.setFocus();
    text.selectAll();
    QTest::keyClick(&text, Qt::Key_V, Qt::ControlModifier);
}

model::Curve curveIn(const ui::CurveEditor& editor)
{
    const auto* curve = std::get_if<model::Curve>(&editor.edited());
    return curve != nullptr ? *curve : model::Curve{};
}

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

} // namespace

class EquipmentTest : public QObject {
    Q_OBJECT

private slots:
    // One rack more, of 80 kW: the IT power rises by 80 kW.
    void aTypedRackIsPlacedAndCounted()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        QVERIFY(stage.evaluated());
        const auto racksBefore = stage.document().plan().racks.size();
        const double powerBefore = kpiOf(stage.document(), "it_power_kw");
        stage.withNextDialog([](QWidget& dialog) {
            typeIdentity(dialog, "acme-80", "Acme 80");
            typeIn(dialog, "field.width", "600 mm");
            typeIn(dialog, "field.depth", "1200 mm");
            typeIn(dialog, "field.power_tdp", "80 kW");
            press(dialog, QDialogButtonBox::Save);
        });
        stage.window().actions()["project.equipment"]->trigger();
        const auto* type = model::findType(stage.document().project(), "acme-80");
        QVERIFY(type != nullptr);
        QCOMPARE(type->name, std::string("Acme 80"));
        QCOMPARE(type->vendor, std::string("Acme"));
        QCOMPARE(type->source, std::string("Acme data sheet 7, page 2"));
        const auto* rack = model::rackOf(*type);
        QVERIFY(rack != nullptr && rack->power.tdp.has_value());
        QVERIFY(near(model::inSi(*rack->power.tdp), 80e3));
        const auto* footprint = model::footprintOf(*type);
        QVERIFY(footprint != nullptr && footprint->width && footprint->depth);
        QVERIFY(near(model::inSi(*footprint->width), 0.6));
        QVERIFY(near(model::inSi(*footprint->depth), 1.2));

        stage.choose("Acme 80");
        stage.key(Qt::Key_F);
        stage.key(Qt::Key_P);
        const auto& hall = *stage.document().plan().halls.begin();
        const QPointF corner(model::inSi(hall.width) - 1.5, model::inSi(hall.depth) - 1.5);
        stage.click(corner);
        QVERIFY2(stage.window().hallView().lastRefusal().isEmpty(),
                 qPrintable(stage.window().hallView().lastRefusal()));
        QCOMPARE(stage.document().plan().racks.size(), racksBefore + 1);
        QVERIFY(stage.evaluated());
        QVERIFY(near(kpiOf(stage.document(), "it_power_kw"), powerBefore + 80.0));
        stage.document().replace(stage.document().project(), {});
    }

    void anUnsoundEntryIsNotSavedAndSaysWhy()
    {
        WindowStage stage;
        stage.window().files().newFromTemplate("worked-example");
        const auto before = stage.document().project();
        QString fault;
        stage.withNextDialog([&fault](QWidget& dialog) {
            typeIdentity(dialog, "acme-80", "Acme 80");
            typeIn(dialog, "field.power_tdp", "80 m");
            press(dialog, QDialogButtonBox::Save);
            fault = shownFault(dialog);
            dialog.close();
        });
        stage.window().actions()["project.equipment"]->trigger();
        QVERIFY2(fault.contains(QLatin1Char('m')), qPrintable(fault));
        QVERIFY(stage.document().project() == before);
    }

    // 45 °C and 121 L/min in SI: 318.15 K and 121/60000 m³/s.
    void aCurveIsTypedInTheUsersUnits()
    {
        const auto& info = curveField("rack", "flow_need");
        ui::CurveEditor editor(info, model::FieldValue{});
        editor.show();
        auto* text = editor.findChild<QPlainTextEdit*>(QStringLiteral("curveText"));
        QVERIFY(text != nullptr);
        text->setFocus();
        QTest::keyClicks(text, "35 80");
        QTest::keyClick(text, Qt::Key_Return);
        QTest::keyClicks(text, "45 121");
        const auto curve = curveIn(editor);
        QCOMPARE(curve.x.size(), std::size_t{2});
        QVERIFY(near(curve.x[1], 318.15));
        QVERIFY(near(curve.y[1], 121.0 / 60000.0));
        QVERIFY(near(curve.y[0], 80.0 / 60000.0));
        QVERIFY(editor.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    }

    // As a spreadsheet puts it on the clipboard: a tab between, a heading, a line end after the
    // last row; and with units in the cells.
    void aCurveIsPastedFromASpreadsheet()
    {
        const auto& info = curveField("rack", "flow_need");
        ui::CurveEditor editor(info, model::FieldValue{});
        editor.show();
        paste(editor.text(), QStringLiteral("Supply\tFlow\n25\t60\n35\t80\n45\t121\n"));
        const auto plain = curveIn(editor);
        QCOMPARE(plain.x.size(), std::size_t{3});
        QVERIFY(near(plain.x[0], 298.15));
        QVERIFY(near(plain.y[2], 121.0 / 60000.0));
        // 1 m³/h = 1/3600 m³/s; 95 °F = 35 °C.
        paste(editor.text(), QStringLiteral("95 °F\t3.6 m³/h\n45 °C\t7.2 m³/h\n"));
        const auto units = curveIn(editor);
        QCOMPARE(units.x.size(), std::size_t{2});
        QVERIFY(near(units.x[0], 308.15));
        QVERIFY(near(units.y[0], 1e-3));
        QVERIFY(near(units.y[1], 2e-3));
    }

    void aCurveComesFromACsvFileWithHeader()
    {
        WindowStage stage;
        const QString path = stage.path("flow.csv");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("supply [C],flow [L/min]\r\n25,60\r\n35,80\r\n45,121\r\n");
        file.close();
        model::Curve read;
        stage.withNextDialog([&](QWidget& dialog) {
            typeIdentity(dialog, "acme-curved", "Acme curved");
            stage.withNextDialog([&](QWidget& curveDialog) {
                stage.withNextDialog([&](QWidget& chooser) {
                    typeIn(chooser, "fileNameEdit", qPrintable(path));
                    // The chooser lists the folder in a thread of its own before it offers to open.
                    auto* open =
                        chooser.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open);
                    model::ensure(QTest::qWaitFor([open] { return open->isEnabled(); }),
                                  "the file can be opened");
                    QTest::mouseClick(open, Qt::LeftButton);
                });
                for (auto* button : curveDialog.findChildren<QPushButton*>())
                    if (button->text().contains(QLatin1String("CSV")))
                        QTest::mouseClick(button, Qt::LeftButton);
                press(curveDialog, QDialogButtonBox::Ok);
            });
            auto* opens = dialog.findChild<QToolButton*>(QStringLiteral("field.flow_need"));
            model::ensure(opens != nullptr, "the curve has its button");
            QTest::mouseClick(opens, Qt::LeftButton);
            press(dialog, QDialogButtonBox::Save);
        });
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        stage.window().files().newFromTemplate("worked-example");
        stage.window().actions()["project.equipment"]->trigger();
        const auto* type = model::findType(stage.document().project(), "acme-curved");
        QVERIFY(type != nullptr);
        const auto& need = model::rackOf(*type)->cooling.flowNeed;
        QCOMPARE(need.x.size(), std::size_t{3});
        QVERIFY(near(need.x[0], 298.15));
        QVERIFY(near(need.y[1], 80.0 / 60000.0));
        stage.document().replace(stage.document().project(), {});
    }

    void aBadRowIsRefusedWithLineAndReason()
    {
        const auto& info = curveField("rack", "flow_need");
        ui::CurveEditor editor(info, model::FieldValue{});
        editor.show();
        const auto* accept = editor.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        const std::pair<const char*, const char*> rows[] = {
            {"25\t60\n35\teighty\n45\t121\n", "eighty"}, {"25\t60\n35\n45\t121\n", "two numbers"}};
        for (const auto& [text, reason] : rows) {
            paste(editor.text(), QString::fromUtf8(text));
            const QString fault = shownFault(editor);
            QVERIFY2(fault.contains(QLatin1String("line 2")), qPrintable(fault));
            QVERIFY2(fault.contains(QLatin1String(reason)), qPrintable(fault));
            QVERIFY(!accept->isEnabled());
        }
        // Abscissas that fall are no curve either.
        paste(editor.text(), QStringLiteral("45\t121\n35\t80\n"));
        QVERIFY(!shownFault(editor).isEmpty());
        QVERIFY(!accept->isEnabled());
    }

    // 10 racks × 80 kW = 800 kW; of it 90 % to liquid, 1.5 L/min per kW: 1,080 L/min. From the
    // welcome page, with the last line still in the hand.
    void theQuickCardTurnsIntoAHallWithOneClick()
    {
        WindowStage stage;
        QVERIFY(stage.window().welcomeShown());
        QStringList shown;
        stage.withNextDialog([&shown](QWidget& dialog) {
            typeIn(dialog, "field.rack_power", "80 kW");
            QTest::keyClick(&lineOf(dialog, "field.rack_power"), Qt::Key_Tab);
            typeIn(dialog, "field.racks", "10");
            QTest::keyClick(&lineOf(dialog, "field.racks"), Qt::Key_Tab);
            for (const auto* label : dialog.findChildren<QLabel*>())
                shown << label->text();
            typeIn(dialog, "field.supply", "35 °C");
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text().contains(QLatin1String("hall")))
                    return QTest::mouseClick(button, Qt::LeftButton);
        });
        stage.window().actions()["project.quick"]->trigger();
        QVERIFY2(shown.contains(QStringLiteral("1,080 L/min")), qPrintable(shown.join('|')));
        const QString all = shown.join(QLatin1Char('\n'));
        for (const char* key : {"stainless-dn", "ocp-row-cdu", "busway-"})
            QVERIFY2(!all.contains(QLatin1String(key)), key); // names, not keys
        QVERIFY(!stage.window().welcomeShown());
        QCOMPARE(stage.document().plan().halls.size(), std::size_t{1});
        QCOMPARE(stage.document().hallId(), stage.document().plan().halls.begin()->id);
        QCOMPARE(stage.document().plan().racks.size(), std::size_t{10});
        QVERIFY(stage.evaluated());
        QVERIFY(near(kpiOf(stage.document(), "it_power_kw"), 800.0));
        stage.document().replace(stage.document().project(), {});
    }
};

HALLWRIGHT_TEST(EquipmentTest)
#include "equipment_test.moc"
