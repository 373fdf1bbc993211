import { useId } from 'react'
import type { ProjectListItem } from '#contract/project-lists.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectsTexts } from '../projects-texts.ts'
import { budgetParts } from '../results/budget.ts'
import { PartBox, PartPatterns, PartSwatch } from '../results/part-box.tsx'
import { resultsTexts } from '../results/results-texts.ts'
import css from './list.module.css'

const [WIDTH, HEIGHT, TICK] = [152, 20, 3]
/** End of the scale beyond which no usual building is [kg CO₂e/(m²a)]. */
const END = 28

type Budget = NonNullable<ProjectListItem['budget']>

/** The end of the scale that all budgets of a list share [kg CO₂e/(m²a)]. */
export const budgetScale = (items: readonly ProjectListItem[]): number =>
  Math.max(END, ...items.map(({ budget }) => (budget ? sumOf(budget) : 0)))

const sumOf = ({ fabric, services, regulated, user }: Budget) => fabric + services + regulated + user

/** What a building takes of its budget, with the limits as strokes and what is left dashed. */
export function BudgetStrip({ budget, end }: { budget: Budget; end: number }) {
  const id = useId()
  const t = useTexts(projectsTexts)
  const { number } = useFormats()
  const x = (value: number) => (Math.max(0, value) / end) * WIDTH
  const value = sumOf(budget)
  const starts = budgetParts.map((_, index) => budgetParts.slice(0, index).reduce((sum, part) => sum + budget[part], 0))
  const { PLUS, PREMIUM } = budget.limits
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={t('budget.spoken', {
        value: number(value, 1, 1),
        fabric: number(budget.fabric, 1, 1),
        services: number(budget.services, 1, 1),
        regulated: number(budget.regulated, 1, 1),
        user: number(budget.user, 1, 1),
      })}
    >
      <PartPatterns id={id} />
      {budgetParts.map((part, index) => {
        const from = x(starts[index] ?? 0)
        const width = x((starts[index] ?? 0) + budget[part]) - from
        const box = { x: from, y: TICK, width, height: HEIGHT - 2 * TICK }
        return width > 0 && <PartBox key={part} id={id} look={part} box={box} />
      })}
      {value < PLUS && !budget.open && (
        <rect
          className={css.free}
          x={x(value) + 0.5}
          y={TICK + 0.5}
          width={Math.max(0, x(PLUS) - x(value) - 1)}
          height={HEIGHT - 2 * TICK - 1}
        />
      )}
      {[PREMIUM, PLUS].map((limit) => (
        <path key={limit} className={css.limit} d={`M${x(limit)} 0V${HEIGHT}`} />
      ))}
    </svg>
  )
}

/** What the parts of the budgets stand for. */
export function BudgetLegend({ items }: { items: readonly ProjectListItem[] }) {
  const id = useId()
  const t = useTexts(projectsTexts)
  const results = useTexts(resultsTexts)
  const limits = items.find(({ budget }) => budget !== null)?.budget?.limits
  if (!limits) return null
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <PartPatterns id={id} />
      </svg>
      <ul className={css.legend} aria-label={t('budget')}>
        {budgetParts.map((part) => (
          <li key={part}>
            <PartSwatch id={id} look={part} />
            {results(`part.${part}`)}
          </li>
        ))}
        <li>
          <svg width={12} height={12} aria-hidden>
            <rect className={css.free} x={0.5} y={0.5} width={11} height={11} />
          </svg>
          {t('budget.free', { limit: limits.PLUS })}
        </li>
        <li>{t('budget.limits', { premium: limits.PREMIUM, plus: limits.PLUS })}</li>
      </ul>
    </>
  )
}
