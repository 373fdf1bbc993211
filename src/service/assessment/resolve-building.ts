import { datasetsByRef, energyOf, once, productOf } from '#assessment/building/declared-datasets.ts'
import { energyRefs, productRefs, type ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { Resolved } from '#assessment/resolved.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Assessor } from './assessor.ts'
import type { DataInUse } from './data-in-use.ts'
import type { MaterialReader } from './own-material.ts'

const [toProduct, toEnergy] = [once(productOf), once(energyOf)]

type Project = Pick<ProjectDocument, 'release' | 'constructions' | 'openingTypes' | 'items' | 'operation' | 'variants'>

/** Who sees materials of users, and the release and versions that are kept. */
type Reading = {
  readonly reader: MaterialReader | undefined
  readonly assessedWith: AssessedWith | null
  /** The project before, with what it names, found by the same reader in the same data: what stays is not looked up again. */
  readonly known?:
    | {
        readonly document: Pick<Project, 'release' | 'constructions'>
        readonly resolved: Pick<ResolvedBuilding, 'release' | 'catalogue' | 'serviceLives' | 'constructions'>
      }
    | undefined
}

type Sources = { readonly assessor: Assessor; readonly data: DataInUse }

/** The release of a project: its own, else the one that is kept as long as it is there, else the default. */
const releaseIn = ({ assessor }: Sources, { release }: Project, { assessedWith }: Reading): string | undefined =>
  release ?? (assessedWith && assessor.hasRelease(assessedWith.release) ? assessedWith.release : undefined)

/** Whether there is newer data than what is kept, where the project asks for no other release than that. */
const isOutdated = ({ assessor }: Sources, { release }: Project, { assessedWith }: Reading): boolean =>
  (release === undefined || release === assessedWith?.release) && assessor.isOutdated(assessedWith, release ?? null)

/** Layers of all constructions, with one query; those of constructions that stay are the same objects. */
async function constructionsOf(sources: Sources, project: Project, { known, ...reading }: Reading) {
  const { assessor } = sources
  const isKept = known !== undefined && known.document.release === project.release
  if (isKept && known.document.constructions === project.constructions) {
    const { release, catalogue, serviceLives, constructions } = known.resolved
    return { release, catalogue, serviceLives, constructions }
  }
  const constructions = new Map<string, Resolved['layers']>()
  const open: (readonly [key: string, layers: Project['constructions'][string]['layers']])[] = []
  for (const [key, construction] of Object.entries(project.constructions)) {
    const layers = isKept && known.document.constructions[key] === construction && known.resolved.constructions.get(key)
    // in its order: figures name materials in that of the library
    constructions.set(key, layers || [])
    if (!layers) open.push([key, construction.layers])
  }
  if (isKept && open.length === 0) {
    const { release, catalogue, serviceLives } = known.resolved
    return { release, catalogue, serviceLives, constructions }
  }
  const given = {
    layers: open.flatMap(([, layers]) => layers),
    release: releaseIn(sources, project, reading),
    ...reading,
  }
  const found = await assessor.resolve(given, { layers: '', release: '/release' })
  let from = 0
  for (const [key, { length }] of open) {
    constructions.set(key, found.layers.slice(from, from + length))
    from += length
  }
  const { release, catalogue, serviceLives } = found
  return { release, catalogue, serviceLives, constructions }
}

/**
 * Finds everything that a project names: the materials of all its constructions with one query, its products and carriers
 * with another.
 *
 * @throws {ServiceError} `invalidRequest` naming `/release`, where there is no such release
 */
export async function resolveBuilding(sources: Sources, project: Project, reading: Reading): Promise<ResolvedBuilding> {
  const found = await constructionsOf(sources, project, reading)
  const [products, energy] = [productRefs(project), energyRefs(project)]
  const keys = [...products, ...energy].map(({ uuid, version }) => ({ uuid: uuid.toLowerCase(), version }))
  const datasets = keys.length > 0 ? await sources.data.findDeclared(found.release.id, keys) : []
  return {
    ...found,
    today: sources.assessor.circumstances().today,
    newerData: isOutdated(sources, project, reading),
    products: datasetsByRef(products, datasets, toProduct),
    energy: datasetsByRef(energy, datasets, toEnergy),
  }
}
