// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of a hall's electrical network with the smallest catalogue size that carries them; where
// none is known a finding says so and the element stays without figures.
#pragma once

#include "model/derive/power.h"
#include "model/derive/sizing.h"

namespace hallwright::model {

// Where an element stands: system letter and the last word of its key.
struct ElementName {
    char letter = 'A';
    std::string what; // "r12", "reserve", "mechanical"
};

// Loss over rating = constant + linear·l + quadratic·l², l = load over rating.
struct UpsLoss {
    double constant = 0.0;
    double linear = 0.0;
    double quadratic = 0.0;
    double at(double load) const { return constant + load * (linear + load * quadratic); }
};
bool statesEco(const UpsType& ups); // all of that law; only a UPS with AC output can
// In eco mode that of online operation where the type states no other; none where it states
// neither.
std::optional<UpsLoss> upsLoss(const UpsType& ups, UpsMode mode);

class PowerSizes {
public:
    PowerSizes(const HallView& view, const PowerRecipe& recipe, std::vector<Finding>& findings)
        : view_(view)
        , recipe_(recipe)
        , findings_(findings)
    {
    }

    std::string key(PowerRole role, const ElementName& name) const;

    PowerElement utility(char letter) const;
    PowerElement transformer(const ElementName& name, Power apparent, int spareUnits) const;
    // A UPS, or a rectifier with battery where the hall is fed with DC from the block.
    PowerElement ups(const ElementName& name, Power load, int spareUnits) const;
    PowerElement board(const ElementName& name, Current current) const;
    PowerElement mechanicalBoard(const ElementName& name, Current current) const;
    PowerElement busway(PowerRole role, const ElementName& name, Current current,
                        Length length) const;
    PowerElement panel(const ElementName& name, Current current) const;
    // `circuits`: loaded circuits side by side, for the grouping factor.
    PowerElement cable(PowerRole role, const ElementName& name, Current current, Length length,
                       int circuits) const;
    PowerElement sidecar(const ElementName& name, Power rack) const;
    PowerElement generators(Power demand) const;
    // At the medium voltage: a ring-main unit, and a cable that carries the whole ring.
    PowerElement ringUnit(const ElementName& name) const;
    PowerElement ringSection(const ElementName& name, Current current, Length length) const;
    // What one medium-voltage cable may carry, of the largest of the catalogue; 0 without any.
    Current largestRingCable() const;

    // Output over input at full load of the UPS chosen for a load; 1 where none is known.
    double upsEfficiency(Power load) const;

private:
    PowerElement made(PowerRole role, const ElementName& name) const;
    void noSize(const PowerElement& element, const char* kind) const;
    void ecoUnknown(const PowerElement& element) const;
    Chosen upsFor(Power load, UpsOutput output) const;
    void takeUps(PowerElement& element, const Chosen& chosen, int spareUnits) const;
    Chosen ringCableFor(Current current) const;
    Chosen boardFor(Current current, double allowed) const;

    const HallView& view_;
    const PowerRecipe& recipe_;
    std::vector<Finding>& findings_;
};

// What a rack takes from its feed: with a sidecar its TDP and the rectifier's loss at it.
struct InletLoad {
    Power power{};
    double powerFactor = 1.0;
};
InletLoad inletLoad(const Catalogue& catalogue, const PowerRecipe& recipe, Power rack,
                    double powerFactor);

} // namespace hallwright::model
