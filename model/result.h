// SPDX-License-Identifier: GPL-3.0-or-later
// Expected failures as values: Result<T> holds a T or the Fault that says what, where and what
// next.
#pragma once

#include "model/message.h"

#include <tl/expected.hpp>

#include <source_location>
#include <string>
#include <utility>

namespace hallwright::model {

enum class FaultCode {
    InvalidArgument, // wrong use of a command or an edit           (exit status 2)
    Unreadable,      // file missing, truncated, foreign            (exit status 3)
    InvalidInput,    // content that breaks its format or its bounds (exit status 3)
    Unsupported,     // a feature of a file that is not read: named, never ignored (3)
    NoSolution,      // a solver that found none                    (exit status 4)
    Locked,          // open elsewhere or not writable              (exit status 5)
    Cancelled,       // the caller's stop token was set
};

struct Fault {
    FaultCode code = FaultCode::InvalidInput;
    Message what; // what was found and what was expected
    std::string
        where;      // "file:line", "element h1/power/A/ups1", "catalogue/x.json entry y, field z"
    Message remedy; // the next step; may be empty
    friend bool operator==(const Fault&, const Fault&) = default;
};

// One line in English: "where: what. remedy".
std::string english(const Fault& fault);

template <class T>
using Result = tl::expected<T, Fault>;

inline tl::unexpected<Fault> fail(Fault fault)
{
    return tl::unexpected<Fault>(std::move(fault));
}
inline tl::unexpected<Fault> fail(FaultCode code, Message what, std::string where = {},
                                  Message remedy = {})
{
    return tl::unexpected<Fault>(Fault{code, std::move(what), std::move(where), std::move(remedy)});
}

// A broken invariant of our own: prints the place and aborts. Never for input.
void ensure(bool holds, const char* what,
            std::source_location place = std::source_location::current());

} // namespace hallwright::model
