import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import { snapshotMemory } from '#service/assessment/snapshot-memory.ts'
import type { Db, DbOrTransaction } from '#service/db/client.ts'
import type { Background } from '#service/http/background.ts'
import type { Handlers } from '#service/http/handlers.ts'
import type { TellOwner } from '../accounts/auth/open-post.ts'
import type { openAccounts } from '../accounts/open-accounts.ts'
import { letterheadService } from '../accounts/profile/letterhead.service.ts'
import type { MaterialService } from '../data/materials/materials.service.ts'
import type { openData } from '../data/open-data.ts'
import type { ConstructionPolicy } from './access/construction-policy.ts'
import type { Quotas } from './access/quotas.ts'
import { bulkHandlers } from './bulk/bulk.routes.ts'
import { bulkService } from './bulk/bulk.service.ts'
import {
  comparisonHandlers,
  constructionActivityHandlers,
  driftHandlers,
  officeStandardHandlers,
  originHandlers,
} from './constructions/comparison.routes.ts'
import { comparisonService } from './constructions/comparison.service.ts'
import { constructionActivityService } from './constructions/construction-activity.service.ts'
import type { ConstructionArea } from './constructions/construction-area.ts'
import { constructionBatchHandlers, constructionMovingHandlers } from './constructions/construction-batch.routes.ts'
import { constructionBatchService } from './constructions/construction-batch.service.ts'
import { constructionImportHandlers } from './constructions/construction-import.routes.ts'
import { constructionImportService } from './constructions/construction-import.service.ts'
import { constructionListHandlers } from './constructions/construction-lists.routes.ts'
import { constructionListService } from './constructions/construction-lists.service.ts'
import { constructionMovingService } from './constructions/construction-moving.service.ts'
import { constructionUpkeep } from './constructions/construction-upkeep.ts'
import { constructionHandlers } from './constructions/constructions.routes.ts'
import { constructionService } from './constructions/constructions.service.ts'
import { driftService } from './constructions/drift.service.ts'
import { editedAssessmentHandlers } from './constructions/edited-assessment.routes.ts'
import { editedAssessmentService } from './constructions/edited-assessment.service.ts'
import { officeStandardService } from './constructions/office-standards.service.ts'
import { originService } from './constructions/origins.service.ts'
import type { RenewalProgress } from './constructions/renewal-progress.ts'
import { tallyUpkeep } from './constructions/tally-upkeep.ts'
import { archiveService } from './exchange/archive.service.ts'
import {
  archiveHandlers,
  exportHandlers,
  materialChoiceHandlers,
  projectExportHandlers,
} from './exchange/exchange.routes.ts'
import { exportService } from './exchange/export.service.ts'
import { materialChoiceService } from './exchange/material-choices.service.ts'
import { projectExportService } from './exchange/project-export.service.ts'
import { projectProposalService } from './exchange/project-proposal.service.ts'
import { accountExportService } from './leaving/account-export.service.ts'
import { leavingHandlers } from './leaving/leaving.routes.ts'
import { leavingService } from './leaving/leaving.service.ts'
import { leavingUpkeep } from './leaving/leaving-upkeep.ts'
import { constructionLinkService } from './links/construction-links.service.ts'
import { linkedService } from './links/linked.service.ts'
import { linkedProjectService } from './links/linked-project.service.ts'
import { linkHandlers } from './links/links.routes.ts'
import { projectLinkHandlers } from './links/project-links.routes.ts'
import { projectLinkService } from './links/project-links.service.ts'
import { invitationService } from './offices/invitations.service.ts'
import { notifyInvitation } from './offices/notify-invitation.ts'
import { officeActivityService } from './offices/office-activity.service.ts'
import { officeDomainService, type ResolveTxt } from './offices/office-domains.service.ts'
import { officeDomainsUpkeep } from './offices/office-domains-upkeep.ts'
import {
  invitationHandlers,
  officeActivityHandlers,
  officeDomainHandlers,
  officeHandlers,
} from './offices/offices.routes.ts'
import { officeService } from './offices/offices.service.ts'
import { optimisationHandlers } from './optimisation/optimisation.routes.ts'
import { optimisationService } from './optimisation/optimisation.service.ts'
import { searchWorkers } from './optimisation/search-workers.ts'
import { variationsService } from './optimisation/variations.service.ts'
import { ownMaterialsRepository } from './own-materials/own-materials.repository.ts'
import { ownMaterialHandlers } from './own-materials/own-materials.routes.ts'
import { ownMaterialService } from './own-materials/own-materials.service.ts'
import { pricedMaterials } from './prices/priced-materials.ts'
import { priceHandlers } from './prices/prices.routes.ts'
import { priceService } from './prices/prices.service.ts'
import { buildingWorkers } from './projects/building-workers.ts'
import { projectAlternativesService } from './projects/project-alternatives.service.ts'
import { projectAssessmentService } from './projects/project-assessment.service.ts'
import { projectChangeService } from './projects/project-changes.service.ts'
import { projectComparisonService } from './projects/project-comparison.service.ts'
import { projectDriftService } from './projects/project-drift.service.ts'
import { projectMemory } from './projects/project-memory.ts'
import { projectMovingService } from './projects/project-moving.service.ts'
import { projectOriginService } from './projects/project-origins.service.ts'
import { projectSharingService } from './projects/project-sharing.service.ts'
import { projectStateService } from './projects/project-states.service.ts'
import { projectUpkeep } from './projects/project-upkeep.ts'
import {
  projectComparisonHandlers,
  projectRenewalHandlers,
  projectSharingHandlers,
  projectStateHandlers,
} from './projects/project-versions.routes.ts'
import { projectHandlers } from './projects/projects.routes.ts'
import { projectService } from './projects/projects.service.ts'
import { questionHandlers } from './questions/questions.routes.ts'
import { questionService } from './questions/questions.service.ts'
import { savedQueryService } from './questions/saved-queries.service.ts'
import { notifyShare } from './sharing/notify-share.ts'
import { shareHandlers } from './sharing/shares.routes.ts'
import { shareService } from './sharing/shares.service.ts'
import { shippedLibrary } from './standards/shipped-library.ts'
import { keepStandardVersion } from './standards/standard-publication.ts'
import { standardHandlers } from './standards/standards.routes.ts'
import { standardService } from './standards/standards.service.ts'
import { projectReportService } from './verification/project-reports.service.ts'
import { verificationHandlers } from './verification/verification.routes.ts'
import { verificationService } from './verification/verification.service.ts'

