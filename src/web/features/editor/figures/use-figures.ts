import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Tracing } from '#assessment/tracing.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { followSession } from '#web/lib/session.ts'
import { type AssessmentRequest, assessKpis } from '#web/resources/assessment/assessment-queries.ts'
import { type LocalFigures, localFigures } from '#web/resources/assessment/local-figures.ts'
import type { AskedFigures } from '#web/resources/constructions/opening.ts'
import { constructionKeys, materialKeys } from '#web/resources/keys.ts'
import { ownPrices } from '#web/resources/materials/price-queries.ts'
import { isBlank } from '../document/document.ts'
import type { Editor } from '../document/editor-state.ts'
import { documentProblems, type LayerProblem } from '../document/stored-layers.ts'
import { type Materials, useMaterials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import { agreementWithService, assessmentRequest, failureOf, originOf, type StoredData } from './assess.ts'
import { liveAssessment } from './live-assessment.ts'
import { type LocalFirst, type LocalFirstState, localFirst } from './local-first.ts'
import { warmUp } from './warm-up.ts'

/** The newest figures, what they were computed from, and why they are not yet those of the document. */
export type LiveKpis = LocalFirstState<AssessmentRequest, KeyPerformanceIndicators>

/** The same, followed before the screen follows; and what computes them. */
export type LiveFigures = LocalFirst<AssessmentRequest, KeyPerformanceIndicators> & {
  /** Computes here whatever else is to be known. */
  readonly local: LocalFigures
  /** The figures with how each came about; undefined where the service is to be asked. */
  readonly trace: (request: AssessmentRequest, tracing: Tracing) => KeyPerformanceIndicators | undefined
}

export type Figures = {
  readonly materials: Materials
  /** For what must follow in the frame of a keystroke; all else here follows after the paint. */
  readonly newest: LiveFigures
  readonly live: LiveKpis
  /** What is shown belongs to what stands in the table, or nothing can be computed. */
  readonly current: boolean
  readonly problems: readonly LayerProblem[]
  readonly empty: boolean
  /** What drawing and table show. */
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly computed: AssessmentRequest | undefined
  /** Name of the layer that a figure of the shown result speaks of. */
  readonly layerName: (index: number) => string
}

/** What the editor begins with, and its figures as far as they were asked for with it. */
type First = { readonly input: AssessmentRequest | null; readonly asked: AskedFigures | undefined }

function createLive(client: QueryClient, { input: first, asked }: First): LiveFigures {
  const local = localFigures(client)
  const now = () => performance.timeOrigin + performance.now()
  // an answer with cost is for one alone: it is asked for only where there are prices
  const ask = async (request: AssessmentRequest, signal: AbortSignal) =>
    assessKpis(request, { costs: (await ownPrices(client)) !== undefined, signal })
  const assess = (request: AssessmentRequest, signal: AbortSignal) =>
    asked && request === first ? asked.answer.catch(() => ask(request, signal)) : ask(request, signal)
  const known = (request: AssessmentRequest) => (request === first ? asked?.now() : undefined)
  const service = liveAssessment({ assess, known, failureOf, now })
  // what cannot be fetched is computed by the service, which tells why if it cannot either
  const load = (request: AssessmentRequest) => local.load(request).catch(() => undefined)
  const answer = first && known(first)
  const shown = first && answer ? { input: first, result: answer.result } : null
  const live = localFirst(service, { ...local, load, agreement: agreementWithService }, shown)
  return {
    ...live,
    local,
    trace: (request, tracing) => (live.isTrusted() ? local.compute(request, tracing) : undefined),
  }
}

/** What a construction needs to open without a network is kept by then, figures or not [ms]. */
const LATEST = 5_000

/** Keeps what was asked for, and the code of all panels, for when there is no network. */
function keepForLater(client: QueryClient): void {
  const { ones, releases, figures, prices } = materialKeys
  void import('#web/lib/offline.ts').then(({ keepOpen }) =>
    keepOpen(client, [constructionKeys.ones, ones, releases, figures, prices]),
  )
}

/** What is edited as it is stored; undefined while it is new. */
type Origin = { readonly stored: StoredData | undefined; readonly asked?: AskedFigures | undefined }

/** Follows every change before the screen does; tries again when the network or the session is back. */
function useLiveFigures(newest: Editor['newest'], locale: Locale, { stored, asked }: Origin): LiveFigures {
  const client = useQueryClient()
  const [live] = useState(() =>
    createLive(client, { input: assessmentRequest(newest.get().present, locale, stored), asked }),
  )
  useEffect(() => {
    const follow = () => live.follow(assessmentRequest(newest.get().present, locale, stored))
    follow()
    return newest.subscribe(follow)
  }, [live, newest, locale, stored])
  useEffect(() => {
    window.addEventListener('online', live.retry)
    const unfollow = followSession(live.retry)
    return () => {
      window.removeEventListener('online', live.retry)
      unfollow()
      live.stop()
    }
  }, [live])
  useEffect(() => {
    let cool = () => {}
    // what is only for later waits until figures are computed here, which what is typed first needs
    const begin = () => {
      const { shown } = live.get()
      if (!shown || live.local.lacks(shown.input)) return
      unfollow()
      clearTimeout(latest)
      cool = warmUp(() => live.local.compute(shown.input))
      keepForLater(client)
    }
    const latest = setTimeout(() => {
      unfollow()
      keepForLater(client)
    }, LATEST)
    const unfollow = live.subscribe(begin)
    return () => {
      clearTimeout(latest)
      unfollow()
      cool()
    }
  }, [live, client])
  return live
}

/** The state once the panel has painted it. */
function useFollowed(live: LiveFigures, { later }: Editor['controls']): LiveKpis {
  const [state, setState] = useState(live.get)
  useEffect(() => {
    const follow = () => startTransition(() => setState(live.get()))
    follow()
    return live.subscribe(() => later(follow))
  }, [live, later])
  return state
}

/** Materials and figures of what is being edited, following its changes. */
export function useFigures(
  { history, newest, controls }: Pick<Editor, 'history' | 'newest' | 'controls'>,
  locale: Locale,
  origin: Origin,
): Figures {
  const { stored } = origin
  const t = useTexts(editorTexts)
  const document = history.present
  const { layers } = document
  const materials = useMaterials(document, locale)
  const request = assessmentRequest(document, locale, stored)
  const liveFigures = useLiveFigures(newest, locale, origin)
  const live = useFollowed(liveFigures, controls)
  const problems = useMemo(() => documentProblems({ layers }), [layers])
  const keys = live.shown?.input.keys
  const unnamed = t('row.unnamed')
  const layerName = useCallback(
    (index: number) => {
      const layer = controls.document().layers.find(({ key }) => key === keys?.[index])
      return materials.get(layer?.materialId ?? '')?.name ?? unnamed
    },
    [controls, materials, keys, unnamed],
  )
  const { expect } = liveFigures.local
  const { release } = document
  const { highlighted } = controls
  useEffect(
    () =>
      highlighted.subscribe(() => {
        const id = highlighted.get()?.id
        if (id !== undefined) expect(id, { release, of: originOf(stored) })
      }),
    [highlighted, expect, release, stored],
  )
  const stopped = request === null
  return {
    materials,
    newest: liveFigures,
    live,
    current: stopped || (live.delay === null && live.shown?.input === request),
    problems,
    empty: layers.every(isBlank),
    kpis: stopped ? undefined : live.shown?.result,
    computed: live.shown?.input,
    layerName,
  }
}
