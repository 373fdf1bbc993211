import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../../editor-texts.ts'
import css from './kpi.module.css'

const HOURS = 36
const X = (hour: number) => 1 + (329 * hour) / HOURS
const MIDDLE = 40
const OUTSIDE = 25
const round = (value: number) => Math.round(value * 10) / 10

const wave = (amplitude: number, shift: number) =>
  Array.from({ length: 145 }, (_, index) => {
    const hour = index / 4
    const y = MIDDLE - amplitude * Math.sin((2 * Math.PI * (hour - shift)) / 24)
    return `${index === 0 ? 'M' : 'L'}${round(X(hour))} ${round(y)}`
  }).join('')

/** Exaggerated, so that a small inner wave is still seen; never above the outer one. */
const inside = (decrement: number) => Math.min(OUTSIDE, Math.max(3, 2 * OUTSIDE * decrement))

/** Room for the names of the two waves beside each other, where they lie at one height [px]. */
const NAME_ROOM = 44

/** Where the inner wave is named: at its lowest, beside the name of the outer one where both would stand there. */
function innerName(timeShift: number, amplitude: number): number {
  const outer = X(18)
  const low = X(18 + (timeShift <= 12 ? timeShift : timeShift - 24))
  const touches = Math.abs(low - outer) < NAME_ROOM && amplitude > OUTSIDE - 14
  if (touches) return low < outer ? outer - NAME_ROOM : outer + NAME_ROOM
  return Math.min(316, Math.max(16, low))
}

/** The wave of temperature outside and what is left of it inside. */
export function SummerCurve({ timeShift, decrement }: { timeShift: number; decrement: number }) {
  const t = useTexts(kpiTexts)
  const { withUnit } = useFormats()
  const amplitude = inside(decrement)
  const [from, to] = [X(6), X(6 + timeShift)]
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 332 98"
      width="332"
      height="98"
      role="img"
      aria-label={t('summer.curve', { shift: withUnit('hours', timeShift) })}
    >
      <path className="hairl" d={[0, 12, 24, 36].map((hour) => `M${X(hour)} 14V80`).join('')} />
      <path className="linel" d="M1 40H330" />
      {[0, 12, 24].map((hour) => (
        <text key={hour} x={X(hour)} y="93" className={hour === 0 ? 'x11' : 'x11 xm'}>
          {hour}
        </text>
      ))}
      <text x="330" y="93" className="x11 xe">
        36 h
      </text>
      <path className="c-t" d={wave(OUTSIDE, 0)} />
      <path className={css.inside} d={wave(amplitude, timeShift)} />
      <path className="thin" d={`M${from} 15V10M${to} ${MIDDLE - amplitude}V10M${from} 12H${to}`} />
      <path className="tick" d={`M${from - 3} 15l6 -6M${to - 3} 15l6 -6`} />
      <text x={(from + to) / 2} y="9" className="x11 k xb xm halo">
        {withUnit('hours', timeShift)}
      </text>
      <text x={X(18)} y="77" className="x11 x-t xm halo">
        {t('summer.outside')}
      </text>
      <text x={innerName(timeShift, amplitude)} y={MIDDLE + amplitude + 14} className="x11 k xm halo">
        {t('summer.inside')}
      </text>
    </svg>
  )
}
