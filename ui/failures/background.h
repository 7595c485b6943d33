// SPDX-License-Identifier: GPL-3.0-or-later
// One piece of long work at a time behind the window: the newest wins, an older one is stopped, and
// what it answers is dropped.
#pragma once

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace hallwright::ui {

class Background : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<void()>; // run in the window's thread
    using Task = std::function<Answer(std::stop_token)>;

    explicit Background(QObject* parent = nullptr);
    ~Background() override; // stops and waits

    void start(Task task);
    void stop(); // the answer still comes, of what was done
    void drop(); // and no answer
    bool busy() const;

signals:
    void busyChanged(bool busy);

private:
    void work(std::stop_token quit);
    void deliver(Answer answer, unsigned number);

    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    Task next_;
    unsigned wanted_ = 0; // number of the newest task; its answer alone is taken
    unsigned nextNumber_ = 0;
    std::stop_source running_;
    bool runs_ = false;
    int delivers_ = 0;    // answers on their way to the window
    std::jthread thread_; // last: it starts when the rest is there and ends first
};

} // namespace hallwright::ui
