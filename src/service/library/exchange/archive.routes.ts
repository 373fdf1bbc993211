import type { Handlers } from '#service/http/handlers.ts'
import type { ArchiveService } from './archive.service.ts'

/** The caller's whole own library as one file, and back. */
export const archiveHandlers = (archive: ArchiveService): Pick<Handlers, 'exportArchive' | 'importArchive'> => ({
  exportArchive: async ({ caller, query: { locale } }) => ({ file: await archive.pack(caller.userId, locale) }),
  importArchive: async ({ caller, upload }) => ({ body: await archive.takeIn(caller, upload) }),
})
