// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/price_book.h"

namespace hallwright::model {

namespace {

Input inputOf(const detail::BookRow& row)
{
    Input out;
    out.key = row.name;
    out.title = row.title;
    out.measure = row.measure;
    out.value = fromFile(row.measure, row.value);
    out.low = fromFile(row.measure, row.low);
    out.high = fromFile(row.measure, row.high);
    out.distribution = row.distribution;
    out.source = row.source;
    return out;
}

std::vector<Input> wholeBook()
{
    std::vector<Input> out(inputCount);
    for (const auto& part : {detail::priceRows(), detail::runningRows(), detail::reliabilityRows(),
                             detail::powerReliabilityRows(), detail::backupRows(),
                             detail::siteRows(), detail::fabricRows(), detail::choiceRows()})
        for (const auto& row : part) {
            auto& place = out[static_cast<std::size_t>(row.key)];
            ensure(place.key.empty(), "an assumption is in the price book once");
            place = inputOf(row);
        }
    for (const auto& row : out)
        ensure(!row.key.empty(), "every assumption is in the price book");
    return out;
}

} // namespace

const std::vector<Input>& priceBook()
{
    static const std::vector<Input> book = wholeBook();
    return book;
}

const Input& defaultInput(InputKey key)
{
    return priceBook()[static_cast<std::size_t>(key)];
}

std::optional<InputKey> findInputKey(std::string_view key)
{
    const auto& book = priceBook();
    for (std::size_t i = 0; i < book.size(); ++i)
        if (book[i].key == key)
            return static_cast<InputKey>(i);
    return std::nullopt;
}

std::vector<Input> inputsOf(const Project& project)
{
    std::vector<Input> out = priceBook();
    for (const auto& row : project.inputs)
        if (const auto key = findInputKey(row.key))
            out[static_cast<std::size_t>(*key)] = row;
    return out;
}

InputValues valuesOf(const std::vector<Input>& inputs)
{
    ensure(inputs.size() == inputCount, "inputs are in the order of InputKey");
    InputValues out{};
    for (std::size_t i = 0; i < inputCount; ++i)
        out[i] = inputs[i].value;
    return out;
}

} // namespace hallwright::model
