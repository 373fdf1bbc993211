import type { AssessedWith } from '#contract/constructions.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Viewer } from '#service/viewer.ts'
import { visible } from './project-visibility.repository.ts'

/**
 * Release and dataset versions that a stored project is assessed with; null where none are kept.
 *
 * @throws {ServiceError} `notFound` for a project that the viewer may not see
 */
export async function keptByProject(db: DbOrTransaction, viewer: Viewer, id: string): Promise<AssessedWith | null> {
  const found = await db
    .selectFrom('project')
    .where(visible(viewer))
    .where('project.id', '=', id)
    .select('project.assessedWith')
    .executeTakeFirst()
  if (!found) throw new ServiceError('notFound', 'project')
  return found.assessedWith
}
