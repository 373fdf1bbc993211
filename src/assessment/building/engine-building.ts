import { layerOf } from '#assessment/engine-construction.ts'
import type { Resolved, ResolvedLayer } from '#assessment/resolved.ts'
import type { ProjectItem, ProjectOpeningType } from '#contract/project-rows.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Building, Operation, Product } from '#engine/building/building.ts'
import type { Construction, Dataset, Layer } from '#engine/construction.ts'
import { keptLayer } from './kept-layers.ts'
import { type DatasetRef, type ResolvedBuilding, refKey } from './resolved-building.ts'

type GivenProduct = Pick<
  ProjectItem,
  'dataset' | 'endOfLife' | 'unit' | 'quantity' | 'serviceLife' | 'endOfLifeScenario'
>

/** Puts a product and its separate end of life together, the same object for the same two. */
function datasets({
  products,
}: ResolvedBuilding): (dataset: DatasetRef, endOfLife?: DatasetRef) => Dataset | undefined {
  const made = new Map<string, Dataset | undefined>()
  return (dataset, endOfLife) => {
    const own = products.get(refKey(dataset))
    const second = endOfLife && products.get(refKey(endOfLife))
    if (!own || !second) return own
    const key = `${refKey(dataset)} ${refKey(second)}`
    if (!made.has(key)) made.set(key, { ...own, endOfLife: second })
    return made.get(key)
  }
}

type Snapshot = ProjectDocument['constructions'][string]

/** What was made of the layers that were found for a snapshot. */
const made = new WeakMap<Resolved['layers'], { readonly snapshot: Snapshot; readonly construction: Construction }>()

const layerIn = (given: Snapshot['layers'][number], found: ResolvedLayer | undefined): Layer | [] =>
  found ? keptLayer(given, found, () => layerOf(given, found)) : []

/** The same construction for the same snapshot and data: what the engine knows of it stays known. */
function constructionOf(snapshot: Snapshot, found: Resolved): Construction {
  const before = made.get(found.layers)
  if (before?.snapshot === snapshot) return before.construction
  const { type, layers } = snapshot
  const construction = { type, layers: layers.flatMap((layer, index) => layerIn(layer, found.layers[index])) }
  made.set(found.layers, { snapshot, construction })
  return construction
}

type Library = Building['constructions']
/** By what was found for all constructions, which is the same object where none has changed. */
const libraries = new WeakMap<
  ResolvedBuilding['constructions'],
  { readonly snapshots: ProjectDocument['constructions']; readonly library: Library }
>()

/** The same object for the same constructions: what the engine knows of the rows that are made of them stays known. */
function libraryOf({ constructions: snapshots }: ProjectDocument, resolved: ResolvedBuilding): Library {
  const before = libraries.get(resolved.constructions)
  if (before?.snapshots === snapshots) return before.library
  const { release, catalogue, serviceLives, constructions } = resolved
  const library = Object.fromEntries(
    Object.entries(snapshots).map(([key, snapshot]) => [
      key,
      constructionOf(snapshot, { release, catalogue, serviceLives, layers: constructions.get(key) ?? [] }),
    ]),
  )
  libraries.set(constructions, { snapshots, library })
  return library
}

/** A building as the engine takes it. */
export function toBuilding(project: ProjectDocument, resolved: ResolvedBuilding): Building {
  const datasetOf = datasets(resolved)
  const energyOf = (ref: DatasetRef | undefined) => ref && resolved.energy.get(refKey(ref))
  const product = ({ dataset, endOfLife, unit, quantity, serviceLife, endOfLifeScenario }: GivenProduct): Product => ({
    key: refKey(resolved.products.get(refKey(dataset)) ?? dataset),
    dataset: datasetOf(dataset, endOfLife),
    unit,
    quantity,
    serviceLife,
    endOfLifeScenario,
  })
  const typeOf = ({ kind, uValue, parts }: ProjectOpeningType) => ({
    kind,
    uValue,
    parts: parts.map((part) => ({ ...product(part), per: part.per })),
  })
  const operationOf = ({
    carriers,
    userElectricity: user,
    photovoltaic: pv,
  }: NonNullable<typeof project.operation>): Operation => ({
    carriers: carriers.map((carrier) => ({ ...carrier, dataset: energyOf(carrier.dataset) })),
    userElectricity: user && { mode: user.mode, finalEnergy: user.finalEnergy, dataset: energyOf(user.dataset) },
    photovoltaic: pv && { ...pv, exportDataset: energyOf(pv.exportDataset) },
  })
  const { use, measure, areas, thermalBridges, primaryEnergy, elements, openings, services } = project
  return {
    use,
    measure,
    areas,
    thermalBridges,
    primaryEnergy,
    constructions: libraryOf(project, resolved),
    openingTypes: Object.fromEntries(Object.entries(project.openingTypes).map(([key, type]) => [key, typeOf(type)])),
    elements,
    openings,
    items: project.items.map(({ id, costGroup, status, remainingServiceLife, ...item }) => ({
      ...product(item),
      id,
      costGroup,
      status,
      remainingServiceLife,
    })),
    services: services ?? { mode: 'none' },
    operation: project.operation && operationOf(project.operation),
  }
}
