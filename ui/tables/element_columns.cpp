// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/element_columns.h"

#include "model/equipment/catalogue.h"
#include "model/results/result_fields.h"
#include "ui/words.h"

#include <QCoreApplication>

namespace hallwright::ui {

namespace {

const model::Rack* rackOf(const Document& document, const model::ElementRef& ref)
{
    return document.plan().racks.find({ref.number});
}

// Words for the references of a rack; empty for its other fields.
QString referenceWords(const Document& document, const model::Rack& rack, std::string_view key)
{
    if (key == "type") {
        const auto* type = model::typeOf(document.project(), rack.type);
        return type != nullptr ? qs(type->name) : QString();
    }
    const auto& plan = document.plan();
    if (key == "hall")
        return rack.at.hall ? elementName(plan, refTo(rack.at.hall)) : QString();
    if (key == "row")
        return rack.row ? elementName(plan, refTo(rack.row)) : QString();
    if (key == "superpod")
        return rack.superpod ? elementName(plan, refTo(rack.superpod)) : QString();
    return {};
}

ElementColumn rackFieldColumn(const Document& document, const model::Field<model::Rack>& field)
{
    ElementColumn column{
        translated("field", field.title), field, translated("field", field.help), {}, {}};
    column.value = [&document, &field](const model::ElementRef& ref) {
        const auto* rack = rackOf(document, ref);
        return rack != nullptr ? field.get(*rack) : model::FieldValue{};
    };
    if (field.kind == model::FieldKind::Reference)
        column.words = [&document,
                        key = std::string_view(field.key)](const model::ElementRef& ref) {
            const auto* rack = rackOf(document, ref);
            return rack != nullptr ? referenceWords(document, *rack, key) : QString();
        };
    return column;
}

// An element names its type by key: of the project's own types, or of the catalogue.
QString typeNameOf(const Document& document, const std::string& key)
{
    for (const auto& own : document.project().types)
        if (own.key == key)
            return qs(own.name);
    const auto* catalogue = document.services().catalogue;
    const auto* entry = catalogue != nullptr ? catalogue->find(key) : nullptr;
    return entry != nullptr ? qs(entry->name) : qs(key);
}

} // namespace

std::vector<ElementColumn> rackColumns(const Document& document)
{
    std::vector<ElementColumn> columns;
    for (const auto& field : model::fields<model::Rack>())
        columns.push_back(rackFieldColumn(document, field));
    for (const auto& figure : model::resultFigures<model::RackResult>()) {
        ElementColumn column = figureColumn(figure);
        column.value = [&document, &figure](const model::ElementRef& ref) -> model::FieldValue {
            const auto answer = document.assessment();
            const auto* rack = answer ? answer->rack({ref.number}) : nullptr;
            return rack != nullptr ? figure.get(*rack) : model::FieldValue{};
        };
        columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<ElementColumn> derivedColumns(const Document& document)
{
    model::FieldInfo keyInfo;
    std::vector<ElementColumn> columns{
        {QCoreApplication::translate("Tables", "Element"),
         keyInfo,
         {},
         [](const model::ElementRef& ref) { return model::FieldValue{ref.key}; },
         {}}};
    for (const auto& figure : model::resultFigures<model::ElementResult>()) {
        ElementColumn column = figureColumn(figure);
        column.value = [&document, &figure](const model::ElementRef& ref) -> model::FieldValue {
            const auto answer = document.assessment();
            const auto* element = answer ? answer->element(ref.key) : nullptr;
            return element != nullptr ? figure.get(*element) : model::FieldValue{};
        };
        const std::string_view key = figure.key;
        if (key == "kind" || key == "type")
            column.words = [&document, key](const model::ElementRef& ref) {
                const auto answer = document.assessment();
                const auto* element = answer ? answer->element(ref.key) : nullptr;
                if (element == nullptr)
                    return QString();
                return key == "kind" ? equipmentKindName(element->kind)
                                     : typeNameOf(document, element->type);
            };
        columns.push_back(std::move(column));
    }
    return columns;
}

std::vector<model::ElementRef> rackElements(const Document& document)
{
    std::vector<model::ElementRef> out;
    out.reserve(document.plan().racks.size());
    for (const auto& rack : document.plan().racks)
        out.push_back(refTo(rack.id));
    return out;
}

std::vector<model::ElementRef> derivedElements(const Document& document)
{
    std::vector<model::ElementRef> out;
    if (const auto answer = document.assessment())
        for (const auto& element : answer->elements)
            out.push_back(model::refTo(element.key));
    return out;
}

} // namespace hallwright::ui
