import type { LinkedProject } from '#contract/project-links.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import { hashToken } from '#service/accounts/auth/opaque-token.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { textOf } from '#service/http/answer.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { noteOfProject } from '../activity/note-of.ts'
import { storedSubject } from '../projects/project-columns.ts'
import { flattened } from '../projects/project-variant.ts'
import type { ProjectService } from '../projects/projects.service.ts'
import type { ProjectArea } from '../projects/stored-project.ts'
import { toldKpis } from '../projects/told-building.ts'
import { toLinkedBuilding } from './linked-building.ts'
import { type LinkedProjectRow, projectLinksRepository } from './project-links.repository.ts'

type Asked = { readonly variant: string; readonly locale: Locale }

/** What the secret opens. @throws {ServiceError} `notFound`: revoked, expired and unknown look alike */
async function opened(db: DbOrTransaction, secret: string): Promise<LinkedProjectRow> {
  const row = await projectLinksRepository(db).openedBySecret(hashToken(secret))
  if (!row) throw new ServiceError('notFound', 'link')
  return row
}

/** What is known of a project to whoever has a link that tells no names. */
function withoutNames<Document extends Pick<ProjectDocument, 'tags' | 'location'>>(document: Document) {
  const { tags: _tags, location: _place, ...rest } = document
  return rest
}

/** Constructions without where private ones were taken from. */
const withoutOrigins = (constructions: ProjectDocument['constructions']): ProjectDocument['constructions'] =>
  Object.fromEntries(
    Object.entries(constructions).map(([key, { origin, ...snapshot }]) => [
      key,
      origin && origin.ownership !== 'custom' ? { ...snapshot, origin } : snapshot,
    ]),
  )

/** What links to projects show: to whoever brings the secret, and nothing that says who they are is kept. */
export const linkedProjectService = (area: ProjectArea, projects: Pick<ProjectService, 'copyLinked'>) => ({
  /**
   * @returns the answer as JSON in UTF-8
   * @throws {ServiceError} `notFound`; `invalidRequest` naming `query.variant`
   */
  async read(secret: string, { variant, locale }: Asked): Promise<Buffer> {
    const row = await opened(area.db, secret)
    const document = flattened(row.document, variant)
    const resolved = await resolveBuilding(area, row.document, storedSubject(row))
    const telling = { variant, locale, detail: 'materials' } as const
    const told = await toldKpis(area.workers, { project: row.document, resolved }, telling)
    await projectLinksRepository(area.db).count(row.linkId, 'uses')
    const { mayCopy, showNames, expiresAt, ownerName } = row
    const shown: Omit<LinkedProject, 'kpis'> = {
      project: toLinkedBuilding(row, document, { resolved, locale }),
      link: { expiresAt: expiresAt.toISOString(), mayCopy },
      sharedBy: showNames ? ownerName : null,
    }
    const kpis = 'text' in told ? told.text : textOf(told)
    return Buffer.concat([Buffer.from(`${JSON.stringify(shown).slice(0, -1)},"kpis":`), kpis, Buffer.from('}')])
  },

  /** @throws {ServiceError} `notFound`; `forbidden` where the link does not let; `quotaReached` */
  async copy(caller: Caller, secret: string): Promise<Project> {
    const row = await opened(area.db, secret)
    if (!row.mayCopy) throw new ServiceError('forbidden', 'copy by link')
    const document = { ...row.document, constructions: withoutOrigins(row.document.constructions) }
    const copy = await projects.copyLinked(caller, row, row.showNames ? document : withoutNames(document))
    await projectLinksRepository(area.db).count(row.linkId, 'copies')
    // counted, and not told of by name
    await noteOfProject(area.db, { ...caller, name: '' }, row, 'linkCopied')
    return copy
  },
})
export type LinkedProjectService = ReturnType<typeof linkedProjectService>
