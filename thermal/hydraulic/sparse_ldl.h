// SPDX-License-Identifier: GPL-3.0-or-later
// LDLᵀ factor of a sparse symmetric matrix whose pattern stays: A x = b with new values again and
// again.
//
// Ordered once by approximate minimum degree (Amestoy, Davis and Duff 1996). Then the columns are
// renumbered by their height in the elimination tree, which keeps the fill (any topological order
// of the tree does, Liu 1990) and makes neighbouring columns independent, so that the processor
// overlaps their divisions. The place that each product of the elimination lands at is written down
// beforehand: the numeric part walks these lists, right-looking, without any search, and carries
// the right side along. Networks of coolant are ladders and trees: columns hold two or three
// entries, too few for dense blocks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hallwright::thermal {

class SparseLdl {
public:
    struct Pair { // an entry off the diagonal, of two different unknowns
        std::uint32_t a;
        std::uint32_t b;
    };
    struct Row { // of the matrix: entry on the diagonal and right side
        double diagonal;
        double right;
    };

    SparseLdl(std::size_t unknowns, std::span<const Pair> pairs);

    std::size_t size() const { return row_.size(); }
    std::size_t entries() const { return rowOf_.size(); }
    // Row of an unknown in all that follows.
    std::uint32_t row(std::uint32_t unknown) const { return row_[unknown]; }
    // Place among the entries() for the entry of two rows that were given as a pair.
    std::uint32_t place(std::uint32_t rowA, std::uint32_t rowB) const;

    // Rows and entries hold the matrix and the right side; the solution goes to x, and the factor
    // takes the matrix's place. False where a pivot is not positive.
    bool solve(std::span<Row> rows, std::span<double> entries, std::span<double> x) const;
    // Another right side, with the rows and the factor that solve() left.
    void solveAgain(std::span<Row> rows, std::span<const double> factors,
                    std::span<double> x) const;

private:
    // Neighbouring columns with the same number of entries below the diagonal.
    struct Run {
        std::uint32_t first;
        std::uint32_t last;
        std::uint32_t count;
        std::uint32_t firstTarget;
    };
    void substitute(std::span<const Row> rows, std::span<const double> factors,
                    std::span<double> x) const;
    void lay(const std::vector<std::vector<std::uint32_t>>& columns);

    std::vector<std::uint32_t> row_;
    std::vector<std::uint32_t> start_;  // of each column's entries
    std::vector<std::uint32_t> rowOf_;  // of each entry, ascending within a column
    std::vector<std::uint32_t> target_; // per column: place of each pair of its entries
    std::vector<Run> runs_;
};

} // namespace hallwright::thermal
