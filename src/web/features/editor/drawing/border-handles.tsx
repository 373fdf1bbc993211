import { clsx } from 'clsx'
import { Fragment, type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { bounds } from '#vocabulary/bounds.ts'
import type { SectionGeometry } from '#web/drawing/section-drawing.tsx'
import { inPercent } from '#web/drawing/section-place.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import { draggedThickness, handleLanes, thicknessAfterKey } from './border-steps.ts'
import css from './drawing-pane.module.css'

/** Keys that say nothing alone. */
const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift'])

/** Along the borders, from one lane of handles to the next [px]. */
const LANE = 30

/** Where the handle of a face lies on the sheet [px]: in the middle of the section or beside others there. */
function placeOf({ lying, bands, faces }: SectionGeometry, face: number, lane: number) {
  const { x, y, width, height } = bands[0] ?? { x: 0, y: 0, width: 0, height: 0 }
  const side = lane % 2 === 0 ? 1 : -1
  const along = side * LANE * Math.ceil((lane % 10) / 2)
  const across = faces[face] ?? 0
  return lying ? { x: x + width / 2 + along, y: across } : { x: across, y: y + height / 2 + along }
}

/** Thicknesses that the product of a layer is sold in [m], rising. */
export const marketOf = (layer: LayerDraft | undefined, materials: Materials): readonly number[] =>
  materials.get(layer?.materialId ?? '')?.marketThicknesses ?? []

type HandlesProps = {
  readonly geometry: SectionGeometry
  readonly layers: readonly LayerDraft[]
  readonly materials: Materials
  /** Index of the layer whose border Tab leads to; undefined: the first. */
  readonly selected: number | undefined
  /** Asks for the thickness of a layer to be typed, beside a place on screen. */
  readonly onType: (index: number, place: DOMRect) => void
}

type HandleProps = Pick<HandlesProps, 'geometry' | 'onType'> & {
  readonly layer: LayerDraft
  /** Of the layer. */
  readonly index: number
  /** Its inner face is taken hold of, not its outer one. */
  readonly inner?: boolean
  readonly lane: number
  /** [m] */
  readonly thickness: number
  /** Thicknesses that are sold [m]. */
  readonly market: readonly number[]
  readonly label: string
  readonly stop: boolean
}

/** Sign of the way that a face of a layer goes to make it thicker, across the sheet. */
const thickerWay = ({ outward }: SectionGeometry, inner: boolean): 1 | -1 => ((inner ? -outward : outward) > 0 ? 1 : -1)

/** Pointer on a border: it follows as far as the pointer moves across the section. */
function useDrag({ geometry, thickness, market, inner = false }: HandleProps, take: () => void) {
  const { borders } = useControls()
  const grip = useRef<{ readonly at: number; readonly thickness: number; readonly pixels: number } | null>(null)
  const { lying, layout, width } = geometry
  const thicker = thickerWay(geometry, inner)
  const across = (event: PointerEvent) => (lying ? event.clientY : event.clientX)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      const handle = event.currentTarget
      const stage = handle.parentElement?.getBoundingClientRect().width || width
      handle.setPointerCapture(event.pointerId)
      handle.focus()
      take()
      grip.current = { at: across(event), thickness, pixels: (layout.scale * stage) / width }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return
      const { at, thickness: before, pixels } = grip.current
      const raw = before + ((across(event) - at) * thicker) / pixels
      borders.move(draggedThickness(raw, event.altKey ? [] : market, pixels))
    },
    onPointerUp: () => {
      grip.current = null
      borders.drop()
    },
    onPointerCancel: () => {
      grip.current = null
      borders.cancel()
    },
  }
}

/**
 * The outer border of a layer, which a pointer or keys move: inside stays where it is; or the inner one of the last
 * layer, and outside stays.
 */
function BorderHandle(props: HandleProps) {
  const { geometry, layer, index, inner = false, lane, thickness, market, label, stop, onType } = props
  const t = useTexts(editorTexts)
  const controls = useControls()
  const { borders } = controls
  const { lying, width, height } = geometry
  const face = inner ? index + 1 : index
  const { x, y } = placeOf(geometry, face, lane)
  const take = () => {
    controls.select({ key: layer.key, column: 'thickness' })
    borders.take({ key: layer.key, before: thickness, ...(inner && { side: 'inner' }) })
  }
  const drag = useDrag(props, take)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Alt while it is dragged leaves the sizes that are sold, and leads to no menu of the browser
    if (modifiers.has(event.key)) return borders.inHand.get() && event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.altKey) return borders.drop()
    const next = thicknessAfterKey(event, { thickness, market, lying, outward: thickerWay(geometry, inner) })
    const hand = borders.inHand.get()
    if (next !== undefined) {
      if (hand?.key !== layer.key || hand.dropped) take()
      borders.move(next)
    } else if (event.key === 'Escape' && hand) borders.cancel()
    else if (event.key === 'Enter' || event.key === 'F2') {
      borders.drop()
      onType(index, event.currentTarget.getBoundingClientRect())
    } else return
    event.preventDefault()
  }
  const millimetres = (metres: number) => t('border.value', { value: metres * 1000 })
  return (
    <div
      role="slider"
      tabIndex={stop ? 0 : -1}
      data-border={face}
      className={clsx(css.border, lying && css.lyingBorder)}
      style={{ left: inPercent(x, width), top: inPercent(y, height) }}
      aria-label={label}
      aria-orientation={lying ? 'vertical' : 'horizontal'}
      aria-valuemin={bounds.thickness.minimum * 1000}
      aria-valuemax={bounds.thickness.maximum * 1000}
      aria-valuenow={thickness * 1000}
      aria-valuetext={millimetres(thickness)}
      onKeyDown={onKeyDown}
      onFocus={() => controls.pointed.set(layer.key)}
      onBlur={borders.drop}
      {...drag}
    />
  )
}

/**
 * Handles on the outer borders of all layers that have a thickness, and on the inner face; figures that come in do not
 * draw them anew.
 */
export const BorderHandles = memo(function BorderHandles({
  geometry,
  layers,
  materials,
  selected = 0,
  onType,
}: HandlesProps) {
  const t = useTexts(editorTexts)
  const lanes = handleLanes(geometry.outward < 0 ? geometry.faces : geometry.faces.toReversed())
  const laneOf = (index: number) => lanes[geometry.outward < 0 ? index : lanes.length - 1 - index] ?? 0
  return layers.map((layer, index) => {
    const { thickness } = layer.numbers
    if (thickness === undefined || layer.texts.thickness !== undefined) return null
    const material = materials.get(layer.materialId ?? '')
    const name = material?.name ?? (layer.materialText || t('row.unnamed'))
    const shared = { geometry, layer, index, thickness, onType, market: marketOf(layer, materials) }
    const told = { number: index + 1, name }
    const stop = index === selected
    return (
      <Fragment key={layer.key}>
        <BorderHandle {...shared} lane={laneOf(index)} label={t('border.label', told)} stop={stop} />
        {index === layers.length - 1 && (
          <BorderHandle {...shared} inner lane={laneOf(index + 1)} label={t('border.inner', told)} stop={stop} />
        )}
      </Fragment>
    )
  })
})