type Options = {
  readonly db: Db
  /** For what only reads, by single statements. */
  readonly reads: Db
  readonly assessor: Assessor
  /** An assessor that sees what a transaction has written. */
  readonly assessorIn: (transaction: DbOrTransaction) => Assessor
  readonly policy: ConstructionPolicy
  readonly data: DataInUse
  readonly materials: MaterialService
  /** Base of the addresses that are told. */
  readonly publicUrl: string
  /** Addresses that one user may have mail sent to within a day, by sharing. */
  readonly shareLimit: number
  /** Told when a mail was left in the outbox. */
  readonly wakePost: () => void
  /** Told of sessions that have ended. */
  readonly revoke: (sessionIds: readonly string[]) => void
  /** Tells the owner of an account by mail. */
  readonly tell: TellOwner
  /** Asks DNS; the machine's name servers where absent. */
  readonly resolveTxt?: ResolveTxt | undefined
  readonly quotas: Quotas
  /** Told how far the stored figures have been computed again. */
  readonly renewal: RenewalProgress | undefined
}

/** Operations of the floors below. */
type OtherHandlers = ReturnType<typeof openAccounts>['handlers'] & ReturnType<typeof openData>['handlers']
type Library = { readonly handlers: Omit<Handlers, keyof OtherHandlers>; readonly background: Background }

