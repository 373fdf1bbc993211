import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A statement that waited for a lock, and for which statement of whom. */
type Blocked = { readonly waiting: string; readonly by: string; readonly milliseconds: number }

/** Between two looks [ms]. */
const PAUSE = 20

/**
 * Watches who waits for whom in a database: whatever waits for a session with that `application_name`, and what that one is
 * doing.
 */
export async function watchBlocking(connection: pg.ClientConfig, application: string) {
  const client = new pg.Client(connection)
  await client.connect()
  const blocked: Blocked[] = []
  const done = new Set<string>()
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      const waiting = await client.query<Blocked>(
        `select waiting.query as waiting, blocker.query as by,
          (extract(epoch from clock_timestamp() - waiting.query_start) * 1000)::float8 as milliseconds
        from pg_stat_activity as waiting
        join pg_stat_activity as blocker on blocker.pid = any (pg_blocking_pids(waiting.pid))
        where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'
          and blocker.application_name = $1 and waiting.application_name <> $1`,
        [application],
      )
      blocked.push(...waiting.rows)
      const active = await client.query<{ query: string }>(
        `select query from pg_stat_activity
        where datname = current_database() and application_name = $1 and state = 'active'`,
        [application],
      )
      for (const { query } of active.rows) done.add(query)
      await sleep(PAUSE)
    }
  })()
  return {
    /** Ends it. Answers who waited, and the statements that were seen under way. */
    async stop() {
      over.abort()
      await looking
      await client.end()
      return { blocked, done: [...done] }
    },
  }
}
