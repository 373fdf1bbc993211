import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Ownership } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import '../accounts/offices.ts'
import { constructionKeys } from '../keys.ts'

const keyOf = (id: string) => [...constructionKeys.one(id), 'office-standard'] as const
type Named = { readonly ownership: Ownership; readonly id: string }
/** Lists mark it, and who may edit it follows from it. */
const meta = { invalidates: [constructionKeys.all] }

/** Whether a construction is a standard of the office that owns it; null where it is none. */
export const officeStandardQuery = ({ ownership, id }: Named) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await call('readOfficeStandard', { params: { ownership, id } }, signal)).standard,
  })

/** Makes a construction of an office its standard, or notes another version of it. */
export const setOfficeStandard = ({ ownership, id }: Named) =>
  mutationOptions({
    mutationFn: (note: string) => call('setOfficeStandard', { params: { ownership, id }, body: { note } }),
    meta,
  })

/** Makes it an ordinary construction of the office again. */
export const endOfficeStandard = ({ ownership, id }: Named) =>
  mutationOptions({
    mutationFn: () => call('endOfficeStandard', { params: { ownership, id } }),
    meta,
  })
