import { clsx } from 'clsx'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useNumbers } from '../results/use-numbers.ts'
import css from './compare.module.css'
import { compareTexts } from './compare-texts.ts'
import type { ComparedVariant } from './compared-variant.ts'
import { PaybackChart } from './payback-chart.tsx'
import { type CumulatedLine, duesOf, type PaidBack } from './payback-curve.ts'
import { usePaybacks } from './use-payback.ts'

/** Years that the table names. */
const namedYears = [0, 5, 10, 20, 30, 40, 50]
const TONNE = 1000

/** What has been caused after some years, and what falls due when: the same as the chart. */
function CurvesTable({ before, after }: { before: CumulatedLine; after: readonly PaidBack[] }) {
  const t = useTexts(compareTexts)
  const { fixed } = useNumbers()
  const lines = [before, ...after]
  const tonnes = (value: number | undefined) => fixed((value ?? 0) / TONNE, 1)
  return (
    <ScrollBox className={css.scroll} label={t('payback.table')}>
      <table className="rt2">
        <caption className="sr">{t('payback.table')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <UnitText unit="t CO₂e" />
            </th>
            {lines.map(({ key, name }) => (
              <th key={key} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {namedYears
            .filter((year) => year < before.values.length)
            .map((year) => (
              <tr key={year}>
                <th scope="row">{t('payback.years', { count: year })}</th>
                {lines.map(({ key, values }) => (
                  <td key={key} className="num">
                    {tonnes(values[year])}
                  </td>
                ))}
              </tr>
            ))}
          <tr>
            <th scope="row">{t('payback.dues')}</th>
            {lines.map((line) => (
              <td key={line.key} className="num">
                {duesOf(line)
                  .filter(({ year }) => year > 0)
                  .map(({ year, amount }) => (
                    <span key={year} className={css.due}>
                      {t('payback.due', { year: String(year), amount: tonnes(amount) })}
                    </span>
                  ))}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('payback.kept')}</th>
            <td className="num">–</td>
            {after.map(({ key, kept }) => (
              <td key={key} className="num">
                {tonnes(kept)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** In how many years each variant has paid back its works, the first one large. */
function Years({ after, reference }: { after: readonly PaidBack[]; reference: string }) {
  const t = useTexts(compareTexts)
  return after.map(({ key, name, years }, index) => (
    <p key={key} className={index === 0 ? 'fig2' : 'fig2 sub'}>
      {years === null ? (
        <span className="u">{t('payback.never', { name, reference })}</span>
      ) : (
        <>
          <b>{years}</b> <span className="u">{t('payback.yearsOf', { count: years, name })}</span>
        </>
      )}
    </p>
  ))
}

/** Renovation: what the building causes over the years as it stands and with the works, and when these are paid back. */
export function PaybackSection({
  reference,
  others,
}: {
  reference: ComparedVariant
  others: readonly [ComparedVariant, ...ComparedVariant[]]
}) {
  const t = useTexts(compareTexts)
  const { fixed } = useNumbers()
  const { before, after, error, retry } = usePaybacks(reference, others)
  if (error) return <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={retry} />
  if (!before || after.length < others.length)
    return <div className={clsx('sk', css.chartWaiting)} role="status" aria-label={t('loading')} />
  const told = [before, ...after].map((line) => `${line.name} ${fixed((line.values.at(-1) ?? 0) / TONNE, 1)} t`)
  const paybacks = after.map(({ name, years }) =>
    years === null
      ? t('payback.never', { name, reference: reference.name })
      : `${name}: ${t('payback.years', { count: years })}`,
  )
  const isBound = [reference, ...others].some(({ kpis }) => !kpis.complete.gwp || kpis.operation === null)
  return (
    <section className={css.budget}>
      <div className="sec-h">
        <h2>{t('payback.title')}</h2>
      </div>
      <div className={css.payback}>
        <PaybackChart
          before={before}
          after={after}
          label={t('payback.label', { ends: told.join(', '), paybacks: paybacks.join('; ') })}
        />
        <div>
          <Years after={after} reference={reference.name} />
          <CurvesTable before={before} after={after} />
          <p className="small dim">{t('payback.method')}</p>
          {isBound && <p className="small warn">{t('payback.bound')}</p>}
        </div>
      </div>
    </section>
  )
}
