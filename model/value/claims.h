// SPDX-License-Identifier: GPL-3.0-or-later
// Claims that go round about large AI clusters, each set against the number that follows from this
// product's own formulas and dated public figures. The manual page claims.md is this list.
#pragma once

#include <string>
#include <vector>

namespace hallwright::model {

enum class Verdict { Holds, Understated, DoesNotFollow };
const char* verdictTitle(Verdict verdict);

struct ClaimFigure {
    const char* key;   // "mfu_3y"
    const char* title; // "implied MFU of 3 years"
    double value = 0.0;
    const char* unit; // "%", "h", or empty
    int digits = 3;   // significant
};

struct Claim {
    const char* key; // "claim-500b"
    const char* text;
    Verdict verdict = Verdict::DoesNotFollow;
    std::vector<ClaimFigure> figures;
    const char* basis; // formula and source of its inputs
    const ClaimFigure* find(std::string_view figure) const;
};

std::vector<Claim> claimsCheck();

// The list as a Markdown table: claim, verdict, numbers, basis.
std::string claimsTable();

} // namespace hallwright::model
