// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace hallwright::ui {

namespace {
QString nameOf(const QAction& action)
{
    QString name = action.text();
    name.remove(QLatin1Char('&'));
    const QString group = action.property("group").toString();
    return group.isEmpty() ? name : group + QStringLiteral(": ") + name;
}
} // namespace

int fitOf(const QString& name, const QString& typed)
{
    if (typed.isEmpty())
        return 1;
    if (name.startsWith(typed, Qt::CaseInsensitive))
        return 1000;
    const auto at = name.indexOf(typed, 0, Qt::CaseInsensitive);
    if (at > 0)
        return name[at - 1].isLetterOrNumber() ? 300 : 600;
    qsizetype from = 0;
    for (const QChar letter : typed) {
        if (letter.isSpace())
            continue;
        from = name.indexOf(letter, from, Qt::CaseInsensitive);
        if (from < 0)
            return 0;
        ++from;
    }
    return 100 - static_cast<int>(std::min<qsizetype>(90, from));
}

CommandPalette::CommandPalette(std::function<std::vector<QAction*>()> actions, QWidget* parent)
    : QDialog(parent, Qt::Popup)
    , actions_(std::move(actions))
    , line_(new QLineEdit)
    , list_(new QListWidget)
{
    setObjectName(QStringLiteral("commandPalette"));
    setAccessibleName(tr("Command palette"));
    line_->setPlaceholderText(tr("Type the name of a command"));
    line_->installEventFilter(this);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setUniformItemSizes(true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(8, 8, 8, 8);
    whole->addWidget(line_);
    whole->addWidget(list_);
    connect(line_, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::open()
{
    line_->clear();
    fill();
    resize(560, 360);
    if (const auto* window = parentWidget())
        move(window->mapToGlobal(QPoint((window->width() - width()) / 2, 80)));
    show();
    line_->setFocus();
}

void CommandPalette::fill()
{
    std::vector<std::pair<int, QAction*>> fits;
    for (auto* action : actions_())
        if (const int fit = fitOf(nameOf(*action), line_->text().trimmed()); fit > 0)
            fits.emplace_back(fit, action);
    std::stable_sort(fits.begin(), fits.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    shown_.clear();
    list_->clear();
    for (const auto& [fit, action] : fits) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(
            action->icon(),
            keys.isEmpty() ? nameOf(*action) : nameOf(*action) + QStringLiteral("    ") + keys,
            list_);
        if (!action->isEnabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        item->setToolTip(action->toolTip());
        shown_.push_back(action);
    }
    list_->setCurrentRow(shown_.empty() ? -1 : 0);
}

void CommandPalette::run()
{
    const int row = list_->currentRow();
    if (row < 0 || !shown_[static_cast<std::size_t>(row)]->isEnabled())
        return;
    auto* action = shown_[static_cast<std::size_t>(row)];
    hide();
    QTimer::singleShot(0, action, &QAction::trigger); // after the popup has gone
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != line_ || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int rows = list_->count();
    if ((key == Qt::Key_Down || key == Qt::Key_Up) && rows > 0) {
        const int step = key == Qt::Key_Down ? 1 : rows - 1;
        list_->setCurrentRow((list_->currentRow() + step) % rows);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        run();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace hallwright::ui
