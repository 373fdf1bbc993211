import {
  openingTypeOf,
  type ShippedOpeningType,
  shippedOpeningTypes,
  usualOpeningType,
} from '#assessment/building/opening-types.ts'
import type { Material } from '#contract/materials.ts'
import type { Project } from '#contract/projects.ts'
import type { IfcBuilding } from '#interchange/ifc/building/ifc-building.ts'
import { proposeProject } from '#interchange/ifc/building/propose-project.ts'
import { type BulkGroup, bulkGroups } from '#interchange/ifc/building/proposed-bulks.ts'
import { type OpeningKind, openingKindKey } from '#interchange/ifc/building/proposed-openings.ts'
import type { ProjectFile } from '#interchange/projects-in/read-project-file.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type ProjectMeasure, type ProjectUse, projectLimits } from '#vocabulary/projects.ts'
import type { NewProject } from '#web/resources/projects/project-mutations.ts'
import { keyOf, type Mapping, type UsedMaterial } from '../model/foreign-materials.ts'

/** A file of another program with a building in it. */
export type BuildingFile = Extract<ProjectFile, { readonly building: IfcBuilding }>

/** What a file does not tell of a project, and its user does. */
export type Told = {
  readonly name: string
  readonly use: ProjectUse
  readonly measure: ProjectMeasure
  /** As typed; null: the sum of the chosen rooms. */
  readonly area: string | null
  /** Ids of rooms that do not count. */
  readonly without: readonly string[]
  /** Whose it is to be; empty: one's own. */
  readonly office: string
}

/** What is decided about openings and parts that make no row. */
export type Decided = {
  /** Keys of shipped types, or `NO_TYPE`, by kinds of openings; what is not here is taken as usual. */
  readonly openings: Readonly<Record<string, string>>
  /** Keys of groups that become items. */
  readonly bulks: readonly string[]
  /** Elements that are alike are one row. */
  readonly isMerged: boolean
}

type Into = Pick<Project, 'elements' | 'items'>

/** Whether a file is read into a project with its elements as they are there: together, or each by itself. */
function wasMerged({ building }: BuildingFile, { elements }: Into): boolean {
  if (elements.some(({ mergedSources }) => mergedSources !== undefined)) return true
  const there = new Set(elements.map(({ sourceId }) => sourceId))
  const alone = building.elements.filter(({ sourceId }) => there.has(sourceId)).length
  return alone * 2 <= building.elements.length
}

/** Whether there is room for each element of a file in a row of its own. */
export const fitsUnmerged = ({ building }: BuildingFile): boolean => building.elements.length <= projectLimits.elements

/** The list of a proposal that is longer than a project may have; undefined where all fit. */
export const tooLongIn = ({ project }: Pick<Proposal, 'project'>) =>
  (['elements', 'openings', 'items'] as const).find((list) => project[list].length > projectLimits[list])

/** What is decided before anybody says otherwise. @param into - the project that the file is read into: what it has of it stays */
export function decidedAtFirst(file: BuildingFile, into?: Into): Decided {
  const known = new Set(into?.items.map(({ sourceId }) => sourceId))
  return {
    openings: {},
    isMerged: !into || !fitsUnmerged(file) || wasMerged(file, into),
    bulks: bulkGroups(file.building).flatMap(({ key, sourceId }) => (known.has(sourceId) ? [key] : [])),
  }
}
/** In the place of a type: openings of the kind are left out. */
export const NO_TYPE = 'none'

/** The shipped type that a kind of opening is taken as; undefined: none. */
export function shippedFor(kind: OpeningKind, { openings }: Decided): ShippedOpeningType | undefined {
  const chosen = openings[openingKindKey(kind)]
  return chosen === undefined ? usualOpeningType(kind.kind) : shippedOpeningTypes.find(({ key }) => key === chosen)
}

export const toldAtFirst = ({ building }: BuildingFile): Told => ({
  name: building.project.slice(0, 120).trim(),
  use: 'residential',
  measure: 'newBuild',
  area: null,
  without: [],
  office: '',
})

