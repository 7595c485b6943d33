// SPDX-License-Identifier: GPL-3.0-or-later
// The default assumptions: prices, rates, lives and reliability, each with range and source.
#pragma once

#include "model/plan.h"

#include <array>

namespace hallwright::model {

// One name per assumption; the row's key text is in the book. Order: the ones that matter most
// first, since the first coordinates of a Sobol sequence are the best spread.
enum class InputKey : std::size_t {
    Mfu,
    MfuLargeDomainRatio,
    KernelEfficiency,
    CommunicationOverlap,
    GpuTimePerInterruption,
    EnergyPrice,
    DiscountRate,
    ItLife,
    RackPriceUnknown,
    FabricPriceFactor,
    InstallationShare,
    Shell,
    Horizon,
    Utilisation,
    EnergyEscalation,
    Escalation,
    DemandCharge,
    TakeOrPay,
    PlantLife,
    ShellLife,
    NetworkLife,
    Site,
    HallFitOut,
    Land,
    SoftCostShare,
    Transformer,
    MediumVoltage,
    Ups,
    Switchboard,
    Generator,
    GeneratorCover,
    Busway,
    Cdu,
    SecondaryLoop,
    FacilityLoop,
    AirUnit,
    DryCooler,
    Chiller,
    Retrofit,
    RetrofitShare,
    SwitchPort400,
    SwitchPort800,
    SwitchPort1600,
    Optic400,
    Optic800,
    Optic1600,
    FabricCable,
    CopperShare,
    SwitchPortPower,
    OpticPower400,
    OpticPower800,
    StoragePerGpu,
    ManagementPerGpu,
    HeatRejectionLiquid,
    HeatRejectionAir,
    WaterUseLiquid,
    WaterUseAir,
    WaterPrice,
    StaffPer10Mw,
    Salary,
    MaintenanceShare,
    SparesShare,
    InsuranceShare,
    CarbonFactor,
    CarbonPrice,
    LargestJob,
    CheckpointWrite,
    DetectTime,
    PromoteTime,
    ReplaceTime,
    ReloadTime,
    GpuTimePerRepair,
    RepairTime,
    SpareIdleShare,
    UtilityFailures, // from here on: reliability of the power chain, never drawn
    UtilityRepair,
    UtilityCommonCause,
    GeneratorStartFailure,
    GeneratorRunFailures,
    TransformerFailures,
    TransformerRepair,
    UpsFailures,
    UpsRepair,
    BoardFailures,
    BoardRepair,
    BreakerFailures,
    BreakerRepair,
    TapFailures,
    TapRepair,
    BuswayFailures,
    BuswayRepair,
    TransferFailures,
    TransferRepair,
    RingCableFailures,
    RingCableRepair,
    RingUnitFailures,
    RingUnitRepair,
    PowerCommonCause,
    PowerMaintenance,
    BatteryExponent, // from here on: power in time, never drawn
    BatteryRecharge,
    UpsWalkIn,
    UpsCurrentDistortion,
    GeneratorStart,
    GeneratorFirstStep,
    GeneratorNextStep,
    GeneratorRecovery,
    GeneratorFrequencyDip,
    GeneratorVoltageDip,
    GeneratorFuel,
    GeneratorAltitude,
    GeneratorAltitudeLoss,
    GeneratorAir,
    GeneratorAirLoss,
    GpuStepShare,
    GpuStepTime,
    GpuStepPeriod,
    VoltageChangeLimit,
    FlickerLimit,
    DrawSpread,
    DrawCorrelation,
    CappingExponent,
    PeakPrice, // from here on: tariff bands and areas
    PeakCarbon,
    PeakStart,
    PeakEnd,
    AreaElectrical,
    AreaBattery,
    AreaPump,
    AreaGenerator,
    AreaRejection,
    AreaTank,
    AreaAccess,
    CableRise, // from here on: cabling and storage, not drawn
    CableSlackShare,
    CableSlackEnd,
    SwitchRackSpace,
    HallGap,
    StoragePortsPerNode,
    ManagementPortsPerNode,
    CheckpointBytes,
    CheckpointsKept,
    StorageHeadroom,
    StorageUnitCapacity,
    StorageUnitRead,
    StorageUnitWrite,
    StorageUnitPower,
    StorageUnitPrice,
    StoragePowerPerGpu,
    StorageCapacity,
    StorageRead,
    StorageWrite,
    DataPerToken,
    BudgetCertainty, // from here on: the planner's own position, and what a move takes
    DemandCertainty,
    LiquidSkill,
    LockInShare,
    SmallJobShare,
    SmallJobGpus,
    RentPerGpuHour,
    ModelGrowth,
    ChipGrowth,
    MovePower,
    MoveLiquid,
    MoveFloor,
    MoveRacks,
    MoveFabric,
    MoveSoftware,
    MoveSkills,
    MoveCommissioning,
    Count // not an input
};
inline constexpr std::size_t inputCount = static_cast<std::size_t>(InputKey::Count);
// The ones that bear on cost and have a coordinate in its sampling.
inline constexpr std::size_t drawnInputCount = static_cast<std::size_t>(InputKey::UtilityFailures);

using InputValues = std::array<double, inputCount>; // SI, by InputKey
inline double at(const InputValues& values, InputKey key)
{
    return values[static_cast<std::size_t>(key)];
}

// The defaults in the order of InputKey; ids are 0.
const std::vector<Input>& priceBook();
const Input& defaultInput(InputKey key);
std::optional<InputKey> findInputKey(std::string_view key);

// The assumptions of a project: the defaults with the user's rows in their places (a row of an
// unknown key is passed over: it belongs to a newer version).
std::vector<Input> inputsOf(const Project& project);
InputValues valuesOf(const std::vector<Input>& inputs);

namespace detail {
// Parts of the book, one file each; together they give every key once.
struct BookRow {
    InputKey key;
    const char* name;
    const char* title;
    Measure measure;
    double value; // in the SI-system unit of the measure, as low and high
    double low;
    double high;
    Distribution distribution;
    const char* source;
};
std::span<const BookRow> priceRows();
std::span<const BookRow> runningRows();
std::span<const BookRow> reliabilityRows();
std::span<const BookRow> powerReliabilityRows();
std::span<const BookRow> backupRows();
std::span<const BookRow> siteRows();
std::span<const BookRow> fabricRows();
std::span<const BookRow> choiceRows();
} // namespace detail

} // namespace hallwright::model
