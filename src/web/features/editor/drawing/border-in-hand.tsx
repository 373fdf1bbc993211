import type { SectionGeometry } from '#web/drawing/section-drawing.tsx'
import { inPercent } from '#web/drawing/section-place.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { InHand } from '../document/border-moves.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './drawing-pane.module.css'

type Props = {
  readonly hand: InHand
  readonly geometry: SectionGeometry
  /** Index of the layer whose border is moved. */
  readonly index: number
  /** Thicknesses that are sold [m]. */
  readonly market: readonly number[]
}

/** Beside a border that is moved: its thickness, how much it changed, whether it is sold so. */
export function BorderInHand({ hand, geometry, index, market }: Props) {
  const t = useTexts(editorTexts)
  const { number } = useFormats()
  const { width, height, bands } = geometry
  const band = bands[index]
  if (!band || hand.dropped) return null
  const change = (hand.thickness - hand.before) * 1000
  const sold = market.some((size) => Math.abs(size - hand.thickness) < 1e-9)
  return (
    <div
      aria-hidden
      className={css.bubble}
      style={{ left: inPercent(band.x + band.width / 2, width), top: inPercent(band.y + band.height / 4, height) }}
    >
      <b>{t('border.value', { value: hand.thickness * 1000 })}</b>
      {Math.abs(change) > 1e-9 && <span> {`${change > 0 ? '+' : ''}${number(change)}`}</span>}
      {sold && <span> · {t('border.sold')}</span>}
    </div>
  )
}
