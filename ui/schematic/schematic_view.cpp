// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schematic/schematic_view.h"

#include "model/derive/mechanical.h"
#include "model/equipment/catalogue.h"
#include "ui/canvas/colour_map.h"
#include "ui/icons.h"
#include "ui/quantity_format.h"
#include "ui/schematic/compile_one_line.h"
#include "ui/schematic/compile_piping.h"
#include "ui/schematic/one_line_layout.h"
#include "ui/schematic/piping_layout.h"
#include "ui/schematic/schematic_canvas.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

// Four CDUs with sixteen racks, their pipes and branches: more starts folded.
constexpr std::size_t readablePiping = 110;
constexpr std::size_t readableOneLine = 90;

QString mark(const QColor& colour, const QString& text)
{
    return QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
        .arg(colour.name(), text.toHtmlEscaped());
}

} // namespace

SchematicView::SchematicView(SchematicKind kind, Document& document, Selection& selection,
                             QWidget* parent)
    : QWidget(parent)
    , kind_(kind)
    , document_(document)
    , selection_(selection)
    , canvas_(new SchematicCanvas(document, selection, this))
    , colouring_(new QComboBox)
    , legend_(new QLabel)
    , word_(new QLabel)
{
    setObjectName(kind == SchematicKind::OneLine ? QStringLiteral("oneLineView")
                                                 : QStringLiteral("pipingView"));
    canvas_->setAccessibleName(kind == SchematicKind::OneLine ? tr("Power one-line")
                                                              : tr("Coolant P&ID"));
    canvas_->setWindowTitle(canvas_->accessibleName());
    build();
    connectAll();
    showLegend();
}

void SchematicView::build()
{
    auto* bar = new QToolBar;
    bar->setIconSize(QSize(20, 20));
    addAction(*bar, tr("Fit (F)"), QStringLiteral("fit"), [this] { canvas_->fit(); });
    addAction(*bar, tr("Zoom to selection (Z)"), QStringLiteral("zoom-selection"),
              [this] { canvas_->reveal(selection_.elements()); });
    addAction(*bar, tr("Open all groups"), QStringLiteral("add"), [this] { unfoldAll(); });
    addAction(*bar, tr("Fold all groups"), QStringLiteral("row"), [this] { foldAll(); });
    addAction(*bar, tr("Save as SVG…"), QStringLiteral("export"), [this] { saveSvg(); });
    colouring_->setToolTip(tr("What colours the drawing"));
    colouring_->setObjectName(QStringLiteral("schematicColouring"));
    colouring_->addItem(kind_ == SchematicKind::OneLine ? tr("Feeds") : tr("Supply and return"));
    colouring_->addItem(tr("Loading"));
    word_->setProperty("role", QStringLiteral("secondary"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 8, 0);
    head->addWidget(bar);
    head->addWidget(legend_, 1);
    head->addWidget(colouring_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(head);
    whole->addWidget(canvas_, 1);
    word_->setContentsMargins(8, 2, 8, 2);
    whole->addWidget(word_);
}

QAction* SchematicView::addAction(QToolBar& bar, const QString& title, const QString& icon,
                                  const std::function<void()>& run)
{
    auto* action = bar.addAction(themedIcon(icon), title);
    action->setToolTip(title);
    action->setData(icon);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void SchematicView::connectAll()
{
    connect(&document_, &Document::planChanged, this, &SchematicView::outdate);
    connect(&document_, &Document::currentChanged, this, &SchematicView::outdate);
    connect(&document_, &Document::assessmentChanged, canvas_, &SchematicCanvas::refreshFigures);
    connect(&QuantityFormat::current(), &QuantityFormat::changed, canvas_,
            &SchematicCanvas::refreshFigures);
    connect(canvas_, &SchematicCanvas::foldRequested, this,
            [this](const QString& group) { fold(group.toStdString()); });
    connect(canvas_, &SchematicCanvas::unfoldRequested, this,
            [this](const QString& group) { unfold(group.toStdString()); });
    connect(colouring_, &QComboBox::currentIndexChanged, this,
            [this](int index) { setColouring(static_cast<SchematicColouring>(index)); });
}

void SchematicView::setColouring(SchematicColouring colouring)
{
    colouring_->setCurrentIndex(static_cast<int>(colouring));
    canvas_->setColouring(colouring);
    showLegend();
}

void SchematicView::outdate()
{
    outdated_ = true;
    if (isVisible())
        derive();
}

void SchematicView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (outdated_)
        derive();
}

void SchematicView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        for (auto* bar : findChildren<QToolBar*>())
            for (auto* action : bar->actions())
                action->setIcon(themedIcon(action->data().toString()));
        showLegend();
    }
    QWidget::changeEvent(event);
}

