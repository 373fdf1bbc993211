import type { BuildingFigures } from '../assess-building.ts'
import type { TransmissionLine } from '../transmission.ts'

/** Groups whose mean U the law limits in buildings that are not for dwelling; doors are in none (GEG, annex 3). */
export type EnvelopeGroup = 'opaque' | 'transparent' | 'curtainWall' | 'dome'

/** Towards the ground and unheated rooms, but not roof spaces, U counts by half (GEG, annex 3). */
const HALVED: readonly string[] = ['ground', 'unheatedRoom', 'unheatedBasement']

const groupOf = ({ opening }: TransmissionLine): EnvelopeGroup | undefined => {
  if (opening === undefined) return 'opaque'
  if (opening === 'window' || opening === 'roofWindow') return 'transparent'
  return opening === 'door' ? undefined : opening
}

/** Mean U of a group [W/(m²·K)]: with the slab, and without it. */
export type MeanTransmittance = {
  readonly value: number
  /** The other end of what it may be: parts of a slab more than 5 m from its edge are left out, and nobody tells which. */
  readonly withoutSlab: number
}

function meanOf(lines: readonly (TransmissionLine & { readonly factor: number })[]): number {
  let [heat, area] = [0, 0]
  for (const line of lines) {
    heat += line.factor * (line.uValue ?? 0) * line.area
    area += line.area
  }
  return heat / area
}

/**
 * Area-weighted mean U of a group of the envelope.
 *
 * @returns null where the group has no row, or one whose U or area is not known
 */
export function meanTransmittance(
  { transmission, rows }: BuildingFigures,
  group: EnvelopeGroup,
  isSlab: (id: string) => boolean,
): MeanTransmittance | null {
  const adjacencies = new Map(rows.map(({ kind, id, adjacency }) => [`${kind} ${id}`, adjacency]))
  const lines = transmission.lines
    .filter((line) => groupOf(line) === group)
    .map((line) => ({ ...line, factor: HALVED.includes(adjacencies.get(`${line.kind} ${line.id}`) ?? '') ? 0.5 : 1 }))
  if (lines.length === 0 || lines.some(({ uValue, area }) => uValue === null || area === 0)) return null
  const value = meanOf(lines)
  const others = lines.filter(({ kind, id }) => kind === 'opening' || !isSlab(id))
  return { value, withoutSlab: others.length === 0 ? value : meanOf(others) }
}
