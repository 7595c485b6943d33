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
#include "ui/schematic/profile_panel.h"
#include "ui/schematic/schematic_canvas.h"
#include "ui/schematic/what_if_banner.h"
#include "ui/theme.h"
#include "ui/words.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

namespace hallwright::ui {

namespace {

constexpr double readableScale = 0.55; // at which the figures can just be read

QString mark(const QColor& colour, const QString& text)
{
    return QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
        .arg(colour.name(), text.toHtmlEscaped());
}

} // namespace

SchematicView::SchematicView(SchematicKind kind, const Shared& shared, QWidget* parent)
    : QWidget(parent)
    , kind_(kind)
    , document_(shared.document)
    , selection_(shared.selection)
    , whatIf_(shared.whatIf)
    , canvas_(new SchematicCanvas(document_, selection_, this))
    , halls_(new QComboBox)
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
    addEditing();
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
    addAction(*bar, tr("Open all groups"), QStringLiteral("unfold"), [this] { unfoldAll(); });
    addAction(*bar, tr("Fold all groups"), QStringLiteral("fold"), [this] { foldAll(); });
    addAction(*bar, tr("Copy as SVG"), QStringLiteral("copy"), [this] { copySvg(); });
    addAction(*bar, tr("Save as SVG…"), QStringLiteral("export"), [this] { askSvg(); });
    menu_ = new QMenu(this);
    menu_->addActions(bar->actions());
    halls_->setObjectName(QStringLiteral("schematicHall"));
    halls_->setToolTip(tr("Hall that is shown"));
    halls_->setAccessibleName(halls_->toolTip());
    halls_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    colouring_->setAccessibleName(tr("What colours the drawing"));
    colouring_->setToolTip(tr("What colours the drawing"));
    colouring_->setObjectName(QStringLiteral("schematicColouring"));
    colouring_->addItem(kind_ == SchematicKind::OneLine ? tr("Feeds") : tr("Supply and return"));
    colouring_->addItem(tr("Loading"));
    word_->setProperty("role", QStringLiteral("secondary"));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 8, 0);
    head->addWidget(bar);
    legend_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    head->addWidget(legend_, 1);
    head->addWidget(halls_);
    head->addWidget(colouring_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(head);
    whole->addWidget(new WhatIfBanner(document_, whatIf_));
    auto* parts = new QSplitter(Qt::Vertical);
    canvas_->setMinimumHeight(150); // stays readable over its curves
    parts->addWidget(canvas_);
    if (kind_ == SchematicKind::Piping)
        addProfile(*bar, *parts);
    addCurves(*bar, *parts);
    whole->addWidget(parts, 1);
    word_->setContentsMargins(8, 2, 8, 2);
    whole->addWidget(word_);
}

// Under the drawing, shown on demand.
void SchematicView::addProfile(QToolBar& bar, QSplitter& parts)
{
    auto* panel = new ProfilePanel(document_, selection_);
    panel->hide();
    parts.addWidget(panel);
    parts.setStretchFactor(0, 3);
    parts.setStretchFactor(1, 2);
    auto* action =
        addAction(bar, tr("Pressure profile of the index circuit"), QStringLiteral("plot"), [] {});
    action->setObjectName(QStringLiteral("pressureProfile"));
    action->setCheckable(true);
    connect(action, &QAction::toggled, panel, &QWidget::setVisible);
    menu_->addAction(action);
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
    connect(&QuantityFormat::current(), &QuantityFormat::changed, this, &SchematicView::outdate);
    connect(canvas_, &SchematicCanvas::foldRequested, this,
            [this](const QString& group) { fold(group.toStdString()); });
    connect(canvas_, &SchematicCanvas::unfoldRequested, this,
            [this](const QString& group) { unfold(group.toStdString()); });
    connect(canvas_, &SchematicCanvas::menuRequested, this, &SchematicView::showMenu);
    connect(&selection_, &Selection::zoomTo, this, &SchematicView::reveal);
    connect(halls_, &QComboBox::activated, this,
            [this](int index) { document_.setHall({halls_->itemData(index).toUInt()}); });
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
    showHalls();
    diagram_ = {};
    const auto* hall = document_.hall();
    const auto* catalogue = document_.services().catalogue;
    if (hall != nullptr && catalogue != nullptr) {
        const model::HallView view{document_.project(), *catalogue, document_.plan(), *hall};
        const auto coolant = model::deriveCoolant(view);
        tellBranches(coolant);
        if (kind_ == SchematicKind::Piping) {
            diagram_ = pipingOf(view, coolant);
        } else {
            const auto air = model::deriveAir(view);
            const auto power = model::derivePower(view, model::ratedMechanicalPower(coolant, air));
            diagram_ = oneLineOf({view, power, coolant, air});
        }
    }
    // What is open stays open through edits; another hall starts as is readable.
    const std::string now = document_.session() + "/" +
                            std::to_string(document_.alternativeId().number) + "/" +
                            std::to_string(document_.hallId().number);
    if (now != shown_)
        folded_ = readableFolds();
    shown_ = now;
    draw();
}

