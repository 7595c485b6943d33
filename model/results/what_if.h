// SPDX-License-Identifier: GPL-3.0-or-later
// What switching a few elements of a hall would do, as a question that leaves the plan as it is:
// valves shut or open, pumps stopped, breakers open.
#pragma once

#include "model/results/failure.h"

#include <optional>
#include <string>
#include <vector>

namespace hallwright::model {

struct Switched {
    // Off: a valve shut, a pump or unit stopped, a breaker open. Open: what the plan has closed, or
    // a rack's control valve held wide open.
    enum class To { Off, Open };
    std::string element; // key
    To to = To::Off;
    friend bool operator==(const Switched&, const Switched&) = default;
};

// A rack of a loop that the switching reaches, in the steady state afterwards.
struct RackAfter {
    RackId rack;
    bool dark = false; // without any live feed
    std::optional<VolumeFlow> flow;
    std::optional<VolumeFlow> flowNeed;
    std::optional<Temperature> supply;
    std::optional<Temperature> returned; // none where no coolant flows
    std::optional<Temperature> component;
};

// An element of a network that the switching reaches. A figure is none where it is not known.
struct ElementAfter {
    std::string key;
    bool still = false; // without supply, stopped, or without any flow
    std::optional<double> loading;
    std::optional<Power> power;
    std::optional<Current> current;
    std::optional<VolumeFlow> flow;
    std::optional<Pressure> drop;
    std::optional<Temperature> supply;
    std::optional<Temperature> returned;
    std::optional<Power> electrical;
};

struct WhatIf {
    FailureResult outcome; // composed as in the failure list; its name lists what was switched
    std::vector<RackAfter> racks;       // sorted by id
    std::vector<ElementAfter> elements; // sorted by key
};

} // namespace hallwright::model
