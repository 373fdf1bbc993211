import { LRUCache } from 'lru-cache'
import type { Caller } from '#service/caller.ts'
import type { SessionGuard } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { SessionTokens } from './session-token.ts'
import type { RunningSession, SessionsRepository } from './sessions.repository.ts'

/**
 * How long a node trusts what it read of a session [ms]: the longest time for which the token of a session that has been
 * revoked on another node is still obeyed.
 */
export const SESSION_FRESHNESS = 3_000

/** Sessions a node holds at once. */
const REMEMBERED_SESSIONS = 20_000

type Remembered = {
  readonly session: Promise<RunningSession | undefined>
  /** What came of reading it, once it is there. */
  found?: RunningSession | undefined
}

/**
 * Tells whom a session token belongs to, and refuses those of sessions that have ended.
 *
 * A session is read from the database when it is first seen and again after `SESSION_FRESHNESS`, so that most requests
 * need no query, and every node obeys a revocation within that time; `forget` makes this node obey at once.
 */
export function sessionGuard(tokens: SessionTokens, sessions: Pick<SessionsRepository, 'running'>) {
  const remembered = new LRUCache<string, Remembered>({
    max: REMEMBERED_SESSIONS,
    ttl: SESSION_FRESHNESS,
    perf: { now: () => performance.now() },
  })

  /** Keeps what was read at hand; what could not be read is asked for again. */
  const note = async (sessionId: string, entry: Remembered): Promise<void> => {
    try {
      entry.found = await entry.session
    } catch {
      if (remembered.get(sessionId) === entry) remembered.delete(sessionId)
    }
  }

  const read = (sessionId: string): Promise<RunningSession | undefined> => {
    const known = remembered.get(sessionId)
    if (known) return known.session
    const session = sessions.running(sessionId)
    const entry: Remembered = { session }
    remembered.set(sessionId, entry)
    void note(sessionId, entry)
    return session
  }

  const verified = async (token: string): Promise<Caller> => {
    const { userId, sessionId } = await tokens.verify(token)
    const session = await read(sessionId)
    if (session?.userId !== userId) throw new ServiceError('sessionEnded')
    return session
  }

  const guard: SessionGuard = (token) => {
    const claims = tokens.known(token)
    const found = claims && remembered.get(claims.sessionId)?.found
    return found && found.userId === claims.userId ? found : verified(token)
  }

  return {
    guard,
    /** What was read of these sessions no longer holds. */
    forget(sessionIds: readonly string[]): void {
      for (const sessionId of sessionIds) remembered.delete(sessionId)
    },
  }
}
