// SPDX-License-Identifier: GPL-3.0-or-later
// Published cases of the reference data: inputs and expected figures with their tolerance, by id.
#pragma once

#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace hallwright::tests {

struct PublishedCase {
    QString id;
    QJsonObject inputs;
    QJsonObject expected;
    double in(const char* key) const
    {
        if (!inputs.contains(QLatin1String(key)))
            qFatal("%s has no input %s", qPrintable(id), key);
        return inputs.value(QLatin1String(key)).toDouble();
    }
    double row(const char* key, int index) const
    {
        return inputs.value(QLatin1String(key)).toArray().at(index).toDouble();
    }
};

inline QList<PublishedCase> casesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<PublishedCase> out;
    const auto document = QJsonDocument::fromJson(file.readAll());
    for (const auto& one : document.object().value(QLatin1String("cases")).toArray()) {
        const auto object = one.toObject();
        out.push_back({object.value(QLatin1String("id")).toString(),
                       object.value(QLatin1String("inputs")).toObject(),
                       object.value(QLatin1String("expected")).toObject()});
    }
    return out;
}

inline PublishedCase caseOf(const QList<PublishedCase>& cases, const char* id)
{
    for (const auto& one : cases)
        if (one.id == QLatin1String(id))
            return one;
    qFatal("no published case %s", id);
}

// Whether the figure agrees with the published one within the tolerance stated there.
inline bool agrees(const PublishedCase& published, const char* key, double figure)
{
    const auto expected = published.expected.value(QLatin1String(key)).toObject();
    if (expected.isEmpty())
        qFatal("%s expects no %s", qPrintable(published.id), key);
    const double value = expected.value(QLatin1String("value")).toDouble();
    const double tolerance = expected.value(QLatin1String("tolerance_rel")).toDouble();
    const bool good = std::abs(figure - value) <= tolerance * std::abs(value) + 1e-15;
    if (!good)
        qWarning("%s %s: %.9g, published %.9g within %g", qPrintable(published.id), key, figure,
                 value, tolerance);
    return good;
}

} // namespace hallwright::tests
