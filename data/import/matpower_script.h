// SPDX-License-Identifier: GPL-3.0-or-later
// Carries out the statements of a MATPOWER case file as far as load flow needs them.
#pragma once

#include "model/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hallwright::data {

// A value: scalar (1 x 1) or table.
struct MatpowerTable {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<double> values; // by rows
    std::vector<int> lines;     // of each row in the file; empty for computed values
    double at(std::size_t row, std::size_t column) const { return values[row * columns + column]; }
    friend bool operator==(const MatpowerTable&, const MatpowerTable&) = default;
};

// What the script leaves behind.
struct MatpowerFields {
    std::string version;
    std::map<std::string, MatpowerTable, std::less<>> tables; // "mpc.bus", "Vbase"…
    std::map<std::string, int, std::less<>> lines;            // where each was first set
};

// Understood: `function NAME = …`; assignment of numbers, tables, strings and cells to names and to
// mpc.FIELD; `[PQ, PV, …] = idx_bus | idx_brch | idx_gen` and define_constants; assignment to whole
// columns, mpc.FIELD(:, COLUMNS) = …, or to one element; expressions of + - * / ^ and their
// element-wise forms over scalars and columns, with sin cos tan asin acos atan sqrt abs exp and pi.
// Any other statement is a Fault Unsupported with file and line.
model::Result<MatpowerFields> runMatpowerScript(std::string_view text, const std::string& file);

} // namespace hallwright::data
