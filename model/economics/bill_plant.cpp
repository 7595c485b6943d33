// SPDX-License-Identifier: GPL-3.0-or-later
// Electrical and cooling plant and the building of the bill, from the derived elements.
#include "model/derive/derived.h"
#include "model/economics/bill.h"
#include "model/economics/opex.h"

#include <map>

namespace hallwright::model {

namespace {

// A kind of derived element: its price per power where the catalogue has none.
struct PlantKind {
    const char* kind;
    CostGroup group;
    std::optional<InputKey> price;
    bool perMetre;
};

// Pipes are inside the secondary loop per kW, cables inside installation, utilities are no
// purchase.
const PlantKind plantKinds[] = {
    {"transformer", CostGroup::Electrical, InputKey::Transformer, false},
    {"ups", CostGroup::Electrical, InputKey::Ups, false},
    {"switchboard", CostGroup::Electrical, InputKey::Switchboard, false},
    {"mechanical-board", CostGroup::Electrical, InputKey::Switchboard, false},
    {"busway", CostGroup::Electrical, InputKey::Busway, true},
    {"panel", CostGroup::Electrical, InputKey::Switchboard, false},
    {"rectifier", CostGroup::Electrical, InputKey::Ups, false},
    {"generator", CostGroup::Electrical, InputKey::Generator, false},
    {"cdu", CostGroup::Cooling, InputKey::Cdu, false},
    {"crah", CostGroup::Cooling, InputKey::AirUnit, false},
    {"rear_door", CostGroup::Cooling, InputKey::AirUnit, false},
};

const PlantKind* plantKind(const std::string& kind)
{
    for (const auto& one : plantKinds)
        if (kind == one.kind)
            return &one;
    return nullptr;
}

// Rating of one unit where its type states one.
std::optional<Power> powerRating(const EquipmentType* type)
{
    if (!type)
        return std::nullopt;
    if (const auto* one = std::get_if<TransformerType>(&type->kind))
        return one->rating;
    if (const auto* one = std::get_if<UpsType>(&type->kind))
        return one->rating;
    if (const auto* one = std::get_if<GeneratorType>(&type->kind))
        return one->rating;
    if (const auto* one = std::get_if<CduType>(&type->kind))
        return one->capacity;
    if (const auto* one = std::get_if<CrahType>(&type->kind))
        return one->netCapacity;
    if (const auto* one = std::get_if<RearDoorType>(&type->kind))
        return one->capacity;
    return std::nullopt;
}

class PlantBill {
public:
    PlantBill(const BillCase& from, BillOfQuantities& bill)
        : from_(from)
        , bill_(bill)
    {
    }

    void add()
    {
        for (const auto& element : from_.elements)
            addElement(element);
        for (auto& [key, line] : lines_)
            bill_.lines.push_back(std::move(line));
        addByPower();
        addBuilding();
    }

private:
    void addElement(const ElementResult& element)
    {
        const double times = timesOf(from_.plan, element.hall);
        if (element.loss && element.group == ElementGroup::Electrical)
            bill_.losses += times * *element.loss;
        if (element.electrical)
            bill_.pumpsAndFans += times * *element.electrical;
        const auto* kind = plantKind(element.kind);
        if (!kind)
            return;
        const auto* type = chosenType(from_.project, from_.catalogue, element.type);
        const double units = times * std::max(1, element.count);
        hasGenerators_ = hasGenerators_ || element.kind == "generator";
        const auto rating = powerRating(type);
        if (element.kind == "transformer" && rating)
            transformers_ += units * *rating;
        const auto price = type ? priceOf(*type) : std::nullopt;
        if (price && (!kind->perMetre || element.length))
            addPriced(*kind, *type, *price, kind->perMetre ? units * inSi(*element.length) : units);
        else
            addByRating(element, *kind, rating, times);
    }

    void addPriced(const PlantKind& kind, const EquipmentType& type, PriceRange price,
                   double quantity)
    {
        auto& line = lines_[std::string(kind.kind) + "/" + type.key];
        line.quantity += quantity;
        if (!line.key.empty())
            return;
        line.key = std::string(kind.kind) + "/" + type.key;
        line.title = type.name;
        line.group = kind.group;
        line.measure = kind.perMetre ? Measure::Length : Measure::Count;
        line.unit = QT_TRANSLATE_NOOP("cost", "unit");
        line.low = price.low;
        line.high = price.high;
        line.draw = std::string("price/") + kind.kind;
        line.life = InputKey::PlantLife;
        const auto found = type.provenance.find("price_low");
        line.source = found == type.provenance.end() || found->second.source.empty()
                          ? type.source
                          : found->second.source;
        if (line.source.empty())
            line.source = QT_TRANSLATE_NOOP("source", "estimate: class");
    }

