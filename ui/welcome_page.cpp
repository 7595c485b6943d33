// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/welcome_page.h"

#include "ui/icons.h"
#include "ui/preferences.h"
#include "ui/words.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

QLabel* heading(const QString& text)
{
    auto* label = new QLabel(text);
    label->setProperty("role", QStringLiteral("heading"));
    return label;
}

QPushButton* card(const QString& icon, const QString& title, const QString& text)
{
    auto* button = new QPushButton(title + QLatin1Char('\n') + text);
    button->setProperty("role", QStringLiteral("card"));
    button->setIcon(themedIcon(icon));
    button->setIconSize(QSize(24, 24));
    button->setMinimumSize(160, 72); // narrower than its words: the window may be small
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

WelcomePage::WelcomePage(const Services& services, QWidget* parent)
    : QWidget(parent)
    , recent_(new QListWidget)
{
    setObjectName(QStringLiteral("welcomePage"));
    auto* title = new QLabel(tr("Hallwright"));
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setBold(true);
    title->setFont(font);
    auto* line = new QLabel(tr("Power and liquid cooling of AI data halls, planned and checked."));
    line->setProperty("role", QStringLiteral("secondary"));
    auto* left = new QVBoxLayout;
    left->addWidget(heading(tr("Examples and templates")));
    left->addWidget(templateList(services), 1);
    auto* right = new QVBoxLayout;
    right->addWidget(heading(tr("Recent files")));
    right->addWidget(recent_, 1);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(24);
    lists->addLayout(left, 3);
    lists->addLayout(right, 2);
    auto* column = new QVBoxLayout;
    column->setSpacing(12);
    column->addWidget(title);
    column->addWidget(line);
    column->addWidget(cards());
    column->addLayout(lists, 1);
    auto* body = new QWidget;
    body->setLayout(column);
    body->setMaximumWidth(1100);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(32, 32, 32, 32);
    whole->addStretch(1);
    whole->addWidget(body, 20);
    whole->addStretch(1);
    connect(recent_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        emit fileChosen(item->data(Qt::UserRole).toString());
    });
    connect(recent_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        emit fileChosen(item->data(Qt::UserRole).toString());
    });
    refreshRecent();
}

QWidget* WelcomePage::cards()
{
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    auto* empty =
        card(QStringLiteral("hall-add"), tr("Empty hall"), tr("Type its size, drag racks into it"));
    auto* open = card(QStringLiteral("open"), tr("Open a project"), tr("A .hallwright file"));
    auto* quick =
        card(QStringLiteral("quick-card"), tr("Quick card"), tr("kW and count → flow, pipe, CDU"));
    connect(empty, &QPushButton::clicked, this, &WelcomePage::emptyRequested);
    connect(open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(quick, &QPushButton::clicked, this, &WelcomePage::quickCardRequested);
    for (auto* one : {empty, open, quick})
        line->addWidget(one);
    return box;
}

QWidget* WelcomePage::templateList(const Services& services)
{
    auto* list = new QListWidget;
    list->setObjectName(QStringLiteral("templateList"));
    list->setSpacing(2);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const auto& one : services.templates) {
        auto* item = new QListWidgetItem(themedIcon(QStringLiteral("hall")),
                                         translated("template", one.title) + QLatin1Char('\n') +
                                             translated("template", one.description),
                                         list);
        item->setData(Qt::UserRole, qs(one.key));
    }
    const auto choose = [this](const QListWidgetItem* item) {
        emit templateChosen(item->data(Qt::UserRole).toString());
    };
    connect(list, &QListWidget::itemActivated, this, choose);
    connect(list, &QListWidget::itemClicked, this, choose);
    return list;
}

void WelcomePage::refreshRecent()
{
    recent_->clear();
    for (const QString& path : recentFiles()) {
        auto* item = new QListWidgetItem(themedIcon(QStringLiteral("recent")),
                                         QFileInfo(path).fileName(), recent_);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path);
    }
    if (recent_->count() == 0) {
        auto* none = new QListWidgetItem(tr("Files that you save appear here"), recent_);
        none->setFlags(Qt::NoItemFlags);
    }
}

} // namespace hallwright::ui
