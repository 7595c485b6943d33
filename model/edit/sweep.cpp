// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/sweep.h"

namespace hallwright::model {

namespace {
constexpr std::int64_t mostPoints = 10'000'000;
}

Result<std::int64_t> pointCount(const SweepSpec& spec)
{
    std::int64_t count = 1;
    for (const auto& axis : spec.axes) {
        if (axis.values.empty())
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("model", "an axis has no values"), {}}, axis.name);
        count *= static_cast<std::int64_t>(axis.values.size());
        if (count > mostPoints)
            return fail(FaultCode::InvalidInput,
                        {QT_TRANSLATE_NOOP("model", "the grid has more than {0} points"),
                         {std::to_string(mostPoints)}},
                        axis.name, {QT_TRANSLATE_NOOP("model", "Give the axes fewer values"), {}});
    }
    return count;
}

std::vector<std::string> valuesAt(const SweepSpec& spec, std::int64_t point)
{
    std::vector<std::string> out(spec.axes.size());
    for (std::size_t i = spec.axes.size(); i-- > 0;) {
        const auto& values = spec.axes[i].values;
        const auto size = static_cast<std::int64_t>(values.size());
        out[i] = values[static_cast<std::size_t>(point % size)];
        point /= size;
    }
    return out;
}

Result<Project> projectAt(const EditContext& context, const SweepSpec& spec, std::int64_t point)
{
    Project project = context.project;
    const auto values = valuesAt(spec, point);
    for (std::size_t i = 0; i < spec.axes.size(); ++i) {
        const auto& axis = spec.axes[i];
        EditArguments arguments = axis.with;
        arguments[axis.set] = values[i];
        if (!spec.hall.empty())
            arguments.emplace("hall", spec.hall);
        auto after = applyNamedEdit({project, context.catalogue, context.alternative, context.hall},
                                    axis.edit, arguments);
        if (!after) {
            Fault fault = after.error();
            fault.where = axis.name + (fault.where.empty() ? "" : ": " + fault.where);
            return fail(std::move(fault));
        }
        project = *std::move(after);
    }
    return project;
}

} // namespace hallwright::model
