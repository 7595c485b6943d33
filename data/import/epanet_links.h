// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes and links of an EPANET file on their way into a network: what status lines and controls can
// still change until all sections are read.
#pragma once

#include "data/import/epanet_options.h"

#include <optional>
#include <unordered_map>

namespace hallwright::data {

enum class EpanetLinkKind {
    Pipe,
    CheckValvePipe,
    Pump,
    ThrottleValve,
    GeneralValve,
    RegulatingValve
};

struct EpanetLink {
    EpanetLine line; // where it was defined
    EpanetLinkKind kind = EpanetLinkKind::Pipe;
    model::HydraulicLink link;
    model::LocalLoss fullyOpen; // of a valve: its minor loss
    std::string type;           // of a valve, e.g. "PRV"
    bool fixedOpen = false;     // a valve whose status is OPEN: its setting does not act
};

struct EpanetNode {
    std::uint32_t index = 0;
    std::optional<double> tankLevelM; // above its bottom, tanks only
    bool isJunction = false;
};

struct EpanetDraft {
    EpanetDraft(const EpanetText& sourceText, EpanetOptions sourceOptions)
        : text(sourceText)
        , options(std::move(sourceOptions))
    {
    }
    const EpanetText& text;
    EpanetOptions options;
    model::HydraulicNetwork network; // nodes and curves; links are added at the end
    std::unordered_map<std::string, EpanetNode> nodes;
    std::unordered_map<std::string, std::size_t> curves;
    std::vector<EpanetLink> links;
    std::unordered_map<std::string, std::size_t> linkIndex;
    std::vector<model::Message> notes;
};

model::Result<void> readEpanetCurves(EpanetDraft& draft);
model::Result<void> readEpanetPipes(EpanetDraft& draft);
model::Result<void> readEpanetPumps(EpanetDraft& draft);
model::Result<void> readEpanetValves(EpanetDraft& draft);

// OPEN, CLOSED or a setting (speed of a pump, K of a throttle valve) for a link.
model::Result<void> setEpanetStatus(EpanetDraft& draft, const EpanetLine& line, EpanetLink& link,
                                    std::size_t word);
model::Result<void> readEpanetStatus(EpanetDraft& draft);
model::Result<void> applyEpanetControls(EpanetDraft& draft);

// The link a line names in a word, or a Fault.
model::Result<std::size_t> epanetLinkNamed(const EpanetDraft& draft, const EpanetLine& line,
                                           std::size_t word);

} // namespace hallwright::data
