// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/import/epanet_links.h"

namespace hallwright::data {

namespace {

using model::Result;

// Starts a link from the words "id node1 node2"; its ids are checked.
Result<EpanetLink> linkFrom(EpanetDraft& draft, const EpanetLine& line, std::size_t leastWords)
{
    if (line.words.size() < leastWords)
        return model::fail(
            epanetFault(draft.text, line,
                        {QT_TRANSLATE_NOOP("epanet", "found {0} words, expected at least {1}"),
                         {std::to_string(line.words.size()), std::to_string(leastWords)}}));
    EpanetLink link;
    link.line = line;
    link.link.id = line.words[0];
    if (draft.linkIndex.contains(link.link.id))
        return model::fail(epanetFault(
            draft.text, line,
            {QT_TRANSLATE_NOOP("epanet", "link {0} is defined twice"), {link.link.id}}));
    std::uint32_t* const ends[] = {&link.link.from, &link.link.to};
    for (std::size_t e = 0; e < 2; ++e) {
        const auto node = draft.nodes.find(line.words[e + 1]);
        if (node == draft.nodes.end())
            return model::fail(epanetFault(
                draft.text, line,
                {QT_TRANSLATE_NOOP("epanet", "node {0} is not defined"), {line.words[e + 1]}}));
        *ends[e] = node->second.index;
    }
    return link;
}

void keep(EpanetDraft& draft, EpanetLink link)
{
    draft.linkIndex.emplace(link.link.id, draft.links.size());
    draft.links.push_back(std::move(link));
}

Result<void> takePipe(EpanetDraft& draft, const EpanetLine& line)
{
    Result<EpanetLink> link = linkFrom(draft, line, 6);
    if (!link)
        return model::fail(link.error());
    double numbers[4] = {0.0, 0.0, 0.0, 0.0}; // length, diameter, roughness, minor loss
    std::size_t word = 3;
    for (double& number : numbers) {
        if (word >= line.words.size() || (word == 6 && startsAs(line.words[word], "O")) ||
            (word == 6 && startsAs(line.words[word], "C")))
            break;
        const Result<double> value = epanetNumber(draft.text, line, word++);
        if (!value)
            return model::fail(value.error());
        number = *value;
    }
    model::Pipe pipe;
    pipe.lengthM = numbers[0] * draft.options.lengthM;
    pipe.diameterM = numbers[1] * draft.options.diameterM;
    pipe.minorLossK = numbers[3];
    if (draft.options.friction == model::FrictionLaw::HazenWilliams)
        pipe.hazenWilliamsC = numbers[2];
    else
        pipe.roughnessM = numbers[2] * draft.options.roughnessM;
    link->link.law = pipe;
    if (word < line.words.size()) {
        const std::string state = upper(line.words[word]);
        if (state == "CV") {
            link->kind = EpanetLinkKind::CheckValvePipe;
            link->link.direction = model::FlowDirection::ForwardOnly;
        } else if (state == "CLOSED") {
            link->link.state = model::LinkState::Closed;
        } else if (state != "OPEN") {
            return model::fail(epanetFault(
                draft.text, line,
                {QT_TRANSLATE_NOOP("epanet", "found \"{0}\", expected OPEN, CLOSED or CV"),
                 {state}}));
        }
    }
    keep(draft, std::move(*link));
    return {};
}

// One point is a design point, three points from zero flow a power law, all else straight lines.
Result<model::LinkLaw> pumpLaw(const EpanetDraft& draft, const EpanetLine& line,
                               const std::string& id)
{
    const auto found = draft.curves.find(id);
    if (found == draft.curves.end())
        return model::fail(epanetFault(
            draft.text, line, {QT_TRANSLATE_NOOP("epanet", "curve {0} is not defined"), {id}}));
    const model::HeadCurve& curve = draft.network.curves[found->second];
    Result<model::PowerPump> pump;
    if (curve.flowM3s.size() == 1)
        pump = model::pumpThroughDesignPoint(curve.flowM3s[0], curve.headM[0]);
    else if (curve.flowM3s.size() == 3 && curve.flowM3s[0] == 0.0)
        pump = model::pumpThrough({.shutoffHeadM = curve.headM[0],
                                   .flow1M3s = curve.flowM3s[1],
                                   .head1M = curve.headM[1],
                                   .flow2M3s = curve.flowM3s[2],
                                   .head2M = curve.headM[2]});
    else
        return model::LinkLaw(model::TabulatedPump{found->second, 1.0});
    if (!pump) {
        model::Fault fault = pump.error();
        fault.where = draft.text.place(line);
        return model::fail(std::move(fault));
    }
    return model::LinkLaw(*pump);
}

Result<void> takePump(EpanetDraft& draft, const EpanetLine& line)
{
    Result<EpanetLink> link = linkFrom(draft, line, 5);
    if (!link)
        return model::fail(link.error());
    link->kind = EpanetLinkKind::Pump;
    double speed = 1.0;
    bool hasCurve = false;
    for (std::size_t word = 3; word + 1 < line.words.size(); word += 2) {
        const std::string key = upper(line.words[word]);
        if (key == "HEAD") {
            Result<model::LinkLaw> law = pumpLaw(draft, line, line.words[word + 1]);
            if (!law)
                return model::fail(law.error());
            link->link.law = *law;
            hasCurve = true;
        } else if (key == "SPEED") {
            const Result<double> value = epanetNumber(draft.text, line, word + 1);
            if (!value)
                return model::fail(value.error());
            speed = *value;
        } else if (key == "PATTERN") {
            speed = draft.options.multiplier(line.words[word + 1]); // replaces SPEED, as in EPANET
        } else {
            return model::fail(epanetUnsupported(
                draft.text, line,
                {QT_TRANSLATE_NOOP("epanet",
                                   "pump parameter {0}; supported are HEAD, SPEED, PATTERN"),
                 {key}}));
        }
    }
    if (!hasCurve)
        return model::fail(epanetFault(
            draft.text, line, {QT_TRANSLATE_NOOP("epanet", "the pump has no HEAD curve"), {}}));
    model::setPumpSpeed(link->link.law, speed);
    keep(draft, std::move(*link));
    return {};
}

Result<void> takeValve(EpanetDraft& draft, const EpanetLine& line)
{
    Result<EpanetLink> link = linkFrom(draft, line, 6);
    if (!link)
        return model::fail(link.error());
    const Result<double> diameter = epanetNumber(draft.text, line, 3);
    const Result<double> minor =
        line.words.size() > 6 ? epanetNumber(draft.text, line, 6) : Result<double>(0.0);
    if (!diameter || !minor)
        return model::fail(!diameter ? diameter.error() : minor.error());
    link->fullyOpen = {*diameter * draft.options.diameterM, *minor};
    link->type = upper(line.words[4]);
    link->link.law = link->fullyOpen;
    if (link->type == "TCV") {
        link->kind = EpanetLinkKind::ThrottleValve;
        const Result<double> k = epanetNumber(draft.text, line, 5);
        if (!k)
            return model::fail(k.error());
        link->link.law = model::LocalLoss{link->fullyOpen.diameterM, *k};
    } else if (link->type == "GPV") {
        link->kind = EpanetLinkKind::GeneralValve;
        const auto curve = draft.curves.find(line.words[5]);
        if (curve == draft.curves.end())
            return model::fail(epanetFault(
                draft.text, line,
                {QT_TRANSLATE_NOOP("epanet", "curve {0} is not defined"), {line.words[5]}}));
        link->link.law = model::TabulatedDrop{curve->second};
    } else if (link->type == "PRV" || link->type == "PSV" || link->type == "FCV" ||
               link->type == "PBV" || link->type == "PCV") {
        link->kind = EpanetLinkKind::RegulatingValve;
    } else {
        return model::fail(epanetUnsupported(
            draft.text, line,
            {QT_TRANSLATE_NOOP("epanet", "valve type {0} is not known"), {line.words[4]}}));
    }
    keep(draft, std::move(*link));
    return {};
}

} // namespace

Result<void> readEpanetCurves(EpanetDraft& draft)
{
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Curves)) {
        const auto [at, isNew] = draft.curves.emplace(line.words[0], draft.network.curves.size());
        if (isNew)
            draft.network.curves.push_back({line.words[0], {}, {}});
        model::HeadCurve& curve = draft.network.curves[at->second];
        // Points may follow each other on a line.
        for (std::size_t word = 1; word == 1 || word < line.words.size(); word += 2) {
            const Result<double> x = epanetNumber(draft.text, line, word);
            const Result<double> y = epanetNumber(draft.text, line, word + 1);
            if (!x || !y)
                return model::fail(!x ? x.error() : y.error());
            curve.flowM3s.push_back(*x * draft.options.flowM3s);
            curve.headM.push_back(*y * draft.options.lengthM);
        }
    }
    return {};
}

Result<void> readEpanetPipes(EpanetDraft& draft)
{
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Pipes))
        if (const auto taken = takePipe(draft, line); !taken)
            return taken;
    return {};
}

Result<void> readEpanetPumps(EpanetDraft& draft)
{
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Pumps))
        if (const auto taken = takePump(draft, line); !taken)
            return taken;
    return {};
}

Result<void> readEpanetValves(EpanetDraft& draft)
{
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Valves))
        if (const auto taken = takeValve(draft, line); !taken)
            return taken;
    return {};
}

} // namespace hallwright::data
