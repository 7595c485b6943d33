// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/file_session.h"

#include "model/edit/alternatives.h"
#include "model/edit/place.h"
#include "ui/preferences.h"
#include "ui/words.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace hallwright::ui {

model::Result<model::Project> emptyProject()
{
    auto withAlternative = model::addAlternative(model::Project{}, "A");
    if (!withAlternative)
        return withAlternative;
    model::Hall hall;
    hall.label = "H1";
    const auto id = withAlternative->alternatives.front().id;
    return model::addHall(*withAlternative, id, hall);
}

FileSession::FileSession(Document& document, QWidget& window)
    : QObject(&window)
    , document_(document)
    , window_(window)
{
}

void FileSession::say(const QString& title, const QString& text)
{
    QMessageBox::warning(&window_, title, text);
}

bool FileSession::canLeave()
{
    if (!document_.modified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                    tr("\"%1\" has changes that are not saved.").arg(qs(document_.project().name)),
                    QMessageBox::NoButton, &window_);
    box.setObjectName(QStringLiteral("unsavedQuestion"));
    auto* save = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    auto* discard = box.addButton(tr("&Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(save);
    box.exec();
    if (box.clickedButton() == save)
        return this->save();
    return box.clickedButton() == discard;
}

bool FileSession::mayClose()
{
    if (!canLeave())
        return false;
    if (document_.services().closeRecovery)
        document_.services().closeRecovery(document_.session());
    lock_.reset();
    return true;
}

bool FileSession::newEmpty()
{
    return startNew(emptyProject());
}

bool FileSession::newWithoutHall()
{
    return startNew(model::addAlternative(model::Project{}, "A"));
}

bool FileSession::startNew(model::Result<model::Project> project)
{
    if (!canLeave())
        return false;
    if (!project) {
        say(tr("New project"), words(project.error()));
        return false;
    }
    lock_.reset();
    document_.replace(*std::move(project), {});
    emit opened();
    return true;
}

bool FileSession::newFromTemplate(const QString& key)
{
    const auto& make = document_.services().newFromTemplate;
    if (!make || !canLeave())
        return false;
    auto project = make(key.toStdString());
    if (!project) {
        say(tr("New project"), words(project.error()));
        return false;
    }
    lock_.reset();
    document_.replace(*std::move(project), {});
    emit opened();
    return true;
}

// A file that another window holds opens as a read-only copy; the word says who has it.
void FileSession::takeLock(const std::string& path, QString& word)
{
    lock_.reset();
    if (!document_.services().lock)
        return;
    auto held = document_.services().lock(path);
    if (held)
        lock_ = *std::move(held);
    else
        word = tr("Opened as a read-only copy: %1").arg(words(held.error()));
}

bool FileSession::open(const QString& path)
{
    const auto& read = document_.services().openProject;
    if (!read || !canLeave())
        return false;
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    auto found = read(absolute);
    if (!found) {
        say(tr("Open project"), words(found.error()));
        return false;
    }
    QString word;
    takeLock(absolute, word);
    const bool newer = !found->newerFormat.text.empty();
    document_.replace(std::move(found->project), absolute, std::move(found->assessments));
    if (newer)
        word = tr("Opened read-only: %1").arg(words(found->newerFormat));
    document_.setReadOnly(!word.isEmpty());
    addRecentFile(path);
    if (!word.isEmpty())
        emit tell(word);
    emit opened();
    return true;
}

bool FileSession::chooseAndOpen()
{
    const QString path = QFileDialog::getOpenFileName(&window_, tr("Open project"), {},
                                                      tr("Hallwright projects (*.hallwright)"));
    return !path.isEmpty() && open(path);
}

bool FileSession::save()
{
    if (document_.path().empty() || document_.readOnly())
        return saveAs();
    const auto& write = document_.services().saveProject;
    if (!write)
        return false;
    const auto done = write(document_.path(), document_.project());
    if (!done) {
        say(tr("Save project"), words(done.error()));
        return false;
    }
    document_.markSaved(document_.path());
    emit tell(tr("Saved %1").arg(qs(document_.path())));
    return true;
}

bool FileSession::saveAs()
{
    QString path = QFileDialog::getSaveFileName(&window_, tr("Save project as"),
                                                qs(document_.project().name + fileSuffix),
                                                tr("Hallwright projects (*.hallwright)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(QLatin1String(fileSuffix)))
        path += QLatin1String(fileSuffix);
    return saveTo(path);
}

bool FileSession::saveTo(const QString& path)
{
    const auto& write = document_.services().saveAs;
    if (!write)
        return false;
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    FileLock held = lock_;
    if (document_.services().lock && absolute != document_.path()) {
        auto wanted = document_.services().lock(absolute);
        if (!wanted) {
            say(tr("Save project as"), words(wanted.error()));
            return false;
        }
        held = *std::move(wanted);
    }
    const auto done = write(document_.path(), absolute, document_.project());
    if (!done) {
        say(tr("Save project as"), words(done.error()));
        return false;
    }
    lock_ = held;
    document_.markSaved(absolute);
    document_.setReadOnly(false);
    addRecentFile(path);
    emit tell(tr("Saved %1").arg(path));
    return true;
}

bool FileSession::openRecovered(const Recovery& recovery)
{
    auto project = document_.services().recover(recovery);
    if (!project) {
        say(tr("Recovery"), words(project.error()));
        return false;
    }
    QString word;
    if (!recovery.path.empty())
        takeLock(recovery.path, word);
    document_.replace(*std::move(project), recovery.path);
    document_.setReadOnly(!word.isEmpty());
    const auto& read = document_.services().openProject;
    auto inFile = read && !recovery.path.empty() ? read(recovery.path) : OpenedProject{};
    document_.markUnsaved(inFile ? std::move(inFile->project) : model::Project{});
    emit opened();
    emit tell(word.isEmpty() ? tr("Recovered; the file itself is unchanged until you save.")
                             : word);
    return true;
}

QString FileSession::recoveryText(const Recovery& recovery)
{
    const QString name = qs(recovery.project.empty() ? recovery.path : recovery.project);
    const QString what = tr("Unsaved work on \"%1\" was found.").arg(name);
    return recovery.time.empty()
               ? what
               : what + QLatin1Char(' ') + tr("Last edit: %1.").arg(qs(recovery.time));
}

// Offers, never overwrites: the file stays as it is until the recovered work is saved.
bool FileSession::offerRecovery()
{
    const auto& services = document_.services();
    if (!services.recoveries || !services.recover)
        return false;
    for (const auto& one : services.recoveries()) {
        QMessageBox box(QMessageBox::Question, tr("Recovery"), recoveryText(one),
                        QMessageBox::NoButton, &window_);
        box.setObjectName(QStringLiteral("recoveryQuestion"));
        box.setInformativeText(tr("The saved file is not changed by opening the recovered work.") +
                               QLatin1Char(' ') + words(one.word));
        auto* take = box.addButton(tr("&Recover"), QMessageBox::AcceptRole);
        box.addButton(tr("Ask &later"), QMessageBox::RejectRole);
        auto* drop = box.addButton(tr("&Discard it"), QMessageBox::DestructiveRole);
        box.setDefaultButton(take);
        box.exec();
        if (box.clickedButton() == take) {
            if (openRecovered(one) && services.discardRecovery)
                services.discardRecovery(one.id);
            return true;
        }
        if (box.clickedButton() == drop && services.discardRecovery)
            services.discardRecovery(one.id);
    }
    return false;
}

} // namespace hallwright::ui
