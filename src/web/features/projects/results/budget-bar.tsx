import { useId } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Budget, FurtherLimit } from './budget.ts'
import { PartBox, PartPatterns, partLabelClass } from './part-box.tsx'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

/** Width of the drawing [px]. */
export const BUDGET_WIDTH = 380
const [TOP, HEIGHT, AXIS] = [30, 26, 61]
/** Least width of a segment that holds its number [px]. */
const LABELLED = 26
/** How far the bar goes on where something is not known [px]. */
const OPEN = 22
/** Labels nearer to a limit than this are left out [px]. */
const CLEAR = 22
const MINOR = 4

type Scale = (value: number) => number

/** Where a value stands on the axis of a budget [px]. */
export function budgetX({ ticks }: Pick<Budget, 'ticks'>): Scale {
  const last = ticks.at(-1) ?? 1
  return (value) => 1 + (Math.max(0, value) / last) * (BUDGET_WIDTH - 2)
}

function Axis({ budget, x }: { budget: Budget; x: Scale }) {
  const { fixed } = useNumbers()
  const { ticks, limits } = budget
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  const last = ticks.at(-1) ?? 1
  const minor = Array.from({ length: Math.round((last / step) * MINOR) + 1 }, (_, index) => (index * step) / MINOR)
  const isClear = (tick: number) => limits.every(({ at }) => Math.abs(x(at) - x(tick)) > CLEAR)
  const labelled = ticks.filter((tick, index) => (index % 2 === 0 || tick === last) && isClear(tick))
  return (
    <>
      <path className="inkl" d={`M${x(0)} ${AXIS}H${x(last)}`} />
      <path
        className="thin"
        d={minor.map((at, index) => `M${x(at)} ${AXIS}v${index % MINOR === 0 ? 6 : 3}`).join('')}
      />
      {labelled.map((tick) => (
        <text key={tick} x={x(tick)} y={80} className={tick === 0 ? 'x11' : tick === last ? 'x11 xe' : 'x11 xm'}>
          {fixed(tick, 0)}
        </text>
      ))}
    </>
  )
}

function Limits({ budget, further, x }: { budget: Budget; further: readonly FurtherLimit[]; x: Scale }) {
  const { fixed } = useNumbers()
  const own = budget.limits.map(({ level, at }) => ({
    level: [level, ...further.filter((one) => one.at === at).map(({ name }) => name)].join(', '),
    at,
  }))
  const others = further
    .filter(({ at }) => budget.limits.every((one) => one.at !== at))
    .map(({ name, at }) => ({ level: name, at }))
  const limits = [...own, ...others].toSorted((one, other) => one.at - other.at)
  return limits.map(({ level, at }, index) => (
    <g key={level}>
      <path className="halo" d={`M${x(at)} 20V67`} />
      <path className="tick" d={`M${x(at)} 20V67`} />
      <text x={x(at)} y={15} className={index === 0 ? 'x11 k xb xe' : 'x11 k xb'}>
        {level}
      </text>
      <text x={x(at)} y={80} className="x11 k xb xm">
        {fixed(at, 0)}
      </text>
    </g>
  ))
}

/** The budget as one bar with its limits; what is left is dashed, an end that is not known hatched. */
export function BudgetBar({
  budget,
  label,
  marked = 0,
  further = [],
}: {
  budget: Budget
  /** The bar in one sentence. */
  label: string
  /** What is looked at takes so much of it, shown at the beginning of the bar. */
  marked?: number | undefined
  further?: readonly FurtherLimit[]
}) {
  const id = useId()
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const x = budgetX(budget)
  const starts = budget.parts.map((_, index) => budget.parts.slice(0, index).reduce((sum, { value }) => sum + value, 0))
  const end = x(budget.value)
  const free = x(budget.value + budget.left)
  return (
    <svg className={css.bar} viewBox={`0 0 ${BUDGET_WIDTH} 86`} role="img" aria-label={label}>
      <PartPatterns id={id} />
      <pattern id={`${id}-open`} width="5" height="5" patternUnits="userSpaceOnUse">
        <path className={css.openHatch} d="M0 5L5 0" />
      </pattern>
      {budget.parts.map(({ part, value }, index) => {
        const from = x(starts[index] ?? 0)
        const box = {
          x: from,
          y: TOP,
          width: Math.max(0.5, x((starts[index] ?? 0) + value) - from - 0.8),
          height: HEIGHT,
        }
        return (
          <g key={part}>
            <PartBox id={id} look={part} box={box} />
            {box.width > LABELLED && (
              <text x={from + box.width / 2} y={TOP + 17} className={partLabelClass(part)}>
                {fixed(value, 1)}
              </text>
            )}
          </g>
        )
      })}
      {budget.isOpen ? (
        <rect x={end} y={TOP} width={OPEN} height={HEIGHT} fill={`url(#${id}-open)`}>
          <title>{t('budget.openEnd')}</title>
        </rect>
      ) : (
        free - end > 2 && (
          <rect className={css.free} x={end + 0.5} y={TOP + 0.5} width={free - end - 1} height={HEIGHT - 1} />
        )
      )}
      {marked !== 0 && (
        <rect className={css.marked} x={x(0)} y={TOP - 4} width={Math.max(2, x(marked) - x(0))} height={3} />
      )}
      <Axis budget={budget} x={x} />
      <Limits budget={budget} further={further} x={x} />
    </svg>
  )
}
