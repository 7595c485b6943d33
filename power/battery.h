// SPDX-License-Identifier: GPL-3.0-or-later
// How long a battery lasts: Peukert's law for power.
#pragma once

namespace hallwright::power {

// Seconds at a load of `loading` times the rating, t = t_rated / loading^exponent: a battery
// drained slower gives more. Infinite without load.
double batterySeconds(double ratedSeconds, double loading, double exponent);

} // namespace hallwright::power
