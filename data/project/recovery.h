// SPDX-License-Identifier: GPL-3.0-or-later
// Every edit of an open document, kept in the user's state folder until it is saved or given up: a
// killed program loses at most its last edit.
#pragma once

#include "data/project/process.h"
#include "data/sqlite/database.h"
#include "model/plan.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace hallwright::data {

// $XDG_STATE_HOME/hallwright/recovery, or ~/.local/state/hallwright/recovery.
std::filesystem::path recoveryFolder();

// The recovery copy of one open document. Not discarded by its destructor: only whoever knows that
// the work is saved, or not wanted, does that.
class Recovery {
public:
    // `document`: its file, or empty where it was never saved; `opened`: what was opened. Nothing
    // is written yet.
    static Recovery begin(std::filesystem::path document, model::Project opened);

    // After an edit: writes the rows that changed since the last call (the first writes all).
    model::Result<void> record(const model::Project& project);
    // After a save: what is recorded is in the file; starts anew for that file and content.
    void saved(std::filesystem::path document, model::Project project);
    // After a clean close.
    void discard();

private:
    Recovery(std::filesystem::path document, model::Project opened);
    model::Result<void> create(const model::Project& project);

    std::filesystem::path document_;
    model::Project opened_;
    std::filesystem::path path_;
    std::optional<Database> database_;
    model::Project recorded_;
};

// What a recovery copy is to its document, judged by content alone.
enum class RecoveryState {
    SameAsDocument,  // nothing lost: it may be discarded
    EditsOnDocument, // the document is as it was opened; the copy has edits on top
    BothChanged,     // the document has been changed since, too: two versions
    DocumentMissing, // never saved, or gone, or unreadable now
    Damaged          // the copy itself cannot be read
};

struct RecoveryCopy {
    std::filesystem::path path;     // of the copy
    std::filesystem::path document; // empty: never saved
    RecoveryState state = RecoveryState::Damaged;
    ProcessMark process; // that made it; on another host it may still live
};

// The copies whose program is gone.
std::vector<RecoveryCopy> listRecoveries();
model::Result<model::Project> loadRecovery(const std::filesystem::path& copy);
// Writes the copy as a project of its own beside the document ("NAME (recovered).hallwright"), so
// that both versions stay; gives its path.
model::Result<std::filesystem::path> restoreBeside(const RecoveryCopy& copy);
void discardRecovery(const std::filesystem::path& copy);

} // namespace hallwright::data
