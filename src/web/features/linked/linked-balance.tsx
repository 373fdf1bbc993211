import { useId } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { StageBar } from '#web/charts/stage-bar.tsx'
import { StagePatterns } from '#web/charts/stage-patterns.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Linked } from '#web/resources/links/links.ts'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'

/** GWP by module as one bar around zero. */
export function LinkedBalance({ kpis, stages }: { kpis: KeyPerformanceIndicators; stages: Linked['stages'] }) {
  const t = useTexts(linkedTexts)
  const { figure } = useFormats()
  const id = useId()
  const { gwp } = kpis.lifeCycle
  const sum = `${gwp?.bound === 'lower' ? '≥ ' : ''}${gwp ? figure('gwp', gwp.total) : ABSENT}`
  const told = Object.entries(stages).map(([module, value]) => `${module.replace('-', '–')} ${figure('gwp', value)}`)
  return (
    <div className={css.balance}>
      <svg width="0" height="0" aria-hidden="true" className={css.definitions}>
        <StagePatterns id={id} />
      </svg>
      <StageBar
        id={id}
        stages={stages}
        total={gwp?.total ?? null}
        sum={sum}
        label={t('lifeCycleBar', { stages: told.join(', '), sum })}
        write={(value) => figure('gwp', value)}
        className={css.bar}
      />
    </div>
  )
}
