import { lazy, memo, Suspense, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { usePlace } from '#web/charts/use-place.ts'
import { type BorderedLayer, FormerBorders } from '#web/drawing/former-borders.tsx'
import { type Colouring, colouredLayers } from '#web/drawing/layer-shares.ts'
import { SectionDrawing, type SectionGeometry } from '#web/drawing/section-drawing.tsx'
import type { SectionPoint } from '#web/drawing/section-reading.ts'
import { orientationOf } from '#web/drawing/section-types.ts'
import { screenPlace } from '#web/drawing/sheet-size.ts'
import { useFormats } from '#web/lib/format.ts'
import { loadable } from '#web/lib/loadable.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { InHand } from '../document/border-moves.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { NewestContext } from '../figures/following.tsx'
import { ReferenceContext } from '../figures/reference.ts'
import { useRowChanges } from '../table/use-row-changes.ts'
import { BorderHandles, marketOf } from './border-handles.tsx'
import { BorderInHand } from './border-in-hand.tsx'
import css from './drawing-pane.module.css'
import { climateOf, drawnLayers } from './drawn.ts'
import { type DraggedLayer, dragLayer } from './layer-drag.ts'
import { MovedLayer } from './moved-layer.tsx'
import { PointedBand } from './pointed-band.tsx'
import { PointedCurve } from './pointed-curve.tsx'
import { useDrawingWords, useNumbers } from './section-words.ts'
import type { Overlay } from './use-view.ts'

const SectionCursor = lazy(async () => ({ default: (await import('../later.ts')).SectionCursor }))
const ColourLegend = lazy(async () => ({ default: (await import('./colour-legend.tsx')).ColourLegend }))
// drawn at once where its code is there: what is typed right after Enter must reach it
const later = loadable(() => import('../later.ts'))

export type DrawingPaneProps = {
  readonly type: ConstructionType
  readonly name: string
  readonly seed: string
  readonly layers: readonly LayerDraft[]
  readonly materials: Materials
  readonly kpis: KeyPerformanceIndicators | undefined
  /** What the figures were computed from. */
  readonly computed: AssessmentRequest | undefined
  readonly selected: string | undefined
  readonly overlay: Overlay
  readonly onOverlay: (overlay: Overlay) => void
  readonly colouring: Colouring
  readonly onColouring: (colouring: Colouring) => void
  readonly zoom: number
  readonly onZoom: (by: 1 | -1) => void
  readonly readOnly: boolean
}

/** Shares by which the layers are coloured, and as they are drawn; undefined while nothing is coloured or known. */
function useColours({ colouring, kpis, computed }: DrawingPaneProps, layers: readonly LayerDraft[]) {
  const { withUnit } = useFormats()
  return useMemo(() => {
    if (colouring === 'none' || !kpis || !computed) return undefined
    const shares = colouredLayers(kpis, computed.keys, layers, colouring)
    const tints = shares.map((one) =>
      one && one.share !== null
        ? { hue: colouring, share: one.share, text: withUnit('percentage', one.share) }
        : undefined,
    )
    return { shares, tints }
  }, [colouring, kpis, computed, layers, withUnit])
}

const bordered = ({ key, numbers, texts }: LayerDraft): BorderedLayer => ({
  key,
  thickness: texts.thickness === undefined ? (numbers.thickness ?? 0) : 0,
})

type Shown = Pick<DrawingPaneProps, 'layers' | 'kpis' | 'computed'> & {
  readonly hand: InHand | null
  /** The layers that the section is shown against. */
  readonly former: readonly LayerDraft[] | undefined
}

/**
 * What is drawn. While a border is in hand that is the newest, in the frame of the move: the very same layers and
 * figures that come from around after the paint, so that they are drawn once.
 */
function useShown({ layers, kpis, computed }: DrawingPaneProps): Shown {
  const { borders, document } = useControls()
  const hand = useStore(borders.inHand)
  const newest = use(NewestContext)
  const reference = use(ReferenceContext)
  useEffect(() => {
    const told = newest?.get().shown?.input ?? computed
    if (hand?.dropped && layers === document().layers && told === computed) borders.settle()
  }, [hand, layers, computed, newest, borders, document])
  if (!hand) return { hand, layers, kpis, computed, former: reference?.layers }
  const told = kpis && newest?.get().shown
  return {
    hand,
    layers: document().layers,
    kpis: told?.result ?? kpis,
    computed: told?.input ?? computed,
    former: hand.dropped ? reference?.layers : (reference?.layers ?? layers),
  }
}

/** Tells those who move a border where the section lies. */
function Drawn({ geometry }: { geometry: SectionGeometry }) {
  const { borders } = useControls()
  useEffect(() => {
    borders.draw(geometry)
    return () => borders.draw(null)
  }, [geometry, borders])
  return null
}

/** The construction in section: a layer is chosen by click, its border moved, its dimension typed. */
export const SectionSheet = (props: DrawingPaneProps) => <Section {...props} {...useShown(props)} />

const Section = memo(function Section(props: DrawingPaneProps & Shown) {
  const { type, seed, layers, materials, kpis, computed, selected, overlay, colouring, zoom, readOnly } = props
  const { hand, former } = props
  const controls = useControls()
  const numbers = useNumbers()
  const { ref: stage, place: fitted } = usePlace<HTMLDivElement>(screenPlace)
  const dimension = useSyncExternalStore(later.subscribe, later.get)
  useEffect(() => later.fetch(), [])
  const [typing, setTyping] = useState<{ readonly index: number; readonly place: DOMRect } | null>(null)
  const askThickness = useCallback((index: number, place: DOMRect) => setTyping({ index, place }), [])
  const labels = useDrawingWords(props)
  const drawn = useMemo(() => drawnLayers(layers, materials), [layers, materials])
  const [dragged] = useState(() => createStore<DraggedLayer | null>(null))
  const rows = useRowChanges(controls)
  const moveLayer = (from: number, to: number) => {
    const layer = layers[from]
    if (layer) rows.place({ key: layer.key, column: 'material' }, to, labels.layers[from] ?? '')
  }
  const [point] = useState(() => createStore<SectionPoint | null>(null))
  useEffect(
    () =>
      point.subscribe(() => {
        const at = point.get()
        controls.pointed.set((at && layers[at.layer]?.key) ?? null)
      }),
    [point, layers, controls],
  )
  const climate = useMemo(
    () => (kpis && computed ? climateOf(layers, kpis, computed) : undefined),
    [layers, kpis, computed],
  )
  const colours = useColours(props, layers)
  const chosen = layers.findIndex(({ key }) => key === selected)
  const place = chosen < 0 ? undefined : chosen
  const handAt = layers.findIndex(({ key }) => key === hand?.key)
  const typed = typing && layers[typing.index]
  const overlaid = (geometry: SectionGeometry) => (
    <>
      <Drawn geometry={geometry} />
      <MovedLayer geometry={geometry} dragged={dragged} />
      {former && (
        <FormerBorders
          geometry={geometry}
          layers={layers.map(bordered)}
          former={former.map(bordered)}
          fromOutside={hand?.side === 'inner'}
        />
      )}
      <PointedBand {...{ geometry, layers, selected }} />
      {overlay === 'temperature' && climate && <PointedCurve {...{ geometry, layers, climate, numbers }} />}
      {hand && (
        <BorderInHand hand={hand} geometry={geometry} index={handAt} market={marketOf(layers[handAt], materials)} />
      )}
      {!readOnly && <BorderHandles {...{ geometry, layers, materials }} selected={place} onType={askThickness} />}
      <Suspense fallback={null}>
        <SectionCursor {...{ geometry, climate, point }} layers={drawn} />
      </Suspense>
      {typing && typed && dimension && (
        <dimension.DimensionField
          key={typed.key}
          layer={typed}
          number={typing.index + 1}
          place={typing.place}
          onClose={() => setTyping(null)}
        />
      )}
    </>
  )
  return (
    <>
      <div className={css.stage} ref={stage}>
        <SectionDrawing
          place={fitted}
          tints={colours?.tints}
          layers={drawn}
          labels={labels}
          numbers={numbers}
          seed={seed}
          selected={place}
          onSelect={(index) => {
            const key = layers[index]?.key
            if (key !== undefined) controls.select({ key, column: 'material' })
          }}
          onPoint={point.set}
          onDimension={readOnly ? undefined : askThickness}
          onGrab={readOnly ? undefined : (grab) => dragLayer(grab, dragged, moveLayer)}
          onMove={readOnly ? undefined : moveLayer}
          climate={overlay === 'temperature' ? climate : undefined}
          orientation={orientationOf(type)}
          zoom={zoom}
          held={hand?.held}
          overlay={overlaid}
        />
      </div>
      {colouring !== 'none' && layers.length > 0 && (
        <Suspense fallback={null}>
          <ColourLegend by={colouring} layers={colours?.shares} />
        </Suspense>
      )}
    </>
  )
})
