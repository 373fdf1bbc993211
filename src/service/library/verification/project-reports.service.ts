import { randomBytes } from 'node:crypto'
import type { RegisteredReport } from '#contract/verification.ts'
import { webPaths } from '#contract/web-paths.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { refused } from '#service/service-error.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { codeOf } from '#vocabulary/verification.ts'
import { ownMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import type { ProjectRow } from '../projects/projects.repository.ts'
import { loadProject, type ProjectArea } from '../projects/stored-project.ts'
import { projectContentNow, projectFingerprintOf, type ReadVersions } from './project-report-content.ts'
import { type ProjectReportRow, projectReportsRepository } from './project-reports.repository.ts'
import { verifyingProjects } from './verifying-projects.ts'

type Asked = {
  readonly variants: readonly string[]
  readonly office?: string | undefined
  readonly author?: string | undefined
}

/** Reports of projects that anyone can verify: what they said is kept, and computed again for whoever asks. */
export function projectReportService(area: ProjectArea, publicUrl: string) {
  const { db, quotas } = area
  const reports = projectReportsRepository(db)
  const { find } = ownMaterialsRepository(db)
  const readOwn: ReadVersions = async (reader, ids) => (ids.length > 0 ? find(reader, ids) : [])
  const toRegistered = ({ createdAt, withdrawnAt, ...row }: ProjectReportRow): RegisteredReport => ({
    ...row,
    kind: 'project',
    url: `${publicUrl}${webPaths.verifiedReport(row.code)}`,
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  })

  /** Keeps what is reported of a stored project, for whom it is to withdraw; the same again has the same code. */
  async function keep(userId: string, row: ProjectRow, asked: Asked): Promise<RegisteredReport> {
    const { variants, office = '', author = '' } = asked
    const known = [BASE_VARIANT, ...row.document.variants.map(({ id }) => id)]
    const unknown = variants.findIndex((id) => !known.includes(id))
    if (unknown >= 0) throw refused(`/variants/${unknown}`, 'unknownReference')
    const content = await projectContentNow({ ...area, readOwn }, row, { variants, heading: { office, author } })
    const fingerprint = projectFingerprintOf(content)
    const same = await reports.findSame(userId, row.id, fingerprint)
    if (same) return toRegistered(same)
    await quotas.room(userId, 'reports')
    const report = { code: codeOf(randomBytes(24)), projectId: row.id, fingerprint, content }
    const kept = await inTransaction(db, async (transaction) => {
      const own = projectReportsRepository(transaction)
      return (await own.findSame(userId, row.id, fingerprint)) ?? own.add(userId, report)
    })
    return toRegistered(kept)
  }

  return {
    /** @throws {ServiceError} `notFound`, `quotaReached`; `invalidRequest` for a variant that is not there */
    register: async (caller: Caller, id: string, asked: Asked): Promise<RegisteredReport> =>
      keep(caller.userId, await loadProject(db, caller, id), asked),

    /** @throws {ServiceError} `notFound` for a project that the caller may not see */
    async list(caller: Caller, id: string): Promise<RegisteredReport[]> {
      await loadProject(db, caller, id)
      return (await reports.list(caller.userId, id)).map(toRegistered)
    },

    /** Answers whether there is such a report of the caller. */
    withdraw: (caller: Caller, code: string): Promise<boolean> => reports.withdraw(caller.userId, code),

    verify: verifyingProjects({ ...area, readOwn }),
  }
}
export type ProjectReportService = ReturnType<typeof projectReportService>
