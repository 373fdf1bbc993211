import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { webhookRoutes } from '#contract/webhook-routes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Input, Reply } from '#web/lib/operations.ts'
import { accountKeys } from '../keys.ts'

makeCallable(webhookRoutes)

export type Webhook = Reply<'listWebhooks'>[number]
export type CreatedWebhook = Reply<'createWebhook'>
export type WebhookDelivery = Reply<'listDeliveries'>[number]
export type WebhookDraft = Input<'createWebhook'>['body']

/** While something is on its way, it is asked how it stands so often [ms]. */
const WAITING = 2_000

/** Webhooks of one's own; asked anew at every visit, because they are told things meanwhile. */
export const webhooksQuery = queryOptions({
  queryKey: [...accountKeys.webhooks, 'list'],
  queryFn: ({ signal }) => call('listWebhooks', {}, signal),
  staleTime: 0,
  refetchInterval: ({ state: { data = [] } }) => data.some(({ waiting }) => waiting > 0) && WAITING,
})

/** The last deliveries of a webhook, newest first. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...accountKeys.webhooks, 'deliveries', id],
    queryFn: ({ signal }) => call('listDeliveries', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data = [] } }) => data.some(({ state }) => state === 'waiting') && WAITING,
  })

const meta = { invalidates: [accountKeys.webhooks] }

/** Makes a webhook, or changes the one of this id; the answer to a new one holds its secret, once. */
export const saveWebhook = (id: string | null) =>
  mutationOptions({
    mutationFn: (body: WebhookDraft): Promise<Webhook & { secret?: string }> =>
      id === null ? call('createWebhook', { body }) : call('replaceWebhook', { params: { id }, body }),
    gcTime: 0,
    meta,
  })

/** Removes a webhook with its deliveries. */
export const deleteWebhook = mutationOptions({
  mutationFn: ({ id }: Webhook) => call('deleteWebhook', { params: { id } }),
  meta,
})

/** A new secret; the answer holds it, once. */
export const renewSecret = mutationOptions({
  mutationFn: ({ id }: Webhook) => call('renewWebhookSecret', { params: { id } }),
  gcTime: 0,
  meta,
})

/** Sends a delivery that says nothing. */
export const pingWebhook = mutationOptions({
  mutationFn: ({ id }: Webhook) => call('pingWebhook', { params: { id } }),
  meta,
})

/** Sends a delivery once more. */
export const redeliver = (id: string) =>
  mutationOptions({
    mutationFn: ({ id: delivery }: WebhookDelivery) => call('redeliver', { params: { id, delivery } }),
    meta,
  })
