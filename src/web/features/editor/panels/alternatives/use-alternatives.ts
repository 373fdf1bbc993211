import { useQuery } from '@tanstack/react-query'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { materialsQuery } from '#web/resources/materials/material-queries.ts'
import { applied } from '../../document/commands.ts'
import type { LayerDraft } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import { assessableLayers } from '../../document/stored-layers.ts'
import type { LiveFigures } from '../../figures/use-figures.ts'
import { type Candidate, candidatesFor, lessCarbon } from './alternatives.ts'

type Asked = {
  readonly layer: LayerDraft
  readonly material: Material
  readonly release: string | null
  readonly figures: LiveFigures
}

/** The command that puts a candidate in the place of a layer's material. */
export const taking = (key: string, { material, thickness }: Candidate) =>
  ({ do: 'setMaterial', key, materialId: material.id, thickness, isTyped: true }) as const

type Shown = { readonly input: AssessmentRequest; readonly result: KeyPerformanceIndicators }

/** Candidates with less GWP, computed here from figures that are fetched once for all of them. */
export function useAlternatives({ layer, material, release, figures }: Asked, shown: Shown | null) {
  const locale = useLocale()
  const controls = useControls()
  const all = useQuery(materialsQuery('', release, locale))
  const { local } = figures
  return useQuery({
    queryKey: ['alternatives', layer.key, shown?.input.layers, release, locale, all.dataUpdatedAt],
    enabled: all.data !== undefined && shown !== null,
    gcTime: 0,
    queryFn: async () => {
      if (!shown || !all.data) return null
      const { input, result } = shown
      const candidates = candidatesFor(layer, material, all.data)
      const layers = candidates.map((one) => ({ materialId: one.material.id, thickness: one.thickness }))
      await local.load({ ...input, layers: [...input.layers, ...layers] })
      const document = controls.document()
      const compute = (one: Candidate) => {
        const changed = assessableLayers(applied(document, taking(layer.key, one)))
        return changed && local.compute({ ...input, ...changed })
      }
      return lessCarbon(candidates, result, input.keys.indexOf(layer.key), compute) ?? null
    },
  })
}
