// SPDX-License-Identifier: GPL-3.0-or-later
// JSON of load flow cases: files with faults that name a line, elements with faults that name a
// member.
#pragma once

#include "model/result.h"

#include <nlohmann/json.hpp>

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace hallwright::data {

// The whole file as text. Fault Unreadable.
model::Result<std::string> readTextFile(const std::string& file);

// Fault Unreadable, or InvalidInput with "file:line".
model::Result<nlohmann::json> readJsonFile(const std::string& file);

// Rated voltages of a transformer fit the nodes of its other sides, and neither its own.
bool sidesSwapped(const std::array<double, 2>& ratedKv, const std::array<double, 2>& nodeKv);

// Reads members of one object and keeps the first fault; numbers asked for after it are 0.
class ElementReader {
public:
    ElementReader(const nlohmann::json& element, std::string where);

    bool has(const char* key) const;
    double number(const char* key);                  // required
    double number(const char* key, double fallback); // absent: fallback
    int whole(const char* key, int fallback);
    bool flag(const char* key, int fallback); // 0 or 1
    std::string text(const char* key, std::string fallback);
    std::string id(const char* key); // text or whole number, required
    // Fault Unsupported for a member that is not listed.
    void allowOnly(std::initializer_list<std::string_view> keys);
    void reject(model::FaultCode code, model::Message what);

    const std::optional<model::Fault>& fault() const { return fault_; }
    const std::string& where() const { return where_; }

private:
    const nlohmann::json* find(const char* key);
    const nlohmann::json& element_;
    std::string where_;
    std::optional<model::Fault> fault_;
};

} // namespace hallwright::data
