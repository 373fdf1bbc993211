import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { followSession } from '#web/lib/session.ts'
import { type AssessmentRequest, assessKpis } from '#web/resources/assessment/assessment-queries.ts'
import { type LocalFigures, localFigures } from '#web/resources/assessment/local-figures.ts'
import { isBlank } from '../document/document.ts'
import type { Editor } from '../document/editor-state.ts'
import { documentProblems, type LayerProblem } from '../document/stored-layers.ts'
import { type Materials, useMaterials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import { agreementWithService, assessmentRequest, failureOf, originOf, type StoredData } from './assess.ts'
import { liveAssessment } from './live-assessment.ts'
import { type LocalFirst, type LocalFirstState, localFirst } from './local-first.ts'

/** The newest figures, what they were computed from, and why they are not yet those of the document. */
export type LiveKpis = LocalFirstState<AssessmentRequest, KeyPerformanceIndicators> &
  Pick<LocalFirst<AssessmentRequest, KeyPerformanceIndicators>, 'retry' | 'renew'> & {
    /** Computes here whatever else is to be known. */
    readonly local: LocalFigures
  }

export type Figures = {
  readonly materials: Materials
  readonly live: LiveKpis
  /** What is shown belongs to what stands in the table, or nothing can be computed. */
  readonly current: boolean
  readonly problems: readonly LayerProblem[]
  readonly empty: boolean
  /** The same in the next frame, for what may wait: drawing and table. */
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly computed: AssessmentRequest | undefined
  /** Name of the layer that a figure of the shown result speaks of. */
  readonly layerName: (index: number) => string
}

const createLive = (figures: LocalFigures) =>
  localFirst<AssessmentRequest, KeyPerformanceIndicators>(
    liveAssessment({ assess: assessKpis, failureOf, now: () => performance.timeOrigin + performance.now() }),
    { ...figures, agreement: agreementWithService },
  )

/** Follows every change before the screen does; tries again when the network or the session is back. */
function useLiveKpis(newest: Editor['newest'], locale: Locale, stored: StoredData | undefined): LiveKpis {
  const client = useQueryClient()
  const [{ figures, live }] = useState(() => {
    const figures = localFigures(client)
    return { figures, live: createLive(figures) }
  })
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
  const state = useSyncExternalStore(live.subscribe, live.get)
  return { ...state, retry: live.retry, renew: live.renew, local: figures }
}

/** Materials and figures of what is being edited, following its changes. */
export function useFigures(
  { history, newest, controls }: Pick<Editor, 'history' | 'newest' | 'controls'>,
  locale: Locale,
  stored: StoredData | undefined,
): Figures {
  const t = useTexts(editorTexts)
  const document = history.present
  const { layers } = document
  const materials = useMaterials(document, locale)
  const request = assessmentRequest(document, locale, stored)
  const live = useLiveKpis(newest, locale, stored)
  const settled = useDeferredValue(live.shown)
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
  const { expect } = live.local
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
    live,
    current: stopped || (live.delay === null && live.shown?.input === request),
    problems,
    empty: layers.every(isBlank),
    kpis: stopped ? undefined : settled?.result,
    computed: settled?.input,
    layerName,
  }
}
