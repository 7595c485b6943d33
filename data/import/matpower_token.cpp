// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/matpower_token.h"

#include <array>
#include <charconv>

namespace hallwright::data {

using Token = MatpowerToken;

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

class Lexer {
public:
    Lexer(std::string_view text, const std::string& file)
        : text_(text)
        , file_(file)
    {
    }
    model::Result<std::vector<Token>> run();

private:
    char peek(std::size_t ahead = 0) const
    {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }
    bool skipBlockComment();
    void skipLine();
    void push(Token::Kind kind, std::size_t length, double number = 0.0);
    bool number();
    bool string();
    bool sign();
    bool startsString() const;
    bool next();

    std::string_view text_;
    const std::string& file_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    int line_ = 1;
    bool space_ = false;
};

void Lexer::skipLine()
{
    while (at_ < text_.size() && text_[at_] != '\n')
        ++at_;
}

// A line that holds only %{ opens a block up to a line that holds only %}.
bool Lexer::skipBlockComment()
{
    const auto lone = [&](std::size_t from, char brace) {
        std::size_t back = from;
        while (back > 0 && isBlank(text_[back - 1]))
            --back;
        std::size_t after = from + 2;
        while (after < text_.size() && isBlank(text_[after]))
            ++after;
        return from + 1 < text_.size() && text_[from + 1] == brace &&
               (back == 0 || text_[back - 1] == '\n') &&
               (after >= text_.size() || text_[after] == '\n');
    };
    if (!lone(at_, '{'))
        return false;
    while (at_ < text_.size()) {
        if ((text_[at_] == '%' || text_[at_] == '#') && lone(at_, '}')) {
            skipLine();
            return true;
        }
        line_ += text_[at_++] == '\n' ? 1 : 0;
    }
    return true;
}

void Lexer::push(Token::Kind kind, std::size_t length, double value)
{
    if (!tokens_.empty())
        tokens_.back().spaceAfter = space_;
    tokens_.push_back({kind, text_.substr(at_, length), value, line_, space_, false});
    at_ += length;
    space_ = false;
}

bool Lexer::number()
{
    double value = 0.0;
    const char* first = text_.data() + at_;
    const auto parsed = std::from_chars(first, text_.data() + text_.size(), value);
    if (parsed.ec == std::errc::result_out_of_range)
        return false;
    auto length = static_cast<std::size_t>(parsed.ptr - first);
    // "1./x" divides element by element: the point belongs to the operator.
    if (length > 1 && text_[at_ + length - 1] == '.' &&
        (peek(length) == '*' || peek(length) == '/' || peek(length) == '^'))
        --length;
    if (parsed.ec != std::errc() || isLetter(peek(length)))
        return false;
    push(Token::Kind::Number, length, value);
    return true;
}

bool Lexer::startsString() const
{
    if (peek() == '"')
        return true;
    if (peek() != '\'')
        return false;
    // After a value an apostrophe transposes.
    if (tokens_.empty() || space_)
        return true;
    const Token& last = tokens_.back();
    return last.kind != Token::Kind::Name && last.kind != Token::Kind::Number && !last.is(")") &&
           !last.is("]");
}

bool Lexer::string()
{
    const char quote = peek();
    ++at_;
    std::size_t length = 0;
    while (peek(length) != quote || peek(length + 1) == quote) {
        if (at_ + length >= text_.size() || peek(length) == '\n')
            return false;
        length += peek(length) == quote ? 2 : 1;
    }
    push(Token::Kind::String, length);
    ++at_;
    return true;
}

bool Lexer::sign()
{
    constexpr std::array<std::string_view, 4> doubles{".*", "./", ".^", "=="};
    for (const auto pair : doubles)
        if (text_.substr(at_, 2) == pair) {
            push(Token::Kind::Sign, 2);
            return true;
        }
    if (std::string_view("=[](){},;:+-*/^").find(peek()) == std::string_view::npos)
        return false;
    push(Token::Kind::Sign, 1);
    return true;
}

bool Lexer::next()
{
    const char c = peek();
    if (c == '%' || c == '#') {
        if (!skipBlockComment())
            skipLine();
        return true;
    }
    if (text_.substr(at_, 3) == "...") {
        skipLine();
        if (at_ < text_.size()) {
            ++at_;
            ++line_;
        }
        space_ = true;
        return true;
    }
    if (isBlank(c)) {
        space_ = true;
        ++at_;
        return true;
    }
    if (c == '\n') {
        push(Token::Kind::LineEnd, 1);
        ++line_;
        return true;
    }
    if (isDigit(c) || (c == '.' && isDigit(peek(1))))
        return number();
    if (isLetter(c)) {
        std::size_t length = 1;
        while (isLetter(peek(length)) || isDigit(peek(length)) ||
               (peek(length) == '.' && isLetter(peek(length + 1))))
            ++length;
        push(Token::Kind::Name, length);
        return true;
    }
    return startsString() ? string() : sign();
}

model::Result<std::vector<Token>> Lexer::run()
{
    if (text_.starts_with("\xEF\xBB\xBF"))
        at_ = 3;
    while (at_ < text_.size()) {
        const std::size_t before = at_;
        if (!next())
            return model::fail(
                model::FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("import", "\"{0}\" is not understood here"),
                 {std::string(
                     text_.substr(before, text_.find('\n', before) - before).substr(0, 40))}},
                file_ + ":" + std::to_string(line_));
    }
    push(Token::Kind::LineEnd, 0);
    push(Token::Kind::End, 0);
    return std::move(tokens_);
}

} // namespace

model::Result<std::vector<Token>> matpowerTokens(std::string_view text, const std::string& file)
{
    return Lexer(text, file).run();
}

} // namespace hallwright::data
