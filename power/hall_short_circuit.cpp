// SPDX-License-Identifier: GPL-3.0-or-later
// Halls are trees below each source, so the impedance seen at an element is that of its upstream
// plus its own; the equations are those of fault_impedance.h, which the solver of meshed networks
// uses too. Method C and the ratio of the sum agree on a tree.
#include "power/hall_short_circuit.h"

#include "model/quantity_text.h"
#include "power/fault_impedance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace hallwright::power {

using namespace model;

namespace {

constexpr double conductorC = 90.0;      // at which the catalogue states busway resistances
constexpr double zeroRatio = 4.0;        // Z0/Z1 of four-wire busways and cables, recalled:
                                         // IEC 60909-2 gives 3 to 5 with a return in the same run
constexpr double setPowerFactor = 0.8;   // rated, of generating sets
constexpr double stepUpImpedance = 0.06; // of the transformer of a low-voltage set, on its rating
constexpr double instantaneous =
    5.0; // lowest usual setting of magnetic trips over rating, recalled

enum class Source { Utility, Generators };

struct State {
    Source source;
    FaultCase which;
};
constexpr std::array states{
    State{Source::Utility, FaultCase::Highest}, State{Source::Generators, FaultCase::Highest},
    State{Source::Utility, FaultCase::Lowest}, State{Source::Generators, FaultCase::Lowest}};

// What a fault at the output of an element sees in one state, per unit of 1 MVA and of the nominal
// voltage where it stands, so that transformers of nominal ratio pass it on as it is.
struct Seen {
    std::complex<double> positive;
    std::complex<double> zero;
};
using SeenOf = std::vector<std::optional<Seen>>;

class HallFaults {
public:
    HallFaults(const DerivedPower& network, const PowerRecipe& recipe)
        : network_(network)
        , recipe_(recipe)
    {
        for (std::size_t i = 0; i < network.elements.size(); ++i) {
            index_[network.elements[i].key] = i;
            if (network.elements[i].role == PowerRole::Generator)
                generators_ = &network.elements[i];
        }
    }

    HallShortCircuit run()
    {
        out_.elements.resize(network_.elements.size());
        for (const State& state : states) {
            const SeenOf seen = walk(state);
            for (std::size_t i = 0; i < seen.size(); ++i)
                take(state, seen, i);
        }
        inverterFinding();
        return std::move(out_);
    }

private:
    double factorAt(const PowerElement& element, FaultCase which) const
    {
        return voltageFactor(factors_, which, inSi(element.voltage) / 1e3);
    }

    std::size_t find(const std::string& key) const
    {
        const auto at = index_.find(key);
        return at == index_.end() ? network_.elements.size() : at->second;
    }

    std::optional<Seen> seenAt(const SeenOf& seen, const std::string& key) const
    {
        const std::size_t i = find(key);
        return i < seen.size() ? seen[i] : std::nullopt;
    }

    SeenOf walk(const State& state) const
    {
        SeenOf seen(network_.elements.size());
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const auto& element = network_.elements[i];
            if (element.role == PowerRole::Generator)
                continue;
            if (element.role == PowerRole::Utility) {
                seen[i] = sourceOf(element, state);
                continue;
            }
            auto up = seenAt(seen, element.upstream);
            for (const auto& other : element.alternates)
                up = worse(up, seenAt(seen, other), state.which);
            if (up)
                seen[i] = behind(element, *up, state.which);
        }
        return seen;
    }

    // Of two ways to be fed, never at once, the one that gives the more extreme current.
    static std::optional<Seen> worse(const std::optional<Seen>& a, const std::optional<Seen>& b,
                                     FaultCase which)
    {
        if (!a || !b)
            return a ? a : b;
        const bool less = std::abs(b->positive) < std::abs(a->positive);
        return less == (which == FaultCase::Highest) ? b : a;
    }

    std::optional<Seen> sourceOf(const PowerElement& utility, const State& state) const
    {
        const double kv = inSi(utility.voltage) / 1e3;
        if (state.source == Source::Generators)
            return generatorsAt(utility, state.which);
        const Power level =
            state.which == FaultCase::Highest ? utility.faultLevel : utility.faultLevelLowest;
        if (level <= Power{} || kv <= 0.0)
            return std::nullopt;
        const double ka = inSi(level) / 1e6 / (std::numbers::sqrt3 * kv);
        const Ohms ohm = gridOhms(factorAt(utility, state.which), kv, ka, 0.1) / (kv * kv);
        return Seen{ohm, ohm};
    }

    // All sets in the maximum case, those that the hall needs in the minimum case.
    std::optional<Seen> generatorsAt(const PowerElement& utility, FaultCase which) const
    {
        if (generators_ == nullptr || !generators_->subtransientReactance ||
            generators_->ratedPower <= Power{})
            return std::nullopt;
        const int running = which == FaultCase::Highest
                                ? generators_->units
                                : std::max(1, generators_->units - generators_->spareUnits);
        const double kv = inSi(utility.voltage) / 1e3;
        const double ownKv = generators_->ownVoltage ? inSi(*generators_->ownVoltage) / 1e3 : kv;
        const double mva = inSi(generators_->ratedPower) / 1e6 / setPowerFactor;
        const double highest = factorAt(utility, FaultCase::Highest);
        const bool low = ownKv <= 1.0;
        GeneratorPlate plate{mva, low ? ownKv : kv, *generators_->subtransientReactance,
                             0.0, setPowerFactor,   0.0};
        plate = withPeakResistance(plate); // no other is known
        Ohms one = generatorFactor(plate, kv, highest) * generatorOhms(plate);
        if (low) {
            PowerStationUnit unit;
            unit.generator = plate;
            unit.transformer = {mva, stepUpImpedance, 0.01};
            unit.highKv = kv;
            unit.lowKv = ownKv;
            one = unitOhms(unit, kv, highest);
        }
        one /= running * kv * kv;
        return Seen{one, one};
    }

