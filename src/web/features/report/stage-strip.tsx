import { useId } from 'react'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { writeIndicator } from '#web/charts/indicator-display.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { StageBox, StagePatterns } from '#web/charts/stage-patterns.tsx'
import { extentOf, shownModules, stagesOf } from '#web/charts/stage-values.ts'
import { textWidth } from '#web/drawing/label-placement.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import css from './report.module.css'
import type { Words } from './words.ts'

const WIDTH = 266

type Placed = { readonly module: LifeCycleModule; readonly value: number; readonly x: number; readonly width: number }

/** Modules A to C side by side, uptake left of zero, and where zero is. */
export function placeStages(stages: Readonly<Partial<Record<LifeCycleModule, number>>>): {
  readonly zero: number
  readonly segments: readonly Placed[]
} {
  const { D: _, ...inside } = stages
  const [low, high] = extentOf([{ stages: inside, total: null }])
  const scale = high > low ? WIDTH / (high - low) : 0
  let [negative, positive] = [0, 0]
  const segments = shownModules([{ stages: inside }]).map((module) => {
    const value = inside[module as Exclude<LifeCycleModule, 'D'>] ?? 0
    const from = value < 0 ? negative + value : positive
    if (value < 0) negative = from
    else positive += value
    return { module, value, x: 1 + (from - low) * scale, width: Math.abs(value) * scale }
  })
  return { zero: 1 - low * scale, segments }
}

/** Labels under the bar that do not touch: the widest segments first. */
function labelled(segments: readonly Placed[], textOf: (segment: Placed) => string) {
  const taken: (readonly [number, number])[] = []
  const labels: { readonly module: LifeCycleModule; readonly text: string; readonly x: number }[] = []
  for (const segment of segments.toSorted((one, other) => other.width - one.width)) {
    const text = textOf(segment)
    const width = textWidth(text, 11) + 6
    const x = Math.min(Math.max(segment.x, 1), WIDTH - width)
    if (taken.some(([from, to]) => x < to + 6 && x + width + 6 > from)) continue
    taken.push([x, x + width])
    labels.push({ module: segment.module, text, x })
  }
  return labels
}

/** GWP by stage as one bar around zero, with what has room written under it. */
export function StageStrip({ reported: { kpis, indicators }, words }: { reported: Reported; words: Words }) {
  const { t, tag } = words
  const id = useId().replaceAll(/\W/g, '')
  const indicator = mainClimateIndicator[kpis.lifeCycle.generation]
  const { zero, segments } = placeStages(stagesOf(indicators, indicator).stages)
  if (segments.length === 0) return null
  const textOf = ({ module, value }: Placed) => `${stageName(module)} ${writeIndicator(indicator, value, tag)}`
  return (
    <div className={css.stageStrip}>
      <p className="dim">{t('stages')}</p>
      <svg
        viewBox="0 0 268 42"
        width="268"
        height="42"
        role="img"
        aria-label={t('stagesLabel', { stages: segments.map(textOf).join(', ') })}
      >
        <StagePatterns id={id} />
        {segments.map(({ module, x, width }) => (
          <StageBox
            key={module}
            id={id}
            module={module}
            box={{ x, y: 12, width: Math.max(width - 0.8, 0.6), height: 14 }}
          />
        ))}
        <path className="inkl" d={`M${zero} 10V29`} />
        <text x={zero} y="8" className={zero < 4 ? 'x11' : 'x11 xm'}>
          0
        </text>
        {labelled(segments, textOf).map(({ module, text, x }) => (
          <text key={module} x={x} y="38" className="x11 k">
            <tspan className="xb">{stageName(module)}</tspan>
            {text.slice(stageName(module).length)}
          </text>
        ))}
      </svg>
    </div>
  )
}
