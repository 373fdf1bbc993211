import type { Assessor } from '#service/assessment/assessor.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { refused, ServiceError, versionStale } from '#service/service-error.ts'
import { type ConstructionRow, contentOf } from '../constructions/construction-row.ts'
import { standardVersionsRepository } from './standard-versions.repository.ts'
import { standardsRepository } from './standards.repository.ts'
import { standardColumns } from './take-up-shipped.ts'

type Publication = {
  readonly id: string
  /** Versions of the draft that the administrator has seen; undefined: any. */
  readonly expected: readonly number[] | undefined
  readonly note: string
  /** Published version that the administrator has seen. */
  readonly replaces: number | null
  /** Account of the administrator. */
  readonly by: string
}

/**
 * Puts the draft in the place of what is published, keeps that as a version, and ends the draft.
 *
 * @returns the published construction
 * @throws {ServiceError} `notFound` without a draft; `versionStale` where draft or published one are not those seen;
 *   `invalidRequest` for a replacement without a note, and for layers the catalogue does not know
 */
export async function publishDraft(
  transaction: DbOrTransaction,
  assessor: Assessor,
  { id, expected, note, replaces, by }: Publication,
): Promise<ConstructionRow> {
  const standards = standardsRepository(transaction)
  const versions = standardVersionsRepository(transaction)
  const draft = await standards.draftForMaintainers(id)
  if (!draft) throw new ServiceError('notFound', 'draft')
  if (expected && !expected.includes(draft.version)) throw versionStale()
  const published = await standards.publishedForMaintainers(id)
  if (replaces !== (published?.version ?? null))
    throw new ServiceError('versionStale', 'published', { refusals: [{ path: '/replaces', code: 'contradicts' }] })
  if (published && note === '') throw refused('/note', 'required')
  const content = contentOf(draft)
  await assessor.check(content, { layers: '/layers', release: '/release' })
  const columns = await standardColumns(assessor, content)
  await standards.removeDraft(draft.id)
  if (published) await standards.replaceStandard(id, columns)
  else
    await standards.insert(by, {
      ...columns,
      id,
      ownership: 'standard',
      version: (await versions.last(id)) + 1,
    })
  await versions.keep(id, { note: note === '' ? null : note, by })
  const now = await standards.publishedForMaintainers(id)
  if (!now) throw new Error(`standard construction ${id} was not stored`)
  return now
}
