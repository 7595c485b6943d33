// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/catalogue.h"
#include "ui/canvas/place_tool.h"
#include "ui/icons.h"
#include "ui/palette/catalogue_palette.h"
#include "ui/words.h"

#include <QMimeData>

#include <algorithm>

namespace hallwright::ui {

namespace {

// What a hand can put into a hall; the rest is chosen by recipes or lives inside racks.
bool canBePlaced(const model::EquipmentType& type)
{
    const auto kind = model::kindKey(type.kind);
    return kind == "superpod" || (model::footprintOf(type) != nullptr && kind != "node");
}

QString coolingOf(const model::EquipmentType& type)
{
    const auto* rack = model::rackOf(type);
    if (rack == nullptr)
        return {};
    const auto kind = rack->cooling.kind;
    return QString::fromUtf8(model::choicesOf(kind)[static_cast<std::size_t>(kind)].key);
}

QString iconNameOf(std::string_view kind)
{
    if (kind == "rack")
        return QStringLiteral("rack");
    if (kind == "superpod")
        return QStringLiteral("row");
    return QStringLiteral("equipment");
}

} // namespace

CatalogueModel::CatalogueModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document)
{
    refill();
}

void CatalogueModel::refill()
{
    const auto* catalogue = document_.services().catalogue;
    std::vector<model::EquipmentType> own;
    for (const auto& type : document_.project().types)
        if (catalogue == nullptr || catalogue->find(type.key) == nullptr)
            own.push_back(type);
    if (own == own_ && !all_.empty())
        return;
    beginResetModel();
    own_ = std::move(own);
    all_.clear();
    for (const auto& type : own_)
        all_.push_back(&type);
    if (catalogue != nullptr)
        for (const auto& type : catalogue->entries())
            all_.push_back(&type);
    std::stable_sort(all_.begin(), all_.end(), [](const auto* a, const auto* b) {
        return a->kind.index() < b->kind.index();
    });
    shown_.clear();
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(shown_),
                 [this](const auto* type) { return fits(*type); });
    endResetModel();
}

void CatalogueModel::setFilter(Filter filter)
{
    beginResetModel();
    filter_ = std::move(filter);
    shown_.clear();
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(shown_),
                 [this](const auto* type) { return fits(*type); });
    endResetModel();
}

bool CatalogueModel::fits(const model::EquipmentType& type) const
{
    if (filter_.kind.isEmpty() ? !canBePlaced(type) : qs(kindKey(type.kind)) != filter_.kind)
        return false;
    if (!filter_.vendor.isEmpty() && qs(type.vendor) != filter_.vendor)
        return false;
    if (!filter_.cooling.isEmpty() && coolingOf(type) != filter_.cooling)
        return false;
    const QString all = qs(type.name + ' ' + type.vendor + ' ' + type.key + ' ' + type.description);
    const auto wanted = filter_.text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
        return all.contains(word, Qt::CaseInsensitive);
    });
}

const model::EquipmentType* CatalogueModel::type(int row) const
{
    return row >= 0 && row < rowCount() ? shown_[static_cast<std::size_t>(row)] : nullptr;
}

QStringList CatalogueModel::vendors() const
{
    QStringList out;
    for (const auto* type : all_)
        if (!type->vendor.empty())
            out << qs(type->vendor);
    out.removeDuplicates();
    out.sort(Qt::CaseInsensitive);
    return out;
}

QStringList CatalogueModel::kinds() const
{
    QStringList out;
    for (const auto* type : all_)
        out << qs(kindKey(type->kind));
    out.removeDuplicates();
    return out;
}

int CatalogueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const
{
    const auto* one = index.isValid() ? type(index.row()) : nullptr;
    if (one == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole: {
        const QString summary = typeSummary(*one, document_);
        return summary.isEmpty() ? qs(one->name) : qs(one->name) + QLatin1Char('\n') + summary;
    }
    case Qt::ToolTipRole:
        return qs(one->vendor + " – " + one->description);
    case Qt::DecorationRole:
        return themedIcon(iconNameOf(kindKey(one->kind)));
    case Qt::UserRole:
        return qs(one->key);
    default:
        return {};
    }
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex& index) const
{
    const auto plain = QAbstractListModel::flags(index);
    const auto* one = index.isValid() ? type(index.row()) : nullptr;
    return one != nullptr && canBePlaced(*one) ? plain | Qt::ItemIsDragEnabled : plain;
}

QStringList CatalogueModel::mimeTypes() const
{
    return {QString::fromLatin1(typeMime)};
}

QMimeData* CatalogueModel::mimeData(const QModelIndexList& indexes) const
{
    const auto* one = indexes.isEmpty() ? nullptr : type(indexes.front().row());
    if (one == nullptr)
        return nullptr;
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(typeMime), QByteArray::fromStdString(one->key));
    return data;
}

} // namespace hallwright::ui
