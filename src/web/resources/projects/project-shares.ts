import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { type Sending, type Share, sendShares } from '../constructions/construction-mutations.ts'
import { projectKeys } from '../keys.ts'
import './project-queries.ts'

/** Who a project of one's own is shared with. */
export const projectSharesQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKeys.shares, id],
    queryFn: ({ signal }): Promise<Share[]> => call('listProjectShares', { query: { id } }, signal),
    staleTime: 0,
  })

const shareProject = ({ id, changes }: Sending) => call('shareProject', { query: { id }, body: changes })

/** Sends the changes of projects as `sendShares` does those of constructions. @param sent - what has been sent so far */
export const sendProjectShares = (sent: Set<Sending>) =>
  mutationOptions({ ...sendShares(sent, undefined, shareProject), meta: { invalidates: [projectKeys.shares] } })
