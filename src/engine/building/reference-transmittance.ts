import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { OpeningKind, RowAdjacency } from '#vocabulary/projects.ts'

/** U of the openings of the reference building [W/(m²·K)] (GEG, annex 1). */
const openings: Readonly<Record<OpeningKind, number>> = {
  window: 1.3,
  roofWindow: 1.4,
  dome: 2.7,
  door: 1.8,
  curtainWall: 1.4,
}

const ROOF = 0.2
const OUTSIDE_AIR = 0.28
const GROUND_OR_UNHEATED = 0.35

const isRoof = (type: ConstructionType | undefined, adjacency: RowAdjacency): boolean =>
  type === 'pitchedRoof' ||
  type === 'flatRoof' ||
  type === 'topFloorCeiling' ||
  adjacency === 'unheatedAttic' ||
  adjacency === 'kneeWall'

/** U of a row in the reference building [W/(m²·K)] (GEG, annex 1). */
export function referenceTransmittance(
  adjacency: RowAdjacency,
  type: ConstructionType | undefined,
  kind: OpeningKind | undefined,
): number {
  if (kind) return openings[kind]
  if (isRoof(type, adjacency)) return ROOF
  return adjacency === 'outsideAir' ? OUTSIDE_AIR : GROUND_OR_UNHEATED
}
