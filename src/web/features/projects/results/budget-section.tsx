import { useId, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { atLeast, bookingBound, boundedText } from './bounded.ts'
import { type Budget, type BudgetQuantity, budgetOf, budgetUnits, fundingLimits, furtherLines } from './budget.ts'
import { BudgetBar } from './budget-bar.tsx'
import { BudgetLines } from './budget-lines.tsx'
import { Explained } from './explained.tsx'
import { PartPatterns, PartSwatch } from './part-box.tsx'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

function Legend({ budget }: { budget: Budget }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const id = useId()
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <PartPatterns id={id} />
      </svg>
      <ul className={css.legend}>
        {budget.parts.map(({ part, value }) => (
          <li key={part}>
            <PartSwatch id={id} look={part} />
            {t(`part.${part}`)} <b>{fixed(value, 1)}</b>
            {part === 'services' && <span className={css.unconfirmed}>{t('unconfirmed')}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

const verdictLooks = {
  true: { icon: 'check', look: 'ok', word: 'met' },
  false: { icon: 'close', look: 'bad', word: 'missed' },
  null: { icon: 'info', look: 'dim', word: 'undecided' },
} as const

/** Each level with its limit and the distance to it. */
function Verdicts({ budget }: { budget: Budget }) {
  const t = useTexts(resultsTexts)
  const { fixed, signed } = useNumbers()
  return (
    <ul className={css.verdicts}>
      {budget.limits.toReversed().map(({ level, at, fulfilled }) => {
        const { icon, look, word } = verdictLooks[`${fulfilled}`]
        return (
          <li key={level} className="row between">
            <span className="row">
              <Icon name={icon} className={look} />
              <span>
                <span className="sr">{t(word)}: </span>QNG-{level}
              </span>
              {fulfilled === null && <span className="small dim">{t('undecided')}</span>}
            </span>
            <span className={css.margin}>
              <span className="dim">≤ {fixed(at, 0)}</span>
              <span className="num">{signed(budget.value - at, 1)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The distance in words: what is left, or by how much the wider limit is passed. */
function Distance({ budget, bounded }: { budget: Budget; bounded: boolean }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const limit = budget.limits.at(-1)?.at ?? 0
  if (bounded) return t('budget.atLeast', { limit: fixed(limit, 0) })
  return budget.left > 0
    ? t('budget.left', { limit: fixed(limit, 0), left: fixed(budget.left, 1) })
    : t('budget.over', { limit: fixed(limit, 0), over: fixed(budget.value - limit, 1) })
}

/** The budget of the seal for sustainable buildings: how much of it the building takes, and what of it is what. */
export function BudgetSection({
  kpis,
  marked,
  level = 3,
}: {
  kpis: ProjectKpis
  /** What is highlighted: its name, and what it takes [kg CO₂e/(m²a)]. */
  marked: { readonly name: string; readonly value: number } | undefined
  /** Of its heading. */
  level?: 2 | 3
}) {
  const t = useTexts(resultsTexts)
  const { fixed, against } = useNumbers()
  const [quantity, setQuantity] = useState<BudgetQuantity>('gwp')
  const [open, setOpen] = useState(false)
  const booking = kpis.qng?.[quantity]
  if (!booking) return <PlainSum kpis={kpis} level={level} />
  const budget = budgetOf(booking)
  const limit = budget.limits.at(-1)?.at ?? 0
  const bound = bookingBound(kpis, quantity)
  const written = against(budget.value, limit, 1)
  const value = boundedText(bound, written, t('incomplete'))
  const parts = budget.parts.map((one) => `${t(`part.${one.part}`)} ${fixed(one.value, 1)}`).join(', ')
  const shown = quantity === 'gwp' ? marked : undefined
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3 aria-level={level}>{t('budget.title')}</h3>
        <span className="small dim">
          <UnitText unit={budgetUnits[quantity]} />
        </span>
      </div>
      <Segments
        label={t('budget.quantity')}
        value={quantity}
        segments={[
          { value: 'gwp', label: 'GWP' },
          { value: 'penrtKwh', label: 'PENRT' },
        ]}
        onChange={setQuantity}
      />
      <div className="fig">
        <span className="big">
          <Explained
            figure={{ kind: 'qng', quantity }}
            kpis={kpis}
            // the distance beside it calls it incomplete
            text={atLeast(bound !== 'lower', written)}
          />
        </span>
        <span className="u">
          <Distance budget={budget} bounded={budget.isOpen} />
        </span>
      </div>
      <BudgetBar
        budget={budget}
        marked={shown?.value}
        further={quantity === 'gwp' ? fundingLimits(kpis) : []}
        label={t('budget.label', { value, limit: fixed(limit, 0), unit: budgetUnits[quantity], parts })}
      />
      <p className={css.share} aria-live="polite">
        {shown &&
          t('budget.takes', {
            name: shown.name,
            value: fixed(shown.value, 2),
            percent: fixed((shown.value / limit) * 100, 1),
          })}
      </p>
      <Legend budget={budget} />
      {quantity === 'gwp' && <BudgetLines lines={furtherLines(kpis)} budget={budget} />}
      <Verdicts budget={budget} />
      {booking.open.length > 0 && (
        <ul className={css.openPoints}>
          {booking.open.map((reason) => (
            <li key={reason}>{t(`open.${reason}`)}</li>
          ))}
        </ul>
      )}
      <p className="small dim">{t('budget.preliminary')}</p>
      <Button size="s" icon="lines" onClick={() => setOpen(true)}>
        {t('budget.booking')}
      </Button>
      {open && <BookingDialog kpis={kpis} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Where no limits of the seal are known: the life cycle alone, and why. */
function PlainSum({ kpis, level }: { kpis: ProjectKpis; level: 2 | 3 }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const { gwp, penrt } = kpis.bound
  const sum = fixed(kpis.totals.perAreaYear.gwp, 1)
  const reason = kpis.warnings.find(({ code }) => code === 'qngNotApplicable' || code === 'qngValueNotKnown')
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3 aria-level={level}>{t('sum.title')}</h3>
        <span className="small dim">
          <UnitText unit={budgetUnits.gwp} />
        </span>
      </div>
      <p className="fig">
        <span className="big">{atLeast(gwp !== 'lower', sum)}</span>
        <span className="u">
          {(gwp === 'unknown' || penrt === 'unknown') && `${t('incomplete')}, `}
          {t('sum.penrt', { value: atLeast(penrt !== 'lower', fixed(kpis.totals.penrtKwhPerAreaYear, 1)) })}
        </span>
      </p>
      {reason && <p className="small dim">{reason.message}</p>}
    </section>
  )
}
