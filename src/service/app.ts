import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import { outboxRepository } from './accounts/mail/outbox.repository.ts'
import type { openAccounts } from './accounts/open-accounts.ts'
import { type Assessor, assessor } from './assessment/assessor.ts'
import { dataInUse } from './assessment/data-in-use.ts'
import type { Config } from './config.ts'
import { datasetHandlers } from './data/datasets/dataset.routes.ts'
import { datasetsRepository } from './data/datasets/datasets.repository.ts'
import { materialHandlers } from './data/materials/materials.routes.ts'
import { materialService } from './data/materials/materials.service.ts'
import { catalogueAdministration } from './data/releases/catalogue.routes.ts'
import { keepInUse } from './data/releases/keep-in-use.ts'
import type { Db } from './db/client.ts'
import { runInBackground } from './http/background.ts'
import type { SessionGuard } from './http/handlers.ts'
import { buildServer } from './http/server.ts'
import { constructionPolicy } from './library/access/construction-policy.ts'
import { assessmentHandlers } from './library/constructions/assessment.routes.ts'
import { comparisonHandlers } from './library/constructions/comparison.routes.ts'
import { constructionBatchHandlers } from './library/constructions/construction-batch.routes.ts'
import { constructionImportHandlers } from './library/constructions/construction-import.routes.ts'
import { constructionListHandlers } from './library/constructions/construction-lists.routes.ts'
import { constructionUpkeep } from './library/constructions/construction-upkeep.ts'
import { constructionHandlers } from './library/constructions/constructions.routes.ts'
import { driftHandlers } from './library/constructions/drift.routes.ts'
import type { RenewalProgress } from './library/constructions/renewal-progress.ts'
import { archiveHandlers } from './library/exchange/archive.routes.ts'
import { exportHandlers } from './library/exchange/export.routes.ts'
import { materialChoiceHandlers } from './library/exchange/material-choices.routes.ts'
import { ownMaterialsRepository } from './library/own-materials/own-materials.repository.ts'
import { ownMaterialHandlers } from './library/own-materials/own-materials.routes.ts'
import { type NotifyShare, shareHandlers } from './library/sharing/shares.routes.ts'
import { shippedLibrary } from './library/standards/shipped-library.ts'
import { keepStandardVersion, standardHandlers } from './library/standards/standards.routes.ts'

/** What the accounts area brings: who calls, its operations, and routes outside the contract. */
export type AccountsWiring = {
  readonly guard: SessionGuard
  readonly handlers: ReturnType<typeof openAccounts>['handlers']
  readonly plugins?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
}

export type AppOptions = {
  readonly config: Config
  readonly db: Db
  readonly catalogue: Catalogue
  readonly accounts: AccountsWiring
  readonly isReady?: () => Promise<boolean>
  readonly webDirectory?: string | undefined
  /** Watches every request; called before any route is added. */
  readonly instrument?: ((app: FastifyInstance) => void) | undefined
  /** Told how far the stored figures have been computed again. */
  readonly renewal?: RenewalProgress | undefined
  /** Watches the assessments. */
  readonly watch?: ((assessor: Assessor) => Assessor) | undefined
  readonly logTo?: { write: (line: string) => void } | undefined
}

/** [ms] */
const DAY = 86_400_000

/** Leaves the mail to a new recipient in the outbox: it goes out when the share is stored, and not before. */
const notifyShare: NotifyShare = (transaction, { recipient, sharedBy, construction, permission }) =>
  outboxRepository(transaction).add(recipient, sharedBy.locale, {
    kind: 'constructionShared',
    sharedBy: sharedBy.name,
    construction: construction.name,
    permission,
    path: `/constructions/custom/${construction.id}`,
  })

/** Wires the areas into the HTTP server. Does not listen, and does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, accounts, catalogue, watch = (unwatched: Assessor) => unwatched } = options
  const data = dataInUse(catalogue, datasetsRepository(db))
  await data.refresh()
  const area = {
    db,
    assessor: watch(assessor(data, { readOwn: ownMaterialsRepository(db).find })),
    policy: constructionPolicy(config.operatorEmailDomains),
    keepStandardVersion,
  }
  const administration = catalogueAdministration({
    db,
    mayAdminister: area.policy.maintainsStandard,
    materials: [...catalogue.materials.values()],
    refresh: data.refresh,
  })
  const library = shippedLibrary(loadStandardConstructions())
  const reads = {
    ...materialHandlers(materialService(data, ownMaterialsRepository(db))),
    ...constructionHandlers(area),
    ...comparisonHandlers(area),
  }
  return buildServer({
    config,
    guard: accounts.guard,
    handlers: {
      ...accounts.handlers,
      ...reads,
      ...exportHandlers(reads, ownMaterialsRepository(db).find),
      ...archiveHandlers({
        ...area,
        data,
        assessorIn: (transaction) => assessor(data, { readOwn: ownMaterialsRepository(transaction).find }),
      }),
      ...ownMaterialHandlers(db, data),
      ...driftHandlers(area),
      ...datasetHandlers(db),
      ...administration.handlers,
      ...assessmentHandlers(area),
      ...constructionListHandlers(area),
      ...constructionBatchHandlers(area),
      ...constructionImportHandlers(area),
      ...materialChoiceHandlers(db),
      ...shareHandlers(area, notifyShare),
      ...standardHandlers({ ...area, library }),
    },
    // what the day changes: which datasets have run out
    dataVersion: () => `${area.assessor.version} ${data.version()} ${Math.floor(Date.now() / DAY)}`,
    isReady: options.isReady ?? (async () => true),
    plugins: [
      ...(accounts.plugins ?? []),
      runInBackground(constructionUpkeep(area, options.renewal)),
      runInBackground(keepInUse(data)),
      runInBackground(administration.background),
    ],
    webDirectory: options.webDirectory,
    instrument: options.instrument,
    logTo: options.logTo,
  })
}
