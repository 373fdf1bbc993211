import { knownData, type Wanted } from '#assessment/known-data.ts'
import type { Resolved } from '#assessment/resolved.ts'
import type { DeclaredDatasetFigures } from '#contract/dataset-figures.ts'
import type { FiguresToCompute } from '#contract/material-figures.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { EngineError } from '#engine/engine-error.ts'
import { datasetsByRef, energyOf, once, productOf } from './declared-datasets.ts'
import { projectKpisOf, type TellingOfProject } from './project-kpis.ts'
import { type DatasetRef, energyRefs, productRefs, type ResolvedBuilding, refKey } from './resolved-building.ts'

/** A project of which figures are wanted. */
export type BuildingTask = {
  readonly document: ProjectDocument
  readonly telling: TellingOfProject
  /** There is newer data than what is told. */
  readonly newerData?: boolean
}

/** What a project names and is not known. */
export type BuildingLacks = Wanted & { readonly datasets: readonly DatasetRef[] }

export type BuildingAnswer =
  | { readonly kpis: ProjectKpis }
  | { readonly lacks: BuildingLacks }
  /** The engine refuses it; the service says why. */
  | { readonly refused: true }

export type BuildingData = {
  readonly figures: readonly FiguresToCompute[]
  readonly datasets: readonly DeclaredDatasetFigures[]
}

const [toProduct, toEnergy] = [once(productOf), once(energyOf)]

type Snapshot = ProjectDocument['constructions'][string]
type Kept = {
  /** As it came last. */
  given: Snapshot
  readonly written: string
  readonly snapshot: Snapshot
  readonly layers: Resolved['layers']
}

/** Assesses a building again and again, from data that is told once. Knows nothing at first. */
export function knownBuilding() {
  const materials = knownData()
  const datasets: DeclaredDatasetFigures[] = []
  const known = new Set<string>()
  /** Constructions that stay the same are the same objects: the engine computes what is per m² of each once. */
  const kept = new Map<string, Kept>()

  let whole = new WeakSet<ProjectDocument['constructions']>()

  const keep = (key: string, snapshot: Snapshot): Kept | undefined => {
    const before = kept.get(key)
    if (before?.given === snapshot) return before
    const written = JSON.stringify(snapshot)
    if (before?.written === written) {
      before.given = snapshot
      return before
    }
    const resolved = materials.resolve(snapshot.layers, undefined)
    const next = resolved && { given: snapshot, written, snapshot, layers: resolved.layers }
    if (next) kept.set(key, next)
    return next
  }

  /** The document with the objects of before, and all that it names; undefined while any of it is not known. */
  function resolve(document: ProjectDocument, newerData: boolean) {
    const basis = materials.resolve([], undefined)
    const entries = Object.entries(document.constructions).map(([key, one]) => [key, keep(key, one)] as const)
    const circumstances = materials.circumstances()
    if (!basis || !circumstances || entries.some(([, one]) => one === undefined)) return undefined
    const { release, catalogue, serviceLives } = basis
    const { today } = circumstances
    const resolved: ResolvedBuilding = {
      release,
      catalogue,
      serviceLives,
      today,
      newerData,
      constructions: new Map(entries.map(([key, one]) => [key, one?.layers ?? []])),
      products: datasetsByRef(productRefs(document), datasets, toProduct),
      energy: datasetsByRef(energyRefs(document), datasets, toEnergy),
    }
    const constructions = Object.fromEntries(
      entries.map(([key, one]) => [key, one?.snapshot]),
    ) as typeof document.constructions
    return { document: { ...document, constructions }, resolved }
  }

  const lacking = ({ constructions, ...document }: ProjectDocument): BuildingLacks => ({
    // what was known once stays known
    ...materials.unknown(whole.has(constructions) ? [] : Object.values(constructions).flatMap(({ layers }) => layers)),
    datasets: [...productRefs(document), ...energyRefs(document)].filter((ref) => !known.has(refKey(ref))),
  })

  return {
    /** Takes up answers of the service. @param asked - datasets that were asked for, whether the release holds them or not */
    add({ figures, datasets: found }: BuildingData, asked: readonly DatasetRef[]): void {
      for (const one of figures) materials.add(one)
      if (figures.length > 0) {
        kept.clear()
        whole = new WeakSet()
      }
      datasets.push(...found)
      for (const ref of asked) known.add(refKey(ref))
    },
    assess({ document, telling, newerData = false }: BuildingTask): BuildingAnswer {
      const lacks = lacking(document)
      const given = lacks.datasets.length === 0 ? resolve(document, newerData) : undefined
      if (!given) return { lacks }
      whole.add(document.constructions)
      try {
        const kpis = projectKpisOf(given.document, given.resolved, telling)
        return kpis ? { kpis } : { refused: true }
      } catch (error) {
        if (error instanceof EngineError) return { refused: true }
        throw error
      }
    },
  }
}
