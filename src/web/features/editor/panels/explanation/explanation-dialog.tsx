import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Tracing, tracing } from '#assessment/tracing.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Button } from '#web/components/button.tsx'
import type { ExplainedFigure } from '#web/components/explanation/explained-steps.ts'
import { ExplanationFrame } from '#web/components/explanation/explanation-frame.tsx'
import { explanationTexts } from '#web/components/explanation/explanation-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type AssessmentRequest, traceQuery } from '#web/resources/assessment/assessment-queries.ts'
import type { Materials } from '../../document/use-materials.ts'

type ExplanationProps = {
  readonly figure: ExplainedFigure
  /** What the figures on screen were computed from. */
  readonly request: AssessmentRequest
  readonly materials: Materials
  readonly layerName: (index: number) => string
  /** The figures with their steps, where they can be computed here. */
  readonly trace: (request: AssessmentRequest, tracing: Tracing) => KeyPerformanceIndicators | undefined
  readonly onClose: () => void
}

/** How a figure came about. Worked out when it is asked for. */
export function ExplanationDialog({ trace, request, ...shown }: ExplanationProps) {
  const t = useTexts(explanationTexts)
  const here = useMemo(() => trace(request, tracing()), [trace, request])
  const { data = here, isError, refetch } = useQuery({ ...traceQuery(request), enabled: here === undefined })
  return (
    <ExplanationFrame
      {...shown}
      request={request}
      kpis={data}
      waiting={
        isError ? (
          <p className="row bad" role="alert">
            {t('failed')}
            <Button size="s" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </p>
        ) : (
          <p role="status">{t('loading')}</p>
        )
      }
    />
  )
}
