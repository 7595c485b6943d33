// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar: sum = product {("+" | "-") product}; product = operand {("*" | "x" | "×" | "/")
// operand}; operand = ["-"] (number [unit] | "(" sum ")").
#include "model/quantity_text.h"

#include "model/quantity_units.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>
#include <vector>

namespace hallwright::model {

namespace {

// Without unit the value is a plain number that becomes a quantity only where it ends up alone.
struct Operand {
    double value = 0.0;
    bool hasUnit = false;
};

class Reader {
public:
    Reader(std::string_view text, Measure measure, UnitSystem system)
        : text_(text)
        , all_(text)
        , measure_(measure)
        , system_(system)
        , units_(unitsOf(measure, system))
    {
    }

    Result<double> whole()
    {
        auto value = sum();
        if (!value)
            return tl::unexpected<Fault>(value.error());
        skipSpaces();
        if (!text_.empty())
            return notUnderstood();
        auto quantity = withUnit(*value);
        if (absolute() && operands_ > 1)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("model", "\"{0}\": a temperature stands alone, without "
                                                    "sums or products"),
                         {std::string(all_)}});
        if (!std::isfinite(quantity))
            return notUnderstood();
        return quantity;
    }

private:
    static std::vector<TypedUnit> unitsOf(Measure measure, UnitSystem system)
    {
        const auto typed = typedUnits(measure);
        std::vector<TypedUnit> out(typed.begin(), typed.end());
        const auto& info = measureInfo(measure);
        const bool ip = system == UnitSystem::Ip;
        for (const auto& unit : {ip ? info.ip : info.si, ip ? info.si : info.ip})
            if (*unit.symbol != '\0')
                out.push_back({unit.symbol, 1.0 / unit.perSi, -unit.offset / unit.perSi});
        return out;
    }

    bool absolute() const { return measure_ == Measure::Temperature; }

    double withUnit(const Operand& operand) const
    {
        if (operand.hasUnit)
            return operand.value;
        const auto& info = measureInfo(measure_);
        const auto& unit = system_ == UnitSystem::Ip ? info.ip : info.si;
        return (operand.value - unit.offset) / unit.perSi;
    }

    void skipSpaces()
    {
        for (;;) {
            if (text_.starts_with(' ') || text_.starts_with('\t'))
                text_.remove_prefix(1);
            else if (text_.starts_with("\u00a0"))
                text_.remove_prefix(2);
            else if (text_.starts_with("\u202f"))
                text_.remove_prefix(3);
            else
                return;
        }
    }

    bool take(std::string_view sign)
    {
        skipSpaces();
        if (!text_.starts_with(sign))
            return false;
        text_.remove_prefix(sign.size());
        return true;
    }

    Result<Operand> sum()
    {
        auto left = product();
        while (left) {
            const bool plus = take("+");
            if (!plus && !take("-"))
                return left;
            const auto right = product();
            if (!right)
                return right;
            const double sign = plus ? 1.0 : -1.0;
            if (left->hasUnit || right->hasUnit)
                left = Operand{withUnit(*left) + sign * withUnit(*right), true};
            else
                left->value += sign * right->value;
        }
        return left;
    }

    Result<Operand> product()
    {
        auto left = operand();
        while (left) {
            const bool times = take("*") || take("x") || take("×");
            if (!times && !take("/"))
                return left;
            const auto right = operand();
            if (!right)
                return right;
            if (right->hasUnit && (left->hasUnit || !times))
                return notUnderstood();
            left = Operand{times ? left->value * right->value : left->value / right->value,
                           left->hasUnit || right->hasUnit};
        }
        return left;
    }

    Result<Operand> operand()
    {
        if (take("(")) {
            auto inner = sum();
            if (inner && !take(")"))
                return notUnderstood();
            return inner;
        }
        const bool negative = take("-") || take("\u2212");
        ++operands_;
        auto value = number();
        if (!value)
            return tl::unexpected<Fault>(value.error());
        const double signedValue = negative ? -*value : *value;
        if (const auto unit = takeUnit())
            return Operand{signedValue * unit->toSi + unit->offset, true};
        return Operand{signedValue, false};
    }

