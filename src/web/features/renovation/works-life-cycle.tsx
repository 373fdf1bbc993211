import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { StageChart } from '#web/charts/stage-chart.tsx'
import { StageLegend, StageTable } from '#web/charts/stage-legend.tsx'
import { type StageRow, shownModules, stagesOf } from '#web/charts/stage-values.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useIndicator } from '#web/charts/use-indicator.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'
import type { Variant } from './variant.ts'

/** The works of each variant by life-cycle module: what is new, and the disposal of what goes. */
export function WorksLifeCycle({ variants }: { variants: readonly Variant[] }) {
  const t = useTexts(renovationTexts)
  const { withUnit } = useFormats()
  const indicator = mainClimateIndicator[variants[0]?.assessed.after.lifeCycle.generation ?? 'EN 15804+A1']
  const { unit, write, writeTick } = useIndicator(indicator)
  const rows = variants.map(
    (variant): StageRow => ({
      key: variant.construction.id,
      name: variant.mark.slice(0, 12),
      note: withUnit('thickness', variant.assessed.after.geometry.thickness),
      ...stagesOf(variant.works, indicator),
      complete: variant.complete,
    }),
  )
  const values = rows.map(({ name, total }) => `${name} ${write(total)}`).join(', ')
  return (
    <>
      <div className="sec-h">
        <h2>{t('lifeCycle')}</h2>
        <span className="small dim">
          <UnitText unit={unit} />
        </span>
      </div>
      <ScrollBox className={css.chart} label={t('lifeCycle')}>
        <StageChart rows={rows} label={t('lifeCycleChart', { values })} write={write} writeTick={writeTick} />
      </ScrollBox>
      <StageLegend modules={shownModules(rows)} />
      <ScrollBox className={css.table} label={t('lifeCycleTable')}>
        <StageTable rows={rows} caption={t('lifeCycleTable')} write={write} />
      </ScrollBox>
    </>
  )
}
