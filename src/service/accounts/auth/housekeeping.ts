import type { Db } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import { forgetUnconfirmedAccounts, forgetWhatIsOver } from './housekeeping.repository.ts'

const HOUR = 3_600_000

/** Tidies the tables of signing in, once an hour. */
export function housekeeping(db: Db): Background {
  let timer: NodeJS.Timeout | undefined
  let tidying: Promise<void> | undefined
  return {
    start(log) {
      timer = setInterval(() => {
        tidying = forgetWhatIsOver(db)
          .then(() => forgetUnconfirmedAccounts(db))
          .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
      }, HOUR).unref()
    },
    async stop() {
      clearInterval(timer)
      await tidying
    },
  }
}
