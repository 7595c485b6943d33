// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/economics/tco.h"

#include "model/message.h"

namespace hallwright::model {

const char* costGroupTitle(CostGroup group)
{
    switch (group) {
    case CostGroup::It:
        return QT_TRANSLATE_NOOP("cost", "Racks");
    case CostGroup::Fabric:
        return QT_TRANSLATE_NOOP("cost", "Fabric");
    case CostGroup::Storage:
        return QT_TRANSLATE_NOOP("cost", "Storage");
    case CostGroup::Electrical:
        return QT_TRANSLATE_NOOP("cost", "Electrical plant");
    case CostGroup::Cooling:
        return QT_TRANSLATE_NOOP("cost", "Cooling plant");
    case CostGroup::Shell:
        return QT_TRANSLATE_NOOP("cost", "Site and building");
    case CostGroup::EnergyUse:
        return QT_TRANSLATE_NOOP("cost", "Energy");
    case CostGroup::Water:
        return QT_TRANSLATE_NOOP("cost", "Water");
    case CostGroup::Staff:
        return QT_TRANSLATE_NOOP("cost", "Staff");
    case CostGroup::Maintenance:
        return QT_TRANSLATE_NOOP("cost", "Maintenance");
    case CostGroup::Spares:
        return QT_TRANSLATE_NOOP("cost", "Spares and support");
    case CostGroup::Other:
        return QT_TRANSLATE_NOOP("cost", "Other");
    }
    return "";
}

} // namespace hallwright::model
