import { clsx } from 'clsx'
import { memo } from 'react'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { VapourDrawing } from '#web/drawing/vapour-drawing.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { editorTexts, sectionTexts } from '../editor-texts.ts'
import { colourings } from './colouring.ts'
import css from './drawing-pane.module.css'
import { vapourOf } from './drawn.ts'
import { type DrawingPaneProps, SectionSheet } from './section-sheet.tsx'
import { type Overlay, overlays, zooms } from './use-view.ts'

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

function Tools({ overlay, onOverlay, colouring, onColouring, zoom, onZoom, kpis, layers }: DrawingPaneProps) {
  const t = useTexts(editorTexts)
  const section = useTexts(sectionTexts)
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
      {overlay !== 'vapour' && (
        <label className={clsx('row small', css.colouring)}>
          {section('colouring.label')}
          <Select
            value={colouring}
            onChange={({ target }) => {
              const chosen = colourings.find((one) => one === target.value)
              if (chosen) onColouring(chosen)
            }}
          >
            {colourings.map((one) => (
              <option key={one} value={one}>
                {section(`colouring.${one}`)}
              </option>
            ))}
          </Select>
        </label>
      )}
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
