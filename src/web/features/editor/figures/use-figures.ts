import { useDeferredValue, useMemo } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { useSettled } from '#web/lib/clock.ts'
import { type AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { isBlank } from '../document/document.ts'
import { documentProblems, type LayerProblem } from '../document/stored-layers.ts'
import type { Editor } from '../document/use-editor.ts'
import { type Materials, useMaterials } from '../document/use-materials.ts'
import { assessmentRequest, type StoredData } from './assessment-request.ts'
import { type LiveKpis, useLiveKpis } from './use-live-kpis.ts'

export type Figures = {
  readonly materials: Materials
  readonly live: LiveKpis
  /** What is shown belongs to what stands in the table, or nothing can be computed. */
  readonly current: boolean
  readonly problems: readonly LayerProblem[]
  readonly empty: boolean
  /** The same a moment later, for what may wait: drawing and table. */
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly computed: AssessmentRequest | undefined
}

/** Rest after which table and drawing follow the figures [ms]. */
const REST = 100

/** Materials and figures of what is being edited, following its changes. */
export function useFigures(
  { history, newest }: Pick<Editor, 'history' | 'newest'>,
  locale: Locale,
  stored: StoredData | undefined,
): Figures {
  const document = history.present
  const { layers } = document
  const materials = useMaterials(document, locale)
  const request = assessmentRequest(document, locale, stored)
  const live = useLiveKpis(newest, locale, stored)
  const settled = useDeferredValue(useSettled(live.shown, REST))
  const problems = useMemo(() => documentProblems({ layers }), [layers])
  const stopped = request === null
  return {
    materials,
    live,
    current: stopped || (live.delay === null && live.shown?.input === request),
    problems,
    empty: layers.every(isBlank),
    kpis: stopped ? undefined : settled?.result,
    computed: settled?.input,
  }
}
