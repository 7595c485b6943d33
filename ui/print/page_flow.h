// SPDX-License-Identifier: GPL-3.0-or-later
// A column of content that runs from page to page of a PDF; lengths in millimetres.
#pragma once

#include "model/report/report.h"
#include "ui/print/pdf_marks.h"
#include "ui/print/report_printer.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>
#include <QPdfWriter>
#include <QRectF>

namespace hallwright::ui {

class PageFlow {
    Q_DECLARE_TR_FUNCTIONS(hallwright::ui::PageFlow)

public:
    // With a null writer nothing is drawn and pages are only counted.
    PageFlow(QPdfWriter* writer, const model::Report& report, int pages);

    void cover();
    void section(const model::ReportSection& section);
    int pagesSoFar() const { return page_; }
    const std::vector<PdfMark>& marks() const { return marks_; } // where sections start
    void finish();

private:
    void newPage();
    void runningLines();
    void need(double height); // a new page where less is left
    void block(const model::Paragraph& paragraph);
    void block(const model::ReportTable& table);
    void block(const model::Drawing& drawing);
    void block(const model::Chart& chart);
    void heading(const QString& text, double size);
    double textHeight(const QString& text, const QFont& font, double width) const;
    double widestPiece(const QString& words, const QFont& face) const; // that no line break parts
    int wrapFlags(const QString& words, const QFont& face, double width) const;
    static QString columnTitle(const model::Column& column);
    void drawText(const QRectF& rect, const QString& text, const QFont& font, int flags,
                  const QColor& colour);
    std::vector<double> columnWidths(const model::ReportTable& table) const;
    void tableRow(const model::ReportTable& table, const std::vector<double>& widths,
                  const std::vector<QString>& cells, const QFont& font, const QColor& fill);
    enum class Weight { Normal, Bold };
    QFont font(double points, Weight weight = Weight::Normal) const;
    QRectF mm(const QRectF& rect) const; // to device units

    QPdfWriter* writer_;
    const model::Report& report_;
    QPainter painter_;
    int pages_;
    int page_ = 1;
    std::vector<PdfMark> marks_;
    double y_ = 0.0;
    double left_ = 18.0;
    double width_ = 0.0;
    double bottom_ = 0.0;
    double dots_ = 1.0; // device units per mm
};

} // namespace hallwright::ui
