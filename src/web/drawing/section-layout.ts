import type { Hatch } from '#vocabulary/materials.ts'
import { isSymbol } from './hatch.ts'
import { MEMBRANE_SYMBOL } from './hatches/membranes.ts'
import type { DrawnFraming, DrawnLayer } from './section-types.ts'

/** Where a layer lies across the section, in px from its first face. */
export interface LayerSpan {
  readonly index: number
  readonly from: number
  readonly size: number
  /** False where the thickness is not known: then the size is that of a gap, not to scale. */
  readonly known: boolean
}

/** The layers laid side by side at one scale. */
export interface SectionLayout {
  /** In the order of the layers. */
  readonly spans: readonly LayerSpan[]
  /** Sum of the spans [px]. */
  readonly size: number
  /** px per m */
  readonly scale: number
}

/** Width of a layer whose thickness is not known [px]. */
export const GAP_SIZE = 36

/** A thickness that can be drawn [m]; undefined for all else. */
export const drawable = ({ thickness }: DrawnLayer): number | undefined =>
  thickness !== undefined && Number.isFinite(thickness) && thickness > 0 ? thickness : undefined

/** Sum of the thicknesses that are known [m]. */
export const knownThickness = (layers: readonly DrawnLayer[]): number =>
  layers.reduce((sum, layer) => sum + (drawable(layer) ?? 0), 0)

const remains = (layer: DrawnLayer | undefined) => layer?.state !== 'removed'

/** The layers that are there once the works are done; all where none stays. */
export const remaining = (layers: readonly DrawnLayer[]): readonly DrawnLayer[] =>
  layers.some(remains) ? layers.filter(remains) : layers

/** What the total thickness measures: from the first to the last layer that remains, across the section [px]. */
export function remainingSpan(
  layers: readonly DrawnLayer[],
  { spans, size }: SectionLayout,
): readonly [number, number] {
  const measured = spans.filter(({ index }) => remains(layers[index]))
  if (measured.length === 0) return [0, size]
  return [Math.min(...measured.map(({ from }) => from)), Math.max(...measured.map((span) => span.from + span.size))]
}

/** The scale [px/m] at which the layers, gaps included, fill the available length, but no larger than asked. */
export function fittingScale(layers: readonly DrawnLayer[], available: number, largest: number): number {
  const gaps = layers.filter((layer) => drawable(layer) === undefined).length * GAP_SIZE
  const total = knownThickness(layers)
  return total > 0 ? Math.max(0, Math.min(largest, (available - gaps) / total)) : largest
}

/** A section whose inner face stays where it is while a border is moved, at the same scale as long as there is room. */
export interface HeldSection {
  /** px per m */
  readonly scale: number
  /** Position of the inner face across the section [px]. */
  readonly inner: number
  /** From the inner face to as far out as the section may grow [px]. */
  readonly room: number
  /** Of the sheet across the section [px]. */
  readonly extent: number
}

/** From a section that is held to the edge of its sheet [px]. */
const HELD_EDGE = 28

/** What stays of a section on its sheet while one of its borders is moved. */
export function heldSection({ faces, layout, outward, extent }: PlacedSection): HeldSection {
  const inner = faces.at(-1) ?? 0
  return { scale: layout.scale, inner, room: (outward < 0 ? inner : extent - inner) - HELD_EDGE, extent }
}

/**
 * The same while its inner face is moved: the outer one stays where it is as long as the inner one stays on the sheet.
 *
 * @param grown - how much thicker it has become since [m]
 */
export function heldOutside(placed: PlacedSection, grown: number): HeldSection {
  const { outward, extent } = placed
  const { scale, inner: before } = heldSection(placed)
  const inner = Math.min(Math.max(before - outward * scale * grown, HELD_EDGE), extent - HELD_EDGE)
  return { scale, inner, room: (outward < 0 ? inner : extent - inner) - HELD_EDGE, extent }
}

