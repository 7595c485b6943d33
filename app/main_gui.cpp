// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/window_services.h"
#include "ui/application.h"

#include <cstdio>

int main(int argc, char** argv)
{
    const auto catalogue = hallwright::app::shippedCatalogue();
    if (!catalogue) {
        std::fprintf(stderr, "hallwright: %s\n",
                     hallwright::model::english(catalogue.error()).c_str());
        return 3;
    }
    return hallwright::ui::runApplication(argc, argv, hallwright::app::windowServices(*catalogue));
}
