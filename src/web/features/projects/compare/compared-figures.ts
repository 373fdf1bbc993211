import type { ProjectKpis } from '#contract/project-figures.ts'
import { bookingBound } from '../results/bounded.ts'
import { type StageLine, stageLines, stageOrder } from '../results/life-stages.ts'
import { type ComparedVariant, perYear, restOf } from './compared-variant.ts'

/** A figure of buildings that stand side by side. */
export type ComparedFigure = {
  readonly key: FigureName | `stage.${StageLine['name']}`
  readonly unit: string
  readonly decimals: number
  readonly better: 'less' | 'more'
  /** null where it is not known, or does not exist. */
  readonly of: (variant: ComparedVariant) => number | null
  /** Of whose parts it is a bound; undefined where it is whole or nothing. */
  readonly bound?: (kpis: ProjectKpis) => 'lower' | 'unknown' | null
}
const figureNames = [
  'lifeCycle',
  'penrt',
  'qngGwp',
  'qngPenrt',
  'fabric',
  'services',
  'operation',
  'cost',
  'costOverStudyPeriod',
  'costDiscounted',
  'htPrime',
  'meanU',
  'mass',
  'materialInput',
  'biogenic',
  'recovered',
] as const
type FigureName = (typeof figureNames)[number]

const [GWP, ENERGY, U] = ['kg CO₂e/(m²a)', 'kWh/(m²a)', 'W/(m²K)'] as const
const TONNE = 1000

/** Cost by the reader's own prices [€]; null without any. */
const costFigure = (
  key: Extract<FigureName, `cost${string}`>,
  name: 'first' | 'overStudyPeriod' | 'discounted',
): ComparedFigure => ({
  key,
  unit: '€',
  decimals: 0,
  better: 'less',
  of: ({ kpis }) => kpis.cost?.[name]?.total ?? null,
  bound: ({ cost }) => (cost?.[name]?.bound === 'lower' ? 'lower' : null),
})

const boundOf = (indicator: 'gwp' | 'penrt') => (kpis: ProjectKpis) => kpis.bound[indicator]
const qngBound = (quantity: 'gwp' | 'penrtKwh') => (kpis: ProjectKpis) => bookingBound(kpis, quantity)
const massBound = ({ byMaterial }: ProjectKpis) => (byMaterial.every(({ massKnown }) => massKnown) ? null : 'lower')

/** The building as a whole. */
export const buildingFigures: readonly ComparedFigure[] = [
  {
    key: 'lifeCycle',
    unit: GWP,
    decimals: 1,
    better: 'less',
    of: ({ kpis }) => kpis.totals.perAreaYear.gwp,
    bound: boundOf('gwp'),
  },
  {
    key: 'penrt',
    unit: ENERGY,
    decimals: 1,
    better: 'less',
    of: ({ kpis }) => kpis.totals.penrtKwhPerAreaYear,
    bound: boundOf('penrt'),
  },
  {
    key: 'qngGwp',
    unit: GWP,
    decimals: 1,
    better: 'less',
    of: ({ kpis }) => kpis.qng?.gwp.value ?? null,
    bound: qngBound('gwp'),
  },
  {
    key: 'qngPenrt',
    unit: ENERGY,
    decimals: 1,
    better: 'less',
    of: ({ kpis }) => kpis.qng?.penrtKwh.value ?? null,
    bound: qngBound('penrtKwh'),
  },
  {
    key: 'fabric',
    unit: GWP,
    decimals: 2,
    better: 'less',
    of: (variant) => perYear(variant, variant.kpis.totals.fabricAndItems.gwp),
    bound: boundOf('gwp'),
  },
  {
    key: 'services',
    unit: GWP,
    decimals: 2,
    better: 'less',
    of: (variant) => (variant.kpis.servicesFlatRate ? perYear(variant, restOf(variant.kpis).services) : null),
  },
  {
    key: 'operation',
    unit: GWP,
    decimals: 2,
    better: 'less',
    of: (variant) => {
      const { regulated, user } = restOf(variant.kpis)
      return variant.kpis.operation ? perYear(variant, regulated + user) : null
    },
  },
  costFigure('cost', 'first'),
  costFigure('costOverStudyPeriod', 'overStudyPeriod'),
  costFigure('costDiscounted', 'discounted'),
]

/** Envelope and masses. */
export const bodyFigures: readonly ComparedFigure[] = [
  { key: 'htPrime', unit: U, decimals: 3, better: 'less', of: ({ kpis }) => kpis.transmission.htPrime },
  { key: 'meanU', unit: U, decimals: 3, better: 'less', of: ({ kpis }) => kpis.transmission.meanU },
  {
    key: 'mass',
    unit: 't',
    decimals: 1,
    better: 'less',
    of: ({ kpis }) => kpis.mass.installed / TONNE,
    bound: massBound,
  },
  {
    key: 'materialInput',
    unit: 't',
    decimals: 1,
    better: 'less',
    of: ({ kpis }) => kpis.mass.materialInput / TONNE,
    bound: massBound,
  },
  {
    key: 'biogenic',
    unit: 't CO₂',
    decimals: 1,
    better: 'more',
    of: ({ kpis: { biogenicCarbonStored: stored } }) => (stored.value ?? stored.atLeast) / TONNE,
    bound: ({ biogenicCarbonStored }) => (biogenicCarbonStored.value === null ? 'lower' : null),
  },
  {
    key: 'recovered',
    unit: 't',
    decimals: 1,
    better: 'more',
    of: ({ kpis: { endOfLife } }) => (endOfLife.reuse + endOfLife.recycling) / TONNE,
  },
]

/** Every line of the life cycle that one of the buildings has [kg CO₂e/(m²·a)]. */
export function stageFigures(variants: readonly ComparedVariant[]): ComparedFigure[] {
  const linesOf = ({ kpis, project }: ComparedVariant) =>
    stageLines(kpis, 'gwp', 'perYear', project.areas.netRoomArea).filter(({ beyond }) => !beyond)
  const present = new Set(variants.flatMap((variant) => linesOf(variant).map(({ name }) => name)))
  return stageOrder
    .filter((name) => present.has(name))
    .map((name) => ({
      key: `stage.${name}`,
      unit: GWP,
      decimals: 2,
      better: 'less',
      of: (variant) => linesOf(variant).find((line) => line.name === name)?.value ?? 0,
      bound: boundOf('gwp'),
    }))
}

/**
 * Columns that have the best value of a row, as the service says it: none where all are alike, where one is not known or
 * may be below all others, or where the best one is no whole figure.
 */
export function bestOf(
  { of, better, bound, decimals }: ComparedFigure,
  variants: readonly ComparedVariant[],
): string[] {
  const known = variants.flatMap((variant) => {
    const value = of(variant)
    return value === null ? [] : [{ variant, value, shown: value.toFixed(decimals) }]
  })
  const open = better === 'less' ? ['unknown'] : ['unknown', 'lower']
  if (variants.some(({ kpis }) => open.includes(bound?.(kpis) ?? ''))) return []
  const sign = better === 'less' ? 1 : -1
  const best = known.toSorted((one, other) => sign * (one.value - other.value))[0]
  if (
    !best ||
    known.length < variants.length ||
    variants.length < 2 ||
    known.every(({ shown }) => shown === best.shown)
  )
    return []
  const winners = known.filter(({ shown }) => shown === best.shown)
  return winners.some(({ variant }) => bound?.(variant.kpis)) ? [] : winners.map(({ variant }) => variant.key)
}
