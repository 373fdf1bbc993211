import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type OwnMaterialInput, ownMaterialBounds, ownMaterialInput } from '#contract/own-materials.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import { belongsTo } from '#vocabulary/indicators.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import { cellName, type FormValues, filledColumns, inputOf, millimetres } from './form-values.ts'
import { indicatorsFor } from './pasted-figures.ts'
import type { de } from './texts/materials.de.ts'

type T = Texts<typeof de>
type Keys = readonly PropertyKey[]

const muNames: Readonly<Record<string, string>> = { dry: 'muDry', wet: 'muWet' }

/** The field of the form for a place in what is sent. */
export function fieldOf(keys: Keys, values: FormValues): string {
  const [first, second, third, , fifth] = keys.map(String)
  if (first === 'name') return second === 'en_GB' ? 'nameEn' : 'nameDe'
  if (first === 'vapourResistanceFactor') return muNames[second ?? ''] ?? 'muDry'
  if (first === 'dataset') return 'dataset.uuid'
  if (first === 'sources') return `sources.${second}`
  if (first !== 'declaration') return first ?? 'nameDe'
  if (second !== 'modules') return `epd.${second ?? 'generation'}`
  const place = third === undefined ? undefined : filledColumns(values)[Number(third)]
  if (place === undefined) return 'columns.root'
  return fifth === undefined ? `columns.${place}.module` : `cells.${cellName(fifth as Indicator, place)}`
}

type Bounds = { readonly above?: number; readonly minimum?: number; readonly maximum: number }

function boundsText(t: T, keys: Keys): string {
  const named = keys.find((key) => String(key) in ownMaterialBounds)
  const name = keys.includes('indicators') ? 'indicator' : String(named)
  const bounds: Bounds | undefined = ownMaterialBounds[name as keyof typeof ownMaterialBounds]
  if (!bounds) return t('error.format')
  const scale = millimetres.has(name) ? 1000 : 1
  const maximum = bounds.maximum * scale
  if (bounds.above !== undefined) return t('error.above', { above: bounds.above * scale, maximum })
  return bounds.minimum === undefined
    ? t('error.most', { maximum })
    : t('error.range', { minimum: bounds.minimum * scale, maximum })
}

const valueAt = (input: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )

function messageOf(t: T, issue: z.core.$ZodIssue, input: object): string {
  const value = valueAt(input, issue.path)
  if (issue.path.at(-1) === 'modules') return t('error.noFigures')
  if (issue.code === 'custom') return t(issue.message === 'notUnique' ? 'error.twice' : 'error.required')
  if (value === undefined || value === '') return t('error.required')
  if (typeof value === 'number') return Number.isNaN(value) ? t('error.number') : boundsText(t, issue.path)
  return t(issue.code === 'too_big' ? 'error.tooLong' : 'error.format')
}

/** The contract's rules, each shown on its field in the language on screen. */
export const formResolver =
  (t: T): Resolver<FormValues, unknown, OwnMaterialInput> =>
  (values) => {
    const input = inputOf(
      values,
      indicatorsFor((indicator) => belongsTo(indicator, values.epd.generation)),
    )
    const result = ownMaterialInput.safeParse(input)
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const issue of result.error.issues)
      set(errors, fieldOf(issue.path, values), { type: issue.code, message: messageOf(t, issue, input) })
    return { values: {}, errors }
  }
