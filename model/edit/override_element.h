// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of derived elements: each stores overrides, after the derivation has taken them.
#pragma once

#include "model/edit/named_edit.h"

#include <utility>
#include <vector>

namespace hallwright::model {

// Sets fields of one derived element (or of one to be added: "<group>/added/NAME") from texts with
// units; an empty text takes the override away. InvalidArgument where there is no such element or
// field, or the derivation refuses the value.
Result<Project> overrideElement(const EditContext& context, const std::string& element,
                                const std::vector<std::pair<std::string, std::string>>& texts);

// Takes all overrides of the element away.
Result<Project> clearOverrides(const EditContext& context, const std::string& element);

// Keeps the present size (type) of each element whose key is this or starts with this and "/", so
// that later changes of flow or load no longer resize it. InvalidArgument where none has a size.
Result<Project> lockSizes(const EditContext& context, const std::string& key);

} // namespace hallwright::model
