// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted Laplacian of the core network, A_ii = Σ P, A_ij = -P with P = 1/(dh/dq): symmetric and
// positive definite where every part touches a held head. Ordered once by approximate minimum
// degree (Amestoy, Davis and Duff 1996), symbolic factor kept, every entry's place known
// beforehand.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

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
    ~GradientMatrix();
    GradientMatrix(GradientMatrix&&) noexcept;
    GradientMatrix& operator=(GradientMatrix&&) noexcept;

    // Row of each unknown in right sides and solutions.
    std::uint32_t row(std::uint32_t unknown) const { return row_[unknown]; }
    std::size_t size() const { return row_.size(); }

    void clear();
    void add(std::size_t edge, double conductance)
    {
        const Slots& slots = slots_[edge];
        values_[slots.from] += conductance;
        values_[slots.to] += conductance;
        values_[slots.between] -= conductance;
    }
    // Ties one row to a held head by a conductance of its own size.
    void anchor(std::uint32_t row);

    // False where the matrix is not positive definite.
    bool factorize();
    // The first size() entries are overwritten by the solution.
    void solve(std::span<double> rightSide);

private:
    struct Slots {
        std::uint32_t from;
        std::uint32_t to;
        std::uint32_t between;
    };
    struct Factor;

    void place(std::span<const Ends> edges);

    std::vector<std::uint32_t> row_;
    std::vector<std::uint32_t> diagonal_; // slot of each row's diagonal entry
    std::vector<Slots> slots_;
    double* values_ = nullptr; // of the sparse matrix, with one more place for what is not kept
    std::unique_ptr<Factor> factor_;
};

} // namespace hallwright::thermal
