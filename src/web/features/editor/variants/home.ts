import type { QueryClient } from '@tanstack/react-query'
import type { Construction } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { constructionPageQuery } from '#web/resources/constructions/list-queries.ts'
import { mayGroup, officeOf } from './group.ts'

/** Where a variant is made. */
export type Home = {
  /** Beside the construction, with a tag that both share; otherwise as a copy of one's own. */
  readonly beside: boolean
  /** Id of the office that it is to belong to; undefined: one's own. */
  readonly office: string | undefined
}

const apart: Home = { beside: false, office: undefined }

/** Where variants of a construction are made. One that an office has shared with somebody else is not of their office. */
export async function homeOf(client: QueryClient, construction: Construction | undefined): Promise<Home> {
  if (!construction || !mayGroup(construction)) return apart
  const office = officeOf(construction)
  if (office === undefined) return { beside: true, office }
  const offices = await client.fetchQuery(officesQuery)
  return offices.some(({ id, role }) => id === office && role !== 'viewer') ? { beside: true, office } : apart
}

/** Constructions that share a tag, one's own or those of an office. */
export const groupQuery = (tag: string | undefined, office: string | undefined, size: number, locale: Locale) =>
  constructionPageQuery(
    {
      place: 'custom',
      office: office ?? null,
      tags: tag === undefined ? [] : [tag],
      types: [],
      query: '',
      sort: 'name',
      page: 1,
      size,
    },
    locale,
  )
