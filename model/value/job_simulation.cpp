// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/value/job_simulation.h"

#include "model/value/storage.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace hallwright::model {

namespace {

// The steps of the job between interruptions: work for an interval, write, work…; after an
// interruption restart first.
class Progress {
public:
    Progress(double interval, double write, double restart)
        : interval_(interval)
        , write_(write)
        , restart_(restart)
    {
    }

    // Time passes without an event, with a constant share of domains at work.
    void pass(double time, double capacity)
    {
        const double waited = std::min(time, waiting_);
        waiting_ -= waited;
        time -= waited;
        const double cycle = interval_ + write_;
        if (into_ + time >= cycle) {
            finishCycle(capacity);
            time -= cycle - startedAt_;
            const double whole = std::floor(time / cycle);
            saved_ += whole * interval_ * capacity;
            time -= whole * cycle;
        }
        unsaved_ += std::max(0.0, std::min(into_ + time, interval_) - into_) * capacity;
        into_ += time;
    }

    void interrupt()
    {
        unsaved_ = 0.0;
        into_ = 0.0;
        waiting_ = restart_;
    }

    double saved() const { return saved_; }

private:
    void finishCycle(double capacity)
    {
        startedAt_ = into_;
        saved_ += unsaved_ + std::max(0.0, interval_ - into_) * capacity;
        unsaved_ = 0.0;
        into_ = 0.0;
    }

    double interval_;
    double write_;
    double restart_;
    double waiting_ = 0.0;   // of the restart
    double into_ = 0.0;      // the cycle of work and write
    double startedAt_ = 0.0; // place in the cycle that was just finished
    double unsaved_ = 0.0;
    double saved_ = 0.0;
};

// Trays of all domains; failures by thinning of the rate with everything up.
class Fleet {
public:
    Fleet(const SimulatedJob& job, std::uint64_t seed)
        : trays_(job.domain.trays)
        , needed_(std::max(1, job.domain.trays - job.domain.spareTrays))
        , up_(static_cast<std::size_t>(job.domains), job.domain.trays)
        , domainsUp_(job.domains)
        , repair_(1.0 / inSi(job.repair))
        , random_(seed)
    {
        const double gpus = job.domain.gpusPerTray;
        const double hardware = 1.0 / inSi(job.gpuTimePerRepair);
        const double all = 1.0 / inSi(job.gpuTimePerInterruption);
        const double domains = static_cast<double>(job.domains);
        hardwareRate_ = domains * trays_ * gpus * hardware;
        softwareRate_ = domains * needed_ * gpus * std::max(0.0, all - hardware);
    }

    double capacity() const
    {
        return static_cast<double>(domainsUp_) / static_cast<double>(up_.size());
    }

    // Time to the next event, at most to the next repair.
    double wait()
    {
        const double failure =
            std::exponential_distribution<double>(hardwareRate_ + softwareRate_)(random_);
        repairNext_ = !repairs_.empty() && repairs_.top().at - clock_ <= failure;
        return repairNext_ ? repairs_.top().at - clock_ : failure;
    }

    // What happens after that time; whether the job is interrupted.
    bool step(double waited)
    {
        clock_ += waited;
        if (repairNext_) {
            auto& up = up_[repairs_.top().domain];
            repairs_.pop();
            domainsUp_ += ++up == needed_ ? 1 : 0;
            return false;
        }
        const auto domain = std::uniform_int_distribution<std::size_t>(0, up_.size() - 1)(random_);
        const bool works = up_[domain] >= needed_;
        if (share() * (hardwareRate_ + softwareRate_) >= hardwareRate_)
            return works;
        return failTray(domain, works);
    }

private:
    struct Repair {
        double at;
        std::size_t domain;
        bool operator>(const Repair& other) const { return at > other.at; }
    };

    double share() { return std::uniform_real_distribution<double>(0.0, 1.0)(random_); }

    bool failTray(std::size_t domain, bool works)
    {
        auto& up = up_[domain];
        const double place = share() * trays_;
        if (place >= up)
            return false; // a tray that is in repair
        repairs_.push({clock_ + repair_(random_), domain});
        const bool atWork = works && place < needed_;
        domainsUp_ -= up-- == needed_ ? 1 : 0;
        return atWork;
    }

    int trays_;
    int needed_;
    std::vector<int> up_;
    std::int64_t domainsUp_;
    std::exponential_distribution<double> repair_;
    std::mt19937_64 random_;
    std::priority_queue<Repair, std::vector<Repair>, std::greater<>> repairs_;
    double hardwareRate_ = 0.0;
    double softwareRate_ = 0.0;
    double clock_ = 0.0;
    bool repairNext_ = false;
};

} // namespace

SimulatedJob simulatedJobOf(const ComputeGroup& group, const Workload& workload,
                            const InputValues& inputs)
{
    const GroupValue value = groupValue(group, workload, inputs);
    const auto working =
        static_cast<double>(group.domainGpus - group.trays.spareTrays * group.trays.gpusPerTray);
    SimulatedJob out;
    out.domains = std::max<std::int64_t>(1, std::llround(value.jobGpus / std::max(1.0, working)));
    out.domain = group.trays;
    out.gpuTimePerInterruption = seconds(at(inputs, InputKey::GpuTimePerInterruption));
    out.gpuTimePerRepair = seconds(at(inputs, InputKey::GpuTimePerRepair));
    out.repair = seconds(at(inputs, InputKey::RepairTime));
    out.checkpointWrite = value.checkpointWrite;
    out.checkpointInterval = value.checkpointInterval;
    out.restart = restartTime(group, inputs) + reloadDelay(group, workload, inputs);
    return out;
}

SimulatedRun simulate(const SimulatedJob& job, const SimulationLength& length)
{
    constexpr double warmUp = 5.0; // repair times until the fleet has forgotten its start
    Fleet fleet(job, length.seed);
    Progress progress(inSi(job.checkpointInterval), inSi(job.checkpointWrite), inSi(job.restart));
    SimulatedRun out;
    double clock = 0.0;
    double start = 0.0;
    double savedBefore = 0.0;
    double capacity = 0.0;
    bool warm = false;
    while (out.interruptions < length.interruptions) {
        const double waited = fleet.wait();
        progress.pass(waited, fleet.capacity());
        clock += waited;
        capacity += warm ? waited * fleet.capacity() : 0.0;
        if (!warm && clock > warmUp * inSi(job.repair)) {
            warm = true;
            start = clock;
            savedBefore = progress.saved();
        }
        if (fleet.step(waited)) {
            progress.interrupt();
            out.interruptions += warm ? 1 : 0;
        }
    }
    out.time = seconds(clock - start);
    out.goodput = (progress.saved() - savedBefore) / (clock - start);
    out.capacity = capacity / (clock - start);
    return out;
}

} // namespace hallwright::model
