// SPDX-License-Identifier: GPL-3.0-or-later
// The power of a hall beyond its load flow as JSON (schema 1, units in the keys) and as tables.
#pragma once

#include "app/headroom_by_date.h"
#include "app/site_headroom.h"
#include "model/checks/profiles.h"
#include "model/results/demand.h"
#include "model/results/headroom.h"
#include "model/results/phase_balance.h"
#include "model/results/ride_through.h"
#include "power/hall_selectivity.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace hallwright::app {

nlohmann::ordered_json rideJson(const model::RideThrough& ride);
std::string rideText(const model::RideThrough& ride);

nlohmann::ordered_json headroomJson(const model::HallHeadroom& headroom);
std::string headroomText(const model::HallHeadroom& headroom);
nlohmann::ordered_json siteJson(const SiteHeadroom& site);
std::string siteText(const SiteHeadroom& site);

nlohmann::ordered_json demandJson(const model::Demand& demand);
std::string demandText(const model::Demand& demand);

nlohmann::ordered_json datedJson(const std::vector<DatedHeadroom>& rows);
std::string datedText(const std::vector<DatedHeadroom>& rows);

// A hall whose supplies are all three-phase has no rows.
nlohmann::ordered_json phasesJson(const std::vector<model::PhaseBalance>& runs);
std::string phasesText(const std::vector<model::PhaseBalance>& runs);

// Pairs, and for every breaker type in them the points of its band: amperes, least and most seconds
// (null: it may, or must, stay closed).
nlohmann::ordered_json selectivityJson(const model::DerivedPower& network,
                                       const std::vector<power::BreakerPair>& pairs);
std::string selectivityText(const std::vector<power::BreakerPair>& pairs);

nlohmann::ordered_json profileJson(model::DesignProfile profile,
                                   const std::vector<model::ProfileItem>& items);
std::string profileText(model::DesignProfile profile, const std::vector<model::ProfileItem>& items);

} // namespace hallwright::app
