import { addressCodec, ids, optionalText, queryOf, text } from '#web/lib/address.ts'

/** Most variants of one renovation side by side. */
export const MOST_VARIANTS = 3

/** What the user tells about heating, as typed; empty where nothing is told. */
export type HeatingTexts = {
  /** Heating degree hours [kKh/a]. */
  readonly degreeHours: string
  /** Temperature correction factor F_x. */
  readonly correction: string
  /** Emission factor of the energy carrier [g CO₂e/kWh]. */
  readonly emissionFactor: string
  /** Heat per energy: efficiency, or the seasonal performance factor of a heat pump. */
  readonly efficiency: string
  /** Year from which the energy carrier is free of emissions. */
  readonly freeFrom: string
}
const blankHeating: HeatingTexts = { degreeHours: '', correction: '', emissionFactor: '', efficiency: '', freeFrom: '' }
export const heatingFields = ['degreeHours', 'correction', 'emissionFactor', 'efficiency', 'freeFrom'] as const

/** The renovations on screen and what is assumed of heating; lives in the address. */
export type RenovationSearch = {
  /** Variants, each once. */
  readonly ids: readonly string[]
  /** The one that is drawn. */
  readonly shown: string | undefined
  readonly heating: Partial<HeatingTexts>
}

const variants = addressCodec<Pick<RenovationSearch, 'ids'> & { readonly shown: string | null }>({
  ids: ids('id', MOST_VARIANTS),
  shown: optionalText('show'),
})
const heatingCodec = addressCodec<HeatingTexts>({
  degreeHours: text('hdh'),
  correction: text('fx'),
  emissionFactor: text('ef'),
  efficiency: text('eta'),
  freeFrom: text('free'),
})

/** Reads the address; what it does not understand counts as absent. */
export function searchFrom(parameters: URLSearchParams): RenovationSearch {
  const { ids: found, shown } = variants.read(parameters)
  const told = Object.entries(heatingCodec.read(parameters)).filter(([, typed]) => typed !== '')
  return { ids: found, shown: found.find((id) => id === shown) ?? found[0], heating: Object.fromEntries(told) }
}

/** Writes the address; defaults are left out. */
export function addressOf({ ids: found, shown, heating }: RenovationSearch): string {
  const isOther = shown !== undefined && shown !== found[0] && found.includes(shown)
  const typed = { ...blankHeating, ...heating }
  return queryOf(
    new URLSearchParams([
      ...variants.write({ ids: found, shown: isOther ? shown : null }),
      ...heatingCodec.write(typed),
    ]),
  )
}
