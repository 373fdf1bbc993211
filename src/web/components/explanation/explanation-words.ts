import { figureName } from '#vocabulary/figure-names.ts'
import { type GivenKey, inputDefinition, isWordKey } from '#vocabulary/formula-inputs.ts'
import { type StepKey, stepAt, stepDefinition } from '#vocabulary/intermediates.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { exactNumber } from './exact-number.ts'
import type { ExplainedFigure } from './explained-steps.ts'
import { explanationTexts } from './explanation-texts.ts'

const words = ['up', 'down', 'horizontal', 'outdoorAir', 'ground', 'heated', 'unheated', 'ventilated'] as const
/** Figures of datasets have units of their own. */
const inUnitsOfDataset: ReadonlySet<GivenKey> = new Set([
  'figure',
  'figurePerTonneKilometre',
  'referenceQuantity',
  'carbonPerUnit',
])

/** An input as the table of a step shows it. */
type ShownInput = {
  readonly label: string
  readonly symbol: string
  /** Undefined: that of the step; null: none, or one of the dataset. */
  readonly unit: string | null | undefined
  /** The step that computed it, where it can be explained itself. */
  readonly step?: { readonly quantity: string; readonly ofLayer: boolean }
}

const stepShown = (key: StepKey) => {
  const { place, perLayer = false } = stepDefinition(key)
  return { quantity: place, ofLayer: perLayer }
}

/** What the figures of an explanation are called and how they are written, in the reader's language. */
export function useExplanationWords(layerName: (index: number) => string) {
  const t = useTexts(explanationTexts)
  const locale = useLocale()
  const tag = languageTag(locale)
  const nameOf = (quantity: string) => {
    const key = stepAt(quantity)
    return key ? figureName(key, locale) : quantity
  }
  const symbolOf = (quantity: string) => {
    const key = stepAt(quantity)
    return key ? stepDefinition(key).symbol : ''
  }
  const write = (value: number | string | readonly number[] | null): string => {
    if (value === null) return '–'
    if (typeof value === 'number') return exactNumber(value, tag)
    if (typeof value === 'object') return value.map((one) => exactNumber(one, tag)).join('; ')
    const word = words.find((one) => one === value)
    return word ? t(`word.${word}`) : value
  }
  return {
    nameOf,
    symbolOf,
    write,
    /** The figure with the module it is of. */
    titleOf: ({ quantity, module }: Pick<ExplainedFigure, 'quantity' | 'module'>) =>
      module === undefined
        ? nameOf(quantity)
        : t('ofModule', { name: symbolOf(quantity), module: module.replace('-', '–') }),
    layerOf: (layer: number | null) =>
      layer === null ? undefined : t('layer', { number: layer + 1, name: layerName(layer) }),
    /** An input by its name in the step; the inputs of a sum of modules are called by the module. */
    inputOf: (name: string): ShownInput => {
      if (isWordKey(name)) return { label: t(`input.${name}`), symbol: '', unit: null }
      const input = inputDefinition(name)
      if (input === undefined) return { label: name.replace('-', '–'), symbol: '', unit: undefined }
      if (input.kind === 'step')
        return {
          label: figureName(input.key, locale),
          symbol: stepDefinition(input.key).symbol,
          unit: input.unit,
          step: stepShown(input.key),
        }
      const { key, definition, unit } = input
      const shown = { label: t(`input.${key}`), symbol: definition.symbol }
      return { ...shown, unit: inUnitsOfDataset.has(key) ? null : (unit ?? undefined) }
    },
  }
}
export type ExplanationWords = ReturnType<typeof useExplanationWords>
