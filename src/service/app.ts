import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { TellOwner } from './accounts/auth/open-post.ts'
import type { openAccounts } from './accounts/open-accounts.ts'
import { type Assessor, assessor } from './assessment/assessor.ts'
import { dataInUse } from './assessment/data-in-use.ts'
import type { Config } from './config.ts'
import { datasetsRepository } from './data/datasets/datasets.repository.ts'
import { openData } from './data/open-data.ts'
import type { Db } from './db/client.ts'
import type { Room } from './http/admission.ts'
import { runInBackground } from './http/background.ts'
import type { SessionGuard } from './http/handlers.ts'
import { buildServer } from './http/server.ts'
import { constructionPolicy, entranceOf } from './library/access/construction-policy.ts'
import { quotasOf } from './library/access/quotas.ts'
import { firstAnswersRepository } from './library/constructions/idempotency.repository.ts'
import type { RenewalProgress } from './library/constructions/renewal-progress.ts'
import type { ResolveTxt } from './library/offices/office-domains.service.ts'
import { openLibrary } from './library/open-library.ts'
import { ownMaterialsRepository } from './library/own-materials/own-materials.repository.ts'

/** What the accounts area brings: who calls, its operations, and routes outside the contract. */
export type AccountsWiring = {
  readonly guard: SessionGuard
  readonly handlers: ReturnType<typeof openAccounts>['handlers']
  readonly plugins?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
  /** Told when something was left in the outbox. */
  readonly post?: { readonly wake: () => void; readonly tell: TellOwner }
  /** Ends sessions that were revoked, on all nodes. */
  readonly revoke?: (sessionIds: readonly string[]) => void
}

export type AppOptions = {
  readonly config: Config
  readonly db: Db
  /** For what only reads, by single statements; `db` where absent. */
  readonly reads?: Db | undefined
  readonly catalogue: Catalogue
  readonly accounts: AccountsWiring
  readonly isReady?: () => Promise<boolean>
  /** Whether there is too little room to store more. */
  readonly room?: () => Room
  readonly webDirectory?: string | undefined
  /** Watches every request; called before any route is added. */
  readonly instrument?: ((app: FastifyInstance) => void) | undefined
  /** Told how far the stored figures have been computed again. */
  readonly renewal?: RenewalProgress | undefined
  /** Watches the assessments. */
  readonly watch?: ((assessor: Assessor) => Assessor) | undefined
  /** Asks DNS; the machine's name servers where absent. */
  readonly resolveTxt?: ResolveTxt | undefined
  readonly logTo?: { write: (line: string) => void } | undefined
}

/** [ms] */
const DAY = 86_400_000

/** Wires the areas into the HTTP server. Does not listen, and does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, reads = db, accounts, catalogue, watch = (unwatched: Assessor) => unwatched } = options
  const data = dataInUse(catalogue, datasetsRepository(db))
  await data.refresh()
  const assess = watch(assessor(data, { readOwn: ownMaterialsRepository(db).find }))
  const policy = constructionPolicy(config.operators)
  const releases = openData({
    db,
    reads,
    data,
    own: ownMaterialsRepository(db),
    mayAdminister: policy.maintainsStandard,
  })
  const library = openLibrary({
    db,
    reads,
    data,
    policy,
    assessor: assess,
    assessorIn: (transaction) => assessor(data, { readOwn: ownMaterialsRepository(transaction).find }),
    materials: releases.materials,
    publicUrl: config.publicUrl,
    shareLimit: config.shareLimit,
    wakePost: () => accounts.post?.wake(),
    revoke: (sessionIds) => accounts.revoke?.(sessionIds),
    tell: async (owner, notice) => accounts.post?.tell(owner, notice),
    resolveTxt: options.resolveTxt,
    quotas: quotasOf(db, config.quotas),
    renewal: options.renewal,
  })
  return buildServer({
    config,
    guard: accounts.guard,
    enter: entranceOf(policy),
    firstAnswers: firstAnswersRepository(db),
    handlers: { ...accounts.handlers, ...releases.handlers, ...library.handlers },
    // what the day changes: which datasets have run out
    dataVersion: () => `${assess.version} ${data.version()} ${Math.floor(Date.now() / DAY)}`,
    isReady: options.isReady ?? (async () => true),
    room: options.room ?? (() => 'enough'),
    plugins: [...(accounts.plugins ?? []), ...[library.background, ...releases.background].map(runInBackground)],
    webDirectory: options.webDirectory,
    instrument: options.instrument,
    logTo: options.logTo,
  })
}
