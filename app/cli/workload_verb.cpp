// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/workload_verb.h"

#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "model/quantity_text.h"
#include "model/value/job_simulation.h"
#include "model/value/mfu_words.h"
#include "model/value/scaling.h"
#include "model/value/storage.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hallwright::app {

using namespace model;
using Json = nlohmann::ordered_json;

namespace {

struct Part {
    const char* key;
    const char* title;
    Duration time;
};

std::vector<Part> partsOf(const StepTime& step)
{
    return {{"compute", "Compute", step.compute},     {"memory", "Memory", step.memory},
            {"tensor", "Tensor links", step.tensor},  {"pipeline", "Pipeline links", step.pipeline},
            {"experts", "Expert links", step.expert}, {"bubble", "Bubble", step.bubble},
            {"data", "Data links", step.data},        {"update", "Update", step.update}};
}

const char* sourceKey(MfuSource source)
{
    switch (source) {
    case MfuSource::Planner:
        return "planner";
    case MfuSource::Model:
        return "model";
    case MfuSource::Assumption:
        return "assumption";
    }
    return "";
}

Json splitJson(const ParallelSplit& split, double data)
{
    return {{"tensor", split.tensor},
            {"pipeline", split.pipeline},
            {"data", data},
            {"expert", split.expert},
            {"interleave", split.interleave}};
}

Json memoryJson(const MemoryFit& fit, std::optional<Information> memory)
{
    Json out;
    const auto put = [&](const char* key, Information size) {
        out[key] = toFile(Measure::Information, inSi(size));
    };
    put("weights_gb", fit.weights);
    put("gradients_gb", fit.gradients);
    put("optimiser_gb", fit.optimiser);
    put("activations_gb", fit.activations);
    put("keys_and_values_gb", fit.keyValues);
    put("used_gb", fit.used());
    if (memory)
        put("memory_gb", *memory);
    return out;
}

// One group of an alternative with everything that is said of it.
struct Looked {
    const ComputeGroup& group;
    const Workload& workload;
    const InputValues& inputs;
    GroupValue value;
    std::optional<StepTime> step;
    std::optional<Serving> serving;
    std::optional<MemoryFit> memory;
    std::optional<SimulatedRun> played;
};

Looked lookAt(const ComputeGroup& group, const Workload& workload, const InputValues& inputs)
{
    Looked out{group, workload, inputs, groupValue(group, workload, inputs), {}, {}, {}, {}};
    if (workload.kind == WorkloadKind::Inference) {
        out.serving = groupServing(group, workload, inputs);
        if (out.serving)
            out.memory = inferenceMemory(workload, out.serving->replicaGpus);
        return out;
    }
    out.step = groupStep(group, workload, inputs);
    if (group.split) {
        StepCase job = stepCaseOf(workload, group.gpu);
        job.gpus = out.value.jobGpus;
        job.split = group.split->split;
        out.memory = trainingMemory(job);
    }
    if (out.value.jobGpus > 0.0)
        out.played = simulate(simulatedJobOf(group, workload, inputs), {});
    return out;
}

Json groupJson(const Looked& one)
{
    Json out{{"type", one.group.type},
             {"gpus_working", one.group.workingGpus()},
             {"domain", one.group.domainGpus},
             {"mfu", one.value.mfu},
             {"mfu_source", sourceKey(one.value.source)},
             {"jobs", one.value.jobs},
             {"goodput", one.value.goodput}};
    if (one.played)
        out["goodput_played"] = one.group.powered * one.played->goodput;
    if (one.step) {
        out["split"] = splitJson(one.group.split->split, one.step->dataParallel);
        out["fits_memory"] = one.group.split->fits;
        out["mfu_model"] = one.step->mfu;
        out["mfu_model_with_attention"] = one.step->mfuWithAttention;
        out["micro_batches"] = one.step->microBatches;
        for (const auto& part : partsOf(*one.step))
            out["step_s"][part.key] = inSi(part.time);
        out["step_s"]["total"] = inSi(one.step->total());
    }
    if (one.serving) {
        out["replica_gpus"] = one.serving->replicaGpus;
        out["tokens_per_gpu_second"] = one.serving->tokensPerGpuSecond;
        out["tokens_per_user_second"] = one.serving->tokensPerUserSecond;
        out["prefill_s"] = inSi(one.serving->prefill);
        out["memory_bound"] = one.serving->memoryBound;
        out["link_share"] = one.serving->linkShare;
    }
    if (one.memory)
        out["memory_per_gpu"] = memoryJson(*one.memory, one.group.gpu.memory);
    return out;
}

std::string gigabytes(Information size)
{
    return numberText(toFile(Measure::Information, inSi(size)), 3);
}

std::string memoryText(const MemoryFit& fit, std::optional<Information> memory)
{
    return fmt::format("memory of a GPU, GB: weights {}, gradients {}, optimiser {}, activations "
                       "{}, keys and values {}: {} of {}\n",
                       gigabytes(fit.weights), gigabytes(fit.gradients), gigabytes(fit.optimiser),
                       gigabytes(fit.activations), gigabytes(fit.keyValues), gigabytes(fit.used()),
                       memory ? gigabytes(*memory) : "unknown");
}

std::string groupText(const Looked& one)
{
    std::string out = fmt::format("{}: {} GPUs at work in domains of {}, MFU {} ({})\n",
                                  one.group.title, one.group.workingGpus(), one.group.domainGpus,
                                  numberText(one.value.mfu, 3), sourceKey(one.value.source));
    if (one.step) {
        out += splitText(one.group.split->split, one.step->dataParallel) + "\n";
        TextTable table(
            {{"Part of a step", Align::Left}, {"s", Align::Right}, {"%", Align::Right}});
        const double total = inSi(one.step->total());
        for (const auto& part : partsOf(*one.step))
            table.row({part.title, numberText(inSi(part.time), 3),
                       numberText(100.0 * inSi(part.time) / total, 3)});
        table.row({"Step", numberText(total, 3), "100"});
        out += table.text();
    }
    if (one.serving)
        out += fmt::format("replica of {} GPUs: {} tokens/s per GPU, {} tokens/s per user, prompt "
                           "in {} s (roofline, an estimate)\n",
                           numberText(one.serving->replicaGpus, 4),
                           numberText(one.serving->tokensPerGpuSecond, 4),
                           numberText(one.serving->tokensPerUserSecond, 3),
                           numberText(inSi(one.serving->prefill), 3));
    if (one.memory)
        out += memoryText(*one.memory, one.group.gpu.memory);
    out += fmt::format("goodput {}", numberText(one.value.goodput, 4));
    if (one.played)
        out += fmt::format(", played event by event {}",
                           numberText(one.group.powered * one.played->goodput, 4));
    return out + "\n";
}

std::vector<ScalePoint> scaleOf(const Looked& one)
{
    if (one.workload.kind != WorkloadKind::Training)
        return {};
    return scalingOf(one.group, one.workload, one.inputs,
                     {{1024, 4096, 16384, 65536, 131072, 262144, 1048576}});
}

Json scaleJson(const std::vector<ScalePoint>& points)
{
    Json out = Json::array();
    for (const auto& point : points) {
        Json one{{"gpus", point.gpus}, {"domain", point.domain}};
        one["mfu"] = point.step ? Json(point.step->mfu) : Json(nullptr);
        one["effective_time_ratio"] = point.timeRatio;
        one["useful"] = point.useful() ? Json(*point.useful()) : Json(nullptr);
        if (point.step)
            one["split"] = splitJson(point.split->split, point.step->dataParallel);
        out.push_back(std::move(one));
    }
    return out;
}

std::string scaleText(const std::vector<ScalePoint>& points)
{
    TextTable table({{"One job, GPUs", Align::Right},
                     {"Domain", Align::Right},
                     {"MFU", Align::Right},
                     {"ETTR", Align::Right},
                     {"MFU × ETTR", Align::Right},
                     {"Split", Align::Left}});
    for (const auto& point : points)
        table.row({numberText(point.gpus, 7), std::to_string(point.domain),
                   point.step ? numberText(point.step->mfu, 3) : "–",
                   numberText(point.timeRatio, 3),
                   point.useful() ? numberText(*point.useful(), 3) : "–",
                   point.step ? splitText(point.split->split, point.step->dataParallel)
                              : "the batch does not feed so many"});
    return table.text();
}

Json storageJson(const StorageNeed& need, const StorageParts& parts)
{
    const auto rate = [](Bandwidth one) { return toFile(Measure::Bandwidth, inSi(one)); };
    return {{"checkpoint_gb", toFile(Measure::Information, inSi(need.checkpoint))},
            {"capacity_gb", toFile(Measure::Information, inSi(need.capacity))},
            {"feed_gb_s", rate(need.feed)},
            {"read_gb_s", rate(need.read)},
            {"write_gb_s", rate(need.write)},
            {"feed_known", need.known},
            {"waiting_for_data", need.waiting},
            {"appliances", parts.appliances},
            {"power_kw", inSi(parts.power) / 1e3},
            {"price_usd", inSi(parts.price)}};
}

std::string storageText(const StorageNeed& need, const StorageParts& parts)
{
    const auto rate = [](Bandwidth one) {
        return quantityText(inSi(one), Measure::Bandwidth, UnitSystem::Si, 3);
    };
    const auto size = [](Information one) {
        return quantityText(inSi(one), Measure::Information, UnitSystem::Si, 3);
    };
    std::string out = fmt::format(
        "storage needed: {} (one checkpoint {}), reading {}, of it the data feed {}, writing {}: "
        "{} appliances, {} kW\n",
        size(need.capacity), size(need.checkpoint), rate(need.read), rate(need.feed),
        rate(need.write), parts.appliances, numberText(inSi(parts.power) / 1e3, 3));
    if (need.waiting > 0.0)
        out += fmt::format("GPUs wait for data {} % of the time\n",
                           numberText(100.0 * need.waiting, 3));
    return out;
}

// An alternative in both forms.
struct Told {
    Json json;
    std::string text;
};

Told told(const Project& project, const Alternative& alternative, const InputValues& inputs)
{
    const auto compute = computeCaseOf(project, alternative.plan);
    Told out{{{"name", alternative.name}, {"groups", Json::array()}}, alternative.name + "\n"};
    for (const auto& group : compute.groups) {
        if (group.workingGpus() <= 0)
            continue;
        const Looked looked = lookAt(group, compute.workload, inputs);
        const auto scale = scaleOf(looked);
        Json made = groupJson(looked);
        made["scale"] = scaleJson(scale);
        out.json["groups"].push_back(std::move(made));
        out.text += groupText(looked) + (scale.empty() ? std::string() : scaleText(scale));
    }
    const auto need = storageNeed(compute, inputs);
    const auto parts = storageParts(need, inputs);
    out.json["storage"] = storageJson(need, parts);
    out.text += storageText(need, parts);
    return out;
}

} // namespace

Result<Outcome> runWorkload(const WorkloadOptions& options)
{
    const auto project = data::loadProject(options.file);
    if (!project)
        return tl::unexpected<Fault>(project.error());
    if (!options.alternative.empty())
        if (const auto known = chooseAlternative(*project, options.alternative); !known)
            return tl::unexpected<Fault>(known.error());
    const auto inputs = valuesOf(inputsOf(*project));
    Json json{{"schema", 1}, {"alternatives", Json::array()}};
    std::string text;
    for (const auto& alternative : project->alternatives) {
        if (!options.alternative.empty() && options.alternative != alternative.name)
            continue;
        Told one = told(*project, alternative, inputs);
        json["alternatives"].push_back(std::move(one.json));
        text += one.text;
    }
    return Outcome{options.form == OutputForm::Json ? json.dump(2) + "\n" : text, 0};
}

} // namespace hallwright::app
