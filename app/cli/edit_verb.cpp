// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/edit_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/quick_card.h"
#include "data/catalogue/catalogue_library.h"
#include "model/edit/named_edit.h"
#include "model/edit/types.h"
#include "model/quantity_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;

namespace {

Result<EditArguments> argumentsOf(const EditOptions& options)
{
    EditArguments arguments;
    for (const auto& pair : options.arguments) {
        const auto equals = pair.find('=');
        if (equals == std::string::npos || equals == 0)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("app", "\"{0}\" is not key=value"), {pair}},
                        options.name);
        arguments[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
    if (!options.hall.empty())
        arguments.emplace("hall", options.hall);
    return arguments;
}

Result<Project> addTypes(const Project& project, const EditArguments& arguments)
{
    const auto file = arguments.find("file");
    if (file == arguments.end())
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("app", "add-type needs file="), {}}, "add-type");
    const auto entries = data::loadCatalogueFile(file->second);
    if (!entries)
        return tl::unexpected<Fault>(entries.error());
    Result<Project> after = project;
    for (const auto& entry : *entries)
        after = after.and_then([&entry](const Project& before) { return putType(before, entry); });
    return after;
}

// A value that breaks its bounds came in as an argument here, not in a file.
Result<Project> asArguments(Result<Project> after)
{
    if (!after && after.error().code == FaultCode::InvalidInput)
        after.error().code = FaultCode::InvalidArgument;
    return after;
}

} // namespace

Result<Outcome> runEdit(const EditOptions& options)
{
    const auto arguments = argumentsOf(options);
    if (!arguments)
        return tl::unexpected<Fault>(arguments.error());
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    auto held = holdProject(options.file);
    if (!held)
        return tl::unexpected<Fault>(held.error());
    const bool needsNone = options.name == "add-alternative" || options.name == "add-type" ||
                           options.name == "project" || options.name == "site" ||
                           options.name == "set-input";
    const auto alternative = needsNone && options.alternative.empty()
                                 ? Result<AlternativeId>(AlternativeId{})
                                 : chooseAlternative(held->project, options.alternative);
    if (!alternative)
        return tl::unexpected<Fault>(alternative.error());
    const auto after =
        options.name == "add-type"
            ? addTypes(held->project, *arguments)
            : asArguments(applyNamedEdit({held->project, *catalogue, *alternative, {}},
                                         options.name, *arguments));
    if (!after)
        return tl::unexpected<Fault>(after.error());
    if (const auto saved = data::saveProject(options.file, *after); !saved)
        return tl::unexpected<Fault>(saved.error());
    return Outcome{};
}

std::string editList()
{
    std::string out;
    for (const auto& edit : allEdits()) {
        out += fmt::format("{:<22} {}\n", edit.name, edit.title);
        for (const auto& parameter : edit.parameters)
            out +=
                fmt::format("    {:<16} {}{}\n", std::string(parameter.key) + "=", parameter.what,
                            parameter.need == EditParameter::Need::Optional ? " (optional)" : "");
        if (edit.takesFields)
            out += "    FIELD=VALUE      any field of the table\n";
    }
    out += fmt::format("{:<22} {}\n    {:<16} {}\n", "add-type",
                       "Take equipment types into the project", "file=", "a catalogue file (JSON)");
    return out;
}

Result<Outcome> runSize(const SizeOptions& options)
{
    const auto catalogue = shippedCatalogue();
    if (!catalogue)
        return tl::unexpected<Fault>(catalogue.error());
    QuickCardRequest request;
    request.perRack = kilowatts(options.kw);
    request.racks = options.count;
    request.distance = metres(options.metres);
    request.supply = celsius(options.supplyC);
    const auto card = quickCard(*catalogue, request);
    if (!card)
        return tl::unexpected<Fault>(card.error());
    const std::vector<std::pair<std::string, nlohmann::ordered_json>> rows{
        {"liquid_heat_kw", toFile(Measure::Power, inSi(card->liquidHeat))},
        {"flow_lpm", toFile(Measure::CoolantFlow, inSi(card->flow))},
        {"capacity_flow_lpm", toFile(Measure::CoolantFlow, inSi(card->capacityFlow))},
        {"return_c", toFile(Measure::Temperature, inSi(card->returned))},
        {"pipe", card->pipe},
        {"pipe_bore_mm", toFile(Measure::PipeDiameter, inSi(card->pipeBore))},
        {"velocity_m_s", inSi(card->velocity)},
        {"gradient_pa_m", inSi(card->gradient)},
        {"pipe_drop_kpa", toFile(Measure::Pressure, inSi(card->pipeDrop))},
        {"cdu", card->cdu},
        {"cdus_needed", card->cdus},
        {"cdus_installed", card->cdusInstalled},
        {"busway", card->busway},
        {"racks_per_busway", card->racksPerBusway},
        {"busways_per_feed", card->buswaysPerFeed},
        {"busway_current_a", inSi(card->current)},
    };
    if (options.form == OutputForm::Json) {
        nlohmann::ordered_json out{{"schema", 1}};
        for (const auto& [key, value] : rows)
            out[key] = value;
        return Outcome{out.dump(2) + "\n", 0};
    }
    TextTable table({{"Figure", Align::Left}, {"Value", Align::Right}});
    for (const auto& [key, value] : rows)
        table.row({key, value.is_number_float() ? numberText(value.get<double>(), 4)
                        : value.is_number()     ? std::to_string(value.get<int>())
                                                : value.get<std::string>()});
    return Outcome{table.text(), 0};
}

} // namespace hallwright::app
