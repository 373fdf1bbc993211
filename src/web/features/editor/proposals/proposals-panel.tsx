import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { randomKey } from '#web/lib/random-key.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import type { LayerDraft } from '../document/document.ts'
import type { SideProps } from '../views/side-props.ts'
import { mainOf, offeredPacks, otherOf } from './asked.ts'
import { FigureLine } from './figure-line.tsx'
import { FreedomForm } from './freedom-form.tsx'
import { FrontChart } from './front-chart.tsx'
import { GoalForm } from './goal-form.tsx'
import { ProposalList } from './proposal-list.tsx'
import { rowFiguresOf } from './proposal-row.tsx'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'
import { proposedRows } from './proposed-layers.ts'
import { BlockedNote, MetNote, StateNote } from './search-notes.tsx'
import { SearchStatus } from './search-status.tsx'
import { UnpricedNote } from './unpriced-note.tsx'
import { useLocks } from './use-locks.ts'
import { askedWithout, useLoosened } from './use-loosened.ts'
import { type Proposals, useProposals } from './use-proposals.ts'
import { useSendVariants } from './use-send-variants.ts'
import { usePreview, useShown } from './use-shown.ts'

type OpenProps = SideProps & {
  readonly request: AssessmentRequest
  readonly kpis: KeyPerformanceIndicators
}

type FormProps = Pick<OpenProps, 'request' | 'kpis'> & {
  readonly rows: readonly LayerDraft[]
  readonly proposals: Proposals
  readonly nameOf: (id: string) => string
}

/** What is asked: goals, objectives, and what may change. */
function Form({ request, kpis, rows, proposals, nameOf }: FormProps) {
  const { asked, setAsked, problems, offered, rows: free, off, setOff } = proposals
  return (
    <div className={css.form}>
      <GoalForm
        asked={asked}
        conformity={kpis.conformity}
        costs={proposals.costs}
        problems={problems}
        onChange={(change) => setAsked((now) => ({ ...now, ...change }))}
      />
      {offered && (
        <FreedomForm
          offered={offered}
          rows={request.layers.map(({ materialId }, index) => ({
            key: request.keys[index] ?? '',
            number: numberOf(rows, request, index),
            materialId,
            part: free?.[index]?.part,
          }))}
          nameOf={nameOf}
          off={off}
          onChange={setOff}
        />
      )}
    </div>
  )
}

/** Number of the row of a layer. */
const numberOf = (rows: readonly LayerDraft[], { keys }: AssessmentRequest, layer: number) =>
  rows.findIndex(({ key }) => key === keys[layer]) + 1

type NotesProps = Pick<FormProps, 'rows' | 'request' | 'proposals' | 'nameOf'> & {
  readonly answer: Optimisation | null
  readonly law: string
  readonly local: LocalFigures
}

/** What is to be known before the rows: why there are none, or that the goals are met already. */
function Notes({ rows, request, proposals, answer, law, local, nameOf }: NotesProps) {
  const { asked, setAsked } = proposals
  const loosened = useLoosened(proposals.state, local)
  const isMet = answer?.given.goals.every(({ fulfilled }) => fulfilled === true) ?? false
  return (
    <>
      <StateNote proposals={proposals} />
      {answer && isMet && <MetNote goals={answer.given.goals} first={mainOf(asked)} law={law} />}
      {answer?.unpriced && (
        <UnpricedNote unpriced={answer.unpriced} nameOf={nameOf} numberOf={(layer) => numberOf(rows, request, layer)} />
      )}
      {answer?.blocked && answer.blocked.length > 0 && (
        <BlockedNote
          blocked={answer.blocked}
          law={law}
          numberOf={(layer) => numberOf(rows, request, layer)}
          loosened={loosened}
          first={mainOf(asked)}
          onLoosen={(goal, best) => setAsked((now) => ({ ...now, ...askedWithout(goal, best, now) }))}
        />
      )}
    </>
  )
}

function Open(props: OpenProps) {
  const { editor, figures, request, kpis, construction, readOnly, flush, place } = props
  const t = useTexts(proposalTexts)
  const { history } = editor
  const rows = history.present.layers
  const { local } = figures.newest
  const proposals = useProposals(request, kpis, local)
  useLocks(proposals, rows, editor.cell?.key)
  const [active, setActive] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const { send } = useSendVariants({ construction, flush, keys: request.keys })
  const law = kpis.conformity.find((one) => one.law !== null)?.law ?? ''
  const { answer, shown, materials, nameOf } = useShown({ rows, request, proposals, known: figures.materials })
  const pointed = shown[hovered ?? active ?? -1]?.proposal
  usePreview(pointed, { rows, request, kpis, local, materials, label: t('today') })
  const { asked } = proposals
  const packLimit = offeredPacks(kpis.conformity).find(({ pack }) => pack === asked.pack)?.requirement.limit
  const apply = (proposal: OptimisationProposal) => {
    const layers = proposedRows(rows, request.keys, proposal, randomKey)
    editor.dispatch({ type: 'replace', document: { ...history.present, layers } })
    setActive(null)
    announce(t('applied'))
  }
  const shared = { active, onActive: setActive, onHover: setHovered }
  return (
    <>
      <Form {...{ request, kpis, rows, proposals, nameOf }} />
      <Notes {...{ rows, request, proposals, answer, law, local, nameOf }} />
      <SearchStatus proposals={proposals} count={shown.length} />
      {shown.length > 0 && (
        <ProposalList
          key={answer ? 'found' : 'so far'}
          {...shared}
          {...{ shown, law }}
          first={asked.first}
          figure={mainOf(asked)}
          figures={rowFiguresOf(proposals.costs, [mainOf(asked), otherOf(asked)])}
          today={answer?.given}
          canApply={!readOnly}
          onApply={apply}
          onCompare={send}
        />
      )}
      {place &&
        answer &&
        createPortal(
          <>
            <FigureLine told={pointed ?? answer.given} given={answer.given} />
            <FrontChart {...shared} {...{ answer, packLimit }} first={mainOf(asked)} second={otherOf(asked)} />
          </>,
          place,
        )}
    </>
  )
}

/** What would reach a goal with as little change as can be: found in the browser, drawn when pointed at. */
export function ProposalsPanel(props: SideProps) {
  const t = useTexts(proposalTexts)
  const { kpis, computed } = props.figures
  if (!kpis || !computed || computed.layers.length === 0) return <p className="dim">{t('waiting')}</p>
  return <Open {...props} request={computed} kpis={kpis} />
}
