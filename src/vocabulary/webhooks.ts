/** What a webhook may be told of. */
export const webhookEvents = [
  'construction.created',
  'construction.changed',
  'construction.shared',
  'construction.deleted',
  'construction.recomputed',
  'release.switched',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent only when it is asked for, to try a webhook. */
export const PING = 'ping'

/** Webhooks that one person may have. */
export const MOST_WEBHOOKS = 10
/** Constructions that one delivery tells of at most. */
export const MOST_TOLD = 100
/** For how long a delivery is tried again and again [h]. */
export const RETRY_HOURS = 24
/** For how long deliveries are listed [d]. */
export const LOG_DAYS = 30
/** For how long the secret before a new one signs, too [h]. */
export const SECRET_OVERLAP_HOURS = 24

/** Why a delivery did not arrive. */
export const deliveryFailures = [
  'addressRefused',
  'unknownHost',
  'connection',
  'certificate',
  'timeout',
  'status',
  'secretUnreadable',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]
