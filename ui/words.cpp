// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words.h"

#include "model/results/terms.h"

#include <QCoreApplication>

namespace hallwright::ui {

namespace {
constexpr const char* messageScopes[] = {
    "finding", "check",  "edit",   "model",   "field",    "power",     "thermal", "data",
    "app",     "import", "epanet", "cost",    "recovery", "hydraulic", "print",   "exchanger",
    "report",  "quick",  "cli",    "failure", "duty",     "term",      "advice",  "fabric"};

struct KindWord {
    std::string_view key;
    const char* title;
};
constexpr KindWord kindWords[] = {
    {"rack", QT_TRANSLATE_NOOP("equipment", "Rack")},
    {"node", QT_TRANSLATE_NOOP("equipment", "Node")},
    {"superpod", QT_TRANSLATE_NOOP("equipment", "Superpod")},
    {"cdu", QT_TRANSLATE_NOOP("equipment", "CDU")},
    {"pump", QT_TRANSLATE_NOOP("equipment", "Pump")},
    {"crah", QT_TRANSLATE_NOOP("equipment", "CRAH")},
    {"rear_door", QT_TRANSLATE_NOOP("equipment", "Rear-door cooler")},
    {"heat_rejection", QT_TRANSLATE_NOOP("equipment", "Heat rejection")},
    {"coupling", QT_TRANSLATE_NOOP("equipment", "Coupling")},
    {"pipe_size", QT_TRANSLATE_NOOP("equipment", "Pipe size")},
    {"pipe", QT_TRANSLATE_NOOP("equipment", "Pipe size")},
    {"transformer", QT_TRANSLATE_NOOP("equipment", "Transformer")},
    {"ups", QT_TRANSLATE_NOOP("equipment", "UPS")},
    {"switchboard", QT_TRANSLATE_NOOP("equipment", "Switchboard")},
    {"busway", QT_TRANSLATE_NOOP("equipment", "Busway")},
    {"breaker", QT_TRANSLATE_NOOP("equipment", "Breaker")},
    {"pdu", QT_TRANSLATE_NOOP("equipment", "PDU")},
    {"generator", QT_TRANSLATE_NOOP("equipment", "Generator")},
    {"cable", QT_TRANSLATE_NOOP("equipment", "Cable")},
    {"switch", QT_TRANSLATE_NOOP("equipment", "Network switch")},
    {"network_switch", QT_TRANSLATE_NOOP("equipment", "Network switch")},
    {"optic", QT_TRANSLATE_NOOP("equipment", "Optical module")},
    // roles of derived elements
    {"utility", QT_TRANSLATE_NOOP("equipment", "Utility feed")},
    {"ring-unit", QT_TRANSLATE_NOOP("equipment", "Ring-main unit")},
    {"ring-section", QT_TRANSLATE_NOOP("equipment", "Ring section")},
    {"feeder", QT_TRANSLATE_NOOP("equipment", "Feeder")},
    {"panel", QT_TRANSLATE_NOOP("equipment", "Panel")},
    {"rectifier", QT_TRANSLATE_NOOP("equipment", "Rectifier")},
    {"mechanical-board", QT_TRANSLATE_NOOP("equipment", "Mechanical board")},
    // kinds of failures beside them
    {"valve-shut", QT_TRANSLATE_NOOP("equipment", "Valve stuck shut")},
    {"valve-open", QT_TRANSLATE_NOOP("equipment", "Valve stuck open")},
    {"pipe-isolated", QT_TRANSLATE_NOOP("equipment", "Pipe isolated")},
    {"strainer-fouled", QT_TRANSLATE_NOOP("equipment", "Strainer fouled")},
    {"utility-supply", QT_TRANSLATE_NOOP("equipment", "Whole utility")},
    {"heat-rejection", QT_TRANSLATE_NOOP("equipment", "Heat rejection")},
    {"facility-flow", QT_TRANSLATE_NOOP("equipment", "Facility water flow")},
    {"supply", QT_TRANSLATE_NOOP("equipment", "Supply main")},
    {"return", QT_TRANSLATE_NOOP("equipment", "Return main")},
    {"branch", QT_TRANSLATE_NOOP("equipment", "Rack branch")},
    {"strainer", QT_TRANSLATE_NOOP("equipment", "Strainer")},
    {"bypass", QT_TRANSLATE_NOOP("equipment", "Bypass")},
    {"expansion-vessel", QT_TRANSLATE_NOOP("equipment", "Expansion vessel")},
    {"buffer-tank", QT_TRANSLATE_NOOP("equipment", "Buffer tank")},
    {"supply-tank", QT_TRANSLATE_NOOP("equipment", "Supply tank")},
    {"rear-door", QT_TRANSLATE_NOOP("equipment", "Rear-door cooler")},
};

template <class Row>
QString labelOf(const model::Table<Row>& table, std::uint32_t number)
{
    const auto* row = table.find({number});
    return row != nullptr ? qs(row->label) : QString();
}
} // namespace

QString translated(const char* scope, const char* source)
{
    return source != nullptr && *source != '\0' ? QCoreApplication::translate(scope, source)
                                                : QString();
}

QString translated(const char* scope, const std::string& source)
{
    return translated(scope, source.c_str());
}

QString words(const model::Message& message)
{
    const QString source = qs(message.text);
    QString text = source;
    for (const char* scope : messageScopes) {
        text = translated(scope, message.text);
        if (text != source)
            break;
    }
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(termWords(argument).toStdString());
    return qs(model::filled(text.toStdString(), arguments));
}

QString termWords(const std::string& text)
{
    return qs(model::termText(
        text, [](const std::string& term) { return translated("term", term).toStdString(); }));
}

QString words(const model::Fault& fault)
{
    QString text = words(fault.what);
    if (!fault.where.empty())
        text = qs(fault.where) + QStringLiteral(": ") + text;
    if (!fault.remedy.text.empty())
        text += QStringLiteral(". ") + words(fault.remedy);
    return text;
}

QString words(model::Severity severity)
{
    switch (severity) {
    case model::Severity::Note:
        return QCoreApplication::translate("Severity", "Note");
    case model::Severity::Warning:
        return QCoreApplication::translate("Severity", "Warning");
    case model::Severity::Error:
        return QCoreApplication::translate("Severity", "Error");
    }
    return {};
}

QString kindName(model::ElementKind kind)
{
    switch (kind) {
    case model::ElementKind::Project:
        return QCoreApplication::translate("ElementKind", "Project");
    case model::ElementKind::Site:
        return QCoreApplication::translate("ElementKind", "Site");
    case model::ElementKind::Alternative:
        return QCoreApplication::translate("ElementKind", "Alternative");
    case model::ElementKind::Hall:
        return QCoreApplication::translate("ElementKind", "Hall");
    case model::ElementKind::Row:
        return QCoreApplication::translate("ElementKind", "Row");
    case model::ElementKind::Rack:
        return QCoreApplication::translate("ElementKind", "Rack");
    case model::ElementKind::Unit:
        return QCoreApplication::translate("ElementKind", "Unit");
    case model::ElementKind::Superpod:
        return QCoreApplication::translate("ElementKind", "Superpod");
    case model::ElementKind::Type:
        return QCoreApplication::translate("ElementKind", "Type");
    case model::ElementKind::Element:
        return QCoreApplication::translate("ElementKind", "Element");
    }
    return {};
}

QString elementName(const model::Plan& plan, const model::ElementRef& ref)
{
    QString label;
    switch (ref.kind) {
    case model::ElementKind::Hall:
        label = labelOf(plan.halls, ref.number);
        break;
    case model::ElementKind::Row:
        label = labelOf(plan.rows, ref.number);
        break;
    case model::ElementKind::Rack:
        label = labelOf(plan.racks, ref.number);
        break;
    case model::ElementKind::Unit:
        label = labelOf(plan.units, ref.number);
        break;
    case model::ElementKind::Superpod:
        label = labelOf(plan.superpods, ref.number);
        break;
    case model::ElementKind::Element:
        return qs(ref.key);
    case model::ElementKind::Project:
    case model::ElementKind::Site:
        return kindName(ref.kind);
    case model::ElementKind::Alternative:
    case model::ElementKind::Type:
        break;
    }
    return label.isEmpty() ? QStringLiteral("%1 %2").arg(kindName(ref.kind)).arg(ref.number)
                           : label;
}

QString equipmentKindName(std::string_view kindKey)
{
    for (const auto& word : kindWords)
        if (word.key == kindKey)
            return translated("equipment", word.title);
    return qs(kindKey);
}

} // namespace hallwright::ui
