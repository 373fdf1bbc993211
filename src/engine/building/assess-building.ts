import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { type BuildingStage, buildingStages, type ProjectWarningCode } from '#vocabulary/projects.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import { assessRows, type RowFigures } from './assess-rows.ts'
import type { Building } from './building.ts'
import { buildingWarnings } from './building-warnings.ts'
import { type ByIndicator, byIndicator, type Figures, figuresIn, noFigures, plus, times, totalIn } from './figures.ts'
import { type OperationFigures, operationOf } from './operation.ts'
import type { BuildingOptions } from './part-figures.ts'
import { type Qng, qngOf } from './qng.ts'
import { type FlatRate, flatRate } from './services.ts'
import {
  amounts,
  byCostGroupOf,
  byMaterialOf,
  byModuleOf,
  type Masses,
  type MaterialFigures,
  massesOf,
  modulesOfRows,
  rankingOf,
  rowStages,
  stageOf,
} from './totals.ts'
import { type Transmission, transmissionOf } from './transmission.ts'

/** Whether a sum is a lower bound, or, where what lacks may be below zero, not even that. */
export type SumBound = 'lower' | 'unknown' | null

/** What is known of a building over the study period, unrounded. */
export type BuildingFigures = {
  readonly referenceStudyPeriod: number
  readonly rows: readonly RowFigures[]
  /** Ids of the rows, the most climate change first. */
  readonly ranking: readonly string[]
  /** Whether the rows and, where it is told, the operation declare everything that is asked of them. */
  readonly complete: ByIndicator<boolean>
  readonly bound: ByIndicator<SumBound>
  readonly byModule: readonly { readonly module: LifeCycleModule; readonly figures: Figures }[]
  readonly byStage: readonly { readonly stage: BuildingStage; readonly figures: Figures }[]
  readonly byCostGroup: readonly { readonly costGroup: string; readonly figures: Figures }[]
  readonly byMainCostGroup: readonly { readonly costGroup: string; readonly figures: Figures }[]
  readonly byMaterial: readonly MaterialFigures[]
  readonly fabricAndItems: Figures
  readonly total: Figures
  /** Per m² NRF and year. */
  readonly perAreaYear: Figures
  readonly penrtKwhPerAreaYear: number
  /** Beyond the system boundary, in no sum. */
  readonly moduleD: {
    readonly fabricAndItems: Figures
    readonly services: Figures | null
    readonly exportedElectricity: Figures | null
  }
  readonly servicesFlatRate: FlatRate | null
  readonly operation: OperationFigures | null
  readonly masses: Masses
  readonly qng: Qng | null
  readonly transmission: Transmission
  readonly warnings: readonly ProjectWarningCode[]
}

function boundOf(rows: readonly RowFigures[], operation: OperationFigures | undefined): ByIndicator<SumBound> {
  return byIndicator((indicator) => {
    const lacking = rows.filter(({ complete }) => !complete[indicator])
    if (lacking.some(({ makeup, gap }) => makeup.mayLackGrown || (gap && makeup.mayBeGrown))) return 'unknown'
    return lacking.length > 0 || !operation?.isWhole ? 'lower' : null
  })
}

const completeOf = (rows: readonly RowFigures[], operation: OperationFigures | undefined): ByIndicator<boolean> =>
  byIndicator((indicator) => rows.every(({ complete }) => complete[indicator]) && operation?.isWhole !== false)

/** Services and operation over the study period; nothing where they are not counted or not known. */
const besideRows = (rate: FlatRate | undefined, operation: OperationFigures | undefined, years: number) => ({
  ofServices: rate?.isCounted ? rate.total : noFigures,
  ofOperation: operation ? times(operation.perYear, years) : noFigures,
})

/** Of services and exported electricity over the study period. */
const beyond = (rate: FlatRate | undefined, operation: OperationFigures | undefined, years: number) => ({
  services: rate?.moduleD ?? null,
  exportedElectricity: operation?.exportCreditPerYear ? times(operation.exportCreditPerYear, years) : null,
})

/**
 * Everything that is known of a building in one variant: life cycle with services and operation, masses, transmission, the
 * booking of QNG.
 *
 * A sum goes on with what is declared; `complete` and `bound` say by indicator where something lacks.
 *
 * @param options - data release and generation, reference study period [a]
 * @throws {EngineError} layersEmpty, valueOutOfRange, generationsMixed, unknownScenario, contradicts, with the place
 */
export function assessBuilding(building: Building, options: BuildingOptions): BuildingFigures {
  const { referenceStudyPeriod: years, generation } = options
  const rows = assessRows(building, options)
  const modules = modulesOfRows(rows)
  const ofMakeups = amounts(rows)
  const fabricAndItems = totalIn(modules)
  const rate = flatRate(building, { generation, years })
  const operation = operationOf(building, options)
  const { ofServices, ofOperation } = besideRows(rate.flatRate, operation, years)
  const total = plus(plus(fabricAndItems, ofServices), ofOperation)
  const perAreaYear = times(total, 1 / (building.areas.netRoomArea * years))
  const qng = qngOf(building, { rows, modules, flatRate: rate.flatRate, operation }, years)
  const transmission = transmissionOf(building, rows)
  const stages = new Map<BuildingStage, Figures>([
    ...rowStages.map((stage) => [stage, stageOf(modules, stage)] as const),
    ['servicesFlatRate', ofServices],
    ['operation', ofOperation],
  ])
  return {
    referenceStudyPeriod: years,
    rows,
    ranking: rankingOf(rows).map(({ id }) => id),
    complete: completeOf(rows, operation),
    bound: boundOf(rows, operation),
    byModule: byModuleOf(modules),
    byStage: buildingStages.map((stage) => ({ stage, figures: stages.get(stage) ?? noFigures })),
    byCostGroup: byCostGroupOf(rows, 3),
    byMainCostGroup: byCostGroupOf(rows, 2),
    byMaterial: byMaterialOf(ofMakeups),
    fabricAndItems,
    total,
    perAreaYear,
    penrtKwhPerAreaYear: perAreaYear.penrt / MJ_PER_KWH,
    moduleD: { fabricAndItems: figuresIn(modules, ['D']), ...beyond(rate.flatRate, operation, years) },
    servicesFlatRate: rate.flatRate ?? null,
    operation: operation ?? null,
    masses: massesOf(rows, ofMakeups),
    qng: qng.qng ?? null,
    transmission,
    warnings: [
      ...rate.warnings,
      ...(operation?.warnings ?? []),
      ...qng.warnings,
      ...transmission.warnings,
      ...buildingWarnings(building, transmission.envelopeArea),
    ],
  }
}
