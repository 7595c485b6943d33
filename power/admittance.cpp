// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/admittance.h"

#include <algorithm>

namespace hallwright::power {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

struct Ends {
    int from = 0;
    int to = 0;
};

// Columns with sorted rows, doubles removed: each end sees the other and itself.
SparsePattern patternOf(std::span<const Ends> ends, int size)
{
    std::vector<int> starts(at(size + 1), 0);
    for (int i = 0; i < size; ++i)
        starts[at(i + 1)] = 1;
    for (const Ends& e : ends) {
        ++starts[at(e.from + 1)];
        ++starts[at(e.to + 1)];
    }
    for (int i = 0; i < size; ++i)
        starts[at(i + 1)] += starts[at(i)];
    std::vector<int> next(starts.begin(), starts.end() - 1);
    std::vector<int> rows(at(starts.back()));
    for (int i = 0; i < size; ++i)
        rows[at(next[at(i)]++)] = i;
    for (const Ends& e : ends) {
        rows[at(next[at(e.from)]++)] = e.to;
        rows[at(next[at(e.to)]++)] = e.from;
    }
    SparsePattern pattern;
    pattern.columnStarts.assign(1, 0);
    pattern.columnStarts.reserve(at(size + 1));
    pattern.rows.reserve(rows.size());
    for (int i = 0; i < size; ++i) {
        const auto first = rows.begin() + starts[at(i)];
        const auto last = rows.begin() + starts[at(i + 1)];
        std::sort(first, last);
        pattern.rows.insert(pattern.rows.end(), first, std::unique(first, last));
        pattern.columnStarts.push_back(static_cast<int>(pattern.rows.size()));
    }
    return pattern;
}

int entry(const SparsePattern& pattern, int row, int column)
{
    const auto first = pattern.rows.begin() + pattern.columnStarts[at(column)];
    const auto last = pattern.rows.begin() + pattern.columnStarts[at(column + 1)];
    return static_cast<int>(std::lower_bound(first, last, row) - pattern.rows.begin());
}

void addBranch(AdmittanceMatrix& matrix, const LiveBranch& branch, Ends ends)
{
    const TwoPort y = twoPort(branch);
    matrix.values[at(matrix.diagonals[at(ends.from)])] += y.ff;
    matrix.values[at(matrix.diagonals[at(ends.to)])] += y.tt;
    matrix.values[at(entry(matrix.pattern, ends.from, ends.to))] += y.ft;
    matrix.values[at(entry(matrix.pattern, ends.to, ends.from))] += y.tf;
    const Complex series = 1.0 / branch.impedance;
    const double ratioSquared = std::norm(branch.ratio);
    matrix.rowSums[at(ends.from)] += series * (1.0 / ratioSquared - 1.0 / std::conj(branch.ratio)) +
                                     branch.halfShunt / ratioSquared;
    matrix.rowSums[at(ends.to)] += series * (1.0 - 1.0 / branch.ratio) + branch.halfShunt;
}

} // namespace

AdmittanceMatrix admittance(const FlowTerms& terms, const FlowOrder& order,
                            std::span<const int> branches, PositionRange range,
                            std::span<const Complex> shunts)
{
    std::vector<int> inside;
    std::vector<Ends> ends;
    for (const int index : branches) {
        const LiveBranch& branch = terms.branches[at(index)];
        const int from = order.positionOf[at(branch.from)];
        const int to = order.positionOf[at(branch.to)];
        if (from < range.begin || to < range.begin || from >= range.end || to >= range.end)
            continue;
        inside.push_back(index);
        ends.push_back({from - range.begin, to - range.begin});
    }
    AdmittanceMatrix matrix;
    matrix.pattern = patternOf(ends, range.size());
    matrix.values.assign(matrix.pattern.rows.size(), {});
    matrix.rowSums.assign(shunts.begin(), shunts.end());
    for (int i = 0; i < range.size(); ++i) {
        matrix.diagonals.push_back(entry(matrix.pattern, i, i));
        matrix.values[at(matrix.diagonals.back())] = shunts[at(i)];
    }
    for (std::size_t i = 0; i < inside.size(); ++i)
        addBranch(matrix, terms.branches[at(inside[i])], ends[i]);
    return matrix;
}

} // namespace hallwright::power
