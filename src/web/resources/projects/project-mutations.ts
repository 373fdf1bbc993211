import { mutationOptions } from '@tanstack/react-query'
import type { ProjectChange } from '#contract/project-changes.ts'
import type { ProjectListItem } from '#contract/project-lists.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import { call, callWithHeaders, upload } from '#web/lib/api-client.ts'
import type { Input } from '#web/lib/operations.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { materialKeys, projectKeys } from '../keys.ts'
import { readProject, type StoredProject } from './project-queries.ts'

const changesLists = { invalidates: [projectKeys.lists] }

/** A new project: what is not said has its default. */
export type NewProject = Pick<ProjectDocument, 'name' | 'use' | 'measure' | 'areas'> & Partial<ProjectDocument>

/** Makes a project of one's own or of an office, once for each request however often it is sent. */
export const createProject = mutationOptions({
  mutationFn: ({ office, ...body }: NewProject & { readonly office?: string | null }): Promise<Project> =>
    call('createProject', {
      headers: { 'idempotency-key': randomKey() },
      query: office ? { office } : {},
      body,
    }),
  meta: changesLists,
})

/** A project of a file of this program, with the materials of users in it. */
type ProjectInFile = { readonly project: object; readonly ownMaterials: readonly unknown[] }

/** A project of a file as it is here: made now or there before, and with the data of today where its own are not here. */
type TakenProject = { readonly id: string; readonly wasThere: boolean; readonly isRenewed: boolean }

/**
 * Takes a project of a file into the user's own, with its materials. What of them is there already, to the last detail,
 * stands for them, and so does the project.
 */
export const takeProject = mutationOptions({
  mutationFn: async (own: ProjectInFile): Promise<TakenProject> => {
    const file = new Blob([JSON.stringify(own)], { type: 'application/json' })
    const { projects, notes } = await upload('importArchive', file)
    const [made] = projects.created
    const [taken = made] = projects.skipped
    if (!taken) throw new Error('the file has no project')
    return { id: taken.id, wasThere: !made, isRenewed: notes.some(({ code }) => code === 'pinsNotKept') }
  },
  meta: { invalidates: [projectKeys.lists, materialKeys.all] },
})

/** Copies a project into the user's own; one variant of it as the base, where it is named. */
export const copyProject = mutationOptions({
  mutationFn: ({ id, variant }: { readonly id: string; readonly variant?: string }) =>
    call('copyProject', { params: { id }, query: variant === undefined ? {} : { variant } }),
  meta: changesLists,
})

/** Deletes own projects, all or none. */
export const deleteProjects = mutationOptions({
  mutationFn: (ids: string[]) => call('deleteProjects', { body: ids }),
  meta: changesLists,
})

/** Brings deleted projects back. */
export const restoreProjects = mutationOptions({
  mutationFn: (ids: string[]) => call('restoreProjects', { body: ids }),
  meta: changesLists,
})

/** Gives projects to an office, or to oneself: all or none. */
export const moveProjects = mutationOptions({
  mutationFn: (body: Input<'moveProjects'>['body']) => call('moveProjects', { body }),
  meta: { invalidates: [projectKeys.all] },
})

/** Puts a listed project away, or takes it out again, whatever its version. */
export const archiveProject = mutationOptions({
  mutationFn: async ({ id, archived }: Pick<ProjectListItem, 'id' | 'archived'>) => {
    const { etag } = await readProject(id)
    return call('archiveProject', {
      params: { id },
      headers: { 'if-match': etag },
      body: { archived },
    })
  },
  meta: changesLists,
})

/** Stores a project in the place of the version that was read. @throws {ApiError} 412 where another was stored meanwhile */
export async function storeProject(
  { project: { id }, etag }: StoredProject,
  body: ProjectDocument,
): Promise<StoredProject> {
  const { reply, etag: next } = await callWithHeaders('replaceProject', {
    params: { id },
    headers: { 'if-match': etag },
    body,
  })
  return { project: reply, etag: next ?? '' }
}

/**
 * Stores steps from the version that was read to the next.
 *
 * @param document - that they lead to: what is stored then
 * @throws {ApiError} 412 where another was stored meanwhile
 */
export async function storeSteps(
  { project, etag }: StoredProject,
  changes: readonly ProjectChange[],
  document: ProjectDocument,
): Promise<StoredProject> {
  const { id, owner, permission, createdAt, archived, assessedWith, newerData, newerOrigins, lostOrigins } = project
  const { reply, etag: next } = await callWithHeaders('changeProject', {
    params: { id },
    headers: { 'if-match': etag },
    body: { changes: [...changes] },
  })
  const told = { id, owner, permission, createdAt, archived, newerData, newerOrigins, lostOrigins, ...reply }
  return { project: { ...document, ...told, ...(assessedWith && { assessedWith }) }, etag: next ?? '' }
}
