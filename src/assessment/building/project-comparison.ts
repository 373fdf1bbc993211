import {
  type ComparedProjectFigure,
  comparedProjectFigures,
  type ProjectComparison,
} from '#contract/project-comparison.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { BuildingFigures } from '#engine/building/assess-building.ts'
import { type Figures, noFigures, plus, times } from '#engine/building/figures.ts'

/** A variant of a project, assessed. */
export type ComparedVariant = {
  readonly project: string
  readonly document: ProjectDocument
  readonly variant: string
  readonly netRoomArea: number
  readonly found: BuildingFigures
}

type Item = ProjectComparison['items'][number]
type Contribution = ProjectComparison['contributions'][number]

const isMoreBetter = (figure: ComparedProjectFigure) => figure === 'biogenicCarbonStored'

const figuresOf = ({ total, perAreaYear, penrtKwhPerAreaYear, transmission, masses }: BuildingFigures) => ({
  gwpPerAreaYear: perAreaYear.gwp,
  penrtKwhPerAreaYear,
  gwp: total.gwp,
  penrt: total.penrt,
  pert: total.pert,
  htPrime: transmission.htPrime,
  mass: masses.installed,
  biogenicCarbonStored: masses.isCarbonWhole ? masses.carbon : null,
})

function toItem({ project, document, variant, netRoomArea, found }: ComparedVariant): Item {
  const { qng } = found
  return {
    project,
    variant,
    name: document.name,
    variantName: document.variants.find(({ id }) => id === variant)?.name ?? null,
    netRoomArea,
    figures: figuresOf(found),
    complete: found.complete,
    byStage: found.byStage.map(({ stage, figures }) => ({ stage, ...figures })),
    qngLevel: qng?.level ?? null,
    qng: qng && { gwp: qng.gwp.value, penrtKwh: qng.penrtKwh.value },
  }
}

/** Whether a figure sums up what something lacks: then nothing can be ranked by it. */
function isBound({ bound }: BuildingFigures, figure: ComparedProjectFigure): boolean {
  if (figure === 'gwp' || figure === 'gwpPerAreaYear') return bound.gwp !== null
  if (figure === 'penrt' || figure === 'penrtKwhPerAreaYear') return bound.penrt !== null
  return figure === 'pert' && bound.pert !== null
}

function bestIn(figure: ComparedProjectFigure, items: readonly Item[], all: readonly ComparedVariant[]) {
  const values = items.map(({ figures }) => figures[figure])
  const known = values.filter((value) => value !== null)
  if (known.length < values.length || all.some(({ found }) => isBound(found, figure))) return undefined
  if (new Set(known).size === 1) return undefined
  return values.indexOf(isMoreBetter(figure) ? Math.max(...known) : Math.min(...known))
}

const differenceOf = (first: number | null, value: number | null) => {
  if (first === null || value === null) return { absolute: null, relative: null }
  return { absolute: value - first, relative: first === 0 ? null : (value - first) / Math.abs(first) }
}

const minus = (one: Figures, other: Figures): Figures => plus(one, times(other, -1))

const stageOf = ({ byStage }: BuildingFigures, stage: 'servicesFlatRate' | 'operation'): Figures =>
  byStage.find((one) => one.stage === stage)?.figures ?? noFigures

/** What makes the difference: rows by their ids, the flat rate of services, the operation. */
function contributionOf(first: ComparedVariant, one: ComparedVariant): Contribution {
  if (first.project !== one.project) return null
  const keyOf = ({ kind, id }: BuildingFigures['rows'][number]) => `${kind} ${id}`
  const [was, is] = [first, one].map(({ found }) => new Map(found.rows.map((row) => [keyOf(row), row])))
  const rows = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((key) => {
    const [before, now] = [was?.get(key), is?.get(key)]
    const row = now ?? before
    const { gwp, penrt } = minus(now?.total ?? noFigures, before?.total ?? noFigures)
    return row && (gwp !== 0 || penrt !== 0) ? [{ kind: row.kind, id: row.id, gwp, penrt }] : []
  })
  return {
    rows: rows.toSorted((left, right) => Math.abs(right.gwp) - Math.abs(left.gwp)),
    services: minus(stageOf(one.found, 'servicesFlatRate'), stageOf(first.found, 'servicesFlatRate')),
    operation: minus(stageOf(one.found, 'operation'), stageOf(first.found, 'operation')),
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
  const baseline = figuresOf(first.found)
  return {
    release,
    items,
    differences: all.map(({ found }) => {
      const own = figuresOf(found)
      const of = (figure: ComparedProjectFigure) => [figure, differenceOf(baseline[figure], own[figure])] as const
      return Object.fromEntries(comparedProjectFigures.map(of)) as ProjectComparison['differences'][number]
    }),
    best,
    contributions: all.map((one) => contributionOf(first, one)),
  }
}
