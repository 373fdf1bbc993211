import { useMemo } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { SectionNumbers } from '#web/drawing/section-types.ts'
import { sideLabels } from '#web/drawing/side-labels.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { LayerDraft } from '../document/document.ts'
import type { Materials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'

type Words = {
  readonly type: ConstructionType
  readonly name: string
  readonly layers: readonly LayerDraft[]
  readonly materials: Materials
  readonly kpis: KeyPerformanceIndicators | undefined
}

/** What the drawing says: to those who do not see it too. */
export function useDrawingWords({ type, name, layers, materials, kpis }: Words) {
  const t = useTexts(editorTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const thicknessOf = ({ numbers }: LayerDraft) => `${formats.figure('thickness', numbers.thickness)} mm`
  const nameOf = (layer: LayerDraft) =>
    materials.get(layer.materialId ?? '')?.name ?? (layer.materialText || t('row.unnamed'))
  const lines = layers.map((layer) => `${nameOf(layer)} ${thicknessOf(layer)}`)
  return {
    description: t('drawing.description', {
      type: common(`type.${type}`),
      name: name || '–',
      layers: lines.join(', ') || '–',
    }),
    layers: lines.map((line, index) => t('drawing.layer', { number: index + 1, layer: line })),
    ...sideLabels(type, kpis?.thermal.climate, { common, formats }),
    temperature: t('drawing.curve.temperature'),
    dewPoint: t('drawing.curve.dewPoint'),
    empty: t('drawing.empty'),
  }
}

/** How the drawing writes numbers. */
export const useNumbers = (): SectionNumbers => {
  const formats = useFormats()
  return useMemo(
    () => ({
      thickness: (metres) => formats.figure('thickness', metres),
      temperature: (celsius) => formats.figure('temperature', celsius),
      tick: (value) => formats.number(value),
    }),
    [formats],
  )
}
