import type { Conformity } from '#contract/assessment.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'
import type { GoalQuantity } from '#vocabulary/optimisation.ts'
import { Icon } from '#web/components/icon.tsx'
import { type Quantity, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { displays } from '../proposals/goal-words.ts'
import css from './influence.module.css'
import { influenceTexts } from './influence-texts.ts'
import type { Source, SourceWords } from './source-words.ts'

type Limit = Sensitivity['limits'][number]

type LimitsProps = {
  readonly limits: readonly Limit[]
  readonly sources: readonly Source[]
  readonly conformity: readonly Conformity[]
  readonly words: SourceWords
}

const isFigure = (quantity: string): quantity is GoalQuantity => Object.hasOwn(displays, quantity)
const displayOf = (quantity: string): Quantity =>
  quantity === 'uValue'
    ? 'uValueRated'
    : quantity === 'thermalResistance'
      ? 'resistance'
      : isFigure(quantity)
        ? displays[quantity]
        : 'factor'

/** The limit that one wrong assumption endangers most: kept today, and missed or nearest to it then. */
export function mostEndangered(limits: readonly Limit[]): Limit | undefined {
  const kept = limits.filter(({ margin, worst }) => margin !== null && margin >= 0 && worst !== null)
  return kept.toSorted((one, other) => (one.worst?.margin ?? 0) - (other.worst?.margin ?? 0))[0]
}

const titleOf = ({ pack, requirement }: Limit, conformity: readonly Conformity[]) =>
  conformity.find((one) => one.pack === pack && one.requirement === requirement)?.title ?? ''

/** The assumption that matters most, in one sentence. */
export function Worst({ limits, sources, conformity, words }: LimitsProps) {
  const t = useTexts(influenceTexts)
  const { figure } = useFormats()
  const limit = mostEndangered(limits)
  const source = limit?.worst ? sources[limit.worst.source] : undefined
  if (!limit?.worst || !source) return null
  const { worst } = limit
  const shown = displayOf(limit.quantity)
  return (
    <p className={css.worst}>
      <Icon name={worst.margin < 0 ? 'warning' : 'info'} className={worst.margin < 0 ? 'warn' : 'dim3'} />
      {t(worst.margin < 0 ? 'worst.misses' : 'worst.keeps', {
        source: words.name(source),
        value: words.value(source, source[worst.at]),
        result: figure(shown, worst.value),
        limit: `${limit.relation === 'atMost' ? '≤' : '≥'}\u00a0${figure(shown, limit.limit)}`,
        title: titleOf(limit, conformity),
      })}
    </p>
  )
}

/** How probably each limit is kept, where all inputs are off at once. */
export function LimitList({ limits, conformity, draws, ...props }: LimitsProps & { draws: number }) {
  const t = useTexts(influenceTexts)
  const { figure } = useFormats()
  return (
    <section className="sec" aria-label={t('limits')}>
      <div className="sec-h">
        <h2>{t('limits')}</h2>
        <span className="small dim" role="status">
          {draws === 0 ? t('drawing') : t('draws', { count: draws })}
        </span>
      </div>
      <ul>
        {limits.map((limit) => {
          const { worst, probability, relation, quantity } = limit
          const shown = displayOf(quantity)
          const source = worst ? props.sources[worst.source] : undefined
          return (
            <li key={`${limit.pack} ${limit.requirement} ${quantity}`} className={css.limit}>
              <span>
                {titleOf(limit, conformity)}{' '}
                <span className="dim nowrap">
                  {relation === 'atMost' ? '≤' : '≥'} {figure(shown, limit.limit)}
                </span>
                {source && worst && (
                  <span className="small dim">
                    {t('limit.worst', {
                      source: props.words.name(source),
                      value: props.words.value(source, source[worst.at]),
                      result: figure(shown, worst.value),
                    })}
                  </span>
                )}
              </span>
              <b className="num">{probability === null ? '–' : `${figure('percentage', probability)}\u00a0%`}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
