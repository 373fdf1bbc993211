import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectListItem } from '#contract/project-lists.ts'
import { projectRoutes } from '#contract/project-routes.ts'
import type { Project, ProjectDocument } from '#contract/projects.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ProjectMeasure, ProjectUse, QngStanding } from '#vocabulary/projects.ts'
import { call, callWithHeaders, makeCallable } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'
import { pageOf } from '../reading.ts'

makeCallable(projectRoutes)

/** What lists of projects can be sorted by; `-` falls. */
export const projectSorts = ['name', 'gwp', 'netRoomArea', 'updatedAt'] as const
export type ProjectColumn = (typeof projectSorts)[number]
export type ProjectSort = ProjectColumn | `-${ProjectColumn}`

/** What a list of projects is narrowed by, and which page of it. */
export type ProjectSearch = {
  readonly query: string
  readonly use: ProjectUse | null
  readonly measure: ProjectMeasure | null
  readonly standing: QngStanding | null
  readonly tags: readonly string[]
  readonly archived: boolean
  /** Of one office alone. */
  readonly office: string | null
  /** Of those alone that others have shared. */
  readonly shared: boolean
  readonly sort: ProjectSort
  /** From 1. */
  readonly page: number
  readonly size: number
}

export type ProjectPage = { readonly items: readonly ProjectListItem[]; readonly total: number }

type Filters = Omit<ProjectSearch, 'sort' | 'page' | 'size'>

/** Filters as the service takes them. */
const filtersOf = ({ query, use, measure, standing, tags, office, archived, shared }: Filters) => ({
  query: query.trim(),
  ...(use !== null && { use }),
  ...(measure !== null && { measure }),
  ...(standing !== null && { standing }),
  ...(tags.length > 0 && { tags: [...tags] }),
  ...(office !== null && !shared && { office }),
  archived,
})

/** How many projects each choice of the filters would show; the last counts stay until the next are there. */
export const projectFacetsQuery = ({ shared, ...filters }: Filters) =>
  queryOptions({
    queryKey: [...projectKeys.facets, filters, shared],
    queryFn: ({ signal }) =>
      call('readProjectFacets', { query: { ...filtersOf({ ...filters, shared }), shared } }, signal),
    placeholderData: keepPreviousData,
  })

/** One page of the projects that one may see; the last stays on screen until the next is there. */
export const projectPageQuery = ({ shared, sort, page, size, ...filters }: ProjectSearch) =>
  queryOptions({
    queryKey: [...projectKeys.lists, filters, shared, sort, page, size],
    queryFn: async ({ signal }): Promise<ProjectPage> =>
      pageOf(
        await callWithHeaders(
          shared ? 'listSharedProjects' : 'listProjects',
          {
            query: { ...filtersOf({ ...filters, shared }), sort, page, customTake: size },
          },
          signal,
        ),
      ),
    placeholderData: keepPreviousData,
  })

/** A stored project with the ETag of its state. */
export type StoredProject = { readonly project: Project; readonly etag: string }

/** A stored project as it is now. */
export async function readProject(
  id: string,
  signal?: AbortSignal,
  cache: RequestCache = 'default',
): Promise<StoredProject> {
  const { reply, etag } = await callWithHeaders('readProject', { params: { id }, cache }, signal)
  return { project: reply, etag: etag ?? '' }
}

/** One stored project; asked anew at every opening, because others may have changed it. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => readProject(id, signal),
    gcTime: 0,
    retry: false,
  })

type Telling = {
  readonly variant: string
  /** Stored project whose data holds although there is newer; undefined: the data of today. */
  readonly pinned: string | undefined
}

const keptBy = (pinned: string | undefined) => (pinned === undefined ? {} : { project: pinned })

/** Figures of a project that need not be stored, in one of its variants, its rows by module and material. @param costs - too, by the user's prices */
export const assessProject = (
  document: ProjectDocument,
  { variant, locale, costs, pinned }: Telling & { readonly locale: Locale; readonly costs: boolean },
  signal: AbortSignal,
): Promise<ProjectKpis> =>
  call(
    'assessProject',
    { query: { variant, locale, detail: 'materials', ...(costs && { costs }), ...keptBy(pinned) }, body: document },
    signal,
  )

/** How each figure of a project that need not be stored came about, in one of its variants. */
export const traceProject = async (
  document: ProjectDocument,
  { variant, pinned }: Telling,
  signal: AbortSignal,
): Promise<NonNullable<ProjectKpis['trace']>> =>
  (await call('assessProject', { query: { variant, trace: true, ...keptBy(pinned) }, body: document }, signal)).trace ??
  []
