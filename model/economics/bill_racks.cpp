// SPDX-License-Identifier: GPL-3.0-or-later
// Racks, superpods, fabric, storage and management network of the bill, with their power.
#include "model/economics/bill.h"
#include "model/value/storage.h"

#include <map>
#include <set>

namespace hallwright::model {

namespace {

std::string priceSource(const EquipmentType& type)
{
    const auto found = type.provenance.find("price_low");
    const auto& source = found == type.provenance.end() || found->second.source.empty()
                             ? type.source
                             : found->second.source;
    return type.name + ": " + (source.empty() ? "estimate: class" : source);
}

CostGroup groupOf(RackRole role)
{
    switch (role) {
    case RackRole::Network:
    case RackRole::Management:
        return CostGroup::Fabric;
    case RackRole::Storage:
        return CostGroup::Storage;
    case RackRole::Compute:
        break;
    }
    return CostGroup::It;
}

BillLine pricedLine(const EquipmentType& type, PriceRange price, double count)
{
    BillLine out;
    out.key = "racks/" + type.key;
    out.title = type.name;
    out.group = CostGroup::It;
    out.role = BillRole::It;
    out.quantity = count;
    out.unit = QT_TRANSLATE_NOOP("cost", "rack");
    out.low = price.low;
    out.high = price.high;
    out.draw = "price/" + type.key;
    out.life = InputKey::ItLife;
    out.source = priceSource(type);
    return out;
}

// A line at a price of the assumptions.
BillLine bookLine(const char* key, double quantity, InputKey price)
{
    BillLine out;
    out.key = key;
    out.title = defaultInput(price).title;
    out.role = BillRole::Network;
    out.quantity = quantity;
    out.price = price;
    out.life = InputKey::NetworkLife;
    return out;
}

class RackBill {
public:
    RackBill(const BillCase& from, BillOfQuantities& bill)
        : from_(from)
        , bill_(bill)
    {
    }

    void add()
    {
        countRacks();
        for (const auto& [type, count] : pods_)
            bill_.lines.push_back(podLine(*type, count));
        for (const auto& [id, count] : counts_)
            addRackType(id, count);
        addFabric();
        addStorage();
        addPerGpu("management", InputKey::ManagementPerGpu, CostGroup::Fabric,
                  RackRole::Management);
    }

private:
    const EquipmentType* entryOf(TypeId id) const { return from_.project.types.find(id); }

    // Superpods whose members have no price of their own are bought whole.
    void countRacks()
    {
        std::map<SuperpodId, const EquipmentType*> whole;
        for (const auto& rack : from_.plan.racks) {
            const auto* entry = entryOf(rack.type);
            const auto* type = entry ? rackOf(*entry) : nullptr;
            if (!type)
                continue;
            roles_.insert(type->role);
            if (priceOf(*entry) || !rack.superpod)
                continue;
            const auto* pod = from_.plan.superpods.find(rack.superpod);
            const auto* podType = pod ? entryOf(pod->type) : nullptr;
            if (podType && priceOf(*podType))
                whole.emplace(rack.superpod, podType);
        }
        std::set<SuperpodId> counted;
        for (const auto& rack : from_.plan.racks) {
            const auto found = whole.find(rack.superpod);
            const int times = timesOf(from_.plan, rack.at.hall);
            if (!rack.superpod || found == whole.end())
                counts_[rack.type] += times;
            else if (counted.insert(rack.superpod).second)
                pods_[found->second] += times;
        }
    }

    static BillLine podLine(const EquipmentType& type, double count)
    {
        BillLine out = pricedLine(type, *priceOf(type), count);
        out.unit = QT_TRANSLATE_NOOP("cost", "superpod");
        return out;
    }

    void addRackType(TypeId id, double count)
    {
        const auto* entry = entryOf(id);
        const auto* type = entry ? rackOf(*entry) : nullptr;
        if (!type) {
            bill_.unpriced.push_back(entry ? entry->name : std::string("unknown type"));
            return;
        }
        if (const auto price = priceOf(*entry)) {
            BillLine line = pricedLine(*entry, *price, count);
            line.group = groupOf(type->role);
            if (type->role != RackRole::Compute) {
                line.role = BillRole::Network;
                line.life = InputKey::NetworkLife;
            }
            bill_.lines.push_back(std::move(line));
            return;
        }
        const int gpus = computeOf(from_.project, *type).gpus;
        if (gpus == 0) {
            bill_.unpriced.push_back(entry->name);
            return;
        }
        BillLine line = bookLine("", count * gpus, InputKey::RackPriceUnknown);
        line.key = "racks/" + entry->key;
        line.title = entry->name;
        line.group = CostGroup::It;
        line.role = BillRole::It;
        line.life = InputKey::ItLife;
        line.unit = QT_TRANSLATE_NOOP("cost", "GPU");
        bill_.lines.push_back(std::move(line));
    }

