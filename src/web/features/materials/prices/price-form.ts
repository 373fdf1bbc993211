import type { FieldErrors, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type OwnPrice, type PriceInput, priceInput } from '#contract/prices.ts'
import { bounds } from '#vocabulary/bounds.ts'
import { LONGEST_PRICE_NOTE, type PriceUnit } from '#vocabulary/prices.ts'
import { readNumber, withoutDust } from '#web/lib/arithmetic.ts'
import type { Texts } from '#web/lib/i18n/catalogue.ts'
import type { de } from './texts/prices.de.ts'

type T = Texts<typeof de>

/** What stands in the form; the amount as it was typed. */
export type PriceValues = {
  materialId: string
  amount: string
  per: PriceUnit
  /** Of a price per m², in mm; empty: any. */
  thickness: string
  /** ISO date. */
  on: string
  note: string
}
/** What is sent. */
export type PriceToStore = { readonly materialId: string; readonly price: PriceInput }

const isField = (name: PropertyKey | undefined): name is keyof PriceValues =>
  name === 'amount' || name === 'per' || name === 'thickness' || name === 'on' || name === 'note'

/**
 * The form of a price that is known, or of a new one.
 *
 * @param mark - decimal sign of the language on screen
 * @param today - ISO date, which a new price is of unless another is typed
 */
export const valuesOf = (
  known: OwnPrice | undefined,
  { materialId, mark, today }: { readonly materialId: string; readonly mark: string; readonly today: string },
): PriceValues => ({
  materialId,
  amount: known ? String(known.amount).replace('.', mark) : '',
  per: known?.per ?? 'm3',
  thickness: known?.thickness === undefined ? '' : String(withoutDust(known.thickness * 1000)).replace('.', mark),
  on: known?.on ?? today,
  note: known?.note ?? '',
})

function messageOf(t: T, name: keyof PriceValues, values: PriceValues, issue: z.core.$ZodIssue): string {
  if (values[name].trim() === '') return t('error.required')
  if (name === 'note') return t('error.tooLong', { most: LONGEST_PRICE_NOTE })
  if (name === 'thickness') return t('error.thickness')
  if (name !== 'amount') return t('error.date')
  return issue.code === 'too_big' || issue.code === 'too_small'
    ? t('error.range', { minimum: bounds.price.minimum, maximum: bounds.price.maximum })
    : t('error.number')
}

/** What was typed in mm [m]; what is no number is no thickness. */
const thicknessOf = (typed: string): Pick<PriceInput, 'thickness'> =>
  typed.trim() === '' ? {} : { thickness: withoutDust((readNumber(typed) ?? Number.NaN) / 1000) }

/** The contract's rules, each shown on its field in the language on screen; a price is of some material. */
export const priceResolver =
  (t: T): Resolver<PriceValues, unknown, PriceToStore> =>
  (values) => {
    const { materialId, amount, note, thickness, ...rest } = values
    const value = readNumber(amount)
    const read = priceInput.safeParse({
      ...rest,
      amount: value === undefined ? Number.NaN : withoutDust(value),
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(rest.per === 'm2' && thicknessOf(thickness)),
    })
    const errors: FieldErrors<PriceValues> = {}
    if (materialId === '') errors.materialId = { type: 'required', message: t('error.material') }
    for (const issue of read.error?.issues ?? []) {
      const name = isField(issue.path[0]) ? issue.path[0] : 'amount'
      errors[name] ??= { type: issue.code, message: messageOf(t, name, values, issue) }
    }
    if (!read.success || materialId === '') return { values: {}, errors }
    return { values: { materialId, price: read.data }, errors: {} }
  }
