import type { ProjectListFigures } from '#contract/project-lists.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { ResolvedBuilding } from './resolved-building.ts'

type Snapshot = ProjectDocument['constructions'][string]

type Strip = ProjectListFigures['strips'][number]

/** Parts of a building that a list draws a section of, each by the types that stand for it. */
const parts: readonly (readonly ConstructionType[])[] = [
  ['outerWall', 'outerWallGround'],
  ['pitchedRoof', 'flatRoof', 'topFloorCeiling'],
  ['groundSlab', 'basementCeiling', 'floorAboveOutdoorAir'],
]

/** The construction with the largest area among those of some types. */
function largestOf({ elements, constructions }: ProjectDocument, types: readonly ConstructionType[]) {
  const areas = new Map<string, number>()
  for (const { construction, area, count = 1 } of elements)
    areas.set(construction, (areas.get(construction) ?? 0) + (area ?? 0) * count)
  return [...areas]
    .filter(([key]) => types.some((type) => constructions[key]?.type === type))
    .toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** The layers of a construction as a section draws them. */
export const drawnLayers = (
  { layers }: Pick<Snapshot, 'layers'>,
  resolved: ReturnType<ResolvedBuilding['constructions']['get']>,
): Strip['layers'] =>
  layers.map(({ thickness, framing, state }, index) => {
    const { own, members } = resolved?.[index] ?? {}
    return {
      hatch: own?.named?.hatch ?? ('air' as const),
      thickness,
      ...(framing &&
        members?.named && {
          framing: { hatch: members.named.hatch, width: framing.width, spacing: framing.spacing },
        }),
      ...(state !== undefined && state !== 'new' && { state }),
    }
  })

/** Sections of the largest outer wall, roof and slab of a building as a list draws them; what it has not got is left out. */
export function listStrips(
  project: ProjectDocument,
  { constructions }: Pick<ResolvedBuilding, 'constructions'>,
): readonly Strip[] {
  return parts.flatMap((types) => {
    const key = largestOf(project, types)
    const snapshot = key === undefined ? undefined : project.constructions[key]
    if (key === undefined || !snapshot) return []
    return [{ type: snapshot.type, name: snapshot.name, layers: drawnLayers(snapshot, constructions.get(key)) }]
  })
}
