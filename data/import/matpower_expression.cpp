// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/matpower_expression.h"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace hallwright::data {

using Token = MatpowerToken;
using Kind = MatpowerToken::Kind;
using model::FaultCode;

namespace {

MatpowerTable scalar(double value)
{
    return {1, 1, {value}, {}};
}

double apply(char operation, double a, double b)
{
    switch (operation) {
    case '+':
        return a + b;
    case '-':
        return a - b;
    case '*':
        return a * b;
    case '/':
        return a / b;
    default:
        return std::pow(a, b);
    }
}

using Function = double (*)(double);
constexpr std::array<std::pair<std::string_view, Function>, 9> functions{
    {{"sin", [](double x) { return std::sin(x); }},
     {"cos", [](double x) { return std::cos(x); }},
     {"tan", [](double x) { return std::tan(x); }},
     {"asin", [](double x) { return std::asin(x); }},
     {"acos", [](double x) { return std::acos(x); }},
     {"atan", [](double x) { return std::atan(x); }},
     {"sqrt", [](double x) { return std::sqrt(x); }},
     {"abs", [](double x) { return std::abs(x); }},
     {"exp", [](double x) { return std::exp(x); }}}};

} // namespace

MatpowerExpression::MatpowerExpression(const std::vector<Token>& tokens, const std::string& file,
                                       const MatpowerFields& fields)
    : tokens_(tokens)
    , file_(file)
    , fields_(fields)
{
}

const Token& MatpowerExpression::peek() const
{
    return tokens_[at_];
}

const Token& MatpowerExpression::take()
{
    const Token& token = tokens_[at_];
    if (token.kind != Kind::End)
        ++at_;
    return token;
}

void MatpowerExpression::reject(FaultCode code, model::Message what)
{
    if (!fault_)
        fault_ = model::Fault{code, std::move(what), file_ + ":" + std::to_string(peek().line), {}};
}

void MatpowerExpression::unsupported(const Token& at)
{
    const std::string text = at.kind == Kind::LineEnd || at.kind == Kind::End
                                 ? std::string("end of line")
                                 : std::string(at.text);
    if (!fault_)
        fault_ = model::Fault{FaultCode::Unsupported,
                              {QT_TRANSLATE_NOOP("import", "the statement at \"{0}\" is not "
                                                           "understood; it may change the network"),
                               {text}},
                              file_ + ":" + std::to_string(at.line),
                              {QT_TRANSLATE_NOOP("import", "Save the case from MATPOWER, which "
                                                           "writes plain tables"),
                               {}}};
}

void MatpowerExpression::expect(std::string_view sign)
{
    if (peek().is(sign))
        take();
    else
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "expected \"{0}\" before \"{1}\""),
                {std::string(sign), peek().kind == Kind::LineEnd ? std::string("end of line")
                                                                 : std::string(peek().text)}});
}

// In a table "1 -2" are two elements, "1 - 2" and "1-2" are one.
bool MatpowerExpression::separates(const Token& sign) const
{
    return inLiteral_ && sign.spaceBefore && !sign.spaceAfter;
}

MatpowerTable MatpowerExpression::expression()
{
    MatpowerTable value = product();
    while (!failed() && (peek().is("+") || peek().is("-")) && !separates(peek())) {
        const Token& sign = take();
        value = combine(value, product(), sign);
    }
    return value;
}

MatpowerTable MatpowerExpression::product()
{
    MatpowerTable value = power();
    while (!failed() && (peek().is("*") || peek().is("/") || peek().is(".*") || peek().is("./"))) {
        const Token& sign = take();
        value = combine(value, power(), sign);
    }
    return value;
}

MatpowerTable MatpowerExpression::power()
{
    struct Level {
        int& depth;
        explicit Level(int& counted)
            : depth(++counted)
        {
        }
        ~Level() { --depth; }
    };
    const Level level(depth_);
    if (depth_ > 100) {
        reject(FaultCode::Unsupported,
               {QT_TRANSLATE_NOOP("import", "the expression is nested too deeply"), {}});
        return {};
    }
    if (peek().is("-") || peek().is("+")) {
        const bool negative = take().is("-");
        MatpowerTable value = power(); // -2^2 is -(2^2)
        for (double& element : value.values)
            element = negative ? -element : element;
        return value;
    }
    MatpowerTable value = factor();
    while (!failed() && (peek().is("^") || peek().is(".^"))) {
        const Token& sign = take();
        const bool negative = peek().is("-");
        if (negative)
            take();
        MatpowerTable exponent = factor();
        for (double& element : exponent.values)
            element = negative ? -element : element;
        value = combine(value, exponent, sign);
    }
    return value;
}

MatpowerTable MatpowerExpression::factor()
{
    const Token& token = peek();
    if (token.kind == Kind::Number)
        return scalar(take().number);
    if (token.kind == Kind::Name)
        return named();
    if (token.is("["))
        return literal();
    if (token.is("(")) {
        take();
        const bool outer = std::exchange(inLiteral_, false);
        MatpowerTable value = expression();
        inLiteral_ = outer;
        expect(")");
        return value;
    }
    unsupported(token);
    return {};
}

