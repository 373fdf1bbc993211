import { clsx } from 'clsx'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { VapourDrawing } from '#web/drawing/vapour-drawing.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'
import { vapourOf } from './drawn.ts'
import type { DrawingPaneProps } from './section-sheet.tsx'

/** Vapour pressure over the section at the scale of its diffusion resistances. */
export function VapourSheet(props: DrawingPaneProps) {
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
