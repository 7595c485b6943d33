// SPDX-License-Identifier: GPL-3.0-or-later
// Both schematics of every hall of every template, under every power pattern and CDU scheme, open
// and folded: what a drawing owes its reader, whatever it shows.
#include "app/cli/session.h"
#include "app/templates.h"
#include "model/derive/mechanical.h"
#include "model/recipe/coolant_recipe.h"
#include "model/recipe/power_recipe.h"
#include "tests/support/test_program.h"
#include "ui/schematic/compile_one_line.h"
#include "ui/schematic/compile_piping.h"
#include "ui/schematic/one_line_layout.h"
#include "ui/schematic/piping_layout.h"

#include <QTest>

#include <functional>

using namespace hallwright;
using ui::Pose;
using ui::SchematicDrawing;

namespace {

const model::Catalogue& catalogue()
{
    static const auto shipped = app::shippedCatalogue();
    model::ensure(shipped.has_value(), "the shipped catalogue can be read");
    return *shipped;
}

enum class Drawing { OneLine, Piping };

ui::Diagram diagramOf(const model::HallView& view, Drawing drawing)
{
    const auto coolant = model::deriveCoolant(view);
    if (drawing == Drawing::Piping)
        return ui::pipingOf(view, coolant);
    const auto air = model::deriveAir(view);
    const auto power = model::derivePower(view, model::ratedMechanicalPower(coolant, air));
    return ui::oneLineOf({view, power, coolant, air});
}

SchematicDrawing laidOut(ui::Diagram diagram, Drawing drawing)
{
    return drawing == Drawing::OneLine ? ui::laidOutOneLine(std::move(diagram))
                                       : ui::laidOutPiping(std::move(diagram));
}

std::set<std::string> allGroups(const ui::Diagram& diagram)
{
    std::set<std::string> keys;
    for (const auto& group : diagram.groups)
        keys.insert(group.key);
    return keys;
}

// Visits each hall of each template; every combination of recipes for the small ones.
using Visit = std::function<void(const model::HallView&, const std::string& name)>;

// A copy of the plan with the hall's recipe changed by `change`.
template <class Recipe>
model::Plan changed(const model::Plan& plan, model::Table<Recipe> model::Plan::*recipes,
                    model::HallId hall, const std::function<void(Recipe&)>& change)
{
    model::Plan out = plan;
    auto recipe = model::recipeOf(out.*recipes, hall);
    recipe.id = hall;
    change(recipe);
    out.*recipes = (out.*recipes).with({recipe});
    return out;
}

void underEachPower(const model::Project& project, const model::Plan& plan, const model::Hall& hall,
                    const Visit& visit)
{
    using model::PowerRecipe;
    const auto with = [&](const std::string& name,
                          const std::function<void(PowerRecipe&)>& change) {
        const auto own = changed<PowerRecipe>(plan, &model::Plan::powerRecipes, hall.id, change);
        visit({project, catalogue(), own, hall}, name);
    };
    for (int pattern = 0; pattern <= static_cast<int>(model::RedundancyPattern::NPlus2C); ++pattern)
        with("power pattern " + std::to_string(pattern), [&](PowerRecipe& recipe) {
            recipe.pattern = static_cast<model::RedundancyPattern>(pattern);
        });
    for (const auto layout : {model::MediumLayout::OpenRing, model::MediumLayout::ClosedRing})
        for (int pattern = 0; pattern <= static_cast<int>(model::RedundancyPattern::NPlus2C);
             ++pattern)
            with("rings, power pattern " + std::to_string(pattern), [&](PowerRecipe& recipe) {
                recipe.pattern = static_cast<model::RedundancyPattern>(pattern);
                recipe.mediumLayout = layout;
                // The second layout also with several rings to a letter.
                if (layout == model::MediumLayout::ClosedRing)
                    recipe.ringRating = model::amperes(160);
            });
    with("remote panels",
         [](PowerRecipe& recipe) { recipe.distribution = model::RackDistribution::RemotePanel; });
    with("sidecars", [](PowerRecipe& recipe) {
        recipe.system = model::DistributionSystem::Dc800;
        recipe.rectifiers = model::RectifierPlace::Sidecar;
    });
}

void underEachLoop(const model::Project& project, const model::Plan& plan, const model::Hall& hall,
                   const Visit& visit)
{
    using model::CoolantRecipe;
    for (const auto scheme : {model::CduScheme::InRack, model::CduScheme::InRow,
                              model::CduScheme::RowEnd, model::CduScheme::Room})
        for (const auto way : {model::ReturnPath::Direct, model::ReturnPath::Reverse})
            for (const auto mains : {model::Mains::Comb, model::Mains::Ring}) {
                const auto own = changed<CoolantRecipe>(
                    plan, &model::Plan::coolantRecipes, hall.id, [&](CoolantRecipe& recipe) {
                        recipe.cdu = scheme;
                        recipe.cduType = {};
                        recipe.returnPath = way;
                        recipe.mains = mains;
                        recipe.redundancy = model::UnitRedundancy::NPlus1;
                        recipe.facilityFeeds = model::FacilityFeeds::Alternating;
                        recipe.bufferVolume = model::fromSi<model::Volume>(5.0);
                        recipe.strainerKv = 100.0;
                        recipe.bypassKv = 20.0;
                        recipe.bypassPressure = model::kilopascals(150);
                    });
                visit({project, catalogue(), own, hall},
                      "CDU scheme " + std::to_string(static_cast<int>(scheme)));
            }
    const auto doors = changed<model::AirRecipe>(
        plan, &model::Plan::airRecipes, hall.id,
        [](model::AirRecipe& recipe) { recipe.cooling = model::AirScheme::RearDoor; });
    visit({project, catalogue(), doors, hall}, "rear doors");
}

void eachHall(const Visit& visit)
{
    constexpr std::size_t small = 40; // racks
    for (const auto& one : app::templates()) {
        const auto project = app::projectFromTemplate(one.name, catalogue());
        model::ensure(project.has_value(), "the template can be built");
        for (const auto& alternative : project->alternatives)
            for (const auto& hall : alternative.plan.halls) {
                visit({*project, catalogue(), alternative.plan, hall}, one.name);
                if (alternative.plan.racks.size() > small)
                    continue;
                underEachPower(*project, alternative.plan, hall, visit);
                underEachLoop(*project, alternative.plan, hall, visit);
            }
    }
}

// Each drawing of each hall: open, as it opens, and folded.
using Check = std::function<QString(const SchematicDrawing&, const ui::Diagram& whole)>;

void eachDrawing(const Check& check)
{
    int drawings = 0;
    eachHall([&](const model::HallView& view, const std::string& name) {
        for (const auto drawing : {Drawing::OneLine, Drawing::Piping}) {
            const auto whole = diagramOf(view, drawing);
            for (const auto& folds : ui::foldSteps(whole)) {
                const auto complaint = check(laidOut(ui::folded(whole, folds), drawing), whole);
                QVERIFY2(complaint.isEmpty(),
                         qPrintable(QString::fromStdString(name) + QLatin1String(" ") +
                                    QString::fromStdString(view.hall.label) +
                                    (drawing == Drawing::OneLine ? " one-line " : " piping ") +
                                    QString::number(folds.size()) + " folds: " + complaint));
                ++drawings;
            }
        }
    });
    QVERIFY(drawings > 200);
}

QString told(const SchematicDrawing& drawing, std::size_t i)
{
    const auto& box = drawing.places[i].box;
    return QStringLiteral("%1 (%2, %3, %4 × %5)")
        .arg(QString::fromStdString(drawing.diagram.items[i].key))
        .arg(box.x())
        .arg(box.y())
        .arg(box.width())
        .arg(box.height());
}

bool shareGround(const QRectF& a, const QRectF& b)
{
    const QRectF both = a & b;
    return both.width() > 0.5 && both.height() > 0.5;
}

// Pairs of rectangles that lie over each other, by a sweep from left to right.
QString overlapOf(const SchematicDrawing& drawing)
{
    std::vector<std::size_t> order(drawing.places.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto& places = drawing.places;
    std::sort(order.begin(), order.end(),
              [&](auto a, auto b) { return places[a].box.left() < places[b].box.left(); });
    for (std::size_t k = 0; k < order.size(); ++k)
        for (std::size_t next = k + 1;
             next < order.size() && places[order[next]].box.left() < places[order[k]].box.right();
             ++next) {
            const auto a = order[k];
            const auto b = order[next];
            if (shareGround(places[a].box, places[b].box))
                return told(drawing, a) + " and " + told(drawing, b);
        }
    return {};
}

struct Stretch {
    bool upright;
    double at; // the coordinate that both ends share
    double low;
    double high;
    const ui::SchematicRoute* route;
};

std::vector<Stretch> stretchesOf(const SchematicDrawing& drawing)
{
    std::vector<Stretch> out;
    for (const auto& route : drawing.routes)
        for (std::size_t k = 1; k < route.points.size(); ++k) {
            const auto& a = route.points[k - 1];
            const auto& b = route.points[k];
            const bool upright = a.x() == b.x();
            const auto [low, high] =
                upright ? std::minmax({a.y(), b.y()}) : std::minmax({a.x(), b.x()});
            out.push_back({upright, upright ? a.x() : a.y(), low, high, &route});
        }
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) {
        return std::tie(a.upright, a.at, a.low) < std::tie(b.upright, b.at, b.low);
    });
    return out;
}

