import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Letterhead } from '#contract/letterhead.ts'
import { call } from '#web/lib/api-client.ts'
import { accountKeys } from '../keys.ts'

/** What heads one's reports: office, author, logo. */
export const letterheadQuery = queryOptions({
  queryKey: accountKeys.letterhead,
  queryFn: ({ signal }) => call('readLetterhead', {}, signal),
})

/** Sets what heads one's reports. */
export const replaceLetterhead = mutationOptions({
  mutationFn: (body: Letterhead) => call('replaceLetterhead', { body }),
  meta: { invalidates: [accountKeys.letterhead] },
})
