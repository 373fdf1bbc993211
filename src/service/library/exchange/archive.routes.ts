import { ARCHIVE_MEDIA_TYPE } from '#contract/interchange.ts'
import { writeZip } from '#interchange/archive/write-zip.ts'
import { wordsOf } from '#interchange/tables/words.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { Handlers, Upload } from '#service/http/handlers.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import { archiveFiles, checkArchivable } from './archive-export.ts'
import { checkFiles, type ImportContext, takeFiles } from './archive-import.ts'
import { openFile, translatedFault } from './incoming-file.ts'

export type ArchiveArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly data: ImportContext['data']
  /** An assessor that sees what a transaction has written. */
  readonly assessorIn: (transaction: DbOrTransaction) => Assessor
}

async function whole({ content }: Upload): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The caller's whole own library as one file, and back. */
export function archiveHandlers(area: ArchiveArea): Pick<Handlers, 'exportArchive' | 'importArchive'> {
  const { db, policy, data, assessorIn } = area
  return {
    async exportArchive({ caller, query: { locale } }) {
      await checkArchivable(db, caller.userId)
      const day = new Date().toISOString().slice(0, 10)
      return {
        file: {
          name: `Aufbau ${wordsOf(locale).word('library')} ${day}.zip`,
          mediaType: ARCHIVE_MEDIA_TYPE,
          content: writeZip(archiveFiles(area, caller.userId, locale)),
        },
      }
    },

    async importArchive({ caller, upload }) {
      const files = openFile(await whole(upload))
      try {
        await checkFiles(files)
        const report = await inTransaction(db, (transaction) =>
          takeFiles(files, { transaction, assessor: assessorIn(transaction), data, policy, caller }),
        )
        return { body: report }
      } catch (error) {
        throw translatedFault(error)
      }
    },
  }
}