/** Where a section lies across its sheet. */
export interface PlacedSection {
  readonly layout: SectionLayout
  /** Positions of the layer faces, outside surface first [px]. */
  readonly faces: readonly number[]
  /** Sign of the way from inside to outside, across the section. */
  readonly outward: 1 | -1
  /** Of the sheet across the section [px]. */
  readonly extent: number
}

/** Layers at the scale they are held at, or as large as there is room. */
export const layOutHeld = (layers: readonly DrawnLayer[], held: HeldSection, reversed = false): SectionLayout =>
  layOut(layers, fittingScale(layers, held.room, held.scale), reversed)

/** Lays the layers side by side; `reversed` starts with the inside. */
export function layOut(layers: readonly DrawnLayer[], scale: number, reversed = false): SectionLayout {
  let size = 0
  const spans = layers.map((layer, index): LayerSpan => {
    const thickness = drawable(layer)
    const span = { index, from: size, size: (thickness ?? NaN) * scale, known: thickness !== undefined }
    if (!span.known) span.size = GAP_SIZE
    size += span.size
    return span
  })
  const turned = spans.map((span) => ({ ...span, from: size - span.from - span.size }))
  return { spans: reversed ? turned : spans, size, scale }
}

/** Positions of the layer faces, outside surface first: one more than there are spans [px]. */
export function facesOf({ spans, size }: SectionLayout, reversed = false): number[] {
  const starts = spans.map((span) => (reversed ? span.from + span.size : span.from))
  return [...starts, reversed ? 0 : size]
}

/** The widest layer. */
export const widestSpan = ({ spans }: SectionLayout): LayerSpan | undefined =>
  spans.reduce<LayerSpan | undefined>((best, span) => (best && best.size >= span.size ? best : span), undefined)

/** The band a layer is drawn in: its span, or that of its symbol, which is wider than a thin sheet. */
export function bandOf(span: LayerSpan, hatch: Hatch): { readonly from: number; readonly size: number } {
  const widening = isSymbol(hatch) && span.known ? Math.max(0, MEMBRANE_SYMBOL - span.size) : 0
  return { from: span.from - widening / 2, size: span.size + widening }
}

const structural: ReadonlySet<Hatch> = new Set<Hatch>([
  'reinforcedConcrete',
  'concrete',
  'sandLime',
  'brick',
  'timber',
  'crossLaminatedTimber',
])

/** Line weight of the boundary between two neighbours: none beside a symbol or a gap, strong beside a structural layer. */
export function boundaryWeight(before: DrawnLayer, after: DrawnLayer): 'none' | 'thin' | 'strong' {
  if (drawable(before) === undefined || drawable(after) === undefined) return 'none'
  if (isSymbol(before.hatch) || isSymbol(after.hatch)) return 'none'
  return structural.has(before.hatch) || structural.has(after.hatch) ? 'strong' : 'thin'
}

/**
 * Members of a framed layer along the section, at true width and spacing, cut at its end [px].
 * Widths or spacings that are not positive draw none.
 */
export function membersAlong(
  framing: DrawnFraming | undefined,
  scale: number,
  offset: number,
  length: number,
): [number, number][] {
  const width = (framing?.width ?? 0) * scale
  const spacing = (framing?.spacing ?? 0) * scale
  if (!(width > 0) || !(spacing > 0)) return []
  const members: [number, number][] = []
  for (let from = offset; from < length; from += Math.max(spacing, width, 1)) {
    members.push([from, Math.min(width, length - from)])
  }
  return members
}

/** Where the first one of the second members starts: in the middle of the first bay, whatever their direction [px]. */
export const secondOffset = ({ framing, secondFraming }: DrawnLayer, scale: number, offset: number): number =>
  offset + (((framing?.width ?? 0) + (framing?.spacing ?? 0) - (secondFraming?.width ?? 0)) / 2) * scale

/** Whether states are drawn: only where something exists already. */
export const showsStates = (layers: readonly DrawnLayer[]): boolean =>
  layers.some(({ state }) => state === 'existing' || state === 'removed')
