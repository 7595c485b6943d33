// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tables/assumption_model.h"

#include "model/economics/price_book.h"
#include "model/edit/alternatives.h"
#include "model/quantity_text.h"
#include "ui/quantity_format.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QAction>
#include <QFont>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace hallwright::ui {

AssumptionModel::AssumptionModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , document_(document)
{
    refill();
}

void AssumptionModel::refill()
{
    auto inputs = model::inputsOf(document_.project());
    if (inputs == inputs_)
        return;
    beginResetModel();
    inputs_ = std::move(inputs);
    endResetModel();
}

int AssumptionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(inputs_.size());
}

int AssumptionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AssumptionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& one = input(index.row());
    const auto& format = QuantityFormat::current();
    const int column = index.column();
    const double number = column == LowColumn    ? one.low
                          : column == HighColumn ? one.high
                                                 : one.value;
    const bool numeric = column == ValueColumn || column == LowColumn || column == HighColumn;
    switch (role) {
    case Qt::DisplayRole:
        if (column == TitleColumn)
            return translated("input", one.title);
        if (column == UnitColumn)
            return format.unit(one.measure);
        return numeric ? format.number(number, one.measure) : translated("source", one.source);
    case Qt::EditRole:
        return format.fullText(number, one.measure);
    case Qt::ToolTipRole:
        return numeric ? format.fullText(number, one.measure) : translated("source", one.source);
    case Qt::TextAlignmentRole:
        return numeric ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                       : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(one.overridden);
        return font;
    }
    case Qt::ForegroundRole:
        return column == UnitColumn || column == SourceColumn ? QVariant(themeColours().secondary)
                                                              : QVariant();
    default:
        return {};
    }
}

bool AssumptionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    model::Input changed = input(index.row());
    const auto parsed = QuantityFormat::current().parse(value.toString(), changed.measure);
    if (!parsed) {
        emit document_.refused(parsed.error());
        return false;
    }
    double& target = index.column() == LowColumn    ? changed.low
                     : index.column() == HighColumn ? changed.high
                                                    : changed.value;
    if (model::quantityText(*parsed, changed.measure, model::UnitSystem::Si, 0) ==
        model::quantityText(target, changed.measure, model::UnitSystem::Si, 0))
        return false;
    target = *parsed;
    changed.overridden = true;
    return document_
        .apply({{QT_TRANSLATE_NOOP("edit", "Change assumption {0}"), {changed.key}},
                [changed](const model::Project& project) { return putInput(project, changed); },
                {}})
        .has_value();
}

void AssumptionModel::reset(int row)
{
    (void)document_.apply(
        {{QT_TRANSLATE_NOOP("edit", "Reset assumption {0}"), {input(row).key}},
         [key = input(row).key](const model::Project& project) { return resetInput(project, key); },
         {}});
}

Qt::ItemFlags AssumptionModel::flags(const QModelIndex& index) const
{
    const bool editable =
        index.column() >= ValueColumn && index.column() <= HighColumn && !document_.readOnly();
    const auto plain = QAbstractTableModel::flags(index);
    return editable ? plain | Qt::ItemIsEditable : plain;
}

QVariant AssumptionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case TitleColumn:
        return tr("Assumption");
    case ValueColumn:
        return tr("Value");
    case LowColumn:
        return tr("Low");
    case HighColumn:
        return tr("High");
    case UnitColumn:
        return tr("Unit");
    case SourceColumn:
        return tr("Source");
    default:
        return {};
    }
}

AssumptionView::AssumptionView(Document& document, QWidget* parent)
    : QWidget(parent)
    , model_(new AssumptionModel(document, this))
    , view_(new QTableView)
{
    view_->setModel(model_);
    view_->setAlternatingRowColors(true);
    view_->setShowGrid(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(24);
    view_->horizontalHeader()->setStretchLastSection(true);
    view_->horizontalHeader()->resizeSection(AssumptionModel::TitleColumn, 300);
    auto* reset = new QAction(tr("Back to default"), view_);
    connect(reset, &QAction::triggered, this, [this] {
        if (view_->currentIndex().isValid())
            model_->reset(view_->currentIndex().row());
    });
    view_->addAction(reset);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(view_);
    connect(&document, &Document::planChanged, model_, &AssumptionModel::refill);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, view_,
            [this] { view_->viewport()->update(); });
}

} // namespace hallwright::ui
