import type { Handlers } from '#service/http/handlers.ts'
import { readAdapted } from '#vocabulary/normalised.ts'
import type { Adapt } from '../constructions/normalised.ts'
import type { ArchiveService } from './archive.service.ts'
import type { ExportService } from './export.service.ts'
import type { MaterialChoiceService } from './material-choices.service.ts'
import type { ProjectExportService } from './project-export.service.ts'
import type { ProjectProposalService } from './project-proposal.service.ts'

const adaptedLayers = (texts: readonly string[]): Adapt =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const read = readAdapted(text)
      return read ? [[read.id, read.layer]] : []
    }),
  )

/** A construction, or a comparison, as a file. */
export const exportHandlers = (exports: ExportService): Pick<Handlers, 'exportConstruction' | 'exportComparison'> => ({
  exportConstruction: async ({ caller, params, query }) => ({
    file: await exports.construction(caller, params, query),
  }),
  exportComparison: async ({ caller, query: { ids, adapt = [], ...asked } }) => ({
    file: await exports.comparison(caller, ids, { ...asked, adapt: adaptedLayers(adapt) }),
  }),
})

/** A building as a file, and one from a file of another program. */
export const projectExportHandlers = (
  exports: ProjectExportService,
  proposals: ProjectProposalService,
): Pick<Handlers, 'exportProject' | 'proposeProject'> => ({
  proposeProject: async ({ caller, query: { project: into, locale }, upload, signal }) => ({
    text: await proposals.propose(caller, { upload, into, locale }, signal),
  }),
  exportProject: async ({ caller, params: { id }, query, signal }) => ({
    file: await exports.file(caller, id, query, signal),
  }),
})

/** The caller's whole own library as one file, and back. */
export const archiveHandlers = (archive: ArchiveService): Pick<Handlers, 'exportArchive' | 'importArchive'> => ({
  exportArchive: async ({ caller, query: { locale, office } }) => ({
    file: await archive.pack(caller, locale, office),
  }),
  importArchive: async ({ caller, upload }) => ({ body: await archive.takeIn(caller, upload) }),
})

/** What the caller chose for names in files of other programs. */
export const materialChoiceHandlers = (
  choices: MaterialChoiceService,
): Pick<Handlers, 'listMaterialChoices' | 'rememberMaterialChoices'> => ({
  listMaterialChoices: async ({ caller }) => ({ body: await choices.list(caller.userId) }),
  async rememberMaterialChoices({ caller, body }) {
    await choices.store(caller.userId, body)
    return {}
  },
})
