// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes that importers hand over: drafts as plain values, before anything enters a plan.
#pragma once

#include "model/message.h"
#include "model/units.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

// Something mounted in a rack of a draft.
struct DraftDevice {
    std::string label;
    std::string type; // "manufacturer model"
    std::string role;
    std::string status;
    std::optional<double> position; // lowest rack unit; none: not at a unit ("zero U")
    std::string face;               // front, rear or empty
    int line = 0;                   // of the file it was read from
    friend bool operator==(const DraftDevice&, const DraftDevice&) = default;
};

// A rack as another system lists it. What that system does not know stays unknown: of an inventory
// list that is always the power.
struct RackDraft {
    std::string label;
    std::string site;
    std::string location;
    std::string group;
    std::string type; // text of the rack type, or empty
    std::string role;
    std::string status;
    std::optional<Length> width; // outer
    std::optional<Length> depth;
    std::optional<Length> height;
    std::optional<double> railWidthInches; // between the rails: 10, 19, 21, 23
    std::optional<double> rackUnits;
    std::optional<Mass> mass;    // empty
    std::optional<Mass> massMax; // of what it may hold
    std::optional<Power> power;
    std::vector<DraftDevice> devices;
    int line = 0;
    friend bool operator==(const RackDraft&, const RackDraft&) = default;
};

// A row that was left out, and why.
struct RowError {
    std::string where; // "racks.csv:12"
    Message what;
    friend bool operator==(const RowError&, const RowError&) = default;
};

struct RackListDraft {
    std::vector<RackDraft> rows;
    std::vector<RowError> errors;
    std::vector<std::string> ignoredColumns; // "racks.csv: tenant"
    friend bool operator==(const RackListDraft&, const RackListDraft&) = default;
};

} // namespace hallwright::model
