// SPDX-License-Identifier: GPL-3.0-or-later
// Status lines and simple controls of an EPANET file, as they stand at time zero.
#include "data/import/epanet_links.h"

#include <cmath>

namespace hallwright::data {

namespace {

using model::Result;

// "IF NODE id ABOVE|BELOW value", from the word IF on: whether it holds at time zero.
Result<bool> nodeConditionHolds(const EpanetDraft& draft, const EpanetLine& line)
{
    if (line.words.size() < 8 || upper(line.words[3]) != "IF" || upper(line.words[4]) != "NODE")
        return model::fail(epanetFault(
            draft.text, line,
            {QT_TRANSLATE_NOOP("epanet", "expected LINK id status IF NODE id ABOVE|BELOW value"),
             {}}));
    const auto node = draft.nodes.find(line.words[5]);
    if (node == draft.nodes.end())
        return model::fail(
            epanetFault(draft.text, line,
                        {QT_TRANSLATE_NOOP("epanet", "node {0} is not defined"), {line.words[5]}}));
    if (!node->second.tankLevelM)
        return model::fail(epanetUnsupported(
            draft.text, line,
            {QT_TRANSLATE_NOOP("epanet", "control by the pressure at {0}, which is no tank"),
             {line.words[5]}}));
    const Result<double> value = epanetNumber(draft.text, line, 7);
    if (!value)
        return model::fail(value.error());
    const double limit = *value * draft.options.lengthM;
    const std::string side = upper(line.words[6]);
    if (side == "ABOVE")
        return *node->second.tankLevelM >= limit;
    if (side == "BELOW")
        return *node->second.tankLevelM <= limit;
    return model::fail(epanetFault(
        draft.text, line,
        {QT_TRANSLATE_NOOP("epanet", "found \"{0}\", expected ABOVE or BELOW"), {line.words[6]}}));
}

// "AT TIME t" or "AT CLOCKTIME t AM|PM", from the word AT on.
Result<bool> timeConditionHolds(const EpanetDraft& draft, const EpanetLine& line)
{
    const Result<double> time = epanetTime(draft.text, line, 5);
    if (!time)
        return model::fail(time.error());
    const std::string kind = upper(line.words[4]);
    if (kind == "TIME")
        return *time == 0.0;
    if (kind == "CLOCKTIME")
        return std::abs(std::fmod(*time - draft.options.startClockS, 86400.0)) < 0.5;
    return model::fail(
        epanetFault(draft.text, line,
                    {QT_TRANSLATE_NOOP("epanet", "found \"{0}\", expected TIME or CLOCKTIME"),
                     {line.words[4]}}));
}

Result<void> applyControl(EpanetDraft& draft, const EpanetLine& line)
{
    if (upper(line.words.back()) == "DISABLED")
        return {};
    if (line.words.size() < 6)
        return model::fail(epanetFault(
            draft.text, line, {QT_TRANSLATE_NOOP("epanet", "the control is not complete"), {}}));
    const Result<std::size_t> index = epanetLinkNamed(draft, line, 1);
    if (!index)
        return model::fail(index.error());
    EpanetLink& link = draft.links[*index];
    if (link.kind == EpanetLinkKind::CheckValvePipe)
        return model::fail(
            epanetFault(draft.text, line,
                        {QT_TRANSLATE_NOOP("epanet", "a check valve cannot be controlled: {0}"),
                         {link.link.id}}));
    const Result<bool> holds = upper(line.words[3]) == "AT" ? timeConditionHolds(draft, line)
                                                            : nodeConditionHolds(draft, line);
    if (!holds)
        return model::fail(holds.error());
    if (!*holds)
        return {};
    draft.notes.push_back(
        {QT_TRANSLATE_NOOP("epanet", "control of line {0} acts at time zero: {1} {2}"),
         {std::to_string(line.number), link.link.id, line.words[2]}});
    return setEpanetStatus(draft, line, link, 2);
}

} // namespace

Result<std::size_t> epanetLinkNamed(const EpanetDraft& draft, const EpanetLine& line,
                                    std::size_t word)
{
    const std::string id = word < line.words.size() ? line.words[word] : std::string();
    const auto found = draft.linkIndex.find(id);
    if (found == draft.linkIndex.end())
        return model::fail(epanetFault(
            draft.text, line, {QT_TRANSLATE_NOOP("epanet", "link \"{0}\" is not defined"), {id}}));
    return found->second;
}

Result<void> setEpanetStatus(EpanetDraft& draft, const EpanetLine& line, EpanetLink& link,
                             std::size_t word)
{
    const std::string state = word < line.words.size() ? upper(line.words[word]) : std::string();
    if (state == "CLOSED") {
        link.link.state = model::LinkState::Closed;
        return {};
    }
    if (state == "OPEN") {
        link.link.state = model::LinkState::Open;
        link.fixedOpen = true;
        if (model::isPump(link.link.law) && model::pumpSpeed(link.link.law) == 0.0)
            model::setPumpSpeed(link.link.law, 1.0);
        return {};
    }
    const Result<double> setting = epanetNumber(draft.text, line, word);
    if (!setting)
        return model::fail(setting.error());
    link.fixedOpen = false;
    switch (link.kind) {
    case EpanetLinkKind::Pump:
        model::setPumpSpeed(link.link.law, *setting);
        link.link.state = *setting > 0.0 ? model::LinkState::Open : model::LinkState::Closed;
        return {};
    case EpanetLinkKind::ThrottleValve:
        link.link.law = model::LocalLoss{link.fullyOpen.diameterM, *setting};
        link.link.state = model::LinkState::Open;
        return {};
    case EpanetLinkKind::RegulatingValve:
        return {}; // its setting is refused with the valve itself
    case EpanetLinkKind::Pipe:
    case EpanetLinkKind::CheckValvePipe:
    case EpanetLinkKind::GeneralValve:
        break;
    }
    return model::fail(
        epanetFault(draft.text, line,
                    {QT_TRANSLATE_NOOP("epanet", "{0} takes OPEN or CLOSED, found \"{1}\""),
                     {link.link.id, line.words[word]}}));
}

Result<void> readEpanetStatus(EpanetDraft& draft)
{
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Status)) {
        if (line.words.size() != 2)
            return model::fail(epanetUnsupported(
                draft.text, line,
                {QT_TRANSLATE_NOOP("epanet",
                                   "expected a link and its status (ranges are not read)"),
                 {}}));
        const Result<std::size_t> index = epanetLinkNamed(draft, line, 0);
        if (!index)
            return model::fail(index.error());
        EpanetLink& link = draft.links[*index];
        if (link.kind == EpanetLinkKind::CheckValvePipe)
            return model::fail(
                epanetFault(draft.text, line,
                            {QT_TRANSLATE_NOOP("epanet", "a check valve has no fixed status: {0}"),
                             {link.link.id}}));
        if (const auto set = setEpanetStatus(draft, line, link, 1); !set)
            return set;
    }
    return {};
}

Result<void> applyEpanetControls(EpanetDraft& draft)
{
    for (const EpanetLine& line : draft.text.lines(EpanetSection::Controls))
        if (const auto applied = applyControl(draft, line); !applied)
            return applied;
    return {};
}

} // namespace hallwright::data
