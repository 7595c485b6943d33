// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/short_circuit_case.h"

#include "data/import/short_circuit_steps.h"

#include <cmath>
#include <map>
#include <set>

namespace hallwright::data {

using model::FaultCode;
using model::Result;
using model::WindingKind;
using nlohmann::json;

namespace {

// A member that stands twice in one object: JSON readers keep the last one and say nothing.
std::optional<std::string> repeatedMember(const std::string& text)
{
    std::vector<std::set<std::string>> open;
    std::optional<std::string> found;
    const json::parser_callback_t look = [&](int, json::parse_event_t event, json& value) {
        if (event == json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == json::parse_event_t::object_end)
            open.pop_back();
        else if (event == json::parse_event_t::key && !found && !open.empty() &&
                 !open.back().insert(value.get<std::string>()).second)
            found = value.get<std::string>();
        return true;
    };
    const auto parsed = json::parse(text, look, false);
    model::ensure(!parsed.is_discarded(), "the text was parsed before");
    return found;
}

class NetworkReader {
public:
    NetworkReader(const json& document, const std::string& file)
        : document_(document)
        , file_(file)
    {
    }

    Result<model::ShortCircuitNetwork> read()
    {
        ElementReader reader(document_, file_);
        reader.allowOnly({"name", "source", "description", "conventions", "buses_kv", "grids",
                          "lines", "transformers_2w", "transformers_3w", "power_station_units",
                          "generators", "motors", "expected", "recomputed_here", "tolerance"});
        out_.name = reader.text("name", {});
        keep(reader);
        readConventions();
        readBuses();
        each("grids", "grid", &NetworkReader::readGrid);
        each("lines", "line", &NetworkReader::readLine);
        each("transformers_2w", "transformer", &NetworkReader::readTransformer);
        each("transformers_3w", "transformer", &NetworkReader::readThreeWinding);
        each("generators", "generator", &NetworkReader::readGenerator);
        each("power_station_units", "power station unit", &NetworkReader::readUnit);
        each("motors", "motor", &NetworkReader::readMotor);
        if (fault_)
            return tl::unexpected(*fault_);
        return std::move(out_);
    }

private:
    using ReadOne = void (NetworkReader::*)(const json&, ElementReader&, const std::string&);

    void keep(const ElementReader& reader)
    {
        if (!fault_ && reader.fault())
            fault_ = reader.fault();
    }

    // Calls `readOne` with each element of a list, its reader and its id (its number where it has
    // none).
    void each(const char* list, const char* kind, ReadOne readOne)
    {
        if (!document_.is_object() || !document_.contains(list))
            return;
        ElementReader whole(document_, file_);
        if (!document_[list].is_array())
            whole.reject(FaultCode::InvalidInput,
                         {QT_TRANSLATE_NOOP("import", "\"{0}\" must be a list"), {list}});
        keep(whole);
        int number = 0;
        for (const json& element : document_[list]) {
            if (fault_)
                return;
            const std::string count = std::to_string(++number);
            ElementReader first(element, file_ + ": " + kind + " " + count);
            const std::string id = first.has("id") ? first.id("id") : kind + (" " + count);
            keep(first);
            if (fault_)
                return;
            ElementReader reader(element,
                                 file_ + ": " + kind + " " + (first.has("id") ? id : count));
            (this->*readOne)(element, reader, id);
            keep(reader);
        }
    }

    void readConventions()
    {
        if (!document_.is_object() || !document_.contains("conventions"))
            return;
        const json& element = document_["conventions"];
        ElementReader reader(element, file_ + ": conventions");
        out_.highestFactor = reader.number("c_max", out_.highestFactor);
        out_.lowestFactor = reader.number("c_min", out_.lowestFactor);
        out_.highestFactorLow = reader.number("c_lv_max", out_.highestFactorLow);
        out_.lowestFactorLow = reader.number("c_lv_min", out_.lowestFactorLow);
        out_.frequencyHz = reader.number("f_hz", out_.frequencyHz);
        out_.faultSeconds = reader.number("fault_s", out_.faultSeconds);
        out_.hotConductorC = reader.number("hot_conductor_c", out_.hotConductorC);
        keep(reader);
    }

    void readBuses()
    {
        ElementReader reader(document_, file_);
        if (!document_.is_object() || !document_.contains("buses_kv") ||
            !document_["buses_kv"].is_object()) {
            reader.reject(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("import", "the object \"{0}\" is missing"), {"buses_kv"}});
            keep(reader);
            return;
        }
        for (const auto& [id, value] : document_["buses_kv"].items()) {
            ElementReader bus(document_["buses_kv"], file_ + ": bus " + id);
            index_[id] = static_cast<int>(out_.buses.size());
            out_.buses.push_back({id, bus.number(id.c_str())});
            keep(bus);
        }
    }

