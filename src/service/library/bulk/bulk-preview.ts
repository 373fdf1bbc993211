import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { BulkChange, ChangedLayer, PreviewedChange } from '#contract/bulk-changes.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Given } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import { ServiceError } from '#service/service-error.ts'
import { type BulkRefusal, variableChanges } from '#vocabulary/bulk-changes.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { nameIn } from '../access/construction-name.ts'
import { ownerOf } from '../access/owner.repository.ts'
import { storedAssessment } from '../constructions/assessed-columns.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { moveRefusal } from './bulk-move.ts'
import { filingRefusal, outcomeOf } from './bulk-outcome.ts'
import type { ContentChange } from './changed-content.ts'

/** Of an id that the caller sees nothing under. */
export const unseen = (id: string): PreviewedChange => ({
  id,
  name: '',
  code: null,
  ownership: null,
  owner: null,
  projects: [],
  version: 0,
  refused: 'unknown',
  notAsVariant: 'unknown',
  section: [],
  before: null,
  after: null,
  layers: [],
  flips: [],
})

const figuresIn = ({ geometry, thermal, lifeCycle }: KeyPerformanceIndicators) => ({
  thickness: geometry.thickness,
  uValue: thermal.uValue,
  mass: geometry.mass,
  gwp: lifeCycle.gwp?.total ?? null,
  penrt: lifeCycle.penrt?.total ?? null,
})

function flipsBetween(before: KeyPerformanceIndicators, after: KeyPerformanceIndicators): PreviewedChange['flips'] {
  return after.conformity.flatMap(({ requirement, title, fulfilled }) => {
    const was = before.conformity.find((one) => one.requirement === requirement)?.fulfilled ?? null
    return was === fulfilled ? [] : [{ requirement, title, before: was, after: fulfilled }]
  })
}

/** Layers that another material or thickness was given; an index has the same layer before and after. */
function layersBetween(
  before: readonly ConstructionLayer[],
  after: readonly ConstructionLayer[],
  names: { readonly before: readonly { name: string }[]; readonly after: readonly { name: string }[] },
): ChangedLayer[] {
  const partOf = (layer: ConstructionLayer, name: string | undefined) => ({
    material: name ?? layer.materialId,
    thickness: layer.thickness,
  })
  return before.flatMap((was, index): ChangedLayer[] => {
    const is = after[index] ?? was
    const [from, to] = [partOf(was, names.before[index]?.name), partOf(is, names.after[index]?.name)]
    return from.material === to.material && from.thickness === to.thickness ? [] : [{ before: from, after: to }]
  })
}

type Asked<Change> = {
  readonly caller: Caller
  readonly row: ConstructionRow
  readonly change: Change
  readonly locale: Locale
}
type Effect = Pick<PreviewedChange, 'refused' | 'before' | 'after' | 'section' | 'layers' | 'flips'>

const figuresOf = ({ thickness, uValue, mass, gwp, penrt }: ConstructionRow) => ({
  thickness,
  uValue,
  mass,
  gwp,
  penrt,
})

const refusedAs = (row: ConstructionRow, refused: BulkRefusal): Effect => ({
  refused,
  before: figuresOf(row),
  after: null,
  section: row.section,
  layers: [],
  flips: [],
})

async function effectOn(area: ConstructionArea, asked: Asked<ContentChange>): Promise<Effect> {
  const { row, locale } = asked
  const outcome = await outcomeOf(area, asked)
  if (outcome.refused !== null) return refusedAs(row, outcome.refused)
  const { assessor } = area
  const stood: Given = storedAssessment(assessor, row)
  try {
    const before = await assessor.kpis(stood, { locale })
    const after = await assessor.kpis(outcome.given, { locale })
    const names = {
      before: await assessor.materialsOf(stood, locale),
      after: await assessor.materialsOf(outcome.given, locale),
    }
    return {
      refused: null,
      before: figuresIn(before),
      after: figuresIn(after),
      section: (await assessor.listFigures(outcome.given)).section,
      layers: layersBetween(row.layers, outcome.input.layers, names),
      flips: flipsBetween(before, after),
    }
  } catch (error) {
    if (error instanceof ServiceError) return refusedAs(row, 'notPossible')
    throw error
  }
}

/** Where a construction goes, its figures stay. */
function effectOfMove(area: ConstructionArea, { caller, row, change }: Asked<Moving>): Effect {
  const refused = moveRefusal(area.policy, { caller, row, to: change.office })
  const figures = figuresOf(row)
  return refused === null
    ? { refused, before: figures, after: figures, section: row.section, layers: [], flips: [] }
    : refusedAs(row, refused)
}
type Moving = Extract<BulkChange, { do: 'moveToOffice' }>

/**
 * A construction before and after a change, with the limits that are held in one of both alone.
 *
 * @param projects - ids of those that hold it
 */
export async function previewOf(
  area: ConstructionArea,
  { projects, ...asked }: Asked<BulkChange> & { readonly projects: readonly string[] },
): Promise<PreviewedChange> {
  const { row, change, locale } = asked
  const effect =
    change.do === 'moveToOffice' ? effectOfMove(area, { ...asked, change }) : await effectOn(area, { ...asked, change })
  const isVariable = variableChanges.some((one) => one === change.do)
  return {
    id: row.id,
    name: nameIn(row, locale),
    code: row.code,
    ownership: row.ownership,
    owner: ownerOf(row),
    projects: [...projects],
    version: row.version,
    notAsVariant: effect.refused ?? (isVariable ? filingRefusal(area, asked) : 'notPossible'),
    ...effect,
  }
}
