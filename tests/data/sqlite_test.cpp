// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sqlite/database.h"
#include "data/sqlite/transaction.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace hallwright;
using data::Database;
using data::OpenMode;

class SqliteTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    Database fresh(const char* name)
    {
        auto database = Database::open(folder_.filePath(name).toStdString(), OpenMode::Create);
        model::ensure(database.has_value(), "opens");
        return std::move(*database);
    }

private slots:
    void valuesComeBackAsTheyWereBound()
    {
        auto database = fresh("values");
        QVERIFY(database.execute("CREATE TABLE t (a ANY, b ANY, c ANY, d ANY, e ANY) STRICT"));
        auto put = database.prepare("INSERT INTO t VALUES (?, ?, ?, ?, ?)");
        QVERIFY(put.has_value());
        const std::string words("液冷 a\0b", 10);
        put->bind(1, std::int64_t{1} << 60);
        put->bind(2, 0.1);
        put->bind(3, std::string_view(words));
        put->bind(4, std::string_view());
        put->bind(5, std::optional<double>());
        QVERIFY(put->run());
        auto row = database.prepare("SELECT * FROM t");
        QVERIFY(*row->step());
        QCOMPARE(row->integer(0), std::int64_t{1} << 60);
        QCOMPARE(row->real(1), 0.1);
        QCOMPARE(row->text(2), words);
        QVERIFY(row->kind(3) == data::StoredKind::Text); // empty is not unknown
        QVERIFY(row->isNull(4));
        QVERIFY(!*row->step());
    }

    void anUncommittedTransactionLeavesNothing()
    {
        auto database = fresh("transaction");
        QVERIFY(database.execute("CREATE TABLE t (a INTEGER) STRICT"));
        {
            auto transaction = data::Transaction::begin(database);
            QVERIFY(transaction && database.execute("INSERT INTO t VALUES (1)"));
        }
        QCOMPARE(*database.integer("SELECT count(*) FROM t"), std::int64_t{0});
        {
            auto transaction = data::Transaction::begin(database);
            QVERIFY(database.execute("INSERT INTO t VALUES (1)") && transaction->commit());
        }
        QCOMPARE(*database.integer("SELECT count(*) FROM t"), std::int64_t{1});
    }

    void aBrokenRuleIsInvalidInput()
    {
        auto database = fresh("rules");
        QVERIFY(database.execute("CREATE TABLE p (id INTEGER PRIMARY KEY) STRICT;"
                                 "CREATE TABLE c (p INTEGER REFERENCES p (id)) STRICT"));
        const auto broken = database.execute("INSERT INTO c VALUES (5)");
        QVERIFY(!broken); // foreign keys are on
        QCOMPARE(broken.error().code, model::FaultCode::InvalidInput);
        QVERIFY(!database.execute("INSERT INTO p VALUES ('x')"));
    }

    void theSchemaIsNotTrusted()
    {
        auto database = fresh("trust");
        QCOMPARE(*database.integer("PRAGMA trusted_schema"), std::int64_t{0});
        QVERIFY(!database.execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"));
    }

    void aMissingFileIsNotMadeByReading()
    {
        const std::string path = folder_.filePath("none").toStdString();
        const auto database = Database::open(path, OpenMode::Read);
        QVERIFY(!database);
        QCOMPARE(database.error().code, model::FaultCode::Unreadable);
        QCOMPARE(database.error().where, path);
    }

    void namesAndTextsAreQuoted()
    {
        QCOMPARE(data::sqlName("a\"b"), std::string("\"a\"\"b\""));
        QCOMPARE(data::sqlText("it's"), std::string("'it''s'"));
    }
};

HALLWRIGHT_TEST(SqliteTest)
#include "sqlite_test.moc"
