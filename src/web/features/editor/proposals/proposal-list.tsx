import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import type { ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Asked } from './asked.ts'
import { ProposalRow, type RowFigure, type RowFigures, type ShownProposal } from './proposal-row.tsx'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

/** As many as a comparison takes beside today's. */
export const MOST_CHOSEN = 4
/** So many stay where the worse ones are folded away. */
const LEAST_SHOWN = 4

type ListProps = {
  readonly shown: readonly ShownProposal[]
  /** Columns of the rows. */
  readonly figures: RowFigures
  /** Undefined while it is searched. */
  readonly today: Optimisation['given'] | undefined
  readonly first: Asked['first']
  /** The one that counts most. */
  readonly figure: ObjectiveQuantity
  readonly law: string
  readonly canApply: boolean
  readonly active: number | null
  readonly onActive: (index: number | null) => void
  readonly onHover: (index: number | null) => void
  readonly onApply: (proposal: OptimisationProposal) => void
  readonly onCompare: (proposals: readonly OptimisationProposal[]) => void
}

/** The rows of which a figure is the least of all. */
const bestOf = (shown: readonly ShownProposal[], name: RowFigure) => {
  const least = Math.min(...shown.map(({ proposal }) => proposal.figures[name] ?? Infinity))
  return (index: number) => shown[index]?.proposal.figures[name] === least && shown.length > 1
}

const isWorse = ({ proposal }: ShownProposal, first: ObjectiveQuantity) => {
  const difference = proposal.differences[first] ?? 0
  return first === 'timeShift' ? difference < 0 : difference > 0
}

function Head({ first, figures }: Pick<ListProps, 'first' | 'figures'>) {
  const t = useTexts(proposalTexts)
  return (
    <div className={clsx(css.head, figures.length > 4 && css.priced)} aria-hidden="true">
      <span />
      <span className={clsx(first === 'effort' && css.ordering)}>
        {t('head.change')}
        {first === 'effort' && ' ↑'}
      </span>
      {figures.map(([name]) => (
        <span key={name} className={name === first ? css.ordering : 'num'}>
          {t(name === 'thickness' ? 'head.thickness' : `figure.${name}`)}
          {name === first && ' ↑'}
        </span>
      ))}
    </div>
  )
}

function Today({ today, figures }: { today: NonNullable<ListProps['today']>; figures: RowFigures }) {
  const t = useTexts(proposalTexts)
  const { figure } = useFormats()
  return (
    <li className={clsx(css.today, figures.length > 4 && css.priced)}>
      <span aria-hidden="true">–</span>
      <span>{t('today')}</span>
      {figures.map(([name, quantity]) => (
        <span key={name} className="num">
          <span className="sr">{t(`figure.${name}`)} </span>
          {today.lowerBounds.includes(name) && '≥ '}
          {figure(quantity, today.figures[name])}
        </span>
      ))}
    </li>
  )
}

/** The proposals, today's construction first; arrow keys walk, Enter takes over, V compares. */
export function ProposalList(props: ListProps) {
  const { shown, figures, today, first, figure, active, onActive, onHover, onApply, onCompare, canApply } = props
  const t = useTexts(proposalTexts)
  const list = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState<readonly OptimisationProposal[]>([])
  const [isFolded, setFolded] = useState(true)
  const worse = shown.filter((one) => isWorse(one, figure)).length
  const folds = worse > 0 && shown.length - worse >= LEAST_SHOWN
  const rows = folds && isFolded ? shown.filter((one) => !isWorse(one, figure)) : shown
  const best = figures.map(([name]) => ({ name, isBest: bestOf(rows, name) }))
  const longest = Math.max(0, ...rows.map(({ proposal }) => proposal.figures.thickness))
  const compared = (proposal: OptimisationProposal) =>
    shown.map((one) => one.proposal).filter((one) => chosen.includes(one) || one === proposal)
  const choose = (proposal: OptimisationProposal, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, proposal].slice(-MOST_CHOSEN) : now.filter((one) => one !== proposal)))
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) list.current?.querySelectorAll<HTMLElement>('[data-proposal]')[at + step]?.focus()
    else if (event.key === 'Enter' && canApply) onApply(row.proposal)
    else if (event.key.toLowerCase() === 'v') onCompare(compared(row.proposal))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <Head first={first} figures={figures} />
      <ol ref={list} aria-label={t('list', { first: t(first === 'effort' ? 'effort' : `figure.${first}`) })}>
        {today && <Today today={today} figures={figures} />}
        {rows.map((one, index) => (
          <ProposalRow
            key={one.lines.join(' ')}
            shown={one}
            figures={figures}
            number={index + 1}
            isActive={shown.indexOf(one) === active}
            isChosen={chosen.includes(one.proposal)}
            best={new Set(best.filter(({ isBest }) => isBest(index)).map(({ name }) => name))}
            longest={longest}
            law={props.law}
            canApply={canApply}
            onKeyDown={(event) => onKeyDown(event, index)}
            onActive={() => onActive(shown.indexOf(one))}
            onHover={(isOver) => onHover(isOver ? shown.indexOf(one) : null)}
            onChoose={(isChosen) => choose(one.proposal, isChosen)}
            onApply={() => onApply(one.proposal)}
            onCompare={() => onCompare(compared(one.proposal))}
            compareLabel={t('compare', { count: compared(one.proposal).length })}
          />
        ))}
      </ol>
      {folds && (
        <button type="button" className="link" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded
            ? t('worse', { count: worse, figure: t(`figure.${figure}`) })
            : t('worse.hide', { count: worse, figure: t(`figure.${figure}`) })}
        </button>
      )}
    </>
  )
}
