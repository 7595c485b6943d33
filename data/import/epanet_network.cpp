// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epanet_network.h"

#include "data/import/epanet_links.h"

#include <fstream>
#include <iterator>

namespace hallwright::data {

namespace {

using model::Result;

Result<model::HydraulicNode*> addNode(EpanetDraft& draft, const EpanetLine& line)
{
    const auto index = static_cast<std::uint32_t>(draft.network.nodes.size());
    if (!draft.nodes.emplace(line.words[0], EpanetNode{index, {}, false}).second)
        return model::fail(epanetFault(
            draft.text, line,
            {QT_TRANSLATE_NOOP("epanet", "node {0} is defined twice"), {line.words[0]}}));
    draft.network.nodes.push_back({line.words[0], 0.0, 0.0, std::nullopt});
    return &draft.network.nodes.back();
}

// The number in a word, or 0 where the line has ended.
Result<double> optionalNumber(const EpanetDraft& draft, const EpanetLine& line, std::size_t word)
{
    return word < line.words.size() ? epanetNumber(draft.text, line, word) : Result<double>(0.0);
}

double demandAt(const EpanetDraft& draft, double base, std::string_view pattern)
{
    return base * draft.options.flowM3s * draft.options.demandMultiplier *
           draft.options.multiplier(pattern.empty() ? draft.options.defaultPattern : pattern);
}

Result<void> takeJunction(EpanetDraft& draft, const EpanetLine& line)
{
    const Result<model::HydraulicNode*> node = addNode(draft, line);
    const Result<double> elevation = optionalNumber(draft, line, 1);
    const Result<double> demand = optionalNumber(draft, line, 2);
    if (!node || !elevation || !demand)
        return model::fail(!node ? node.error() : !elevation ? elevation.error() : demand.error());
    (*node)->elevationM = *elevation * draft.options.lengthM;
    (*node)->demandM3s = demandAt(draft, *demand, line.words.size() > 3 ? line.words[3] : "");
    draft.nodes[line.words[0]].isJunction = true;
    return {};
}

Result<void> takeReservoir(EpanetDraft& draft, const EpanetLine& line)
{
    const Result<model::HydraulicNode*> node = addNode(draft, line);
    const Result<double> head = epanetNumber(draft.text, line, 1);
    if (!node || !head)
        return model::fail(!node ? node.error() : head.error());
    (*node)->elevationM = *head * draft.options.lengthM;
    (*node)->fixedHeadM = (*node)->elevationM *
                          (line.words.size() > 2 ? draft.options.multiplier(line.words[2]) : 1.0);
    return {};
}

Result<void> takeTank(EpanetDraft& draft, const EpanetLine& line)
{
    if (line.words.size() <= 3)
        return takeReservoir(draft, line); // EPANET reads such a line as a reservoir
    const Result<model::HydraulicNode*> node = addNode(draft, line);
    if (!node)
        return model::fail(node.error());
    double numbers[4] = {0.0, 0.0, 0.0, 0.0}; // elevation, initial, least and greatest level
    for (std::size_t i = 0; i < 4; ++i) {
        const Result<double> value = optionalNumber(draft, line, i + 1);
        if (!value)
            return model::fail(value.error());
        numbers[i] = *value * draft.options.lengthM;
    }
    if (numbers[1] <= numbers[2] || numbers[1] >= numbers[3])
        return model::fail(epanetUnsupported(
            draft.text, line,
            {QT_TRANSLATE_NOOP("epanet",
                               "tank {0} starts empty or full; expected a level between its "
                               "least and its greatest"),
             {line.words[0]}}));
    (*node)->elevationM = numbers[0];
    (*node)->fixedHeadM = numbers[0] + numbers[1];
    draft.nodes[line.words[0]].tankLevelM = numbers[1];
    return {};
}

// Demands of this section replace the one of [JUNCTIONS] and add up among themselves.
Result<void> readDemands(EpanetDraft& draft)
{
    std::unordered_map<std::string, bool> replaced;
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Demands)) {
        const auto node = draft.nodes.find(line.words[0]);
        if (node == draft.nodes.end() || !node->second.isJunction)
            return model::fail(
                epanetFault(draft.text, line,
                            {QT_TRANSLATE_NOOP("epanet", "{0} is no junction"), {line.words[0]}}));
        const Result<double> demand = epanetNumber(draft.text, line, 1);
        if (!demand)
            return model::fail(demand.error());
        double& target = draft.network.nodes[node->second.index].demandM3s;
        if (!std::exchange(replaced[line.words[0]], true))
            target = 0.0;
        target += demandAt(draft, *demand, line.words.size() > 2 ? line.words[2] : "");
    }
    return {};
}

