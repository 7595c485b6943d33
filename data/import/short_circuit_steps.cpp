// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/short_circuit_steps.h"

#include <algorithm>
#include <cmath>

namespace hallwright::data {

using model::FaultCode;
using model::Result;
using nlohmann::json;

namespace {

// Names of the points in their order of appearance, of the first case that lists them all.
std::vector<std::string> pointNames(const json& document, std::size_t count)
{
    std::vector<std::string> names;
    if (document.contains("expected") && document["expected"].is_array())
        for (const json& row : document["expected"])
            if (row.is_object() && row.contains("point") && row["point"].is_string()) {
                const auto name = row["point"].get<std::string>();
                if (std::find(names.begin(), names.end(), name) == names.end())
                    names.push_back(name);
            }
    if (names.size() == count)
        return names;
    names = {"lv"};
    for (std::size_t i = 1; i < count; ++i)
        names.push_back("segment " + std::to_string(i));
    return names;
}

class StepsReader {
public:
    StepsReader(const json& document, const std::string& file)
        : document_(document)
        , data_(document["data"])
        , file_(file)
    {
    }

    Result<model::ShortCircuitNetwork> read()
    {
        ElementReader reader(data_, file_ + ": data");
        reader.allowOnly({"grid", "transformer", "transformers", "lv_un_kv", "c_lv_max", "c_lv_min",
                          "segments_20C", "min_case_conductor_temperature_C", "alpha", "K_T"});
        out_.name = document_.value("name", std::string());
        out_.highestFactorLow = reader.number("c_lv_max", out_.highestFactorLow);
        out_.lowestFactorLow = reader.number("c_lv_min", out_.lowestFactorLow);
        out_.hotConductorC = reader.number("min_case_conductor_temperature_C", out_.hotConductorC);
        if (std::abs(reader.number("alpha", 0.004) - 0.004) > 1e-12)
            reader.reject(FaultCode::Unsupported,
                          {QT_TRANSLATE_NOOP("import", "\"alpha\" is not the 0.004 of the "
                                                       "standard"),
                           {}});
        const double lowKv = reader.number("lv_un_kv");
        const std::size_t points = 1 + segments().size();
        const auto names = pointNames(document_, points);
        out_.buses.push_back({"hv", 0.0});
        for (const auto& name : names)
            out_.buses.push_back({name, lowKv});
        keep(reader);
        readGrid();
        readTransformers();
        readSegments();
        if (fault_)
            return tl::unexpected(*fault_);
        return std::move(out_);
    }

private:
    void keep(const ElementReader& reader)
    {
        if (!fault_ && reader.fault())
            fault_ = reader.fault();
    }

    const json& segments() const
    {
        static const json none = json::array();
        return data_.contains("segments_20C") && data_["segments_20C"].is_array()
                   ? data_["segments_20C"]
                   : none;
    }

    const json& member(const char* key) const
    {
        static const json none;
        return data_.is_object() && data_.contains(key) ? data_[key] : none;
    }

    void readGrid()
    {
        ElementReader reader(member("grid"), file_ + ": grid");
        reader.allowOnly({"un_kv", "sk_max_mva", "sk_min_mva", "ik_ka", "ik_min_ka", "rx", "x0x",
                          "r0x0", "c_max", "c_min"});
        out_.buses[0].nominalKv = reader.number("un_kv");
        out_.highestFactor = reader.number("c_max", out_.highestFactor);
        out_.lowestFactor = reader.number("c_min", out_.lowestFactor);
        model::ShortCircuitGrid grid;
        grid.id = "grid";
        readLevels(reader, out_.buses[0].nominalKv, grid);
        keep(reader);
        out_.grids.push_back(std::move(grid));
    }

