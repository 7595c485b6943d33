// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/power_json.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

namespace hallwright::data {

using model::FaultCode;
using model::Result;
using nlohmann::json;

Result<std::string> readTextFile(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    if (stream)
        text << stream.rdbuf();
    if (!stream || stream.bad())
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("import", "the file cannot be read"), {}}, file);
    return text.str();
}

Result<json> readJsonFile(const std::string& file)
{
    const auto text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    try {
        return json::parse(*text);
    } catch (const json::parse_error& error) {
        const auto end =
            text->begin() + static_cast<std::ptrdiff_t>(std::min(error.byte, text->size()));
        const auto line = 1 + std::count(text->begin(), end, '\n');
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "this is not valid JSON"), {}},
                    file + ":" + std::to_string(line));
    } catch (const json::out_of_range&) {
        return fail(FaultCode::InvalidInput,
                    {QT_TRANSLATE_NOOP("import", "a number is too large to be read"), {}}, file);
    }
}

bool sidesSwapped(const std::array<double, 2>& ratedKv, const std::array<double, 2>& nodeKv)
{
    const auto fits = [](double rated, double nominal) {
        return rated > 0.5 * nominal && rated < 2.0 * nominal;
    };
    return !fits(ratedKv[0], nodeKv[0]) && !fits(ratedKv[1], nodeKv[1]) &&
           fits(ratedKv[0], nodeKv[1]) && fits(ratedKv[1], nodeKv[0]);
}

ElementReader::ElementReader(const json& element, std::string where)
    : element_(element)
    , where_(std::move(where))
{
    if (!element.is_object())
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "expected an object with members"), {}});
}

void ElementReader::reject(FaultCode code, model::Message what)
{
    if (!fault_)
        fault_ = model::Fault{code, std::move(what), where_, {}};
}

const json* ElementReader::find(const char* key)
{
    if (fault_)
        return nullptr;
    const auto found = element_.find(key);
    return found == element_.end() || found->is_null() ? nullptr : &*found;
}

bool ElementReader::has(const char* key) const
{
    return element_.is_object() && element_.contains(key) && !element_[key].is_null();
}

double ElementReader::number(const char* key)
{
    if (!fault_ && !find(key))
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "the number \"{0}\" is missing"), {key}});
    return number(key, 0.0);
}

double ElementReader::number(const char* key, double fallback)
{
    const json* member = find(key);
    if (!member)
        return fallback;
    const double value = member->is_number() ? member->get<double>() : std::nan("");
    if (!std::isfinite(value)) {
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "\"{0}\" is {1}; expected a finite number"),
                {key, member->dump()}});
        return 0.0;
    }
    return value;
}

int ElementReader::whole(const char* key, int fallback)
{
    const double value = number(key, fallback);
    if (value != std::floor(value) || std::abs(value) > 1e9) {
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "\"{0}\" must be a whole number"), {key}});
        return fallback;
    }
    return static_cast<int>(value);
}

bool ElementReader::flag(const char* key, int fallback)
{
    const json* member = find(key);
    if (member && member->is_boolean())
        return member->get<bool>();
    const int value = whole(key, fallback);
    if (value != 0 && value != 1)
        reject(FaultCode::InvalidInput,
               {QT_TRANSLATE_NOOP("import", "\"{0}\" must be 0 or 1"), {key}});
    return value == 1;
}

std::string ElementReader::text(const char* key, std::string fallback)
{
    const json* member = find(key);
    if (!member)
        return fallback;
    if (member->is_string())
        return member->get<std::string>();
    reject(FaultCode::InvalidInput, {QT_TRANSLATE_NOOP("import", "\"{0}\" must be text"), {key}});
    return fallback;
}

std::string ElementReader::id(const char* key)
{
    const json* member = find(key);
    if (member && member->is_string())
        return member->get<std::string>();
    if (member && member->is_number_integer())
        return std::to_string(member->get<long long>());
    reject(FaultCode::InvalidInput,
           {QT_TRANSLATE_NOOP("import", "\"{0}\" must be an id (text or a whole number)"), {key}});
    return {};
}

void ElementReader::allowOnly(std::initializer_list<std::string_view> keys)
{
    if (!element_.is_object())
        return;
    for (const auto& [key, value] : element_.items())
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            reject(FaultCode::Unsupported,
                   {QT_TRANSLATE_NOOP("import", "the member \"{0}\" is not known here"), {key}});
}

} // namespace hallwright::data
