// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/quantity_text.h"
#include "model/value/claims_parts.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace hallwright::model {

const char* verdictTitle(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds:
        return "holds";
    case Verdict::Understated:
        return "understated";
    case Verdict::DoesNotFollow:
        return "does not follow";
    }
    return "";
}

const ClaimFigure* Claim::find(std::string_view figure) const
{
    for (const auto& one : figures)
        if (figure == one.key)
            return &one;
    return nullptr;
}

std::vector<Claim> claimsCheck()
{
    std::vector<Claim> out;
    for (const auto part : {trainingClaims, reliabilityClaims, machineClaims, siteClaims}) {
        auto some = part();
        out.insert(out.end(), std::make_move_iterator(some.begin()),
                   std::make_move_iterator(some.end()));
    }
    return out;
}

std::string claimsTable()
{
    std::string out = "| claim | verdict | numbers | how |\n|---|---|---|---|\n";
    for (const auto& claim : claimsCheck()) {
        std::string figures;
        for (const auto& one : claim.figures)
            figures +=
                fmt::format("{}{}: {}{}{}", figures.empty() ? "" : "; ", one.title,
                            numberText(one.value, one.digits), *one.unit ? " " : "", one.unit);
        out += fmt::format("| {} | {} | {} | {} |\n", claim.text, verdictTitle(claim.verdict),
                           figures, claim.basis);
    }
    return out;
}

} // namespace hallwright::model
