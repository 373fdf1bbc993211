import * as z from 'zod/mini'
import {
  deliveryFailures,
  LOG_DAYS,
  MOST_TOLD,
  MOST_WEBHOOKS,
  PING,
  RETRY_HOURS,
  SECRET_OVERLAP_HOURS,
  webhookEvents,
} from '#vocabulary/webhooks.ts'
import { endpoint } from './endpoint.ts'
import { timestamp } from './schema.ts'
import { webhookRoutes as routes } from './webhook-routes.ts'

const eventList = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1), z.maxLength(webhookEvents.length), z.describe('What is told'))

const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(2000),
    z.describe('Where it is told: https, without user and fragment, and of the open internet'),
  )

/** A webhook as its owner sets it. */
export const webhookInput = z
  .strictObject({
    address,
    events: eventList,
    active: z._default(z.boolean(), true).check(z.describe('false: nothing is kept for it and nothing sent')),
  })
  .check(z.meta({ id: 'WebhookInput' }))
export type WebhookInput = z.infer<typeof webhookInput>

const webhook = z
  .object({
    id: z.string(),
    address: z.string(),
    events: z.array(z.enum(webhookEvents)),
    active: z.boolean(),
    createdAt: timestamp,
    failures: z.int().check(z.describe('Attempts in a row that did not arrive; 0: the last one did')),
    retryAt: z.nullable(timestamp).check(z.describe('Nothing is sent before; null: at once')),
    waiting: z.int().check(z.describe('Deliveries that have not arrived yet')),
  })
  .check(
    z.meta({
      id: 'WebhookDto',
      description:
        `Tells an address of the constructions of the caller, or of an office: a POST of JSON (id, event, createdAt, data) with
Aufbau-Event, Aufbau-Delivery and Aufbau-Signature (t=seconds, v1=hexadecimal HMAC-SHA256 of the secret over t, a full stop
and the body; two v1 while a secret is replaced). data names at most ${MOST_TOLD} constructions by id and version, never
their content. An answer of 200 to 299 within ten seconds is an arrival; redirections are none. Otherwise it is sent again
with growing pauses for ${RETRY_HOURS} hours. A delivery can come twice and in another order: its id tells.`.replaceAll(
          '\n',
          ' ',
        ),
    }),
  )
export type Webhook = z.infer<typeof webhook>

const webhookCreated = z
  .object({ ...webhook.shape, secret: z.string().check(z.describe('Signs every delivery; never shown again')) })
  .check(z.meta({ id: 'WebhookCreated' }))

const delivery = z
  .object({
    id: z.string(),
    event: z.enum([...webhookEvents, PING]),
    data: z.record(z.string(), z.unknown()).check(z.describe('As it is sent')),
    createdAt: timestamp,
    state: z.enum(['waiting', 'arrived', 'givenUp']),
    attempts: z.int(),
    lastAttemptAt: z.nullable(timestamp),
    status: z.nullable(z.int()).check(z.describe('Of the last answer; null where there was none')),
    failure: z.nullable(z.enum(deliveryFailures)).check(z.describe('Why the last attempt did not arrive')),
  })
  .check(z.meta({ id: 'WebhookDeliveryDto' }))
export type WebhookDelivery = z.infer<typeof delivery>

const one = z.strictObject({ id: z.string().check(z.maxLength(64)) })
const ofOffice = z.strictObject({
  office: z
    .optional(z.uuid())
    .check(
      z.describe(
        "Office whose webhooks are meant in the place of the caller's own: of its owners and administrators; `notFound` to who is no member",
      ),
    ),
})
const errors = ['forbidden', 'notFound', 'secondFactorDemanded'] as const

export const listWebhooks = endpoint({
  ...routes.listWebhooks,
  query: ofOffice,
  rateLimit: 'session',
  summary: 'Webhooks of the caller, or of an office, oldest first; not by a key',
  success: { status: 200, body: z.array(webhook) },
  errors,
})
export const createWebhook = endpoint({
  ...routes.createWebhook,
  query: ofOffice,
  rateLimit: 'session',
  summary: `Have an address told of what happens to the caller's constructions, or those of an office, ${MOST_WEBHOOKS} at most; the secret is shown once. Not by a key`,
  body: webhookInput,
  success: { status: 201, body: webhookCreated },
  errors: [...errors, 'quotaReached'],
})
export const replaceWebhook = endpoint({
  ...routes.replaceWebhook,
  query: ofOffice,
  rateLimit: 'session',
  summary: 'Change address, events or whether it is on; what waits is sent at once. Not by a key',
  params: one,
  body: webhookInput,
  success: { status: 200, body: webhook },
  errors,
})
export const deleteWebhook = endpoint({
  ...routes.deleteWebhook,
  query: ofOffice,
  rateLimit: 'session',
  summary: 'Remove a webhook with its deliveries; not by a key',
  params: one,
  success: { status: 204 },
  errors,
})
export const renewWebhookSecret = endpoint({
  ...routes.renewWebhookSecret,
  query: ofOffice,
  rateLimit: 'session',
  summary: `A new secret; the one before signs beside it for ${SECRET_OVERLAP_HOURS} hours. Not by a key`,
  params: one,
  success: { status: 200, body: webhookCreated },
  errors,
})
export const pingWebhook = endpoint({
  ...routes.pingWebhook,
  query: ofOffice,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: 'Send a delivery that says nothing, to try the address; not by a key',
  params: one,
  success: { status: 202, body: delivery },
  errors,
})
export const listDeliveries = endpoint({
  ...routes.listDeliveries,
  query: ofOffice,
  rateLimit: 'session',
  summary: `The last hundred deliveries, newest first; kept for ${LOG_DAYS} days. Not by a key`,
  params: one,
  success: { status: 200, body: z.array(delivery) },
  errors,
})
export const redeliver = endpoint({
  ...routes.redeliver,
  query: ofOffice,
  rateLimit: 'session',
  once: true,
  headers: { 'idempotency-key': 'optional' },
  summary: 'Send a delivery once more, under the same id; not by a key',
  params: z.strictObject({ ...one.shape, delivery: z.string().check(z.maxLength(64)) }),
  success: { status: 202, body: delivery },
  errors,
})
