// SPDX-License-Identifier: GPL-3.0-or-later
// The live key figures in the status bar; they dim while stale and lead to their explanation.
#pragma once

#include "ui/document.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace hallwright::ui {

class StatusFigures : public QWidget {
    Q_OBJECT

public:
    explicit StatusFigures(Document& document, QWidget* parent = nullptr);

    // The text that is shown for that key, for tests and screen readers.
    QString shownText(const QString& key) const;

signals:
    void asked(const QString& kpiKey); // a figure was clicked

private:
    struct Figure {
        const char* key;
        QToolButton* button;
    };
    void refresh();

    Document& document_;
    std::vector<Figure> figures_;
};

} // namespace hallwright::ui
