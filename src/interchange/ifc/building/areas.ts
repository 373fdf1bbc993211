import type { IfcRowNote } from './ifc-building.ts'

/** An area [m²] with what is to be minded of it. */
export type CheckedArea = { readonly area: number | null; readonly notes: readonly IfcRowNote[] }

/** How far quantities that should agree may differ [1]: rounding of exports. */
const TOLERANCE = 0.01
/** How far the told area of an opening may differ from width × height before that is said [1]. */
const OPENING_TOLERANCE = 0.05

type Told = { readonly net: number | undefined; readonly gross: number | undefined }

const none: CheckedArea = { area: null, notes: [{ code: 'noArea' }] }

const contradicting = (name: 'net' | 'gross', told: number | undefined, used: number): IfcRowNote[] =>
  told === undefined ? [] : [{ code: 'quantityContradicts', values: { name, told, used } }]

const isPositive = (value: number | undefined): value is number => value !== undefined && value > 0

/** An area that cannot be is none. */
const checked = (area: number, notes: readonly IfcRowNote[]): CheckedArea => (area > 0 ? { area, notes } : none)

type Wall = Told & {
  /** Length × height [m²]. */
  readonly face: number | undefined
  /** Of the openings in it, width × height [m²]. */
  readonly openings: number
}

/** The gross area of a wall, where it can be right: it is net already, or the openings go off. */
function fromGross({ net, gross, face, openings }: Wall & { readonly gross: number }): CheckedArea | undefined {
  if (openings > 0 && face !== undefined && Math.abs(gross - (face - openings)) <= TOLERANCE * face)
    return checked(gross, [{ code: 'grossIsNet', values: { used: gross } }, ...contradicting('net', net, gross)])
  if (face !== undefined && gross > (1 + TOLERANCE) * face) return undefined
  return checked(gross - openings, contradicting('net', net, gross - openings))
}

/**
 * Net area of a wall. Quantities of real exports count both sides, apply a unit twice or call gross what is net: each is
 * used only where length, height and openings do not contradict it.
 */
export function wallArea(wall: Wall): CheckedArea {
  const { net, gross, face, openings } = wall
  if (isPositive(net) && net <= (1 + TOLERANCE) * Math.min(gross ?? Infinity, face ?? Infinity)) return checked(net, [])
  const found = isPositive(gross) ? fromGross({ ...wall, gross }) : undefined
  if (found) return found
  if (face === undefined) return none
  const used = face - openings
  return checked(used, [
    { code: 'areaFromDimensions', values: { used } },
    ...contradicting('net', net, used),
    ...contradicting('gross', gross, used),
  ])
}

type Flat = Told & {
  /** [m] */
  readonly perimeter: number | undefined
  /** [m] */
  readonly thickness: number | undefined
  readonly openings: number
  /** Of the whole body [m²]. */
  readonly surface: number | undefined
}

/** What is called net is the whole surface: two faces and the edge. */
function halfSurface({ net, gross, perimeter, thickness }: Flat): CheckedArea | undefined {
  if (!isPositive(net) || perimeter === undefined || thickness === undefined) return undefined
  const half = (net - perimeter * thickness) / 2
  if (half <= 0) return undefined
  if (isPositive(gross) && Math.abs(half - gross) <= TOLERANCE * half)
    return checked(gross, contradicting('net', net, gross))
  return checked(half, [...contradicting('net', net, half), ...contradicting('gross', gross, half)])
}

/** Net area of a floor, roof or covering, checked as that of a wall. */
export function flatArea(flat: Flat): CheckedArea {
  const { net, gross, openings, surface } = flat
  if (isPositive(net) && net <= (1 + TOLERANCE) * (gross ?? Infinity)) return checked(net, [])
  const half = halfSurface(flat)
  if (half) return half
  if (isPositive(gross)) return checked(gross - openings, contradicting('net', net, gross - openings))
  return isPositive(surface) ? checked(surface, [{ code: 'wholeSurface', values: { used: surface } }]) : none
}

/** Area of a window or door by its size; one that is told beside and differs is not used. */
export function openingArea({
  width,
  height,
  told,
}: {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly told: number | undefined
}): CheckedArea {
  if (!isPositive(width) || !isPositive(height)) return isPositive(told) ? checked(told, []) : none
  const area = width * height
  const differs = told !== undefined && Math.abs(told - area) > OPENING_TOLERANCE * area
  return checked(area, differs ? [{ code: 'quantityContradicts', values: { name: 'area', told, used: area } }] : [])
}
