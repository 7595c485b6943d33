// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sqlite/transaction.h"

#include <utility>

namespace hallwright::data {

using model::Result;

Result<Transaction> Transaction::begin(Database& database)
{
    if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun)
        return model::fail(begun.error());
    return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr))
{
}

Transaction::~Transaction()
{
    if (database_ != nullptr)
        (void)database_->execute("ROLLBACK");
}

Result<void> Transaction::commit()
{
    auto done = database_->execute("COMMIT");
    if (done)
        database_ = nullptr;
    return done;
}

} // namespace hallwright::data
