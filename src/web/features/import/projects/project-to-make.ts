import type { IfcBuilding } from '#interchange/ifc/building/ifc-building.ts'
import { proposeProject } from '#interchange/ifc/building/propose-project.ts'
import type { ProjectFile } from '#interchange/projects-in/read-project-file.ts'
import type { ProjectMeasure, ProjectUse } from '#vocabulary/projects.ts'
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
}

export const toldAtFirst = ({ building }: BuildingFile): Told => ({
  name: building.project.slice(0, 120).trim(),
  use: 'residential',
  measure: 'newBuild',
  area: null,
  without: [],
})

/** Net room area of the rooms that count [m²], to the square decimetre; null where none tells an area. */
export function areaOfRooms({ building }: BuildingFile, without: readonly string[]): number | null {
  const counted = building.spaces.filter(({ sourceId, area }) => area !== null && !without.includes(sourceId))
  return counted.length === 0 ? null : Math.round(counted.reduce((sum, { area }) => sum + (area ?? 0), 0) * 100) / 100
}

/** Materials of the layers, the most used first. */
export function materialsIn({ building }: BuildingFile): readonly UsedMaterial[] {
  const layers = building.layers.flatMap((set) => set.layers)
  const all = layers.flatMap(({ material, framing }) => (framing ? [material, framing.material] : [material]))
  const groups = Map.groupBy(all, keyOf)
  return [...groups]
    .flatMap(([key, [material, ...others]]) => (material ? [{ key, material, uses: 1 + others.length }] : []))
    .toSorted((one, other) => other.uses - one.uses || (one.key < other.key ? -1 : 1))
}

/** UUIDs of datasets that its items may be of. */
export const datasetsIn = ({ building }: BuildingFile): readonly string[] => [
  ...new Set((building.items ?? []).flatMap(({ ids }) => ids).map((id) => id.toLowerCase())),
]

/** The schedule with what stands for each material now, and what is left out of it. */
export function proposalOf(file: BuildingFile, mapped: readonly Mapping[], datasets: ReadonlySet<string>) {
  const ids = new Map(mapped.map(({ used: { key }, materialId }) => [key, materialId]))
  const choose: Parameters<typeof proposeProject>[1] = (material) => {
    const materialId = ids.get(keyOf(material))
    return materialId === undefined ? undefined : { materialId, sure: true }
  }
  return proposeProject(file, choose, datasets)
}
export type Proposal = ReturnType<typeof proposalOf>

/** What is sent to make the project. */
export const toMake = ({ project }: Proposal, told: Told, netRoomArea: number): NewProject => ({
  name: told.name.trim(),
  use: told.use,
  measure: told.measure,
  areas: { netRoomArea, ...(project.grossFloorArea !== null && { grossFloorArea: project.grossFloorArea }) },
  constructions: project.constructions,
  elements: project.elements,
  items: project.items,
})