    static Seen behind(const PowerElement& element, const Seen& up, FaultCase which)
    {
        switch (element.role) {
        case PowerRole::Transformer:
            return behindTransformer(element, up, which);
        case PowerRole::Feeder:
        case PowerRole::Busway: {
            const Ohms own = conductor(element, which);
            return {up.positive + own, up.zero + zeroRatio * own};
        }
        default:
            return up; // a UPS with its bypass closed; boards
        }
    }

    static Seen behindTransformer(const PowerElement& element, const Seen& up, FaultCase which)
    {
        const double mva = inSi(element.ratedPower) / 1e6;
        if (mva <= 0.0)
            return up;
        const WindingPair plate{
            mva, element.impedance,
            std::min(inSi(element.loadLoss) / inSi(element.ratedPower), element.impedance)};
        const double corrected =
            which == FaultCase::Highest ? transformerFactor(plate, highestLow) : 1.0;
        const Ohms own = corrected * pairOhms(plate, 1.0) / static_cast<double>(element.units);
        return {up.positive + own, own}; // Dyn: the delta keeps the zero sequence of the source out
    }

    static Ohms conductor(const PowerElement& element, FaultCase which)
    {
        const double kv = inSi(element.voltage) / 1e3;
        const double resistance = inSi(element.resistance);
        return Ohms(which == FaultCase::Highest ? resistance / hotFactor(conductorC) : resistance,
                    inSi(element.reactance)) /
               (kv * kv);
    }

    void take(const State& state, const SeenOf& seen, std::size_t i)
    {
        const auto& element = network_.elements[i];
        if (!seen[i] || element.voltage.value <= decltype(element.voltage.value){})
            return;
        auto& fault = out_.elements[i];
        const double kv = inSi(element.voltage) / 1e3;
        const double factor = factorAt(element, state.which);
        if (state.which == FaultCase::Lowest) {
            for (const FaultKind kind :
                 {FaultKind::ThreePhase, FaultKind::TwoPhase, FaultKind::Earth}) {
                if (kind == FaultKind::Earth && element.role == PowerRole::Utility)
                    continue; // earthing of the network operator: not known
                const double ka = initialKa(kind, factor, kv, seen[i]->positive * kv * kv,
                                            seen[i]->zero * kv * kv);
                fault.lowestKa = std::min(fault.lowestKa.value_or(ka), ka);
            }
            return;
        }
        const bool conductor =
            element.role == PowerRole::Feeder || element.role == PowerRole::Busway;
        const auto head = conductor ? seenAt(seen, element.upstream) : seen[i];
        const Ohms ohm = head.value_or(*seen[i]).positive * kv * kv;
        const double ka = initialKa(FaultKind::ThreePhase, factor, kv, ohm, {});
        if (fault.highestKa && ka <= *fault.highestKa)
            return;
        fault.highestKa = ka;
        fault.peakKa = peakFactor(ohm.real() / ohm.imag()) * std::numbers::sqrt2 * ka;
    }

    // The feeder whose breaker sees the least current on inverter, over its rating.
    void inverterFinding()
    {
        const PowerElement* worst = nullptr;
        double worstRatio = instantaneous;
        double worstAmperes = 0.0;
        for (const auto& feeder : network_.elements) {
            const auto board = find(feeder.upstream);
            if (feeder.role != PowerRole::Feeder || !feeder.breakerRating ||
                board == network_.elements.size())
                continue;
            const auto ups = find(network_.elements[board].upstream);
            if (ups == network_.elements.size() || network_.elements[ups].role != PowerRole::Ups)
                continue;
            const auto& source = network_.elements[ups];
            const double amperes = recipe_.upsFaultCurrent * inSi(source.ratedPower) *
                                   source.units / (std::numbers::sqrt3 * inSi(source.voltage));
            const double ratio = amperes / inSi(*feeder.breakerRating);
            if (ratio >= worstRatio)
                continue;
            worst = &feeder;
            worstRatio = ratio;
            worstAmperes = amperes;
        }
        if (worst == nullptr)
            return;
        Finding finding;
        finding.severity = Severity::Note;
        finding.code = "power.fault.inverter";
        finding.message = {
            QT_TRANSLATE_NOOP(
                "finding", "On inverter the UPS gives {0} into a fault, {1} times the breaker of "
                           "{2}: below about 5 times it does not trip at once, so let the static "
                           "bypass close or grade the trips for it"),
            {quantityText(worstAmperes, Measure::Current, UnitSystem::Si, 3),
             numberText(worstRatio), worst->key}};
        finding.elements = {refTo(worst->key)};
        finding.value = worstAmperes;
        finding.limit = instantaneous * inSi(*worst->breakerRating);
        finding.measure = Measure::Current;
        finding.reference = QT_TRANSLATE_NOOP(
            "reference",
            "UPS fault current of the power recipe; IEC 60947-2 magnetic trips of 5 to "
            "10 times the rating, recalled");
        out_.findings.push_back(std::move(finding));
    }

    static constexpr double highestLow = 1.10; // cmax up to 1 kV, tolerance +10 %

    const DerivedPower& network_;
    const PowerRecipe& recipe_;
    const ShortCircuitNetwork factors_; // the voltage factors only
    std::map<std::string, std::size_t> index_;
    const PowerElement* generators_ = nullptr;
    HallShortCircuit out_;
};

} // namespace

HallShortCircuit hallShortCircuit(const DerivedPower& network, const PowerRecipe& recipe)
{
    return HallFaults(network, recipe).run();
}

} // namespace hallwright::power
