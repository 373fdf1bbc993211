import { type OpeningKind, type ProjectWarningCode, REFERENCE_DELTA_U } from '#vocabulary/projects.ts'
import type { RowFigures } from './assess-rows.ts'
import type { Building, ElementRow, OpeningRow } from './building.ts'
import { correctionFactor, type EnvelopeRow, groundFloorsOf, isMiddleTaken } from './correction-factors.ts'
import { keptWith } from './kept-rows.ts'
import { referenceTransmittance } from './reference-transmittance.ts'

/** Addition for thermal bridges without a proof [W/(m²·K)] (DIN 4108-6, GEG § 24). */
const DEFAULT_DELTA_U = 0.1

/** What goes through one row of the envelope; the same object for a row of which nothing has changed. */
export type TransmissionLine = {
  readonly kind: 'element' | 'opening'
  readonly id: string
  readonly opening: OpeningKind | undefined
  /** [m²] */
  readonly area: number
  /** [W/(m²·K)]; null where it cannot be computed. */
  readonly uValue: number | null
  /** Temperature correction factor [1]. */
  readonly fx: number
  /** [W/K] */
  readonly fxUA: number | null
  /** Of the reference building [W/(m²·K)]. */
  readonly uReference: number
}

export type Transmission = {
  readonly lines: readonly TransmissionLine[]
  /** [m²] */
  readonly envelopeArea: number
  /** B′ of the slab [m]; null without a slab or its perimeter. */
  readonly characteristicDimension: number | null
  /** [W/(m²·K)] */
  readonly deltaU: number
  /** H_T [W/K]; null where a row lacks its U or its area, as all that follow from it. */
  readonly ht: number | null
  /** H′_T [W/(m²·K)] */
  readonly htPrime: number | null
  readonly meanU: number | null
  /** Of the same envelope with the U of the reference building; null where an area is not known. */
  readonly htPrimeReference: number | null
  readonly ratioToReference: number | null
  /** Rows whose U or area is not known. */
  readonly open: readonly string[]
  readonly warnings: readonly ProjectWarningCode[]
}

const isEnvelope = ({ kind, status, adjacency }: RowFigures) =>
  kind !== 'item' && status !== 'removed' && adjacency !== 'heated'

/** A row of the envelope as it stands in the schedule. */
type GivenRow = EnvelopeRow & {
  readonly given: ElementRow | OpeningRow | undefined
  readonly opening: OpeningKind | undefined
  /** Its own temperature correction factor [1]. */
  readonly own: number | undefined
}

/** By what was found of a row, which stays the same object as long as it does. */
const knownRows = keptWith<RowFigures, GivenRow>()

/** The same object for a row that is given as before. */
function keptRow(
  row: RowFigures,
  { given, type, opening }: Pick<GivenRow, 'given' | 'type' | 'opening'>,
  known: Map<RowFigures, GivenRow>,
): GivenRow {
  const before = known.get(row)
  if (before && before.given === given && before.type === type && before.opening === opening) return before
  const ownArea = given && 'envelopeArea' in given ? given.envelopeArea : undefined
  const one: GivenRow = { row, given, type, opening, area: ownArea ?? row.measures.area ?? 0, own: given?.fx }
  known.set(row, one)
  return one
}

/** Finds rows by their ids, of a list in the order of which they are asked for: without looking for them. */
function inOrder<Row extends { readonly id: string }>(list: readonly Row[]): (id: string) => Row | undefined {
  let at = 0
  return (id) => {
    while (at < list.length && list[at]?.id !== id) at += 1
    return list[at]
  }
}

/** Rows of the envelope with what they are, in the order of the schedule. */
function envelopeOf(building: Building, rows: readonly RowFigures[]): GivenRow[] {
  const { elements, openings, openingTypes, constructions } = building
  const known = knownRows(building)
  const [elementOf, openingOf] = [inOrder(elements), inOrder(openings)]
  return rows.filter(isEnvelope).map((row) => {
    const given = row.kind === 'element' ? elementOf(row.id) : undefined
    const opening = row.kind === 'opening' ? openingOf(row.id) : undefined
    const type = given && constructions[given.construction]?.type
    const kind = opening && openingTypes[opening.type]?.kind
    return keptRow(row, { given: given ?? opening, type, opening: kind }, known)
  })
}

