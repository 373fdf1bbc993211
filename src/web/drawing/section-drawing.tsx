import '#web/styles/drawing.css'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useMemo } from 'react'
import { EmptySection } from './empty-section.tsx'
import { layerAfterKey } from './layer-keys.ts'
import { LayerOptions } from './layer-options.tsx'
import { type LyingGeometry, lyingGeometry } from './lying-geometry.ts'
import { LyingSection } from './lying-section.tsx'
import type { HeldSection } from './section-layout.ts'
import { pointAt, type SectionPoint } from './section-reading.ts'
import type {
  DrawnLayer,
  LayerTint,
  SectionClimate,
  SectionLabels,
  SectionNumbers,
  SectionOrientation,
} from './section-types.ts'
import { fittedSheet, type Place, type PrintRatio, printSheet, screenSheet, toMillimetres } from './sheet-size.ts'
import { type StandingGeometry, standingGeometry } from './standing-geometry.ts'
import { StandingSection } from './standing-section.tsx'

export interface SectionDrawingProps {
  /** Outside first. */
  readonly layers: readonly DrawnLayer[]
  readonly labels: SectionLabels
  readonly numbers: SectionNumbers
  /** Keeps the random marks stable between renders; the construction's id. */
  readonly seed: string
  /** Index of the layer that is chosen here and in the table. */
  readonly selected?: number | undefined
  /** Without it the drawing is a picture; with it a list from which a layer can be chosen. */
  readonly onSelect?: ((index: number) => void) | undefined
  /** The pointer is at a place in the section; null: it left. */
  readonly onPoint?: ((point: SectionPoint | null) => void) | undefined
  /** A pointer takes hold of a layer. */
  readonly onGrab?: ((grab: LayerGrab) => void) | undefined
  /** The chosen layer is to go to the place of another, by Alt and an arrow. */
  readonly onMove?: ((from: number, to: number) => void) | undefined
  /** A dimension in the chain was clicked twice. */
  readonly onDimension?: ((index: number, place: DOMRect) => void) | undefined
  /** Left out while a result for these layers is missing. */
  readonly climate?: SectionClimate | undefined
  /** Tints the layers by a share of something, in their order. */
  readonly tints?: readonly (LayerTint | undefined)[] | undefined
  /** Walls stand, roofs and floors lie; see `orientationOf`. */
  readonly orientation?: SectionOrientation | undefined
  /** 1 fits the sheet. */
  readonly zoom?: number | undefined
  /** Draws for paper, in mm at a true scale 1:n; see `fittingRatios`. The zoom is then without effect. */
  readonly scale?: { readonly ratio: PrintRatio } | undefined
  /** The place that the drawing fills at zoom 1 and in which it scrolls beyond; otherwise it keeps its proportions. */
  readonly place?: Place | undefined
  /** While a border is moved; see `heldSection`. */
  readonly held?: HeldSection | undefined
  /** What one takes hold of, over the drawing, in parts of its width and height. */
  readonly overlay?: ((geometry: SectionGeometry) => ReactNode) | undefined
}

/** Where all of a section lies on its sheet [px]. */
export type SectionGeometry = StandingGeometry | LyingGeometry

/** A pointer that went down on a layer. */
export type LayerGrab = {
  readonly index: number
  readonly event: PointerEvent<SVGGElement>
  readonly geometry: SectionGeometry
}

const millimetres = (px: number): string => `${toMillimetres(px)}mm`

