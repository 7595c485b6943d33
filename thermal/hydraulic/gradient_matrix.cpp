// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/gradient_matrix.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCholesky>
#include <Eigen/SparseCore>

#include <algorithm>

namespace hallwright::thermal {

namespace {

using Sparse = Eigen::SparseMatrix<double, Eigen::ColMajor, int>;
// The matrix is handed over already permuted: natural order and the upper half avoid a copy per
// lap.
using Cholesky = Eigen::SimplicialLDLT<Sparse, Eigen::Upper, Eigen::NaturalOrdering<int>>;

Sparse upperPattern(std::size_t unknowns, std::span<const GradientMatrix::Ends> edges,
                    std::span<const std::uint32_t> row)
{
    std::vector<Eigen::Triplet<double, int>> entries;
    entries.reserve(unknowns + edges.size());
    for (int i = 0; i < static_cast<int>(unknowns); ++i)
        entries.emplace_back(i, i, 1.0);
    for (const auto& edge : edges) {
        if (edge.from == GradientMatrix::held || edge.to == GradientMatrix::held)
            continue;
        const int a = static_cast<int>(row[edge.from]);
        const int b = static_cast<int>(row[edge.to]);
        entries.emplace_back(std::min(a, b), std::max(a, b), 1.0);
    }
    Sparse matrix(static_cast<Eigen::Index>(unknowns), static_cast<Eigen::Index>(unknowns));
    matrix.setFromTriplets(entries.begin(), entries.end());
    matrix.makeCompressed();
    return matrix;
}

std::uint32_t slotOf(const Sparse& matrix, std::uint32_t a, std::uint32_t b)
{
    const int column = static_cast<int>(std::max(a, b));
    const int wanted = static_cast<int>(std::min(a, b));
    const int* first = matrix.innerIndexPtr() + matrix.outerIndexPtr()[column];
    const int* last = matrix.innerIndexPtr() + matrix.outerIndexPtr()[column + 1];
    return static_cast<std::uint32_t>(std::lower_bound(first, last, wanted) -
                                      matrix.innerIndexPtr());
}

std::vector<std::uint32_t> minimumDegreeRows(std::size_t unknowns,
                                             std::span<const GradientMatrix::Ends> edges)
{
    std::vector<std::uint32_t> natural(unknowns);
    for (std::uint32_t i = 0; i < unknowns; ++i)
        natural[i] = i;
    const Sparse pattern = upperPattern(unknowns, edges, natural);
    Eigen::AMDOrdering<int> ordering;
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> permutation;
    ordering(pattern.selfadjointView<Eigen::Upper>(), permutation);
    std::vector<std::uint32_t> row(unknowns); // AMD answers with the unknown that comes at each row
    for (std::uint32_t i = 0; i < unknowns; ++i)
        row[static_cast<std::size_t>(permutation.indices()[static_cast<Eigen::Index>(i)])] = i;
    return row;
}

} // namespace

struct GradientMatrix::Factor {
    Sparse matrix;
    Cholesky cholesky;
};

GradientMatrix::~GradientMatrix() = default;
GradientMatrix::GradientMatrix(GradientMatrix&&) noexcept = default;
GradientMatrix& GradientMatrix::operator=(GradientMatrix&&) noexcept = default;

GradientMatrix::GradientMatrix(std::size_t unknowns, std::span<const Ends> edges)
    : factor_(std::make_unique<Factor>())
{
    if (unknowns > 0)
        row_ = minimumDegreeRows(unknowns, edges);
    factor_->matrix = upperPattern(unknowns, edges, row_);
    factor_->matrix.data().reserve(1); // the place for entries of held ends
    values_ = factor_->matrix.valuePtr();
    place(edges);
    if (unknowns > 0)
        factor_->cholesky.analyzePattern(factor_->matrix);
}

void GradientMatrix::place(std::span<const Ends> edges)
{
    const Sparse& matrix = factor_->matrix;
    const auto nowhere = static_cast<std::uint32_t>(matrix.nonZeros());
    for (std::uint32_t i = 0; i < row_.size(); ++i)
        diagonal_.push_back(slotOf(matrix, i, i));
    slots_.reserve(edges.size());
    for (const Ends& edge : edges) {
        Slots slots{nowhere, nowhere, nowhere};
        if (edge.from != held)
            slots.from = diagonal_[row_[edge.from]];
        if (edge.to != held)
            slots.to = diagonal_[row_[edge.to]];
        if (edge.from != held && edge.to != held)
            slots.between = slotOf(matrix, row_[edge.from], row_[edge.to]);
        slots_.push_back(slots);
    }
}

void GradientMatrix::clear()
{
    std::fill_n(values_, factor_->matrix.nonZeros() + 1, 0.0);
}

void GradientMatrix::anchor(std::uint32_t row)
{
    double& entry = values_[diagonal_[row]];
    entry += entry > 0.0 ? entry : 1.0;
}

bool GradientMatrix::factorize()
{
    if (row_.empty())
        return true;
    factor_->cholesky.factorize(factor_->matrix);
    if (factor_->cholesky.info() != Eigen::Success)
        return false;
    return factor_->cholesky.vectorD().minCoeff() > 0.0;
}

void GradientMatrix::solve(std::span<double> rightSide)
{
    if (row_.empty())
        return;
    Eigen::Map<Eigen::VectorXd> x(rightSide.data(), static_cast<Eigen::Index>(row_.size()));
    factor_->cholesky.matrixL().solveInPlace(x);
    x.array() /= factor_->cholesky.vectorD().array();
    factor_->cholesky.matrixU().solveInPlace(x);
}

} // namespace hallwright::thermal
