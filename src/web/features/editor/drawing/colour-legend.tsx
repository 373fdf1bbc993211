import { clsx } from 'clsx'
import type { Coloured, ColouredLayer } from '#web/drawing/layer-shares.ts'
import { TintRamp } from '#web/drawing/layer-tints.tsx'
import { ABSENT, type Quantity, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { sectionTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'

const quantities = {
  heat: 'resistance',
  gwp: 'gwp',
  penrt: 'primaryEnergy',
  vapour: 'sd',
  mass: 'mass',
} as const satisfies Record<Coloured, Quantity>

type Props = {
  readonly by: Coloured
  /** Of each row; undefined while there are no figures at all. */
  readonly layers: readonly (ColouredLayer | undefined)[] | undefined
}

/** What the colours of the section mean: share and value of each layer, and which are missing. */
export function ColourLegend({ by, layers }: Props) {
  const t = useTexts(sectionTexts)
  const { withUnit } = useFormats()
  if (!layers) return <p className={clsx('note small', css.inset)}>{t('colouring.waiting')}</p>
  const largest = Math.max(0, ...layers.map((layer) => Math.abs(layer?.share ?? 0)))
  const missing = layers.flatMap((layer, index) => (layer?.missing ? [index + 1] : []))
  return (
    <div className={clsx('small', css.colours)}>
      <b>{t(`colouring.share.${by}`)}</b>
      <span className="row">
        <span className="sr">{t('colouring.scale', { largest: withUnit('percentage', largest) })}</span>
        <span aria-hidden="true">{withUnit('percentage', 0)}</span>
        <TintRamp hue={by} />
        <span aria-hidden="true">{withUnit('percentage', largest)}</span>
      </span>
      {layers.some((layer) => (layer?.share ?? 0) < 0) && <span className="dim">{t('colouring.negative')}</span>}
      <ol>
        {layers.map(
          (layer, index) =>
            layer && (
              <li key={index} data-missing={layer.missing || undefined}>
                <span className="dim">{index + 1}</span>{' '}
                {layer.share === null ? ABSENT : <b>{withUnit('percentage', layer.share)}</b>}
                {layer.value !== null && (
                  <span className="dim">
                    {' '}
                    {layer.open && '≥ '}
                    {withUnit(quantities[by], layer.value)}
                  </span>
                )}
              </li>
            ),
        )}
      </ol>
      {missing.length > 0 && <span className="bad">{t('colouring.missing', { layers: missing.join(', ') })}</span>}
    </div>
  )
}
