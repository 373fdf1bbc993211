import { assessed, indicatorsOf, kpisOf, type Telling } from '#assessment/assess-construction.ts'
import type { Assessable } from '#assessment/engine-construction.ts'
import { assessedWithOf } from '#assessment/pins.ts'
import { nameOf, type Resolved, type ResolvedPart } from '#assessment/resolved.ts'
import { allWords } from '#assessment/texts/all-words.ts'
import { tracing } from '#assessment/tracing.ts'
import { ENGINE_VERSION } from '#assessment/versions.ts'
import type { Release, TransportRecord } from '#catalogue/catalogue.ts'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { vehicles } from '#vocabulary/vehicles.ts'
import { ServiceError } from '../service-error.ts'
import type { DataInUse } from './data-in-use.ts'
import { engineMaterials } from './engine-materials.ts'
import { FACTS_VERSION, type Facts, factsOf, type Marks, marksFor } from './facts.ts'
import { type ListFigures, toListFigures } from './list-figures.ts'
import { hasNewerData } from './newer-data.ts'
import type { ReadOwnMaterials } from './own-material.ts'
import { refusalsOf, translated } from './refusals.ts'
import { releaseOf } from './release-of.ts'
import { type Assessed, resolveMaterials } from './resolve-materials.ts'
import { unknownDatasets } from './unknown-datasets.ts'

/** Where the parts of a request that decide an assessment came from, for refusals. */
export type Origin = {
  /** JSON Pointer of the layers; empty where they are the body. */
  readonly layers: string
  /** Of the release: `query.release`, `/release`. */
  readonly release: string
}

/** A construction to assess; what `Assessed` leaves out is that of today, and materials of users are unknown. */
export type Given = Assessable &
  Assessed & {
    readonly release?: string | undefined
    /** Modules that are counted in place of those of the boundary in the settings. */
    readonly modules?: readonly LifeCycleModule[] | undefined
    /** What the layers name, where `check` has found it already. */
    readonly found?: Resolved
  }

/** Computes what is known of constructions. What the catalogue and today's datasets hold costs no query. */
export type Assessor = {
  /** Identifies catalogue and engine, for figures that are kept. */
  readonly version: string
  /** The same for what `storedFigures` tells. */
  readonly storedVersion: string
  /** By which the materials of stored constructions are marked for questions. */
  readonly marks: Marks
  /** Release asked for, else the default one. @throws {ServiceError} naming `path`, `query.release` where absent */
  readonly release: (asked: string | undefined, path?: string) => Release
  readonly releases: () => readonly Release[]
  readonly hasRelease: (id: string) => boolean
  /** Whether newer data is there than what a construction was assessed with. @param own - release that its maker chose */
  readonly isOutdated: (assessedWith: AssessedWith | null, own: string | null) => boolean
  /**
   * @returns the construction with what it names, so that nothing is looked up twice
   * @throws {ServiceError} `invalidRequest` for layers, datasets and releases that are not there
   */
  readonly check: <Checked extends Given>(construction: Checked, origin: Origin) => Promise<Checked>
  readonly kpis: (
    construction: Given,
    options: {
      locale: Locale
      trace?: boolean | undefined
      /** Of whoever asks; without them nothing is said of cost. */
      prices?: Prices | undefined
    },
    origin?: Origin,
  ) => Promise<KeyPerformanceIndicators>
  readonly indicators: (construction: Given, origin?: Origin) => Promise<EnvironmentalIndicators[]>
  readonly listFigures: (construction: Given) => Promise<ListFigures>
  /** What is stored with a construction: figures of lists, and facts for questions. */
  readonly storedFigures: (construction: Given) => Promise<ListFigures & Facts>
  /** Release and dataset versions that `listFigures` computes with now. */
  readonly assessedWith: (construction: Given) => Promise<AssessedWith>
  /** What the layers name, with the datasets that are assessed with. */
  readonly resolve: (construction: Omit<Given, 'type'>, origin?: Origin) => Promise<Resolved>
  /** The day and the releases in use, by which figures are told. */
  readonly circumstances: () => Pick<Telling, 'today' | 'releases'>
  /** Figures of the vehicles that a release has. */
  readonly vehicles: (release: string) => readonly TransportRecord[]
  /**
   * Material of each layer with its name, that of its members after a slash, and what is built in; the id stands for one
   * that is gone.
   */
  readonly materialsOf: (
    construction: Omit<Given, 'type'>,
    locale: Locale,
  ) => Promise<{ readonly materialId: string; readonly name: string; readonly builtIn: string[] }[]>
}

