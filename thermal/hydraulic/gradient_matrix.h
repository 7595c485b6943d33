// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted Laplacian of the core network, A_ii = Σ P, A_ij = -P with P = 1/(dh/dq), and its right
// side: symmetric and positive definite where every part touches a held head. Every edge's place in
// the factor is known beforehand.
#pragma once

#include "thermal/hydraulic/sparse_ldl.h"

namespace hallwright::thermal {

class GradientMatrix {
public:
    // Nodes are numbered 0 … unknowns-1; an end that is held has the number `held`.
    static constexpr std::uint32_t held = UINT32_MAX;
    struct Ends {
        std::uint32_t from;
        std::uint32_t to;
    };

    GradientMatrix(std::size_t unknowns, std::span<const Ends> edges);

    // Row of each unknown in right sides and solutions.
    std::uint32_t row(std::uint32_t unknown) const { return factor_.row(unknown); }
    std::size_t size() const { return factor_.size(); }

    // Empty rows with the right side -demand: first the unknown rows, then the held ones, whose
    // entries lead nowhere.
    void clear(std::span<const double> demand);
    // An edge between two rows, and the flow in it that the right side balances.
    void add(std::size_t edge, Ends rows, double conductance, double flow)
    {
        SparseLdl::Row& from = rows_[rows.from];
        SparseLdl::Row& to = rows_[rows.to];
        from.diagonal += conductance;
        from.right -= flow;
        to.diagonal += conductance;
        to.right += flow;
        entries_[between_[edge]] -= conductance;
    }
    // Ties one row to a held head by a conductance of its own size.
    void anchor(std::uint32_t row);

    // The first size() values of x become the solution, and the factor takes the matrix's place;
    // false where that is not positive definite.
    bool solve(std::span<double> x);

    // Another right side for the factor of the last solve().
    void clearRight(std::span<const double> demand);
    void addFlow(Ends rows, double flow)
    {
        rows_[rows.from].right -= flow;
        rows_[rows.to].right += flow;
    }
    void solveAgain(std::span<double> x) { factor_.solveAgain(rows_, entries_, x); }

private:
    SparseLdl factor_;
    std::vector<std::uint32_t> between_; // per edge: its entry, the last one where an end is held
    std::vector<SparseLdl::Row> rows_;
    std::vector<double> entries_;
};

} // namespace hallwright::thermal
