import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { ProjectOpeningType } from '#contract/project-rows.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import type { IfcBuilding, IfcBuildingOpening } from './ifc-building.ts'
import { sourcesOf } from './merged-sources.ts'

type Project = ProjectProposal['project']
type Report = ProjectProposal['report']

/** What a window or a door of the file is taken as; undefined: it is left out. */
export type OpeningTypeChoice = (opening: OpeningKind) => ProjectOpeningType | undefined

/** What openings of one type of the file have in common. */
export type OpeningKind = Pick<IfcBuildingOpening, 'kind' | 'typeName' | 'uValue'>

const NAME_LENGTH = 120
const STOREY_LENGTH = 40

/** Tells types of openings of a file from each other: by name, kind and transmittance. */
export const openingKindKey = ({ kind, typeName, uValue }: OpeningKind): string =>
  JSON.stringify([kind, typeName, uValue ?? null])

const isLength = (value: number | undefined): value is number =>
  value !== undefined && isWithin(bounds.openingLength, value)

/** Width and height as a row takes them; without both its area, of one; undefined where neither is told. */
function sizeOf({ width, height, area }: IfcBuildingOpening) {
  if (isLength(width) && isLength(height)) return { width, height }
  return area !== null && isWithin(bounds.rowArea, area) ? { area } : undefined
}

/** Types of the project by those of the file, each once. */
function typesOf(openings: readonly IfcBuildingOpening[], choose: OpeningTypeChoice) {
  const openingTypes: Record<string, ProjectOpeningType> = {}
  const keyOf = new Map<string, string>()
  for (const opening of openings) {
    const same = openingKindKey(opening)
    if (keyOf.has(same) || keyOf.size >= projectLimits.openingTypes) continue
    const chosen = choose(opening)
    if (!chosen) continue
    const { typeName, uValue } = opening
    const key = `F${keyOf.size + 1}`
    openingTypes[key] = {
      ...chosen,
      name: typeName.trim().slice(0, NAME_LENGTH) || chosen.name,
      ...(uValue !== undefined && { uValue }),
    }
    keyOf.set(same, key)
  }
  return { openingTypes, keyOf }
}

/**
 * Windows and doors of a building as rows: those of one type, size, host and storey are one, with their count. What has no
 * size, or is taken as nothing, is told as left out.
 *
 * @param report - with the elements that its rows stand for: hosts are found by them
 */
export function openingsOf(
  { openings }: IfcBuilding,
  choose: OpeningTypeChoice,
  report: Report,
): Pick<Project, 'openings' | 'openingTypes'> {
  const { openingTypes, keyOf } = typesOf(openings, choose)
  const rowOf = new Map(report.rows.flatMap(({ id, sources }) => sources.map((source) => [source, id] as const)))
  const leaveOut = ({ sourceId, name }: IfcBuildingOpening, reason: Report['openingsLeftOut'][number]['reason']) =>
    report.openingsLeftOut.push({ sourceId, name, reason })
  const taken = openings.filter((opening) => {
    if (!keyOf.has(openingKindKey(opening))) leaveOut(opening, 'noType')
    else if (!sizeOf(opening)) leaveOut(opening, 'noSize')
    else return true
    return false
  })
  const groups = Map.groupBy(taken, (opening) => {
    const { host, storey, status, external } = opening
    return JSON.stringify([openingKindKey(opening), sizeOf(opening), rowOf.get(host ?? ''), storey, status, external])
  })
  const rows = [...groups.values()].flatMap((all, index) => {
    const [first] = all
    const size = first && sizeOf(first)
    if (!size) return []
    const { host, storey, status, external } = first
    const element = rowOf.get(host ?? '')
    return [
      {
        id: `O${index + 1}`,
        type: keyOf.get(openingKindKey(first)) ?? '',
        ...('area' in size ? { area: size.area * all.length } : { ...size, count: all.length }),
        ...(element !== undefined && { host: element }),
        // what it is in tells what lies beyond; without that the file alone
        ...(element === undefined && external === false && { adjacency: 'heated' as const }),
        ...(storey !== undefined && storey !== '' && { storey: storey.slice(0, STOREY_LENGTH) }),
        ...(status !== undefined && { status }),
        ...sourcesOf(all),
      },
    ]
  })
  return { openings: rows, openingTypes }
}
