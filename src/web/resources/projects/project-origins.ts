import { queryOptions } from '@tanstack/react-query'
import type { ProjectOrigins } from '#contract/project-drift.ts'
import type { ProjectExportFormat } from '#contract/project-export.ts'
import { call, callWithHeaders, receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { projectKeys } from '../keys.ts'
import type { StoredProject } from './project-queries.ts'
import './project-queries.ts'

/** Constructions of a stored project of which the library has a newer version. */
export const projectOriginsQuery = ({ project: { id, version } }: StoredProject) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'origins', version],
    queryFn: ({ signal }): Promise<ProjectOrigins> => call('readProjectOrigins', { params: { id } }, signal),
    retry: false,
  })

/** Takes newer versions of some constructions. @throws {ApiError} 412 where the project was stored meanwhile */
export async function takeOrigins({
  stored: { project, etag },
  keys,
}: {
  readonly stored: StoredProject
  readonly keys: readonly string[]
}): Promise<StoredProject> {
  const { reply, etag: next } = await callWithHeaders('takeProjectOrigins', {
    params: { id: project.id },
    headers: { 'if-match': etag },
    body: { keys: [...keys] },
  })
  return { project: reply, etag: next ?? '' }
}

/** A project in one variant as a file, in the language on screen; cost by the prices of the user. */
export const receiveProject = (id: string, variant: string, format: ProjectExportFormat) =>
  receiveFile('exportProject', { params: { id }, query: { format, variant, locale: currentLocale(), costs: true } })