/** Layers that are stored, or whose places nobody asked about. */
const STORED: Origin = { layers: '/layers', release: 'query.release' }

/** Tells the time; tests bring their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The day of a time as ISO date (UTC). */
export const isoDate = (time: Date): string => time.toISOString().slice(0, 10)

const noOwnMaterials: ReadOwnMaterials = async () => []

type AssessorOptions = { readonly readOwn?: ReadOwnMaterials; readonly clock?: Clock }

/** Assesses with the data in use. Stored constructions may name materials that are gone: their figures are null. */
export function assessor(
  data: DataInUse,
  { readOwn = noOwnMaterials, clock = systemClock }: AssessorOptions = {},
): Assessor {
  const sources = { data, readOwn, engine: engineMaterials(data.catalogue) }
  const told = { catalogue: data.catalogue, marks: marksFor(data.catalogue) }
  const resolve = async (given: Omit<Given, 'type'>, origin = STORED) =>
    given.found ?? resolveMaterials(sources, given, releaseOf(data.releases(), given.release, origin.release))
  const circumstances = () => ({
    today: isoDate(clock()),
    releases: data.releases().map(({ id }) => ({ id, validUntil: data.validUntil(id) })),
  })
  return {
    version: `${ENGINE_VERSION}-${data.catalogue.version}`,
    storedVersion: `${ENGINE_VERSION}-${data.catalogue.version}-${FACTS_VERSION}`,
    marks: told.marks,
    release: (asked, path) => releaseOf(data.releases(), asked, path),
    releases: data.releases,
    hasRelease: (id) => data.releases().some((release) => release.id === id),
    isOutdated: (assessedWith, own) => hasNewerData(data, assessedWith, own),
    resolve,
    circumstances,
    vehicles: (release) => vehicles.flatMap((one) => data.catalogue.transportOf(one, release) ?? []),
    async check(given, origin) {
      const found = await resolve(given, origin)
      const refusals = [
        ...refusalsOf(given.layers, found, origin.layers),
        ...(await unknownDatasets(data, found, origin.layers)),
      ]
      if (refusals.length > 0) throw new ServiceError('invalidRequest', 'layers', { refusals })
      return { ...given, found }
    },
    async kpis(given, { locale, trace, prices }, origin = STORED) {
      const resolved = await resolve(given, origin)
      const telling = { words: allWords[locale], tracing: trace ? tracing() : undefined, ...circumstances() }
      return translated(origin.layers, () => kpisOf({ given, resolved, prices }, telling))
    },
    async indicators(given, origin = STORED) {
      const resolved = await resolve(given, origin)
      return translated(origin.layers, () => indicatorsOf({ given, resolved }))
    },
    async materialsOf(given, locale) {
      const { layers } = await resolve(given)
      const named = (part: ResolvedPart) => nameOf(part, locale)
      return layers.map(({ own, members, accessories = [] }) => ({
        materialId: own.materialId,
        name: [own, ...(members ? [members] : [])].map(named).join(' / '),
        builtIn: accessories.map(named),
      }))
    },
    async listFigures(given) {
      const resolved = await resolve(given)
      const assessment = translated(STORED.layers, () => assessed({ given, resolved }))
      return toListFigures(assessment, given.layers, resolved)
    },
    async storedFigures(given) {
      const resolved = await resolve(given)
      const assessment = translated(STORED.layers, () => assessed({ given, resolved }))
      const facts = factsOf(assessment, { ...resolved, type: given.type }, told)
      return { ...toListFigures(assessment, given.layers, resolved), ...facts }
    },
    assessedWith: async (given) => assessedWithOf(await resolve(given), clock().toISOString()),
  }
}
