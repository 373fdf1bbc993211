import {
  type ComparedProjectFigure,
  comparedProjectFigures,
  type ProjectComparison,
} from '#contract/project-comparison.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { type Figures, noFigures, plus, times } from '#engine/building/figures.ts'

/** A variant of a project, assessed. */
export type ComparedVariant = {
  readonly project: string
  /** Of the project. */
  readonly name: string
  readonly variant: string
  /** null: the base. */
  readonly variantName: string | null
  readonly netRoomArea: number
  readonly kpis: ProjectKpis
}

type Item = ProjectComparison['items'][number]
type Contribution = ProjectComparison['contributions'][number]

const isMoreBetter = (figure: ComparedProjectFigure) => figure === 'biogenicCarbonStored'

const figuresOf = ({ totals, transmission, mass, biogenicCarbonStored }: ProjectKpis) => ({
  gwpPerAreaYear: totals.perAreaYear.gwp,
  penrtKwhPerAreaYear: totals.penrtKwhPerAreaYear,
  gwp: totals.total.gwp,
  penrt: totals.total.penrt,
  pert: totals.total.pert,
  htPrime: transmission.htPrime,
  mass: mass.installed,
  biogenicCarbonStored: biogenicCarbonStored.value,
})

function toItem({ kpis, ...named }: ComparedVariant): Item {
  const { qng, complete, byStage } = kpis
  return {
    ...named,
    figures: figuresOf(kpis),
    complete,
    byStage,
    qngLevel: qng?.level ?? null,
    qng: qng && { gwp: qng.gwp.value, penrtKwh: qng.penrtKwh.value },
  }
}

/** How a figure that lacks something is to be read; null where it is whole. */
function boundOf({ bound, byMaterial }: ProjectKpis, figure: ComparedProjectFigure): ProjectKpis['bound']['gwp'] {
  if (figure === 'gwp' || figure === 'gwpPerAreaYear') return bound.gwp
  if (figure === 'penrt' || figure === 'penrtKwhPerAreaYear') return bound.penrt
  if (figure === 'mass') return byMaterial.some(({ massKnown }) => !massKnown) ? 'lower' : null
  return figure === 'pert' ? bound.pert : null
}

/** Index of the best; a lower bound is none, and what may be below everything leaves none. */
function bestIn(figure: ComparedProjectFigure, items: readonly Item[], all: readonly ComparedVariant[]) {
  const values = items.map(({ figures }) => figures[figure])
  const known = values.filter((value) => value !== null)
  const bounds = all.map(({ kpis }) => boundOf(kpis, figure))
  if (known.length < values.length || bounds.includes('unknown')) return undefined
  if (new Set(known).size === 1) return undefined
  const best = values.indexOf(isMoreBetter(figure) ? Math.max(...known) : Math.min(...known))
  return bounds[best] === null ? best : undefined
}

const differenceOf = (first: number | null, value: number | null) => {
  if (first === null || value === null) return { absolute: null, relative: null }
  return { absolute: value - first, relative: first === 0 ? null : (value - first) / Math.abs(first) }
}

const minus = (one: Figures, other: Figures): Figures => plus(one, times(other, -1))

function stageOf({ byStage }: ProjectKpis, stage: 'servicesFlatRate' | 'operation'): Figures {
  const { gwp, penrt, pert } = byStage.find((one) => one.stage === stage) ?? noFigures
  return { gwp, penrt, pert }
}

/** What makes the difference: rows by their ids, the flat rate of services, the operation. */
function contributionOf(first: ComparedVariant, one: ComparedVariant): Contribution {
  if (first.project !== one.project) return null
  const keyOf = ({ kind, id }: ProjectKpis['rows'][number]) => `${kind} ${id}`
  const [was, is] = [first, one].map(({ kpis }) => new Map(kpis.rows.map((row) => [keyOf(row), row])))
  const rows = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((key) => {
    const [before, now] = [was?.get(key), is?.get(key)]
    const row = now ?? before
    const { gwp, penrt } = minus(now?.total ?? noFigures, before?.total ?? noFigures)
    return row && (gwp !== 0 || penrt !== 0) ? [{ kind: row.kind, id: row.id, gwp, penrt }] : []
  })
  return {
    rows: rows.toSorted((left, right) => Math.abs(right.gwp) - Math.abs(left.gwp)),
    services: minus(stageOf(one.kpis, 'servicesFlatRate'), stageOf(first.kpis, 'servicesFlatRate')),
    operation: minus(stageOf(one.kpis, 'operation'), stageOf(first.kpis, 'operation')),
  }
}

/**
 * Variants of buildings side by side; the first is what the others are compared with.
 *
 * @param all - assessed in one release
 */
export function comparedProjects(
  release: string,
  all: readonly [ComparedVariant, ...ComparedVariant[]],
): ProjectComparison {
  const items = all.map(toItem)
  const [first] = all
  const best: ProjectComparison['best'] = {}
  for (const figure of comparedProjectFigures) {
    const index = bestIn(figure, items, all)
    if (index !== undefined) best[figure] = index
  }
  const baseline = figuresOf(first.kpis)
  return {
    release,
    items,
    differences: all.map(({ kpis }) => {
      const own = figuresOf(kpis)
      const of = (figure: ComparedProjectFigure) => [figure, differenceOf(baseline[figure], own[figure])] as const
      return Object.fromEntries(comparedProjectFigures.map(of)) as ProjectComparison['differences'][number]
    }),
    best,
    contributions: all.map((one) => contributionOf(first, one)),
  }
}
