// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/export/dxf_writer.h"

#include <fmt/format.h>

#include <dl_dxf.h>
#include <dl_writer_ascii.h>
#include <memory>
#include <set>

namespace hallwright::data {

using namespace model;

namespace {

constexpr int millimetre = 4; // of $INSUNITS

// Code points of UTF-8 as ASCII with \U+XXXX; those beyond four digits become "?".
std::string escaped(const std::string& words)
{
    std::string out;
    for (std::size_t i = 0; i < words.size();) {
        const auto lead = static_cast<unsigned char>(words[i]);
        const int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
        std::uint32_t point = more == 0 ? lead : lead & (0x3Fu >> more);
        for (int k = 1; k <= more && i + static_cast<std::size_t>(k) < words.size(); ++k)
            point = (point << 6) |
                    (static_cast<unsigned char>(words[i + static_cast<std::size_t>(k)]) & 0x3Fu);
        if (point < 0x20)
            out += ' '; // a line end would break the pairs of lines
        else if (point < 0x80)
            out += static_cast<char>(point);
        else
            out += point > 0xFFFF ? std::string("?") : fmt::format("\\U+{:04X}", point);
        i += static_cast<std::size_t>(more) + 1;
    }
    return out;
}

// Layer names hold no <>/\":;?*|=' and no blanks.
std::string layerName(const std::string& name)
{
    std::string out;
    for (const char c : escaped(name))
        out += std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' ? c : '_';
    return out.empty() ? "0" : out;
}

DL_Attributes attributesOf(const std::string& layer)
{
    return {layerName(layer), 256, -1, "BYLAYER", 1.0};
}

void writeTables(DL_Dxf& dxf, DL_WriterA& out, const LineDrawing& drawing)
{
    std::set<std::string> layers;
    for (const auto& line : drawing.lines)
        layers.insert(layerName(line.layer));
    for (const auto& text : drawing.texts)
        layers.insert(layerName(text.layer));
    out.sectionTables();
    dxf.writeVPort(out);
    out.tableLinetypes(3);
    for (const char* name : {"BYBLOCK", "BYLAYER", "CONTINUOUS"})
        dxf.writeLinetype(out, DL_LinetypeData(name, name, 0, 0, 0.0));
    out.tableEnd();
    out.tableLayers(static_cast<int>(layers.size()) + 1);
    const auto layer = [&](const std::string& name, int colour) {
        dxf.writeLayer(out, DL_LayerData(name, 0),
                       DL_Attributes(std::string(), colour, 100, "CONTINUOUS", 1.0));
    };
    layer("0", DL_Codes::black);
    int colour = 0;
    for (const auto& name : layers)
        if (name != "0")
            layer(name, 1 + colour++ % 7);
    out.tableEnd();
    out.tableStyle(1);
    dxf.writeStyle(out, DL_StyleData("Standard", 0, 0.0, 1.0, 0.0, 0, 2.5, "txt", ""));
    out.tableEnd();
    dxf.writeView(out);
    dxf.writeUcs(out);
    out.tableAppid(1);
    dxf.writeAppid(out, "ACAD");
    out.tableEnd();
    dxf.writeDimStyle(out, 2.5, 1.25, 0.625, 0.625, 2.5);
    dxf.writeBlockRecord(out);
    out.tableEnd();
    out.sectionEnd();
}

void writeEntities(DL_Dxf& dxf, DL_WriterA& out, const LineDrawing& drawing)
{
    out.sectionEntities();
    for (const auto& line : drawing.lines) {
        if (line.points.size() < 2)
            continue;
        const auto attributes = attributesOf(line.layer);
        dxf.writePolyline(out,
                          DL_PolylineData(static_cast<int>(line.points.size()), 0, 0,
                                          line.end == DrawnLine::End::Closed ? 1 : 0),
                          attributes);
        for (const auto& point : line.points)
            dxf.writeVertex(out, DL_VertexData(point.x, point.y, 0.0, 0.0));
        dxf.writePolylineEnd(out);
    }
    for (const auto& text : drawing.texts)
        dxf.writeText(out,
                      DL_TextData(text.at.x, text.at.y, 0.0, text.at.x, text.at.y, 0.0, text.height,
                                  1.0, 0, 0, 0, escaped(text.words), "Standard",
                                  text.angleDeg * 3.14159265358979323846 / 180.0),
                      attributesOf(text.layer));
    out.sectionEnd();
}

} // namespace

Result<void> writeDxf(const LineDrawing& drawing, const std::filesystem::path& file)
{
    DL_Dxf dxf;
    const std::unique_ptr<DL_WriterA> out(dxf.out(file.string().c_str(), DL_Codes::AC1015));
    if (!out || out->openFailed())
        return fail(FaultCode::Locked,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be written"), {}}, file.string());
    dxf.writeHeader(*out);
    out->dxfString(9, "$INSUNITS");
    out->dxfInt(70, millimetre);
    out->dxfString(9, "$MEASUREMENT");
    out->dxfInt(70, 1); // metric
    out->sectionEnd();
    writeTables(dxf, *out, drawing);
    out->sectionBlocks();
    for (const char* name : {"*Model_Space", "*Paper_Space", "*Paper_Space0"}) {
        dxf.writeBlock(*out, DL_BlockData(name, 0, 0.0, 0.0, 0.0));
        dxf.writeEndBlock(*out, name);
    }
    out->sectionEnd();
    writeEntities(dxf, *out, drawing);
    dxf.writeObjects(*out, "HALLWRIGHT");
    dxf.writeObjectsEnd(*out);
    out->dxfEOF();
    out->close();
    return {};
}

} // namespace hallwright::data
