// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/split_search.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hallwright::model {

namespace {

constexpr double narrowestSlice = 1024.0; // width per GPU below which matrix work gets inefficient
constexpr double usualExpertGpus = 64.0;
constexpr double mostInterleave = 8.0;

std::vector<double> powersUpTo(double largest)
{
    std::vector<double> out{1.0};
    while (2.0 * out.back() <= largest)
        out.push_back(2.0 * out.back());
    return out;
}

std::vector<double> choicesOf(const std::optional<int>& own, double largest)
{
    return own ? std::vector<double>{static_cast<double>(*own)} : powersUpTo(largest);
}

double interleaveOf(const Workload& workload, double layers, double stages)
{
    if (workload.interleave)
        return *workload.interleave;
    return stages <= 1.0 ? 1.0 : std::clamp(std::floor(layers / stages), 1.0, mostInterleave);
}

double expertGpusOf(const Workload& workload, const StepCase& job, double parts)
{
    if (workload.expertParallel)
        return *workload.expertParallel;
    if (job.shape.expertParameters <= 0.0)
        return 1.0;
    const double most = std::min({usualExpertGpus, job.shape.experts, job.gpus / parts});
    return powersUpTo(std::max(1.0, most)).back();
}

// What is best so far: fitting before not fitting, then time; where nothing fits, time × memory.
class Best {
public:
    void take(const StepCase& job, const StepTime& step)
    {
        const auto used = trainingMemory(job).used();
        const bool fits = job.gpu.memory && used <= fillableShare * *job.gpu.memory;
        const double time = inSi(step.total());
        const double score = fits || !job.gpu.memory ? time : time * inSi(used);
        if (found_ && (found_->fits != fits ? found_->fits : score >= score_))
            return;
        found_ = ChosenSplit{job.split, fits};
        score_ = score;
    }
    std::optional<ChosenSplit> found() const { return found_; }

private:
    std::optional<ChosenSplit> found_;
    double score_ = 0.0;
};

} // namespace

std::optional<ChosenSplit> splitOf(const Workload& workload, StepCase job)
{
    Best best;
    const double widest =
        std::min(std::max(1.0, job.gpu.domain), std::max(1.0, job.shape.hidden / narrowestSlice));
    for (const double tensor : choicesOf(workload.tensorParallel, widest))
        for (const double pipeline : choicesOf(workload.pipelineParallel, job.shape.layers)) {
            job.split = {tensor, pipeline, expertGpusOf(workload, job, tensor * pipeline),
                         interleaveOf(workload, job.shape.layers, pipeline)};
            if (const auto step = stepTime(job))
                best.take(job, *step);
        }
    return best.found();
}

} // namespace hallwright::model
