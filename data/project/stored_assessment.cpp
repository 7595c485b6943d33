// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/project/stored_assessment.h"

#include "data/project/result_rows.h"
#include "data/project/stored_hours.h"
#include "data/project/utc_time.h"
#include "model/plan.h" // fingerprintText

#include <charconv>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>

namespace hallwright::data {

using namespace model;

namespace {

Result<std::int64_t> insertEvaluation(Database& database, const Assessment& of,
                                      const EvaluationStamp& stamp)
{
    const auto id = database.integer("SELECT coalesce(max(id), 0) + 1 FROM evaluation");
    if (!id)
        return id;
    auto statement = database.prepare(
        "INSERT INTO evaluation (id, alternative, name, case_name, plan_hash, program, catalogue, "
        "evaluated_at, duration_s) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (!statement)
        return fail(statement.error());
    statement->bind(1, *id);
    statement->bind(2, std::int64_t{of.alternative.number});
    statement->bind(3, std::string_view(of.name));
    statement->bind(4, std::string_view(of.caseName));
    statement->bind(5, std::string_view(fingerprintText(of.fingerprint)));
    statement->bind(6, std::string_view(stamp.program));
    statement->bind(7, std::string_view(stamp.catalogue));
    statement->bind(8, std::string_view(utcNow()));
    statement->bind(9, std::get<double>(FieldCodec<Duration>::toValue(of.time)));
    return statement->run().map([&] { return *id; });
}

struct Moments {
    double mean = 0.0;
    double deviation = 0.0; // of the sample, n − 1
};

Moments momentsOf(const std::vector<double>& samples)
{
    const auto n = static_cast<double>(samples.size());
    Moments out;
    for (const double one : samples)
        out.mean += one / n;
    for (const double one : samples)
        out.deviation += (one - out.mean) * (one - out.mean);
    out.deviation = samples.size() > 1 ? std::sqrt(out.deviation / (n - 1)) : 0.0;
    return out;
}

std::string_view bytesOf(const std::vector<double>& numbers)
{
    static_assert(std::endian::native == std::endian::little, "the file is little-endian");
    return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(double)};
}

std::vector<double> numbersOf(std::string_view bytes)
{
    std::vector<double> numbers(bytes.size() / sizeof(double));
    if (!numbers.empty())
        std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(double));
    return numbers;
}

Result<void> writeSamples(Database& database, std::int64_t evaluation, const TcoResult& tco)
{
    if (tco.samples.empty() && tco.outputs.empty())
        return {};
    auto statement = database.prepare(
        "INSERT INTO tco_sample_summary (evaluation, samples, mean_usd, deviation_usd, lowest_usd, "
        "highest_usd, draws, output_draws) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    if (!statement)
        return fail(statement.error());
    statement->bind(1, evaluation);
    statement->bind(2, static_cast<std::int64_t>(tco.samples.size()));
    if (!tco.samples.empty()) {
        const Moments moments = momentsOf(tco.samples);
        const auto [lowest, highest] = std::minmax_element(tco.samples.begin(), tco.samples.end());
        statement->bind(3, moments.mean);
        statement->bind(4, moments.deviation);
        statement->bind(5, *lowest);
        statement->bind(6, *highest);
    }
    statement->bindBlob(7, bytesOf(tco.samples));
    statement->bindBlob(8, bytesOf(tco.outputs));
    return statement->run();
}

Result<void> readSamples(Database& database, std::int64_t evaluation, TcoResult& tco)
{
    const auto present = columnsOf(database, "tco_sample_summary");
    if (!present)
        return fail(present.error());
    if (std::find(present->begin(), present->end(), "output_draws") == present->end())
        return {};
    auto statement =
        database.prepare("SELECT draws, output_draws FROM tco_sample_summary WHERE evaluation = ?");
    if (!statement)
        return fail(statement.error());
    statement->bind(1, evaluation);
    const auto found = statement->step();
    if (!found)
        return fail(found.error());
    if (*found) {
        tco.samples = numbersOf(statement->blob(0));
        tco.outputs = numbersOf(statement->blob(1));
    }
    return {};
}

// The children of result rows as rows of their own tables.
std::vector<RackFeedRow> feedsOf(const Assessment& of)
{
    std::vector<RackFeedRow> rows;
    for (const auto& rack : of.racks)
        for (const auto& feed : rack.feeds)
            rows.push_back({rack.id, feed});
    return rows;
}

std::vector<KpiContributionRow> contributionsOf(const Assessment& of)
{
    std::vector<KpiContributionRow> rows;
    for (const auto& kpi : of.kpis)
        for (const auto& contribution : kpi.contributions)
            rows.push_back({kpi.key, contribution});
    return rows;
}

std::vector<FindingElementRow> elementsOf(const Assessment& of)
{
    std::vector<FindingElementRow> rows;
    for (std::size_t i = 0; i < of.findings.size(); ++i)
        for (const auto& element : of.findings[i].elements)
            rows.push_back({static_cast<int>(i), element});
    return rows;
}

std::vector<FailureRackRow> failureRacksOf(const Assessment& of)
{
    std::vector<FailureRackRow> rows;
    for (std::size_t i = 0; i < of.failures.size(); ++i)
        for (const auto& rack : of.failures[i].racks)
            rows.push_back({static_cast<int>(i), rack});
    return rows;
}

std::vector<UnpricedRow> unpricedOf(const Assessment& of)
{
    std::vector<UnpricedRow> rows;
    for (const auto& what : of.tco.unpriced)
        rows.push_back({what});
    return rows;
}

std::vector<ValveSettingRow> settingsOf(const Assessment& of)
{
    std::vector<ValveSettingRow> rows;
    for (const auto& balance : of.balances)
        for (const auto& setting : balance.settings)
            rows.push_back({balance.group, setting});
    return rows;
}

Result<void> writeYear(Database& database, std::int64_t evaluation, const YearResult& year)
{
    return writeResults(database, "year_result", evaluation, std::vector<YearResult>{year})
        .and_then([&] { return writeResults(database, "plant_unit", evaluation, year.units); })
        .and_then(
            [&] { return writeResults(database, "plant_design_day", evaluation, year.designDay); })
        .and_then([&] { return writeHours(database, evaluation, year); });
}

Result<void> writeOne(Database& database, const Assessment& of, const EvaluationStamp& stamp)
{
    const auto id = insertEvaluation(database, of, stamp);
    if (!id)
        return fail(id.error());
    const auto put = [&](const char* table, const auto& rows) {
        return [&database, table, evaluation = *id, rows] {
            return writeResults(database, table, evaluation, rows);
        };
    };
    const std::vector<std::function<Result<void>()>> steps{
        put("kpi", of.kpis),
        put("kpi_contribution", contributionsOf(of)),
        put("finding", of.findings),
        put("finding_element", elementsOf(of)),
        put("rack_result", of.racks),
        put("rack_feed_result", feedsOf(of)),
        put("element_result", of.elements),
        put("balance_result", of.balances),
        put("phase_balance_result", of.phases),
        put("valve_setting", settingsOf(of)),
        put("failure_result", of.failures),
        put("failure_rack", failureRacksOf(of)),
        put("convergence", of.convergence),
        put("tco", std::vector<TcoResult>{of.tco}),
        put("tco_item", of.tco.items),
        put("tco_year", of.tco.cash),
        put("tco_tornado", of.tco.tornado),
        put("tco_unpriced", unpricedOf(of)),
    };
    for (const auto& step : steps)
        if (auto done = step(); !done)
            return done;
    if (of.year)
        if (auto done = writeYear(database, *id, *of.year); !done)
            return done;
    return writeSamples(database, *id, of.tco);
}

// Reads a table of results into `rows`; the first fault of a series is kept.
class ResultReader {
public:
    ResultReader(Database& database, std::int64_t evaluation)
        : database_(database)
        , evaluation_(evaluation)
    {
    }

    template <class Row>
    std::vector<Row> read(const char* table)
    {
        if (!done_)
            return {};
        auto rows = readResults<Row>(database_, table, evaluation_);
        if (!rows) {
            done_ = fail(rows.error());
            return {};
        }
        return std::move(*rows);
    }
    const Result<void>& done() const { return done_; }

private:
    Database& database_;
    std::int64_t evaluation_;
    Result<void> done_;
};

Result<TcoResult> readTco(Database& database, ResultReader& reader, std::int64_t evaluation)
{
    const auto heads = reader.read<TcoResult>("tco");
    TcoResult tco = heads.empty() ? TcoResult{} : heads.front();
    tco.items = reader.read<TcoItem>("tco_item");
    tco.cash = reader.read<CashYear>("tco_year");
    tco.tornado = reader.read<TornadoBar>("tco_tornado");
    for (auto& row : reader.read<UnpricedRow>("tco_unpriced"))
        tco.unpriced.push_back(std::move(row.what));
    if (auto read = readSamples(database, evaluation, tco); !read)
        return fail(read.error());
    return tco;
}

// None where the evaluation has no year, or a file of an older version no such table.
Result<std::optional<YearResult>> readYear(Database& database, ResultReader& reader,
                                           std::int64_t evaluation)
{
    auto years = reader.read<YearResult>("year_result");
    if (years.empty())
        return std::optional<YearResult>();
    YearResult& year = years.front();
    year.units = reader.read<PlantUnits>("plant_unit");
    year.designDay = reader.read<PlantLoopDay>("plant_design_day");
    auto hours = readHours(database, evaluation);
    if (!hours)
        return fail(hours.error());
    year.hourly = *std::move(hours);
    return std::optional<YearResult>(std::move(year));
}

Result<void> readLists(Database& database, std::int64_t evaluation, Assessment& out)
{
    ResultReader reader(database, evaluation);
    out.kpis = reader.read<KpiValue>("kpi");
    std::map<std::string, KpiValue*> byKey;
    for (auto& kpi : out.kpis)
        byKey.emplace(kpi.key, &kpi);
    for (auto& row : reader.read<KpiContributionRow>("kpi_contribution"))
        if (const auto found = byKey.find(row.kpi); found != byKey.end())
            found->second->contributions.push_back(std::move(row.contribution));
    out.findings = reader.read<Finding>("finding");
    for (auto& row : reader.read<FindingElementRow>("finding_element"))
        if (const auto at = static_cast<std::size_t>(row.finding); at < out.findings.size())
            out.findings[at].elements.push_back(std::move(row.element));
    out.racks = reader.read<RackResult>("rack_result");
    std::map<RackId, RackResult*> byRack;
    for (auto& rack : out.racks)
        byRack.emplace(rack.id, &rack);
    for (auto& row : reader.read<RackFeedRow>("rack_feed_result"))
        if (const auto found = byRack.find(row.rack); found != byRack.end())
            found->second->feeds.push_back(std::move(row.feed));
    out.elements = reader.read<ElementResult>("element_result");
    out.phases = reader.read<PhaseBalance>("phase_balance_result");
    out.balances = reader.read<BalanceResult>("balance_result");
    for (auto& row : reader.read<ValveSettingRow>("valve_setting"))
        for (auto& balance : out.balances)
            if (balance.group == row.group)
                balance.settings.push_back(row.setting);
    out.failures = reader.read<FailureResult>("failure_result");
    for (const auto& row : reader.read<FailureRackRow>("failure_rack"))
        if (const auto at = static_cast<std::size_t>(row.failure); at < out.failures.size())
            out.failures[at].racks.push_back(row.rack);
    out.convergence = reader.read<Convergence>("convergence");
    auto tco = readTco(database, reader, evaluation);
    if (!tco)
        return fail(tco.error());
    out.tco = std::move(*tco);
    auto year = readYear(database, reader, evaluation);
    if (!year)
        return fail(year.error());
    out.year = *std::move(year);
    return reader.done();
}

std::uint64_t parseFingerprint(const std::string& text)
{
    std::uint64_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return out;
}

} // namespace

Result<void> writeAssessments(Database& database, std::span<const Assessment> assessments,
                              const EvaluationStamp& stamp)
{
    for (const auto& one : assessments) {
        const std::string id = std::to_string(one.alternative.number);
        const auto known = database.integer("SELECT count(*) FROM alternative WHERE id = " + id);
        if (!known)
            return fail(known.error());
        if (*known == 0)
            return fail(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("data", "the file holds no alternative \"{0}\" (id {1})"),
                 {one.name, id}},
                {}, {QT_TRANSLATE_NOOP("data", "Save the project before its results"), {}});
        if (auto done = database.execute("DELETE FROM evaluation WHERE alternative = " + id); !done)
            return done;
    }
    for (const auto& one : assessments)
        if (auto done = writeOne(database, one, stamp); !done)
            return done;
    return {};
}

