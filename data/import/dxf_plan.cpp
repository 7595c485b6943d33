// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/dxf_plan.h"

#include <algorithm>
#include <cmath>
#include <dxflib/dl_creationadapter.h>
#include <dxflib/dl_dxf.h>
#include <fstream>
#include <map>
#include <set>

namespace hallwright::data {

using model::fail;
using model::FaultCode;
using model::Length;
using model::Point;
using model::Result;

namespace {

struct Vertex {
    double x = 0.0;
    double y = 0.0;
};
struct Loop {
    std::string layer;
    std::vector<Vertex> vertices;
    bool arcs = false;
};
struct Segment {
    Vertex from;
    Vertex to;
};

// Collects what the drawing says in model space, in drawing units.
class Collector : public DL_CreationAdapter {
public:
    std::optional<int> units; // $INSUNITS
    std::set<std::string> layers;
    std::vector<Loop> loops;
    std::map<std::string, std::vector<Segment>> segments; // by layer

    void setVariableInt(const std::string& key, int value, int) override
    {
        if (key == "$INSUNITS")
            units = value;
    }
    void addBlock(const DL_BlockData&) override { inBlock_ = true; }
    void endBlock() override { inBlock_ = false; }
    void addLine(const DL_LineData& line) override
    {
        if (!noteLayer())
            return;
        segments[getAttributes().getLayer()].push_back({{line.x1, line.y1}, {line.x2, line.y2}});
    }
    void addPolyline(const DL_PolylineData& polyline) override
    {
        constexpr int closed = 1;
        endEntity();
        if (!noteLayer() || (polyline.flags & closed) == 0)
            return;
        current_ = Loop{getAttributes().getLayer(), {}, false};
    }
    void addVertex(const DL_VertexData& vertex) override
    {
        if (!current_)
            return;
        current_->vertices.push_back({vertex.x, vertex.y});
        current_->arcs = current_->arcs || vertex.bulge != 0.0;
    }
    void endEntity() override
    {
        if (current_ && current_->vertices.size() >= 3)
            loops.push_back(*std::move(current_));
        current_.reset();
    }
    void endSequence() override { endEntity(); }
    void addCircle(const DL_CircleData&) override { noteLayer(); }
    void addArc(const DL_ArcData&) override { noteLayer(); }
    void addText(const DL_TextData&) override { noteLayer(); }
    void addMText(const DL_MTextData&) override { noteLayer(); }
    void addInsert(const DL_InsertData&) override { noteLayer(); }

private:
    // Whether the entity lies in model space.
    bool noteLayer()
    {
        if (!inBlock_)
            layers.insert(getAttributes().getLayer());
        return !inBlock_;
    }

    bool inBlock_ = false;
    std::optional<Loop> current_;
};

std::optional<double> metresPer(int insertionUnits)
{
    switch (insertionUnits) { // DXF reference, header variable $INSUNITS
    case 1:
        return 0.0254;
    case 2:
        return 0.3048;
    case 4:
        return 1e-3;
    case 5:
        return 1e-2;
    case 6:
        return 1.0;
    case 7:
        return 1e3;
    default:
        return std::nullopt;
    }
}

// Grid cells of the tolerance: ends in one cell, or beside one, are one point.
using Cell = std::pair<long long, long long>;

// Chains of lines that close on themselves, where every end on the way joins just two lines.
class Chains {
public:
    Chains(const std::vector<Segment>& segments, double tolerance)
        : tolerance_(tolerance)
    {
        for (const auto& segment : segments) {
            const auto a = nodeOf(segment.from);
            const auto b = nodeOf(segment.to);
            if (a == b)
                continue;
            ends_[a].insert(b);
            ends_[b].insert(a);
        }
    }

    std::vector<std::vector<Vertex>> closed()
    {
        std::vector<std::vector<Vertex>> out;
        for (std::size_t start = 0; start < nodes_.size(); ++start)
            if (!seen_.contains(start) && ends_[start].size() == 2)
                if (auto loop = from(start); loop.size() >= 3)
                    out.push_back(std::move(loop));
        return out;
    }

private:
    std::size_t nodeOf(const Vertex& at)
    {
        const Cell cell{std::llround(at.x / tolerance_), std::llround(at.y / tolerance_)};
        for (long long dx = -1; dx <= 1; ++dx)
            for (long long dy = -1; dy <= 1; ++dy)
                if (const auto near = cells_.find({cell.first + dx, cell.second + dy});
                    near != cells_.end())
                    return near->second;
        cells_.emplace(cell, nodes_.size());
        nodes_.push_back(at);
        return nodes_.size() - 1;
    }

