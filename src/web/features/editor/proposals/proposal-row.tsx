import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { CostQuantity, ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox } from '#web/components/option.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { type Quantity, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useGoalWords } from './goal-words.ts'
import { ProposalStrip } from './proposal-strip.tsx'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

/** Figures of every row, as its columns have them. */
const always = [
  ['uValue', 'uValue'],
  ['gwp', 'gwp'],
  ['penrt', 'primaryEnergy'],
  ['thickness', 'thickness'],
] as const satisfies RowFigures

export type RowFigure = keyof OptimisationProposal['figures']
export type RowFigures = readonly (readonly [RowFigure, Quantity])[]

/** Figures of a row, with the cost that is asked for, else the first, where there are prices. */
export const rowFiguresOf = (costs: readonly CostQuantity[], asked: readonly ObjectiveQuantity[]): RowFigures => {
  const cost = costs.find((one) => asked.includes(one)) ?? costs[0]
  return cost ? [...always, [cost, 'cost']] : always
}

export type ShownProposal = {
  readonly proposal: OptimisationProposal
  /** What changes, line by line. */
  readonly lines: readonly string[]
  readonly layers: readonly DrawnLayer[]
  readonly changed: ReadonlySet<number>
}

function Figures({ shown: { proposal }, figures, best }: Pick<RowProps, 'shown' | 'figures' | 'best'>) {
  const { figure, difference } = useFormats()
  return figures.map(([name, quantity]) => (
    <span key={name} className={clsx('num', css.figures, best.has(name) && css.best)}>
      <b>
        {proposal.lowerBounds.includes(name) && '≥ '}
        {figure(quantity, proposal.figures[name])}
      </b>
      <span>{difference(quantity, proposal.differences[name])}</span>
    </span>
  ))
}

function Verdicts({ proposal, law }: { proposal: OptimisationProposal; law: string }) {
  const t = useTexts(proposalTexts)
  const words = useGoalWords(law)
  return (
    <span className={css.verdicts}>
      {proposal.goals.map(({ goal, fulfilled }) => (
        <span key={words.whole(goal)}>
          <Icon
            name={fulfilled === true ? 'check' : fulfilled === false ? 'error' : 'info'}
            className={fulfilled === true ? 'ok' : fulfilled === false ? 'bad' : 'dim3'}
          />
          {words.short(goal)}
          <span className="sr">{t(fulfilled === true ? 'met' : fulfilled === false ? 'missed' : 'unknown')}</span>
        </span>
      ))}
    </span>
  )
}

export type RowProps = {
  readonly shown: ShownProposal
  readonly figures: RowFigures
  readonly number: number
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly best: ReadonlySet<RowFigure>
  readonly longest: number
  readonly law: string
  readonly canApply: boolean
  /** Of the row itself. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onActive: () => void
  readonly onHover: (isOver: boolean) => void
  readonly onChoose: (isChosen: boolean) => void
  readonly onApply: () => void
  readonly onCompare: () => void
  readonly compareLabel: string
}

/** A proposal: what changes, its strip, its figures against today's and how it stands to each goal. */
export function ProposalRow(props: RowProps) {
  const { shown, number, isActive, isChosen, best, longest, law, canApply } = props
  const t = useTexts(proposalTexts)
  return (
    <li
      className={clsx(css.row, isActive && css.active)}
      onPointerEnter={() => props.onHover(true)}
      onPointerLeave={() => props.onHover(false)}
    >
      <Checkbox
        aria-label={t('choose', { number })}
        checked={isChosen}
        onChange={({ target }) => props.onChoose(target.checked)}
      />
      <button
        type="button"
        className={clsx(css.main, props.figures.length > 4 && css.priced)}
        data-proposal={number}
        aria-pressed={isActive}
        onClick={props.onActive}
        onFocus={props.onActive}
        onKeyDown={props.onKeyDown}
      >
        <span className="sr">{t('row.number', { number })} </span>
        <span className={css.sentence}>
          {shown.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <Figures shown={shown} figures={props.figures} best={best} />
        <ProposalStrip layers={shown.layers} changed={shown.changed} longest={longest} />
        <Verdicts proposal={shown.proposal} law={law} />
      </button>
      {isActive && (
        <div className={css.actions}>
          {canApply && (
            <button type="button" className="btn primary s" onClick={props.onApply}>
              {t('apply')}
              <kbd>{t('key.enter')}</kbd>
            </button>
          )}
          <button type="button" className="btn s" onClick={props.onCompare}>
            {props.compareLabel}
            <kbd>V</kbd>
          </button>
        </div>
      )}
    </li>
  )
}
