// SPDX-License-Identifier: GPL-3.0-or-later
// Result figures of the selected rack or derived element, each with its chain; sums over several.
#pragma once

#include "ui/document.h"
#include "ui/selection.h"

#include <QWidget>

class QFormLayout;
class QLabel;

namespace hallwright::ui {

class ResultPanel : public QWidget {
    Q_OBJECT

public:
    ResultPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

    void refresh();
    // Figures that are shown, by key; empty text where there is none of that key.
    QString shownText(const QString& key) const;

private:
    void clear();
    void showRack(model::RackId id);
    void showSums(const std::vector<model::RackId>& racks);
    void showElement(const std::string& key);
    void showType(const model::EquipmentType& type);
    struct Line {
        QString key;
        QString title;
        QString text;
        QString tip;
    };
    void addLine(const Line& line);
    void addFindings();

    Document& document_;
    Selection& selection_;
    QLabel* title_ = nullptr;
    QFormLayout* form_ = nullptr;
};

} // namespace hallwright::ui
