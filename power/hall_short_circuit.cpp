// SPDX-License-Identifier: GPL-3.0-or-later
// Halls are trees below each source, so the impedance seen at an element is that of its upstream
// plus its own; the equations are those of fault_impedance.h, which the solver of meshed networks
// uses too. Method C and the ratio of the sum agree on a tree. At a ring-main unit the maximum case
// sees both ways to the board in parallel (open rings too: load is moved by closing before
// opening), the minimum case the longer way alone.
#include "power/hall_short_circuit.h"

#include "model/quantity_text.h"
#include "power/fault_compile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hallwright::power {

using namespace model;

namespace {

constexpr double conductorC = 90.0;      // at which the catalogue states busway resistances
constexpr double zeroRatio = 4.0;        // Z0/Z1 of four-wire busways and cables, recalled:
                                         // IEC 60909-2 gives 3 to 5 with a return in the same run
constexpr double stepUpImpedance = 0.06; // of the transformer of a low-voltage set, on its rating
constexpr double instantaneous =
    5.0; // lowest usual setting of magnetic trips over rating, recalled

bool isConductor(PowerRole role)
{
    return role == PowerRole::Feeder || role == PowerRole::Busway || role == PowerRole::Cable ||
           role == PowerRole::RingSection;
}

// Whose earth fault current is not known: the earthing is the network operator's.
bool atMediumVoltage(PowerRole role)
{
    return role == PowerRole::Utility || isRingPart(role);
}

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
    HallFaults(const DerivedPower& network, const FaultTree& tree)
        : network_(network)
        , tree_(tree)
    {
    }

    HallShortCircuit run()
    {
        out_.elements.resize(tree_.parts.size());
        findWays();
        for (const State& state : states) {
            const SeenOf seen = walk(state);
            for (std::size_t i = 0; i < seen.size(); ++i)
                if (seen[i] && tree_.parts[i].kv > 0.0)
                    take(state, seen, i);
        }
        inverterFinding();
        return std::move(out_);
    }

private:
    static std::optional<Seen> seenAt(const SeenOf& seen, std::size_t i)
    {
        return i < seen.size() ? seen[i] : std::nullopt;
    }

    double factorAt(const FaultPart& part, FaultCase which) const
    {
        return voltageFactor(factors_, which, part.kv);
    }

