// SPDX-License-Identifier: GPL-3.0-or-later
// Field list of the workload.
#include "model/economics/inputs.h"

namespace hallwright::model {

template <>
const std::vector<Field<Workload>>& fields<Workload>()
{
    static const char* const group = QT_TRANSLATE_NOOP("field", "Workload");
    static const char* const shape = QT_TRANSLATE_NOOP("field", "Model");
    static const char* const step = QT_TRANSLATE_NOOP("field", "Training step");
    static const char* const request = QT_TRANSLATE_NOOP("field", "Request");
    static const std::vector<Field<Workload>> list{
        field<Workload>({.key = "kind", .title = QT_TRANSLATE_NOOP("field", "Use"), .group = group},
                        [](auto& r) -> auto& { return r.kind; }),
        field<Workload>({.key = "precision",
                         .title = QT_TRANSLATE_NOOP("field", "Precision of quoted peaks"),
                         .group = group},
                        [](auto& r) -> auto& { return r.precision; }),
        field<Workload>(
            {.key = "active_parameters",
             .title = QT_TRANSLATE_NOOP("field", "Active parameters"),
             .measure = Measure::Count,
             .min = 1.0,
             .group = group,
             .help = QT_TRANSLATE_NOOP(
                 "field", "Parameters that take part in one token: all of a dense model, "
                          "the routed share of a mixture of experts. Training needs 6 "
                          "FLOP per parameter and token.")},
            [](auto& r) -> auto& { return r.activeParameters; }),
        field<Workload>({.key = "total_parameters",
                         .title = QT_TRANSLATE_NOOP("field", "Total parameters"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .group = group,
                         .help = QT_TRANSLATE_NOOP("field", "What a checkpoint holds.")},
                        [](auto& r) -> auto& { return r.totalParameters; }),
        field<Workload>({.key = "tokens",
                         .title = QT_TRANSLATE_NOOP("field", "Training tokens"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .group = group},
                        [](auto& r) -> auto& { return r.tokens; }),
        field<Workload>({.key = "mfu",
                         .title = QT_TRANSLATE_NOOP("field", "Model FLOPs utilisation"),
                         .measure = Measure::Fraction,
                         .min = 0.001,
                         .max = 1.0,
                         .group = group,
                         .help = QT_TRANSLATE_NOOP(
                             "field", "Of the dense peak at the precision above. Unknown: by the "
                                      "step-time model (manual: Compute value).")},
                        [](auto& r) -> auto& { return r.mfu; }),
        field<Workload>({.key = "tokens_per_gpu_second",
                         .title = QT_TRANSLATE_NOOP("field", "Tokens per GPU and second"),
                         .measure = Measure::Count,
                         .min = 0.0,
                         .group = group,
                         .help = QT_TRANSLATE_NOOP("field", "Inference: output tokens, measured or "
                                                            "quoted. Unknown: by a roofline.")},
                        [](auto& r) -> auto& { return r.tokensPerGpuSecond; }),
        field<Workload>(
            {.key = "layers",
             .title = QT_TRANSLATE_NOOP("field", "Layers"),
             .measure = Measure::Count,
             .min = 1.0,
             .max = 10000.0,
             .group = shape,
             .help = QT_TRANSLATE_NOOP("field", "Unknown: from the active parameters, with layers "
                                                "128 times as wide as they are many.")},
            [](auto& r) -> auto& { return r.layers; }),
        field<Workload>({.key = "hidden",
                         .title = QT_TRANSLATE_NOOP("field", "Width of a layer"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .max = 1000000.0,
                         .group = shape,
                         .help = QT_TRANSLATE_NOOP("field", "Unknown: see layers.")},
                        [](auto& r) -> auto& { return r.hidden; }),
        field<Workload>(
            {.key = "key_value_width",
             .title = QT_TRANSLATE_NOOP("field", "K and V values per token and layer"),
             .measure = Measure::Count,
             .min = 1.0,
             .max = 1000000.0,
             .group = shape,
             .help = QT_TRANSLATE_NOOP(
                 "field",
                 "Unknown: 2048, 8 heads of 128 each for K and V as in the Llama 3 family.")},
            [](auto& r) -> auto& { return r.keyValueWidth; }),
        field<Workload>({.key = "experts",
                         .title = QT_TRANSLATE_NOOP("field", "Experts of a layer"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .max = 100000.0,
                         .group = shape,
                         .help = QT_TRANSLATE_NOOP("field", "1: a dense model.")},
                        [](auto& r) -> auto& { return r.experts; }),
        field<Workload>(
            {
                .key = "experts_per_token",
                .title = QT_TRANSLATE_NOOP("field", "Experts per token"),
                .measure = Measure::Count,
                .min = 1.0,
                .max = 100000.0,
                .group = shape,
            },
            [](auto& r) -> auto& { return r.expertsPerToken; }),
        field<Workload>(
            {
                .key = "sequence",
                .title = QT_TRANSLATE_NOOP("field", "Sequence length, tokens"),
                .measure = Measure::Count,
                .min = 1.0,
                .max = 1e8,
                .group = step,
            },
            [](auto& r) -> auto& { return r.sequence; }),
        field<Workload>({.key = "batch_tokens",
                         .title = QT_TRANSLATE_NOOP("field", "Tokens of a step"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .max = 1e12,
                         .group = step,
                         .help = QT_TRANSLATE_NOOP(
                             "field", "Over all GPUs of one job. Fixed by the learning method: the "
                                      "more GPUs, the fewer micro-batches each pipeline gets.")},
                        [](auto& r) -> auto& { return r.batchTokens; }),
        field<Workload>(
            {
                .key = "micro_batch",
                .title = QT_TRANSLATE_NOOP("field", "Sequences of a micro-batch"),
                .measure = Measure::Count,
                .min = 1.0,
                .max = 100000.0,
                .group = step,
            },
            [](auto& r) -> auto& { return r.microBatch; }),
        field<Workload>(
            {
                .key = "recompute",
                .title = QT_TRANSLATE_NOOP("field", "Recomputed activations"),
                .group = step,
            },
            [](auto& r) -> auto& { return r.recompute; }),
        field<Workload>(
            {.key = "tensor_parallel",
             .title = QT_TRANSLATE_NOOP("field", "Tensor parallel, GPUs"),
             .measure = Measure::Count,
             .min = 1.0,
             .max = 100000.0,
             .group = step,
             .help = QT_TRANSLATE_NOOP(
                 "field",
                 "GPUs that share each layer. Unknown: the fastest split that fits into memory.")},
            [](auto& r) -> auto& { return r.tensorParallel; }),
        field<Workload>({.key = "pipeline_parallel",
                         .title = QT_TRANSLATE_NOOP("field", "Pipeline stages"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .max = 10000.0,
                         .group = step,
                         .help = QT_TRANSLATE_NOOP(
                             "field", "Unknown: the fastest split that fits into memory.")},
                        [](auto& r) -> auto& { return r.pipelineParallel; }),
        field<Workload>(
            {.key = "expert_parallel",
             .title = QT_TRANSLATE_NOOP("field", "Expert parallel, GPUs"),
             .measure = Measure::Count,
             .min = 1.0,
             .max = 100000.0,
             .group = step,
             .help = QT_TRANSLATE_NOOP("field", "GPUs over which the experts of a layer are "
                                                "spread. Unknown: 64, or all experts if fewer.")},
            [](auto& r) -> auto& { return r.expertParallel; }),
        field<Workload>({.key = "interleave",
                         .title = QT_TRANSLATE_NOOP("field", "Parts of a pipeline stage"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .max = 1000.0,
                         .group = step,
                         .help = QT_TRANSLATE_NOOP(
                             "field", "Parts of a stage that take turns, which shrinks the bubble. "
                                      "Unknown: up to 8, one layer each at least.")},
                        [](auto& r) -> auto& { return r.interleave; }),
        field<Workload>(
            {
                .key = "prompt_tokens",
                .title = QT_TRANSLATE_NOOP("field", "Prompt of a request, tokens"),
                .measure = Measure::Count,
                .min = 1.0,
                .max = 1e8,
                .group = request,
            },
            [](auto& r) -> auto& { return r.promptTokens; }),
        field<Workload>(
            {
                .key = "output_tokens",
                .title = QT_TRANSLATE_NOOP("field", "Answer to a request, tokens"),
                .measure = Measure::Count,
                .min = 1.0,
                .max = 1e8,
                .group = request,
            },
            [](auto& r) -> auto& { return r.outputTokens; }),
        field<Workload>(
            {
                .key = "requests_per_gpu",
                .title = QT_TRANSLATE_NOOP("field", "Requests at a time per GPU"),
                .measure = Measure::Count,
                .min = 0.001,
                .max = 1e6,
                .group = request,
            },
            [](auto& r) -> auto& { return r.requestsPerGpu; }),
        field<Workload>({.key = "replica_gpus",
                         .title = QT_TRANSLATE_NOOP("field", "GPUs of a replica"),
                         .measure = Measure::Count,
                         .min = 1.0,
                         .max = 100000.0,
                         .group = request,
                         .help = QT_TRANSLATE_NOOP(
                             "field", "GPUs that hold the model once. Unknown: the fewest that "
                                      "hold it with the keys and values of its requests.")},
                        [](auto& r) -> auto& { return r.replicaGpus; }),
    };
    return list;
}

} // namespace hallwright::model