Result<std::vector<StoredAssessment>> readAssessments(Database& database)
{
    std::vector<StoredAssessment> out;
    const auto present = columnsOf(database, "evaluation");
    if (!present)
        return fail(present.error());
    if (present->empty())
        return out;
    auto row = database.prepare(
        "SELECT e.id, e.alternative, e.name, e.case_name, e.plan_hash, e.program, e.catalogue, "
        "e.evaluated_at, e.duration_s FROM evaluation e JOIN alternative a ON a.id = e.alternative "
        "ORDER BY a.position, e.id");
    if (!row)
        return fail(row.error());
    for (;;) {
        const auto more = row->step();
        if (!more)
            return fail(more.error());
        if (!*more)
            return out;
        StoredAssessment one;
        one.assessment.alternative = {static_cast<std::uint32_t>(row->integer(1))};
        one.assessment.name = row->text(2);
        one.assessment.caseName = row->text(3);
        one.assessment.fingerprint = parseFingerprint(row->text(4));
        one.program = row->text(5);
        one.catalogue = row->text(6);
        one.evaluatedAt = row->text(7);
        one.assessment.time = FieldCodec<Duration>::fromValue(row->real(8));
        if (auto done = readLists(database, row->integer(0), one.assessment); !done)
            return fail(done.error());
        out.push_back(std::move(one));
    }
}

} // namespace hallwright::data