    int busOf(ElementReader& reader, const char* key)
    {
        const std::string id = reader.id(key);
        const auto found = index_.find(id);
        if (found != index_.end())
            return found->second;
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "\"{0}\" is bus {1}, which is not in the file"),
                       {key, id}});
        return 0;
    }

    void readGrid(const json&, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly(
            {"id", "bus", "ik_ka", "ik_min_ka", "sk_max_mva", "sk_min_mva", "rx", "x0x", "r0x0"});
        model::ShortCircuitGrid grid;
        grid.id = id;
        grid.bus = busOf(reader, "bus");
        if (!reader.fault())
            readLevels(reader, out_.buses[static_cast<std::size_t>(grid.bus)].nominalKv, grid);
        out_.grids.push_back(std::move(grid));
    }

    void readLine(const json&, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly({"id", "from", "to", "km", "r", "x", "r0", "x0"});
        model::ShortCircuitLine line;
        line.id = id;
        line.from = busOf(reader, "from");
        line.to = busOf(reader, "to");
        const double km = reader.number("km");
        line.ohm = {reader.number("r") * km, reader.number("x") * km};
        if (reader.has("r0") || reader.has("x0"))
            line.zeroOhm = {reader.number("r0") * km, reader.number("x0") * km};
        out_.lines.push_back(std::move(line));
    }

    // One kind per winding; unknown where no group is stated.
    std::vector<WindingKind> readGroup(ElementReader& reader, std::size_t windings)
    {
        const std::string group = reader.text("vector_group", {});
        if (group.empty())
            return std::vector<WindingKind>(windings, WindingKind::Unknown);
        auto kinds = windingsOf(group);
        if (kinds.size() == windings)
            return kinds;
        reader.reject(FaultCode::InvalidInput,
                      {QT_TRANSLATE_NOOP("import", "vector group \"{0}\"; expected the like of "
                                                   "Dyn11, YNd5 or YNyn0d5"),
                       {group}});
        return std::vector<WindingKind>(windings, WindingKind::Unknown);
    }

    void readTransformer(const json& element, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly({"id", "hv", "mv", "lv", "u_kv", "s_mva", "sn_mva", "uk_pct", "ur_pct",
                          "pk_kw", "vector_group", "x0x", "r0r"});
        model::ShortCircuitTransformer one;
        one.id = id;
        const auto kinds = readGroup(reader, 2);
        const auto kv = readTwoKv(reader, element, "u_kv");
        one.high = {busOf(reader, "hv"), kv[0], kinds[0]};
        one.low = {busOf(reader, reader.has("mv") ? "mv" : "lv"), kv[1], kinds[1]};
        one.plate = readPlate(reader);
        one.zeroReactanceRatio = reader.number("x0x", 1.0);
        one.zeroResistanceRatio = reader.number("r0r", 1.0);
        out_.transformers.push_back(std::move(one));
    }

    void readThreeWinding(const json& element, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly({"id", "hv", "mv", "lv", "u_kv", "pair_uk_pct", "pair_ur_pct",
                          "pair_s_mva", "vector_group"});
        model::ThreeWindingTransformer one;
        one.id = id;
        const auto kinds = readGroup(reader, 3);
        const char* sides[] = {"hv", "mv", "lv"};
        const bool three =
            reader.has("u_kv") && element["u_kv"].is_array() && element["u_kv"].size() == 3;
        for (std::size_t i = 0; i < 3; ++i) {
            if (!three || !element["u_kv"][i].is_number())
                reader.reject(FaultCode::InvalidInput,
                              {QT_TRANSLATE_NOOP("import", "\"u_kv\" must be [high, middle, low] "
                                                           "in kV"),
                               {}});
            else
                one.windings[i].ratedKv = element["u_kv"][i].get<double>();
            one.windings[i].kind = kinds[i];
            // Words in place of a bus say that nothing is connected to this winding.
            const std::string bus = reader.id(sides[i]);
            const bool open =
                i == 2 && index_.find(bus) == index_.end() && bus.find(' ') != std::string::npos;
            one.windings[i].bus = open ? -1 : busOf(reader, sides[i]);
        }
        readPairs(element, reader, one);
        out_.threeWinding.push_back(std::move(one));
    }

    static void readPairs(const json& element, ElementReader& reader,
                          model::ThreeWindingTransformer& one)
    {
        static const json none;
        const char* names[] = {"hv_mv", "hv_lv", "mv_lv"};
        for (std::size_t i = 0; i < 3; ++i)
            for (const char* table : {"pair_s_mva", "pair_uk_pct", "pair_ur_pct"}) {
                const json& figures = element.contains(table) ? element[table] : none;
                ElementReader part(figures, reader.where() + ", " + table);
                const double value = part.number(names[i]);
                if (part.fault())
                    reader.reject(part.fault()->code, part.fault()->what);
                auto& pair = one.pairs[i];
                (table[5] == 's'   ? pair.ratedMva
                 : table[6] == 'k' ? pair.impedancePu
                                   : pair.resistancePu) = table[5] == 's' ? value : value / 100.0;
            }
    }

    static model::GeneratorPlate readPlateOf(ElementReader& reader)
    {
        model::GeneratorPlate plate;
        plate.ratedMva = reader.number("s_mva");
        plate.ratedKv = reader.number("u_kv");
        plate.subtransientPu = reader.number("xd2");
        plate.resistanceOhm = reader.number("r_ohm", 0.0);
        plate.powerFactor = reader.number("cosphi");
        plate.voltageRange = reader.number("pg", 0.0);
        return plate;
    }

    void readGenerator(const json&, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly({"id", "bus", "s_mva", "u_kv", "xd2", "r_ohm", "cosphi", "pg"});
        out_.generators.push_back({id, busOf(reader, "bus"), readPlateOf(reader)});
    }

    void readUnit(const json& element, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly({"id", "hv_bus", "oltc", "g", "t"});
        model::PowerStationUnit unit;
        unit.id = id;
        unit.bus = busOf(reader, "hv_bus");
        unit.taps = reader.flag("oltc", 0) ? model::TapChanger::OnLoad : model::TapChanger::None;
        static const json none;
        ElementReader generator(element.contains("g") ? element["g"] : none, reader.where());
        generator.allowOnly({"s_mva", "u_kv", "xd2", "r_ohm", "cosphi", "pg"});
        unit.generator = readPlateOf(generator);
        const json& plate = element.contains("t") ? element["t"] : none;
        ElementReader transformer(plate, reader.where());
        transformer.allowOnly(
            {"s_mva", "u_kv", "uk_pct", "ur_pct", "pk_kw", "pt_pct", "vector_group"});
        unit.transformer = readPlate(transformer);
        const auto kv = readTwoKv(transformer, plate, "u_kv");
        unit.highKv = kv[0];
        unit.lowKv = kv[1];
        unit.highKind = readGroup(transformer, 2)[0];
        // The range of an on-load tap changer does not enter K_S.
        const double range = transformer.number("pt_pct", 0.0) / 100.0;
        unit.tapRange = unit.taps == model::TapChanger::OnLoad ? 0.0 : range;
        for (const auto* part : {&generator, &transformer})
            keep(*part);
        out_.units.push_back(std::move(unit));
    }

    void readMotor(const json&, ElementReader& reader, const std::string& id)
    {
        reader.allowOnly({"id", "bus", "count", "p_mech_mw", "cosphi", "eta", "lrc", "rx", "u_kv"});
        model::ShortCircuitMotor motor;
        motor.id = id;
        motor.bus = busOf(reader, "bus");
        motor.count = reader.whole("count", 1);
        motor.mechanicalMw = reader.number("p_mech_mw");
        motor.powerFactor = reader.number("cosphi");
        motor.efficiency = reader.number("eta");
        motor.lockedRotorRatio = reader.number("lrc");
        motor.resistanceOverReactance = reader.number("rx", 0.42);
        if (reader.has("u_kv"))
            motor.ratedKv = reader.number("u_kv");
        out_.motors.push_back(std::move(motor));
    }

    const json& document_;
    const std::string& file_;
    std::map<std::string, int> index_;
    model::ShortCircuitNetwork out_;
    std::optional<model::Fault> fault_;
};

} // namespace

