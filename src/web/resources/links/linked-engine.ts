import { queryOptions } from '@tanstack/react-query'
import type { Tracing } from '#assessment/tracing.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { wordsIn } from '../assessment/local-figures.ts'
import type { Linked } from './links.ts'

/** Figures of a linked construction with other thicknesses. */
export type LinkedEngine = {
  /** Undefined where the engine refuses them. */
  readonly compute: (layers: readonly ConstructionLayer[], tracing?: Tracing) => KeyPerformanceIndicators | undefined
  /** GWP by module; of what the engine does not refuse. */
  readonly stages: (layers: readonly ConstructionLayer[]) => Linked['stages']
}

/** The engine with the data that came with a link: it computes here, and asks the service nothing. */
export const linkedEngineQuery = (secret: string, { construction, figures }: Linked, locale: Locale) =>
  queryOptions({
    queryKey: ['linked', 'engine', secret, locale],
    queryFn: async (): Promise<LinkedEngine> => {
      const [{ knownData }, { indicatorsOf }, { climateStages }, { words }] = await Promise.all([
        import('#assessment/known-data.ts'),
        import('#assessment/assess-construction.ts'),
        import('#assessment/climate-stages.ts'),
        wordsIn[locale](),
      ])
      const data = knownData()
      data.add(figures)
      const { type, settings = {} } = construction
      return {
        compute: (layers, tracing) => data.kpis({ type, settings, layers }, { words, tracing }),
        stages(layers) {
          const resolved = data.resolve(layers, settings)
          return resolved ? climateStages(indicatorsOf({ given: { type, settings, layers }, resolved })) : {}
        },
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
