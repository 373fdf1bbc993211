import type { LayerGrab } from '#web/drawing/section-drawing.tsx'
import type { PlacedSection } from '#web/drawing/section-layout.ts'
import type { Store } from '#web/lib/store.ts'

/** A layer of the section that is dragged to another place. */
export type DraggedLayer = {
  readonly index: number
  /** How far it is from its place, across the sheet [px]. */
  readonly offset: number
  /** Place that it would have now. */
  readonly to: number
}

/** Before a layer is dragged, the pointer has gone so far [px on screen]. */
const SLACK = 6

type Across = Pick<PlacedSection, 'faces' | 'outward'>

/** The place, outside first, that a layer would have at a position across the sheet [px]. */
export function placeAt({ faces, outward }: Across, index: number, across: number): number {
  const depth = (position: number) => (position - (faces[0] ?? 0)) * -outward
  const middles = faces.slice(1).map((face, at) => depth((face + (faces[at] ?? 0)) / 2))
  return middles.filter((middle, at) => at !== index && middle < depth(across)).length
}

/** The face that a dragged layer would come behind or before [px across the sheet]. */
export const landingFace = ({ faces }: Across, { index, to }: DraggedLayer): number | undefined =>
  faces[to > index ? to + 1 : to]

/** A finger that rests so long on a layer lifts it [ms]; before, it scrolls or chooses. */
export const REST = 400

/** What comes right after a drag is its end, not a click; a later click is one. */
function swallowClick(layer: SVGGElement): void {
  const swallowed = new AbortController()
  const { signal } = swallowed
  layer.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal })
  setTimeout(() => swallowed.abort())
}

/** Keeps the page where it is, and its menu away, while a finger holds a layer. */
function holdPage(layer: SVGGElement, isLifted: () => boolean, signal: AbortSignal): void {
  const hold = (event: Event) => isLifted() && event.preventDefault()
  layer.addEventListener('touchmove', hold, { signal, passive: false })
  layer.addEventListener('contextmenu', hold, { signal })
}

/**
 * Follows a pointer that went down on a layer until it is let go. A finger has to rest first: one that moves at once
 * scrolls.
 *
 * @param onDrop - is told the new place; not where it is the old one
 */
export function dragLayer(
  { index, event, geometry }: LayerGrab,
  dragged: Store<DraggedLayer | null>,
  onDrop: (index: number, to: number) => void,
): void {
  const layer: SVGGElement = event.currentTarget
  const drawing = layer.ownerSVGElement
  if (event.button !== 0 || !event.isPrimary || !drawing) return
  const { pointerId, clientX, clientY } = event
  const { lying, width } = geometry
  const start = lying ? clientY : clientX
  const screen = drawing.getBoundingClientRect()
  const scale = width / screen.width
  const done = new AbortController()
  const { signal } = done
  let lifted = event.pointerType !== 'touch'
  const lift = () => {
    lifted = true
    dragged.set({ index, offset: 0, to: index })
  }
  const resting = lifted ? undefined : setTimeout(lift, REST)
  const end = () => {
    clearTimeout(resting)
    dragged.set(null)
    done.abort()
  }
  layer.setPointerCapture(pointerId)
  holdPage(layer, () => lifted && dragged.get() !== null, signal)
  layer.addEventListener(
    'pointermove',
    (moved) => {
      const isStill = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLACK
      if (!lifted) return isStill ? undefined : end()
      const now = lying ? moved.clientY : moved.clientX
      if (!dragged.get() && Math.abs(now - start) < SLACK) return
      const to = placeAt(geometry, index, (now - (lying ? screen.top : screen.left)) * scale)
      dragged.set({ index, offset: (now - start) * scale, to })
    },
    { signal },
  )
  layer.addEventListener(
    'pointerup',
    () => {
      const last = dragged.get()
      end()
      if (!last) return
      swallowClick(layer)
      if (last.to !== index) onDrop(index, last.to)
    },
    { signal },
  )
  layer.addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
}
