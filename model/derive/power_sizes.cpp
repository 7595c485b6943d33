// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/derive/power_sizes.h"

#include "model/derive/cable_derating.h"
#include "model/derive/generator_derating.h"
#include "model/derive/power_runs.h"

#include <fmt/format.h>

namespace hallwright::model {

namespace {

double siOf(const auto& quantity)
{
    return inSi(quantity);
}

double fullLoadEfficiency(const UpsType& ups, UpsMode mode)
{
    const auto loss = upsLoss(ups, mode).value_or(UpsLoss{});
    return 1.0 / (1.0 + loss.at(1.0));
}

std::optional<double> usableRating(const UpsType& ups, UpsOutput output)
{
    if (ups.output != output || !ups.rating || !upsLoss(ups, UpsMode::Online))
        return std::nullopt;
    return siOf(*ups.rating);
}

Chosen smallestUps(const Catalogue& catalogue, double watts, UpsOutput output)
{
    return smallest<UpsType>(catalogue, watts,
                             [output](const UpsType& ups) { return usableRating(ups, output); });
}

constexpr double sidecarPowerFactor = 0.99; // active rectifier front end, class value

} // namespace

bool statesEco(const UpsType& ups)
{
    return ups.output == UpsOutput::Alternating && ups.ecoLossConstant && ups.ecoLossLinear &&
           ups.ecoLossQuadratic;
}

std::optional<UpsLoss> upsLoss(const UpsType& ups, UpsMode mode)
{
    if (mode == UpsMode::Eco && statesEco(ups))
        return UpsLoss{*ups.ecoLossConstant, *ups.ecoLossLinear, *ups.ecoLossQuadratic};
    if (!ups.lossConstant || !ups.lossLinear || !ups.lossQuadratic)
        return std::nullopt;
    return UpsLoss{*ups.lossConstant, *ups.lossLinear, *ups.lossQuadratic};
}

InletLoad inletLoad(const Catalogue& catalogue, const PowerRecipe& recipe, Power rack,
                    double powerFactor)
{
    if (!isDirect(recipe.system))
        return {rack, powerFactor};
    if (recipe.rectifiers == RectifierPlace::Hall)
        return {rack, 1.0};
    const auto chosen = smallestUps(catalogue, siOf(rack), UpsOutput::Sidecar);
    if (chosen.entry == nullptr || rack <= Power{})
        return {rack, sidecarPowerFactor};
    const auto& type = std::get<UpsType>(chosen.entry->kind);
    const double rated = siOf(*type.rating) * chosen.units;
    const double load = siOf(rack) / rated;
    const auto loss = upsLoss(type, UpsMode::Online).value_or(UpsLoss{});
    return {rack + watts(rated * loss.at(load)), sidecarPowerFactor};
}

std::string PowerSizes::key(PowerRole role, const ElementName& name) const
{
    return fmt::format("{}/power/{}/{}/{}", keyOf(view_.hall), name.letter, powerRoleKey(role),
                       name.what);
}

// At the voltage behind the UPS: DC where the block rectifies.
PowerElement PowerSizes::made(PowerRole role, const ElementName& name) const
{
    PowerElement element;
    element.role = role;
    element.letter = name.letter;
    element.key = key(role, name);
    element.direct = isDirect(recipe_.system) && recipe_.rectifiers == RectifierPlace::Hall;
    element.voltage = element.direct ? nominalVoltage(recipe_.system) : alternatingVoltage(recipe_);
    return element;
}

void PowerSizes::noSize(const PowerElement& element, const char* kind) const
{
    Finding finding;
    finding.severity = Severity::Error;
    finding.code = "power.size.none";
    finding.message = {
        QT_TRANSLATE_NOOP("finding", "{0}: the catalogue holds no {1} that could carry it"),
        {element.key, kind}};
    finding.elements = {refTo(element.key)};
    finding.reference = QT_TRANSLATE_NOOP("reference", "sizes in the equipment catalogue");
    findings_.push_back(std::move(finding));
}

void PowerSizes::ecoUnknown(const PowerElement& element) const
{
    auto finding = findingOf(
        "power.ups.eco_unknown", Severity::Warning,
        {QT_TRANSLATE_NOOP("finding", "{0}: {1} states no losses in eco mode; those of online "
                                      "operation are used"),
         {element.key, element.type}},
        refTo(element.key));
    finding.reference = QT_TRANSLATE_NOOP("reference", "UPS mode of the power recipe");
    findings_.push_back(std::move(finding));
}

PowerElement PowerSizes::utility(char letter) const
{
    PowerElement element;
    element.role = PowerRole::Utility;
    element.letter = letter;
    element.key = fmt::format("{}/power/{}/utility", keyOf(view_.hall), letter);
    element.voltage = recipe_.mediumVoltage;
    element.faultLevel = recipe_.utilityFaultLevel;
    return element;
}

PowerElement PowerSizes::transformer(const ElementName& name, Power apparent, int spareUnits) const
{
    auto element = made(PowerRole::Transformer, name);
    element.direct = false;
    element.voltage = alternatingVoltage(recipe_);
    const auto chosen =
        smallest<TransformerType>(view_.catalogue, siOf(apparent) * (1.0 + dropAllowance),
                                  [](const TransformerType& t) -> std::optional<double> {
                                      if (!t.rating || !t.noLoadLoss || !t.loadLoss || !t.impedance)
                                          return std::nullopt;
                                      return siOf(*t.rating);
                                  });
    if (chosen.entry == nullptr) {
        noSize(element, "transformer");
        return element;
    }
    const auto& type = std::get<TransformerType>(chosen.entry->kind);
    element.type = chosen.entry->key;
    element.units = chosen.units + spareUnits;
    element.spareUnits = spareUnits;
    element.ratedPower = *type.rating;
    element.noLoadLoss = *type.noLoadLoss;
    element.loadLoss = *type.loadLoss;
    element.impedance = *type.impedance;
    return element;
}

Chosen PowerSizes::upsFor(Power load, UpsOutput output) const
{
    return smallestUps(view_.catalogue, siOf(load) * (1.0 + dropAllowance), output);
}

void PowerSizes::takeUps(PowerElement& element, const Chosen& chosen, int spareUnits) const
{
    const auto& type = std::get<UpsType>(chosen.entry->kind);
    element.type = chosen.entry->key;
    element.units = chosen.units + spareUnits;
    element.spareUnits = spareUnits;
    element.ratedPower = *type.rating;
    const auto loss = upsLoss(type, recipe_.upsMode).value_or(UpsLoss{});
    element.lossConstant = loss.constant;
    element.lossLinear = loss.linear;
    element.lossQuadratic = loss.quadratic;
    element.batteryExponent = type.batteryExponent;
}

PowerElement PowerSizes::ups(const ElementName& name, Power load, int spareUnits) const
{
    auto element = made(PowerRole::Ups, name);
    element.batteryTime = recipe_.upsTime;
    const auto chosen = upsFor(load, element.direct ? UpsOutput::Direct : UpsOutput::Alternating);
    if (chosen.entry == nullptr) {
        noSize(element, "UPS");
        return element;
    }
    takeUps(element, chosen, spareUnits);
    const auto& type = std::get<UpsType>(chosen.entry->kind);
    if (recipe_.upsMode == UpsMode::Eco && !element.direct && !statesEco(type))
        ecoUnknown(element);
    return element;
}

double PowerSizes::upsEfficiency(Power load) const
{
    const bool direct = isDirect(recipe_.system) && recipe_.rectifiers == RectifierPlace::Hall;
    const auto* entry = upsFor(load, direct ? UpsOutput::Direct : UpsOutput::Alternating).entry;
    return entry != nullptr ? fullLoadEfficiency(std::get<UpsType>(entry->kind), recipe_.upsMode)
                            : 1.0;
}

Chosen PowerSizes::boardFor(Current current, double allowed) const
{
    return smallest<SwitchboardType>(
        view_.catalogue, siOf(current) * (1.0 + dropAllowance) / allowed,
        [](const SwitchboardType& b) -> std::optional<double> {
            return b.rating ? std::optional(siOf(*b.rating)) : std::nullopt;
        });
}

PowerElement PowerSizes::board(const ElementName& name, Current current) const
{
    auto element = made(PowerRole::Switchboard, name);
    element.allowed = continuousShare(recipe_);
    const auto chosen = boardFor(current, element.allowed);
    if (chosen.entry == nullptr) {
        noSize(element, "switchboard");
        return element;
    }
    element.type = chosen.entry->key;
    element.units = chosen.units;
    element.ratedCurrent = *std::get<SwitchboardType>(chosen.entry->kind).rating;
    return element;
}

PowerElement PowerSizes::mechanicalBoard(const ElementName& name, Current current) const
{
    auto element = board(name, current);
    element.role = PowerRole::MechanicalBoard;
    element.key = key(PowerRole::MechanicalBoard, name);
    element.direct = false;
    element.voltage = alternatingVoltage(recipe_);
    return element;
}

PowerElement PowerSizes::busway(PowerRole role, const ElementName& name, Current current,
                                Length length) const
{
    auto element = made(role, name);
    element.allowed = continuousShare(recipe_);
    element.length = length;
    element.derating = buswayAmbientFactor(recipe_.ambient);
    const auto chosen = smallest<BuswayType>(
        view_.catalogue, siOf(current) * (1.0 + dropAllowance) / element.allowed,
        [derated = element.derating](const BuswayType& b) -> std::optional<double> {
            if (!b.rating || !b.resistance || !b.reactance)
                return std::nullopt;
            return siOf(*b.rating) * derated;
        });
    if (chosen.entry == nullptr) {
        if (role == PowerRole::Busway)
            noSize(element, "busway");
        return element;
    }
    const auto& type = std::get<BuswayType>(chosen.entry->kind);
    element.type = chosen.entry->key;
    element.units = chosen.units;
    element.ratedCurrent = *type.rating * element.derating;
    element.resistance = *type.resistance * length / static_cast<double>(chosen.units);
    element.reactance = *type.reactance * length / static_cast<double>(chosen.units);
    return element;
}

PowerElement PowerSizes::panel(const ElementName& name, Current current) const
{
    auto element = made(PowerRole::Panel, name);
    element.allowed = continuousShare(recipe_);
    const auto chosen =
        smallest<PduType>(view_.catalogue, siOf(current) * (1.0 + dropAllowance) / element.allowed,
                          [](const PduType& p) -> std::optional<double> {
                              if (p.placement == PduPlacement::InRack || !p.inputCurrent)
                                  return std::nullopt;
                              return siOf(*p.inputCurrent);
                          });
    if (chosen.entry == nullptr) {
        noSize(element, "panel");
        return element;
    }
    element.type = chosen.entry->key;
    element.units = chosen.units;
    element.ratedCurrent = *std::get<PduType>(chosen.entry->kind).inputCurrent;
    return element;
}

PowerElement PowerSizes::cable(PowerRole role, const ElementName& name, Current current,
                               Length length, int circuits) const
{
    auto element = made(role, name);
    element.length = length;
    // The 80 % rule binds the breaker, and the cable must carry the breaker's rating.
    element.allowed = continuousShare(recipe_);
    element.circuits = circuits;
    element.derating = cableDerating(recipe_, circuits);
    const auto wanted = recipe_.standard == WiringStandard::Nec ? CableTable::Nec : CableTable::Iec;
    const auto chosen = smallest<CableType>(
        view_.catalogue, siOf(current) * (1.0 + dropAllowance) / element.allowed,
        [derated = element.derating, wanted](const CableType& c) -> std::optional<double> {
            if (c.table != wanted || !c.ampacity || !c.resistance || !c.reactance)
                return std::nullopt;
            return siOf(*c.ampacity) * derated;
        });
    if (chosen.entry == nullptr) {
        noSize(element, "cable");
        return element;
    }
    const auto& type = std::get<CableType>(chosen.entry->kind);
    element.type = chosen.entry->key;
    element.units = chosen.units;
    element.ratedCurrent = *type.ampacity * element.derating;
    element.resistance = *type.resistance * length / static_cast<double>(chosen.units);
    element.reactance = *type.reactance * length / static_cast<double>(chosen.units);
    return element;
}

PowerElement PowerSizes::sidecar(const ElementName& name, Power rack) const
{
    auto element = made(PowerRole::Rectifier, name);
    element.direct = true;
    element.voltage = nominalVoltage(recipe_.system);
    const auto chosen = smallestUps(view_.catalogue, siOf(rack), UpsOutput::Sidecar);
    if (chosen.entry == nullptr)
        noSize(element, "rectifier");
    else
        takeUps(element, chosen, 0);
    return element;
}

PowerElement PowerSizes::generators(Power demand) const
{
    PowerElement element;
    element.role = PowerRole::Generator;
    element.letter = 'G';
    element.key = fmt::format("{}/power/generators", keyOf(view_.hall));
    element.derating = generatorDerating(view_.project, recipe_);
    const auto chosen = smallest<GeneratorType>(
        view_.catalogue, siOf(demand), [derating = element.derating](const GeneratorType& g) {
            return g.rating ? std::optional(siOf(*g.rating) * derating) : std::nullopt;
        });
    if (chosen.entry == nullptr) {
        noSize(element, "generator");
        return element;
    }
    const auto& type = std::get<GeneratorType>(chosen.entry->kind);
    element.type = chosen.entry->key;
    element.units = chosen.units + recipe_.spareGenerators;
    element.spareUnits = recipe_.spareGenerators;
    element.ratedPower = *type.rating * element.derating;
    element.set = type;
    return element;
}

} // namespace hallwright::model
