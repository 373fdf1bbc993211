import type { FastifyInstance } from 'fastify'
import type { Log } from './handlers.ts'

/** Work that goes on beside the requests, for as long as the server runs. */
export type Background = { readonly start: (log: Log) => void; readonly stop: () => Promise<void> }

/** Starts background work when the server is ready, and lets it end before the server is closed. */
export const runInBackground =
  ({ start, stop }: Background) =>
  (app: FastifyInstance): void => {
    app.addHook('onReady', async () => start(app.log))
    app.addHook('preClose', stop)
  }
