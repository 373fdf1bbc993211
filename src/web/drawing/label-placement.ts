/** A label on a line: where it would like to be, and the room it needs. */
export interface LabelWish {
  readonly centre: number
  readonly width: number
}

interface Block {
  sum: number
  count: number
}

/**
 * Moves labels along a line as little as possible (least squares) until none overlaps its neighbour, keeping their
 * order and staying between the bounds; where there is no room for all, the last ones stand beyond the bound.
 *
 * @param wishes - in ascending order of their centres
 * @returns the centres
 */
export function spread(wishes: readonly LabelWish[], from: number, to: number): number[] {
  const first = wishes[0]
  const last = wishes.at(-1)
  if (!first || !last) return []
  const offsets = [0]
  for (const [index, wish] of wishes.entries()) {
    const next = wishes[index + 1]
    if (next) offsets.push((offsets[index] ?? 0) + (wish.width + next.width) / 2)
  }
  const low = from + first.width / 2
  const high = Math.max(low, to - last.width / 2 - (offsets.at(-1) ?? 0))
  const targets = wishes.map((wish, index) => wish.centre - (offsets[index] ?? 0))
  const pooled = ascending(targets).map((target) => Math.min(Math.max(target, low), high))
  return pooled.map((target, index) => target + (offsets[index] ?? 0))
}

/** The nearest ascending sequence: neighbours out of order are replaced by their mean. */
function ascending(targets: readonly number[]): number[] {
  const blocks: Block[] = []
  for (const target of targets) {
    let block: Block = { sum: target, count: 1 }
    for (let before = blocks.at(-1); before && before.sum / before.count > block.sum / block.count; ) {
      block = { sum: before.sum + block.sum, count: before.count + block.count }
      blocks.pop()
      before = blocks.at(-1)
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => block.sum / block.count))
}

/** A label placed in one of several parallel lines. */
export interface PlacedLabel {
  readonly centre: number
  /** 0 is the line nearest to the drawing. */
  readonly lane: number
}

/** Places labels in as few lanes as hold them, neighbours in different lanes. */
export function placeInLanes(wishes: readonly LabelWish[], from: number, to: number): PlacedLabel[] {
  const lanes = Math.max(1, Math.ceil(wishes.reduce((sum, wish) => sum + wish.width, 0) / (to - from)))
  const inLane = (lane: number) => wishes.filter((_, index) => index % lanes === lane)
  const centres = Array.from({ length: lanes }, (_, lane) => spread(inLane(lane), from, to))
  return wishes.map((wish, index) => {
    const lane = index % lanes
    return { lane, centre: centres[lane]?.[Math.floor(index / lanes)] ?? wish.centre }
  })
}

/** Widths of characters in the font of the sheet, rounded up [em]; the first pattern that fits decides. */
const widths: readonly (readonly [characters: RegExp, ems: number])[] = [
  [/[.,:;|!'’\sijltI]/u, 0.32],
  [/[fr()/-]/u, 0.44],
  [/[mwMW%@…→←↑↓æœΔΣω]/u, 1],
  [/[‰⌘]/u, 1.4],
  [/[A-ZÄÖÜφψ]/u, 0.76],
]
const USUAL = 0.65

/** Width of a line of text in the font of the sheet, from the widths of its characters [px], never less than drawn. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const character of text) ems += widths.find(([characters]) => characters.test(character))?.[1] ?? USUAL
  return ems * fontSize
}
