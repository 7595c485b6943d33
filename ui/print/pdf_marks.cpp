// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pdf_marks.h"

#include <QList>

#include <algorithm>
#include <optional>

namespace hallwright::ui {

namespace {

// Numbers of the objects that a file of Qt's writer is held together by.
struct Bones {
    int size = 0; // objects, the free one included
    int catalogue = 0;
    int pagesNode = 0;
    QList<int> pages;
    qsizetype crossReference = 0; // offset
};

// The whole number after a mark, searched from the end.
std::optional<int> numberAfter(const QByteArray& pdf, const char* mark, qsizetype from = -1)
{
    const auto at = pdf.lastIndexOf(mark, from);
    if (at < 0)
        return std::nullopt;
    const auto start = at + static_cast<qsizetype>(qstrlen(mark));
    qsizetype end = start;
    while (end < pdf.size() && (pdf[end] == ' ' || pdf[end] == '\n' ||
                                (pdf[end] >= '0' && pdf[end] <= '9' && end - start < 12)))
        ++end;
    bool good = false;
    const int value = pdf.mid(start, end - start).simplified().split(' ').first().toInt(&good);
    return good ? std::optional(value) : std::nullopt;
}

QList<int> kidsOf(const QByteArray& pdf)
{
    QList<int> pages;
    const auto node = pdf.lastIndexOf("/Type /Pages");
    const auto from = node < 0 ? node : pdf.indexOf('[', node);
    const auto to = from < 0 ? from : pdf.indexOf(']', from);
    if (to < 0)
        return pages;
    const auto words = pdf.mid(from + 1, to - from - 1).simplified().split(' ');
    for (qsizetype i = 0; i + 2 < words.size(); i += 3) // "6 0 R"
        pages.push_back(words[i].toInt());
    return pages;
}

std::optional<Bones> bonesOf(const QByteArray& pdf)
{
    const auto size = numberAfter(pdf, "/Size ");
    const auto root = numberAfter(pdf, "/Root ");
    const auto crossReference = numberAfter(pdf, "startxref\n");
    const auto catalogue = pdf.indexOf("/Type /Catalog");
    const auto pagesNode = catalogue < 0
                               ? std::nullopt
                               : numberAfter(pdf, "/Pages ", pdf.indexOf("/Pages ", catalogue));
    if (!size || !root || !crossReference || !pagesNode)
        return std::nullopt;
    return Bones{*size, *root, *pagesNode, kidsOf(pdf), *crossReference};
}

QByteArray reference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

// A text string as UTF-16 in hexadecimal (7.9.2.2).
QByteArray textString(const QString& text)
{
    QByteArray out = "<FEFF";
    for (const QChar c : text)
        out += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return out + ">";
}

QByteArray languageTag(const QString& language)
{
    return language == QStringLiteral("zh_CN") ? QByteArray("zh-CN") : language.toLatin1();
}

// Writes objects behind the file and remembers where they start.
class Update {
public:
    explicit Update(QByteArray pdf)
        : pdf_(std::move(pdf))
    {
    }

    void object(int number, const QByteArray& content)
    {
        starts_.push_back({number, pdf_.size()});
        pdf_ += QByteArray::number(number) + " 0 obj\n<<\n" + content + ">>\nendobj\n";
    }

    // Each object in a section of its own: order and gaps need no care.
    QByteArray closed(const Bones& bones, int size)
    {
        const auto at = pdf_.size();
        pdf_ += "xref\n";
        for (const auto& [number, start] : starts_)
            pdf_ += QByteArray::number(number) + " 1\n" +
                    QByteArray::number(start).rightJustified(10, '0') + " 00000 n \n";
        pdf_ += "trailer\n<<\n/Size " + QByteArray::number(size) + "\n/Info 1 0 R\n/Root " +
                reference(bones.catalogue) + "\n/Prev " + QByteArray::number(bones.crossReference) +
                "\n>>\nstartxref\n" + QByteArray::number(at) + "\n%%EOF\n";
        return std::move(pdf_);
    }

private:
    QByteArray pdf_;
    std::vector<std::pair<int, qsizetype>> starts_;
};

void setDate(QByteArray& pdf, const QString& date)
{
    const QByteArray mark = "/CreationDate (D:";
    const auto at = pdf.indexOf(mark);
    const QByteArray day = QString(date).remove(QLatin1Char('-')).toLatin1();
    if (at >= 0 && day.size() == 8)
        pdf.replace(at + mark.size(), 14, day + "000000");
}

} // namespace

QByteArray markedPdf(QByteArray pdf, const PdfFrame& frame)
{
    setDate(pdf, frame.date);
    const auto bones = bonesOf(pdf);
    if (!bones || bones->pages.isEmpty())
        return pdf;
    Update update(std::move(pdf));
    const int outline = bones->size;
    const int first = outline + 1;
    const int count = static_cast<int>(frame.marks.size());
    QByteArray catalogue = "/Type /Catalog\n/Pages " + reference(bones->pagesNode) + "\n/Lang (" +
                           languageTag(frame.language) +
                           ")\n/ViewerPreferences << /DisplayDocTitle true >>\n";
    if (count > 0)
        catalogue += "/Outlines " + reference(outline) + "\n/PageMode /UseOutlines\n";
    update.object(bones->catalogue, catalogue);
    if (count > 0)
        update.object(outline, "/Type /Outlines\n/First " + reference(first) + "\n/Last " +
                                   reference(first + count - 1) + "\n/Count " +
                                   QByteArray::number(count) + "\n");
    for (int i = 0; i < count; ++i) {
        const auto& mark = frame.marks[static_cast<std::size_t>(i)];
        const int page =
            bones->pages[std::clamp<qsizetype>(mark.page - 1, 0, bones->pages.size() - 1)];
        QByteArray item = "/Title " + textString(mark.title) + "\n/Parent " + reference(outline) +
                          "\n/Dest [" + reference(page) + " /Fit]\n";
        if (i > 0)
            item += "/Prev " + reference(first + i - 1) + "\n";
        if (i + 1 < count)
            item += "/Next " + reference(first + i + 1) + "\n";
        update.object(first + i, item);
    }
    return update.closed(*bones, count > 0 ? first + count : bones->size);
}

} // namespace hallwright::ui