/** Everything that has to do with constructions: the operations, and the work beside the requests. */
export function openLibrary(options: Options): Library {
  const { db, reads, assessor, assessorIn, policy, quotas, data, materials } = options
  const area = { db, assessor, policy, quotas, keepStandardVersion }
  const constructions = constructionService(area)
  const comparison = comparisonService(area)
  const workers = searchWorkers()
  const bulk = bulkService(area)
  const verification = verificationService(area, options.publicUrl)
  const linked = { ...area, materials, reports: verification }
  const buildings = buildingWorkers()
  const projects = { db, quotas, assessor, data, memory: projectMemory(data.version), workers: buildings }
  const building = projectService(projects)
  const projectReports = projectReportService(projects, options.publicUrl)
  const letterheads = letterheadService(db)
  const { find: readOwn, names: ownNames } = ownMaterialsRepository(db)
  const priced = pricedMaterials({ catalogue: data.catalogue, readOwn, ownNames })
  const standards = { db, assessor, policy, library: shippedLibrary(loadStandardConstructions()) }
  const telling = { notify: notifyShare(options.shareLimit), wake: options.wakePost }
  return {
    handlers: {
      ...constructionHandlers(constructions),
      ...constructionListHandlers(constructionListService({ ...area, db: reads })),
      ...bulkHandlers(bulk),
      ...questionHandlers(questionService({ ...area, db: reads }), savedQueryService({ db })),
      ...constructionBatchHandlers(constructionBatchService(area)),
      ...constructionMovingHandlers(constructionMovingService(area)),
      ...constructionImportHandlers(constructionImportService(area)),
      ...comparisonHandlers(comparison),
      ...driftHandlers(driftService(area)),
      ...originHandlers(originService(area)),
      ...officeStandardHandlers(officeStandardService(area)),
      ...constructionActivityHandlers(constructionActivityService(area)),
      ...editedAssessmentHandlers(editedAssessmentService(area)),
      ...optimisationHandlers(
        optimisationService({ db, assessor, data, workers }),
        variationsService({ assessor, workers }),
      ),
      ...shareHandlers(shareService(area, telling)),
      ...linkHandlers(constructionLinkService(area, options.publicUrl), linkedService(linked)),
      ...projectLinkHandlers(projectLinkService(projects, options.publicUrl), linkedProjectService(projects, building)),
      ...verificationHandlers(verification, projectReports),
      ...officeHandlers(officeService({ db })),
      ...invitationHandlers(
        invitationService({ db }, { notify: notifyInvitation(options.shareLimit), wake: options.wakePost }),
      ),
      ...officeDomainHandlers(officeDomainService({ db }, options.resolveTxt)),
      ...officeActivityHandlers(officeActivityService({ db })),
      ...standardHandlers(standardService(standards)),
      ...ownMaterialHandlers(ownMaterialService({ db, data, quotas })),
      ...priceHandlers(priceService({ db, materials: priced })),
      ...exportHandlers(
        exportService({ db, reports: verification, constructions, comparison, materials, readOwn, letterheads }),
      ),
      ...archiveHandlers(archiveService({ ...area, data, workers: buildings, assessorIn })),
      ...leavingHandlers(
        leavingService({ db, revoke: options.revoke, tell: options.tell }),
        accountExportService({ db, assessor }),
      ),
      ...materialChoiceHandlers(materialChoiceService(db)),
      ...projectHandlers(building, projectAssessmentService({ ...projects, snapshots: snapshotMemory(data.version) }), {
        changing: projectChangeService(projects),
        moving: projectMovingService(projects),
      }),
      ...projectSharingHandlers(projectSharingService({ db }, telling)),
      ...projectRenewalHandlers(projectDriftService(projects), projectOriginService(projects)),
      ...projectComparisonHandlers(projectComparisonService(projects), projectAlternativesService(projects)),
      ...projectExportHandlers(
        projectExportService({ ...projects, readOwn, letterheads, reports: projectReports }),
        projectProposalService({ db, data, release: () => assessor.release(undefined).id }),
      ),
      ...projectStateHandlers(projectStateService(projects)),
    },
    background: withWorkers([...upkeepOf(area, options), bulk.background], [workers, buildings]),
  }
}

/** Work beside the requests that looks for what is due. */
const upkeepOf = (area: ConstructionArea, { db, renewal, resolveTxt }: Options): readonly Background[] => [
  constructionUpkeep(area, renewal),
  tallyUpkeep(db),
  projectUpkeep(db),
  leavingUpkeep(db),
  officeDomainsUpkeep(db, resolveTxt),
]

const withWorkers = (works: readonly Background[], pools: readonly { close: () => Promise<void> }[]): Background => ({
  start: (log) => works.forEach((work) => work.start(log)),
  stop: async () => {
    await Promise.all([...works.map((work) => work.stop()), ...pools.map((pool) => pool.close())])
  },
})
