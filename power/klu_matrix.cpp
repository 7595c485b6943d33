// SPDX-License-Identifier: GPL-3.0-or-later
#include "power/klu_matrix.h"

#include <klu.h>

#include <type_traits>

namespace hallwright::power {

template <class Scalar>
struct KluMatrix<Scalar>::Parts {
    static constexpr bool isComplex = !std::is_same_v<Scalar, double>;
    klu_common common{};
    klu_symbolic* symbolic = nullptr;
    klu_numeric* numeric = nullptr;

    Parts()
    {
        klu_defaults(&common);
        common.btf = 0; // the graphs are symmetric and connected: one block
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;
    ~Parts()
    {
        freeNumeric();
        if (symbolic)
            klu_free_symbolic(&symbolic, &common);
    }
    void freeNumeric()
    {
        if (!numeric)
            return;
        if constexpr (isComplex)
            klu_z_free_numeric(&numeric, &common);
        else
            klu_free_numeric(&numeric, &common);
    }
    bool refactor(SparsePattern& pattern, double* values)
    {
        int* starts = pattern.columnStarts.data();
        int* rows = pattern.rows.data();
        int good = 0;
        if constexpr (isComplex)
            good = klu_z_refactor(starts, rows, values, symbolic, numeric, &common) &&
                   klu_z_rcond(symbolic, numeric, &common);
        else
            good = klu_refactor(starts, rows, values, symbolic, numeric, &common) &&
                   klu_rcond(symbolic, numeric, &common);
        // Pivots kept from other numbers may have become tiny: then choose them anew.
        return good && common.status == KLU_OK && common.rcond > 1e-14;
    }
};

template <class Scalar>
KluMatrix<Scalar>::KluMatrix(SparsePattern pattern)
    : pattern_(std::move(pattern))
    , values_(pattern_.rows.size())
    , parts_(std::make_unique<Parts>())
{
}

template <class Scalar>
KluMatrix<Scalar>::KluMatrix(KluMatrix&&) noexcept = default;
template <class Scalar>
KluMatrix<Scalar>& KluMatrix<Scalar>::operator=(KluMatrix&&) noexcept = default;
template <class Scalar>
KluMatrix<Scalar>::~KluMatrix() = default;

template <class Scalar>
bool KluMatrix<Scalar>::factor()
{
    auto* values = reinterpret_cast<double*>(values_.data());
    int* starts = pattern_.columnStarts.data();
    int* rows = pattern_.rows.data();
    Parts& p = *parts_;
    if (!p.symbolic)
        p.symbolic = klu_analyze(pattern_.size(), starts, rows, &p.common);
    if (!p.symbolic)
        return false;
    if (p.numeric && p.refactor(pattern_, values))
        return true;
    p.freeNumeric();
    if constexpr (Parts::isComplex)
        p.numeric = klu_z_factor(starts, rows, values, p.symbolic, &p.common);
    else
        p.numeric = klu_factor(starts, rows, values, p.symbolic, &p.common);
    return p.numeric && p.common.status == KLU_OK;
}

template <class Scalar>
void KluMatrix<Scalar>::solve(std::vector<Scalar>& rightHandSide)
{
    auto* values = reinterpret_cast<double*>(rightHandSide.data());
    Parts& p = *parts_;
    const int size = pattern_.size();
    if constexpr (Parts::isComplex)
        klu_z_solve(p.symbolic, p.numeric, size, 1, values, &p.common);
    else
        klu_solve(p.symbolic, p.numeric, size, 1, values, &p.common);
}

template class KluMatrix<double>;
template class KluMatrix<std::complex<double>>;

} // namespace hallwright::power
