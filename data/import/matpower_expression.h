// SPDX-License-Identifier: GPL-3.0-or-later
// Expressions of a MATPOWER case file over scalars, tables and their columns.
#pragma once

#include "data/import/matpower_script.h"
#include "data/import/matpower_token.h"

#include <optional>

namespace hallwright::data {

// Rows and columns of a table, counted from 0.
struct MatpowerPart {
    std::vector<std::size_t> rows;
    std::vector<std::size_t> columns;
};

// Walks over tokens and computes. After the first fault everything yields empty values.
class MatpowerExpression {
public:
    MatpowerExpression(const std::vector<MatpowerToken>& tokens, const std::string& file,
                       const MatpowerFields& fields);

    const MatpowerToken& peek() const;
    const MatpowerToken& take();
    void expect(std::string_view sign);
    MatpowerTable expression();
    // What stands in parentheses after the name of a table.
    MatpowerPart part(const std::string& name);

    void reject(model::FaultCode code, model::Message what); // at the present line
    void unsupported(const MatpowerToken& at);
    bool failed() const { return fault_.has_value(); }
    const std::optional<model::Fault>& fault() const { return fault_; }

private:
    MatpowerTable product();
    MatpowerTable power();
    MatpowerTable factor();
    MatpowerTable literal(); // [ … ; … ]
    MatpowerTable named();
    MatpowerTable called(const std::string& function);
    std::vector<std::size_t> indices(std::size_t count);
    MatpowerTable combine(const MatpowerTable& a, const MatpowerTable& b,
                          const MatpowerToken& sign);
    bool separates(const MatpowerToken& sign) const;

    const std::vector<MatpowerToken>& tokens_;
    const std::string& file_;
    const MatpowerFields& fields_;
    std::size_t at_ = 0;
    bool inLiteral_ = false;
    int depth_ = 0; // of nested expressions
    std::optional<model::Fault> fault_;
};

} // namespace hallwright::data
