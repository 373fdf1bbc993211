import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import { type Indicator, indicators } from '#vocabulary/indicators.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { stagesOf } from '#web/charts/stage-values.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useIndicator } from '#web/charts/use-indicator.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useDebounced } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type AssessmentRequest, indicatorsQuery } from '#web/resources/assessment/assessment-queries.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { ShareBar } from '../../table/share-bar.tsx'
import css from './kpi.module.css'
import { StageBalance } from './stage-balance.tsx'

/** Rest after which the indicators follow typing [ms]. */
const DEBOUNCE = 250

type Rows = readonly EnvironmentalIndicators[]
type Shown = {
  readonly rows: Rows
  readonly indicator: Indicator
  readonly layerName: (index: number) => string
  readonly scope: string
}

/** What each layer adds to the sum A to C, and why some cannot be counted. */
function Contributions({ rows, indicator, layerName, scope }: Shown) {
  const t = useTexts(kpiTexts)
  const { write } = useIndicator(indicator)
  const total = rows.find(({ module }) => module === 'total')
  if (!total) return null
  const values = total.layers.map(({ layer, indicators: figures }) => ({ layer, value: figures[indicator] ?? null }))
  const whole = values.reduce((sum, { value }) => sum + Math.abs(value ?? 0), 0)
  const shareOf = (value: number | null) => (value === null || whole === 0 ? null : value / whole)
  const largest = Math.max(0, ...values.map(({ value }) => Math.abs(shareOf(value) ?? 0)))
  const reasons = new Map(total.missing.map(({ layer, reason }) => [layer, reason]))
  return (
    <table className={clsx('mini', css.contributions)}>
      <caption>{t('life.contributions', { scope })}</caption>
      <tbody>
        {values.map(({ layer, value }) => {
          const reason = reasons.get(layer)
          return (
            <tr key={layer}>
              <td>{layer + 1}</td>
              <th scope="row" title={layerName(layer)}>
                {layerName(layer)}
                {reason && <span className="small warn"> {t(`missing.${reason}`)}</span>}
              </th>
              <td className="num">
                {reason && value !== null && '≥ '}
                {write(value)}
              </td>
              <td className={css.shareColumn}>
                <ShareBar share={shareOf(value)} largest={largest} selected={false} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Balance({ rows, indicator, layerName, scope }: Shown) {
  const charts = useTexts(chartTexts)
  const { unit, write } = useIndicator(indicator)
  const { stages, total } = stagesOf(rows, indicator)
  const complete = rows.find(({ module }) => module === 'total')?.missing.length === 0
  const sum = complete || total === null ? write(total) : `≥ ${write(total)}`
  return (
    <>
      <p className="fig2">
        <b>{sum}</b>
        <span className="u">
          <UnitText unit={unit} />
        </span>
      </p>
      <StageBalance indicator={charts(`indicator.${indicator}`)} {...{ stages, scope, total, sum, write }} />
      <Contributions rows={rows} indicator={indicator} layerName={layerName} scope={scope} />
    </>
  )
}

/** Any indicator of the data in use, by stage and by layer. */
export function AllIndicators({
  request,
  layerName,
  scope,
}: {
  request: AssessmentRequest
  layerName: (index: number) => string
  /** Modules that the sums count. */
  scope: string
}) {
  const t = useTexts(kpiTexts)
  const charts = useTexts(chartTexts)
  const [chosen, choose] = useState<Indicator | null>(null)
  const settled = useDebounced(request, DEBOUNCE)
  const {
    data: rows,
    isError,
    refetch,
  } = useQuery({
    ...indicatorsQuery(settled),
    placeholderData: keepPreviousData,
  })
  if (isError && !rows) {
    return (
      <p className="row bad" role="alert">
        {t('life.failed')}
        <Button size="s" onClick={() => void refetch()}>
          {t('status.now')}
        </Button>
      </p>
    )
  }
  if (!rows) return <p role="status">{t('status.computing')}</p>
  const declared = indicators.filter((one) => rows.some(({ indicators: figures }) => figures[one] !== undefined))
  const indicator = declared.find((one) => one === chosen) ?? declared[0]
  if (!indicator) return <p>{t('life.none')}</p>
  return (
    <>
      <Select
        aria-label={t('life.indicator')}
        value={indicator}
        onChange={({ target }) => choose(declared.find((one) => one === target.value) ?? null)}
      >
        {declared.map((one) => (
          <option key={one} value={one}>
            {charts(`indicator.${one}`)}
          </option>
        ))}
      </Select>
      <Balance rows={rows} indicator={indicator} layerName={layerName} scope={scope} />
    </>
  )
}
