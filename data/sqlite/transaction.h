// SPDX-License-Identifier: GPL-3.0-or-later
// A write transaction: everything of it, or, without commit(), nothing.
#pragma once

#include "data/sqlite/database.h"

namespace hallwright::data {

class Transaction {
public:
    // Takes the write lock at once, so that what is read inside stays true until the commit.
    static model::Result<Transaction> begin(Database& database);
    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    model::Result<void> commit();

private:
    explicit Transaction(Database& database)
        : database_(&database)
    {
    }

    Database* database_ = nullptr; // null once ended
};

} // namespace hallwright::data
