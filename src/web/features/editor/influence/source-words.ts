import type { Sensitivity } from '#contract/sensitivity.ts'
import type { SensitivityKind } from '#vocabulary/sensitivity.ts'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { Materials } from '../document/use-materials.ts'
import { influenceTexts } from './influence-texts.ts'

export type Source = Sensitivity['sources'][number]

const displays: Readonly<Record<SensitivityKind, Quantity>> = {
  conductivity: 'conductivity',
  thickness: 'thickness',
  serviceLife: 'years',
  dataset: 'percentage',
  framingShare: 'percentage',
}

const NEAR = 1e-9

/** How what may be off is called, and how far it is. */
export function useSourceWords({ layers }: Pick<AssessmentRequest, 'layers'>, materials: Materials) {
  const t = useTexts(influenceTexts)
  const { figure } = useFormats()
  const nameIn = (index: number, part: Source['part']) => {
    const layer = layers[index]
    const of = part === 'framing' ? layer?.framing : part === 'secondFraming' ? layer?.secondFraming : layer
    const id = of?.materialId ?? ''
    return materials.get(id)?.name ?? id
  }
  const name = ({ kind, layers: of, part }: Source) => {
    const names = [...new Set(of.map((index) => nameIn(index, part)))].join(', ')
    return t(`source.${kind}`, { name: names, number: of.map((index) => index + 1).join(', ') })
  }
  const value = ({ kind }: Source, one: number) => {
    const { unit } = quantities[displays[kind]]
    return `${figure(displays[kind], one)}${unit === '' ? '' : `\u00a0${unit}`}`
  }
  /** `60 ± 5 mm`, or from where to where. */
  const range = (source: Source) => {
    const { kind, low, given, high } = source
    const unit = quantities[displays[kind]].unit
    if (kind === 'dataset') return `±\u00a0${figure('percentage', high - given)}\u00a0%`
    if (Math.abs(high - given - (given - low)) > NEAR) return `${figure(displays[kind], low)}–${value(source, high)}`
    return `${figure(displays[kind], given)} ±\u00a0${figure(displays[kind], high - given)}\u00a0${unit}`
  }
  return { name, range, value }
}
export type SourceWords = ReturnType<typeof useSourceWords>
