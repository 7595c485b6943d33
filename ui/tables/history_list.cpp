// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/history_list.h"

#include "ui/words.h"

#include <QSignalBlocker>

namespace hallwright::ui {

HistoryList::HistoryList(Document& document, QWidget* parent)
    : QListWidget(parent)
    , document_(document)
{
    setUniformItemSizes(true);
    setAccessibleName(tr("History"));
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        document_.jumpTo(static_cast<std::size_t>(row(item)));
    });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        document_.jumpTo(static_cast<std::size_t>(row(item)));
    });
    connect(&document_, &Document::planChanged, this, &HistoryList::refill);
    refill();
}

// Steps only ever change at the end, so what is there is kept and renamed.
void HistoryList::refill()
{
    const QSignalBlocker quiet(this);
    const auto& history = document_.history();
    const int steps = static_cast<int>(history.size());
    while (count() > steps)
        delete takeItem(count() - 1);
    while (count() < steps)
        addItem(QString());
    for (int i = 0; i < steps; ++i) {
        const auto step = static_cast<std::size_t>(i);
        const QString name = step == 0 ? tr("Opened") : words(history.name(step));
        if (item(i)->text() != name)
            item(i)->setText(name);
        const bool undone = step > history.position();
        if (item(i)->font().italic() != undone) {
            QFont font = item(i)->font();
            font.setItalic(undone);
            item(i)->setFont(font);
        }
    }
    setCurrentRow(static_cast<int>(history.position()));
}

} // namespace hallwright::ui
