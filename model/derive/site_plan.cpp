// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/site_plan.h"

#include "model/derive/derived.h"
#include "model/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace hallwright::model {

namespace {

constexpr double mega = 1e6;
constexpr double megawattHour = 3.6e9; // J
constexpr double towerOverDry = 0.35;  // yard of towers over dry coolers of equal heat
constexpr double chillerOverDry = 1.5;
constexpr double lane = 4.0;             // m between blocks
constexpr double shape = 1.6;            // width over depth of a block
constexpr double waterHours = 24.0;      // of make-up at the thirstiest hour, kept on site
constexpr double waterCapacity = 4.17e6; // J/m³K

class SiteBudget {
public:
    explicit SiteBudget(const SiteInput& input)
        : in_(input)
    {
        out_.plot = input.project.site.plotArea;
        out_.unknown = input.year == nullptr;
    }

    SitePlan make()
    {
        addHalls();
        addElectrical();
        if (in_.year != nullptr)
            addPlant(*in_.year);
        for (const auto& block : out_.blocks)
            out_.blocksArea += block.area;
        out_.needed = out_.blocksArea * (1.0 + at(in_.inputs, InputKey::AreaAccess));
        layOut();
        return std::move(out_);
    }

private:
    void add(SiteUse use, double amount, InputKey key, std::string basis)
    {
        const double area = amount * at(in_.inputs, key);
        if (area <= 0.0)
            return;
        SiteBlock block;
        block.use = use;
        block.basis = std::move(basis);
        block.area = squareMetres(area);
        out_.blocks.push_back(std::move(block));
    }

    static std::string text(double si, Measure measure)
    {
        return quantityText(si, measure, UnitSystem::Si, 3);
    }

    void addHalls()
    {
        for (const auto& hall : in_.plan.halls)
            for (int i = 0; i < hall.count; ++i) {
                SiteBlock block;
                block.label = hall.label;
                block.area = floorArea(hall);
                block.box = {Length{}, Length{}, hall.width, hall.depth};
                block.placed = i == 0 && (hall.siteX != Length{} || hall.siteY != Length{});
                if (block.placed)
                    block.box = {hall.siteX, hall.siteY, hall.siteX + hall.width,
                                 hall.siteY + hall.depth};
                out_.blocks.push_back(std::move(block));
            }
    }

    // Chains of the recipe's block size, and the batteries of their UPS.
    void addElectrical()
    {
        double chains = 0.0;    // VA
        double batteries = 0.0; // J
        for (const auto& element : in_.elements) {
            const Hall* hall = in_.plan.halls.find(element.hall);
            if (hall == nullptr)
                continue;
            const auto recipe = recipeOf(in_.plan.powerRecipes, element.hall);
            const double units = static_cast<double>(hall->count) * std::max(1, element.count);
            if (element.kind == "transformer")
                chains += units * inSi(recipe.blockSize);
            if (element.kind == "ups")
                batteries += units * inSi(recipe.blockSize) * inSi(recipe.upsTime);
        }
        add(SiteUse::Electrical, chains / mega, InputKey::AreaElectrical,
            text(chains, Measure::ApparentPower));
        add(SiteUse::Battery, batteries / megawattHour, InputKey::AreaBattery,
            text(batteries, Measure::Energy));
    }

    void addPlant(const YearResult& year)
    {
        const double demand = inSi(year.designPeak);
        const double installed = demand * at(in_.inputs, InputKey::GeneratorCover);
        add(SiteUse::Generator, installed / mega, InputKey::AreaGenerator,
            text(installed, Measure::PowerLarge));
        add(SiteUse::Pump, demand / mega, InputKey::AreaPump, text(demand, Measure::PowerLarge));
        double dry = 0.0; // W of heat, as dry coolers
        for (const auto& unit : year.units) {
            const double spare = unit.needed > 0 ? static_cast<double>(unit.installed) /
                                                       static_cast<double>(unit.needed)
                                                 : 1.0;
            const double form = unit.kind == "tower"     ? towerOverDry
                                : unit.kind == "chiller" ? chillerOverDry
                                                         : 1.0;
            dry += timesOfKey(unit.key) * spare * form * inSi(unit.capacity);
        }
        add(SiteUse::Rejection, dry / mega, InputKey::AreaRejection,
            text(dry, Measure::PowerLarge));
        const double water = storedWater(year) + storedHeatVolume();
        add(SiteUse::Tank, water, InputKey::AreaTank, text(water, Measure::Volume));
    }

