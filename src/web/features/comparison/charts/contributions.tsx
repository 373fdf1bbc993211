import type { Indicator } from '#vocabulary/indicators.ts'
import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { stageName } from '#web/charts/stage-looks.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useIndicator } from '#web/charts/use-indicator.ts'
import { WaterfallChart } from '#web/charts/waterfall-chart.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import css from '#web/features/comparison/comparison.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { contributionKinds } from '../comparison-search.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import { contributions, type Fall, waterfall } from '../steps.ts'
import type { ChangeComparison } from '../use-comparison.ts'
import type { Column, View } from '../view.ts'

const MOST_STEPS = 12

const totalOf = ({ item }: Column, indicator: Indicator) =>
  item.indicators.find(({ module }) => module === 'total')?.indicators[indicator] ?? null

/** The one asked for, else that with the lowest sum. */
function counterpart(others: readonly Column[], asked: string | undefined, indicator: Indicator): Column | undefined {
  const named = others.find(({ item }) => item.id === asked)
  if (named) return named
  const sum = (column: Column) => totalOf(column, indicator) ?? Number.POSITIVE_INFINITY
  return others.toSorted((one, other) => sum(one) - sum(other))[0]
}

function useStepNames() {
  const t = useTexts(comparisonTexts)
  const charts = useTexts(chartTexts)
  return (step: Pick<Fall, 'key' | 'name' | 'kind'>): string => {
    const module: LifeCycleModule | undefined = lifeCycleModules.find((one) => one === step.key)
    return module ? `${stageName(module)} ${charts(`stage.${module}`)}` : t(`step.${step.kind}`, { name: step.name })
  }
}

/** Short, because the chart has little room for names: what leaves and comes by its sign. */
const chartName = (fall: Fall, name: string) =>
  fall.kind === 'both' ? name : `${fall.kind === 'leaves' ? '−' : '+'} ${fall.name}`

const signed = (value: number, write: (value: number) => string) => (value > 0 ? `+${write(value)}` : write(value))

function StepTable({
  from,
  falls,
  to,
  names,
  write,
  caption,
}: {
  from: readonly [string, number]
  falls: readonly Fall[]
  to: readonly [string, number]
  names: (fall: Fall) => string
  write: (value: number) => string
  caption: string
}) {
  const t = useTexts(comparisonTexts)
  return (
    <table className="rt2">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col" className="num">
            {t('change')}
          </th>
          <th scope="col" className="num">
            {t('running')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <b>{from[0]}</b>
          </th>
          <td />
          <td className="num">
            <b>{write(from[1])}</b>
          </td>
        </tr>
        {falls.map((fall) => (
          <tr key={fall.key}>
            <th scope="row">{names(fall)}</th>
            <td className="num">{signed(fall.change, write)}</td>
            <td className="num dim">{write(fall.after)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <b>{to[0]}</b>
          </th>
          <td className="num">
            <b>{signed(to[1] - from[1], write)}</b>
          </td>
          <td className="num">
            <b>{write(to[1])}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

type ExplainedProps = { baseline: Column; other: Column; indicator: Indicator; kind: 'layer' | 'module' }

function Explained({ baseline, other, indicator, kind }: ExplainedProps) {
  const t = useTexts(comparisonTexts)
  const names = useStepNames()
  const { unit, factor, write, writeTick } = useIndicator(indicator)
  const found = contributions(baseline.item, other.item, indicator, kind)
  if (!found) return <p className="dim">{t('noContributions')}</p>
  const { from, to } = found
  const falls = waterfall(found, MOST_STEPS, t('stepRest'))
  const withUnit = (value: number) => `${write(value)} ${unit}`
  const [largest] = falls.toSorted((one, next) => Math.abs(next.change) - Math.abs(one.change))
  const sentence = to < from ? 'saves' : to > from ? 'costs' : 'same'
  const marks = { baseline: baseline.mark, other: other.mark }
  const bounded = [baseline, other].filter(({ item }) => !item.complete).map(({ mark }) => mark)
  return (
    <>
      <p className="lead">
        {sentence === 'same' ? t('same', marks) : t(sentence, { ...marks, amount: withUnit(Math.abs(to - from)) })}{' '}
        {bounded.length > 0 && `${t('bounded', { names: bounded.join(', ') })} `}
        {largest && t('mostly', { name: names(largest), amount: signed(largest.change, write) })}
      </p>
      <div className={css.why}>
        <ScrollBox className={css.chart} label={t('waterfallTable', marks)}>
          <WaterfallChart
            from={{ name: baseline.mark, value: from * factor }}
            to={{ name: other.mark, value: to * factor }}
            falls={falls.map((fall) => ({
              ...fall,
              name: chartName(fall, names(fall)),
              change: fall.change * factor,
              before: fall.before * factor,
              after: fall.after * factor,
            }))}
            write={(value) => write(value / factor)}
            writeTick={writeTick}
            label={t('waterfallChart', {
              ...marks,
              from: write(from),
              to: write(to),
              steps: falls.map((fall) => `${names(fall)} ${signed(fall.change, write)}`).join(', '),
            })}
          />
        </ScrollBox>
        <ScrollBox className={css.figures} label={t('waterfallTable', marks)}>
          <StepTable
            from={[baseline.mark, from]}
            falls={falls}
            to={[other.mark, to]}
            names={names}
            write={write}
            caption={t('waterfallTable', marks)}
          />
        </ScrollBox>
      </div>
    </>
  )
}

/** Why one construction beats the baseline: from sum to sum, by material or by module. */
export function Contributions({
  view,
  change,
  indicator,
}: {
  view: View
  change: ChangeComparison
  indicator: Indicator
}) {
  const t = useTexts(comparisonTexts)
  const { columns, search } = view
  const baseline = columns.find(({ isBaseline }) => isBaseline)
  const others = columns.filter(({ isBaseline }) => !isBaseline)
  const other = counterpart(others, search.against, indicator)
  const { unit } = useIndicator(indicator)
  if (!baseline || !other) return null
  const [from, to] = [totalOf(baseline, indicator), totalOf(other, indicator)]
  const title =
    from === null || to === null || from === to || !baseline.item.complete || !other.item.complete
      ? t('whyEqual', { one: baseline.mark, other: other.mark })
      : to < from
        ? t('why', { better: other.mark, other: baseline.mark })
        : t('why', { better: baseline.mark, other: other.mark })
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{title}</h2>
        <span className="row wrap">
          {others.length > 1 && (
            <Select
              aria-label={t('against')}
              value={other.item.id}
              onChange={({ target }) => change({ against: target.value })}
            >
              {others.map(({ item, name }) => (
                <option key={item.id} value={item.id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Segments
            label={t('contributions')}
            value={search.contributions}
            segments={contributionKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
            onChange={(kind) => change({ contributions: kind })}
          />
          <span className="small dim nowrap">
            <UnitText unit={unit} />
          </span>
        </span>
      </div>
      <Explained baseline={baseline} other={other} indicator={indicator} kind={search.contributions} />
    </section>
  )
}
