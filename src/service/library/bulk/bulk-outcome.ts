import * as z from 'zod/mini'
import { type ConstructionInput, draftFields } from '#contract/constructions.ts'
import type { Given, Origin } from '#service/assessment/assessor.ts'
import type { Caller } from '#service/caller.ts'
import { ServiceError } from '#service/service-error.ts'
import type { BulkRefusal } from '#vocabulary/bulk-changes.ts'
import { mayJoinGroup } from '#vocabulary/variant-groups.ts'
import { keepingData } from '../constructions/assessed-columns.ts'
import { type ConstructionArea, viewerOf } from '../constructions/construction-area.ts'
import { type ConstructionRow, contentOf } from '../constructions/construction-row.ts'
import { standardsRepository } from '../standards/standards.repository.ts'
import { asTight } from './as-tight.ts'
import { type ContentChange, changedContent, isFiling } from './changed-content.ts'

/** What a change makes of a construction, or why nothing. */
export type Outcome =
  | { readonly refused: BulkRefusal }
  | { readonly refused: null; readonly input: ConstructionInput; readonly given: Given }

/** What a change touches, as whoever edits the construction afterwards has to send it. */
const changeable = z.object({ tags: draftFields.tags, layers: draftFields.layers })

/** Whether whoever edits the construction afterwards could send it as it is then. */
export const isSendable = (input: ConstructionInput): boolean => changeable.safeParse(input).success

const ORIGIN: Origin = { layers: '/layers', release: '/release' }

/** Why no variant of a construction can be filed beside it; null where one can. */
export function filingRefusal(
  { policy }: ConstructionArea,
  { caller, row }: { caller: Caller; row: ConstructionRow },
): BulkRefusal | null {
  return mayJoinGroup(row.ownership, policy.permissionOf(caller, row), row.ownerKind) ? null : 'notOwner'
}

/** Why a construction is not the caller's to change in this way; null where it is. */
async function rightsRefusal(
  area: ConstructionArea,
  { caller, row, change }: { caller: Caller; row: ConstructionRow; change: ContentChange },
): Promise<BulkRefusal | null> {
  if (row.ownership === 'standard') {
    if (!area.policy.maintainsStandard(caller) || row.draftOf !== null || isFiling(change)) return 'standard'
    return (await standardsRepository(area.db).draftForMaintainers(row.id)) ? 'draftExists' : null
  }
  if (row.ownership !== 'custom' || area.policy.permissionOf(caller, row) === 'view') return 'notEditable'
  return isFiling(change) ? filingRefusal(area, { caller, row }) : null
}

/** What a change would make of a construction for its caller. Whether it can be built that way shows the assessment. */
export async function outcomeOf(
  area: ConstructionArea,
  { caller, row, change }: { caller: Caller; row: ConstructionRow; change: ContentChange },
): Promise<Outcome> {
  const refused = await rightsRefusal(area, { caller, row, change })
  if (refused !== null) return { refused }
  const input = changedContent(contentOf(row), change)
  if (!input) return { refused: 'unaffected' }
  if (!isSendable(input)) return { refused: 'notPossible' }
  const reader = { viewer: viewerOf(area, caller) }
  // a draft has the data of today, and materials of nobody
  const dated = (content: ConstructionInput): Given =>
    row.ownership === 'standard'
      ? { ...content, assessedWith: null }
      : keepingData(area.assessor, { ...content, reader }, row)
  const checked = (content: ConstructionInput) => area.assessor.check(dated(content), ORIGIN)
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