bool oneNet(const ui::SchematicRoute& a, const ui::SchematicRoute& b)
{
    if (a.stream != ui::Stream::Power || b.stream != ui::Stream::Power)
        return a.stream == b.stream;
    return a.from == b.from;
}

} // namespace

class SchematicLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void noTwoItemsLieOverEachOther()
    {
        eachDrawing(
            [](const SchematicDrawing& drawing, const ui::Diagram&) { return overlapOf(drawing); });
    }

    void everyElementIsDrawnOnceOrCountedInAFold()
    {
        eachDrawing([](const SchematicDrawing& drawing, const ui::Diagram& whole) -> QString {
            std::map<model::ElementRef, int> seen;
            for (std::size_t i = 0; i < drawing.diagram.items.size(); ++i) {
                const auto& item = drawing.diagram.items[i];
                if (drawing.places[i].box.isEmpty())
                    return told(drawing, i) + " has no place";
                if (item.symbol == ui::SchematicSymbol::Folded) {
                    int racks = 0;
                    for (const auto& ref : item.refs)
                        racks += ref.kind == model::ElementKind::Rack;
                    if (racks != item.racks)
                        return told(drawing, i) + " miscounts its racks";
                }
                for (const auto& ref : item.refs)
                    ++seen[ref];
            }
            std::map<model::ElementRef, int> wanted;
            int elements = 0;
            for (const auto& item : whole.items) {
                elements += ui::standsFor(item);
                for (const auto& ref : item.refs)
                    ++wanted[ref];
            }
            int drawn = 0;
            for (const auto& item : drawing.diagram.items)
                drawn += ui::standsFor(item);
            if (drawn != elements)
                return QStringLiteral("%1 elements drawn of %2").arg(drawn).arg(elements);
            return seen == wanted ? QString() : QStringLiteral("other elements than derived");
        });
    }

    // What the networks have is in the diagrams, each key once.
    void everyDerivedElementIsInItsDiagram()
    {
        eachHall([](const model::HallView& view, const std::string& name) {
            const auto coolant = model::deriveCoolant(view);
            const auto air = model::deriveAir(view);
            std::multiset<std::string> wanted[2];
            for (const auto& group : coolant.groups)
                for (const auto& element : group.elements) {
                    wanted[1].insert(element.key);
                    if (element.role == model::CoolantRole::Cdu)
                        wanted[0].insert(element.key); // its pumps are a load
                }
            const auto power = model::derivePower(view, model::ratedMechanicalPower(coolant, air));
            bool mechanical = false;
            for (const auto& element : power.elements) {
                wanted[0].insert(element.key);
                mechanical = mechanical || element.role == model::PowerRole::MechanicalBoard;
            }
            for (const auto& units : air.units)
                if (units.type != nullptr)
                    wanted[0].insert(units.key);
            if (air.doors)
                wanted[0].insert(air.doors->key);
            for (const auto drawing : {Drawing::OneLine, Drawing::Piping}) {
                if (drawing == Drawing::OneLine && !mechanical)
                    continue; // nothing feeds the loads
                std::multiset<std::string> drawn;
                for (const auto& item : diagramOf(view, drawing).items)
                    for (const auto& ref : item.refs)
                        if (ref.kind == model::ElementKind::Element)
                            drawn.insert(ref.key);
                QVERIFY2(drawn == wanted[drawing == Drawing::OneLine ? 0 : 1], name.c_str());
            }
        });
    }

    void linesRunAlongTheAxes()
    {
        eachDrawing([](const SchematicDrawing& drawing, const ui::Diagram&) -> QString {
            for (const auto& route : drawing.routes) {
                if (route.points.size() < 2)
                    return QStringLiteral("a line of one point");
                for (std::size_t k = 1; k < route.points.size(); ++k)
                    if (route.points[k - 1].x() != route.points[k].x() &&
                        route.points[k - 1].y() != route.points[k].y())
                        return QStringLiteral("a slanting line");
            }
            return {};
        });
    }

    void everythingLiesOnTheSheet()
    {
        eachDrawing([](const SchematicDrawing& drawing, const ui::Diagram&) -> QString {
            for (std::size_t i = 0; i < drawing.places.size(); ++i)
                if (!drawing.bounds.contains(drawing.places[i].box) ||
                    !(drawing.places[i].text.isEmpty() ||
                      drawing.bounds.contains(drawing.places[i].text)))
                    return told(drawing, i);
            for (const auto& route : drawing.routes)
                for (const auto& point : route.points)
                    if (!drawing.bounds.contains(point))
                        return QStringLiteral("a line leaves the sheet");
            return {};
        });
    }

    // Two lines on one another would read as one.
    void linesOfDifferentNetsDoNotCoincide()
    {
        eachDrawing([](const SchematicDrawing& drawing, const ui::Diagram&) -> QString {
            const auto stretches = stretchesOf(drawing);
            for (std::size_t k = 0; k < stretches.size(); ++k)
                for (std::size_t next = k + 1; next < stretches.size(); ++next) {
                    const auto& a = stretches[k];
                    const auto& b = stretches[next];
                    if (b.upright != a.upright || b.at - a.at > 0.5)
                        break;
                    if (std::min(a.high, b.high) - std::max(a.low, b.low) > 1.0 &&
                        !oneNet(*a.route, *b.route))
                        return QStringLiteral("%1 %2 from %3 to %4")
                            .arg(a.upright ? "x" : "y")
                            .arg(a.at)
                            .arg(std::max(a.low, b.low))
                            .arg(std::min(a.high, b.high));
                }
            return {};
        });
    }

    // A line through a symbol that it does not feed would read as joined to it.
    void linesPassNoStrangeItem()
    {
        eachDrawing([](const SchematicDrawing& drawing, const ui::Diagram&) -> QString {
            for (const auto& stretch : stretchesOf(drawing))
                for (std::size_t i = 0; i < drawing.places.size(); ++i) {
                    const auto& place = drawing.places[i];
                    const auto& route = *stretch.route;
                    if (place.pose == Pose::Label || place.pose == Pose::Bar ||
                        place.pose == Pose::OnLine || route.from == i || route.to == i)
                        continue;
                    const QRectF line = stretch.upright ? QRectF(stretch.at - 0.1, stretch.low, 0.2,
                                                                 stretch.high - stretch.low)
                                                        : QRectF(stretch.low, stretch.at - 0.1,
                                                                 stretch.high - stretch.low, 0.2);
                    const QRectF inside = place.box.adjusted(1, 1, -1, -1);
                    if (line.intersects(inside))
                        return told(drawing, i);
                }
            return {};
        });
    }

    // A busbar's text has no line through it.
    void captionsOfBarsAreFree()
    {
        eachDrawing([](const SchematicDrawing& drawing, const ui::Diagram&) -> QString {
            const auto stretches = stretchesOf(drawing);
            for (std::size_t i = 0; i < drawing.places.size(); ++i) {
                if (drawing.places[i].pose != Pose::Bar)
                    continue;
                for (const auto& stretch : stretches)
                    if (stretch.upright && drawing.places[i].text.left() < stretch.at &&
                        stretch.at < drawing.places[i].text.right() &&
                        stretch.low < drawing.places[i].text.bottom() &&
                        drawing.places[i].text.top() < stretch.high)
                        return told(drawing, i);
            }
            return {};
        });
    }

    // Of two boards of one block the second lies under the first: what feeds it must pass the first
    // and leaps over it, and nothing else on its way.
    void theLineToTheLowerBoardLeapsOverTheUpperOne()
    {
        const auto project = app::projectFromTemplate("worked-example", catalogue());
        QVERIFY(project.has_value());
        const auto& alternative = project->alternatives.front();
        const auto& hall = *alternative.plan.halls.begin();
        const auto drawing =
            laidOut(diagramOf({*project, catalogue(), alternative.plan, hall}, Drawing::OneLine),
                    Drawing::OneLine);
        int lines = 0;
        for (const auto& route : drawing.routes) {
            if (!route.from || !route.to)
                continue;
            const auto& from = drawing.diagram.items[*route.from];
            const auto& to = drawing.diagram.items[*route.to];
            if (from.role != "ups" || to.role != "switchboard")
                continue;
            QCOMPARE(route.hops.size(), to.letter == 'B' ? std::size_t{1} : std::size_t{0});
            ++lines;
        }
        QCOMPARE(lines, 2);
    }

    // By hand: a group of 8 racks on 2 CDUs in one row has 2 CDUs, 8 branches, and 9 pipes a side
    // (main, 8 along the row), one of them the way back of a reverse return instead of the last.
    void foldsOfAnExampleCountWhatTheyHold()
    {
        const auto project = app::projectFromTemplate("gb300-row", catalogue());
        QVERIFY(project.has_value());
        const auto& alternative = project->alternatives.front();
        const auto& hall = *alternative.plan.halls.begin();
        const auto whole =
            diagramOf({*project, catalogue(), alternative.plan, hall}, Drawing::Piping);
        const auto drawing = laidOut(ui::folded(whole, allGroups(whole)), Drawing::Piping);
        QCOMPARE(drawing.diagram.items.size(), std::size_t{1});
        const auto& fold = drawing.diagram.items.front();
        QCOMPARE(fold.racks, 8);
        QCOMPARE(fold.counts.at("cdu"), 2);
        QCOMPARE(fold.counts.at("branch"), 8);
        QCOMPARE(fold.counts.at("supply"), 9);
        QCOMPARE(fold.counts.at("return"), 9);
    }
};

HALLWRIGHT_TEST(SchematicLayoutTest)
#include "schematic_layout_test.moc"
