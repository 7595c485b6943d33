// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of figures that several kinds share, described once for any row that holds them.
// Bounds refuse nonsense (negative, a fraction above 1, a wrong unit), not the unusual.
#pragma once

#include "model/equipment/rack_type.h"

#include <vector>

namespace hallwright::model {

// What a field description says, bounds in the unit of files (as in FieldInfo::column()).
struct FigureText {
    const char* key;
    const char* title;
    Measure measure;
    double min;
    double max;
};

FieldInfo figure(const FigureText& text, const char* group, const char* help = "");

// A tabulated figure: the axes in file units.
struct CurveText {
    const char* key;
    const char* title;
    FigureText x; // only measure, min and max count
    FigureText y;
};

FieldInfo curveFigure(const CurveText& text, const char* group, const char* help = "");

// The materials that coolant touches, as words of wetted_materials.h.
FieldInfo wettedField();

// Source texts of the groups.
namespace group {
inline constexpr const char* identity = QT_TRANSLATE_NOOP("field", "Type");
inline constexpr const char* footprint = QT_TRANSLATE_NOOP("field", "Footprint and mass");
inline constexpr const char* compute = QT_TRANSLATE_NOOP("field", "Compute");
inline constexpr const char* power = QT_TRANSLATE_NOOP("field", "Power");
inline constexpr const char* cooling = QT_TRANSLATE_NOOP("field", "Cooling");
inline constexpr const char* price = QT_TRANSLATE_NOOP("field", "Price");
} // namespace group

template <class Row>
class FieldList {
public:
    template <class Reach>
    void add(const FieldInfo& description, Reach reach)
    {
        list_.push_back(field<Row>(description, reach));
    }
    std::vector<Field<Row>> done() { return std::move(list_); }

private:
    std::vector<Field<Row>> list_;
};

// `at(row)` gives the FootprintFigures of a row.
template <class Row, class At>
void addFootprint(FieldList<Row>& list, At at)
{
    const auto put = [&](const FigureText& text, auto member) {
        list.add(figure(text, group::footprint),
                 [at, member](auto& row) -> auto& { return at(row).*member; });
    };
    using F = FootprintFigures;
    put({"width", QT_TRANSLATE_NOOP("field", "Width"), Measure::Length, 0.001, 60}, &F::width);
    put({"depth", QT_TRANSLATE_NOOP("field", "Depth"), Measure::Length, 0.001, 60}, &F::depth);
    put({"height", QT_TRANSLATE_NOOP("field", "Height"), Measure::Length, 0.001, 60}, &F::height);
    put({"mass_dry", QT_TRANSLATE_NOOP("field", "Mass, dry"), Measure::Mass, 0.01, 1e6},
        &F::massDry);
    put({"mass_wet", QT_TRANSLATE_NOOP("field", "Mass in operation"), Measure::Mass, 0.01, 1e6},
        &F::massWet);
    put({"clearance_front", QT_TRANSLATE_NOOP("field", "Clearance in front"), Measure::Length, 0,
         20},
        &F::clearanceFront);
    put({"clearance_rear", QT_TRANSLATE_NOOP("field", "Clearance behind"), Measure::Length, 0, 20},
        &F::clearanceRear);
}

// `row.priceLow` and `row.priceHigh` as a dated range; the provenance note says what is included.
template <class Row>
void addPrice(FieldList<Row>& list)
{
    list.add(
        figure({"price_low", QT_TRANSLATE_NOOP("field", "Price, low"), Measure::Money, 0, 1e10},
               group::price),
        [](auto& row) -> auto& { return row.priceLow; });
    list.add(
        figure({"price_high", QT_TRANSLATE_NOOP("field", "Price, high"), Measure::Money, 0, 1e10},
               group::price),
        [](auto& row) -> auto& { return row.priceHigh; });
}

// The same per metre of run.
template <class Row>
void addPricePerMetre(FieldList<Row>& list)
{
    list.add(figure({"price_per_metre_low", QT_TRANSLATE_NOOP("field", "Price per metre, low"),
                     Measure::Money, 0, 1e6},
                    group::price),
             [](auto& row) -> auto& { return row.pricePerMetreLow; });
    list.add(figure({"price_per_metre_high", QT_TRANSLATE_NOOP("field", "Price per metre, high"),
                     Measure::Money, 0, 1e6},
                    group::price),
             [](auto& row) -> auto& { return row.pricePerMetreHigh; });
}

// The compute, power and cooling figures of racks and nodes (rack_figures.cpp holds their bodies).
void addComputePowerCooling(FieldList<RackType>& list);
void addComputePowerCooling(FieldList<NodeType>& list);

} // namespace hallwright::model
