import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { modulesWithin } from '#vocabulary/life-cycle.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import css from '#web/features/comparison/comparison.module.css'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { neighboursQuery } from '#web/resources/constructions/list-queries.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import type { ChangeComparison } from '../use-comparison.ts'
import type { View } from '../view.ts'
import { commonLimits } from './limits.ts'
import { neighboursOf } from './neighbours.ts'
import { type Point, ScatterPlot } from './scatter-plot.tsx'

type Neighbours = ReturnType<typeof neighboursOf>

const pointsOf = ({ columns }: View): Point[] =>
  columns.flatMap(({ item, mark, isBaseline }) => {
    const [u, gwp] = [item.kpis.thermal.uValue, item.kpis.lifeCycle.gwp?.total ?? null]
    return u === null || gwp === null ? [] : [{ key: item.id, mark, u, gwp, isBaseline, complete: item.complete }]
  })

/** Constructions of the library of the same kind and release; none where different kinds are compared. */
function useNeighbours({ columns, search }: View): Neighbours & { readonly loading: boolean } {
  const locale = useLocale()
  const [first] = columns
  const same = columns.every(({ item }) => item.type === first?.item.type)
  const { data: releases, isPending } = useQuery(releasesQuery)
  const { data: items = [], isLoading } = useQuery({
    ...neighboursQuery(first?.item.type ?? 'outerWall', locale),
    enabled: same && search.library,
  })
  if (!first || !same || !search.library) return { shown: [], otherwise: 0, loading: false }
  const preset = releases?.find(({ isDefault }) => isDefault)?.id
  const { lifeCycle, settings: balance } = first.item.kpis
  return {
    ...neighboursOf(items, { ids: search.ids, release: lifeCycle.release, preset, balance }),
    loading: isPending || isLoading,
  }
}

/** What tells the figures of the library from those compared: another balance, or modules that not all declare. */
function NeighbourNotes({ view, neighbours: { shown, otherwise } }: { view: View; neighbours: Neighbours }) {
  const t = useTexts(comparisonTexts)
  const { modules = [] } = view.columns[0]?.item.kpis.lifeCycle ?? {}
  const boundary = view.columns[0]?.item.kpis.settings.boundary ?? 'full'
  const leftOut = modulesWithin[boundary].filter((module) => !modules.includes(module))
  return (
    <>
      {otherwise > 0 && <p className="small dim">{t('scatterOtherwise', { count: otherwise })}</p>}
      {shown.length > 0 && leftOut.length > 0 && (
        <p className="small dim">{t('scatterLeftOut', { modules: leftOut.join(', ') })}</p>
      )}
    </>
  )
}

/** Heat against carbon: each construction as a point, the limits of its kind as lines. */
export function ScatterSection({ view, change }: { view: View; change: ChangeComparison }) {
  const neighbours = useNeighbours(view)
  const t = useTexts(comparisonTexts)
  const { figure } = useFormats()
  const points = pointsOf(view)
  const limits = commonLimits(view.columns.map(({ item }) => item))
  const told = points.map(({ mark, u, gwp }) =>
    t('scatterPoint', { name: mark, u: figure('uValue', u), gwp: figure('gwp', gwp) }),
  )
  return (
    <section className="sec" aria-busy={neighbours.loading}>
      <div className="sec-h">
        <h2>{t('scatter')}</h2>
        <OptionLine className={clsx('small', css.noPrint)}>
          <Checkbox checked={view.search.library} onChange={({ target }) => change({ library: target.checked })} />
          {t('scatterLibrary')}
        </OptionLine>
      </div>
      {points.length === 0 ? (
        <p className="dim">{t('scatterNothing')}</p>
      ) : (
        <>
          <ScrollBox className={css.chart} label={t('scatter')}>
            <ScatterPlot
              neighbours={neighbours.shown}
              points={points}
              limits={limits}
              label={t('scatterChart', { points: told.join(', ') })}
            />
          </ScrollBox>
          <NeighbourNotes view={view} neighbours={neighbours} />
          <ScrollBox className={css.figures} label={t('scatterTable')}>
            <table className="rt2">
              <caption className="sr">{t('scatterTable')}</caption>
              <thead>
                <tr>
                  <td />
                  <th scope="col" className="num">
                    U <span className="unit">{quantities.uValue.unit}</span>
                  </th>
                  <th scope="col" className="num">
                    GWP{' '}
                    <span className="unit">
                      <UnitText unit={quantities.gwp.unit} />
                    </span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {points.map(({ key, mark, u, gwp, complete }) => (
                  <tr key={key}>
                    <th scope="row">{mark}</th>
                    <td className="num">{figure('uValue', u)}</td>
                    <td className="num">
                      {complete ? '' : '≥ '}
                      {figure('gwp', gwp)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </>
      )}
    </section>
  )
}
