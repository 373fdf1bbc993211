import { clsx } from 'clsx'
import { lazy, memo, Suspense } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { colourings } from '#web/drawing/layer-shares.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { editorTexts, sectionTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'
import { type DrawingPaneProps, SectionSheet } from './section-sheet.tsx'
import { type Overlay, overlays, zooms } from './use-view.ts'

const VapourSheet = lazy(async () => ({ default: (await import('./vapour-sheet.tsx')).VapourSheet }))

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

type ToolsProps = Pick<DrawingPaneProps, 'overlay' | 'onOverlay' | 'colouring' | 'onColouring' | 'zoom' | 'onZoom'> &
  Omit<LegendProps, 'overlay'> & {
    /** Of the air [°C]; undefined where no figures are. */
    readonly outside: number | undefined
    readonly inside: number | undefined
  }

/** Overlay, colouring and zoom; new figures do not draw them anew. */
const Tools = memo(function Tools(props: ToolsProps) {
  const { overlay, onOverlay, colouring, onColouring, zoom, onZoom, outside, inside, dashedDrawn, framed } = props
  const t = useTexts(editorTexts)
  const section = useTexts(sectionTexts)
  const { withUnit } = useFormats()
  return (
    <div className={css.tools}>
      <Segments
        label={t('drawing.overlay')}
        value={overlay}
        segments={overlays.map((value) => ({ value, label: t(`drawing.${value}`) }))}
        onChange={onOverlay}
      />
      {overlay !== 'vapour' && (
        <label className={clsx('row small', css.colouring)} data-coloured={colouring !== 'none' || undefined}>
          <span className={css.colouringName}>{section('colouring.label')}</span>
          <Icon name="filter" className={css.colouringSign} />
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
      {outside !== undefined && overlay !== 'none' && (
        <span className={clsx('small', css.climate)}>
          {t('drawing.climate', {
            outside: withUnit('temperature', outside),
            inside: withUnit('temperature', inside),
          })}
        </span>
      )}
      <span className="grow" />
      <Legend overlay={overlay} dashedDrawn={dashedDrawn} framed={framed} />
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
})

/** The construction in section with its overlay and zoom; the second list of the layers. */
export const DrawingPane = memo(function DrawingPane(props: DrawingPaneProps) {
  const { overlay, onOverlay, colouring, onColouring, zoom, onZoom, kpis, layers } = props
  const climate = kpis?.thermal.climate
  return (
    <>
      <Tools
        {...{ overlay, onOverlay, colouring, onColouring, zoom, onZoom }}
        outside={climate?.outsideTemperature}
        inside={climate?.insideTemperature}
        dashedDrawn={kpis?.moisture.applicable !== false}
        framed={layers.some(({ framing }) => framing)}
      />
      <figure
        className={clsx('sheet', css.sheet)}
        id="drawing"
        data-empty={(layers.length === 0 && overlay !== 'vapour') || undefined}
      >
        {props.overlay === 'vapour' ? (
          <Suspense fallback={null}>
            <VapourSheet {...props} />
          </Suspense>
        ) : (
          <SectionSheet {...props} />
        )}
      </figure>
    </>
  )
})
