import { clsx } from 'clsx'
import type { Conformity } from '#contract/assessment.ts'
import { comparedFigure, isBeyondDay, isLowerBound } from '#contract/compared-figures.ts'
import chartCss from '#web/charts/charts.module.css'
import { absoluteText, boundedDifference, type Difference, relativeText } from '#web/charts/difference.ts'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { missesSurfaceLimit } from '#web/lib/moisture-verdict.ts'
import { isOfHeat } from '#web/lib/verdict.ts'
import { barOf } from './bar.ts'
import css from './comparison.module.css'
import type { DifferenceMode } from './comparison-search.ts'
import { comparisonTexts } from './comparison-texts.ts'
import { condensationText } from './condensation-text.ts'
import { type ComparedItem, type FigureRow } from './figure-rows.ts'

const BAR_ROOM = 84
const HOURS_OF_DAY = 24

/** What stands before a figure: that it misses its limit, is the best of its row, or a lower bound. */
function Marks({ best, bounded, missed }: { best: boolean; bounded: boolean; missed: boolean }) {
  const t = useTexts(comparisonTexts)
  return (
    <>
      {missed && <span className="sr">{t('missed')} </span>}
      {best && (
        <>
          <span className={css.bestMark} aria-hidden="true" />
          <span className="sr">{t('best')} </span>
        </>
      )}
      {bounded && (
        <>
          <span aria-hidden="true">≥ </span>
          <span className="sr">{t('atLeast')} </span>
        </>
      )}
    </>
  )
}

/** A figure with its bar, its distance to the baseline, and a mark where it is the best of its row. */
export function FigureCell({
  row,
  item,
  drawn,
  values,
  baseline,
  baselineComplete,
  difference,
  mode,
  best,
}: {
  row: FigureRow
  item: ComparedItem
  /** The figure as drawn, where the one here is of what was made equal. */
  drawn?: number | null | undefined
  /** Of the whole row. */
  values: readonly (number | null)[]
  /** The baseline's figure; undefined in the column of the baseline. */
  baseline: number | null | undefined
  /** Whether the baseline's balance is whole. */
  baselineComplete: boolean
  difference: Difference
  mode: DifferenceMode
  best: boolean
}) {
  const t = useTexts(comparisonTexts)
  const formats = useFormats()
  const value = comparedFigure(item.kpis, row.figure)
  const bar = barOf(value, values, BAR_ROOM)
  const isCold = row.figure === 'fRsi' && missesSurfaceLimit(item.kpis)
  const isWhole = !isLowerBound(item.kpis, row.figure)
  const plain =
    mode === 'absolute'
      ? absoluteText(difference, row.quantity, formats)
      : relativeText(difference, baseline ?? null, row.quantity, formats)
  const text = difference.absolute === null ? plain : boundedDifference(plain, isWhole, baselineComplete)
  return (
    <div className={clsx(css.value, best && css.best, drawn !== undefined && css.both)}>
      {drawn !== undefined && (
        <span className={css.drawn}>
          <span className="sr">{t('equal.drawn')} </span>
          {formats.figure(row.quantity, drawn)}
        </span>
      )}
      <svg className={css.valueBar} width={BAR_ROOM} height="8" aria-hidden="true">
        {bar && <rect className={best ? chartCss.accent : 'inkf'} x={bar.x} y="1" width={bar.width} height="6" />}
      </svg>
      <span className={clsx(css.figureText, isCold && 'bad')}>
        <Marks best={best} bounded={!isWhole && value !== null} missed={isCold} />
        {isBeyondDay(item.kpis, row.figure)
          ? `> ${formats.figure(row.quantity, HOURS_OF_DAY)}`
          : formats.figure(row.quantity, value)}
      </span>
      {baseline === undefined ? (
        <span className={clsx(css.difference, 'dim3')}>{t('baseline')}</span>
      ) : (
        <span className={css.difference}>{text}</span>
      )}
    </div>
  )
}

/** Named in short by the first word of its title: GEG, BEG, Passivhaus. */
export const shortTitle = (title: string): string => /^(?:passive house|[\p{L}\d]+)/iu.exec(title)?.[0] ?? title

const unique = (rules: readonly Conformity[]) => [...new Set(rules.map(({ title }) => shortTitle(title)))]

/** Which limits of heat are kept, and which not; orientation and exemptions are no verdict. */
export function ConformityCell({ conformity }: { conformity: readonly Conformity[] }) {
  const t = useTexts(comparisonTexts)
  const rules = conformity.filter(isOfHeat)
  const missed = unique(rules.filter(({ fulfilled }) => fulfilled === false))
  const met = unique(rules.filter(({ fulfilled }) => fulfilled === true)).filter((title) => !missed.includes(title))
  if (met.length + missed.length === 0) return <span className="dim">{t('notRated')}</span>
  return (
    <span className={clsx('row wrap', css.verdicts)}>
      {met.length > 0 && (
        <span className="row">
          <Icon name="check" className="ok" />
          <span>
            <span className="sr">{t('met')} </span>
            {met.join(', ')}
          </span>
        </span>
      )}
      {missed.length > 0 && (
        <span className="row">
          <Icon name="close" className="bad" />
          <span>
            <span className="sr">{t('missed')} </span>
            {missed.join(', ')}
          </span>
        </span>
      )}
    </span>
  )
}

const marks = {
  met: { icon: 'check', look: 'ok' },
  missed: { icon: 'close', look: 'bad' },
  open: { icon: 'info', look: 'dim' },
} as const

/** How moisture is proven: by the list, by a simulation, or by whether water condenses inside and dries again. */
export function CondensationCell({ item: { kpis } }: { item: ComparedItem }) {
  const t = useTexts(comparisonTexts)
  const formats = useFormats()
  const { fulfilled } = kpis.moisture.proof
  const { icon, look } = marks[fulfilled === null ? 'open' : fulfilled ? 'met' : 'missed']
  return (
    <span className="row">
      <Icon name={icon} className={look} />
      {condensationText(kpis.moisture, t, formats)}
    </span>
  )
}
