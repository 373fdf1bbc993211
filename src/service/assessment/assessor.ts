import type { Catalogue } from '#catalogue/catalogue.ts'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer, SectionLayer } from '#contract/constructions.ts'
import { type Assessment, assess } from '#engine/assessment.ts'
import type { Trace } from '#engine/trace.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import { releaseOf } from '../releases.ts'
import { type Assessable, checkLayers, toEngine, translated } from './engine-construction.ts'
import { engineMaterials } from './engine-materials.ts'
import { toKpis } from './kpi-mapping.ts'

/** Counts up whenever the engine's results change; stored figures of another one are computed again. */
const ENGINE_VERSION = 1

/** Figures of a construction that lists show, sort and search by. */
export type ListFigures = {
  readonly thickness: number
  readonly uValue: number | null
  readonly mass: number | null
  readonly gwp: number | null
  readonly penrt: number | null
  readonly complete: boolean
  readonly section: SectionLayer[]
}

/** Where the parts of a request that decide an assessment came from, for refusals. */
export type Origin = {
  /** JSON Pointer of the layers; empty where they are the body. */
  readonly layers: string
  /** Of the release: `query.release`, `/release`. */
  readonly release: string
}

type Given = Assessable & { readonly release?: string | undefined }

/** Computes what is known of constructions. */
export type Assessor = {
  /** Identifies catalogue and engine, for figures that are stored. */
  readonly version: string
  /** Id of the release asked for, else of the default one. @throws {ServiceError} naming `query.release` */
  readonly release: (asked: string | undefined) => string
  readonly hasRelease: (id: string) => boolean
  /** @throws {ServiceError} `invalidRequest` for layers and releases that are not there */
  readonly check: (construction: Given, origin: Origin) => void
  readonly kpis: (
    construction: Given,
    options: { locale: Locale; trace?: boolean | undefined },
    origin?: Origin,
  ) => KeyPerformanceIndicators
  readonly indicators: (construction: Given, origin?: Origin) => EnvironmentalIndicators[]
  readonly listFigures: (construction: Given) => ListFigures
  /** Material of each layer with its name, that of its members after a slash; the id stands for one that is gone. */
  readonly materialsOf: (
    layers: readonly ConstructionLayer[],
    locale: Locale,
  ) => { readonly materialId: string; readonly name: string }[]
}

/** Layers that are stored, or whose places nobody asked about. */
const STORED: Origin = { layers: '/layers', release: 'query.release' }

/** Assesses with the catalogue. Stored constructions may name materials that are gone: their figures are null. */
export function assessor(catalogue: Catalogue): Assessor {
  const materials = engineMaterials(catalogue)
  const sectionLayer = ({ materialId, thickness, state = 'new', framing }: ConstructionLayer): SectionLayer => {
    const hatchOf = (id: string) => catalogue.materials.get(id)?.hatch ?? 'air'
    const members = framing && { hatch: hatchOf(framing.materialId), width: framing.width, spacing: framing.spacing }
    return { hatch: hatchOf(materialId), thickness, state, framing: members ?? null }
  }
  const run = (given: Given, origin: Origin, trace?: Trace): Assessment => {
    const { id: release, generation } = releaseOf(catalogue, given.release, origin.release)
    const options = { release, generation, referenceStudyPeriod: REFERENCE_STUDY_PERIOD }
    return translated(origin.layers, () => assess(toEngine(given, materials, release), options, trace))
  }
  const nameOf = (id: string, locale: Locale) => catalogue.materials.get(id)?.name[locale] ?? id
  return {
    version: `${ENGINE_VERSION}-${catalogue.version}`,
    release: (asked) => releaseOf(catalogue, asked).id,
    hasRelease: (id) => catalogue.releases.some((release) => release.id === id),
    check({ layers, release }, origin) {
      const { id } = releaseOf(catalogue, release, origin.release)
      checkLayers(layers, materials, { release: id, at: origin.layers })
    },
    kpis(construction, { locale, trace }, origin = STORED) {
      const steps: Trace | undefined = trace ? [] : undefined
      return toKpis(run(construction, origin, steps), locale, steps)
    },
    indicators: (construction, origin = STORED) =>
      run(construction, origin).indicators.map(({ module, release, generation, indicators, layers, missing }) => ({
        module,
        release,
        generation,
        indicators,
        layers,
        missing,
      })),
    materialsOf: (layers, locale) =>
      layers.map(({ materialId, framing }) => {
        const names = [materialId, ...(framing ? [framing.materialId] : [])].map((id) => nameOf(id, locale))
        return { materialId, name: names.join(' / ') }
      }),
    listFigures(construction) {
      const { geometry, thermal, lifeCycle } = run(construction, STORED)
      return {
        thickness: geometry.thickness,
        uValue: thermal.uValue,
        mass: geometry.mass,
        gwp: lifeCycle.gwp?.total ?? null,
        penrt: lifeCycle.penrt?.total ?? null,
        complete: lifeCycle.complete,
        section: construction.layers.map(sectionLayer),
      }
    },
  }
}
