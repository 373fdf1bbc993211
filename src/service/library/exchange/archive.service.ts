import PQueue from 'p-queue'
import { v7 as newId } from 'uuid'
import { ARCHIVE_MEDIA_TYPE, type ImportReport } from '#contract/interchange.ts'
import type { ArchiveFolders } from '#interchange/archive/read-archive.ts'
import { writeZip } from '#interchange/archive/write-zip.ts'
import { wordsOf } from '#interchange/tables/words.ts'
import type { Assessor } from '#service/assessment/assessor.ts'
import { unhurried } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import { spool } from '#service/data/releases/spool.ts'
import { type Db, type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import type { FileReply, Upload } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { ConstructionPolicy } from '../access/construction-policy.ts'
import { administersOffice, officeRoleOf } from '../access/office-roles.repository.ts'
import type { Quotas } from '../access/quotas.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { checkedBeside } from './archive-check.ts'
import { archiveFiles, checkArchivable } from './archive-export.ts'
import { takeFiles } from './archive-import.ts'
import type { ImportContext } from './import-context.ts'
import { onlyLargeAsZip, openFile, translatedFault } from './incoming-file.ts'

export type ArchiveArea = {
  readonly db: Db
  readonly assessor: Assessor
  readonly policy: ConstructionPolicy
  readonly quotas: Quotas
  readonly data: ImportContext['data']
  readonly workers: ImportContext['workers']
  /** An assessor that sees what a transaction has written. */
  readonly assessorIn: (transaction: DbOrTransaction) => Assessor
}

/** Files wait on disk, and one at a time comes into the memory of a node. */
const reading = new PQueue({ concurrency: 1 })

/** A whole library, of a user or an office, as one file, and back as the user's own. */
export function archiveService(area: ArchiveArea) {
  const { db, policy, quotas, data, workers, assessorIn } = area
  const take = async (caller: Caller, files: ArchiveFolders): Promise<ImportReport> => {
    const room = {
      constructions: await quotas.room(caller.userId, 'constructions', 0),
      materials: await quotas.room(caller.userId, 'materials', 0),
      projects: await quotas.room(caller.userId, 'projects', 0),
    }
    const makeRoom: ImportContext['makeRoom'] = (quota, wanted) => quotas.refuseMore(room[quota], wanted, quota)
    return inTransaction(db, (transaction) =>
      takeFiles(files, { transaction, assessor: assessorIn(transaction), data, workers, policy, caller, makeRoom }),
    )
  }
  return {
    /**
     * The caller's own library, or that of an office. Its shares name people outside: they are for those who may share.
     *
     * @throws {ServiceError} `notFound` to who is no member of the office, `forbidden` to who does not administer it;
     *   `conflict` for a library of more files than an archive holds
     */
    async pack(caller: Caller, locale: Locale, office?: string): Promise<FileReply> {
      if (office !== undefined && !administersOffice(await officeRoleOf(db, caller, office)))
        throw new ServiceError('forbidden', 'administrators of the office')
      const ownerId = office ?? caller.userId
      await checkArchivable(db, ownerId)
      if (office !== undefined) {
        const changes = { format: { from: null, to: 'zip' } }
        await activityRepository(db).note(caller, { kind: 'archived', officeId: office, changes })
      }
      const day = new Date().toISOString().slice(0, 10)
      return {
        name: `Aufbau ${wordsOf(locale).word('library')} ${day}.zip`,
        mediaType: ARCHIVE_MEDIA_TYPE,
        content: unhurried(writeZip(archiveFiles(area, ownerId, locale))),
      }
    },

    /**
     * All of it becomes the caller's own, or nothing.
     *
     * @throws {ServiceError} `fileRejected` with every place at fault, `quotaReached`
     */
    async takeIn(caller: Caller, upload: Upload): Promise<ImportReport> {
      const arrived = await spool(`archive-${newId()}`, onlyLargeAsZip(upload.content))
      try {
        return await reading.add(async () => take(caller, openFile(await checkedBeside(await arrived.whole()))))
      } catch (error) {
        throw translatedFault(error)
      } finally {
        await arrived.discard()
      }
    },
  }
}
export type ArchiveService = ReturnType<typeof archiveService>
