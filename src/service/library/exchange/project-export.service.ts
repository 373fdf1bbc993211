import { projectIndicatorsOf, projectProductsOf } from '#assessment/building/project-indicators.ts'
import { projectKpisOf } from '#assessment/building/project-kpis.ts'
import { exportMediaTypes } from '#contract/interchange.ts'
import type { ProjectExport, ProjectExportFormat } from '#contract/project-export.ts'
import { inVariant } from '#engine/building/variant.ts'
import { csv } from '#interchange/csv/csv.ts'
import { epbdTables } from '#interchange/projects/epbd-table.ts'
import { projectLcax } from '#interchange/projects/project-lcax.ts'
import { projectTables } from '#interchange/projects/project-tables.ts'
import { type ToldProject, toldProject } from '#interchange/projects/schedule-tables.ts'
import { headingTables } from '#interchange/tables/heading-table.ts'
import { xlsx } from '#interchange/xlsx/xlsx.ts'
import type { LetterheadService } from '#service/accounts/profile/letterhead.service.ts'
import { translatedBuilding } from '#service/assessment/building-refusals.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import { resolveBuilding } from '#service/assessment/resolve-building.ts'
import { breathing } from '#service/breath.ts'
import type { Caller } from '#service/caller.ts'
import type { FileReply } from '#service/http/handlers.ts'
import { refused } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { noteOfProject } from '../activity/note-of.ts'
import type { OwnMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import { pricesOf } from '../prices/prices-of.ts'
import { storedSubject, toProject } from '../projects/project-columns.ts'
import { loadProject, type ProjectArea } from '../projects/stored-project.ts'
import type { ProjectReportService } from '../verification/project-reports.service.ts'
import { materialFile } from './archive-export.ts'
import { toldBeside } from './told-beside.ts'

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

const text = (value: string) => new TextEncoder().encode(value)
const json = (value: object) => text(`${JSON.stringify(value, null, 2)}\n`)

/** Products in a file of LCAx, each with 4 kB of indicators by module, so that it can be read again. Beyond, assemblies have none. */
const MOST_PRODUCTS = 10_000

/** Texts as what they are sent as, with a turn for others between them. */
async function* sent(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  const breathe = breathing()
  for (const piece of texts) {
    await breathe()
    yield text(piece)
  }
}

type Sources = ProjectArea & {
  readonly readOwn: OwnMaterialsRepository['find']
  readonly letterheads: Pick<LetterheadService, 'read'>
  readonly reports: Pick<ProjectReportService, 'register'>
}

/** A building as a workbook that anyone can verify, headed by who made it. */
async function workbookOf({ letterheads, reports }: Sources, caller: Caller, given: ToldProject): Promise<Uint8Array> {
  const { project, kpis, locale } = given.told
  const { office, author } = await letterheads.read(caller)
  const verification = await reports.register(caller, project.id, { variants: [kpis.variant], office, author })
  const heading = headingTables({ office, author, project: '', verification }, locale)
  return xlsx([...heading, ...projectTables(given)], locale)
}

/** A building as a file. */
export const projectExportService = (sources: Sources) => ({
  /** @throws {ServiceError} `notFound`; `invalidRequest` naming `query.variant`, or a release that is gone */
  async file(caller: Caller, id: string, { format, variant, locale, costs }: Asked): Promise<FileReply> {
    const stored = await loadProject(sources.db, caller, id)
    const { document } = stored
    const schedule = inVariant(document, variant)
    if (!schedule) throw refused('query.variant', 'unknownReference')
    const resolved = await resolveBuilding(sources, document, storedSubject(stored))
    const prices = costs ? await pricesOf(sources.db, caller.userId) : undefined
    const [kpis, indicators] = translatedBuilding(() => [
      projectKpisOf(document, resolved, { variant, detail: 'modules', locale, prices }),
      projectIndicatorsOf(document, resolved, { variant, detail: format === 'lcax' ? 'rows' : 'modules' }),
    ])
    if (!kpis || !indicators) throw refused('query.variant', 'unknownReference')
    const used = ownMaterialsIn(Object.values(document.constructions).flatMap(({ layers }) => layers))
    const materials = await sources.readOwn({ viewer: caller }, used)
    const told: ProjectExport = {
      format: 'aufbau-project',
      formatVersion: 1,
      exportedAt: new Date().toISOString(),
      locale,
      project: await toProject(sources, caller, stored),
      ownMaterials: materials.map(materialFile),
      kpis,
      indicators,
    }
    const written = () => projectProductsOf(document, resolved, { variant, most: MOST_PRODUCTS })
    const tables = () => toldProject(told, schedule, toldBeside(document, resolved, locale))
    type Content = FileReply['content']
    const contents: Readonly<Record<ProjectExportFormat, () => Promise<Content> | Content>> = {
      json: () => json(told),
      csv: () => text(csv(projectTables(tables()), locale)),
      epbd: () => text(csv(epbdTables(toldProject(told, schedule)), locale)),
      xlsx: () => workbookOf(sources, caller, tables()),
      lcax: () => sent(projectLcax(told, schedule, translatedBuilding(written) ?? [])),
    }
    const content = await contents[format]()
    const exported = { format: { from: null, to: format } }
    await noteOfProject(sources.db, caller, stored, 'exported', exported)
    const name = document.code === undefined ? document.name : `${document.code} ${document.name}`
    return { name: `${name}${endings[format]}`, mediaType: mediaTypes[format], content }
  },
})
export type ProjectExportService = ReturnType<typeof projectExportService>
