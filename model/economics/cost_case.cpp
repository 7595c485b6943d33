// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/cost_case.h"

#include "model/economics/finance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hallwright::model {

namespace {

constexpr double yearSeconds = hoursPerYear * 3600.0;
constexpr double daysPerYear = hoursPerYear / 24.0;
constexpr double peta = 1e15;

double lifeOf(std::optional<InputKey> key, const InputValues& inputs)
{
    return key ? at(inputs, *key) / yearSeconds : std::numeric_limits<double>::infinity();
}

Ownership ownershipOf(std::optional<InputKey> life, const InputValues& inputs)
{
    return {lifeOf(life, inputs), horizonYears(inputs), at(inputs, InputKey::DiscountRate)};
}

double presentOfOpex(OpexKind kind, double firstYear, const InputValues& inputs)
{
    return firstYear * presentOfYearly(at(inputs, InputKey::DiscountRate),
                                       at(inputs, escalationOf(kind)), horizonYears(inputs));
}

} // namespace

int horizonYears(const InputValues& inputs)
{
    return std::max(1, static_cast<int>(std::lround(at(inputs, InputKey::Horizon) / yearSeconds)));
}

CostFigures costAt(const CostCase& cost, const CostPoint& point)
{
    const auto& inputs = point.inputs;
    std::array<double, inputCount> owning{}; // present value factor by life, computed once each
    const auto factor = [&](std::optional<InputKey> life) {
        if (!life)
            return presentOfOwning(ownershipOf(life, inputs));
        double& known = owning[static_cast<std::size_t>(*life)];
        if (known == 0.0)
            known = presentOfOwning(ownershipOf(life, inputs));
        return known;
    };
    CostFigures out;
    CapexSums sums;
    for (std::size_t i = 0; i < cost.bill.lines.size(); ++i) {
        const auto& line = cost.bill.lines[i];
        const double usd =
            capexOf(line, inputs, point.positions.empty() ? 0.0 : point.positions[i]);
        addTo(sums, line.role, usd);
        out.present += usd * factor(line.life);
    }
    sums = withShares(sums, inputs);
    out.present += sums.installation * factor(InputKey::PlantLife);
    out.present += sums.soft * factor(InputKey::ShellLife);
    out.capex = sums.total();
    const auto opex = opexOf(cost.bill, sums, inputs);
    const double rate = at(inputs, InputKey::DiscountRate);
    const int horizon = horizonYears(inputs);
    const double energy = presentOfYearly(rate, at(inputs, InputKey::EnergyEscalation), horizon);
    const double other = presentOfYearly(rate, at(inputs, InputKey::Escalation), horizon);
    for (std::size_t i = 0; i < opexCount; ++i)
        out.present +=
            opex[i] *
            (escalationOf(static_cast<OpexKind>(i)) == InputKey::Escalation ? other : energy);
    out.discountedYears = presentOfYearly(rate, 0.0, horizon);
    if (const auto effective = effectiveRate(cost.compute, inputs))
        out.pflopDays = inSi(*effective) / peta * daysPerYear * at(inputs, InputKey::Utilisation) *
                        out.discountedYears;
    return out;
}

namespace {

class TcoItems {
public:
    TcoItems(const CostCase& cost, const std::vector<Input>& inputs)
        : cost_(cost)
        , rows_(inputs)
        , inputs_(valuesOf(inputs))
        , sums_(capexSums(cost.bill, {inputs_, {}}))
    {
    }

    std::vector<TcoItem> items() const
    {
        std::vector<TcoItem> out;
        for (const auto& line : cost_.bill.lines)
            if (const double usd = capexOf(line, inputs_, 0.0); usd != 0.0)
                out.push_back(capitalItem(line, usd));
        addShare(out, "installation", InputKey::InstallationShare, sums_.installation,
                 InputKey::PlantLife);
        addShare(out, "soft-cost", InputKey::SoftCostShare, sums_.soft, InputKey::ShellLife);
        const auto opex = opexOf(cost_.bill, sums_, inputs_);
        for (std::size_t i = 0; i < opexCount; ++i)
            if (opex[i] != 0.0)
                out.push_back(runningItem(static_cast<OpexKind>(i), opex[i]));
        return out;
    }

    std::vector<CashYear> cash() const
    {
        const int horizon = horizonYears(inputs_);
        const double rate = at(inputs_, InputKey::DiscountRate);
        const auto opex = opexOf(cost_.bill, sums_, inputs_);
        std::vector<CashYear> out;
        double cumulative = 0.0;
        for (int year = 0; year <= horizon; ++year) {
            const double capital = capitalIn(year);
            double running = 0.0;
            for (std::size_t i = 0; year > 0 && i < opexCount; ++i)
                running +=
                    opex[i] *
                    std::pow(1.0 + at(inputs_, escalationOf(static_cast<OpexKind>(i))), year - 1);
            cumulative += capital + running;
            out.push_back({year, dollars(capital), dollars(running),
                           dollars((capital + running) * std::pow(1.0 + rate, -year)),
                           dollars(cumulative)});
        }
        return out;
    }

