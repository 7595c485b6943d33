// SPDX-License-Identifier: GPL-3.0-or-later
// Power through closed switches, found from the balance of the buses they join.
//
// Within one node the flows f of switches satisfy A f = d (A incidence, d what each bus takes). A
// tree has one answer; in a loop the one of least norm is taken, f = A^T (A A^T)^-1 d, which is
// also what equal small resistances would give.
#pragma once

#include "power/flow_terms.h"
#include "power/klu_matrix.h"

#include <optional>

namespace hallwright::power {

class SwitchFlow {
public:
    SwitchFlow(const model::ElectricalNetwork& network, const FlowTerms& terms);

    bool empty() const { return switches_.empty(); }
    const std::vector<int>& switches() const { return switches_; } // branches of the network
    // Power from `from` to `to` of each switch, given what leaves every bus by other ways (load
    // less generation, shunts, other branches). The bus that holds the node's voltage gives the
    // rest.
    std::vector<Complex> solve(const std::vector<Complex>& leaving);

private:
    std::vector<int> switches_;
    std::vector<int> fromRow_, toRow_; // -1: the bus that balances its node
    std::vector<int> busOfRow_;
    std::optional<KluMatrix<double>> laplacian_;
};

} // namespace hallwright::power