SchematicDrawing SchematicView::laidOut(const std::set<std::string>& folds) const
{
    auto diagram = ui::folded(diagram_, folds);
    return kind_ == SchematicKind::OneLine ? laidOutOneLine(std::move(diagram))
                                           : laidOutPiping(std::move(diagram));
}

// As few as leave the fitted drawing readable in the room there is; inner groups fold first.
std::set<std::string> SchematicView::readableFolds() const
{
    constexpr std::size_t most = 2000; // items that are worth laying out for a try
    std::set<std::string> folds;
    for (const auto& step : foldSteps(diagram_)) {
        folds = step;
        if (ui::folded(diagram_, folds).items.size() <= most &&
            canvas_->fitScale(laidOut(folds).bounds) >= readableScale)
            break;
    }
    return folds;
}

void SchematicView::draw()
{
    canvas_->show(laidOut(folded_));
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

// As far as a drawing can be laid out while one waits for it.
void SchematicView::unfoldAll()
{
    constexpr std::size_t most = 4000; // items
    for (const auto& step : foldSteps(diagram_)) {
        folded_ = step;
        if (ui::folded(diagram_, folded_).items.size() <= most)
            break;
    }
    draw();
}

void SchematicView::showLegend()
{
    SchematicLook look;
    look.colours = canvasColours(palette());
    look.theme = themeColours();
    const auto& colours = look.colours;
    QStringList parts;
    if (colouring_->currentIndex() == static_cast<int>(SchematicColouring::Loading)) {
        for (const double at : {0.25, 0.5, 0.75, 1.0})
            parts << mark(loadingColour(at, colours), QStringLiteral("%1 %").arg(at * 100.0));
        parts << mark(colours.invalid, tr("over 100 %"));
        parts << mark(colours.unit, tr("not known"));
    } else if (kind_ == SchematicKind::OneLine) {
        for (const char letter : {'A', 'B', 'C'})
            parts << mark(streamColour(letter, Stream::Power, look),
                          tr("feed %1").arg(QLatin1Char(letter)));
        parts << mark(colours.line, tr("other"));
    } else {
        parts << mark(streamColour(' ', Stream::Supply, look), tr("supply"))
              << mark(streamColour(' ', Stream::Return, look), tr("return"));
    }
    legend_->setTextFormat(Qt::RichText);
    legend_->setText(QStringLiteral("&nbsp;&nbsp;") + parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

void SchematicView::showHalls()
{
    halls_->clear();
    for (const auto& hall : document_.plan().halls)
        halls_->addItem(qs(hall.label), hall.id.number);
    halls_->setCurrentIndex(halls_->findData(document_.hallId().number));
    halls_->setVisible(halls_->count() > 1);
}

// Opens what holds the elements, so that they can be seen.
void SchematicView::reveal(const ElementSet& elements)
{
    if (!isVisible())
        return;
    bool opened = false;
    for (const auto& item : diagram_.items)
        if (isSelected(item, elements))
            for (const auto& group : item.groups)
                opened = folded_.erase(group) > 0 || opened;
    if (opened)
        draw();
    canvas_->reveal(elements);
}

} // namespace hallwright::ui