/** The place in the section under the pointer. */
function pointed(geometry: SectionGeometry, { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const screen = currentTarget.getBoundingClientRect()
  const x = ((clientX - screen.left) / screen.width) * geometry.width
  const y = ((clientY - screen.top) / screen.height) * geometry.height
  const { left, right, top, bottom, lying } = geometry
  if (x < left || x > right || y < top || y > bottom) return null
  return pointAt(geometry, lying ? y : x) ?? null
}

/** Scrolls a sheet that is narrower than its drawing sideways until a layer is in view. */
function showLayer(drawing: SVGSVGElement, layer: HTMLElement | null): void {
  const sheet = drawing.closest('figure')
  if (!sheet || !layer) return
  const [window, band] = [sheet.getBoundingClientRect(), layer.getBoundingClientRect()]
  if (band.left < window.left || band.right > window.right) {
    sheet.scrollLeft += (band.left + band.right) / 2 - (window.left + window.right) / 2
  }
}

/** Below this width of the sheet the drawing keeps its size and the sheet scrolls [px]. */
const LEAST_WIDTH = 760

const sizeOf = (enlarged: number, place: Place | undefined) => ({
  width: `${100 * enlarged}%`,
  minWidth: place ? 0 : LEAST_WIDTH * enlarged,
})

const sheetFor = (ratio: PrintRatio | undefined, place: Place | undefined, held: HeldSection | undefined) =>
  ratio ? printSheet(ratio) : { ...(place ? fittedSheet(place) : screenSheet), held }

/**
 * A construction in section, to scale: hatched layers, members, states, numbers, dimension chain, temperature and dew
 * point. The same list as the layer table: a layer is chosen by click or by arrow keys.
 */
export function SectionDrawing({
  zoom = 1,
  orientation = 'standing',
  selected,
  onSelect,
  onDimension,
  onGrab,
  onMove,
  onPoint,
  scale,
  held,
  place,
  overlay,
  ...props
}: SectionDrawingProps) {
  const { layers, labels, numbers } = props
  const id = useId()
  const standing = orientation === 'standing'
  const ratio = scale?.ratio
  const sheet = useMemo(() => sheetFor(ratio, place, held), [ratio, held, place])
  const geometry: SectionGeometry = useMemo(
    () =>
      standing
        ? standingGeometry(layers, numbers, zoom, sheet)
        : lyingGeometry(layers, numbers, zoom, orientation === 'outsideBelow', sheet),
    [layers, numbers, zoom, orientation, standing, sheet],
  )
  if (layers.length === 0) return <EmptySection {...{ labels, numbers, place }} />
  const enlarged = geometry.width / sheet.width
  const choose = (event: KeyboardEvent<SVGSVGElement>) => {
    const index = layerAfterKey(event.key, selected, layers.length, orientation === 'outsideBelow')
    if (index === undefined || event.ctrlKey || event.metaKey || (event.altKey && !onMove)) return
    event.preventDefault()
    if (event.altKey) return selected !== undefined && selected !== index ? onMove?.(selected, index) : undefined
    onSelect?.(index)
    showLayer(event.currentTarget, document.getElementById(`${id}-${index}`))
  }
  const list = {
    role: 'listbox',
    tabIndex: 0,
    'aria-orientation': standing ? 'horizontal' : 'vertical',
    'aria-activedescendant': selected === undefined ? undefined : `${id}-${selected}`,
    onKeyDown: choose,
    onDoubleClick: ({ target }: MouseEvent) => {
      const dimension = target instanceof Element ? target.closest('[data-dimension]') : null
      const index = Number(dimension?.getAttribute('data-dimension'))
      if (dimension) onDimension?.(index, dimension.getBoundingClientRect())
    },
  } as const
  const size = sizeOf(enlarged, place)
  const drawing = (
    <svg
      className={ratio ? 'section-print' : 'section'}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      {...(ratio
        ? { width: millimetres(geometry.width), height: millimetres(geometry.height) }
        : { style: overlay ? undefined : size })}
      aria-label={labels.description}
      {...(onSelect ? list : { role: 'img' })}
      {...(onPoint && {
        onPointerMove: (event) => onPoint(pointed(geometry, event)),
        onPointerLeave: () => onPoint(null),
      })}
    >
      {'labels' in geometry ? (
        <StandingSection {...props} climate={props.climate} selected={selected} geometry={geometry} />
      ) : (
        <LyingSection {...props} climate={props.climate} selected={selected} geometry={geometry} />
      )}
      {onSelect && (
        <LayerOptions
          {...{ id, labels, selected, onSelect }}
          bands={geometry.bands}
          circles={geometry.circles}
          onGrab={onGrab && ((index, event) => onGrab({ index, event, geometry }))}
        />
      )}
    </svg>
  )
  return overlay ? (
    <div className="section-stage" style={size}>
      {drawing}
      {overlay(geometry)}
    </div>
  ) : (
    drawing
  )
}
