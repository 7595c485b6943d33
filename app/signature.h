// SPDX-License-Identifier: GPL-3.0-or-later
// Hash of numbers and texts, for telling whether a question was answered before.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>

namespace hallwright::app {

class Signature {
public:
    Signature& operator<<(std::uint64_t bits)
    {
        bits ^= bits >> 31;
        bits *= 0x7fb5d329728ea185ULL;
        bits ^= bits >> 27;
        hash_ = (hash_ ^ bits) * 0x100000001b3ULL;
        return *this;
    }
    Signature& operator<<(double value)
    {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        return *this << bits;
    }
    Signature& operator<<(const std::string& words)
    {
        for (const char c : words)
            *this << std::uint64_t{static_cast<unsigned char>(c)};
        return *this << std::uint64_t{words.size()};
    }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

} // namespace hallwright::app
