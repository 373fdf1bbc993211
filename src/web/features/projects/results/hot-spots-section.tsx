import { lazy, Suspense, useMemo, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { Hatch } from '#vocabulary/materials.ts'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { spotTree } from './hot-spots.ts'
import type { Marking } from './marking.ts'
import { type NamedRow } from './project-rows.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { SpotList } from './spot-list.tsx'
import { SpotTreemap } from './spot-treemap.tsx'
import { useNumbers } from './use-numbers.ts'

const SpotFlow = lazy(async () => ({ default: (await import('./spot-flow.tsx')).SpotFlow }))

const spotViews = ['areas', 'flow', 'list'] as const
type SpotView = (typeof spotViews)[number]

/** Where the emissions of the fabric are: as areas, as a flow, or ranked; each with the same figures as a table. */
export function HotSpots({
  kpis,
  rows,
  hatchOf,
  marking,
}: {
  kpis: ProjectKpis
  rows: readonly NamedRow[]
  /** Hatch of a material; undefined for datasets, which have none. */
  hatchOf: (material: string) => Hatch | undefined
  marking: Marking
}) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const [view, setView] = useState<SpotView>('areas')
  const groups = useMemo(() => spotTree(rows, kpis), [rows, kpis])
  if (groups.length === 0) return null
  const total = fixed(kpis.totals.fabricAndItems.gwp / 1000, 1)
  const label = t('spots.label', { total })
  return (
    <section className={css.spots}>
      <div className="sec-h">
        <h2>{t('spots.title')}</h2>
        <span className="small dim">
          {t('spots.sum', { total })} CO<sub>2</sub>e
        </span>
        <Segments
          label={t('spots.view')}
          value={view}
          segments={spotViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={setView}
        />
      </div>
      {view === 'areas' && <SpotTreemap groups={groups} hatchOf={hatchOf} label={label} marking={marking} />}
      {view === 'flow' && (
        <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>
          <SpotFlow groups={groups} label={label} marking={marking} />
        </Suspense>
      )}
      {view === 'list' ? (
        <SpotList kpis={kpis} rows={rows} marking={marking} />
      ) : (
        <details className="det">
          <summary>{t('spots.asTable')}</summary>
          <SpotList kpis={kpis} rows={rows} marking={marking} />
        </details>
      )}
    </section>
  )
}
