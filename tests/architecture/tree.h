// SPDX-License-Identifier: GPL-3.0-or-later
// The repository as a list of text files, for tests that judge what is written in it.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace hallwright::tests {

struct SourceFile {
    QString path; // from the root, such as "model/site/hall.h"
    QStringList lines;
};

// Folder of the repository that this program was built from.
QString sourceRoot();

// Every .h and .cpp below the rooms, or below the rooms named.
QList<SourceFile> sourcesOf(const QStringList& rooms);

// app, model, power, thermal, data, ui: the rooms that make the program.
QStringList programRooms();

// First folder of a path: the room it lies in.
QString roomOf(const QString& path);

// The file's lines without their line comments and without text in quotes, for rules about code.
QStringList codeLines(const SourceFile& file);

} // namespace hallwright::tests