Result<void> readNodes(EpanetDraft& draft)
{
    struct Reader {
        EpanetSection section;
        Result<void> (*take)(EpanetDraft&, const EpanetLine&);
    };
    for (const Reader& reader :
         {Reader{EpanetSection::Junctions, takeJunction},
          Reader{EpanetSection::Reservoirs, takeReservoir}, Reader{EpanetSection::Tanks, takeTank}})
        for (const EpanetLine& line : draft.text.lines(reader.section))
            if (const auto taken = reader.take(draft, line); !taken)
                return taken;
    return readDemands(draft);
}

Result<void> refuseEmittersAndLeaks(EpanetDraft& draft)
{
    for (const EpanetSection section : {EpanetSection::Emitters, EpanetSection::Leakage})
        for (const EpanetLine& line : draft.text.lines(section)) {
            const Result<double> coefficient = epanetNumber(draft.text, line, 1);
            if (!coefficient)
                return model::fail(coefficient.error());
            if (*coefficient != 0.0)
                return model::fail(epanetUnsupported(
                    draft.text, line,
                    {QT_TRANSLATE_NOOP("epanet", "emitters and leakage are not supported: {0}"),
                     {line.words[0]}}));
        }
    return {};
}

Result<void> keepLinks(EpanetDraft& draft)
{
    for (EpanetLink& link : draft.links) {
        const bool isValve = link.kind == EpanetLinkKind::ThrottleValve ||
                             link.kind == EpanetLinkKind::GeneralValve ||
                             link.kind == EpanetLinkKind::RegulatingValve;
        if (link.kind == EpanetLinkKind::RegulatingValve && !link.fixedOpen &&
            link.link.state == model::LinkState::Open)
            return model::fail(epanetUnsupported(
                draft.text, link.line,
                {QT_TRANSLATE_NOOP("epanet",
                                   "valve {0} of type {1} regulates; supported are TCV, GPV, and "
                                   "others with a status fixed OPEN or CLOSED"),
                 {link.link.id, link.type}}));
        if (isValve && link.fixedOpen)
            link.link.law = link.fullyOpen;
        draft.network.links.push_back(std::move(link.link));
    }
    if (!draft.text.lines(EpanetSection::Rules).empty())
        draft.notes.push_back(
            {QT_TRANSLATE_NOOP("epanet", "rules first act after time zero and are not applied"),
             {}});
    return {};
}

// Values that cannot be used, named by file and the line of the element.
Result<void> judge(const EpanetDraft& draft)
{
    auto fault = model::firstFault(draft.network);
    if (!fault)
        return {};
    fault->where = draft.text.file + ", " + fault->where;
    for (const EpanetLink& link : draft.links)
        if (fault->where.ends_with(", link " + link.line.words[0]))
            fault->where = draft.text.place(link.line) + ", link " + link.line.words[0];
    return model::fail(std::move(*fault));
}

} // namespace

Result<EpanetNetwork> readEpanetText(std::string_view text, const std::string& file)
{
    const Result<EpanetText> sections = epanetText(text, file);
    if (!sections)
        return model::fail(sections.error());
    Result<EpanetOptions> options = epanetOptions(*sections);
    if (!options)
        return model::fail(options.error());
    EpanetDraft draft(*sections, std::move(*options));
    draft.network.friction = draft.options.friction;
    draft.network.fluid = draft.options.fluid;
    draft.network.name = std::filesystem::path(file).stem().string();
    using Reader = Result<void> (*)(EpanetDraft&);
    for (const Reader read :
         {Reader{readEpanetCurves}, Reader{readNodes}, Reader{readEpanetPipes},
          Reader{readEpanetPumps}, Reader{readEpanetValves}, Reader{readEpanetStatus},
          Reader{applyEpanetControls}, Reader{refuseEmittersAndLeaks}, Reader{keepLinks}})
        if (const auto done = read(draft); !done)
            return model::fail(done.error());
    if (draft.network.nodes.empty())
        return model::fail(model::FaultCode::InvalidInput,
                           {QT_TRANSLATE_NOOP("epanet", "the file holds no nodes"), {}}, file);
    if (const auto judged = judge(draft); !judged)
        return model::fail(judged.error());
    return EpanetNetwork{std::move(draft.network), std::move(draft.notes)};
}

Result<EpanetNetwork> readEpanetFile(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::error_code error;
    if (!stream || std::filesystem::is_directory(path, error))
        return model::fail(model::FaultCode::Unreadable,
                           {QT_TRANSLATE_NOOP("epanet", "the file cannot be opened"), {}},
                           path.string());
    const std::string text((std::istreambuf_iterator<char>(stream)),
                           std::istreambuf_iterator<char>());
    return readEpanetText(text, path.string());
}

} // namespace hallwright::data
