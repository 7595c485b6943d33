// SPDX-License-Identifier: GPL-3.0-or-later
// The bodies of the named edits: each reads its text parameters and applies one edit.
#pragma once

#include "model/edit/named_edit.h"
#include "model/edit/set_field.h"

namespace hallwright::model::named {

Result<Project> applyPlace(const EditContext& context, const EditArguments& arguments);
Result<Project> applyArray(const EditContext& context, const EditArguments& arguments);
Result<Project> applyAddHall(const EditContext& context, const EditArguments& arguments);
Result<Project> applyMove(const EditContext& context, const EditArguments& arguments);
Result<Project> applyRotate(const EditContext& context, const EditArguments& arguments);
Result<Project> applyDuplicate(const EditContext& context, const EditArguments& arguments);
Result<Project> applyRemove(const EditContext& context, const EditArguments& arguments);
Result<Project> applySet(const EditContext& context, const EditArguments& arguments);
Result<Project> applyAddAlternative(const EditContext& context, const EditArguments& arguments);
Result<Project> applyDuplicateAlternative(const EditContext& context,
                                          const EditArguments& arguments);
Result<Project> applyRenameAlternative(const EditContext& context, const EditArguments& arguments);
Result<Project> applyRemoveAlternative(const EditContext& context, const EditArguments& arguments);
Result<Project> applySetInput(const EditContext& context, const EditArguments& arguments);
Result<Project> applyWaive(const EditContext& context, const EditArguments& arguments);
Result<Project> applyNote(const EditContext& context, const EditArguments& arguments);
Result<Project> applyOverride(const EditContext& context, const EditArguments& arguments);
Result<Project> applyClearOverrides(const EditContext& context, const EditArguments& arguments);
Result<Project> applyLockSize(const EditContext& context, const EditArguments& arguments);
Result<Project> applyAddPipe(const EditContext& context, const EditArguments& arguments);

// Sets every argument as a field of one table; recipes are those of the hall meant.
Result<Project> setAll(const EditContext& context, const EditArguments& arguments,
                       FieldTable table);
template <FieldTable table>
Result<Project> applyFields(const EditContext& context, const EditArguments& arguments)
{
    return setAll(context, arguments, table);
}

} // namespace hallwright::model::named
