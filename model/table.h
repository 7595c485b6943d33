// SPDX-License-Identifier: GPL-3.0-or-later
// Rows sorted by id in shared chunks: an edit copies the chunks it touches and the spine, so that a
// snapshot is a pointer copy and two versions share what they have in common.
#pragma once

#include "model/result.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace hallwright::model {

// Content hash of a row; provided beside the row's field descriptions (fields.h).
template <class Row>
std::uint64_t rowHash(const Row& row);

template <class Row>
class Table {
public:
    using RowType = Row;
    using IdType = decltype(Row::id);
    static constexpr std::size_t chunkLimit = 128;

    struct Chunk {
        std::vector<Row> rows;
        mutable std::atomic<std::uint64_t> hash{0}; // 0: not computed yet
        explicit Chunk(std::vector<Row> r)
            : rows(std::move(r))
        {
        }
    };

    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Row;
        using difference_type = std::ptrdiff_t;
        using pointer = const Row*;
        using reference = const Row&;
        Iterator() = default;
        Iterator(const Table* table, std::size_t chunk, std::size_t row)
            : table_(table)
            , chunk_(chunk)
            , row_(row)
        {
        }
        reference operator*() const { return (*table_->spine_)[chunk_]->rows[row_]; }
        pointer operator->() const { return &**this; }
        Iterator& operator++()
        {
            if (++row_ == (*table_->spine_)[chunk_]->rows.size()) {
                row_ = 0;
                ++chunk_;
            }
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator old = *this;
            ++*this;
            return old;
        }
        friend bool operator==(const Iterator& a, const Iterator& b)
        {
            return a.chunk_ == b.chunk_ && a.row_ == b.row_;
        }

