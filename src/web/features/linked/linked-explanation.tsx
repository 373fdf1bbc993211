import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tracing } from '#assessment/tracing.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { ExplainedFigure } from '#web/components/explanation/explained-steps.ts'
import { ExplanationFrame } from '#web/components/explanation/explanation-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LinkedEngine } from '#web/resources/links/linked-engine.ts'
import { linkedTexts } from './linked-texts.ts'

/** Nothing is known here of materials but what their figures are computed with. */
const noMaterials = new Map<string, never>()

/** How a figure of a linked construction came about, worked out on this page. */
export function LinkedExplanation({
  figure,
  layers,
  engine,
  layerName,
  onClose,
}: {
  figure: ExplainedFigure
  layers: readonly ConstructionLayer[]
  engine: UseQueryResult<LinkedEngine>
  layerName: (index: number) => string
  onClose: () => void
}) {
  const t = useTexts(linkedTexts)
  const { data, isError } = engine
  const kpis = useMemo(() => data?.compute(layers, tracing()), [data, layers])
  return (
    <ExplanationFrame
      figure={figure}
      request={{ layers }}
      materials={noMaterials}
      kpis={kpis}
      waiting={
        isError || data ? (
          <Notice kind="error">{t(isError ? 'engineFailed' : 'refused')}</Notice>
        ) : (
          <p role="status">{t('explaining')}</p>
        )
      }
      layerName={layerName}
      onClose={onClose}
    />
  )
}
