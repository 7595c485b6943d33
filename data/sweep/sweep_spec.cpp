// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/sweep/sweep_spec.h"

#include "model/results/kpi.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace hallwright::data {

using namespace model;

namespace {

class SpecReader {
public:
    explicit SpecReader(std::string file)
        : file_(std::move(file))
    {
    }

    Result<SweepSpec> spec(const YAML::Node& root)
    {
        if (!root.IsMap())
            return wrong(root, {QT_TRANSLATE_NOOP("data", "expected a map with the key vary"), {}});
        if (auto known = keys(root, {"alternative", "hall", "vary"}); !known)
            return fail(known.error());
        SweepSpec out;
        if (auto read = text(root, "alternative", out.alternative); !read)
            return fail(read.error());
        if (auto read = text(root, "hall", out.hall); !read)
            return fail(read.error());
        const YAML::Node axes = root["vary"];
        if (!axes || !axes.IsSequence() || axes.size() == 0)
            return wrong(root, {QT_TRANSLATE_NOOP("data", "vary must be a list of axes"), {}});
        for (const auto& node : axes) {
            auto one = axis(node);
            if (!one)
                return fail(one.error());
            out.axes.push_back(*std::move(one));
        }
        return out;
    }

private:
    tl::unexpected<Fault> wrong(const YAML::Node& at, Message what) const
    {
        const int line = at.Mark().line < 0 ? 1 : at.Mark().line + 1;
        return fail(FaultCode::InvalidInput, std::move(what), fmt::format("{}:{}", file_, line));
    }

    Result<void> keys(const YAML::Node& map, const std::set<std::string>& known) const
    {
        for (const auto& pair : map)
            if (!pair.first.IsScalar() || !known.contains(pair.first.Scalar()))
                return wrong(pair.first,
                             {QT_TRANSLATE_NOOP("data", "the key \"{0}\" is not known; there are: "
                                                        "{1}"),
                              {pair.first.IsScalar() ? pair.first.Scalar() : "?",
                               fmt::format("{}", fmt::join(known, ", "))}});
        return {};
    }

    Result<void> text(const YAML::Node& map, const char* key, std::string& into) const
    {
        const YAML::Node found = map[key];
        if (!found || found.IsNull())
            return {};
        if (!found.IsScalar())
            return wrong(found, {QT_TRANSLATE_NOOP("data", "{0} must be text"), {key}});
        into = found.Scalar();
        return {};
    }

    Result<SweepAxis> axis(const YAML::Node& node)
    {
        if (!node.IsMap())
            return wrong(node, {QT_TRANSLATE_NOOP("data", "an axis must be a map"), {}});
        if (auto known = keys(node, {"name", "edit", "with", "set", "values"}); !known)
            return fail(known.error());
        SweepAxis out;
        for (const auto& [key, into] : {std::pair{"name", &out.name}, std::pair{"edit", &out.edit},
                                        std::pair{"set", &out.set}}) {
            if (auto read = text(node, key, *into); !read)
                return fail(read.error());
            if (into->empty())
                return wrong(node, {QT_TRANSLATE_NOOP("data", "{0} is missing"), {key}});
        }
        if (!freeName(out.name))
            return wrong(node["name"],
                         {QT_TRANSLATE_NOOP("data", "the name \"{0}\" is taken: by another axis, a "
                                                    "key figure or a column of every sweep"),
                          {out.name}});
        if (auto read = parameters(node["with"], out.with); !read)
            return fail(read.error());
        if (auto read = values(node, out); !read)
            return fail(read.error());
        return out;
    }

    bool freeName(const std::string& name)
    {
        static const std::set<std::string> columns{"point", "errors", "warnings", "fault",
                                                   "seconds"};
        return !columns.contains(name) && findKpi(name) == nullptr && names_.insert(name).second;
    }

    Result<void> parameters(const YAML::Node& node, EditArguments& into) const
    {
        if (!node || node.IsNull())
            return {};
        if (!node.IsMap())
            return wrong(node, {QT_TRANSLATE_NOOP("data", "{0} must be a map"), {"with"}});
        for (const auto& pair : node) {
            if (!pair.second.IsScalar())
                return wrong(pair.second, {QT_TRANSLATE_NOOP("data", "{0} must be text"),
                                           {pair.first.Scalar()}});
            into[pair.first.Scalar()] = pair.second.Scalar();
        }
        return {};
    }

    Result<void> values(const YAML::Node& node, SweepAxis& axis) const
    {
        const YAML::Node list = node["values"];
        if (!list || !list.IsSequence() || list.size() == 0)
            return wrong(node, {QT_TRANSLATE_NOOP("data", "values must be a list"), {}});
        for (const auto& value : list) {
            if (!value.IsScalar())
                return wrong(value, {QT_TRANSLATE_NOOP("data", "{0} must be text"), {"values"}});
            axis.values.push_back(value.Scalar());
        }
        return {};
    }

    std::string file_;
    std::set<std::string> names_;
};

} // namespace

Result<SweepSpec> parseSweepSpec(const std::string& yaml, const std::string& file)
{
    try {
        auto spec = SpecReader(file).spec(YAML::Load(yaml));
        if (spec)
            spec->text = yaml;
        return spec;
    } catch (const YAML::Exception& error) {
        return fail(FaultCode::Unreadable, {QT_TRANSLATE_NOOP("data", "no YAML: {0}"), {error.msg}},
                    fmt::format("{}:{}", file, error.mark.line + 1));
    }
}

Result<SweepSpec> readSweepSpec(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf()))
        return fail(FaultCode::Unreadable,
                    {QT_TRANSLATE_NOOP("data", "the file cannot be read"), {}}, path.string());
    return parseSweepSpec(text.str(), path.string());
}

} // namespace hallwright::data
