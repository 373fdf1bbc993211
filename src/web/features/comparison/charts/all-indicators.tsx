import { useState } from 'react'
import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import { type ResultModule, resultModules } from '#vocabulary/life-cycle.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { stageName } from '#web/charts/stage-looks.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useIndicator } from '#web/charts/use-indicator.ts'
import { Icon } from '#web/components/icon.tsx'
import { Select } from '#web/components/select.tsx'
import css from '#web/features/comparison/comparison.module.css'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import type { View } from '../view.ts'

function IndicatorRow({
  indicator,
  module,
  view: { columns },
}: {
  indicator: Indicator
  module: ResultModule
  view: View
}) {
  const charts = useTexts(chartTexts)
  const { unit, write } = useIndicator(indicator)
  return (
    <tr>
      <th scope="row">
        {charts(`indicator.${indicator}`)}{' '}
        <span className="unit">
          <UnitText unit={unit} />
        </span>
      </th>
      {columns.map(({ item }) => (
        <td key={item.id} className="num">
          {write(item.indicators.find((row) => row.module === module)?.indicators[indicator])}
        </td>
      ))}
    </tr>
  )
}

/** Every indicator that is declared, of one module or the sum, for all constructions. */
export function AllIndicators({
  view,
  declared,
  generation,
}: {
  view: View
  declared: readonly Indicator[]
  generation: Generation
}) {
  const t = useTexts(comparisonTexts)
  const charts = useTexts(chartTexts)
  const [module, setModule] = useState<ResultModule>('total')
  const modules = resultModules.filter((one) =>
    view.columns.some(({ item }) => item.indicators.some((row) => row.module === one)),
  )
  return (
    <details className="det">
      <summary>
        <Icon name="right" />
        {t('allIndicators', { generation })}{' '}
        <span className="dim">{t('indicatorCount', { count: declared.length })}</span>
      </summary>
      <Select
        aria-label={t('stage')}
        value={module}
        onChange={({ target }) => setModule(resultModules.find((one) => one === target.value) ?? 'total')}
      >
        {modules.map((one) => (
          <option key={one} value={one}>
            {one === 'total' ? charts('sum') : `${stageName(one)} ${charts(`stage.${one}`)}`}
          </option>
        ))}
      </Select>
      <ScrollBox className={css.figures} label={t('allIndicators', { generation })}>
        <table className="rt2">
          <thead>
            <tr>
              <th scope="col">{t('indicator')}</th>
              {view.columns.map(({ item, mark }) => (
                <th key={item.id} scope="col" className="num">
                  {mark}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {declared.map((indicator) => (
              <IndicatorRow key={indicator} indicator={indicator} module={module} view={view} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  )
}
