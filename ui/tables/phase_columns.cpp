// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/phase_columns.h"

#include "ui/tables/element_columns.h"

#include <QCoreApplication>

#include <algorithm>

namespace hallwright::ui {

using model::PhaseBalance;

std::vector<ElementColumn> phaseColumns(const Document& document)
{
    std::vector<ElementColumn> columns{
        {QCoreApplication::translate("Tables", "Busway or panel"),
         {},
         {},
         [](const model::ElementRef& ref) { return model::FieldValue{ref.key}; },
         {}}};
    for (const auto& figure : model::resultFigures<PhaseBalance>()) {
        ElementColumn column = figureColumn(figure);
        column.value = [&document, &figure](const model::ElementRef& ref) -> model::FieldValue {
            const auto answer = document.assessment();
            if (!answer)
                return {};
            const auto at =
                std::find_if(answer->phases.begin(), answer->phases.end(),
                             [&ref](const auto& run) { return run.element == ref.key; });
            return at != answer->phases.end() ? figure.get(*at) : model::FieldValue{};
        };
        columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<model::ElementRef> phaseElements(const Document& document)
{
    std::vector<model::ElementRef> out;
    if (const auto answer = document.assessment())
        for (const auto& run : answer->phases)
            out.push_back(model::refTo(run.element));
    return out;
}

} // namespace hallwright::ui