    const CapexSums& sums() const { return sums_; }
    const InputValues& inputs() const { return inputs_; }

private:
    const std::string& sourceOf(InputKey key) const
    {
        return rows_[static_cast<std::size_t>(key)].source;
    }

    TcoItem capitalItem(const BillLine& line, double usd) const
    {
        TcoItem out;
        out.key = line.key;
        out.title = line.title;
        out.group = line.group;
        out.quantity = toFile(line.measure, line.quantity);
        const char* symbol = measureInfo(line.measure).si.symbol;
        out.unit = *symbol ? symbol : line.unit;
        out.source = line.price ? sourceOf(*line.price) : line.source;
        setOwned(out, usd, line.life);
        return out;
    }

    void setOwned(TcoItem& item, double usd, std::optional<InputKey> life) const
    {
        item.capex = dollars(usd);
        item.life = life ? seconds(at(inputs_, *life)) : Duration{};
        item.present = dollars(usd * presentOfOwning(ownershipOf(life, inputs_)));
    }

    void addShare(std::vector<TcoItem>& out, const char* key, InputKey share, double usd,
                  InputKey life) const
    {
        if (usd == 0.0)
            return;
        TcoItem item;
        item.key = key;
        item.title = rows_[static_cast<std::size_t>(share)].title;
        item.group = CostGroup::Other;
        item.quantity = 100.0 * at(inputs_, share);
        item.unit = "%";
        item.source = sourceOf(share);
        setOwned(item, usd, life);
        out.push_back(std::move(item));
    }

    TcoItem runningItem(OpexKind kind, double usd) const
    {
        const OpexLine line = opexLine(kind, cost_.bill, sums_, inputs_);
        TcoItem out;
        out.key = line.key;
        out.title = line.title;
        out.group = line.group;
        out.quantity = toFile(line.measure, line.quantity);
        out.unit = line.unit;
        out.source = sourceOf(line.price);
        out.opex = dollars(usd) / years(1.0);
        out.present = dollars(presentOfOpex(kind, usd, inputs_));
        return out;
    }

    double capitalIn(int year) const
    {
        double sum = 0.0;
        for (const auto& line : cost_.bill.lines)
            sum += capexOf(line, inputs_, 0.0) *
                   paymentOfOwning(ownershipOf(line.life, inputs_), year);
        sum +=
            sums_.installation * paymentOfOwning(ownershipOf(InputKey::PlantLife, inputs_), year);
        return sum + sums_.soft * paymentOfOwning(ownershipOf(InputKey::ShellLife, inputs_), year);
    }

    const CostCase& cost_;
    const std::vector<Input>& rows_;
    InputValues inputs_;
    CapexSums sums_;
};

// Levelised figures: present value of cost over present value of the output.
void addLevelised(TcoResult& out, const CostCase& cost, const InputValues& inputs)
{
    const double total = inSi(out.total);
    const CostFigures figures = costAt(cost, {inputs, {}});
    if (cost.bill.gpus > 0.0)
        out.usdPerGpuHour = total / (cost.bill.gpus * hoursPerYear * figures.discountedYears);
    if (figures.pflopDays && *figures.pflopDays > 0.0)
        out.usdPerEffectivePflopDay = total / *figures.pflopDays;
    const auto tokens = valueOf(cost.compute, inputs).tokensPerDay;
    const double busy = at(inputs, InputKey::Utilisation);
    if (tokens && *tokens > 0.0 && busy > 0.0)
        out.usdPerMillionTokens =
            total / (*tokens * busy * daysPerYear * figures.discountedYears) * 1e6;
}

} // namespace

TcoResult tcoOf(const CostCase& cost, const std::vector<Input>& inputs)
{
    const TcoItems parts(cost, inputs);
    TcoResult out;
    out.years = horizonYears(parts.inputs());
    out.items = parts.items();
    out.cash = parts.cash();
    out.capex = dollars(parts.sums().total());
    for (const auto& item : out.items)
        out.total += item.present;
    Money running{};
    for (const auto& year : out.cash)
        running += year.running;
    out.opex = running / years(out.years);
    out.unpriced = cost.bill.unpriced;
    addLevelised(out, cost, parts.inputs());
    return out;
}

} // namespace hallwright::model
