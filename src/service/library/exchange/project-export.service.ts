import { exportMediaTypes } from '#contract/interchange.ts'
import type { ProjectExportFormat } from '#contract/project-export.ts'
import { inVariant } from '#engine/building/variant.ts'
import type { Heading } from '#interchange/tables/heading-table.ts'
import type { LetterheadService } from '#service/accounts/profile/letterhead.service.ts'
import { refusalOfBuilding } from '#service/assessment/building-refusals.ts'
import { thrownAgain } from '#service/assessment/engine-refusal.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import type { Caller } from '#service/caller.ts'
import type { FileReply } from '#service/http/handlers.ts'
import { refused, ServiceError } from '#service/service-error.ts'
import { isOutOfMemory, workerPool } from '#service/worker-pool.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { noteOfProject } from '../activity/note-of.ts'
import type { OwnMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { storedSubject, toProject } from '../projects/project-columns.ts'
import { loadProject, type ProjectArea } from '../projects/stored-project.ts'
import type { ProjectReportService } from '../verification/project-reports.service.ts'
import { materialFile } from './archive-export.ts'
import type { ProjectExportAnswer, ProjectExportHead, ProjectExportWork } from './project-export-work.ts'

type Asked = {
  readonly format: ProjectExportFormat
  readonly variant: string
  readonly locale: Locale
  /** With what it costs, by the prices of whoever asks. */
  readonly costs?: boolean | undefined
}

const endings: Readonly<Record<ProjectExportFormat, string>> = {
  json: '.json',
  xlsx: '.xlsx',
  csv: '.csv',
  lcax: '.lcax.json',
  epbd: '-EPBD.csv',
}
const mediaTypes: Readonly<Record<ProjectExportFormat, string>> = { ...exportMediaTypes, epbd: exportMediaTypes.csv }

/** What writing one may take: a workbook of 2,000 rows takes half a second. */
const BOUNDS = { waiting: 8, memory: 384, time: 60_000, width: 1 } as const
const workers = workerPool<ProjectExportWork>(new URL('./project-export-worker.ts', import.meta.url), BOUNDS)

/** The file, written beside the thread that answers requests. @throws {ServiceError} `invalidRequest`, `unavailable`, `bodyTooLarge` */
async function writtenBeside(work: ProjectExportWork, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await workers.run<ProjectExportAnswer>(work, { signal }).catch((error: unknown) => {
    throw isOutOfMemory(error) ? new ServiceError('bodyTooLarge', 'memory') : error
  })
  if ('refused' in answer) throw refusalOfBuilding(thrownAgain(answer.refused))
  return answer.bytes
}

type Sources = ProjectArea & {
  readonly readOwn: OwnMaterialsRepository['find']
  readonly letterheads: Pick<LetterheadService, 'read'>
  readonly reports: Pick<ProjectReportService, 'register'>
}

type Kept = { readonly id: string; readonly variant: string }

/** Who made a workbook, and how anyone can verify it. */
async function headingOf({ letterheads, reports }: Sources, caller: Caller, asked: Kept): Promise<Heading> {
  const { office, author } = await letterheads.read(caller)
  const verification = await reports.register(caller, asked.id, { variants: [asked.variant], office, author })
  return { office, author, project: '', verification }
}

/** A building as a file. */
export const projectExportService = (sources: Sources) => ({
  /**
   * @throws {ServiceError} `notFound`; `invalidRequest` naming `query.variant`, or a release that is gone; `unavailable`,
   *   `bodyTooLarge` for one that takes too long, or too much memory
   */
  async file(caller: Caller, id: string, asked: Asked, signal: AbortSignal): Promise<FileReply> {
    const { format, variant, locale, costs } = asked
    const stored = await loadProject(sources.db, caller, id)
    const { document } = stored
    if (!inVariant(document, variant)) throw refused('query.variant', 'unknownReference')
    const resolved = await resolveBuilding(sources, document, storedSubject(stored))
    const used = ownMaterialsIn(Object.values(document.constructions).flatMap(({ layers }) => layers))
    const materials = await sources.readOwn({ viewer: caller }, used)
    const head: ProjectExportHead = {
      format: 'aufbau-project',
      formatVersion: 1,
      exportedAt: new Date().toISOString(),
      locale,
      project: await toProject(sources, caller, stored),
      ownMaterials: materials.map(materialFile),
    }
    const work: ProjectExportWork = {
      format,
      variant,
      document: JSON.stringify(document),
      resolved,
      prices: costs ? await pricesOf(sources.db, caller.userId) : undefined,
      head: JSON.stringify(head),
      heading: format === 'xlsx' ? await headingOf(sources, caller, { id: stored.id, variant }) : undefined,
    }
    const content = await writtenBeside(work, signal)
    const exported = { format: { from: null, to: format } }
    await noteOfProject(sources.db, caller, stored, 'exported', exported)
    const name = document.code === undefined ? document.name : `${document.code} ${document.name}`
    return { name: `${name}${endings[format]}`, mediaType: mediaTypes[format], content }
  },
})
export type ProjectExportService = ReturnType<typeof projectExportService>
