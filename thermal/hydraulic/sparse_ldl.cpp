// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/sparse_ldl.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>

#include <algorithm>
#include <numeric>

namespace hallwright::thermal {

namespace {

using Columns = std::vector<std::vector<std::uint32_t>>; // rows below the diagonal

std::vector<std::uint32_t> minimumDegreeRows(std::size_t unknowns,
                                             std::span<const SparseLdl::Pair> pairs)
{
    std::vector<std::uint32_t> row(unknowns);
    if (unknowns == 0)
        return row;
    std::vector<Eigen::Triplet<double, int>> entries;
    entries.reserve(unknowns + pairs.size());
    for (int i = 0; i < static_cast<int>(unknowns); ++i)
        entries.emplace_back(i, i, 1.0);
    for (const auto& pair : pairs)
        entries.emplace_back(static_cast<int>(std::min(pair.a, pair.b)),
                             static_cast<int>(std::max(pair.a, pair.b)), 1.0);
    const auto size = static_cast<Eigen::Index>(unknowns);
    Eigen::SparseMatrix<double, Eigen::ColMajor, int> pattern(size, size);
    pattern.setFromTriplets(entries.begin(), entries.end());
    Eigen::AMDOrdering<int> ordering;
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> permutation;
    ordering(pattern.selfadjointView<Eigen::Upper>(), permutation);
    for (std::uint32_t i = 0; i < unknowns; ++i) // AMD answers with the unknown at each row
        row[static_cast<std::size_t>(permutation.indices()[static_cast<Eigen::Index>(i)])] = i;
    return row;
}

// Pattern of the factor: a column holds its own entries and those of its children in the
// elimination tree, whose first entry it is (George and Liu 1981).
Columns filled(std::size_t unknowns, std::span<const SparseLdl::Pair> pairs,
               std::span<const std::uint32_t> row)
{
    Columns columns(unknowns);
    for (const auto& pair : pairs)
        columns[std::min(row[pair.a], row[pair.b])].push_back(std::max(row[pair.a], row[pair.b]));
    for (auto& column : columns) {
        std::sort(column.begin(), column.end());
        column.erase(std::unique(column.begin(), column.end()), column.end());
        if (column.size() > 1) {
            auto& parent = columns[column.front()];
            parent.insert(parent.end(), column.begin() + 1, column.end());
        }
    }
    return columns;
}

// New number of each column: children before parents, and as long as there are any, next to one
// with the same number of entries; first come, first served, so that a parent stands well behind
// its children.
std::vector<std::uint32_t> inLongRuns(const Columns& columns)
{
    std::vector<std::uint32_t> children(columns.size(), 0);
    std::size_t longest = 0;
    for (const auto& column : columns) {
        longest = std::max(longest, column.size());
        if (!column.empty())
            ++children[column.front()];
    }
    std::vector<std::vector<std::uint32_t>> ready(longest + 1); // by number of entries
    std::vector<std::size_t> taken(longest + 1, 0);
    for (std::uint32_t j = 0; j < columns.size(); ++j)
        if (children[j] == 0)
            ready[columns[j].size()].push_back(j);
    std::vector<std::uint32_t> number(columns.size());
    const auto left = [&](std::size_t count) { return ready[count].size() - taken[count]; };
    for (std::uint32_t next = 0; next < columns.size();) {
        std::size_t most = 0;
        for (std::size_t count = 1; count <= longest; ++count)
            if (left(count) > left(most))
                most = count;
        while (left(most) > 0) {
            const std::uint32_t j = ready[most][taken[most]++];
            number[j] = next++;
            if (!columns[j].empty() && --children[columns[j].front()] == 0)
                ready[columns[columns[j].front()].size()].push_back(columns[j].front());
        }
    }
    return number;
}

Columns renumbered(const Columns& columns, std::span<const std::uint32_t> number)
{
    Columns out(columns.size());
    for (std::size_t j = 0; j < columns.size(); ++j) {
        auto& column = out[number[j]];
        for (const std::uint32_t i : columns[j])
            column.push_back(number[i]);
        std::sort(column.begin(), column.end());
    }
    return out;
}

// The columns from `first` on have `fixed` entries each below the diagonal (0: `count` of them).
template <std::size_t fixed>
[[gnu::always_inline]] inline bool
eliminateColumns(std::size_t first, std::size_t last, std::size_t count, SparseLdl::Row* rows,
                 double* entries, double* below, const std::uint32_t* rowOf,
                 const std::uint32_t* target)
{
    const std::size_t n = fixed > 0 ? fixed : count;
    bool positive = true;
    for (std::size_t j = first; j < last; ++j) {
        const double pivot = rows[j].diagonal;
        const double right = rows[j].right;
        positive &= pivot > 0.0;
        const double inverse = 1.0 / pivot;
        rows[j].diagonal = inverse;
        for (std::size_t a = 0; a < n; ++a) {
            const double factor = below[a] * inverse;
            SparseLdl::Row& row = rows[rowOf[a]];
            row.diagonal -= factor * below[a];
            row.right -= factor * right;
            for (std::size_t b = a + 1; b < n; ++b)
                entries[*target++] -= factor * below[b];
            below[a] = factor;
        }
        below += n;
        rowOf += n;
    }
    return positive;
}

// Carries the right side through columns that are eliminated.
template <std::size_t fixed>
[[gnu::always_inline]] inline void carryColumns(std::size_t first, std::size_t last,
                                                std::size_t count, SparseLdl::Row* rows,
                                                const double* factors, const std::uint32_t* rowOf)
{
    const std::size_t n = fixed > 0 ? fixed : count;
    for (std::size_t j = first; j < last; ++j) {
        const double right = rows[j].right;
        for (std::size_t a = 0; a < n; ++a)
            rows[rowOf[a]].right -= factors[a] * right;
        factors += n;
        rowOf += n;
    }
}

// x of these columns, the last one first; factors and rowOf point behind the last one's entries.
template <std::size_t fixed>
[[gnu::always_inline]] inline void substituteColumns(std::size_t first, std::size_t last,
                                                     std::size_t count, const SparseLdl::Row* rows,
                                                     const double* factors,
                                                     const std::uint32_t* rowOf, double* x)
{
    const std::size_t n = fixed > 0 ? fixed : count;
    for (std::size_t j = last; j-- > first;) {
        factors -= n;
        rowOf -= n;
        double value = rows[j].right * rows[j].diagonal;
        for (std::size_t a = 0; a < n; ++a)
            value -= factors[a] * x[rowOf[a]];
        x[j] = value;
    }
}

// Calls what is compiled for that number of entries; 0 stands for any other.
template <class Call>
void withCount(std::uint32_t count, const Call& call)
{
    switch (count) {
    case 1:
        return call.template operator()<1>();
    case 2:
        return call.template operator()<2>();
    case 3:
        return call.template operator()<3>();
    case 4:
        return call.template operator()<4>();
    default:
        return call.template operator()<0>();
    }
}

} // namespace

SparseLdl::SparseLdl(std::size_t unknowns, std::span<const Pair> pairs)
    : row_(minimumDegreeRows(unknowns, pairs))
{
    const Columns columns = filled(unknowns, pairs, row_);
    const std::vector<std::uint32_t> number = inLongRuns(columns);
    for (std::uint32_t& row : row_)
        row = number[row];
    lay(renumbered(columns, number));
}

void SparseLdl::lay(const Columns& columns)
{
    start_.push_back(0);
    for (const auto& column : columns) {
        rowOf_.insert(rowOf_.end(), column.begin(), column.end());
        start_.push_back(static_cast<std::uint32_t>(rowOf_.size()));
    }
    for (std::uint32_t j = 0; j < columns.size(); ++j) {
        const auto& column = columns[j];
        if (runs_.empty() || runs_.back().count != column.size())
            runs_.push_back({j, j, static_cast<std::uint32_t>(column.size()),
                             static_cast<std::uint32_t>(target_.size())});
        runs_.back().last = j + 1;
        for (std::size_t a = 0; a < column.size(); ++a)
            for (std::size_t b = a + 1; b < column.size(); ++b)
                target_.push_back(place(column[a], column[b]));
    }
}

std::uint32_t SparseLdl::place(std::uint32_t rowA, std::uint32_t rowB) const
{
    const std::uint32_t column = std::min(rowA, rowB);
    const auto first = rowOf_.begin() + start_[column];
    const auto last = rowOf_.begin() + start_[column + 1];
    return static_cast<std::uint32_t>(std::lower_bound(first, last, std::max(rowA, rowB)) -
                                      rowOf_.begin());
}

bool SparseLdl::solve(std::span<Row> rows, std::span<double> entries, std::span<double> x) const
{
    bool positive = true;
    for (const Run& run : runs_)
        withCount(run.count, [&]<std::size_t fixed>() {
            const std::uint32_t first = start_[run.first];
            positive &= eliminateColumns<fixed>(
                run.first, run.last, run.count, rows.data(), entries.data(), entries.data() + first,
                rowOf_.data() + first, target_.data() + run.firstTarget);
        });
    if (positive)
        substitute(rows, entries, x);
    return positive;
}

void SparseLdl::solveAgain(std::span<Row> rows, std::span<const double> factors,
                           std::span<double> x) const
{
    for (const Run& run : runs_)
        withCount(run.count, [&]<std::size_t fixed>() {
            const std::uint32_t first = start_[run.first];
            carryColumns<fixed>(run.first, run.last, run.count, rows.data(), factors.data() + first,
                                rowOf_.data() + first);
        });
    substitute(rows, factors, x);
}

void SparseLdl::substitute(std::span<const Row> rows, std::span<const double> factors,
                           std::span<double> x) const
{
    for (auto run = runs_.rbegin(); run != runs_.rend(); ++run)
        withCount(run->count, [&]<std::size_t fixed>() {
            const std::uint32_t end = start_[run->last];
            substituteColumns<fixed>(run->first, run->last, run->count, rows.data(),
                                     factors.data() + end, rowOf_.data() + end, x.data());
        });
}

} // namespace hallwright::thermal
