import type { ProjectLinkTable } from '#service/db/tables/links.ts'
import { LINKED_PROJECT_PAGE } from '#vocabulary/links.ts'
import { noteOfProject } from '../activity/note-of.ts'
import type { ProjectRow } from '../projects/projects.repository.ts'
import { loadOwnProject, type ProjectArea } from '../projects/stored-project.ts'
import { linkService } from './links.service.ts'
import { projectLinksRepository } from './project-links.repository.ts'

type Asked = Pick<ProjectLinkTable, 'mayCopy' | 'showNames'>
type LinkRow = Awaited<ReturnType<ReturnType<typeof projectLinksRepository>['list']>>[number]

/** Links to projects. */
export const projectLinkService = ({ db }: Pick<ProjectArea, 'db'>, publicUrl: string) =>
  linkService<ProjectRow, Asked, LinkRow>(db, publicUrl, {
    own: loadOwnProject,
    keptIn: projectLinksRepository,
    note: noteOfProject,
    page: LINKED_PROJECT_PAGE,
  })
export type ProjectLinkService = ReturnType<typeof projectLinkService>
