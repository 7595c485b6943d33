// SPDX-License-Identifier: GPL-3.0-or-later
#include "thermal/hydraulic/gradient_matrix.h"

#include <algorithm>

namespace hallwright::thermal {

namespace {

bool isInside(const GradientMatrix::Ends& edge)
{
    return edge.from != GradientMatrix::held && edge.to != GradientMatrix::held;
}

std::vector<SparseLdl::Pair> pairsOf(std::span<const GradientMatrix::Ends> edges)
{
    std::vector<SparseLdl::Pair> pairs;
    pairs.reserve(edges.size());
    for (const auto& edge : edges)
        if (isInside(edge))
            pairs.push_back({edge.from, edge.to});
    return pairs;
}

} // namespace

GradientMatrix::GradientMatrix(std::size_t unknowns, std::span<const Ends> edges)
    : factor_(unknowns, pairsOf(edges))
    , entries_(factor_.entries() + 1)
{
    const auto nowhere = static_cast<std::uint32_t>(factor_.entries());
    between_.reserve(edges.size());
    for (const Ends& edge : edges)
        between_.push_back(isInside(edge) ? factor_.place(row(edge.from), row(edge.to)) : nowhere);
}

void GradientMatrix::clear(std::span<const double> demand)
{
    rows_.resize(demand.size());
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i] = {0.0, -demand[i]};
    std::fill(entries_.begin(), entries_.end(), 0.0);
}

void GradientMatrix::clearRight(std::span<const double> demand)
{
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i].right = -demand[i];
}

void GradientMatrix::anchor(std::uint32_t row)
{
    double& entry = rows_[row].diagonal;
    entry += entry > 0.0 ? entry : 1.0;
}

bool GradientMatrix::solve(std::span<double> x)
{
    return factor_.solve(rows_, entries_, x);
}

} // namespace hallwright::thermal
