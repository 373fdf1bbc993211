import type { Sensitivity } from '#contract/sensitivity.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { displays } from '../proposals/goal-words.ts'
import css from './influence.module.css'
import { influenceTexts } from './influence-texts.ts'
import type { Source, SourceWords } from './source-words.ts'

/** Inputs that are shown at once. */
const AT_FIRST = 6

type Swings = Sensitivity['quantities'][number]
type Swing = Swings['swings'][number]

/** Bars around today's figure: hollow with the smaller value of the input, solid with the larger. */
function Bars({
  swing: { low, high },
  value,
  widest,
}: {
  swing: Swing
  value: number
  /** Greatest distance of all from today's figure. */
  widest: number
}) {
  // half of the bar for either side
  const bar = (end: number) => {
    const part = widest === 0 ? 0 : (50 * (end - value)) / widest
    return { left: `${50 + Math.min(0, part)}%`, width: `${Math.abs(part)}%` }
  }
  return (
    <span className={css.bars} aria-hidden="true">
      <span className={css.lower} style={bar(low)} />
      <span className={css.higher} style={bar(high)} />
    </span>
  )
}

/** How far the figure goes to one side, and with which value of the input. */
function End({
  swing: { low, high },
  value,
  shown,
  end,
}: {
  swing: Swing
  value: number
  shown: Quantity
  end: 'least' | 'most'
}) {
  const t = useTexts(influenceTexts)
  const { difference } = useFormats()
  const isLow = low <= high === (end === 'least')
  return (
    <span className={css.end}>
      <span className="sr">{t(isLow ? 'smaller' : 'larger')} </span>
      {difference(shown, (isLow ? low : high) - value)}
    </span>
  )
}

/** What a figure depends on, the greatest first; a press selects the layer. */
export function Tornado({
  swings,
  sources,
  words,
  onLayer,
}: {
  swings: Swings
  sources: readonly Source[]
  words: SourceWords
  onLayer: (layer: number) => void
}) {
  const t = useTexts(influenceTexts)
  const { figure, difference } = useFormats()
  const { quantity, value, low, high } = swings
  const shown = displays[quantity]
  // what does not show in the figure as it is written is left to those behind
  const nothing = difference(shown, 0)
  const moves = (one: Swing) => [one.low, one.high].some((end) => difference(shown, end - value) !== nothing)
  const first = swings.swings.filter(moves).slice(0, AT_FIRST)
  const widest = Math.max(0, ...swings.swings.flatMap((one) => [Math.abs(one.low - value), Math.abs(one.high - value)]))
  const rows = (all: Swings['swings']) => (
    <ul>
      {all.map((swing) => {
        const source = sources[swing.source]
        if (!source) return null
        return (
          <li key={swing.source}>
            <button
              type="button"
              className={css.row}
              disabled={source.layers[0] === undefined}
              onClick={() => source.layers[0] !== undefined && onLayer(source.layers[0])}
            >
              <span className={css.name}>
                {words.name(source)} <span className="dim">{words.range(source)}</span>
              </span>
              <End swing={swing} value={value} shown={shown} end="least" />
              <Bars swing={swing} value={value} widest={widest} />
              <End swing={swing} value={value} shown={shown} end="most" />
            </button>
          </li>
        )
      })}
    </ul>
  )
  const rest = swings.swings.filter((one) => !first.includes(one))
  return (
    <section className="sec" aria-label={t('on', { figure: t(`figure.${quantity}`) })}>
      <div className="sec-h">
        <h2>{t('on', { figure: t(`figure.${quantity}`) })}</h2>
        <span className="small dim">
          {figure(shown, value)} <UnitText unit={quantities[shown].unit} />
        </span>
      </div>
      {rows(first)}
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{t('more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
      {low !== null && high !== null && (
        <p className="small dim">{t('spread', { low: figure(shown, low), high: figure(shown, high) })}</p>
      )}
    </section>
  )
}
