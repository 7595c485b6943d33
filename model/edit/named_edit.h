// SPDX-License-Identifier: GPL-3.0-or-later
// Every edit by name with text parameters: the command line, scripts and the command palette read
// this one list. Adding an edit: its function, and one line in all_edits.cpp.
#pragma once

#include "model/edit/edit.h"
#include "model/equipment/catalogue.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace hallwright::model {

using EditArguments = std::map<std::string, std::string>;

struct EditContext {
    const Project& project;
    const Catalogue& catalogue;
    AlternativeId alternative;
    HallId hall; // the one meant where an edit needs one; none: the only one, else a Fault
};

struct EditParameter {
    const char* key;
    const char* what; // source text: meaning, unit, default
    enum class Need { Required, Optional } need = Need::Required;
};

struct NamedEdit {
    const char* name;  // "place"
    const char* title; // source text: the undo list shows it
    std::vector<EditParameter> parameters;
    bool takesFields = false; // besides these, any field key of the table it sets
    Result<Project> (*apply)(const EditContext&, const EditArguments&);
};

std::span<const NamedEdit> allEdits();

// Applies the edit of that name; InvalidArgument naming the edit, the parameter and what is
// expected where something is unknown, missing or does not parse.
Result<Project> applyNamedEdit(const EditContext& context, const std::string& name,
                               const EditArguments& arguments);

// "rack/12" and its kin; InvalidArgument where it is none.
Result<ElementRef> parseElementRef(std::string_view text);

} // namespace hallwright::model