void SchematicView::derive()
{
    outdated_ = false;
    diagram_ = {};
    const auto* hall = document_.hall();
    const auto* catalogue = document_.services().catalogue;
    if (hall != nullptr && catalogue != nullptr) {
        const auto& plan = document_.plan();
        const model::HallView view{document_.project(), *catalogue, plan, *hall};
        diagram_ = kind_ == SchematicKind::OneLine
                       ? oneLineOf(plan, derivePower(view, ratedMechanicalPower(deriveCoolant(view),
                                                                       deriveAir(view))))
                       : pipingOf(plan, model::deriveCoolant(view));
    }
    // What is open stays open through edits; another hall starts as is readable.
    const std::string now = document_.session() + "/" +
                            std::to_string(document_.alternativeId().number) + "/" +
                            std::to_string(document_.hallId().number);
    if (now != shown_)
        folded_ = foldedAtFirst(diagram_,
                                kind_ == SchematicKind::OneLine ? readableOneLine : readablePiping);
    shown_ = now;
    draw();
}

void SchematicView::draw()
{
    auto diagram = folded(diagram_, folded_);
    canvas_->show(kind_ == SchematicKind::OneLine ? laidOutOneLine(std::move(diagram))
                                                  : laidOutPiping(std::move(diagram)));
    word_->setText(diagram_.items.empty()
                       ? tr("Nothing to draw: the hall holds no racks for this network")
                       : tr("Double-click opens or folds a group; of a rack it shows the hall"));
}

void SchematicView::fold(const std::string& group)
{
    folded_.insert(group);
    draw();
}

void SchematicView::unfold(const std::string& group)
{
    folded_.erase(group);
    draw();
}

void SchematicView::foldAll()
{
    for (const auto& group : diagram_.groups)
        folded_.insert(group.key);
    draw();
}

void SchematicView::unfoldAll()
{
    folded_.clear();
    draw();
}

void SchematicView::showLegend()
{
    const auto colours = canvasColours(palette());
    QStringList parts;
    if (colouring_->currentIndex() == static_cast<int>(SchematicColouring::Loading)) {
        for (const double at : {0.25, 0.5, 0.75, 1.0})
            parts << mark(loadingColour(at, colours), QStringLiteral("%1 %").arg(at * 100.0));
        parts << mark(colours.invalid, tr("over 100 %"));
        parts << mark(colours.unit, tr("not known"));
    } else if (kind_ == SchematicKind::OneLine) {
        for (const char letter : {'A', 'B', 'C'})
            parts << mark(streamColour(letter, Stream::Power, colours),
                          tr("feed %1").arg(QLatin1Char(letter)));
        parts << mark(colours.line, tr("other"));
    } else {
        parts << mark(streamColour(' ', Stream::Supply, colours), tr("supply"))
              << mark(streamColour(' ', Stream::Return, colours), tr("return"));
    }
    legend_->setTextFormat(Qt::RichText);
    legend_->setText(QStringLiteral("&nbsp;&nbsp;") + parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

void SchematicView::saveSvg()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save as SVG"), {}, tr("SVG drawings (*.svg)"));
    if (path.isEmpty())
        return;
    const auto done = canvas_->writeSvg(path);
    emit tell(done ? tr("Written: %1").arg(path) : words(done.error()));
}

} // namespace hallwright::ui
