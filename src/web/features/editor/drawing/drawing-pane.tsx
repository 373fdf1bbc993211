import { clsx } from 'clsx'
import { memo } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { SectionDrawing } from '#web/drawing/section-drawing.tsx'
import { orientationOf, type SectionClimate } from '#web/drawing/section-types.ts'
import { sideLabels } from '#web/drawing/side-labels.ts'
import { VapourDrawing } from '#web/drawing/vapour-drawing.tsx'
import { type Formats, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { type AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'
import { climateOf, drawnLayers, vapourOf } from './drawn.ts'
import { type Overlay, overlays, zooms } from './use-view.ts'

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
  readonly zoom: number
  readonly onZoom: (by: 1 | -1) => void
}

/** A thickness as a number of mm; a foil keeps the decimals that would be lost by rounding. */
const writtenThickness = (metres: number | undefined, { number, figure }: Formats) =>
  metres !== undefined && metres > 0 && metres < 0.001 ? number(metres * 1000) : figure('thickness', metres)

type LegendProps = { readonly overlay: Overlay; readonly dashedDrawn: boolean; readonly framed: boolean }

function Legend({ overlay, dashedDrawn, framed }: LegendProps) {
  const t = useTexts(editorTexts)
  const temperature = framed ? 'temperatureInBay' : 'temperature'
  const words = { temperature: [temperature, 'dewPoint'], vapour: ['saturation', 'pressure'], none: [] } as const
  const [solid, dashed] = words[overlay]
  if (!solid || !dashed) return null
  return (
    <span className={clsx('row small dim', css.legendLine)}>
      <span className="row">
        <svg width="22" height="8" aria-hidden="true">
          <path className="c-t" d="M0 4H22" />
        </svg>
        {t(`drawing.legend.${solid}`)}
      </span>
      {dashedDrawn && (
        <span className="row">
          <svg width="22" height="8" aria-hidden="true">
            <path className="c-d" d="M0 4H22" />
          </svg>
          {t(`drawing.legend.${dashed}`)}
        </span>
      )}
    </span>
  )
}

function Tools({ overlay, onOverlay, zoom, onZoom, kpis, layers }: DrawingPaneProps) {
  const t = useTexts(editorTexts)
  const { withUnit } = useFormats()
  const climate = kpis?.thermal.climate
  return (
    <div className={css.tools}>
      <Segments
        label={t('drawing.overlay')}
        value={overlay}
        segments={overlays.map((value) => ({ value, label: t(`drawing.${value}`) }))}
        onChange={onOverlay}
      />
      {climate && overlay !== 'none' && (
        <span className={clsx('small', css.climate)}>
          {t('drawing.climate', {
            outside: withUnit('temperature', climate.outsideTemperature),
            inside: withUnit('temperature', climate.insideTemperature),
          })}
        </span>
      )}
      <span className="grow" />
      <Legend
        overlay={overlay}
        dashedDrawn={kpis?.moisture.applicable !== false}
        framed={layers.some(({ framing }) => framing)}
      />
      <Button
        look="quiet"
        size="s"
        icon="plus"
        aria-label={t('drawing.zoomIn')}
        disabled={zoom >= (zooms.at(-1) ?? 1)}
        onClick={() => onZoom(1)}
      />
      <Button
        look="quiet"
        size="s"
        icon="minus"
        aria-label={t('drawing.zoomOut')}
        disabled={zoom <= zooms[0]}
        onClick={() => onZoom(-1)}
      />
    </div>
  )
}

function useDrawingWords({ type, name, layers, materials, kpis }: DrawingPaneProps) {
  const t = useTexts(editorTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const thicknessOf = ({ numbers }: LayerDraft) => `${writtenThickness(numbers.thickness, formats)} mm`
  const nameOf = (layer: LayerDraft) =>
    materials.get(layer.materialId ?? '')?.name ?? (layer.materialText || t('row.unnamed'))
  const lines = layers.map((layer) => `${nameOf(layer)} ${thicknessOf(layer)}`)
  return {
    description: t('drawing.description', {
      type: common(`type.${type}`),
      name: name || '–',
      layers: lines.join(', ') || '–',
    }),
    layers: lines.map((line, index) => t('drawing.layer', { number: index + 1, layer: line })),
    ...sideLabels(type, kpis?.thermal.climate, { common, formats }),
    temperature: t('drawing.curve.temperature'),
    dewPoint: t('drawing.curve.dewPoint'),
    empty: t('drawing.empty'),
  }
}

function VapourSheet(props: DrawingPaneProps) {
  const t = useTexts(editorTexts)
  const { figure, number } = useFormats()
  const { layers, materials, kpis, computed, seed, selected } = props
  const vapour = kpis && computed && vapourOf(layers, materials, kpis, computed)
  if (!vapour) return <p className="note">{t('drawing.noVapour')}</p>
  const place = vapour.keys.indexOf(selected ?? '')
  return (
    <>
      <ScrollBox label={t('drawing.vapourDescription')} className={css.scroll}>
        <VapourDrawing
          layers={vapour.layers}
          faces={vapour.faces}
          seed={seed}
          selected={place < 0 ? undefined : place}
          labels={{
            description: t('drawing.vapourDescription'),
            saturation: t('drawing.curve.saturation'),
            pressure: t('drawing.curve.pressure'),
            resistance: t('drawing.curve.resistance'),
          }}
          numbers={{ tick: (value) => number(value), sd: (metres) => figure('sd', metres) }}
        />
      </ScrollBox>
      <p className={clsx('note', css.inset)}>{t('drawing.vapourNote')}</p>
    </>
  )
}

function SectionSheet(props: DrawingPaneProps) {
  const { type, seed, layers, materials, kpis, computed, selected, overlay, zoom } = props
  const controls = useControls()
  const formats = useFormats()
  const { figure, number } = formats
  const labels = useDrawingWords(props)
  const drawn = drawnLayers(layers, materials)
  const climate: SectionClimate | undefined =
    overlay === 'temperature' && kpis && computed ? climateOf(layers, kpis, computed) : undefined
  const place = layers.findIndex(({ key }) => key === selected)
  return (
    <SectionDrawing
      layers={drawn}
      labels={labels}
      numbers={{
        thickness: (metres) => writtenThickness(metres, formats),
        temperature: (celsius) => figure('temperature', celsius),
        tick: (value) => number(value),
      }}
      seed={seed}
      selected={place < 0 ? undefined : place}
      onSelect={(index) => {
        const key = layers[index]?.key
        if (key !== undefined) controls.select({ key, column: 'material' })
      }}
      climate={climate}
      orientation={orientationOf(type)}
      zoom={zoom}
    />
  )
}

/** The construction in section with its overlay and zoom; the second list of the layers. */
export const DrawingPane = memo(function DrawingPane(props: DrawingPaneProps) {
  return (
    <>
      <Tools {...props} />
      <figure className="sheet" id="drawing">
        {props.overlay === 'vapour' ? <VapourSheet {...props} /> : <SectionSheet {...props} />}
      </figure>
    </>
  )
})