MatpowerTable MatpowerExpression::literal()
{
    MatpowerTable table;
    const bool outer = std::exchange(inLiteral_, true);
    take();
    std::size_t width = 0;
    const auto endRow = [&] {
        if (width == 0)
            return;
        if (table.rows > 0 && width != table.columns)
            reject(FaultCode::InvalidInput,
                   {QT_TRANSLATE_NOOP("import", "a row has {0} columns; expected {1}"),
                    {std::to_string(width), std::to_string(table.columns)}});
        table.columns = width;
        ++table.rows;
        width = 0;
    };
    while (!failed() && !peek().is("]")) {
        if (peek().is(";") || peek().kind == Kind::LineEnd) {
            endRow();
            take();
        } else if (peek().is(",")) {
            take();
        } else if (peek().kind == Kind::End || tokens_[at_ + 1].is("=")) {
            reject(FaultCode::InvalidInput,
                   {QT_TRANSLATE_NOOP("import", "a \"[\" is never closed"), {}});
        } else {
            if (width == 0)
                table.lines.push_back(peek().line);
            const MatpowerTable element = expression();
            if (element.values.size() != 1 && !failed())
                reject(FaultCode::Unsupported,
                       {QT_TRANSLATE_NOOP("import", "tables inside tables are not read"), {}});
            if (!failed())
                table.values.push_back(element.values[0]);
            ++width;
        }
    }
    endRow();
    inLiteral_ = outer;
    expect("]");
    return table;
}

MatpowerTable MatpowerExpression::named()
{
    const Token token = take();
    const std::string name(token.text);
    if (name == "pi")
        return scalar(std::numbers::pi);
    if (name == "Inf" || name == "inf")
        return scalar(std::numeric_limits<double>::infinity());
    if (name == "NaN" || name == "nan")
        return scalar(std::numeric_limits<double>::quiet_NaN());
    const auto found = fields_.tables.find(name);
    if (found == fields_.tables.end()) {
        if (peek().is("("))
            return called(name);
        unsupported(token);
        return {};
    }
    if (!peek().is("("))
        return found->second;
    const MatpowerPart chosen = part(name);
    MatpowerTable value{chosen.rows.size(), chosen.columns.size(), {}, {}};
    for (const std::size_t row : chosen.rows)
        for (const std::size_t column : chosen.columns)
            value.values.push_back(found->second.at(row, column));
    return value;
}

MatpowerTable MatpowerExpression::called(const std::string& name)
{
    for (const auto& [known, function] : functions) {
        if (known != name)
            continue;
        take();
        MatpowerTable value = expression();
        expect(")");
        for (double& element : value.values)
            element = function(element);
        return value;
    }
    unsupported(tokens_[at_ - 1]);
    return {};
}

std::vector<std::size_t> MatpowerExpression::indices(std::size_t count)
{
    std::vector<std::size_t> chosen;
    if (peek().is(":")) {
        take();
        for (std::size_t i = 0; i < count; ++i)
            chosen.push_back(i);
        return chosen;
    }
    for (const double index : expression().values) {
        if (!(index >= 1.0 && index <= static_cast<double>(count)) || index != std::floor(index)) {
            reject(FaultCode::InvalidInput,
                   {QT_TRANSLATE_NOOP("import", "an index is outside the table"), {}});
            return {};
        }
        chosen.push_back(static_cast<std::size_t>(index) - 1);
    }
    return chosen;
}

MatpowerPart MatpowerExpression::part(const std::string& name)
{
    const auto found = fields_.tables.find(name);
    if (found == fields_.tables.end()) {
        unsupported(tokens_[at_ == 0 ? 0 : at_ - 1]);
        return {};
    }
    const bool outer = std::exchange(inLiteral_, false);
    MatpowerPart chosen;
    expect("(");
    chosen.rows = indices(found->second.rows);
    expect(",");
    chosen.columns = indices(found->second.columns);
    expect(")");
    inLiteral_ = outer;
    return failed() ? MatpowerPart{} : chosen;
}

MatpowerTable MatpowerExpression::combine(const MatpowerTable& a, const MatpowerTable& b,
                                          const Token& sign)
{
    if (failed())
        return {};
    const bool aScalar = a.values.size() == 1;
    const bool bScalar = b.values.size() == 1;
    const bool elementwise = sign.text.size() == 2 || sign.is("+") || sign.is("-");
    const bool sameSize = a.rows == b.rows && a.columns == b.columns;
    // Without the point, * takes scalars on either side, / a scalar divisor, ^ scalars only.
    const bool plain = sign.is("^")   ? aScalar && bScalar
                       : sign.is("/") ? bScalar
                                      : aScalar || bScalar;
    if (elementwise ? !(aScalar || bScalar || sameSize) : !plain) {
        reject(FaultCode::Unsupported,
               {QT_TRANSLATE_NOOP("import", "\"{0}\" between tables of these sizes is not "
                                            "understood"),
                {std::string(sign.text)}});
        return {};
    }
    MatpowerTable result = aScalar ? b : a;
    result.lines.clear();
    for (std::size_t i = 0; i < result.values.size(); ++i)
        result.values[i] =
            apply(sign.text.back(), a.values[aScalar ? 0 : i], b.values[bScalar ? 0 : i]);
    return result;
}

} // namespace hallwright::data
