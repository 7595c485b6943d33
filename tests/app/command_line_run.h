// SPDX-License-Identifier: GPL-3.0-or-later
// The real hallwright-cli, run in a folder with spaces and Chinese letters under a foreign locale.
#pragma once

#include <nlohmann/json.hpp>
#include <QByteArray>
#include <QDir>
#include <QStringList>
#include <QTemporaryDir>

namespace hallwright::tests {

struct CommandResult {
    int status = -1; // -1: did not end by itself
    QByteArray out;
    QByteArray err;
    // Of standard output; a discarded value where it is no JSON.
    nlohmann::json json() const { return nlohmann::json::parse(out.toStdString(), nullptr, false); }
};

class CommandLineRun {
public:
    CommandLineRun();
    // Runs in the folder; file names are relative to it.
    CommandResult run(const QStringList& arguments) const;
    CommandResult mustRun(const QStringList& arguments) const; // fatal where the status is not 0

    QString path(const QString& name) const { return folder_.filePath(name); }
    QByteArray bytes(const QString& name) const;
    void write(const QString& name, const QByteArray& content) const;
    // Every file of the folder by name with its content: for telling that nothing changed.
    QMap<QString, QByteArray> everything() const;

private:
    QTemporaryDir temporary_;
    QDir folder_;
};

// The alternative of that position in the answer of evaluate or compare; null where there is none.
const nlohmann::json& alternativeOf(const nlohmann::json& answer, std::size_t index = 0);
bool hasFinding(const nlohmann::json& alternative, const char* code, const char* severity);

// The project that the tests of the command line work on, and a line of arguments in which FILE
// stands for it.
inline const QString project = QStringLiteral("大厅 1.hallwright");

inline QStringList words(const char* line)
{
    QStringList all = QString::fromUtf8(line).split(QLatin1Char(' '));
    return all.replaceInStrings(QStringLiteral("FILE"), project);
}

} // namespace hallwright::tests