    // Plant is sized for one hall of its kind: "h3/plant/…" counts as often as hall 3.
    double timesOfKey(const std::string& key) const
    {
        for (const auto& hall : in_.plan.halls)
            if (key.rfind(keyOf(hall) + "/", 0) == 0)
                return static_cast<double>(hall.count);
        return 1.0;
    }

    static double storedWater(const YearResult& year) // m³
    {
        if (!year.hourly || year.hourly->waterKg.empty())
            return 0.0;
        return waterHours * 1e-3 *
               *std::max_element(year.hourly->waterKg.begin(), year.hourly->waterKg.end());
    }

    double storedHeatVolume() const // m³
    {
        double sum = 0.0;
        for (const auto& hall : in_.plan.halls) {
            const auto recipe = recipeOf(in_.plan.plantRecipes, hall.id);
            sum += static_cast<double>(hall.count) * inSi(recipe.storage) /
                   (waterCapacity * std::max(1.0, inSi(recipe.airWaterRise)));
        }
        return sum;
    }

    // Placed halls stay; the rest follow in shelves above them, halls first.
    void layOut()
    {
        double shelf = 0.0;
        for (const auto& block : out_.blocks)
            if (block.placed)
                shelf = std::max(shelf, inSi(block.box.top) + lane);
        const double width = std::sqrt(inSi(out_.needed) * shape);
        double x = 0.0;
        double tallest = 0.0;
        for (auto& block : out_.blocks) {
            if (block.placed)
                continue;
            double wide = inSi(block.box.right - block.box.left);
            double deep = inSi(block.box.top - block.box.bottom);
            if (block.use != SiteUse::Hall) {
                wide = std::sqrt(inSi(block.area) * shape);
                deep = inSi(block.area) / wide;
            }
            if (x > 0.0 && x + wide > width) {
                shelf += tallest + lane;
                x = 0.0;
                tallest = 0.0;
            }
            block.box = {metres(x), metres(shelf), metres(x + wide), metres(shelf + deep)};
            x += wide + lane;
            tallest = std::max(tallest, deep);
        }
    }

    const SiteInput& in_;
    SitePlan out_;
};

} // namespace

const char* siteUseTitle(SiteUse use)
{
    switch (use) {
    case SiteUse::Hall:
        return QT_TRANSLATE_NOOP("term", "hall");
    case SiteUse::Electrical:
        return QT_TRANSLATE_NOOP("term", "electrical rooms");
    case SiteUse::Battery:
        return QT_TRANSLATE_NOOP("term", "battery rooms");
    case SiteUse::Pump:
        return QT_TRANSLATE_NOOP("term", "pump rooms");
    case SiteUse::Generator:
        return QT_TRANSLATE_NOOP("term", "generator yard");
    case SiteUse::Rejection:
        return QT_TRANSLATE_NOOP("term", "heat rejection yard");
    case SiteUse::Tank:
        return QT_TRANSLATE_NOOP("term", "tanks");
    }
    return "";
}

SitePlan sitePlan(const SiteInput& input)
{
    return SiteBudget(input).make();
}

std::vector<Finding> siteFindings(const SitePlan& site)
{
    if (site.fits())
        return {};
    Finding out;
    out.severity = Severity::Error;
    out.code = "site.plot.small";
    const auto area = [](Area a) {
        return quantityText(inSi(a), Measure::Area, UnitSystem::Si, 3);
    };
    out.message = {QT_TRANSLATE_NOOP("finding", "Halls, rooms and yards need {0} with roads and "
                                                "setbacks, the plot has {1}: stack storeys, "
                                                "shrink yards or find a larger plot"),
                   {area(site.needed), area(*site.plot)}};
    out.elements = {{ElementKind::Site, 0, {}}};
    out.value = inSi(site.needed);
    out.limit = inSi(*site.plot);
    out.measure = Measure::Area;
    if (*out.limit > 0.0)
        out.marginPct = (*out.limit - *out.value) / *out.limit * 100.0;
    out.reference = QT_TRANSLATE_NOOP("reference", "areas per kW in the assumptions");
    return {out};
}

} // namespace hallwright::model
