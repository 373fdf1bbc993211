import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { explanationTexts } from '../../texts/explanation.ts'
import { exactNumber } from './exact-number.ts'
import type { ExplainedFigure } from './explained-steps.ts'
import { isQuantity, quantityOf } from './symbols.ts'

const words = ['up', 'down', 'horizontal', 'outdoorAir', 'ground', 'heated', 'unheated'] as const

/** What the figures of an explanation are called and how they are written, in the reader's language. */
export function useExplanationWords(layerName: (index: number) => string) {
  const t = useTexts(explanationTexts)
  const tag = languageTag(useLocale())
  const nameOf = (quantity: string) => (isQuantity(quantity) ? t(quantityOf(quantity).name) : quantity)
  return {
    nameOf,
    /** The figure with the module it is of. */
    titleOf: ({ quantity, module }: Pick<ExplainedFigure, 'quantity' | 'module'>) => {
      const name = nameOf(quantity)
      return module === undefined ? name : t('ofModule', { name, module: module.replace('-', '–') })
    },
    layerOf: (layer: number | null) =>
      layer === null ? undefined : t('layer', { number: layer + 1, name: layerName(layer) }),
    write: (value: number | string | null) => {
      if (value === null) return '–'
      if (typeof value === 'number') return exactNumber(value, tag)
      const word = words.find((one) => one === value)
      return word ? t(`word.${word}`) : value
    },
  }
}
export type ExplanationWords = ReturnType<typeof useExplanationWords>
