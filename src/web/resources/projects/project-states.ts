import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ProjectState } from '#contract/project-states.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'
import type { StoredProject } from './project-queries.ts'
import './project-queries.ts'

const statesOf = (id: string) => [...projectKeys.one(id), 'states']

/** Versions of a project that can be brought back, the newest first. */
export const projectStatesQuery = ({ project: { id, version } }: StoredProject) =>
  queryOptions({
    queryKey: [...statesOf(id), version],
    queryFn: ({ signal }): Promise<ProjectState[]> => call('listProjectStates', { params: { id } }, signal),
  })

/** Gives the stored version a name, so that it is kept. */
export const nameProjectState = ({ project: { id }, etag }: StoredProject) =>
  mutationOptions({
    mutationFn: (name: string) =>
      call('nameProjectState', { params: { id }, headers: { 'if-match': etag }, body: { name } }),
    meta: { invalidates: [statesOf(id)] },
  })

/** Brings a kept version back, as a new version. @throws {ApiError} 412 where the project was stored meanwhile */
export async function restoreProjectState(
  { project: { id }, etag }: StoredProject,
  version: number,
): Promise<StoredProject> {
  const { reply, etag: next } = await callWithHeaders('restoreProjectState', {
    params: { id, version: String(version) },
    headers: { 'if-match': etag },
  })
  return { project: reply, etag: next ?? '' }
}
