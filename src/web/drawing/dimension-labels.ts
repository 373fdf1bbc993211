import { type LabelWish, placeInLanes, textWidth } from './label-placement.ts'
import type { LayerSpan } from './section-layout.ts'

/** Where the number of a dimension stands. */
export interface DimensionLabel {
  readonly index: number
  readonly text: string
  /** Centre along the chain [px]. */
  readonly centre: number
  /** On the chain, beside one of its ends, or out on a leader. */
  readonly place: 'chain' | 'before' | 'after' | 'leader'
  /** Lane of a label on a leader. */
  readonly lane: number
}

const FONT = 12
const AIR = 6
/** From the end of the chain to a number beside it [px]. */
const BESIDE = 12

/** What the numbers may occupy along the chain. */
export interface ChainRoom {
  readonly from: number
  readonly to: number
  /** Size of a number along the chain; its width where the chain runs across the sheet. */
  readonly sizeOf?: (text: string) => number
}

/**
 * Places the numbers of a dimension chain: on the chain where they fit, beside its ends for the outermost layers, else
 * out on leaders, in as many lanes as needed. No two overlap, none shrinks.
 *
 * @param spans - in ascending order along the chain
 */
export function placeDimensions(spans: readonly LayerSpan[], texts: readonly string[], room: ChainRoom) {
  const sizeOf = room.sizeOf ?? ((text: string) => textWidth(text, FONT))
  const labels: DimensionLabel[] = []
  const out: { readonly index: number; readonly text: string; readonly wish: LabelWish }[] = []
  const edges = { first: spans[0], last: spans.at(-1) }
  for (const span of spans) {
    const text = texts[span.index] ?? ''
    const size = sizeOf(text)
    const centre = span.from + span.size / 2
    const at = (place: DimensionLabel['place'], middle: number) =>
      labels.push({ index: span.index, text, centre: middle, place, lane: 0 })
    if (size + AIR <= span.size) at('chain', centre)
    else if (span === edges.last && span.from + span.size + BESIDE + size <= room.to) {
      at('after', span.from + span.size + BESIDE + size / 2)
    } else if (span === edges.first && span.from - BESIDE - size >= room.from)
      at('before', span.from - BESIDE - size / 2)
    else out.push({ index: span.index, text, wish: { centre, width: size + AIR } })
  }
  const placed = placeInLanes(
    out.map(({ wish }) => wish),
    room.from,
    room.to,
  )
  for (const [position, { index, text, wish }] of out.entries()) {
    const { centre, lane } = placed[position] ?? { centre: wish.centre, lane: 0 }
    labels.push({ index, text, centre, place: 'leader', lane })
  }
  return { labels, lanes: placed.reduce((most, { lane }) => Math.max(most, lane + 1), 0) }
}