std::vector<WindingKind> windingsOf(const std::string& vectorGroup)
{
    std::vector<WindingKind> kinds;
    for (std::size_t i = 0; i < vectorGroup.size(); ++i) {
        const char letter = static_cast<char>(vectorGroup[i] | 0x20);
        if (letter == 'd')
            kinds.push_back(WindingKind::Delta);
        else if (letter == 'y')
            kinds.push_back(WindingKind::Star);
        else if (letter == 'n' && !kinds.empty() && kinds.back() == WindingKind::Star)
            kinds.back() = WindingKind::EarthedStar;
        else if (vectorGroup[i] < '0' || vectorGroup[i] > '9')
            return {};
    }
    return kinds;
}

Result<model::ShortCircuitNetwork> readShortCircuitCase(const std::string& file)
{
    const auto text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    const auto document = readJsonFile(file);
    if (!document)
        return tl::unexpected(document.error());
    if (const auto twice = repeatedMember(*text))
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "\"{0}\" is given twice in one object"), {*twice}},
                    file);
    auto network = document->is_object() && document->contains("data")
                       ? readSupplyInSteps(*document, file)
                       : NetworkReader(*document, file).read();
    if (!network)
        return network;
    if (const auto sound = checkNetwork(*network); !sound) {
        auto fault = sound.error();
        fault.where = file + ": " + fault.where;
        return tl::unexpected(std::move(fault));
    }
    return network;
}

} // namespace hallwright::data
