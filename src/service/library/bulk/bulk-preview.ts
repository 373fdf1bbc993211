import * as z from 'zod/mini'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { BulkChange, PreviewedChange } from '#contract/bulk-changes.ts'
import { type ConstructionInput, draftFields } from '#contract/constructions.ts'
import type { Given, Origin } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import { ServiceError } from '#service/service-error.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { nameIn } from '../access/construction-name.ts'
import { keepingData, storedAssessment } from '../constructions/assessed-columns.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import { type ConstructionRow, contentOf } from '../constructions/construction-row.ts'
import { asTight } from './as-tight.ts'
import { changedContent } from './changed-content.ts'

/** What a change makes of a construction, or why nothing. */
export type Outcome =
  | { readonly refused: BulkRefusal }
  | { readonly refused: null; readonly input: ConstructionInput; readonly given: Given }

/** What a change touches, as whoever edits the construction afterwards has to send it. */
const changeable = z.object({ tags: draftFields.tags, layers: draftFields.layers })

const ORIGIN: Origin = { layers: '/layers', release: '/release' }

/** What a change would make of a construction for its caller. Whether it can be built that way shows the assessment. */
export async function outcomeOf(
  area: ConstructionArea,
  { caller, row, change }: { caller: Caller; row: ConstructionRow; change: BulkChange },
): Promise<Outcome> {
  if (row.ownership !== 'custom') return { refused: row.ownership === 'standard' ? 'standard' : 'notEditable' }
  if (area.policy.permissionOf(caller, row) === 'view') return { refused: 'notEditable' }
  const input = changedContent(contentOf(row), change)
  if (!input) return { refused: 'unaffected' }
  if (!changeable.safeParse(input).success) return { refused: 'notPossible' }
  const reader = { viewer: viewerOf(area, caller) }
  const checked = (content: ConstructionInput) =>
    area.assessor.check(keepingData(area.assessor, { ...content, reader }, row), ORIGIN)
  try {
    const given = await checked(input)
    if (change.do !== 'replaceMaterial' || change.equal === undefined) return { refused: null, input, given }
    const layers = await asTight(area.assessor, given, { row, change })
    if (!layers) return { refused: 'notEqual' }
    return { refused: null, input: { ...input, layers }, given: await checked({ ...input, layers }) }
  } catch (error) {
    if (error instanceof ServiceError) return { refused: 'notPossible' }
    throw error
  }
}

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

/** A construction before and after a change, with the limits that are held in one of both alone. */
export async function previewOf(
  area: ConstructionArea,
  asked: { caller: Caller; row: ConstructionRow; change: BulkChange; locale: Locale },
): Promise<PreviewedChange> {
  const { row, locale } = asked
  const named = { id: row.id, name: nameIn(row, locale), code: row.code, version: row.version, section: row.section }
  const told = { thickness: row.thickness, uValue: row.uValue, mass: row.mass, gwp: row.gwp, penrt: row.penrt }
  const outcome = await outcomeOf(area, asked)
  if (outcome.refused !== null) return { ...named, refused: outcome.refused, before: told, after: null, flips: [] }
  try {
    const before = await area.assessor.kpis(storedAssessment(area.assessor, row), { locale })
    const after = await area.assessor.kpis(outcome.given, { locale })
    return {
      ...named,
      refused: null,
      before: figuresIn(before),
      after: figuresIn(after),
      section: (await area.assessor.listFigures(outcome.given)).section,
      flips: flipsBetween(before, after),
    }
  } catch (error) {
    if (error instanceof ServiceError) return { ...named, refused: 'notPossible', before: told, after: null, flips: [] }
    throw error
  }
}
