// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the text parameters of a named edit: quantities with units, counts, choices, references.
#pragma once

#include "model/edit/named_edit.h"
#include "model/measure.h"

#include <optional>

namespace hallwright::model {

// Reads parameters one by one and keeps the first Fault; after it every read gives a default.
class ArgumentReader {
public:
    explicit ArgumentReader(const EditArguments& arguments)
        : arguments_(arguments)
    {
    }

    bool has(const std::string& key) const { return arguments_.contains(key); }
    std::string text(const std::string& key, std::string otherwise = {});
    double quantity(const std::string& key, Measure measure, double otherwise = 0.0); // SI
    int count(const std::string& key, int otherwise);
    // "rack/1,rack/2": of the context's plan, else a Fault that names what it lacks.
    std::vector<ElementRef> elements(const std::string& key, const EditContext& context);
    template <class E>
    E choice(const std::string& key, E otherwise)
    {
        return has(key) ? static_cast<E>(choiceIndex(key, choicesOf(otherwise))) : otherwise;
    }
    // The hall named by the argument "hall" (label or number), else the context's.
    HallId hall(const EditContext& context);

    const std::optional<Fault>& fault() const { return fault_; }

private:
    std::size_t choiceIndex(const std::string& key, std::span<const Choice> choices);
    void failed(const std::string& key, Fault fault);

    const EditArguments& arguments_;
    std::optional<Fault> fault_;
};

} // namespace hallwright::model