/** Net room area of the rooms that count [m²], to the square decimetre; null where none tells an area. */
export function areaOfRooms({ building }: BuildingFile, without: readonly string[]): number | null {
  const counted = building.spaces.filter(({ sourceId, area }) => area !== null && !without.includes(sourceId))
  return counted.length === 0 ? null : Math.round(counted.reduce((sum, { area }) => sum + (area ?? 0), 0) * 100) / 100
}

/** Materials of the layers and of what becomes items, the most used first. */
export function materialsIn({ building }: BuildingFile, { bulks }: Decided): readonly UsedMaterial[] {
  const layers = building.layers.flatMap((set) => set.layers)
  const ofLayers = layers.flatMap(({ material, framing }) => (framing ? [material, framing.material] : [material]))
  const ofItems = bulkGroups(building).flatMap(({ key, material }) => (bulks.includes(key) ? [material] : []))
  const all = [...ofLayers, ...ofItems]
  const groups = Map.groupBy(all, keyOf)
  return [...groups]
    .flatMap(([key, [material, ...others]]) => (material ? [{ key, material, uses: 1 + others.length }] : []))
    .toSorted((one, other) => other.uses - one.uses || (one.key < other.key ? -1 : 1))
}

/** UUIDs of datasets that its items may be of. */
export const datasetsIn = ({ building }: BuildingFile): readonly string[] => [
  ...new Set((building.items ?? []).flatMap(({ ids }) => ids).map((id) => id.toLowerCase())),
]

/** The product that a group of parts is made of; undefined where nothing stands for its material, or that has no dataset. */
function productOf({ material, entity }: BulkGroup, found: Material | undefined, words: Words) {
  if (!found?.dataset) return undefined
  const { dataset, serviceLife } = found
  const density = material.density ?? found.density
  if (density === null && dataset.referenceUnit !== 'm3') return undefined
  return {
    name: `${words.entity(entity)}, ${material.name || found.name}`.slice(0, 120),
    dataset: { uuid: dataset.uuid },
    ...(dataset.endOfLife && { endOfLife: { uuid: dataset.endOfLife.uuid } }),
    ...(serviceLife !== null && { serviceLife }),
    density,
  }
}

type Words = {
  readonly locale: Locale
  /** What elements of a class are called. */
  readonly entity: (entity: string) => string
}

/** The schedule with what stands for each material and opening now, and what is left out of it. */
export function proposalOf(
  file: BuildingFile,
  mapped: readonly Mapping[],
  {
    decided,
    datasets,
    materials,
    words,
  }: {
    readonly decided: Decided
    readonly datasets: ReadonlySet<string>
    readonly materials: ReadonlyMap<string, Material>
    readonly words: Words
  },
) {
  const ids = new Map(mapped.map(({ used: { key }, materialId }) => [key, materialId]))
  const choose: Parameters<typeof proposeProject>[1] = (material) => {
    const materialId = ids.get(keyOf(material))
    return materialId === undefined ? undefined : { materialId, sure: true }
  }
  return proposeProject(file, choose, {
    datasets,
    isMerged: decided.isMerged,
    openingType: (kind) => {
      const shipped = shippedFor(kind, decided)
      return shipped && openingTypeOf(shipped, words.locale)
    },
    bulk: (group) =>
      decided.bulks.includes(group.key)
        ? productOf(group, materials.get(ids.get(keyOf(group.material)) ?? ''), words)
        : undefined,
  })
}
export type Proposal = ReturnType<typeof proposalOf>

/** What is sent to make the project. */
export const toMake = ({ project }: Proposal, told: Told, netRoomArea: number): NewProject => ({
  name: told.name.trim(),
  use: told.use,
  measure: told.measure,
  areas: { netRoomArea, ...(project.grossFloorArea !== null && { grossFloorArea: project.grossFloorArea }) },
  constructions: project.constructions,
  openingTypes: project.openingTypes,
  elements: project.elements,
  openings: project.openings,
  items: project.items,
})
