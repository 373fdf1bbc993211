import { Redis } from 'ioredis'

/** Tells all nodes at once which sessions have ended. Without it each node finds out by itself, a little later. */
export type RevocationBroadcast = {
  readonly announce: (sessionIds: readonly string[]) => void
  readonly close: () => void
}

const CHANNEL = 'aufbau:revoked-sessions'

const idsOf = (message: string): string[] => message.split(' ').filter((id) => id !== '')

/**
 * Broadcasts over Redis. While Redis is away nothing is lost: every node reads its sessions anew within seconds.
 *
 * @param onRevoked - told of sessions that have ended on another node, or on this one
 * @param onAway - told of the first failure
 */
export function redisBroadcast(
  url: string,
  onRevoked: (sessionIds: readonly string[]) => void,
  onAway: (error: Error) => void = () => undefined,
): RevocationBroadcast {
  let away = false
  const report = (error: unknown) => {
    if (!away) onAway(error instanceof Error ? error : new Error(String(error)))
    away = true
  }
  const publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 500 })
  const subscriber = new Redis(url, { maxRetriesPerRequest: null })
  for (const connection of [publisher, subscriber]) connection.on('error', report)
  subscriber.on('ready', () => {
    away = false
  })
  subscriber.on('message', (_channel, message: string) => onRevoked(idsOf(message)))
  subscriber.subscribe(CHANNEL).catch(report)
  return {
    announce(sessionIds) {
      if (sessionIds.length > 0) publisher.publish(CHANNEL, sessionIds.join(' ')).catch(report)
    },
    close() {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
