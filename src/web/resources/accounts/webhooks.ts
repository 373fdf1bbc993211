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

/** Office whose webhooks are meant; null: one's own. */
export type WebhooksOf = string | null
const queryOf = (of: WebhooksOf): { query?: { office: string } } => (of === null ? {} : { query: { office: of } })

/** Webhooks of one's own, or of an office; asked anew at every visit, because they are told things meanwhile. */
export const webhooksQuery = (of: WebhooksOf) =>
  queryOptions({
    queryKey: [...accountKeys.webhooks, 'list', of],
    queryFn: ({ signal }) => call('listWebhooks', queryOf(of), signal),
    staleTime: 0,
    refetchInterval: ({ state: { data = [] } }) => data.some(({ waiting }) => waiting > 0) && WAITING,
  })

/** The last deliveries of a webhook, newest first. */
export const deliveriesQuery = (of: WebhooksOf, id: string) =>
  queryOptions({
    queryKey: [...accountKeys.webhooks, 'deliveries', id],
    queryFn: ({ signal }) => call('listDeliveries', { params: { id }, ...queryOf(of) }, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data = [] } }) => data.some(({ state }) => state === 'waiting') && WAITING,
  })

const meta = { invalidates: [accountKeys.webhooks] }

/** Makes a webhook, or changes the one of this id; the answer to a new one holds its secret, once. */
export const saveWebhook = (of: WebhooksOf, id: string | null) =>
  mutationOptions({
    mutationFn: (body: WebhookDraft): Promise<Webhook & { secret?: string }> =>
      id === null
        ? call('createWebhook', { body, ...queryOf(of) })
        : call('replaceWebhook', { params: { id }, body, ...queryOf(of) }),
    gcTime: 0,
    meta,
  })

/** Removes a webhook with its deliveries. */
export const deleteWebhook = (of: WebhooksOf) =>
  mutationOptions({
    mutationFn: ({ id }: Webhook) => call('deleteWebhook', { params: { id }, ...queryOf(of) }),
    meta,
  })

/** A new secret; the answer holds it, once. */
export const renewSecret = (of: WebhooksOf) =>
  mutationOptions({
    mutationFn: ({ id }: Webhook) => call('renewWebhookSecret', { params: { id }, ...queryOf(of) }),
    gcTime: 0,
    meta,
  })

/** Sends a delivery that says nothing. */
export const pingWebhook = (of: WebhooksOf) =>
  mutationOptions({
    mutationFn: ({ id }: Webhook) => call('pingWebhook', { params: { id }, ...queryOf(of) }),
    meta,
  })

/** Sends a delivery once more. */
export const redeliver = (of: WebhooksOf, id: string) =>
  mutationOptions({
    mutationFn: ({ id: delivery }: WebhookDelivery) => call('redeliver', { params: { id, delivery }, ...queryOf(of) }),
    meta,
  })
