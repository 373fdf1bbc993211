import type { Indicator } from '#vocabulary/indicators.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { StageChart } from '#web/charts/stage-chart.tsx'
import { StageLegend, StageTable } from '#web/charts/stage-legend.tsx'
import { type StageRow, shownModules, stagesOf } from '#web/charts/stage-values.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useIndicator } from '#web/charts/use-indicator.ts'
import { Select } from '#web/components/select.tsx'
import css from '#web/features/comparison/comparison.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import type { ChangeComparison } from '../use-comparison.ts'
import type { View } from '../view.ts'

const scaled = (stages: StageRow['stages'], factor: number): StageRow['stages'] =>
  Object.fromEntries(Object.entries(stages).map(([module, value]) => [module, value * factor]))

/** An indicator of all constructions by module, as bars and as a table. */
export function LifeCycleSection({
  view: { columns },
  change,
  indicator,
  declared,
}: {
  view: View
  change: ChangeComparison
  indicator: Indicator
  declared: readonly Indicator[]
}) {
  const t = useTexts(comparisonTexts)
  const charts = useTexts(chartTexts)
  const { withUnit } = useFormats()
  const { unit, factor, write, writeTick } = useIndicator(indicator)
  const rows = columns.map(({ item, mark }): StageRow => {
    const { stages, total } = stagesOf(item.indicators, indicator)
    return {
      key: item.id,
      name: mark,
      note: withUnit('thickness', item.thickness),
      stages,
      total,
      complete: item.complete,
    }
  })
  const name = charts(`indicator.${indicator}`)
  const values = rows.map((row) => `${row.name} ${write(row.total)}`).join(', ')
  const onScreen = rows.map(({ stages, total, ...row }) => ({
    ...row,
    stages: scaled(stages, factor),
    total: total === null ? null : total * factor,
  }))
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('lifeCycle')}</h2>
        <span className="row">
          <b className={css.printOnly}>{name}</b>
          <Select
            width={190}
            aria-label={t('indicator')}
            value={indicator}
            onChange={({ target }) => change({ indicator: declared.find((one) => one === target.value) })}
          >
            {declared.map((one) => (
              <option key={one} value={one}>
                {charts(`indicator.${one}`)}
              </option>
            ))}
          </Select>
          <span className="small dim nowrap">
            <UnitText unit={unit} />
          </span>
        </span>
      </div>
      <ScrollBox className={css.chart} label={t('lifeCycle')}>
        <StageChart
          rows={onScreen}
          label={t('lifeCycleChart', { indicator: name, values })}
          write={(value) => write(value / factor)}
          writeTick={writeTick}
        />
      </ScrollBox>
      <StageLegend modules={shownModules(rows)} />
      <ScrollBox className={css.figures} label={t('lifeCycleTable', { indicator: name, unit })}>
        <StageTable rows={rows} caption={t('lifeCycleTable', { indicator: name, unit })} write={write} />
      </ScrollBox>
    </section>
  )
}
