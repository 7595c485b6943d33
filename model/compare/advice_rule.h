// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules and steps of advice share: a rule without its score, figures of the plan in text.
#pragma once

#include "model/compare/advisor.h"

namespace hallwright::model {

RuleScore ruleOf(const char* key, const char* title, double weight);
double bounded(double score); // −1 to 1
// 0 where there is no alternative or its figure is unknown.
double kpiOf(const AdvisedAlternative* alternative, const char* key);
std::string figure(const std::optional<double>& value, int digits = 4); // "–" where unknown

} // namespace hallwright::model
