// SPDX-License-Identifier: GPL-3.0-or-later
// Random values of described fields.
#pragma once

#include "model/fields.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hallwright::tests {

// splitmix64 (Steele, Lea, Flood 2014): the same sequence everywhere, unlike std distributions.
class Random {
public:
    explicit Random(std::uint64_t seed)
        : state_(seed)
    {
    }
    std::uint64_t bits();
    double unit(); // [0, 1)
    std::int64_t between(std::int64_t low, std::int64_t high);
    bool oneIn(int n) { return between(1, n) == 1; }

private:
    std::uint64_t state_;
};

std::string randomText(Random& random);
// A value that fits the field: unknown now and then where it may be; references up to `lastId`.
model::FieldValue randomValue(Random& random, const model::FieldInfo& field, std::int64_t lastId);

// A row with each of its fields at random.
template <class Row>
Row randomRow(Random& random, Row row, std::int64_t lastId)
{
    for (const auto& field : model::fields<Row>()) {
        const auto set = field.set(row, randomValue(random, field, lastId));
        model::ensure(set.has_value(), set ? "" : model::english(set.error()).c_str());
    }
    return row;
}

} // namespace hallwright::tests
