import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { assessmentHandlers } from './assessment/assessment.routes.ts'
import { assessor } from './assessment/assessor.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Handlers, SessionGuard } from './http/handlers.ts'
import { memoryStore, type RateLimitStore, rateLimiter } from './http/rate-limit.ts'
import { buildServer } from './http/server.ts'
import { materialHandlers } from './materials/materials.routes.ts'

/** What the accounts area brings: who calls, its operations, and routes outside the contract. */
export type AccountsWiring = {
  readonly guard: SessionGuard
  readonly handlers: Partial<Handlers>
  readonly plugins?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
}

export type AppOptions = {
  readonly config: Config
  readonly db: Db
  readonly catalogue: Catalogue
  readonly accounts: AccountsWiring
  readonly isReady?: () => Promise<boolean>
  readonly rateLimitStore?: RateLimitStore
  readonly webDirectory?: string | undefined
  readonly logTo?: { write: (line: string) => void } | undefined
}

/** Wires the areas into the HTTP server. Does not listen, and does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, accounts, catalogue } = options
  const assess = assessor(catalogue)
  return buildServer({
    config,
    guard: accounts.guard,
    limit: rateLimiter(config.rateLimits, options.rateLimitStore ?? memoryStore()),
    handlers: {
      ...accounts.handlers,
      ...materialHandlers(catalogue),
      ...assessmentHandlers(assess),
    },
    isReady: options.isReady ?? (async () => true),
    plugins: accounts.plugins ?? [],
    webDirectory: options.webDirectory,
    logTo: options.logTo,
  })
}
