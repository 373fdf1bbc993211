import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProjectDrift } from '#contract/project-drift.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'
import type { StoredProject } from './project-queries.ts'
import './project-queries.ts'

/** What newer data would change in the base of a stored project. @param release - null: that of the project, else the default */
export const projectDriftQuery = (
  { project: { id, version } }: StoredProject,
  release: string | null,
  locale: Locale,
) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'drift', version, release, locale],
    queryFn: ({ signal }): Promise<ProjectDrift> =>
      call('readProjectDrift', { params: { id }, query: { locale, ...(release !== null && { release }) } }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Assesses a project with the data of today. @throws {ApiError} 412 where it was stored meanwhile */
export async function reassessProject(
  { project: { id }, etag }: StoredProject,
  release: string,
): Promise<StoredProject> {
  const { reply, etag: next } = await callWithHeaders('reassessProject', {
    params: { id },
    headers: { 'if-match': etag },
    body: { release },
  })
  return { project: reply, etag: next ?? '' }
}
