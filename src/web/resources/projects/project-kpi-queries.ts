import { queryOptions } from '@tanstack/react-query'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'

/** Figures of a stored project in one of its variants, its rows by module and material. */
export const storedKpisQuery = (id: string, variant: string, locale: Locale) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'stored-figures', variant, locale],
    queryFn: ({ signal }): Promise<ProjectKpis> =>
      call('readProjectKpis', { params: { id }, query: { variant, locale, detail: 'materials' } }, signal),
    gcTime: 0,
    retry: false,
  })
