// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt's PDF writer leaves out: bookmarks, the language of the text, the title in the window's
// bar, and a date that is not the clock's. Added behind the file as an incremental update
// (ISO 32000-1, 7.5.6).
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace hallwright::ui {

struct PdfMark {
    QString title;
    int page = 1; // from 1
};

struct PdfFrame {
    std::vector<PdfMark> marks;
    QString language; // "en", "zh_CN"
    QString date;     // ISO day; becomes the creation date
};

// The file with all that; as it was where it is not of the form that Qt 6 writes.
QByteArray markedPdf(QByteArray pdf, const PdfFrame& frame);

} // namespace hallwright::ui
