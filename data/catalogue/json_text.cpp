// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/catalogue/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace hallwright::data {

using nlohmann::json;

namespace {

// Names seen in each open object; the first one given twice is kept.
class TwinWatch {
public:
    bool operator()(json::parse_event_t event, const json& parsed)
    {
        if (event == json::parse_event_t::object_start)
            open_.emplace_back();
        else if (event == json::parse_event_t::object_end)
            open_.pop_back();
        else if (event == json::parse_event_t::key && twin_.empty() &&
                 !open_.back().insert(parsed.get<std::string>()).second)
            twin_ = parsed.get<std::string>();
        return true;
    }
    const std::string& twin() const { return twin_; }

private:
    std::vector<std::set<std::string>> open_;
    std::string twin_;
};

std::string lineAt(const std::string& text, std::size_t byte)
{
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size()));
    return std::to_string(1 + std::count(text.begin(), end, '\n'));
}

} // namespace

model::Result<json> parseJson(const std::string& text, const std::string& file)
{
    using model::Message;
    TwinWatch watch;
    try {
        json out = json::parse(text, [&watch](int, json::parse_event_t event, json& parsed) {
            return watch(event, parsed);
        });
        if (watch.twin().empty())
            return out;
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("data", "the name \"{0}\" is given twice in one object"),
             {watch.twin()}},
            file);
    } catch (const json::parse_error& error) {
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("data", "this is not valid JSON: {0}"), {error.what()}},
            fmt::format("{}:{}", file, lineAt(text, error.byte == 0 ? 0 : error.byte - 1)));
    } catch (const json::exception& error) {
        return model::fail(
            model::FaultCode::InvalidInput,
            {QT_TRANSLATE_NOOP("data", "this is not valid JSON: {0}"), {error.what()}}, file);
    }
}

} // namespace hallwright::data
