import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProjectAlternative, ProjectLever, ProjectPayback } from '#contract/project-comparison.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'
import { ownPrices } from '../materials/price-queries.ts'

/** Figures of a stored project in one of its variants, its rows by module and material; cost where the user has prices. */
export const storedKpisQuery = (id: string, variant: string, locale: Locale) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'stored-figures', variant, locale],
    queryFn: async ({ client, signal }): Promise<ProjectKpis> => {
      const costs = (await ownPrices(client)) !== undefined
      const query = { variant, locale, detail: 'materials' as const, ...(costs && { costs }) }
      return call('readProjectKpis', { params: { id }, query }, signal)
    },
    gcTime: 0,
    retry: false,
  })

/** What a stored project causes by year in two of its variants, and when the one has paid back what the other would. */
export const projectPaybackQuery = (id: string, before: string, after: string) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'payback', before, after],
    queryFn: ({ signal }): Promise<ProjectPayback> =>
      call('readProjectPayback', { params: { id }, query: { before, after } }, signal),
    gcTime: 0,
    retry: false,
  })

/** Constructions of the library that would do for a row with less climate change, the most gain first. */
export const alternativesQuery = (
  {
    project,
    variant,
    version,
  }: {
    readonly project: string
    readonly variant: string
    /** That is stored; undefined: what is typed is not stored yet, and the question waits for it. */
    readonly version: number | undefined
  },
  element: string,
) =>
  queryOptions({
    queryKey: [...projectKeys.one(project), 'alternatives', version, variant, element],
    queryFn: ({ signal }): Promise<ProjectAlternative[]> =>
      call('listProjectAlternatives', { params: { id: project }, query: { element, variant } }, signal),
    enabled: version !== undefined,
    gcTime: 0,
    retry: false,
  })

/** What of the library would bring a stored project most, each measure alone. @param of - as of `alternativesQuery` */
export const leversQuery = ({
  project,
  variant,
  version,
}: {
  readonly project: string
  readonly variant: string
  readonly version: number | undefined
}) =>
  queryOptions({
    queryKey: [...projectKeys.one(project), 'levers', version, variant],
    queryFn: ({ signal }): Promise<ProjectLever[]> =>
      call('listProjectLevers', { params: { id: project }, query: { variant } }, signal),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  })
