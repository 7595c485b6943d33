// SPDX-License-Identifier: GPL-3.0-or-later
// The sparse nodal admittance matrix of an island or of its ring part: I = Y V.
//   Y_ii = sum of the two-port self terms at i + shunt_i,   Y_ij = sum of the mutual terms
#pragma once

#include "power/flow_order.h"
#include "power/klu_matrix.h"

#include <span>

namespace hallwright::power {

// Rows and columns are positions less `begin`. The pattern is symmetric, the values need not be
// (phase shifters), and stand by columns: values[k] = Y(rows[k], column of k).
struct AdmittanceMatrix {
    SparsePattern pattern;
    std::vector<Complex> values;
    std::vector<int> diagonals; // index of Y_jj in values
    // Y_ii + sum_j Y_ij added up from the branches, without cancellation: what is left of a row
    // when all voltages are equal. I_i = rowSum_i V_i + sum_j Y_ij (V_j - V_i) is exact to rounding
    // of V.
    std::vector<Complex> rowSums;
};

struct PositionRange {
    int begin = 0;
    int end = 0;
    int size() const { return end - begin; }
};

// Of the branches listed, those with both ends inside the range; `shunts` by row.
AdmittanceMatrix admittance(const FlowTerms& terms, const FlowOrder& order,
                            std::span<const int> branches, PositionRange range,
                            std::span<const Complex> shunts);

} // namespace hallwright::power
