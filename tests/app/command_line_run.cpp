// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/command_line_run.h"

#include "tests/support/test_program.h"

#include <QProcess>
#include <QProcessEnvironment>

#include <clocale>
#include <cstdlib>

namespace hallwright::tests {

namespace {

// German where the system has it: its numbers have a decimal comma. Else plain C, without UTF-8.
const char* foreignLocale()
{
    const char* const german = "de_DE.UTF-8";
    const std::string before = std::setlocale(LC_ALL, nullptr);
    const bool there = std::setlocale(LC_ALL, german) != nullptr;
    std::setlocale(LC_ALL, before.c_str());
    return there ? german : "C";
}

} // namespace

CommandLineRun::CommandLineRun()
{
    if (!temporary_.isValid() || !QDir(temporary_.path()).mkpath(QStringLiteral("智算 机房 hall")))
        qFatal("no temporary folder");
    folder_ = QDir(temporary_.filePath(QStringLiteral("智算 机房 hall")));
}

CommandResult CommandLineRun::run(const QStringList& arguments) const
{
    constexpr int patienceMs = 60'000;
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QLatin1String(foreignLocale()));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder_.path());
    process.start(commandLineProgram(), arguments);
    CommandResult result;
    if (!process.waitForFinished(patienceMs)) {
        process.kill();
        process.waitForFinished();
        result.err = "did not end";
        return result;
    }
    if (process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

CommandResult CommandLineRun::mustRun(const QStringList& arguments) const
{
    auto result = run(arguments);
    if (result.status != 0)
        qFatal("%s: status %d, %s", qPrintable(arguments.join(QLatin1Char(' '))), result.status,
               result.err.constData());
    return result;
}

QByteArray CommandLineRun::bytes(const QString& name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void CommandLineRun::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(name));
}

QMap<QString, QByteArray> CommandLineRun::everything() const
{
    QMap<QString, QByteArray> all;
    for (const auto& name : folder_.entryList(QDir::Files | QDir::Hidden))
        all.insert(name, bytes(name));
    return all;
}

const nlohmann::json& alternativeOf(const nlohmann::json& answer, std::size_t index)
{
    static const nlohmann::json none;
    if (!answer.is_object() || !answer.contains("alternatives") ||
        index >= answer["alternatives"].size())
        return none;
    return answer["alternatives"][index];
}

bool hasFinding(const nlohmann::json& alternative, const char* code, const char* severity)
{
    if (alternative.is_object())
        for (const auto& finding : alternative.at("findings"))
            if (finding.at("code") == code && finding.at("severity") == severity)
                return true;
    return false;
}

} // namespace hallwright::tests
