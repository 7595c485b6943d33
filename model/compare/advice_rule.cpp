// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/advice_rule.h"

#include "model/quantity_text.h"

#include <algorithm>

namespace hallwright::model {

RuleScore ruleOf(const char* key, const char* title, double weight)
{
    RuleScore out;
    out.key = key;
    out.title = title;
    out.weight = weight;
    return out;
}

double bounded(double score)
{
    return std::clamp(score, -1.0, 1.0);
}

double kpiOf(const AdvisedAlternative* alternative, const char* key)
{
    return alternative ? alternative->assessment.kpi(key).value_or(0.0) : 0.0;
}

std::string figure(const std::optional<double>& value, int digits)
{
    return value ? numberText(*value, digits) : std::string("–");
}

} // namespace hallwright::model
