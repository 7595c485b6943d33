// SPDX-License-Identifier: GPL-3.0-or-later
// The file behind the document: new, open, save, save as, lock, recovery, and the questions asked
// on the way.
#pragma once

#include "ui/document.h"

#include <QObject>
#include <QString>

class QWidget;

namespace hallwright::ui {

class FileSession : public QObject {
    Q_OBJECT

public:
    FileSession(Document& document, QWidget& window);

    // Each asks about unsaved work first; false where nothing was opened.
    bool newEmpty();       // one alternative with one empty hall
    bool newWithoutHall(); // for an edit that brings its own
    bool newFromTemplate(const QString& key);
    bool open(const QString& path);
    bool chooseAndOpen();

    bool save();   // asks for a name where there is none yet
    bool saveAs(); // asks for a name
    bool saveTo(const QString& path);

    // Whether the document may go: saved, unchanged, or given up by its owner.
    bool mayClose();
    // Shows what earlier sessions left and opens what is chosen. Returns whether it opened
    // something.
    bool offerRecovery();

signals:
    void opened();
    void tell(const QString& text); // for the message line

private:
    bool canLeave();
    bool startNew(model::Result<model::Project> project);
    void takeLock(const std::string& path, QString& word);
    void say(const QString& title, const QString& text);
    static QString recoveryText(const Recovery& recovery);
    bool openRecovered(const Recovery& recovery);

    Document& document_;
    QWidget& window_;
    FileLock lock_;
};

// A project with one alternative and one empty hall.
model::Result<model::Project> emptyProject();

inline constexpr const char* fileSuffix = ".hallwright";

} // namespace hallwright::ui
