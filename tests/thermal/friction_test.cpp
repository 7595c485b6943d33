// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/thermal/network_sketch.h"
#include "thermal/hydraulic/laws/friction.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace hallwright;
using thermal::churchillFriction;
using thermal::epanetFriction;
using thermal::FrictionFactor;

class FrictionTest : public QObject {
    Q_OBJECT

private slots:
    void bothLawsMeetTheFrictionTable()
    {
        HALLWRIGHT_NEEDS_REFERENCE(path, "hydraulics/friction_points.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).object()["rows"].toArray();
        QCOMPARE(rows.size(), 126);
        for (const QJsonValue& row : rows) {
            const double re = row[0].toDouble();
            const double roughness = row[1].toDouble();
            const double epanet = row[2].toDouble();
            const double churchill = row[4].toDouble();
            // The table holds nine digits.
            HALLWRIGHT_NEAR(epanetFriction(re, roughness).f, epanet, 2e-8 * epanet);
            HALLWRIGHT_NEAR(churchillFriction(re, roughness).f, churchill, 2e-8 * churchill);
        }
    }

    void laminarFrictionIs64OverRe()
    {
        HALLWRIGHT_NEAR(epanetFriction(1600.0, 0.01).f, 0.04, 1e-15);
        HALLWRIGHT_NEAR(churchillFriction(80.0, 0.01).f, 0.8, 1e-15);
        // Just above the switch the full formula has nothing to add either.
        HALLWRIGHT_NEAR(churchillFriction(100.001, 0.01).f, 64.0 / 100.001, 1e-12);
    }

    // f at Re 1e5, smooth, by the Prandtl-Kármán law 1/√f = 2 log10(Re √f) - 0.8: 0.01799.
    void smoothPipeAgreesWithPrandtl()
    {
        const double f = 0.01799;
        HALLWRIGHT_NEAR(epanetFriction(1e5, 0.0).f, f, 0.02 * f);
        HALLWRIGHT_NEAR(churchillFriction(1e5, 0.0).f, f, 0.02 * f);
    }

    void slopesAreThoseOfTheValues_data()
    {
        QTest::addColumn<bool>("churchill");
        QTest::newRow("Churchill") << true;
        QTest::newRow("EPANET") << false;
    }
    void slopesAreThoseOfTheValues()
    {
        QFETCH(bool, churchill);
        const auto law = churchill ? churchillFriction : epanetFriction;
        for (const double roughness : {0.0, 1e-5, 1e-3, 0.05})
            for (double re = 1.0; re < 1.1e7; re *= 1.0873) {
                const double step = 1e-5 * re;
                const double slope =
                    (law(re + step, roughness).f - law(re - step, roughness).f) / (2.0 * step);
                const double scale = law(re, roughness).f / re;
                HALLWRIGHT_NEAR(law(re, roughness).slope, slope, 1e-6 * scale);
            }
    }

    void theCubicMeetsItsNeighboursInValueAndSlope()
    {
        for (const double roughness : {0.0, 1e-4, 0.05})
            for (const double join : {2000.0, 4000.0}) {
                const FrictionFactor below = epanetFriction(std::nextafter(join, 0.0), roughness);
                const FrictionFactor above = epanetFriction(std::nextafter(join, 1e9), roughness);
                HALLWRIGHT_NEAR(above.f, below.f, 1e-13);
                HALLWRIGHT_NEAR(above.slope, below.slope, 1e-13);
            }
    }
};

HALLWRIGHT_TEST(FrictionTest)
#include "friction_test.moc"
