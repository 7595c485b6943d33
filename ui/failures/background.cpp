// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/failures/background.h"

#include <QMetaObject>

namespace hallwright::ui {

Background::Background(QObject* parent)
    : QObject(parent)
    , thread_([this](std::stop_token quit) { work(quit); })
{
}

Background::~Background()
{
    thread_.request_stop();
    {
        const std::scoped_lock lock(mutex_);
        next_ = nullptr;
        running_.request_stop();
    }
    thread_.join();
}

void Background::start(Task task)
{
    {
        const std::scoped_lock lock(mutex_);
        next_ = std::move(task);
        nextNumber_ = ++wanted_;
        running_.request_stop();
    }
    wake_.notify_all();
    emit busyChanged(true);
}

void Background::stop()
{
    const std::scoped_lock lock(mutex_);
    running_.request_stop();
}

void Background::drop()
{
    {
        const std::scoped_lock lock(mutex_);
        next_ = nullptr;
        ++wanted_;
        running_.request_stop();
    }
    emit busyChanged(busy());
}

bool Background::busy() const
{
    const std::scoped_lock lock(mutex_);
    return runs_ || delivers_ > 0 || next_ != nullptr;
}

void Background::work(std::stop_token quit)
{
    while (!quit.stop_requested()) {
        Task task;
        unsigned number = 0;
        std::stop_token stop;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, quit, [this] { return next_ != nullptr; });
            if (next_ == nullptr || quit.stop_requested())
                return;
            task = std::exchange(next_, nullptr);
            number = nextNumber_;
            running_ = std::stop_source();
            stop = running_.get_token();
            runs_ = true;
        }
        Answer answer = task(stop);
        {
            const std::scoped_lock lock(mutex_);
            runs_ = false;
            ++delivers_; // busy until the window has the answer
        }
        deliver(std::move(answer), number);
    }
}

void Background::deliver(Answer answer, unsigned number)
{
    QMetaObject::invokeMethod(
        this,
        [this, answer = std::move(answer), number] {
            bool current = false;
            {
                const std::scoped_lock lock(mutex_);
                current = number == wanted_;
                --delivers_;
            }
            if (current && answer)
                answer();
            emit busyChanged(busy());
        },
        Qt::QueuedConnection);
}

} // namespace hallwright::ui
