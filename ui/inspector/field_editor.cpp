// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/field_editor.h"

#include "ui/icons.h"
#include "ui/quantity_format.h"
#include "ui/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace hallwright::ui {

namespace {

void setState(QWidget& widget, const char* state)
{
    widget.setProperty("state", QString::fromLatin1(state));
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace

FieldEditor::FieldEditor(const model::FieldInfo& info, QWidget* parent)
    : QWidget(parent)
    , info_(info)
{
    build();
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &FieldEditor::showValue);
}

bool FieldEditor::isText() const
{
    using Kind = model::FieldKind;
    return info_.kind == Kind::Number || info_.kind == Kind::Count || info_.kind == Kind::Text ||
           info_.kind == Kind::Date;
}

QWidget* FieldEditor::buildInput()
{
    if (info_.kind == model::FieldKind::Flag) {
        check_ = new QCheckBox;
        connect(check_, &QCheckBox::clicked, this, [this] {
            check_->setTristate(false);
            emit edited(check_->isChecked());
        });
        return check_;
    }
    if (info_.kind == model::FieldKind::Choice || info_.kind == model::FieldKind::Reference) {
        combo_ = new QComboBox;
        combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo_->setMinimumContentsLength(8);
        combo_->installEventFilter(this);
        for (const auto& choice : info_.choices)
            combo_->addItem(translated("choice", choice.title), QString::fromUtf8(choice.key));
        connect(combo_, &QComboBox::activated, this, &FieldEditor::commitChoice);
        return combo_;
    }
    if (info_.kind == model::FieldKind::Curve) {
        curve_ = new QToolButton;
        curve_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(curve_, &QToolButton::clicked, this, &FieldEditor::curveRequested);
        return curve_;
    }
    line_ = new QLineEdit;
    line_->installEventFilter(this);
    if (info_.kind == model::FieldKind::Number || info_.kind == model::FieldKind::Count)
        line_->setAlignment(Qt::AlignRight);
    connect(line_, &QLineEdit::editingFinished, this, &FieldEditor::commitText);
    return line_;
}

void FieldEditor::build()
{
    QWidget* input = buildInput();
    input->setObjectName(QStringLiteral("field.") + QString::fromLatin1(info_.key));
    input->setAccessibleName(translated("field", info_.title));
    QString tip = translated("field", info_.help);
    if (const QString bounds = boundsText(); !bounds.isEmpty())
        tip += (tip.isEmpty() ? QString() : QStringLiteral("\n")) + bounds;
    setToolTip(tip);
    setFocusProxy(input);
    reset_ = new QToolButton;
    reset_->setAutoRaise(true);
    reset_->setIcon(themedIcon(QStringLiteral("reset")));
    reset_->setObjectName(QStringLiteral("reset.") + QString::fromLatin1(info_.key));
    reset_->setToolTip(tr("Back to the default"));
    QSizePolicy keeps = reset_->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(keeps);
    reset_->hide();
    connect(reset_, &QToolButton::clicked, this, [this] {
        if (usual_)
            emit edited(*usual_);
    });
    error_ = new QLabel;
    error_->setProperty("role", QStringLiteral("error"));
    error_->setWordWrap(true);
    error_->hide();
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    line->addWidget(input, 1);
    line->addWidget(reset_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(2);
    whole->addLayout(line);
    whole->addWidget(error_);
}

void FieldEditor::setReferences(std::vector<ReferenceChoice> references)
{
    references_ = std::move(references);
    const QSignalBlocker quiet(combo_);
    combo_->clear();
    for (const auto& one : references_)
        combo_->addItem(one.title, QVariant::fromValue(qlonglong{one.number}));
    showValue();
}

void FieldEditor::setValue(const model::FieldValue& value)
{
    value_ = value;
    mixed_ = false;
    showValue();
}

void FieldEditor::setMixed()
{
    mixed_ = true;
    showValue();
}

void FieldEditor::setDefault(const model::FieldValue& usual)
{
    usual_ = usual;
    showOverridden();
}

void FieldEditor::setReadOnly(bool readOnly)
{
    if (line_ != nullptr)
        line_->setReadOnly(readOnly);
    for (QWidget* one : {static_cast<QWidget*>(combo_), static_cast<QWidget*>(check_),
                         static_cast<QWidget*>(reset_)})
        if (one != nullptr)
            one->setEnabled(!readOnly);
}

void FieldEditor::showValue()
{
    showComplaint({});
    const auto& format = QuantityFormat::current();
    const bool unknown = std::holds_alternative<std::monostate>(value_);
    if (line_ != nullptr) {
        shownText_ = mixed_ || unknown ? QString() : format.fullText(info_, value_);
        line_->setText(shownText_);
        line_->setCursorPosition(0);
        line_->setPlaceholderText(mixed_ ? tr("mixed") : unknown ? unknownText() : QString());
    }
    if (combo_ != nullptr) {
        const QSignalBlocker quiet(combo_);
        int index = -1;
        if (const auto* key = std::get_if<std::string>(&value_); key != nullptr && !mixed_)
            index = combo_->findData(qs(*key));
        if (const auto* number = std::get_if<std::int64_t>(&value_); number != nullptr && !mixed_)
            index = combo_->findData(QVariant::fromValue(qlonglong{*number}));
        combo_->setCurrentIndex(index);
        combo_->setPlaceholderText(mixed_ ? tr("mixed") : unknown ? unknownText() : QString());
    }
    if (check_ != nullptr) {
        check_->setTristate(mixed_);
        const auto* on = std::get_if<bool>(&value_);
        check_->setCheckState(mixed_                 ? Qt::PartiallyChecked
                              : on != nullptr && *on ? Qt::Checked
                                                     : Qt::Unchecked);
    }
    if (curve_ != nullptr)
        curve_->setText(format.text(info_, value_));
    showOverridden();
}

void FieldEditor::showOverridden()
{
    const bool departs = usual_ && (mixed_ || !model::sameValue(*usual_, value_));
    reset_->setVisible(departs);
    if (departs)
        reset_->setToolTip(
            tr("Back to the default: %1").arg(QuantityFormat::current().text(info_, *usual_)));
    if (line_ != nullptr && complaint_.isEmpty())
        setState(*line_, departs ? "overridden" : "");
}

void FieldEditor::showComplaint(const QString& text)
{
    complaint_ = text;
    error_->setText(text);
    error_->setVisible(!text.isEmpty());
    if (line_ != nullptr)
        setState(*line_, text.isEmpty() ? "" : "bad");
}

model::Result<model::FieldValue> FieldEditor::parsed(const QString& text) const
{
    const std::string plain = text.trimmed().toStdString();
    if (plain.empty() && info_.mayBeUnknown)
        return model::FieldValue{};
    if (info_.kind == model::FieldKind::Text || info_.kind == model::FieldKind::Date)
        return model::checkedValue(info_, plain);
    const auto number = QuantityFormat::current().parse(text, info_.measure);
    if (!number)
        return tl::unexpected<model::Fault>(number.error());
    if (info_.kind == model::FieldKind::Count) {
        if (*number != std::floor(*number) || std::abs(*number) > 9e15)
            return model::fail(
                model::FaultCode::InvalidInput,
                {QT_TRANSLATE_NOOP("model", "\"{0}\" is not a whole number"), {plain}});
        return model::checkedValue(info_, static_cast<std::int64_t>(*number));
    }
    return model::checkedValue(info_, *number);
}

QString FieldEditor::boundsText() const
{
    const auto& format = QuantityFormat::current();
    const bool low = std::isfinite(info_.min);
    const bool high = std::isfinite(info_.max);
    if (low && high)
        return tr("from %1 to %2")
            .arg(format.text(info_.min, info_.measure), format.text(info_.max, info_.measure));
    if (low)
        return tr("at least %1").arg(format.text(info_.min, info_.measure));
    return high ? tr("at most %1").arg(format.text(info_.max, info_.measure)) : QString();
}

void FieldEditor::commitText()
{
    if (line_ == nullptr)
        return;
    if (line_->isReadOnly() || line_->text() == shownText_)
        return showComplaint({});
    auto value = parsed(line_->text());
    if (!value) {
        // Said with the title and in the user's units where the number itself was understood.
        const auto number = QuantityFormat::current().parse(line_->text(), info_.measure);
        const bool outOfBounds = number && (*number < info_.min || *number > info_.max);
        return showComplaint(
            outOfBounds ? tr("%1 must be %2").arg(translated("field", info_.title), boundsText())
                        : words(value.error()));
    }
    shownText_ = line_->text(); // committed: leaving the field again is no second edit
    showComplaint({});
    emit edited(*value);
}

void FieldEditor::commitChoice(int index)
{
    if (info_.kind == model::FieldKind::Choice)
        emit edited(combo_->itemData(index).toString().toStdString());
    else if (static_cast<std::size_t>(index) < references_.size())
        emit referenceChosen(references_[static_cast<std::size_t>(index)]);
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == line_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        showValue();
        return true;
    }
    // A wheel over a closed combo box scrolls the panel, it does not change the plan.
    if (watched == combo_ && event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hallwright::ui
