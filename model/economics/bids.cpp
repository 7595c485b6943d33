// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/bids.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double sameQuantity = 0.01;
constexpr double day = 86400.0;
constexpr double quarterDays = 365.0 / 4.0;

// Lines of one key are one item of a bid.
struct Item {
    std::vector<std::size_t> lines;
    double quantity = 0.0; // SI
    double estimate = 0.0; // USD
};

std::vector<std::pair<std::string, Item>> itemsOf(const BillOfQuantities& bill,
                                                  const InputValues& inputs)
{
    std::vector<std::pair<std::string, Item>> out;
    for (std::size_t i = 0; i < bill.lines.size(); ++i) {
        const auto& line = bill.lines[i];
        auto found = std::find_if(out.begin(), out.end(),
                                  [&](const auto& item) { return item.first == line.key; });
        if (found == out.end())
            found = out.insert(out.end(), {line.key, {}});
        found->second.lines.push_back(i);
        found->second.quantity += line.quantity;
        found->second.estimate += capexOf(line, inputs, 0.0);
    }
    return out;
}

const QuotedLine* quoteOf(const Bid& bid, const std::string& key)
{
    const auto found = std::find_if(bid.lines.begin(), bid.lines.end(),
                                    [&](const QuotedLine& line) { return line.item == key; });
    return found == bid.lines.end() ? nullptr : &*found;
}

bool expired(const QuotedLine& quote, const Date& on)
{
    return on.stated() && quote.validUntil.stated() && quote.validUntil < on;
}

// USD per SI unit of the line that a quote asks; nothing where it gives no price.
std::optional<double> perSi(const QuotedLine& quote, const Item& item, Measure measure)
{
    if (quote.unitPrice)
        return *quote.unitPrice * measureInfo(measure).si.perSi;
    if (!quote.total || item.quantity <= 0.0)
        return std::nullopt;
    const double counted = quote.quantity ? fromFile(measure, *quote.quantity) : item.quantity;
    return counted > 0.0 ? std::optional(*quote.total / counted) : std::nullopt;
}

void putPrice(BillLine& line, double usdPerSi, const std::string& source)
{
    line.price.reset();
    line.factor.reset();
    line.draw.clear(); // a quote is not drawn
    line.low = usdPerSi;
    line.high = usdPerSi;
    line.source = source;
}

LevelledCell cellOf(const Bid& bid, const std::pair<std::string, Item>& item, CostCase& cost,
                    const Date& on)
{
    const auto& [key, of] = item;
    LevelledCell out{of.estimate, PriceOrigin::Estimate, std::nullopt};
    const auto* quote = quoteOf(bid, key);
    if (!quote)
        return out;
    const Measure measure = cost.bill.lines[of.lines.front()].measure;
    if (quote->quantity) {
        const double counted = fromFile(measure, *quote->quantity);
        if (std::abs(counted - of.quantity) > sameQuantity * of.quantity)
            out.countedByVendor = quote->quantity;
    }
    if (expired(*quote, on)) {
        out.origin = PriceOrigin::Expired;
        return out;
    }
    if (quote->scope == BidScope::Excluded) {
        out.origin = PriceOrigin::Excluded;
        return out;
    }
    const bool included = quote->scope == BidScope::Included;
    const auto price = included ? std::optional(0.0) : perSi(*quote, of, measure);
    if (!price)
        return out;
    out.origin = included ? PriceOrigin::Included : PriceOrigin::Quoted;
    const double taxed = *price * (1.0 + bid.terms.tax);
    out.usd = taxed * of.quantity;
    for (const auto index : of.lines)
        putPrice(cost.bill.lines[index], taxed, bid.vendor);
    return out;
}

std::vector<std::string> unknownItems(const Bid& bid,
                                      const std::vector<std::pair<std::string, Item>>& items)
{
    std::vector<std::string> out;
    for (const auto& line : bid.lines)
        if (std::none_of(items.begin(), items.end(),
                         [&](const auto& item) { return item.first == line.item; }))
            out.push_back(line.item);
    return out;
}

} // namespace

const char* priceOriginKey(PriceOrigin origin)
{
    constexpr std::array keys{"quoted", "included", "excluded", "expired", "estimate"};
    return keys[static_cast<std::size_t>(origin)];
}

LevelledBids levelled(const CostCase& cost, const std::vector<Bid>& bids, const InputValues& inputs,
                      const Date& on)
{
    LevelledBids out;
    const auto items = itemsOf(cost.bill, inputs);
    for (const auto& [key, item] : items) {
        const auto& line = cost.bill.lines[item.lines.front()];
        const char* symbol = measureInfo(line.measure).si.symbol;
        out.rows.push_back({key,
                            line.title,
                            toFile(line.measure, item.quantity),
                            *symbol ? std::string(symbol) : line.unit,
                            item.estimate,
                            {}});
        out.estimate += item.estimate;
    }
    for (const auto& bid : bids) {
        LevelledBid one{bid.vendor, 0.0, 0.0, 0, unknownItems(bid, items), cost, 0.0};
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto cell = cellOf(bid, items[i], one.cost, on);
            const bool priced =
                cell.origin == PriceOrigin::Quoted || cell.origin == PriceOrigin::Included;
            one.total += cell.usd;
            one.quoted += priced ? cell.usd : 0.0;
            one.gaps += priced ? 0 : 1;
            out.rows[i].cells.push_back(cell);
        }
        one.present = costAt(one.cost, {inputs, {}}).present;
        out.bids.push_back(std::move(one));
    }
    return out;
}

namespace {

class Quarters {
public:
    void add(int quarter, double capital, double running)
    {
        while (static_cast<int>(all_.size()) <= quarter)
            all_.push_back({static_cast<int>(all_.size()), 0.0, 0.0});
        all_[static_cast<std::size_t>(quarter)].capital += capital;
        all_[static_cast<std::size_t>(quarter)].running += running;
    }
    std::vector<CashQuarter> take() { return std::move(all_); }

private:
    std::vector<CashQuarter> all_;
};

int quarterOf(double days)
{
    return static_cast<int>(std::floor(std::max(0.0, days) / quarterDays));
}

} // namespace

std::vector<CashQuarter> cashByQuarter(const CostCase& cost, const std::vector<Input>& inputs,
                                       const BidTerms& terms)
{
    const auto values = valuesOf(inputs);
    const double delivered = terms.leadDays.value_or(at(values, InputKey::MoveRacks) / day);
    const double accepted = delivered + at(values, InputKey::MoveCommissioning) / day;
    const auto yearly = tcoOf(cost, inputs).cash;
    Quarters out;
    const double build = inSi(yearly.front().capital);
    out.add(0, terms.order * build, 0.0);
    out.add(quarterOf(delivered), terms.delivery * build, 0.0);
    out.add(quarterOf(accepted), terms.acceptance * build, 0.0);
    const int start = quarterOf(accepted) + 1;
    for (std::size_t year = 1; year < yearly.size(); ++year) {
        const int first = start + 4 * (static_cast<int>(year) - 1);
        for (int quarter = 0; quarter < 4; ++quarter)
            out.add(first + quarter, 0.0, inSi(yearly[year].running) / 4.0);
        out.add(first + 3, inSi(yearly[year].capital), 0.0);
    }
    return out.take();
}

} // namespace hallwright::model
