import { sql } from 'kysely'
import type { ProjectFacets } from '#contract/project-lists.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { Viewer } from '#service/viewer.ts'
import type { ProjectMeasure, ProjectUse, QngStanding } from '#vocabulary/projects.ts'
import { sharedWith, visible } from '../access/project-visibility.repository.ts'
import { officesOf } from '../access/visibility.repository.ts'
import type { ProjectListQuery } from './projects.repository.ts'

/** What a list is narrowed by. @property shared - to those that others have shared by address */
export type AskedFacets = Omit<ProjectListQuery, 'sort' | 'page' | 'customTake'> & { readonly shared: boolean }

type Group = {
  readonly use: ProjectUse
  readonly measure: ProjectMeasure
  readonly standing: QngStanding
  readonly archived: boolean
  /** That it belongs to, where the viewer does. */
  readonly office: string | null
  readonly shared: boolean
  readonly count: number
}
type Narrowed = 'use' | 'measure' | 'standing' | 'archived' | 'whose'

/** Tags that are told at most, the most used first. */
const MOST_TAGS = 50

/** Whether a group passes the filters but one. */
function passes(group: Group, asked: AskedFacets, without: Narrowed): boolean {
  const is = {
    use: asked.use === undefined || group.use === asked.use,
    measure: asked.measure === undefined || group.measure === asked.measure,
    standing: asked.standing === undefined || group.standing === asked.standing,
    archived: group.archived === asked.archived,
    whose: asked.shared ? group.shared : asked.office === undefined || group.office === asked.office,
  }
  return Object.entries(is).every(([narrowed, passed]) => passed || narrowed === without)
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** Sums of groups by what they are. */
function summed<Value extends string>(groups: readonly Group[], valueOf: (group: Group) => Value | null) {
  const sums = new Map<Value, number>()
  for (const group of groups) {
    const value = valueOf(group)
    if (value !== null) sums.set(value, (sums.get(value) ?? 0) + group.count)
  }
  return [...sums]
}

/** How many projects each choice of a filter would show. */
export const projectFacetsRepository = (db: DbOrTransaction) => ({
  async facets(viewer: Viewer, asked: AskedFacets): Promise<ProjectFacets> {
    const { query, tags, use, measure, standing, archived, office, shared } = asked
    let found = db.selectFrom('project').where(visible(viewer))
    if (tags) found = found.where(sql<boolean>`project.tags @> ${[...tags]}::text[]`)
    for (const word of searchWords(query)) found = found.where('searchText', 'like', escapedPattern(word))
    const isShared = sql<boolean>`(${sharedWith(viewer)} and owner_id <> ${viewer.userId})`
    const ownOffice = sql<string | null>`case when owner_id = any(${officesOf(viewer)}) then owner_id end`
    const groups = await found
      .select(['use', 'measure', 'archived'])
      .select(sql<QngStanding>`coalesce(standing, 'open')`.as('standing'))
      .select(ownOffice.as('office'))
      .select(isShared.as('shared'))
      .select(sql<number>`count(*)`.as('count'))
      .groupBy([sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`])
      .execute()
    let narrowed = found.where('archived', '=', archived)
    if (use !== undefined) narrowed = narrowed.where('use', '=', use)
    if (measure !== undefined) narrowed = narrowed.where('measure', '=', measure)
    if (standing !== undefined) narrowed = narrowed.where('standing', '=', standing)
    if (shared) narrowed = narrowed.where(isShared)
    else if (office !== undefined) narrowed = narrowed.where('ownerId', '=', office)
    const tagged = await db
      .selectFrom(narrowed.select(sql<string>`unnest(tags)`.as('tag')).as('used'))
      .select(['tag', sql<number>`count(*)`.as('count')])
      .groupBy('tag')
      .orderBy('count', 'desc')
      .orderBy('tag')
      .limit(MOST_TAGS)
      .execute()
    const but = (without: Narrowed) => groups.filter((group) => passes(group, asked, without))
    const whose = but('whose')
    return {
      whose: {
        all: sumOf(whose),
        shared: sumOf(whose.filter((group) => group.shared)),
        offices: summed(whose, (group) => group.office).map(([id, count]) => ({ office: id, count })),
      },
      uses: summed(but('use'), (group) => group.use).map(([value, count]) => ({ use: value, count })),
      measures: summed(but('measure'), (group) => group.measure).map(([value, count]) => ({ measure: value, count })),
      standings: summed(but('standing'), (group) => group.standing).map(([value, count]) => ({
        standing: value,
        count,
      })),
      tags: tagged,
      archived: sumOf(but('archived').filter((group) => group.archived)),
    }
  },
})
