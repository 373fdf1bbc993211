import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { boundedText } from './bounded.ts'
import type { Budget, FurtherLine } from './budget.ts'
import { BUDGET_WIDTH, budgetX } from './budget-bar.tsx'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const HEIGHT = 12

function Line({ line: { quantity, value, bound, limits }, budget }: { line: FurtherLine; budget: Budget }) {
  const t = useTexts(resultsTexts)
  const { fixed, against } = useNumbers()
  const x = budgetX(budget)
  const [least = 0] = limits
  const written = boundedText(bound, against(value, limits.find((limit) => value > limit) ?? least, 1), t('incomplete'))
  const limitText = limits.map((limit) =>
    fixed(limit, limit % 1 === 0 ? 0 : limit * 10 === Math.round(limit * 10) ? 1 : 2),
  )
  return (
    <li>
      <span className="row between">
        <span>
          {t(`line.${quantity}`)} <span className={css.unconfirmed}>{t('unconfirmed')}</span>
        </span>
        <span className="num">{t('line.value', { value: written, limits: limitText.toReversed().join(' / ') })}</span>
      </span>
      <svg className={css.drawing} viewBox={`0 0 ${BUDGET_WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect className="inkf" x={x(0)} y="3" width={Math.max(0.5, x(value) - x(0))} height="6" />
        {limits.map((limit) => (
          <g key={limit}>
            <path className="halo" d={`M${x(limit)} 0V${HEIGHT}`} />
            <path className="tick" d={`M${x(limit)} 0V${HEIGHT}`} />
          </g>
        ))}
      </svg>
    </li>
  )
}

/** What other systems count of the fabric, as lines on the scale of the budget. */
export function BudgetLines({ lines, budget }: { lines: readonly FurtherLine[]; budget: Budget }) {
  const t = useTexts(resultsTexts)
  if (lines.length === 0) return null
  return (
    <ul className={css.budgetLines} aria-label={t('line.title')}>
      {lines.map((line) => (
        <Line key={line.quantity} line={line} budget={budget} />
      ))}
    </ul>
  )
}
