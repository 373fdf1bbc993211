import { clsx } from 'clsx'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { usePlace } from '#web/charts/use-place.ts'
import { VapourDrawing } from '#web/drawing/vapour-drawing.tsx'
import { VAPOUR_SHEET } from '#web/drawing/vapour-geometry.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useStore } from '#web/lib/store.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'
import { type DrawnVapour, vapourOf } from './drawn.ts'
import type { DrawingPaneProps } from './section-sheet.tsx'

/** Narrower the drawing scrolls, by a bar of its own [px]. */
const NARROWEST = 760
const BAR = 16

type Props = Pick<DrawingPaneProps, 'seed' | 'selected'> & { readonly vapour: DrawnVapour }

/** Fills its place; a layer is pointed at and chosen here like in the section. */
function Filling({ vapour: { keys, layers, faces }, seed, selected }: Props) {
  const t = useTexts(editorTexts)
  const { figure, number } = useFormats()
  const controls = useControls()
  const pointed = useStore(controls.pointed)
  const { ref, place } = usePlace<HTMLDivElement>(VAPOUR_SHEET)
  const room = place.height - (place.width < NARROWEST ? BAR : 1)
  const indexOf = (key: string | null | undefined) => {
    const index = keys.indexOf(key ?? '')
    return index < 0 ? undefined : index
  }
  return (
    <div className={css.stage} ref={ref}>
      <ScrollBox label={t('drawing.vapourDescription')} className={css.scroll}>
        <VapourDrawing
          height={(room * VAPOUR_SHEET.width) / Math.max(place.width, NARROWEST)}
          layers={layers}
          faces={faces}
          seed={seed}
          selected={indexOf(selected)}
          pointed={indexOf(pointed)}
          onPoint={(index) => controls.pointed.set(index === null ? null : (keys[index] ?? null))}
          onSelect={(index) => {
            const key = keys[index]
            if (key !== undefined) controls.select({ key, column: 'material' })
          }}
          labels={{
            description: t('drawing.vapourDescription'),
            saturation: t('drawing.curve.saturation'),
            pressure: t('drawing.curve.pressure'),
            resistance: t('drawing.curve.resistance'),
          }}
          numbers={{ tick: (value) => number(value), sd: (metres) => figure('sd', metres) }}
        />
      </ScrollBox>
    </div>
  )
}

/** Vapour pressure over the section at the scale of its diffusion resistances. */
export function VapourSheet(props: DrawingPaneProps) {
  const t = useTexts(editorTexts)
  const { layers, materials, kpis, computed, seed, selected } = props
  const vapour = kpis && computed && vapourOf(layers, materials, kpis, computed)
  if (!vapour) return <p className="note">{t('drawing.noVapour')}</p>
  return (
    <>
      <Filling {...{ vapour, seed, selected }} />
      <p className={clsx('note', css.inset)}>{t('drawing.vapourNote')}</p>
    </>
  )
}