    private:
        const Table* table_ = nullptr;
        std::size_t chunk_ = 0;
        std::size_t row_ = 0;
    };

    Table()
        : spine_(std::make_shared<const Spine>())
    {
    }
    explicit Table(std::vector<Row> rows)
        : Table()
    {
        *this = with(std::move(rows));
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Iterator begin() const { return {this, 0, 0}; }
    Iterator end() const { return {this, spine_->size(), 0}; }

    const Row* find(IdType id) const
    {
        const auto chunk = chunkOf(id);
        if (chunk == spine_->end())
            return nullptr;
        const auto& rows = (*chunk)->rows;
        const auto row =
            std::lower_bound(rows.begin(), rows.end(), id,
                             [](const Row& r, IdType wanted) { return r.id < wanted; });
        return row != rows.end() && row->id == id ? &*row : nullptr;
    }

    // The table with each given row put in, replacing the one of its id. One batch, any order.
    Table with(std::vector<Row> rows) const
    {
        std::stable_sort(rows.begin(), rows.end(),
                         [](const Row& a, const Row& b) { return a.id < b.id; });
        Spine spine;
        auto next = rows.begin();
        for (std::size_t i = 0; i < spine_->size(); ++i) {
            const auto& chunk = (*spine_)[i];
            const bool last = i + 1 == spine_->size();
            auto upto = next;
            while (upto != rows.end() && (last || upto->id < (*spine_)[i + 1]->rows.front().id))
                ++upto;
            if (next == upto)
                spine.push_back(chunk);
            else
                append(spine, merged(chunk->rows, next, upto));
            next = upto;
        }
        if (next != rows.end())
            append(spine, merged({}, next, rows.end()));
        return Table(std::move(spine));
    }

    // The table without the rows of these ids; ids that are not there are passed over.
    Table without(std::vector<IdType> ids) const
    {
        std::sort(ids.begin(), ids.end());
        Spine spine;
        for (const auto& chunk : *spine_) {
            const auto first = std::lower_bound(ids.begin(), ids.end(), chunk->rows.front().id);
            if (first == ids.end() || *first > chunk->rows.back().id) {
                spine.push_back(chunk);
                continue;
            }
            std::vector<Row> kept;
            for (const auto& row : chunk->rows)
                if (!std::binary_search(ids.begin(), ids.end(), row.id))
                    kept.push_back(row);
            append(spine, std::move(kept));
        }
        return Table(std::move(spine));
    }

    // Content hash over all rows; kept per chunk, so it costs only what changed.
    std::uint64_t fingerprint() const
    {
        std::uint64_t hash = 0xcbf29ce484222325ULL;
        for (const auto& chunk : *spine_)
            for (const std::uint64_t part : {chunkHash(*chunk), std::uint64_t(chunk->rows.size())})
                hash = (hash ^ part) * 0x100000001b3ULL;
        return hash;
    }

    friend bool operator==(const Table& a, const Table& b)
    {
        if (a.spine_ == b.spine_)
            return true;
        return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
    }

    // Whether the two share their storage: equal for certain, found without reading a row.
    bool sharesAllWith(const Table& other) const { return spine_ == other.spine_; }

    // Chunks present in this table but not, as the same storage, in the other.
    std::vector<std::shared_ptr<const Chunk>> chunksNotIn(const Table& other) const
    {
        std::vector<const Chunk*> theirs;
        for (const auto& chunk : *other.spine_)
            theirs.push_back(chunk.get());
        std::sort(theirs.begin(), theirs.end());
        std::vector<std::shared_ptr<const Chunk>> mine;
        for (const auto& chunk : *spine_)
            if (!std::binary_search(theirs.begin(), theirs.end(), chunk.get()))
                mine.push_back(chunk);
        return mine;
    }

private:
    using Spine = std::vector<std::shared_ptr<const Chunk>>;

    explicit Table(Spine spine)
    {
        for (const auto& chunk : spine)
            size_ += chunk->rows.size();
        spine_ = std::make_shared<const Spine>(std::move(spine));
    }

    typename Spine::const_iterator chunkOf(IdType id) const
    {
        auto after = std::upper_bound(
            spine_->begin(), spine_->end(), id,
            [](IdType wanted, const auto& chunk) { return wanted < chunk->rows.front().id; });
        return after == spine_->begin() ? spine_->end() : std::prev(after);
    }

    template <class It>
    static std::vector<Row> merged(const std::vector<Row>& old, It first, It last)
    {
        std::vector<Row> out;
        out.reserve(old.size() + static_cast<std::size_t>(last - first));
        auto row = old.begin();
        while (first != last) {
            while (row != old.end() && row->id < first->id)
                out.push_back(*row++);
            if (row != old.end() && row->id == first->id)
                ++row;
            while (std::next(first) != last && std::next(first)->id == first->id)
                ++first; // of two rows with one id in a batch the later counts
            out.push_back(std::move(*first++));
        }
        out.insert(out.end(), row, old.end());
        return out;
    }

    static void append(Spine& spine, std::vector<Row> rows)
    {
        const std::size_t pieces = (rows.size() + chunkLimit - 1) / chunkLimit;
        for (std::size_t i = 0; i < pieces; ++i) {
            const auto from = static_cast<std::ptrdiff_t>(rows.size() * i / pieces);
            const auto to = static_cast<std::ptrdiff_t>(rows.size() * (i + 1) / pieces);
            spine.push_back(std::make_shared<const Chunk>(
                std::vector<Row>(std::make_move_iterator(rows.begin() + from),
                                 std::make_move_iterator(rows.begin() + to))));
        }
    }

    static std::uint64_t chunkHash(const Chunk& chunk)
    {
        std::uint64_t hash = chunk.hash.load(std::memory_order_relaxed);
        if (hash != 0)
            return hash;
        hash = 0x9e3779b97f4a7c15ULL;
        for (const auto& row : chunk.rows)
            hash = (hash ^ rowHash(row)) * 0x100000001b3ULL;
        hash = hash == 0 ? 1 : hash;
        chunk.hash.store(hash, std::memory_order_relaxed);
        return hash;
    }

    std::shared_ptr<const Spine> spine_;
    std::size_t size_ = 0;
};

template <class Row>
struct TableDiff {
    using IdType = decltype(Row::id);
    std::vector<IdType> added;
    std::vector<IdType> removed;
    std::vector<IdType> changed;
    bool empty() const { return added.empty() && removed.empty() && changed.empty(); }
};

// What changed between two versions; reads only the chunks that they do not share.
template <class Row>
TableDiff<Row> diff(const Table<Row>& before, const Table<Row>& after)
{
    TableDiff<Row> out;
    if (before.sharesAllWith(after))
        return out;
    for (const auto& chunk : after.chunksNotIn(before))
        for (const auto& row : chunk->rows) {
            const Row* old = before.find(row.id);
            if (old == nullptr)
                out.added.push_back(row.id);
            else if (!(*old == row))
                out.changed.push_back(row.id);
        }
    for (const auto& chunk : before.chunksNotIn(after))
        for (const auto& row : chunk->rows)
            if (after.find(row.id) == nullptr)
                out.removed.push_back(row.id);
    return out;
}

} // namespace hallwright::model
