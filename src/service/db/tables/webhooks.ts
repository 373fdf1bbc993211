import type { ColumnType, Generated } from 'kysely'
import type { DeliveryFailure, PING, WebhookEvent } from '#vocabulary/webhooks.ts'
import type { StoredSecret } from './accounts.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>

/** An address that is told of what happens to the constructions of its owner: an account, or an office. */
export type WebhookTable = {
  id: string
  ownerId: string | null
  officeId: string | null
  address: string
  events: WebhookEvent[]
  active: boolean
  /** Signs what is sent; sealed where the operator has a secret for that. */
  secret: Json<StoredSecret>
  formerSecret: ColumnType<StoredSecret | null, string | null | undefined, string | null>
  /** Until when the former secret signs, too. */
  formerUntil: OptionalTimestamp
  createdAt: Timestamp
  /** Attempts in a row that did not arrive. */
  failures: Generated<number>
  /** Nothing is sent before. */
  retryAt: OptionalTimestamp
}

/** Something that a webhook is told. Written by triggers, in the transaction in which it happens. */
export type WebhookDeliveryTable = {
  id: string
  webhookId: string
  event: WebhookEvent | typeof PING
  data: Json<Record<string, unknown>>
  createdAt: Timestamp
  /** Since when it is tried. */
  queuedAt: Timestamp
  dueAt: Timestamp
  attempts: Generated<number>
  lastAttemptAt: OptionalTimestamp
  status: number | null
  failure: DeliveryFailure | null
  arrivedAt: OptionalTimestamp
  givenUpAt: OptionalTimestamp
}

export type WebhookTables = { webhook: WebhookTable; webhookDelivery: WebhookDeliveryTable }