function warningsOf(envelope: readonly EnvelopeRow[], isMiddle: boolean, { use }: Building): ProjectWarningCode[] {
  return [
    ...(envelope.length === 0 ? (['noEnvelope'] as const) : []),
    ...(isMiddle ? (['fxMiddle'] as const) : []),
    ...(use === 'nonResidential' && envelope.some(({ type }) => type === 'groundSlab')
      ? (['slabEdgeNotTold'] as const)
      : []),
  ]
}

const knownLines = keptWith<GivenRow, TransmissionLine>()

function lineOf(given: GivenRow, fx: number, known: Map<GivenRow, TransmissionLine>): TransmissionLine {
  const before = known.get(given)
  if (before?.fx === fx) return before
  const { row, type, area, opening } = given
  const { uValue } = row.heat
  const line: TransmissionLine = {
    kind: row.kind === 'opening' ? 'opening' : 'element',
    id: row.id,
    opening,
    area,
    uValue,
    fx,
    fxUA: uValue === null ? null : fx * uValue * area,
    uReference: referenceTransmittance(row.adjacency, type, opening),
  }
  known.set(given, line)
  return line
}

/** All lines added up, [W/K] and [m²]. */
function addedUp(lines: readonly TransmissionLine[]) {
  let [envelopeArea, heat, through, reference] = [0, 0, 0, 0]
  let isAreaKnown = true
  const open: string[] = []
  for (const { id, area, uValue, fx, fxUA, uReference } of lines) {
    envelopeArea += area
    heat += fxUA ?? 0
    through += (uValue ?? 0) * area
    reference += uReference * fx * area
    if (uValue === null || area === 0) open.push(id)
    if (area <= 0) isAreaKnown = false
  }
  return { envelopeArea, heat, through, reference, isAreaKnown, open }
}

type Sums = Omit<Transmission, 'lines' | 'characteristicDimension' | 'warnings'>

/** What a line with an unknown area or U leaves open is null. */
function sumsOf(lines: readonly TransmissionLine[], deltaU: number): Sums {
  const { envelopeArea, heat, through, isAreaKnown, open, ...of } = addedUp(lines)
  const isWhole = open.length === 0 && envelopeArea > 0
  const ht = isWhole ? heat + deltaU * envelopeArea : null
  const reference = of.reference + REFERENCE_DELTA_U * envelopeArea
  return {
    envelopeArea,
    deltaU,
    ht,
    htPrime: ht === null ? null : ht / envelopeArea,
    meanU: isWhole ? through / envelopeArea : null,
    htPrimeReference: isAreaKnown && envelopeArea > 0 ? reference / envelopeArea : null,
    ratioToReference: ht === null ? null : ht / reference,
    open,
  }
}

/**
 * Heat that goes through the envelope: H_T = Σ F_x·U·A + ΔU_WB·ΣA, H′_T = H_T/ΣA, and the same of the reference building
 * (GEG, annex 1) with equal areas and F_x.
 *
 * Rows that are taken out, and those between heated rooms, belong to no envelope.
 *
 * @see DIN V 18599-2, DIN V 4108-6 table 3 (second hand)
 */
export function transmissionOf(building: Building, rows: readonly RowFigures[]): Transmission {
  const envelope = envelopeOf(building, rows)
  const ground = groundFloorsOf(envelope, building.areas)
  const known = knownLines(building)
  const lines = envelope.map((one) => lineOf(one, one.own ?? correctionFactor(one, ground), known))
  const isMiddle = envelope.some((one) => one.own === undefined && isMiddleTaken(one, ground))
  return {
    lines,
    characteristicDimension: ground.characteristicDimension.groundSlab ?? null,
    ...sumsOf(lines, building.thermalBridges?.deltaU ?? DEFAULT_DELTA_U),
    warnings: warningsOf(envelope, isMiddle, building),
  }
}
