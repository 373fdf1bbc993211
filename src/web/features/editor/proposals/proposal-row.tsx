import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox } from '#web/components/option.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { type Quantity, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useGoalWords } from './goal-words.ts'
import { ProposalStrip } from './proposal-strip.tsx'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

/** Figures of a row, as its columns have them. */
export const rowFigures = [
  ['uValue', 'uValue'],
  ['gwp', 'gwp'],
  ['penrt', 'primaryEnergy'],
  ['thickness', 'thickness'],
] as const satisfies readonly (readonly [keyof OptimisationProposal['figures'], Quantity])[]
export type RowFigure = (typeof rowFigures)[number][0]

export type ShownProposal = {
  readonly proposal: OptimisationProposal
  /** What changes, line by line. */
  readonly lines: readonly string[]
  readonly layers: readonly DrawnLayer[]
  readonly changed: ReadonlySet<number>
  /** Figures that are lower bounds. */
  readonly bounds: ReadonlySet<RowFigure>
}

function Figures({ proposal, bounds, best }: ShownProposal & { best: ReadonlySet<RowFigure> }) {
  const { figure, difference } = useFormats()
  return rowFigures.map(([name, quantity]) => (
    <span key={name} className={clsx('num', css.figures, best.has(name) && css.best)}>
      <b>
        {bounds.has(name) && '≥ '}
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
        className={css.main}
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
        <Figures {...shown} best={best} />
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
