import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CartesianGrid, ReferenceLine, Scatter, ScatterChart, type ScatterShapeProps, XAxis, YAxis } from 'recharts'
import { modulesWithin } from '#vocabulary/life-cycle.ts'
import { ValueTick } from '#web/charts/axis-ticks.tsx'
import chartCss from '#web/charts/charts.module.css'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { roundTicks, tickDecimals } from '#web/charts/ticks.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useWidth } from '#web/charts/use-width.ts'
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
import { LimitNames } from './limit-names.tsx'
import { commonLimits, type Limit } from './limits.ts'
import { NeighbourDots } from './neighbour-dots.tsx'
import { type Neighbour, neighboursOf } from './neighbours.ts'
import { placeBeside } from './place-beside.ts'

export type Point = {
  readonly key: string
  readonly mark: string
  readonly u: number
  readonly gwp: number
  readonly isBaseline: boolean
  /** False: gwp is a lower bound. */
  readonly complete: boolean
}

type Neighbours = ReturnType<typeof neighboursOf>

const HEIGHT = 334
const LEAST_WIDTH = 360
const USUAL_WIDTH = 560
const AXIS_WIDTH = 40

const pointsOf = ({ columns }: View): Point[] =>
  columns.flatMap(({ item, mark, isBaseline }) => {
    const [u, gwp] = [item.kpis.thermal.uValue, item.kpis.lifeCycle.gwp?.total ?? null]
    return u === null || gwp === null ? [] : [{ key: item.id, mark, u, gwp, isBaseline, complete: item.complete }]
  })

/** The name beside a point; that of the baseline says so, and that of a lower bound is marked. */
function useNames() {
  const t = useTexts(comparisonTexts)
  return ({ mark, isBaseline, complete }: Point) =>
    [mark, isBaseline && t('baseline'), !complete && '≥'].filter(Boolean).join(' ')
}

function Dot({ shape, right }: { shape: ScatterShapeProps; right: number }) {
  const nameOf = useNames()
  const point = shape.payload as Point
  const { isBaseline } = point
  const [x, y] = [shape.cx ?? 0, shape.cy ?? 0]
  const text = nameOf(point)
  const place = placeBeside(x, text, right)
  return (
    <g>
      {isBaseline ? (
        <>
          <circle cx={x} cy={y} r="6.5" className="pf" />
          <circle cx={x} cy={y} r="6.5" className="inkl" />
          <circle cx={x} cy={y} r="3.2" className="inkf" />
        </>
      ) : (
        <circle cx={x} cy={y} r="5.5" className={chartCss.accent} />
      )}
      <text x={place.x} y={y + 4} className={place.before ? 'x12 k xb halo xe' : 'x12 k xb halo'}>
        {text}
      </text>
    </g>
  )
}

const dotShape = (right: number) => (shape: ScatterShapeProps) => <Dot shape={shape} right={right} />

function Plot({
  neighbours,
  points,
  limits,
  label,
}: {
  neighbours: readonly Neighbour[]
  points: readonly Point[]
  limits: readonly Limit[]
  label: string
}) {
  const nameOf = useNames()
  const { number } = useFormats()
  const { ref, width: measured } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const us = [...points.map(({ u }) => u), ...limits.map(({ value }) => value)]
  const gwps = points.map(({ gwp }) => gwp)
  const margin = Math.max(0.005, (Math.max(...us) - Math.min(...us)) * 0.08)
  const xTicks = roundTicks(Math.max(0, Math.min(...us) - margin), Math.max(...us) + margin, width < 480 ? 4 : 7)
  const yTicks = roundTicks(Math.min(0, ...gwps), Math.max(1, ...gwps) * 1.08, 7)
  const field = {
    u: [xTicks[0] ?? 0, xTicks.at(-1) ?? 1],
    gwp: [yTicks[0] ?? 0, yTicks.at(-1) ?? 1],
  } as const
  const decimals = Math.max(2, tickDecimals(xTicks))
  return (
    <div ref={ref} role="img" aria-label={label}>
      <ScatterChart
        accessibilityLayer={false}
        width={width}
        height={HEIGHT}
        margin={{ top: 28, right: 14, bottom: 18, left: 0 }}
      >
        <CartesianGrid vertical={false} className="hairl" stroke="" />
        <XAxis
          type="number"
          dataKey="u"
          domain={[...field.u]}
          ticks={xTicks}
          interval={0}
          height={24}
          stroke="var(--ink)"
          tick={<ValueTick write={(value) => number(Number(value.toFixed(decimals)), decimals)} dy={12} />}
        />
        <YAxis
          type="number"
          dataKey="gwp"
          domain={[...field.gwp]}
          ticks={yTicks}
          interval={0}
          width={AXIS_WIDTH}
          axisLine={false}
          tickLine={false}
          tick={<ValueTick write={(value) => number(value)} dx={-2} dy={4} anchor="xe" />}
        />
        {limits.map(({ name, value }) => (
          <ReferenceLine key={name} x={value} className="thin" stroke="" strokeDasharray="2 3" />
        ))}
        <LimitNames limits={limits} right={width - 14} />
        <NeighbourDots
          neighbours={neighbours}
          points={points.map((point) => ({ u: point.u, gwp: point.gwp, text: nameOf(point) }))}
          field={field}
          right={width - 14}
        />
        <Scatter data={[...points]} isAnimationActive={false} shape={dotShape(width - 14)} />
        <text x={0} y={11} className="x11">
          GWP, kg CO
          <tspan dy="2.5" fontSize="8.5">
            2
          </tspan>
          <tspan dy="-2.5">e</tspan>/m²
        </text>
        <text x={AXIS_WIDTH} y={HEIGHT - 4} className="x11">
          U, {quantities.uValue.unit}
        </text>
      </ScatterChart>
    </div>
  )
}

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
            <Plot
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
