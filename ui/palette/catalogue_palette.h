// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue to choose from: search, filters by kind, vendor and cooling, drag onto the hall,
// details with sources.
#pragma once

#include "ui/document.h"

#include <QAbstractListModel>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QListView;
class QTextBrowser;

namespace hallwright::ui {

// Catalogue entries and the project's own types that pass the filters; dragged by their key.
class CatalogueModel : public QAbstractListModel {
    Q_OBJECT

public:
    struct Filter {
        QString text;
        QString kind;    // kind key; empty: all that can be placed
        QString vendor;  // empty: all
        QString cooling; // key of CoolingKind; empty: all
    };

    explicit CatalogueModel(const Document& document, QObject* parent = nullptr);

    void setFilter(Filter filter);
    void refill();
    const model::EquipmentType* type(int row) const;
    QStringList vendors() const;
    QStringList kinds() const; // keys

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    bool fits(const model::EquipmentType& type) const;

    const Document& document_;
    std::vector<model::EquipmentType> own_; // of the project, not in the catalogue
    std::vector<const model::EquipmentType*> all_;
    std::vector<const model::EquipmentType*> shown_;
    Filter filter_;
};

class CataloguePalette : public QWidget {
    Q_OBJECT

public:
    explicit CataloguePalette(Document& document, QWidget* parent = nullptr);

    CatalogueModel& model() { return *model_; }
    QListView& view() { return *view_; }
    // Chooses the entry of that key, where it is shown.
    void choose(const std::string& key);

signals:
    void typeChosen(const std::string& key);     // for the place and array tools
    void placeRequested(const std::string& key); // double click or Enter

private:
    void fillFilters();
    void applyFilter();
    void showDetails();

    Document& document_;
    CatalogueModel* model_ = nullptr;
    QLineEdit* search_ = nullptr;
    QComboBox* kind_ = nullptr;
    QComboBox* vendor_ = nullptr;
    QComboBox* cooling_ = nullptr;
    QListView* view_ = nullptr;
    QTextBrowser* details_ = nullptr;
};

// One line of figures that say what a type is: "132 kW · 72 GPUs · liquid".
QString typeSummary(const model::EquipmentType& type, const Document& document);
// Name, description and every stated figure with its source, as HTML.
QString typeDetails(const model::EquipmentType& type);

} // namespace hallwright::ui
