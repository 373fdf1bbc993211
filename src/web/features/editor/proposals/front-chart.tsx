import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Optimisation } from '#contract/optimisation.ts'
import type { ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useWidth } from '#web/charts/use-width.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { objectiveDisplays } from './asked.ts'
import { AxisLines, Missed } from './front-axes.tsx'
import { type Axes, type FrontPoint, frontPoints, HEIGHT, limitOn, placedPoints } from './front-points.ts'
import { FrontTable } from './front-table.tsx'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

const USUAL_WIDTH = 760

type ChartProps = Axes & {
  readonly answer: Optimisation
  /** What rules that are to be kept ask of U [W/(m²·K)]. */
  readonly packLimit: number | undefined
  readonly active: number | null
  readonly onActive: (proposal: number) => void
  readonly onHover: (proposal: number | null) => void
}

const kinds = { today: css.ring, front: css.whole, proposal: css.beside } as const

/** The front: dots as large as the construction is thick; arrow keys walk them, and a table has the same. */
export function FrontChart(props: ChartProps) {
  const { first, second, active, onActive, onHover } = props
  const t = useTexts(proposalTexts)
  const { number } = useFormats()
  const id = useId()
  const { ref, width } = useWidth<HTMLDivElement>(USUAL_WIDTH)
  const { points, x, y, right, radius } = placedPoints(frontPoints(props.answer, { first, second }), width)
  const [walked, setWalked] = useState<number | null>(null)
  const [across, upward] = [quantities[objectiveDisplays[second]], quantities[objectiveDisplays[first]]]
  const names = { across: t(`figure.${second}`), upward: t(`figure.${first}`) }
  const goals = props.answer.given.goals.map(({ goal }) => goal)
  const limitOf = (figure: ObjectiveQuantity) => limitOn(figure, goals, props.packLimit)
  const ordered = points.map((_, index) => index).sort((one, other) => (points[one]?.x ?? 0) - (points[other]?.x ?? 0))
  const line = ordered.flatMap((index) => {
    const point = points[index]
    return point?.kind === 'front' ? [`${x.at(point.x)} ${y.at(point.y)}`] : []
  })
  const nameOf = (point: FrontPoint) =>
    point.kind === 'today'
      ? t('today')
      : point.proposal === undefined
        ? t('front.entry')
        : t('row.number', { number: point.proposal + 1 })
  const textOf = (point: FrontPoint) =>
    t('front.point', {
      name: nameOf(point),
      x: `${number(point.x, across.maximum)} ${across.unit}`,
      y: `${number(point.y, upward.maximum)} ${upward.unit}`,
    })
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = walked === null ? -1 : ordered.indexOf(walked)
    const next = ordered[(at + step + ordered.length) % ordered.length] ?? 0
    setWalked(next)
    const proposal = points[next]?.proposal
    if (proposal !== undefined) onActive(proposal)
  }
  if (points.length < 2) return null
  const shown = points[walked ?? -1] ?? points.find(({ proposal }) => proposal !== undefined && proposal === active)
  return (
    <section className="sec" aria-labelledby={`${id}title`}>
      <div className="sec-h">
        <h2 id={`${id}title`}>{t('front', names)}</h2>
        <span className="small dim">{t('front.hint')}</span>
      </div>
      <div ref={ref}>
        <svg
          className={css.front}
          width={width}
          height={HEIGHT}
          role="listbox"
          tabIndex={0}
          aria-label={t('front.label', names)}
          aria-activedescendant={walked === null ? undefined : `${id}${walked}`}
          onKeyDown={key}
        >
          <Missed {...{ id, x, y, right }} across={limitOf(second)} upward={limitOf(first)} />
          <AxisLines x={x} y={y} right={right} />
          <text x={0} y={11} className="x11">
            {names.upward}, {upward.unit}
          </text>
          <text x={right} y={HEIGHT - 4} className="x11 xe">
            {names.across}, {across.unit}
          </text>
          {line.length > 1 && <path className={css.frontLine} d={`M${line.join('L')}`} />}
          {points.map((point, index) => (
            <circle
              key={`${point.kind} ${index}`}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === walked}
              aria-label={textOf(point)}
              cx={x.at(point.x)}
              cy={y.at(point.y)}
              r={radius(point.thickness)}
              className={clsx(
                kinds[point.kind],
                point.proposal !== undefined && css.pressable,
                point.proposal !== undefined && point.proposal === active && css.activeDot,
                index === walked && css.walked,
              )}
              onPointerEnter={() => point.proposal !== undefined && onHover(point.proposal)}
              onPointerLeave={() => onHover(null)}
              onClick={() => point.proposal !== undefined && onActive(point.proposal)}
            />
          ))}
        </svg>
        <p className="small dim" aria-hidden="true">
          {shown ? textOf(shown) : t('front.sizes')}
        </p>
        <FrontTable
          points={points}
          nameOf={nameOf}
          columns={[
            { name: names.across, unit: <UnitText unit={across.unit} />, decimals: across.maximum },
            { name: names.upward, unit: <UnitText unit={upward.unit} />, decimals: upward.maximum },
          ]}
        />
      </div>
    </section>
  )
}
