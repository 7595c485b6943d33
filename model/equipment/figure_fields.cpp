// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/equipment/figure_fields.h"

namespace hallwright::model {

FieldInfo figure(const FigureText& text, const char* group, const char* help)
{
    FieldInfo out;
    out.key = text.key;
    out.title = text.title;
    out.measure = text.measure;
    out.min = fromFile(text.measure, text.min);
    out.max = fromFile(text.measure, text.max);
    out.group = group;
    out.help = help;
    return out;
}

FieldInfo curveFigure(const CurveText& text, const char* group, const char* help)
{
    FieldInfo out;
    out.key = text.key;
    out.title = text.title;
    out.group = group;
    out.help = help;
    out.curveX = text.x.measure;
    out.curveY = text.y.measure;
    out.curveXMin = fromFile(text.x.measure, text.x.min);
    out.curveXMax = fromFile(text.x.measure, text.x.max);
    out.min = fromFile(text.y.measure, text.y.min);
    out.max = fromFile(text.y.measure, text.y.max);
    return out;
}

FieldInfo wettedField()
{
    FieldInfo out;
    out.key = "wetted";
    out.title = QT_TRANSLATE_NOOP("field", "Wetted materials");
    out.group = group::cooling;
    out.help = QT_TRANSLATE_NOOP("field", "Words apart by spaces: copper stainless epdm brass …");
    return out;
}

} // namespace hallwright::model
