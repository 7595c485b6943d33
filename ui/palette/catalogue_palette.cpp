// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/catalogue_palette.h"

#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {
constexpr int listRoom = 28; // px: scroll bar and margins

QComboBox* newChooser(const QString& name)
{
    auto* combo = new QComboBox;
    combo->setAccessibleName(name);
    combo->setToolTip(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(4);
    return combo;
}
} // namespace

CataloguePalette::CataloguePalette(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new CatalogueModel(document, this))
    , search_(new QLineEdit)
    , kind_(newChooser(tr("Kind")))
    , vendor_(newChooser(tr("Vendor")))
    , cooling_(newChooser(tr("Cooling")))
    , view_(new QListView)
    , details_(new QTextBrowser)
{
    search_->setPlaceholderText(tr("Search the catalogue"));
    search_->setClearButtonEnabled(true);
    search_->setObjectName(QStringLiteral("catalogueSearch"));
    view_->setModel(model_);
    view_->setObjectName(QStringLiteral("catalogueList"));
    view_->setDragEnabled(true);
    view_->setDragDropMode(QAbstractItemView::DragOnly);
    view_->setUniformItemSizes(true);
    view_->setSpacing(1);
    view_->setTextElideMode(Qt::ElideRight);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* filters = new QGridLayout;
    filters->setContentsMargins(8, 4, 8, 0);
    filters->setSpacing(4);
    filters->addWidget(search_, 0, 0, 1, 2);
    filters->addWidget(kind_, 1, 0, 1, 2);
    filters->addWidget(vendor_, 2, 0);
    filters->addWidget(cooling_, 2, 1);
    auto* split = new QSplitter(Qt::Vertical);
    split->addWidget(view_);
    split->addWidget(details_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addLayout(filters);
    whole->addWidget(split, 1);
    fillFilters();
    connect(search_, &QLineEdit::textChanged, this, &CataloguePalette::applyFilter);
    for (auto* combo : {kind_, vendor_, cooling_})
        connect(combo, &QComboBox::currentIndexChanged, this, &CataloguePalette::applyFilter);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CataloguePalette::showDetails);
    connect(view_, &QListView::activated, this, [this](const QModelIndex& index) {
        emit placeRequested(index.data(Qt::UserRole).toString().toStdString());
    });
    connect(&document_, &Document::planChanged, model_, &CatalogueModel::refill);
    connect(model_, &QAbstractItemModel::modelReset, this, &CataloguePalette::fillFilters);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this,
            &CataloguePalette::showDetails);
    showDetails();
}

void CataloguePalette::fillFilters()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(kind_), QSignalBlocker(vendor_),
                                    QSignalBlocker(cooling_)};
    const QString kind = kind_->currentData().toString();
    const QString vendor = vendor_->currentData().toString();
    const QString cooling = cooling_->currentData().toString();
    for (auto* combo : {kind_, vendor_, cooling_})
        combo->clear();
    kind_->addItem(tr("To place"), QString());
    for (const QString& one : model_->kinds())
        kind_->addItem(equipmentKindName(one.toStdString()), one);
    vendor_->addItem(tr("All vendors"), QString());
    for (const QString& one : model_->vendors())
        vendor_->addItem(one, one);
    cooling_->addItem(tr("Any cooling"), QString());
    for (const auto& choice : model::choicesOf(model::CoolingKind{}))
        cooling_->addItem(translated("choice", choice.title), QString::fromUtf8(choice.key));
    kind_->setCurrentIndex(std::max(0, kind_->findData(kind)));
    vendor_->setCurrentIndex(std::max(0, vendor_->findData(vendor)));
    cooling_->setCurrentIndex(std::max(0, cooling_->findData(cooling)));
    // The lists show whole names, however narrow the dock is.
    for (auto* combo : {kind_, vendor_, cooling_})
        combo->view()->setMinimumWidth(combo->view()->sizeHintForColumn(0) + listRoom);
}

void CataloguePalette::applyFilter()
{
    model_->setFilter({search_->text(), kind_->currentData().toString(),
                       vendor_->currentData().toString(), cooling_->currentData().toString()});
}

void CataloguePalette::choose(const std::string& key)
{
    for (int row = 0; row < model_->rowCount(); ++row)
        if (model_->type(row)->key == key) {
            view_->setCurrentIndex(model_->index(row));
            view_->scrollTo(view_->currentIndex());
        }
}

void CataloguePalette::showDetails()
{
    const auto* type = model_->type(view_->currentIndex().row());
    if (type == nullptr) {
        details_->setHtml(tr("Choose an entry to see its figures and their sources; drag it onto "
                             "the hall to place it."));
        return;
    }
    details_->setHtml(typeDetails(*type));
    emit typeChosen(type->key);
}

} // namespace hallwright::ui
