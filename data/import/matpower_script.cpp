// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/matpower_script.h"

#include "data/import/matpower_expression.h"

#include <algorithm>
#include <array>

namespace hallwright::data {

using Token = MatpowerToken;
using Kind = MatpowerToken::Kind;
using model::FaultCode;

namespace {

struct Constant {
    std::string_view name;
    int value;
};
// Column numbers in the order in which MATPOWER's idx functions return them.
constexpr std::array<Constant, 21> busConstants{
    {{"PQ", 1},     {"PV", 2},       {"REF", 3},     {"NONE", 4},  {"BUS_I", 1},    {"BUS_TYPE", 2},
     {"PD", 3},     {"QD", 4},       {"GS", 5},      {"BS", 6},    {"BUS_AREA", 7}, {"VM", 8},
     {"VA", 9},     {"BASE_KV", 10}, {"ZONE", 11},   {"VMAX", 12}, {"VMIN", 13},    {"LAM_P", 14},
     {"LAM_Q", 15}, {"MU_VMAX", 16}, {"MU_VMIN", 17}}};
constexpr std::array<Constant, 21> branchConstants{
    {{"F_BUS", 1},      {"T_BUS", 2},  {"BR_R", 3},    {"BR_X", 4},    {"BR_B", 5},
     {"RATE_A", 6},     {"RATE_B", 7}, {"RATE_C", 8},  {"TAP", 9},     {"SHIFT", 10},
     {"BR_STATUS", 11}, {"PF", 14},    {"QF", 15},     {"PT", 16},     {"QT", 17},
     {"MU_SF", 18},     {"MU_ST", 19}, {"ANGMIN", 12}, {"ANGMAX", 13}, {"MU_ANGMIN", 20},
     {"MU_ANGMAX", 21}}};
constexpr std::array<Constant, 25> generatorConstants{
    {{"GEN_BUS", 1},   {"PG", 2},       {"QG", 3},         {"QMAX", 4},     {"QMIN", 5},
     {"VG", 6},        {"MBASE", 7},    {"GEN_STATUS", 8}, {"PMAX", 9},     {"PMIN", 10},
     {"MU_PMAX", 22},  {"MU_PMIN", 23}, {"MU_QMAX", 24},   {"MU_QMIN", 25}, {"PC1", 11},
     {"PC2", 12},      {"QC1MIN", 13},  {"QC1MAX", 14},    {"QC2MIN", 15},  {"QC2MAX", 16},
     {"RAMP_AGC", 17}, {"RAMP_10", 18}, {"RAMP_30", 19},   {"RAMP_Q", 20},  {"APF", 21}}};

class Script {
public:
    Script(const std::vector<Token>& tokens, const std::string& file)
        : parser_(tokens, file, fields_)
    {
    }
    model::Result<MatpowerFields> run();

private:
    void statement();
    void functionHeader();
    void constantList();
    void assignment(const std::string& name, int line);
    void cell();
    void partAssignment(const std::string& name);
    template <class Constants>
    void define(const Constants& constants, const std::vector<std::string>& names);
    void define(std::string_view name, double value)
    {
        fields_.tables.insert_or_assign(std::string(name), MatpowerTable{1, 1, {value}, {}});
    }

