import { queryOptions } from '@tanstack/react-query'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { wordsIn } from '../assessment/local-figures.ts'
import type { Linked } from './links.ts'

/** Figures of a linked construction with other thicknesses; undefined where the engine refuses them. */
type Compute = (layers: readonly ConstructionLayer[]) => KeyPerformanceIndicators | undefined

/** The engine with the data that came with a link: it computes here, and asks the service nothing. */
export const linkedEngineQuery = (secret: string, { construction, figures }: Linked, locale: Locale) =>
  queryOptions({
    queryKey: ['linked', 'engine', secret, locale],
    queryFn: async (): Promise<{ readonly compute: Compute }> => {
      const [{ knownData }, { words }] = await Promise.all([import('#assessment/known-data.ts'), wordsIn[locale]()])
      const data = knownData()
      data.add(figures)
      const { type, settings = {} } = construction
      return { compute: (layers) => data.kpis({ type, settings, layers }, { words, tracing: undefined }) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
