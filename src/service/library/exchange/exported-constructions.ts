import type { ConstructionComparison } from '#contract/construction-comparison.ts'
import type { ConstructionExport, ExportFormat, UsedMaterial } from '#contract/interchange.ts'
import type { LetterheadService } from '#service/accounts/profile/letterhead.service.ts'
import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { Caller } from '#service/caller.ts'
import type { MaterialService } from '#service/data/materials/materials.service.ts'
import { ServiceError } from '#service/service-error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { transportOf } from '#vocabulary/transport.ts'
import type { ComparisonService } from '../constructions/comparison.service.ts'
import type { Place } from '../constructions/construction-area.ts'
import type { ConstructionService } from '../constructions/constructions.service.ts'
import type { OwnMaterialsRepository } from '../own-materials/own-materials.repository.ts'
import type { VerificationService } from '../verification/verification.service.ts'
import { materialFile } from './archive-export.ts'

/** What an export is made of: it shows what its caller may read, as they read it. */
export type ExportSources = {
  readonly reports: Pick<VerificationService, 'register' | 'registerComparison'>
  readonly constructions: Pick<ConstructionService, 'read' | 'kpis' | 'indicators'>
  readonly comparison: ComparisonService
  readonly materials: Pick<MaterialService, 'read'>
  readonly readOwn: OwnMaterialsRepository['find']
  readonly letterheads: Pick<LetterheadService, 'read'>
}

/** How a file is asked for; without a release, with the data that was kept. */
export type Asked = {
  readonly format: ExportFormat
  readonly locale: Locale
  readonly release?: string | undefined
  readonly project?: string | undefined
  /** By the prices of the caller. */
  readonly costs?: boolean | undefined
}

type OfConstruction = { readonly caller: Caller; readonly place: Place; readonly asked: Asked }

/** Times that an export starts over when the construction is changed meanwhile. */
const ATTEMPTS = 4

async function materialsOf(
  { materials }: ExportSources,
  { caller, asked: { locale } }: Pick<OfConstruction, 'caller' | 'asked'>,
  { ids, release }: { readonly ids: ReadonlySet<string>; readonly release: string },
): Promise<UsedMaterial[]> {
  const found = await Promise.all(
    [...ids].map((id) =>
      materials.read({ viewer: caller }, id, { locale, release }).catch((error: unknown) => {
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
  { layers, settings }: Pick<ConstructionExport['construction'], 'layers' | 'settings'>,
  { lifeCycle: { release, generation }, layers: figures }: ConstructionExport['kpis'],
): ConstructionExport['datasets'] =>
  figures.flatMap(({ layer, datasets }) =>
    datasets.map(({ part, accessory, uuid, version, name, replaced, expired }) => {
      const named = layers[layer]
      const { materialId = '', framing, secondFraming, accessories = [] } = named ?? {}
      const ids = {
        material: materialId,
        framing: framing?.materialId,
        secondFraming: secondFraming?.materialId,
        accessory: accessories[accessory ?? 0]?.accessoryId,
        transport: named && transportOf(named, settings)?.vehicle,
      }
      return {
        layer,
        part,
        materialId: ids[part] ?? '',
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

const materialIdsOf = ({ layers }: Pick<ConstructionExport['construction'], 'layers'>) =>
  layers.flatMap(({ materialId, framing, secondFraming }) =>
    [materialId, framing?.materialId, secondFraming?.materialId].filter((id) => id !== undefined),
  )

/** What was read is no longer of one version. */
export const changedMeanwhile = () =>
  new ServiceError('conflict', 'changed while it was exported', { why: 'changedMeanwhile' })

/** The construction with its figures, all of one version: read again where it was changed in between. */
export async function readWhole(
  sources: ExportSources,
  request: OfConstruction,
  attempt = 1,
): Promise<ConstructionExport> {
  const { constructions, readOwn } = sources
  const {
    caller,
    place,
    asked: { locale, release, costs },
  } = request
  const construction = await constructions.read(caller, place)
  const kpis = await constructions.kpis(caller, place, { locale, release, costs })
  const indicators = await constructions.indicators(caller, place, { release })
  const ids = new Set(materialIdsOf(construction))
  const materials = await materialsOf(sources, request, { ids, release: kpis.lifeCycle.release })
  const own = await readOwn({ constructionId: construction.id }, ownMaterialsIn(construction.layers))
  if ((await constructions.read(caller, place)).version !== construction.version) {
    if (attempt < ATTEMPTS) return readWhole(sources, request, attempt + 1)
    throw changedMeanwhile()
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

/** Compared constructions with their layers whole. @throws {ServiceError} `conflict` where one was changed meanwhile */
export async function comparedWhole(
  sources: ExportSources,
  { items }: ConstructionComparison,
  request: Pick<OfConstruction, 'caller' | 'asked'>,
) {
  return Promise.all(
    items.map(async ({ id, ownership, layers, kpis, indicators }) => {
      const construction = await sources.constructions.read(request.caller, { ownership, id })
      const same =
        construction.layers.map(({ materialId }) => materialId).join() ===
        layers.map(({ materialId }) => materialId).join()
      if (!same) throw changedMeanwhile()
      const ids = new Set(materialIdsOf(construction))
      const materials = await materialsOf(sources, request, { ids, release: kpis.lifeCycle.release })
      return { construction, materials, kpis, indicators }
    }),
  )
}