    SeenOf walk(const State& state) const
    {
        SeenOf seen(tree_.parts.size());
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const auto& part = tree_.parts[i];
            if (part.direct)
                continue;
            if (part.role == PowerRole::Utility) {
                seen[i] = state.source == Source::Generators ? generatorsAt(part, state.which)
                                                             : utilityAt(part, state.which);
                continue;
            }
            if (isRingPart(part.role)) {
                if (const auto way = ringWay_[i])
                    seen[i] = onRing(*way, seen, state.which);
                continue;
            }
            auto up = seenAt(seen, part.upstream);
            for (const std::size_t other : part.alternates)
                up = worse(up, seenAt(seen, other), state.which);
            if (up)
                seen[i] = behind(part, *up, state.which);
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

    std::optional<Seen> utilityAt(const FaultPart& utility, FaultCase which) const
    {
        const double mva = which == FaultCase::Highest ? utility.highestMva : utility.lowestMva;
        if (mva <= 0.0 || utility.kv <= 0.0)
            return std::nullopt;
        const double ka = mva / (std::numbers::sqrt3 * utility.kv);
        const Ohms one =
            gridOhms(factorAt(utility, which), utility.kv, ka, 0.1) / (utility.kv * utility.kv);
        return Seen{one, one};
    }

    // All sets in the maximum case, those that the hall needs in the minimum case.
    std::optional<Seen> generatorsAt(const FaultPart& utility, FaultCase which) const
    {
        const double kv = utility.kv;
        if (!tree_.sets || kv <= 0.0)
            return std::nullopt;
        const double highest = factorAt(utility, FaultCase::Highest);
        auto plate = tree_.sets->plate;
        const bool low = plate.ratedKv > 0.0 && plate.ratedKv <= 1.0;
        if (!low)
            plate.ratedKv = kv;
        plate = withPeakResistance(plate); // no other is known
        Ohms one = generatorFactor(plate, kv, highest) * generatorOhms(plate);
        if (low) {
            PowerStationUnit unit;
            unit.generator = plate;
            unit.transformer = {plate.ratedMva, stepUpImpedance, 0.01};
            unit.highKv = kv;
            unit.lowKv = plate.ratedKv;
            one = unitOhms(unit, kv, highest);
        }
        const int running = which == FaultCase::Highest
                                ? tree_.sets->units
                                : std::max(1, tree_.sets->units - tree_.sets->spare);
        one /= running * kv * kv;
        return Seen{one, one};
    }

    static std::optional<Seen> behind(const FaultPart& part, const Seen& up, FaultCase which)
    {
        const bool highest = which == FaultCase::Highest;
        if (part.role == PowerRole::Transformer) {
            if (!part.transformer)
                return std::nullopt; // no size was found: nothing behind it is known
            const double corrected =
                highest ? transformerFactor(*part.transformer, highestLow) : 1.0;
            const Ohms own =
                corrected * pairOhms(*part.transformer, 1.0) / static_cast<double>(part.units);
            return Seen{up.positive + own, own}; // Dyn: the delta stops the zero sequence
        }
        if (!isConductor(part.role))
            return up; // a UPS with its bypass closed; boards
        const Ohms own = conductorOf(part, which);
        return Seen{up.positive + own, up.zero + zeroRatio * own};
    }

    static Ohms conductorOf(const FaultPart& part, FaultCase which)
    {
        Ohms own = part.conductorOhm;
        if (which == FaultCase::Highest)
            own.real(own.real() / hotFactor(conductorC));
        return own / (part.kv * part.kv);
    }

    // Where an element stands on a ring: how many sections lie on the way from the first end and,
    // from the other end, on the other way. A section's own counts on both: its far end.
    struct RingWay {
        std::size_t ring = 0;
        std::size_t first = 0;
        std::size_t other = 0;
    };

    void findWays()
    {
        ringWay_.resize(tree_.parts.size());
        for (std::size_t r = 0; r < tree_.rings.size(); ++r) {
            const auto& ring = tree_.rings[r];
            const std::size_t all = ring.sections.size();
            for (std::size_t i = 0; i < all; ++i)
                ringWay_[ring.sections[i]] = RingWay{r, i + 1, all - i};
            for (std::size_t i = 0; i < ring.units.size(); ++i)
                ringWay_[ring.units[i]] = RingWay{r, i + 1, all - i - 1};
        }
    }

    std::optional<Seen> onRing(const RingWay& way, const SeenOf& seen, FaultCase which) const
    {
        const auto& ring = tree_.rings[way.ring];
        const auto board = seenAt(seen, ring.board);
        if (!board)
            return std::nullopt;
        Ohms first;
        Ohms other;
        for (std::size_t i = 0; i < way.first; ++i)
            first += conductorOf(tree_.parts[ring.sections[i]], which);
        for (std::size_t i = 0; i < way.other; ++i)
            other += conductorOf(tree_.parts[ring.sections[ring.sections.size() - 1 - i]], which);
        Ohms own = std::abs(first) > std::abs(other) ? first : other;
        if (which == FaultCase::Highest)
            own = std::abs(first + other) > 0.0 ? first * other / (first + other) : Ohms();
        return Seen{board->positive + own, board->zero + zeroRatio * own};
    }

    void take(const State& state, const SeenOf& seen, std::size_t i)
    {
        const auto& part = tree_.parts[i];
        auto& fault = out_.elements[i];
        const double kv = part.kv;
        const double factor = factorAt(part, state.which);
        if (state.which == FaultCase::Lowest) {
            for (const FaultKind kind :
                 {FaultKind::ThreePhase, FaultKind::TwoPhase, FaultKind::Earth}) {
                if (kind == FaultKind::Earth && atMediumVoltage(part.role))
                    continue;
                const double ka = initialKa(kind, factor, kv, seen[i]->positive * kv * kv,
                                            seen[i]->zero * kv * kv);
                fault.lowestKa = std::min(fault.lowestKa.value_or(ka), ka);
            }
            return;
        }
        const bool conductor = isConductor(part.role);
        const auto head = conductor ? seenAt(seen, part.upstream) : seen[i];
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
        std::size_t worst = noPart;
        double worstRatio = instantaneous;
        double worstAmperes = 0.0;
        for (std::size_t i = 0; i < tree_.parts.size(); ++i) {
            const auto& feeder = tree_.parts[i];
            if (feeder.role != PowerRole::Feeder || feeder.direct || feeder.breakerA <= 0.0 ||
                feeder.upstream == noPart)
                continue;
            const auto ups = tree_.parts[feeder.upstream].upstream;
            if (ups == noPart || tree_.parts[ups].role != PowerRole::Ups)
                continue;
            const double ratio = tree_.parts[ups].inverterA / feeder.breakerA;
            if (ratio >= worstRatio)
                continue;
            worst = i;
            worstRatio = ratio;
            worstAmperes = tree_.parts[ups].inverterA;
        }
        if (worst == noPart)
            return;
        const auto& key = network_.elements[worst].key;
        Finding finding;
        finding.severity = Severity::Note;
        finding.code = "power.fault.inverter";
        finding.message = {
            QT_TRANSLATE_NOOP(
                "finding", "On inverter the UPS gives {0} into a fault, {1} times the breaker of "
                           "{2}: below about 5 times it does not trip at once, so let the static "
                           "bypass close or grade the trips for it"),
            {quantityText(worstAmperes, Measure::Current, UnitSystem::Si, 3),
             numberText(worstRatio), key}};
        finding.elements = {refTo(key)};
        finding.value = worstAmperes;
        finding.limit = instantaneous * tree_.parts[worst].breakerA;
        finding.measure = Measure::Current;
        finding.reference = QT_TRANSLATE_NOOP(
            "reference",
            "UPS fault current of the power recipe; IEC 60947-2 magnetic trips of 5 to "
            "10 times the rating, recalled");
        out_.findings.push_back(std::move(finding));
    }

    static constexpr double highestLow = 1.10; // cmax up to 1 kV, tolerance +10 %

    const DerivedPower& network_;
    const FaultTree& tree_;
    std::vector<std::optional<RingWay>> ringWay_; // by part
    const ShortCircuitNetwork factors_;           // the voltage factors only
    HallShortCircuit out_;
};

} // namespace

HallShortCircuit hallShortCircuit(const DerivedPower& network, const PowerRecipe& recipe)
{
    const FaultTree tree = compileFaults(network, recipe);
    return HallFaults(network, tree).run();
}

} // namespace hallwright::power