    // The loop through `start`; empty where the chain ends or branches.
    std::vector<Vertex> from(std::size_t start)
    {
        std::vector<Vertex> loop;
        std::size_t last = start;
        std::size_t at = start;
        do {
            if (ends_[at].size() != 2 || !seen_.insert(at).second)
                return {};
            loop.push_back(nodes_[at]);
            const auto& next = ends_[at];
            const std::size_t onward = *next.begin() == last ? *next.rbegin() : *next.begin();
            last = at;
            at = onward;
        } while (at != start);
        return loop;
    }

    double tolerance_;
    std::vector<Vertex> nodes_;
    std::map<Cell, std::size_t> cells_;
    std::map<std::size_t, std::set<std::size_t>> ends_;
    std::set<std::size_t> seen_;
};

double areaOf(const std::vector<Vertex>& loop)
{
    double twice = 0.0;
    for (std::size_t i = 0, j = loop.size() - 1; i < loop.size(); j = i++)
        twice += loop[j].x * loop[i].y - loop[i].x * loop[j].y;
    return std::abs(twice) / 2.0;
}

DxfOutline outlineOf(const Loop& loop, double metresPerUnit)
{
    DxfOutline out;
    out.layer = loop.layer;
    out.straightened = loop.arcs;
    for (const auto& vertex : loop.vertices)
        out.corners.push_back(
            {model::metres(vertex.x * metresPerUnit), model::metres(vertex.y * metresPerUnit)});
    out.area = model::fromSi<model::Area>(areaOf(loop.vertices) * metresPerUnit * metresPerUnit);
    return out;
}

// The first bytes and the last word tell what dxflib would pass over in silence.
Result<void> mustBeText(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be read"), {}}, path.string());
    std::string start(22, '\0');
    in.read(start.data(), static_cast<std::streamsize>(start.size()));
    if (start.starts_with("AutoCAD Binary DXF"))
        return fail(FaultCode::Unsupported,
                    {QT_TRANSLATE_NOOP("data", "binary DXF is not read"), {}}, path.string(),
                    {QT_TRANSLATE_NOOP("data", "Save it as text (ASCII) DXF"), {}});
    in.clear();
    in.seekg(0);
    bool ends = false;
    for (std::string line; std::getline(in, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
            line.pop_back();
        ends = ends || line == "EOF";
    }
    if (!ends)
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("data", "no DXF, or cut off: it has no EOF"), {}},
                    path.string());
    return {};
}

} // namespace

Result<DxfPlan> readDxfPlan(const std::filesystem::path& path, std::optional<Length> unit)
{
    if (auto text = mustBeText(path); !text)
        return fail(text.error());
    Collector collector;
    DL_Dxf reader;
    if (!reader.in(path.string(), &collector))
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be read"), {}}, path.string());
    const auto stated = collector.units ? metresPer(*collector.units) : std::nullopt;
    if (!unit && !stated)
        return fail(FaultCode::InvalidArgument,
                    {QT_TRANSLATE_NOOP("data", "the drawing does not say its unit"), {}},
                    path.string(), {QT_TRANSLATE_NOOP("data", "Give the unit: m, mm, in …"), {}});
    const double metresPerUnit = unit ? model::inSi(*unit) : *stated;
    constexpr double toleranceM = 1e-3;
    for (const auto& [layer, segments] : collector.segments)
        for (auto& vertices : Chains(segments, toleranceM / metresPerUnit).closed())
            collector.loops.push_back({layer, std::move(vertices), false});
    DxfPlan plan;
    plan.layers.assign(collector.layers.begin(), collector.layers.end());
    for (const auto& loop : collector.loops)
        plan.outlines.push_back(outlineOf(loop, metresPerUnit));
    std::stable_sort(plan.outlines.begin(), plan.outlines.end(),
                     [](const DxfOutline& a, const DxfOutline& b) { return a.area > b.area; });
    return plan;
}

} // namespace hallwright::data
