import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { spread } from '#web/drawing/label-placement.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from '../comparison.module.css'
import { comparisonTexts } from '../comparison-texts.ts'
import type { View } from '../view.ts'

const WIDTH = 520
const HEIGHT = 280
const [LEFT, RIGHT, TOP, BOTTOM] = [150, WIDTH - 150, 40, HEIGHT - 16]
const NAME_HEIGHT = 16

/** What it changes in GWP to be made equal: as drawn on the left, made equal on the right. */
export function SlopeChart({ view }: { view: View }) {
  const t = useTexts(comparisonTexts)
  const { figure } = useFormats()
  const lines = view.columns.flatMap(({ mark, item, drawn, isUnequal, made }) => {
    const [before, after] = [drawn.gwp, item.gwp]
    return made && !isUnequal && before !== null && after !== null ? [{ id: item.id, mark, before, after }] : []
  })
  if (lines.length < 2) return null
  const basis = view.comparison.normalised
  const values = lines.flatMap(({ before, after }) => [before, after])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * (value - least)) / Math.max(most - least, 1e-9)
  const best = Math.min(...lines.map(({ after }) => after))
  const placed = (side: 'before' | 'after') => {
    const sorted = lines.toSorted((one, other) => y(one[side]) - y(other[side]))
    const places = spread(
      sorted.map((one) => ({ centre: y(one[side]), width: NAME_HEIGHT })),
      TOP - 8,
      HEIGHT,
    )
    return sorted.map((one, index) => ({ ...one, place: places[index] ?? 0 }))
  }
  const told = lines.map(({ mark, before, after }) => `${mark} ${figure('gwp', before)} → ${figure('gwp', after)}`)
  return (
    <section className="sec" aria-label={t('slope')}>
      <div className="sec-h">
        <h2>{t('slope')}</h2>
        <span className="small dim">
          <UnitText unit={quantities.gwp.unit} />
        </span>
      </div>
      <ScrollBox className={css.slopeBox} label={t('slope.label', { values: told.join('; ') })}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          className={css.slope}
          data-drawing="slope"
          role="img"
          aria-label={t('slope.label', { values: told.join('; ') })}
        >
          <text x={LEFT} y="14" className="x11 xm">
            {t('equal.drawn')}
          </text>
          <text x={RIGHT} y="14" className="x11 k xm xb">
            {basis && t(`slope.${basis.quantity}`, { value: figure(basis.quantity, basis.value) })}
          </text>
          <path className="inkl" d={`M${LEFT} ${TOP - 12}V${BOTTOM + 8}M${RIGHT} ${TOP - 12}V${BOTTOM + 8}`} />
          {lines.map(({ id, before, after }) => (
            <g key={id} className={after === best ? css.slopeBest : undefined}>
              <path className={css.slopeLine} d={`M${LEFT} ${y(before)}L${RIGHT} ${y(after)}`} />
              <circle className={css.slopeDot} cx={LEFT} cy={y(before)} r="4" />
              <circle className={css.slopeDot} cx={RIGHT} cy={y(after)} r="4" />
            </g>
          ))}
          {placed('before').map(({ id, mark, before, place }) => (
            <text key={id} x={LEFT - 12} y={place + 4} className="x12 xe">
              {mark} {figure('gwp', before)}
            </text>
          ))}
          {placed('after').map(({ id, mark, after, place }) => (
            <text key={id} x={RIGHT + 12} y={place + 4} className="x12 k xb">
              {figure('gwp', after)} {mark}
            </text>
          ))}
        </svg>
      </ScrollBox>
    </section>
  )
}
