import { ARCHIVE_MEDIA_TYPE } from '#contract/interchange.ts'
import { ACCOUNT } from '#interchange/archive/archive-format.ts'
import { type PackedFile, writeZip } from '#interchange/archive/write-zip.ts'
import { securityEventsRepository } from '#service/accounts/auth/security-events.repository.ts'
import { unhurried } from '#service/breath.ts'
import type { Actor, Caller } from '#service/caller.ts'
import type { FileReply } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ArchiveArea } from '../exchange/archive.service.ts'
import { archiveFiles, checkArchivable } from '../exchange/archive-export.ts'
import { accountData, projectsOf } from './account-data.repository.ts'

const json = (value: object | undefined) => `${JSON.stringify(value, null, 2)}\n`

async function* filesOf(area: Pick<ArchiveArea, 'db' | 'assessor'>, caller: Caller, locale: Locale) {
  const { db } = area
  yield { name: `${ACCOUNT}account.json`, content: json(await accountData(db, caller)) }
  for await (const project of projectsOf(db, caller))
    yield { name: `${ACCOUNT}projects/${project.id}.json`, content: json(project) }
  yield* archiveFiles(area, caller.userId, locale) satisfies AsyncIterable<PackedFile>
}

/** All of a person's data as one file: the archive of the library, the projects, and what is kept of the account. */
export const accountExportService = (area: Pick<ArchiveArea, 'db' | 'assessor'>) => ({
  /** @throws {ServiceError} `forbidden` for an access key; `conflict` for a library of more files than an archive holds */
  async pack({ caller, client }: Actor, locale: Locale): Promise<FileReply> {
    if (caller.byKey) throw new ServiceError('forbidden', 'access key')
    await checkArchivable(area.db, caller.userId)
    const { userId, sessionId } = caller
    await securityEventsRepository(area.db).record({ event: 'accountExported', userId, sessionId, client })
    const day = new Date().toISOString().slice(0, 10)
    return {
      name: `Aufbau ${caller.email} ${day}.zip`,
      mediaType: ARCHIVE_MEDIA_TYPE,
      content: unhurried(writeZip(filesOf(area, caller, locale))),
    }
  },
})
export type AccountExportService = ReturnType<typeof accountExportService>
