import type { ConstructionListItem } from '#contract/constructions.ts'
import { textWidth } from '#web/drawing/label-placement.ts'
import { type Obstacle, overlap } from './place-names.ts'

export type Neighbour = { readonly id: string; readonly name: string; readonly u: number; readonly gwp: number }

/** What the points of a comparison are. */
type Compared = {
  readonly ids: readonly string[]
  /** Of the comparison. */
  readonly release: string
  /** The operator's default, which holds for constructions without one of their own. */
  readonly preset: string | undefined
  readonly balance: ConstructionListItem['balance']
}

const isSameBalance = (one: ConstructionListItem['balance'], other: ConstructionListItem['balance']) =>
  one.boundary === other.boundary &&
  one.referenceStudyPeriod === other.referenceStudyPeriod &&
  one.serviceLifeEdition === other.serviceLifeEdition

/**
 * Constructions of the library that may stand beside those compared: not among them, with both figures whole, in the
 * same data release, because releases are never mixed, and of the same balance; how many another balance keeps away.
 */
export function neighboursOf(items: readonly ConstructionListItem[], { ids, release, preset, balance }: Compared) {
  const whole = items.flatMap(({ id, code, name, uValue, gwp, complete, release: own, balance: counted }) =>
    uValue === null || gwp === null || !complete || ids.includes(id) || (own ?? preset) !== release
      ? []
      : [{ id, name: code ?? name, u: uValue, gwp, counted }],
  )
  const alike = whole.filter(({ counted }) => isSameBalance(counted, balance))
  return {
    shown: alike.map(({ id, name, u, gwp }): Neighbour => ({ id, name, u, gwp })),
    otherwise: whole.length - alike.length,
  }
}

const FONT = 11
const HEIGHT = 13
const GAP = 7

export type PlacedNeighbour = Neighbour & { readonly x: number; readonly y: number; readonly named: boolean }

/**
 * Places points, and names those whose name fits beside them without touching what is there already.
 *
 * @param points - in px
 * @param taken - dots and names of those compared
 */
export function placeNeighbours(
  points: readonly (Neighbour & { readonly x: number; readonly y: number })[],
  taken: readonly Obstacle[],
  right: number,
): PlacedNeighbour[] {
  const obstacles = [...taken, ...points.map(({ x, y }) => ({ x: x - 4, y: y - 4, width: 8, height: 8 }))]
  return points.map((point) => {
    const box = { x: point.x + GAP, y: point.y - 7, width: textWidth(point.name, FONT), height: HEIGHT }
    const named = box.x + box.width <= right && !obstacles.some((obstacle) => overlap(obstacle, box))
    if (named) obstacles.push(box)
    return { ...point, named }
  })
}
