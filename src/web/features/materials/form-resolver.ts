import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type OwnMaterialInput, ownMaterialInput } from '#contract/own-materials.ts'
import { type BoundedFigure, bounds } from '#vocabulary/bounds.ts'
import { belongsTo, type Indicator } from '#vocabulary/indicators.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import { cellName, type FormValues, filledColumns, inputOf, millimetres } from './form-values.ts'
import { indicatorsFor } from './pasted-figures.ts'
import type { de } from './texts/materials.de.ts'

type T = Texts<typeof de>
type Keys = readonly PropertyKey[]

/** Within a declaration; what is wrong with a module stands in its column, and with all of them over the table. */
function declarationField([name, place, , indicator]: readonly (string | undefined)[], values: FormValues): string {
  if (name !== 'modules') return `epd.${name ?? 'generation'}`
  const column = place === undefined ? undefined : filledColumns(values)[Number(place)]
  if (column === undefined) return 'columns.root'
  return indicator === undefined ? `columns.${column}.module` : `cells.${cellName(indicator as Indicator, column)}`
}

/** The field of the form for a place in what is sent. */
export function fieldOf(keys: Keys, values: FormValues): string {
  const [first = 'name', ...rest] = keys.map(String)
  const fields: Readonly<Record<string, () => string>> = {
    name: () => (rest[0] === 'en_GB' ? 'nameEn' : 'nameDe'),
    vapourResistanceFactor: () => (rest[0] === 'wet' ? 'muWet' : 'muDry'),
    dataset: () => 'dataset.uuid',
    sources: () => `sources.${rest[0]}`,
    declaration: () => declarationField(rest, values),
  }
  return fields[first]?.() ?? first
}

/** Figures that the form calls otherwise than their bounds. */
const namesakes: Readonly<Record<string, BoundedFigure>> = { defaultThickness: 'thickness', indicators: 'indicator' }
const isBounded = (name: string): name is BoundedFigure => name in bounds

function boundsText(t: T, keys: Keys): string {
  const [name = '', figure] =
    keys
      .map(String)
      .flatMap((key) => [[key, namesakes[key] ?? key] as const])
      .find(([, key]) => isBounded(key)) ?? []
  if (figure === undefined || !isBounded(figure)) return t('error.format')
  const scale = millimetres.has(name) ? 1000 : 1
  const { minimum, maximum } = bounds[figure]
  if (minimum === -maximum) return t('error.most', { maximum })
  return t('error.range', { minimum: minimum * scale, maximum: maximum * scale })
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