    MatpowerFields fields_;
    MatpowerExpression parser_;
};

void Script::functionHeader()
{
    // function mpc = NAME. A list of outputs is the form of version 1.
    parser_.take();
    if (parser_.peek().is("["))
        return parser_.reject(FaultCode::Unsupported,
                              {QT_TRANSLATE_NOOP("import", "MATPOWER case format version 1; "
                                                           "expected version 2"),
                               {}});
    if (parser_.peek().text != "mpc")
        return parser_.reject(FaultCode::Unsupported,
                              {QT_TRANSLATE_NOOP("import", "expected \"function mpc = …\""), {}});
    while (parser_.peek().kind != Kind::LineEnd)
        parser_.take();
}

template <class Constants>
void Script::define(const Constants& constants, const std::vector<std::string>& names)
{
    if (names.size() > constants.size())
        return parser_.reject(FaultCode::InvalidInput,
                              {QT_TRANSLATE_NOOP("import", "more names than column numbers"), {}});
    for (std::size_t i = 0; i < names.size(); ++i)
        define(names[i], constants[i].value);
}

void Script::constantList()
{
    std::vector<std::string> names;
    parser_.take();
    while (parser_.peek().kind == Kind::Name || parser_.peek().is(",") ||
           parser_.peek().kind == Kind::LineEnd) {
        const Token& token = parser_.take();
        if (token.kind == Kind::Name)
            names.emplace_back(token.text);
    }
    parser_.expect("]");
    parser_.expect("=");
    const Token source = parser_.take();
    if (source.text == "idx_bus")
        define(busConstants, names);
    else if (source.text == "idx_brch")
        define(branchConstants, names);
    else if (source.text == "idx_gen")
        define(generatorConstants, names);
    else
        parser_.unsupported(source);
}

// Cells hold words (bus names, fuels), which load flow does not need.
void Script::cell()
{
    int depth = 0;
    do {
        const Token& token = parser_.take();
        depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
        if (token.kind == Kind::End)
            return parser_.reject(FaultCode::InvalidInput,
                                  {QT_TRANSLATE_NOOP("import", "a \"{\" is never closed"), {}});
    } while (depth > 0);
}

void Script::assignment(const std::string& name, int line)
{
    fields_.lines.emplace(name, line);
    if (parser_.peek().is("{")) {
        cell();
    } else if (parser_.peek().kind == Kind::String) {
        const std::string text(parser_.take().text);
        if (name == "mpc.version")
            fields_.version = text;
    } else {
        MatpowerTable value = parser_.expression();
        fields_.tables.insert_or_assign(name, std::move(value));
    }
}

// NAME(:, COLUMNS) = value, or NAME(row, column) = value.
void Script::partAssignment(const std::string& name)
{
    const Token start = parser_.peek();
    const MatpowerPart part = parser_.part(name);
    if (!parser_.peek().is("="))
        return parser_.unsupported(start);
    parser_.take();
    const MatpowerTable value = parser_.expression();
    if (parser_.failed())
        return;
    const bool scalar = value.values.size() == 1;
    if (!scalar && (value.rows != part.rows.size() || value.columns != part.columns.size()))
        return parser_.reject(FaultCode::InvalidInput,
                              {QT_TRANSLATE_NOOP("import", "the value has another size than the "
                                                           "part of {0} it is put into"),
                               {name}});
    MatpowerTable& table = fields_.tables.find(name)->second;
    for (std::size_t i = 0; i < part.rows.size(); ++i)
        for (std::size_t j = 0; j < part.columns.size(); ++j)
            table.values[part.rows[i] * table.columns + part.columns[j]] =
                scalar ? value.values[0] : value.at(i, j);
}

void Script::statement()
{
    const Token first = parser_.peek();
    if (first.text == "function")
        return functionHeader();
    if (first.is("["))
        return constantList();
    if (first.kind != Kind::Name)
        return parser_.unsupported(first);
    parser_.take();
    if (first.text == "define_constants") {
        for (const Constant& c : busConstants)
            define(c.name, c.value);
        for (const Constant& c : branchConstants)
            define(c.name, c.value);
        for (const Constant& c : generatorConstants)
            define(c.name, c.value);
    } else if (parser_.peek().is("=")) {
        parser_.take();
        assignment(std::string(first.text), first.line);
    } else if (parser_.peek().is("(")) {
        partAssignment(std::string(first.text));
    } else if (first.text != "end" && first.text != "return") {
        parser_.unsupported(first);
    }
}

model::Result<MatpowerFields> Script::run()
{
    while (!parser_.failed() && parser_.peek().kind != Kind::End) {
        const Token& token = parser_.peek();
        if (token.kind == Kind::LineEnd || token.is(";") || token.is(",")) {
            parser_.take();
            continue;
        }
        const bool last = token.text == "return";
        statement();
        const Token& after = parser_.peek();
        if (!parser_.failed() && after.kind != Kind::LineEnd && !after.is(";") && !after.is(","))
            parser_.unsupported(after);
        if (last)
            break;
    }
    if (parser_.failed())
        return tl::unexpected(*parser_.fault());
    return std::move(fields_);
}

} // namespace

model::Result<MatpowerFields> runMatpowerScript(std::string_view text, const std::string& file)
{
    const auto tokens = matpowerTokens(text, file);
    if (!tokens)
        return tl::unexpected(tokens.error());
    return Script(*tokens, file).run();
}

} // namespace hallwright::data
