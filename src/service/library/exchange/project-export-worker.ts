import { parentPort } from 'node:worker_threads'
import { projectIndicatorsOf, projectProductsOf } from '#assessment/building/project-indicators.ts'
import { projectKpisOf } from '#assessment/building/project-kpis.ts'
import type { ProjectExport } from '#contract/project-export.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { inVariant } from '#engine/building/variant.ts'
import { csv } from '#interchange/csv/csv.ts'
import { epbdTables } from '#interchange/projects/epbd-table.ts'
import { projectLcax } from '#interchange/projects/project-lcax.ts'
import { projectTables } from '#interchange/projects/project-tables.ts'
import { toldProject } from '#interchange/projects/schedule-tables.ts'
import { headingTables } from '#interchange/tables/heading-table.ts'
import { xlsx } from '#interchange/xlsx/xlsx.ts'
import { refusalToCross } from '#service/assessment/engine-refusal.ts'
import type { ProjectExportAnswer, ProjectExportHead, ProjectExportWork } from './project-export-work.ts'
import { toldBeside } from './told-beside.ts'

/** Products in a file of LCAx, each with 4 kB of indicators by module, so that it can be read again. Beyond, assemblies have none. */
const MOST_PRODUCTS = 10_000

/** What was read and computed of a building that is written. */
type Written = ProjectExportWork & {
  readonly building: ProjectDocument
  readonly schedule: ProjectDocument
  readonly told: ProjectExport
}

function writtenOf(work: ProjectExportWork): Written {
  const { document, resolved, variant, prices, format } = work
  const building = JSON.parse(document) as ProjectDocument
  const head = JSON.parse(work.head) as ProjectExportHead
  const { locale } = head
  const schedule = inVariant(building, variant)
  const kpis = projectKpisOf(building, resolved, { variant, detail: 'modules', locale, prices })
  const detail = format === 'lcax' ? 'rows' : 'modules'
  const indicators = projectIndicatorsOf(building, resolved, { variant, detail })
  if (!schedule || !kpis || !indicators) throw new Error('the variant is there')
  return { ...work, building, schedule, told: { ...head, kpis, indicators } }
}

const tablesOf = ({ told, schedule, building, resolved }: Written) =>
  projectTables(toldProject(told, schedule, toldBeside(building, resolved, told.locale)))

const contents = {
  json: ({ told }: Written) => `${JSON.stringify(told, null, 2)}\n`,
  csv: (written: Written) => csv(tablesOf(written), written.told.locale),
  epbd: ({ told, schedule }: Written) => csv(epbdTables(toldProject(told, schedule)), told.locale),
  lcax: ({ told, schedule, building, resolved, variant }: Written) => {
    const products = projectProductsOf(building, resolved, { variant, most: MOST_PRODUCTS })
    return [...projectLcax(told, schedule, products ?? [])].join('')
  },
}

async function bytesOf(work: ProjectExportWork): Promise<Uint8Array<ArrayBuffer>> {
  const written = writtenOf(work)
  if (work.format !== 'xlsx') return new TextEncoder().encode(contents[work.format](written))
  const { locale } = written.told
  return xlsx([...(work.heading ? headingTables(work.heading, locale) : []), ...tablesOf(written)], locale)
}

async function answer(work: ProjectExportWork): Promise<void> {
  const told: ProjectExportAnswer = await bytesOf(work).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ refused: refusalToCross(error) }),
  )
  parentPort?.postMessage(told, 'bytes' in told ? [told.bytes.buffer] : [])
}

parentPort?.on('message', (work: ProjectExportWork) => void answer(work))
