import { useEffect, useMemo } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Optimisation, OptimisationProposal } from '#contract/optimisation.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { isBlank, type LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { drawnLayers } from '../drawing/drawn.ts'
import { changeTexts } from './change-texts.ts'
import { ordered, orderedAnswer } from './ordered.ts'
import { previewOf } from './preview.ts'
import type { ShownProposal } from './proposal-row.tsx'
import { proposalTexts } from './proposal-texts.ts'
import { changedPlaces, proposedRows } from './proposed-layers.ts'
import type { Proposals } from './use-proposals.ts'

const draftsOf = (rows: readonly LayerDraft[], { keys }: AssessmentRequest, proposal: OptimisationProposal) =>
  proposedRows(rows, keys, proposal, (index) => `added ${index}`).filter((row) => !isBlank(row))

/** What there is to show of the construction on screen: the answer, or what was found so far. */
function foundOf({ state, isStale, asked }: Pick<Proposals, 'state' | 'isStale' | 'asked'>): {
  readonly answer: Optimisation | null
  readonly found: readonly OptimisationProposal[]
} {
  if (isStale) return { answer: null, found: [] }
  const isRunning = state.phase === 'searching' || state.phase === 'ending'
  const isNewer = isRunning && state.soFar.length > 0
  const answer = state.answer && orderedAnswer(state.answer, asked)
  return { answer, found: isNewer ? ordered(state.soFar, asked) : (answer?.proposals ?? []) }
}

type Shown = {
  readonly rows: readonly LayerDraft[]
  readonly request: AssessmentRequest
  readonly kpis: KeyPerformanceIndicators
  readonly proposals: Proposals
  /** Materials of the construction. */
  readonly known: Materials
}

/** The rows of the list, and the materials of all that may be drawn. */
export function useShown({ rows, request, proposals, known }: Omit<Shown, 'kpis'>) {
  const t = useTexts(proposalTexts)
  const formats = useFormats()
  const listed = proposals.materials
  const materials = useMemo(
    () => new Map([...(listed ?? []).map((one) => [one.id, one] as const), ...known]),
    [listed, known],
  )
  const nameOf = useMemo(() => (id: string) => materials.get(id)?.name ?? id, [materials])
  const { state, isStale, asked } = proposals
  const { answer, found } = useMemo(() => foundOf({ state, isStale, asked }), [state, isStale, asked])
  const shown = useMemo((): ShownProposal[] => {
    return found.map((proposal) => ({
      proposal,
      lines: changeTexts(proposal, request.layers, { t, formats, nameOf }),
      layers: drawnLayers(draftsOf(rows, request, proposal), materials),
      changed: changedPlaces(request.layers.length, proposal),
    }))
  }, [found, request, rows, materials, nameOf, t, formats])
  return { answer, shown, materials, nameOf }
}

type Drawn = Pick<Shown, 'rows' | 'request' | 'kpis'> & {
  readonly local: Pick<LocalFigures, 'compute'>
  readonly materials: Materials
  /** What today's figures are called beside those of the proposal. */
  readonly label: string
}

/** Draws a proposal in place of the construction for as long as it is pointed at. */
export function usePreview(pointed: OptimisationProposal | undefined, drawn: Drawn) {
  const { preview } = useControls()
  const { rows, request, kpis, local, materials, label } = drawn
  useEffect(() => {
    if (!pointed) return
    const reference = { label, layers: rows, kpis }
    preview.set(previewOf(pointed, { rows, request, reference }, { local, materials }))
    return () => preview.set(null)
  }, [pointed, rows, request, kpis, local, materials, preview, label])
}