    // Its rating, else what it carries over its loading, else what it carries.
    void addByRating(const ElementResult& element, const PlantKind& kind,
                     std::optional<Power> rating, double times)
    {
        std::optional<Power> size;
        if (rating)
            size = static_cast<double>(std::max(1, element.count)) * *rating;
        else if (element.power && element.loading && *element.loading > 0.0)
            size = *element.power / *element.loading;
        else
            size = element.power;
        if (!size) {
            bill_.unpriced.push_back(element.key);
            return;
        }
        auto& line = lines_[kind.kind];
        if (line.key.empty())
            line = byPower(kind.kind, Power{}, *kind.price);
        line.group = kind.group;
        line.quantity += times * inSi(*size);
    }

    static BillLine byPower(const char* key, Power size, InputKey price)
    {
        BillLine out;
        out.key = key;
        out.title = defaultInput(price).title;
        out.group = CostGroup::Cooling;
        out.quantity = inSi(size);
        out.measure = Measure::Power;
        out.price = price;
        out.life = InputKey::PlantLife;
        return out;
    }

    void addLine(BillLine line, CostGroup group, BillRole role)
    {
        if (line.quantity <= 0.0)
            return;
        line.group = group;
        line.role = role;
        bill_.lines.push_back(std::move(line));
    }

    // Plant that is not derived yet, by the power or heat it serves.
    void addByPower()
    {
        const auto equipment = BillRole::Equipment;
        const auto installed = BillRole::Installed;
        addLine(byPower("medium-voltage", transformers_, InputKey::MediumVoltage),
                CostGroup::Electrical, equipment);
        if (!hasGenerators_) {
            const InputValues book = valuesOf(inputsOf(from_.project));
            const Power facility = bill_.year ? bill_.year->designPeak : facilityPower(bill_, book);
            addLine(byPower("generator", at(book, InputKey::GeneratorCover) * facility,
                            InputKey::Generator),
                    CostGroup::Electrical, equipment);
        }
        addLine(byPower("secondary-loop", bill_.liquidHeat, InputKey::SecondaryLoop),
                CostGroup::Cooling, installed);
        addLine(byPower("facility-loop", bill_.liquidHeat + bill_.airHeat, InputKey::FacilityLoop),
                CostGroup::Cooling, installed);
        addLine(byPower("dry-cooler", bill_.liquidHeat, InputKey::DryCooler), CostGroup::Cooling,
                equipment);
        addLine(byPower("chiller", bill_.airHeat, InputKey::Chiller), CostGroup::Cooling,
                equipment);
        BillLine retrofit = byPower("retrofit", bill_.liquidHeat, InputKey::Retrofit);
        retrofit.factor = InputKey::RetrofitShare;
        addLine(retrofit, CostGroup::Cooling, installed);
    }

    void addBuilding()
    {
        BillLine shell = byPower("shell", bill_.itTdp, InputKey::Shell);
        shell.life = InputKey::ShellLife;
        addLine(shell, CostGroup::Shell, BillRole::Building);
        BillLine site = byPower("site", bill_.itTdp, InputKey::Site);
        site.life = InputKey::ShellLife;
        addLine(site, CostGroup::Shell, BillRole::Building);
        BillLine fitOut = byPower("fit-out", Power{}, InputKey::HallFitOut);
        for (const auto& hall : from_.plan.halls)
            fitOut.quantity += inSi(floorArea(hall)) * std::max(0, hall.count);
        fitOut.measure = Measure::Area;
        addLine(fitOut, CostGroup::Shell, BillRole::Building);
        BillLine land = byPower("land", Power{}, InputKey::Land);
        land.quantity = from_.project.site.plotArea ? inSi(*from_.project.site.plotArea) : 0.0;
        land.measure = Measure::Area;
        land.life.reset();
        addLine(land, CostGroup::Shell, BillRole::Land);
    }

    const BillCase& from_;
    BillOfQuantities& bill_;
    std::map<std::string, BillLine> lines_;
    Power transformers_{};
    bool hasGenerators_ = false;
};

} // namespace

void addPlantLines(const BillCase& from, BillOfQuantities& bill)
{
    PlantBill(from, bill).add();
}

} // namespace hallwright::model
