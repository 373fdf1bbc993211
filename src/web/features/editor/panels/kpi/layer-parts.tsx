import { type KeyboardEvent, type PointerEvent } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import chartCss from '#web/charts/charts.module.css'
import { BAR } from '#web/charts/stage-bar.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useStore } from '#web/lib/store.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { useControls } from '../../document/editor-state.ts'
import { kpiTexts } from '../../editor-texts.ts'
import type { Impact } from '../../figures/row-figures.ts'
import css from './kpi.module.css'
import { partAt, type StackedPart, stackedParts } from './stacked-parts.ts'

type PartsProps = {
  readonly kpis: KeyPerformanceIndicators
  /** What the figures were computed from. */
  readonly request: AssessmentRequest
  readonly impact: Impact
  /** From a value to px in the bar. */
  readonly x: (value: number) => number
}

const partsOf = ({ layers }: KeyPerformanceIndicators, impact: Impact) =>
  stackedParts(layers.map((one) => ({ layer: one.layer, value: one[impact] })))

/** What the layer that is pointed at adds, beside what those before it do, at the scale of the bar of stages. */
export function LayerMark({ kpis, request, impact, x }: PartsProps) {
  const key = useStore(useControls().pointed)
  const layer = key === null ? -1 : request.keys.indexOf(key)
  const part = partsOf(kpis, impact).find((one) => one.layer === layer)
  if (!part) return null
  const [from, to] = [x(part.from), x(part.to)]
  return (
    <rect
      className={chartCss.accent}
      x={from}
      y={29.5}
      width={Math.max(1, to - from)}
      height={3.5}
      data-layer={layer}
    />
  )
}

/** The part a key leads to: along the bar, or to its first or last. */
function partAfterKey(key: string, parts: readonly StackedPart[], now: StackedPart | undefined) {
  const along = parts.toSorted((one, other) => one.from - other.from)
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key]
  if (key === 'Home') return along[0]
  if (key === 'End') return along.at(-1)
  if (by === undefined) return undefined
  return along[now ? Math.min(Math.max(along.indexOf(now) + by, 0), along.length - 1) : 0]
}

/** Over the bar of stages: the part of a layer under the pointer or the focus marks its row and its place in the section. */
export function LayerParts({
  kpis,
  request,
  impact,
  x,
  layerName,
  write,
}: PartsProps & {
  readonly layerName: (index: number) => string
  /** What a layer adds, as text with its unit. */
  readonly write: (value: number) => string
}) {
  const t = useTexts(kpiTexts)
  const { number } = useFormats()
  const controls = useControls()
  const key = useStore(controls.pointed)
  const parts = partsOf(kpis, impact)
  const layer = key === null ? -1 : request.keys.indexOf(key)
  const now = parts.find((one) => one.layer === layer)
  const point = (part: StackedPart | undefined) => controls.pointed.set((part && request.keys[part.layer]) ?? null)
  const choose = (part: StackedPart | undefined) => {
    const chosen = part && request.keys[part.layer]
    if (chosen !== undefined) controls.select({ key: chosen, column: 'material' })
  }
  /** Linear, so that two values tell the place under a pointer. */
  const under = ({ currentTarget, clientX }: Pick<PointerEvent<HTMLElement>, 'currentTarget' | 'clientX'>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = ((clientX - left) / width) * BAR.width
    return partAt(parts, (place - x(0)) / (x(1) - x(0)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = partAfterKey(event.key, parts, now)
    if (next) point(next)
    else if (event.key === 'Enter') choose(now)
    else return
    event.preventDefault()
  }
  const said = now && { number: number(layer + 1), name: layerName(layer), value: write(now.value) }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.parts}
      aria-label={t('life.parts')}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, kpis.layers.length)}
      aria-valuenow={Math.max(1, layer + 1)}
      aria-valuetext={said ? t('life.part', said) : t('life.partNone')}
      title={said && t('life.part', said)}
      onPointerMove={(event) => point(under(event))}
      onPointerLeave={() => point(undefined)}
      onClick={(event) => choose(under(event))}
      onFocus={() => point(now ?? partAfterKey('Home', parts, undefined))}
      onBlur={() => point(undefined)}
      onKeyDown={onKeyDown}
    />
  )
}