    void readTransformers()
    {
        const bool several = data_.contains("transformers");
        const json& element = member(several ? "transformers" : "transformer");
        ElementReader reader(element, file_ + ": transformer");
        reader.allowOnly({"count_parallel", "sn_mva", "s_mva", "ratio_kv", "uk_pct", "ur_pct",
                          "pk_kw", "vector_group", "note"});
        const int count = reader.whole("count_parallel", 1);
        if (count < 1 || count > 100)
            reader.reject(FaultCode::InvalidInput,
                          {QT_TRANSLATE_NOOP("import", "\"count_parallel\" must be 1 to 100"), {}});
        const auto ratio = readTwoKv(reader, element, "ratio_kv");
        model::ShortCircuitTransformer one;
        one.plate = readPlate(reader);
        one.high = {0, ratio[0], model::WindingKind::Unknown};
        one.low = {1, ratio[1], model::WindingKind::Unknown};
        keep(reader);
        for (int i = 1; i <= count && !fault_; ++i) {
            one.id = "T" + std::to_string(i);
            out_.transformers.push_back(one);
        }
    }

    void readSegments()
    {
        int from = 1;
        for (const json& element : segments()) {
            const std::string id = std::to_string(from);
            ElementReader reader(element, file_ + ": segment " + id);
            reader.allowOnly({"m", "r", "x", "r0", "x0"});
            const double km = reader.number("m") / 1e3;
            model::ShortCircuitLine line;
            line.id = "segment " + id;
            line.from = from;
            line.to = from + 1;
            line.ohm = {reader.number("r") * km, reader.number("x") * km};
            if (reader.has("r0") || reader.has("x0"))
                line.zeroOhm = {reader.number("r0") * km, reader.number("x0") * km};
            keep(reader);
            out_.lines.push_back(std::move(line));
            ++from;
        }
    }

    const json& document_;
    const json& data_;
    const std::string& file_;
    model::ShortCircuitNetwork out_;
    std::optional<model::Fault> fault_;
};

} // namespace

Result<model::ShortCircuitNetwork> readSupplyInSteps(const json& document, const std::string& file)
{
    return StepsReader(document, file).read();
}

double faultKa(double mva, double kv)
{
    return mva / (std::sqrt(3.0) * kv);
}

void readLevels(ElementReader& reader, double nominalKv, model::ShortCircuitGrid& grid)
{
    if (reader.has("ik_ka"))
        grid.highestKa = reader.number("ik_ka");
    else if (reader.has("sk_max_mva"))
        grid.highestKa = faultKa(reader.number("sk_max_mva"), nominalKv);
    if (reader.has("ik_min_ka"))
        grid.lowestKa = reader.number("ik_min_ka");
    else if (reader.has("sk_min_mva"))
        grid.lowestKa = faultKa(reader.number("sk_min_mva"), nominalKv);
    if (!grid.highestKa && !grid.lowestKa)
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "the fault level is missing: ik_ka or "
                                                   "sk_max_mva, ik_min_ka or sk_min_mva"),
                       {}});
    grid.resistanceOverReactance = reader.number("rx", 0.1);
    if (reader.has("x0x"))
        grid.zeroReactanceRatio = reader.number("x0x");
    if (reader.has("r0x0"))
        grid.zeroResistanceOverReactance = reader.number("r0x0");
}

model::WindingPair readPlate(ElementReader& reader)
{
    model::WindingPair pair;
    pair.ratedMva = reader.number(reader.has("sn_mva") ? "sn_mva" : "s_mva");
    pair.impedancePu = reader.number("uk_pct") / 100.0;
    if (reader.has("pk_kw") && !reader.has("ur_pct"))
        pair.resistancePu =
            pair.ratedMva > 0.0 ? reader.number("pk_kw") / 1e3 / pair.ratedMva : 0.0;
    else
        pair.resistancePu = reader.number("ur_pct") / 100.0;
    return pair;
}

std::array<double, 2> readTwoKv(ElementReader& reader, const json& element, const char* key)
{
    const bool list = element.is_object() && element.contains(key) && element[key].is_array() &&
                      element[key].size() == 2 && element[key][0].is_number() &&
                      element[key][1].is_number();
    if (list)
        return {element[key][0].get<double>(), element[key][1].get<double>()};
    reader.reject(FaultCode::InvalidInput,
                  {QT_TRANSLATE_NOOP("import", "\"{0}\" must be [high, low] in kV"), {key}});
    return {};
}

} // namespace hallwright::data
