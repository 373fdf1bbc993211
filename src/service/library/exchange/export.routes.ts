import type { ConstructionComparison } from '#contract/constructions.ts'
import type { Operations } from '#contract/index.ts'
import type { ConstructionExport, ExportFormat, UsedMaterial } from '#contract/interchange.ts'
import { exportMediaTypes } from '#contract/interchange.ts'
import { csv } from '#interchange/csv/csv.ts'
import { type LcaxFile, lcaxOfComparison, lcaxOfConstruction } from '#interchange/lcax/lcax.ts'
import { comparisonTables } from '#interchange/tables/comparison-tables.ts'
import { constructionTables, fileNameOf } from '#interchange/tables/construction-tables.ts'
import type { Table } from '#interchange/tables/table.ts'
import { wordsOf } from '#interchange/tables/words.ts'
import { xlsx } from '#interchange/xlsx/xlsx.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { FileReply, HandlerRequest, Handlers } from '#service/http/handlers.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { OwnMaterialRow } from '../own-materials/own-materials.repository.ts'
import { materialFile } from './archive-export.ts'

/** What an export is made of: it shows what its caller may read, as they read it. */
export type ExportReads = Pick<
  Handlers,
  'readConstruction' | 'readStoredKpis' | 'readStoredIndicators' | 'readMaterial' | 'compareConstructions'
>
type ConstructionRequest = HandlerRequest<Operations['exportConstruction']>

type OfConstruction = { readonly constructionId: string }
/** Materials of users that a construction uses. */
export type ReadOwnOf = (reader: OfConstruction, ids: readonly string[]) => Promise<readonly OwnMaterialRow[]>

type ExportSources = { readonly reads: ExportReads; readonly readOwn: ReadOwnOf }

/** Times that an export starts over when the construction is changed meanwhile. */
const ATTEMPTS = 4

const endings: Readonly<Record<ExportFormat, string>> = {
  json: '.json',
  csv: '.csv',
  xlsx: '.xlsx',
  lcax: '.lcax.json',
}

type Content = { readonly json: object; readonly lcax: () => LcaxFile; readonly tables: () => readonly Table[] }

const text = (value: object) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

async function fileOf(
  name: string,
  { format, locale }: { format: ExportFormat; locale: Locale },
  { json, lcax, tables }: Content,
): Promise<{ file: FileReply }> {
  const writers: Readonly<Record<ExportFormat, () => Promise<Uint8Array> | Uint8Array>> = {
    json: () => text(json),
    lcax: () => text(lcax()),
    csv: () => new TextEncoder().encode(csv(tables(), locale)),
    xlsx: () => xlsx(tables(), locale),
  }
  return {
    file: { name: `${name}${endings[format]}`, mediaType: exportMediaTypes[format], content: await writers[format]() },
  }
}

async function materialsOf(
  { readMaterial }: ExportReads,
  request: ConstructionRequest,
  ids: ReadonlySet<string>,
  release: string,
): Promise<UsedMaterial[]> {
  const found = await Promise.all(
    [...ids].map((id) =>
      readMaterial({ ...request, upload: undefined, params: { id }, query: { locale: request.query.locale, release } })
        .then(({ body }) => body)
        .catch((error: unknown) => {
          // gone from the catalogue: its id stands for it
          if (error instanceof ServiceError && error.code === 'notFound') return undefined
          throw error
        }),
    ),
  )
  return found
    .filter((material) => material !== undefined)
    .map(({ id, name, conductivity, density, specificHeatCapacity, vapourResistanceFactor, serviceLife, sources }) => ({
      id,
      name,
      conductivity,
      density,
      specificHeatCapacity,
      vapourResistanceFactor,
      serviceLife,
      sources,
    }))
}

/** Where the figures of each layer come from. */
const datasetsOf = (
  { layers }: Pick<ConstructionExport['construction'], 'layers'>,
  { lifeCycle: { release, generation }, layers: figures }: ConstructionExport['kpis'],
): ConstructionExport['datasets'] =>
  figures.flatMap(({ layer, datasets }) =>
    datasets.map(({ part, uuid, version, name, replaced, expired }) => {
      const { materialId = '', framing } = layers[layer] ?? {}
      return {
        layer,
        part,
        materialId: part === 'framing' ? (framing?.materialId ?? '') : materialId,
        uuid,
        version,
        name,
        release,
        generation,
        replaced,
        expired,
      }
    }),
  )

/** The construction with its figures, all of one version: read again where it was changed in between. */
async function readWhole(
  sources: ExportSources,
  request: ConstructionRequest,
  attempt = 1,
): Promise<ConstructionExport> {
  const { reads, readOwn } = sources
  const { locale, release } = request.query
  const shared = { ...request, upload: undefined, body: undefined }
  const read = async () => (await reads.readConstruction({ ...shared, query: { locale } })).body
  const construction = await read()
  const figures = { ...shared, query: { locale, ...(release !== undefined && { release }) } }
  const { body: kpis } = await reads.readStoredKpis(figures)
  const { body: indicators } = await reads.readStoredIndicators(figures)
  const ids = new Set(
    construction.layers.flatMap(({ materialId, framing }) => [materialId, ...(framing ? [framing.materialId] : [])]),
  )
  const materials = await materialsOf(reads, request, ids, kpis.lifeCycle.release)
  const own = await readOwn({ constructionId: construction.id }, ownMaterialsIn(construction.layers))
  if ((await read()).version !== construction.version) {
    if (attempt < ATTEMPTS) return readWhole(sources, request, attempt + 1)
    throw new ServiceError('conflict', 'changed while it was exported')
  }
  return {
    format: 'aufbau-construction',
    formatVersion: 1,
    exportedAt: new Date().toISOString(),
    locale,
    construction,
    ownMaterials: own.map(materialFile),
    materials,
    kpis,
    indicators,
    datasets: datasetsOf(construction, kpis),
  }
}

/** A construction, or a comparison, as a file. */
export function exportHandlers(
  reads: ExportReads,
  readOwn: ReadOwnOf,
): Pick<Handlers, 'exportConstruction' | 'exportComparison'> {
  return {
    async exportConstruction(request) {
      const whole = await readWhole({ reads, readOwn }, request)
      return fileOf(fileNameOf([whole.construction]), request.query, {
        json: whole,
        lcax: () => lcaxOfConstruction(whole),
        tables: () => constructionTables(whole),
      })
    },
    async exportComparison(request) {
      const { ids, locale, release } = request.query
      const { body }: { body: ConstructionComparison } = await reads.compareConstructions({
        ...request,
        upload: undefined,
        body: ids,
        query: { locale, ...(release !== undefined && { release }) },
      })
      const name = `${wordsOf(locale).word('comparison')} ${fileNameOf(body.items)}`
      return fileOf(name, request.query, {
        json: body,
        lcax: () => lcaxOfComparison(body, name),
        tables: () => comparisonTables(body, locale),
      })
    },
  }
}
