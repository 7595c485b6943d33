// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings.h"

#include "model/derive/mechanical.h"
#include "model/report/capacity_report.h"
#include "model/report/rack_elevation.h"
#include "model/report/site_drawing.h"
#include "ui/schematic/compile_one_line.h"
#include "ui/schematic/compile_piping.h"
#include "ui/schematic/one_line_layout.h"
#include "ui/schematic/piping_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hallwright::app {

using namespace model;

namespace {

constexpr std::array kinds{"hall", "rows", "one-line", "piping", "site"};
// Beyond so many items lettering on A3 cannot be read: groups are folded, inner ones first.
constexpr std::size_t mostItems = 90;

QString say(const char* text)
{
    return QCoreApplication::translate("print", text);
}

QString qs(const std::string& text)
{
    return QString::fromStdString(text);
}

ui::Diagram readable(const ui::Diagram& diagram)
{
    ui::Diagram out = diagram;
    for (const auto& step : ui::foldSteps(diagram)) {
        out = ui::folded(diagram, step);
        if (out.items.size() <= mostItems)
            break;
    }
    return out;
}

class DrawingSet {
public:
    explicit DrawingSet(const DrawingOrder& order)
        : order_(order)
        , alternative_(*order.project.find(order.assessment.alternative))
    {
    }

    Result<std::vector<ui::DrawingSheet>> made()
    {
        const bool whole = order_.hall.empty();
        int number = 0;
        bool found = whole;
        for (const auto& hall : alternative_.plan.halls) {
            ++number;
            if (!whole && hall.label != order_.hall)
                continue;
            found = true;
            addHall(hall, number);
        }
        if (!found)
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("app", "there is no hall \"{0}\""), {order_.hall}},
                        "--hall");
        if (wanted("site") && whole)
            addSite();
        if (out_.empty())
            return fail(FaultCode::InvalidArgument,
                        {QT_TRANSLATE_NOOP("app", "there is nothing to draw of that kind"), {}},
                        "--drawing");
        return std::move(out_);
    }

private:
    bool wanted(std::string_view kind) const { return order_.kind.empty() || order_.kind == kind; }

    // Letters by trade as on site: A architect, E electrical, M mechanical.
    void add(const QString& number, const char* title, const Hall* hall,
             std::variant<Drawing, ui::SchematicSheet> content)
    {
        ui::DrawingSheet sheet;
        sheet.number = number;
        sheet.title = say(title);
        sheet.project = qs(order_.project.name);
        sheet.alternative = qs(alternative_.name);
        sheet.hall = hall != nullptr ? qs(hall->label) : QString();
        sheet.date = qs(order_.date);
        const auto hash = fingerprintText(order_.assessment.fingerprint);
        sheet.plan = qs(hash);
        const bool current = !order_.issues.empty() && order_.issues.back().hash == hash;
        sheet.revision = current ? qs(order_.issues.back().revision) : QString();
        sheet.status = current && !order_.issues.back().approvedBy.empty()
                           ? say(QT_TRANSLATE_NOOP("print", "approved"))
                           : say(QT_TRANSLATE_NOOP("print", "DRAFT"));
        sheet.content = std::move(content);
        out_.push_back(std::move(sheet));
    }

    void addHall(const Hall& hall, int number)
    {
        const QString sheet = QStringLiteral("-%1").arg(100 * number + 1);
        const Plan& plan = alternative_.plan;
        if (wanted("hall"))
            add(QStringLiteral("A") + sheet, QT_TRANSLATE_NOOP("print", "Hall plan"), &hall,
                hallDrawing(order_.project, plan, hall, hall.label));
        if (wanted("rows"))
            if (auto rows = rackElevations(order_.project, plan, hall, hall.label);
                !rows.shapes.empty())
                add(QStringLiteral("A-%1").arg(100 * number + 2),
                    QT_TRANSLATE_NOOP("print", "Rack elevations"), &hall, std::move(rows));
        if (!wanted("one-line") && !wanted("piping"))
            return;
        const HallView view{order_.project, order_.catalogue, plan, hall};
        const auto coolant = deriveCoolant(view);
        const auto air = deriveAir(view);
        if (wanted("one-line")) {
            const auto power = derivePower(view, ratedMechanicalPower(coolant, air));
            const auto diagram = ui::oneLineOf({view, power, coolant, air});
            if (!diagram.items.empty())
                add(QStringLiteral("E") + sheet, QT_TRANSLATE_NOOP("print", "Power one-line"),
                    &hall, schematic(ui::laidOutOneLine(readable(diagram))));
        }
        if (wanted("piping"))
            if (const auto diagram = ui::pipingOf(view, coolant); !diagram.items.empty())
                add(QStringLiteral("M") + sheet,
                    QT_TRANSLATE_NOOP("print", "Coolant piping and instruments"), &hall,
                    schematic(ui::laidOutPiping(readable(diagram))));
    }

    ui::SchematicSheet schematic(ui::SchematicDrawing drawing) const
    {
        ui::SchematicSheet out{std::move(drawing), {}};
        for (const auto& item : out.drawing.diagram.items)
            out.figures.push_back(ui::figuresOf(item, &order_.assessment));
        return out;
    }

    void addSite()
    {
        auto drawing = siteDrawing(
            order_.project, alternative_.plan, order_.assessment, [](const std::string& text) {
                return QCoreApplication::translate("term", text.c_str()).toStdString();
            });
        if (!drawing.shapes.empty())
            add(QStringLiteral("A-001"), QT_TRANSLATE_NOOP("print", "Site"), nullptr,
                std::move(drawing));
    }

    const DrawingOrder& order_;
    const Alternative& alternative_;
    std::vector<ui::DrawingSheet> out_;
};

} // namespace

std::string drawingKinds()
{
    std::string out;
    for (const char* kind : kinds)
        out += (out.empty() ? "" : ", ") + std::string(kind);
    return out;
}

Result<std::vector<ui::DrawingSheet>> drawingSet(const DrawingOrder& order)
{
    if (!order.kind.empty() && std::none_of(kinds.begin(), kinds.end(),
                                            [&](const char* kind) { return order.kind == kind; }))
        return fail(
            FaultCode::InvalidArgument,
            {QT_TRANSLATE_NOOP("app", "\"{0}\" is none of: {1}"), {order.kind, drawingKinds()}},
            "--drawing");
    return DrawingSet(order).made();
}

} // namespace hallwright::app