    Result<double> number()
    {
        skipSpaces();
        std::string digits;
        std::size_t used = 0;
        while (used < text_.size()) {
            const char c = text_[used];
            if (c == ',') {
                if (!groupFollows(used))
                    return fail(
                        FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("model", "\"{0}\": write a point for decimals; a "
                                                    "comma only groups thousands"),
                         {std::string(all_)}});
            } else if ((c < '0' || c > '9') && c != '.') {
                break;
            } else {
                digits += c;
            }
            ++used;
        }
        used += exponent(used, digits);
        double value = 0.0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size())
            return notUnderstood();
        text_.remove_prefix(used);
        return value;
    }

    // Exactly three digits after the comma, and then no fourth.
    bool groupFollows(std::size_t comma) const
    {
        std::size_t count = 0;
        while (comma + 1 + count < text_.size() && text_[comma + 1 + count] >= '0' &&
               text_[comma + 1 + count] <= '9')
            ++count;
        return comma > 0 && count == 3;
    }

    std::size_t exponent(std::size_t from, std::string& digits) const
    {
        std::size_t at = from;
        if (at >= text_.size() || (text_[at] != 'e' && text_[at] != 'E'))
            return 0;
        std::string part = "e";
        ++at;
        if (at < text_.size() && (text_[at] == '+' || text_[at] == '-'))
            part += text_[at++];
        const std::size_t first = at;
        while (at < text_.size() && text_[at] >= '0' && text_[at] <= '9')
            part += text_[at++];
        if (at == first)
            return 0;
        digits += part;
        return at - from;
    }

    // The longest unit that stands here; a letter after it means that it is another word.
    const TypedUnit* takeUnit()
    {
        skipSpaces();
        const TypedUnit* best = nullptr;
        std::size_t length = 0;
        for (const auto& unit : units_)
            if (const auto size = std::strlen(unit.symbol);
                size > length && text_.starts_with(unit.symbol) &&
                (size == text_.size() ||
                 std::isalpha(static_cast<unsigned char>(text_[size])) == 0)) {
                best = &unit;
                length = size;
            }
        text_.remove_prefix(length);
        return best;
    }

    tl::unexpected<Fault> notUnderstood() const
    {
        std::string known;
        for (const auto& unit : units_)
            if (known.find(unit.symbol) == std::string::npos)
                known += (known.empty() ? "" : ", ") + std::string(unit.symbol);
        if (known.empty())
            return fail(
                FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "\"{0}\" is not a number"), {std::string(all_)}});
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("model", "\"{0}\" is not understood; write a number and, if "
                                                "you like, one of: {1}"),
                     {std::string(all_), known}});
    }

    std::string_view text_;
    std::string_view all_;
    Measure measure_;
    UnitSystem system_;
    std::vector<TypedUnit> units_;
    int operands_ = 0;
};

std::string grouped(std::string digits)
{
    const std::size_t start = digits.starts_with('-') ? 1 : 0;
    const std::size_t point = std::min(digits.find('.'), digits.size());
    for (std::size_t at = point; at > start + 3; at -= 3)
        digits.insert(at - 3, ",");
    return digits;
}

} // namespace

Result<double> parseQuantity(std::string_view text, Measure measure, UnitSystem system)
{
    return Reader(text, measure, system).whole();
}

std::string numberText(double value, int significant)
{
    if (!std::isfinite(value))
        return "–";
    const int figures = significant > 0 ? significant : 12;
    const double rounded = std::strtod(fmt::format("{:.{}e}", value, figures - 1).c_str(), nullptr);
    if (rounded == 0.0)
        return "0";
    const double size = std::abs(rounded);
    // A share just below 1 keeps the digits that tell it from 1: an availability of 0.999996.
    if (size == 1.0 && value > 0.0 && 1.0 - value > 1e-9)
        return numberText(value, figures + 1);
    if (size >= 1e10 || size < 1e-4) {
        std::string shortest = fmt::format("{:.{}e}", rounded, figures - 1);
        const auto e = shortest.find('e');
        std::string mantissa = shortest.substr(0, e);
        if (mantissa.find('.') != std::string::npos) {
            mantissa.erase(mantissa.find_last_not_of('0') + 1);
            if (mantissa.ends_with('.'))
                mantissa.pop_back();
        }
        return mantissa + "e" + std::to_string(std::atoi(shortest.c_str() + e + 1));
    }
    const int before = static_cast<int>(std::floor(std::log10(size))) + 1;
    const int decimals = std::max(0, figures - before);
    std::string digits = fmt::format("{:.{}f}", rounded, decimals);
    if (significant <= 0 && digits.find('.') != std::string::npos) {
        digits.erase(digits.find_last_not_of('0') + 1);
        if (digits.ends_with('.'))
            digits.pop_back();
    }
    return grouped(digits);
}

std::string_view unitSymbol(Measure measure, UnitSystem system)
{
    const auto& info = measureInfo(measure);
    return system == UnitSystem::Ip ? info.ip.symbol : info.si.symbol;
}

std::string quantityNumber(double si, Measure measure, UnitSystem system, int significant)
{
    const auto& info = measureInfo(measure);
    const auto& unit = system == UnitSystem::Ip ? info.ip : info.si;
    return numberText(si * unit.perSi + unit.offset, significant);
}

std::string quantityText(double si, Measure measure, UnitSystem system, int significant)
{
    const auto number = quantityNumber(si, measure, system, significant);
    const auto symbol = unitSymbol(measure, system);
    return symbol.empty() ? number : number + " " + std::string(symbol);
}

} // namespace hallwright::model
