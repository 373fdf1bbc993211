import { useId } from 'react'
import { UnitText } from '#web/charts/unit-text.tsx'
import { useWidth } from '#web/charts/use-width.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { budgetParts, budgetUnits } from '../results/budget.ts'
import { PartBox, PartPatterns, PartSwatch, partLabelClass } from '../results/part-box.tsx'
import { resultsTexts } from '../results/results-texts.ts'
import { useNumbers } from '../results/use-numbers.ts'
import { type BudgetColumn, sharedScale } from './budget-columns.ts'
import css from './compare.module.css'
import { compareTexts } from './compare-texts.ts'

const [AXIS, BAR, ROW, PAD] = [26, 28, 54, 14]
/** Least width of a part that holds its number, and of what is left with its word [px]. */
const [LABELLED, FREE_LABELLED] = [28, 64]
/** Room that the name of a limit takes away from its line, and on the other side [px]. */
const [LIMIT_LABEL, LIMIT_CLEAR] = [84, 12]

type Scale = (value: number) => number

/** The bar of one building: its parts, and what is left until the wider limit. */
function Bar({
  column: { budget, name, value },
  x,
  top,
  id,
}: {
  column: BudgetColumn
  x: Scale
  top: number
  id: string
}) {
  const t = useTexts(compareTexts)
  const results = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const starts = budget.parts.map((_, index) => budget.parts.slice(0, index).reduce((sum, part) => sum + part.value, 0))
  const [end, free] = [x(budget.value), x(budget.value + budget.left)]
  const told = budget.parts.map((one) => `${results(`part.${one.part}`)} ${fixed(one.value, 1)}`).join(', ')
  return (
    <g role="img" aria-label={t('budget.label', { name, value, unit: budgetUnits.gwp, parts: told })}>
      {budget.parts.map(({ part, value: amount }, index) => {
        const from = x(starts[index] ?? 0)
        const box = {
          x: from,
          y: top,
          width: Math.max(0.5, x((starts[index] ?? 0) + amount) - from - 0.8),
          height: BAR,
        }
        return (
          <g key={part}>
            <PartBox id={id} look={part} box={box} />
            {box.width > LABELLED && (
              <text x={from + box.width / 2} y={top + 18} className={partLabelClass(part)}>
                {fixed(amount, 1)}
              </text>
            )}
          </g>
        )
      })}
      {!budget.isOpen && free - end > 2 && (
        <>
          <rect className={css.free} x={end + 0.5} y={top + 0.5} width={free - end - 1} height={BAR - 1} />
          {free - end > FREE_LABELLED && (
            <text x={(end + free) / 2} y={top + 18} className="x11 k xm halo">
              {t('budget.free', { value: fixed(budget.left, 1) })}
            </text>
          )}
        </>
      )}
    </g>
  )
}

/** Round numbers and limits over the bars. */
function Axis({ columns, x, height }: { columns: readonly BudgetColumn[]; x: Scale; height: number }) {
  const { fixed } = useNumbers()
  const { ticks, limits } = sharedScale(columns)
  const isClear = (tick: number) =>
    limits.every(({ at }, index) => {
      const distance = index === 0 ? x(at) - x(tick) : x(tick) - x(at)
      return distance < -LIMIT_CLEAR || distance > LIMIT_LABEL
    })
  return (
    <>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path className={index === 0 ? 'inkl' : 'hairl'} d={`M${x(tick)} ${AXIS - 6}V${height}`} />
          {isClear(tick) && (
            <text x={x(tick)} y={14} className={index === 0 ? 'x11' : index === ticks.length - 1 ? 'x11 xe' : 'x11 xm'}>
              {fixed(tick, 0)}
            </text>
          )}
        </g>
      ))}
      {limits.map(({ level, at }, index) => (
        <text
          key={level}
          x={x(at) + (index === 0 ? 4 : -4)}
          y={14}
          className={index === 0 ? 'x11 k xb xe' : 'x11 k xb'}
        >
          {fixed(at, 0)} {level}
        </text>
      ))}
    </>
  )
}

/** The budgets of all columns in one scale, with the limits of the seal where they hold. */
export function BudgetBars({ columns }: { columns: readonly BudgetColumn[] }) {
  const id = useId()
  const t = useTexts(compareTexts)
  const results = useTexts(resultsTexts)
  const { ref, width } = useWidth<HTMLDivElement>(900)
  const { ticks, limits } = sharedScale(columns)
  const last = ticks.at(-1) ?? 1
  const x = (value: number) => 1 + (Math.max(0, value) / last) * (width - 2)
  const height = AXIS + columns.length * ROW
  const parts = budgetParts.filter((part) =>
    columns.some(({ budget }) => budget.parts.some((one) => one.part === part)),
  )
  return (
    <section className={css.budget}>
      <div className="sec-h">
        <h2>{t(limits.length > 0 ? 'budget.title' : 'budget.plain')}</h2>
        <ul className={css.legend}>
          {parts.map((part) => (
            <li key={part}>
              <PartSwatch id={id} look={part} />
              {results(`part.${part}`)}
            </li>
          ))}
          <li>
            <span>
              <UnitText unit={budgetUnits.gwp} />
            </span>
          </li>
        </ul>
      </div>
      <div className={css.bars}>
        <ul className={css.barNames}>
          {columns.map(({ key, name, note }) => (
            <li key={key}>
              <b>{name}</b>
              <span className="small dim">{note}</span>
            </li>
          ))}
        </ul>
        <div ref={ref}>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
            <PartPatterns id={id} />
            <Axis columns={columns} x={x} height={height} />
            {columns.map((column, index) => (
              <Bar key={column.key} column={column} x={x} top={AXIS + index * ROW + PAD / 2} id={id} />
            ))}
            {limits.map(({ level, at }) => (
              <path key={level} className="tick" d={`M${x(at)} ${AXIS - 6}V${height}`} />
            ))}
          </svg>
        </div>
        <ul className={css.barValues} aria-hidden="true">
          {columns.map(({ key, value }) => (
            <li key={key}>{value}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
