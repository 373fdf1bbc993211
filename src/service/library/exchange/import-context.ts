import type { ImportReport } from '#contract/interchange.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import type { BuildingWorkers } from '../projects/building-workers.ts'
import type { Read } from './archived-files.ts'
import { fileRejected } from './incoming-file.ts'

/** Most places at fault that are gathered before the rest is left unread. */
export const ENOUGH = 100

/** What an import works with. */
export type ImportContext = {
  readonly transaction: DbOrTransaction
  /** Sees what the transaction has written. */
  readonly assessor: Assessor
  readonly data: DataInUse
  readonly workers: BuildingWorkers
  readonly policy: ConstructionPolicy
  readonly caller: Caller
  /** @throws {ServiceError} `quotaReached` where there is no room for so many new ones */
  readonly makeRoom: (quota: 'constructions' | 'materials' | 'projects', wanted: number) => void
}

/** What has been taken in so far. */
export type Report = {
  constructions: { created: ImportReport['materials']['created']; skipped: ImportReport['materials']['created'] }
  materials: { created: ImportReport['materials']['created']; skipped: ImportReport['materials']['created'] }
  projects: { created: ImportReport['materials']['created']; skipped: ImportReport['materials']['created'] }
  notes: ImportReport['notes']
}

/** What was read of a file. @throws {ServiceError} `fileRejected` */
export function valueOf<Value>(read: Read<Value>): Value {
  if ('refusals' in read) throw fileRejected(read.refusals)
  return read.value
}

/** One more id of the same content. */
export const add = (ids: Map<string, string[]>, key: string, id: string) => {
  const known = ids.get(key)
  if (known) known.push(id)
  else ids.set(key, [id])
}
