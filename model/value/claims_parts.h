// SPDX-License-Identifier: GPL-3.0-or-later
// The claims by subject; claimsCheck() joins them.
#pragma once

#include "model/value/claims.h"

namespace hallwright::model {

std::vector<Claim> trainingClaims();
std::vector<Claim> reliabilityClaims();
std::vector<Claim> machineClaims();
std::vector<Claim> siteClaims();

} // namespace hallwright::model
