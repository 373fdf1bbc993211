import { useFormats } from '#web/lib/format.ts'
import { type Texts, useTexts } from '#web/lib/i18n/catalogue.ts'
import { importTexts } from './import-texts.ts'
import type { PlacedLoss } from './model/constructions-to-send.ts'
import type { FileRefusal } from './reading.ts'
import type { de } from './texts/import.de.ts'

type T = Texts<typeof de>
type Values = Readonly<Record<string, string | number>>

const none = {
  maximum: '',
  name: '',
  amount: '',
  uri: '',
  id: '',
  length: '',
  width: '',
  years: '',
  encoding: '',
  value: '',
  unit: '',
  figure: '',
} as const

/** Values of a sentence, each of them there; a sentence names those it needs. */
const filled = (values: Values): Readonly<Record<keyof typeof none, string | number>> & { readonly count: number } => ({
  ...none,
  ...values,
  count: Number(values['count'] ?? 0),
})

/** Why a file was not taken, with its line or path. */
export function refusalSentence(t: T, { code, place, values }: FileRefusal): string {
  const what = t(`error.${code}`, {
    maximum: values['maximum'] ?? '',
    schema: values['schema'] ?? '',
    format: values['format'] ?? '',
    count: Number(values['count'] ?? 0),
  })
  if (place.line !== undefined) return t('atLine', { line: place.line, what })
  return place.path === undefined ? what : t('atPath', { path: place.path, what })
}

/** Writes what was lost in the reader's language. */
export function useLossSentence(): (loss: PlacedLoss['loss']) => string {
  const t = useTexts(importTexts)
  const { number, figure } = useFormats()
  return (loss) => {
    const values: Values = loss.values ?? {}
    const own = values['figure']
    const value = values['value']
    if (loss.code === 'materialFigure' && (own === 'conductivity' || own === 'density'))
      return t('loss.materialFigure', { figure: t(`figure.${own}`, { value: figure(own, Number(value)) }) })
    const shown = typeof value === 'number' ? number(value) : (value ?? '')
    return t(`loss.${loss.code}`, filled({ ...values, value: shown })).trim()
  }
}

/** One line for each loss, with the layer it is about. */
export function useLossLines(): (lost: readonly PlacedLoss[]) => readonly string[] {
  const sentence = useLossSentence()
  return (lost) => lost.map(({ layer, loss }) => (layer === undefined ? sentence(loss) : `${layer}: ${sentence(loss)}`))
}
