// SPDX-License-Identifier: GPL-3.0-or-later
// An application for painting without a window, in the language asked for.
#pragma once

#include <memory>
#include <string>

class QApplication;
class QTranslator;

namespace hallwright::app {

class Offscreen {
public:
    explicit Offscreen(const std::string& language = "en"); // or zh_CN
    ~Offscreen();

private:
    std::unique_ptr<QApplication> application_;
    std::unique_ptr<QTranslator> translator_;
};

} // namespace hallwright::app
