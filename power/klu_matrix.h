// SPDX-License-Identifier: GPL-3.0-or-later
// A square sparse matrix factored by KLU (Davis 2010, ACM TOMS 37:36), its ordering kept.
#pragma once

#include <complex>
#include <cstddef>
#include <map>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

namespace hallwright::power {

// Compressed columns, rows sorted, without duplicates.
struct SparsePattern {
    std::vector<int> columnStarts;
    std::vector<int> rows;
    int size() const { return static_cast<int>(columnStarts.size()) - 1; }
};

// Scalar is double or std::complex<double>. factor() analyses at the first call, orders and pivots
// anew when the kept pivots have become poor, and otherwise only recomputes numbers.
template <class Scalar>
class KluMatrix {
public:
    explicit KluMatrix(SparsePattern pattern);
    KluMatrix(KluMatrix&&) noexcept;
    KluMatrix& operator=(KluMatrix&&) noexcept;
    ~KluMatrix();

    const SparsePattern& pattern() const { return pattern_; }
    std::vector<Scalar>& values() { return values_; } // along pattern().rows
    [[nodiscard]] bool factor();                      // false: singular
    void solve(std::vector<Scalar>& rightHandSide);   // in place; needs a factor

private:
    struct Parts;
    SparsePattern pattern_;
    std::vector<Scalar> values_;
    std::unique_ptr<Parts> parts_;
};

// The matrix of these entries; the key is (column, row), so the map has KLU's order.
template <class Scalar>
KluMatrix<Scalar> matrixOf(const std::map<std::pair<int, int>, Scalar>& entries, int size)
{
    SparsePattern pattern;
    pattern.columnStarts.assign(static_cast<std::size_t>(size) + 1, 0);
    std::vector<Scalar> values;
    for (const auto& [key, value] : entries) {
        ++pattern.columnStarts[static_cast<std::size_t>(key.first) + 1];
        pattern.rows.push_back(key.second);
        values.push_back(value);
    }
    std::partial_sum(pattern.columnStarts.begin(), pattern.columnStarts.end(),
                     pattern.columnStarts.begin());
    KluMatrix<Scalar> matrix(std::move(pattern));
    matrix.values() = std::move(values);
    return matrix;
}

extern template class KluMatrix<double>;
extern template class KluMatrix<std::complex<double>>;

} // namespace hallwright::power
