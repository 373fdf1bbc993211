import { queryOptions } from '@tanstack/react-query'
import type { ConstructionProject } from '#contract/construction-projects.ts'
import { call } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'
import './project-queries.ts'

/** Projects that hold a stored construction, with what it takes of their budget; none where they cannot be told. */
export const constructionProjectsQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKeys.all, 'of', id],
    queryFn: ({ signal }): Promise<ConstructionProject[]> =>
      call('listConstructionProjects', { params: { id } }, signal),
    retry: false,
  })