    void addFabric()
    {
        const InputValues book = valuesOf(inputsOf(from_.project));
        for (const auto& fabric : from_.fabric.fabrics) {
            const auto links =
                fabric.count.endpointLinks + fabric.count.leafLinks + fabric.count.spineLinks;
            const auto switches = static_cast<double>(fabric.count.switches());
            BillLine line =
                bookLine("fabric/switches", switches * fabric.layout.radix, fabric.portPrice);
            line.unit = QT_TRANSLATE_NOOP("cost", "port");
            if (fabric.switchLow) {
                line.price.reset();
                line.quantity = switches;
                line.unit = QT_TRANSLATE_NOOP("cost", "switch");
                line.low = *fabric.switchLow;
                line.high = *fabric.switchHigh;
                line.draw = "price/network_switch";
                line.title = fabric.switchType;
                if (const auto* entry = from_.catalogue.find(fabric.switchType)) {
                    line.title = entry->name;
                    line.source = priceSource(*entry);
                }
            }
            addFabricLine(line);
            BillLine optics = bookLine("fabric/optics", static_cast<double>(fabric.optics(book)),
                                       fabric.opticPrice);
            optics.unit = QT_TRANSLATE_NOOP("cost", "module");
            addFabricLine(optics);
            BillLine cables =
                bookLine("fabric/cables", static_cast<double>(links), InputKey::FabricCable);
            cables.unit = QT_TRANSLATE_NOOP("cost", "link");
            addFabricLine(cables);
        }
        for (const auto& name : from_.fabric.unknownPorts)
            bill_.unpriced.push_back(name + ": scale-out ports");
        if (!roles_.contains(RackRole::Network))
            bill_.fabricPower = fabricOf(from_.fabric, book).power;
    }

    void addFabricLine(BillLine line)
    {
        line.group = CostGroup::Fabric;
        line.factor = InputKey::FabricPriceFactor;
        bill_.lines.push_back(std::move(line));
    }

    // Placed racks stand for it; stated storage is bought as appliances, else a share per GPU.
    void addStorage()
    {
        if (roles_.contains(RackRole::Storage) || bill_.gpus <= 0.0)
            return;
        const InputValues book = valuesOf(inputsOf(from_.project));
        if (!storageIsGiven(book)) {
            addPerGpu("storage", InputKey::StoragePerGpu, CostGroup::Storage, RackRole::Storage);
            bill_.storagePower = bill_.gpus * watts(at(book, InputKey::StoragePowerPerGpu));
            return;
        }
        const auto parts = storageParts(storageNeed(from_.compute, book), book);
        BillLine line =
            bookLine("storage", static_cast<double>(parts.appliances), InputKey::StorageUnitPrice);
        line.title = QT_TRANSLATE_NOOP("cost", "Storage");
        line.group = CostGroup::Storage;
        line.unit = QT_TRANSLATE_NOOP("cost", "appliance");
        bill_.lines.push_back(std::move(line));
        bill_.storagePower = parts.power;
    }

    // Placed racks of the role stand for the share per GPU.
    void addPerGpu(const char* key, InputKey price, CostGroup group, RackRole role)
    {
        if (roles_.contains(role) || bill_.gpus <= 0.0)
            return;
        BillLine line = bookLine(key, bill_.gpus, price);
        line.group = group;
        line.unit = QT_TRANSLATE_NOOP("cost", "GPU");
        bill_.lines.push_back(std::move(line));
    }

    const BillCase& from_;
    BillOfQuantities& bill_;
    std::map<TypeId, double> counts_;
    std::map<const EquipmentType*, double> pods_;
    std::set<RackRole> roles_;
};

// Share of a superpod's GPUs that stand by.
std::map<SuperpodId, double> spareShares(const BillCase& from)
{
    std::map<SuperpodId, std::pair<int, int>> gpus; // of the pod, of a tray
    for (const auto& rack : from.plan.racks) {
        const auto* entry = from.project.types.find(rack.type);
        const auto* type = entry ? rackOf(*entry) : nullptr;
        if (!type || !rack.superpod)
            continue;
        auto& [all, tray] = gpus[rack.superpod];
        all += type->compute.gpus;
        tray = std::max(tray, type->compute.gpusPerTray);
    }
    std::map<SuperpodId, double> out;
    for (const auto& [id, count] : gpus) {
        const auto* pod = from.plan.superpods.find(id);
        if (pod && count.first > 0 && count.second > 0)
            out[id] =
                std::min(1.0, static_cast<double>(pod->spareTrays) * count.second / count.first);
    }
    return out;
}

void addPower(const BillCase& from, BillOfQuantities& bill)
{
    const auto shares = spareShares(from);
    std::set<std::string> unknown;
    for (const auto& result : from.racks) {
        const auto* rack = from.plan.racks.find(result.id);
        if (!rack)
            continue;
        const auto* entry = from.project.types.find(rack->type);
        const auto* type = entry ? rackOf(*entry) : nullptr;
        if (!result.powerKnown) {
            unknown.insert(entry ? entry->name : rack->label);
            continue;
        }
        const double times = timesOf(from.plan, rack->at.hall);
        bill.itTdp += times * result.tdp;
        bill.liquidHeat += times * result.liquidHeat;
        bill.airHeat += times * result.airHeat;
        // Typical is the basis of energy; where it is not stated, TDP stands for it.
        const Power typical = times * (result.typical > Power{} ? result.typical : result.tdp);
        const auto share = shares.find(rack->superpod);
        const bool spared =
            rack->superpod && share != shares.end() && type && type->compute.gpus > 0;
        const double spare = spared ? share->second : 0.0;
        bill.typicalWorking += (1.0 - spare) * typical;
        if (type && type->power.idleFraction)
            bill.spareKnownIdle += spare * *type->power.idleFraction * typical;
        else
            bill.spareTypical += spare * typical;
    }
    for (const auto& name : unknown)
        bill.unpriced.push_back(name + ": power");
}

} // namespace

void addRackLines(const BillCase& from, BillOfQuantities& bill)
{
    RackBill(from, bill).add();
    addPower(from, bill);
}

} // namespace hallwright::model
