import { type HeatingLimit, heatingLimits, type StationKey, stationKeys } from '#vocabulary/degree-hours.ts'
import { type SupplyKey, supplyKeys } from '#vocabulary/energy-carriers.ts'
import { heatGenerators } from '#vocabulary/heat-generators.ts'
import { type Neighbour, neighbours } from '#vocabulary/temperature-corrections.ts'
import { addressCodec, ids, oneOf, optionalText, queryOf, text } from '#web/lib/address.ts'

/** Most variants of one renovation side by side. */
export const MOST_VARIANTS = 3

/** What the user tells about heating, as typed; empty where nothing is told. */
export type HeatingTexts = {
  /** Heating degree hours [kKh/a]. */
  readonly degreeHours: string
  /** Temperature correction factor F_x before the works. */
  readonly correction: string
  /** F_x after them. */
  readonly correctionAfter: string
  /** Emission factor of the energy carrier [g CO₂e/kWh]. */
  readonly emissionFactor: string
  /** Non-renewable primary energy of the energy carrier [kWh/kWh]. */
  readonly primaryFactor: string
  /** Heat per energy: efficiency, or the seasonal performance factor of a heat pump. */
  readonly efficiency: string
  /** What distribution, storage and control leave of the heat. */
  readonly systemEfficiency: string
  /** Year from which the energy carrier is free of emissions. */
  readonly freeFrom: string
}
const blankHeating: HeatingTexts = {
  degreeHours: '',
  correction: '',
  correctionAfter: '',
  emissionFactor: '',
  primaryFactor: '',
  efficiency: '',
  systemEfficiency: '',
  freeFrom: '',
}
export const heatingFields = [
  'degreeHours',
  'correction',
  'correctionAfter',
  'emissionFactor',
  'primaryFactor',
  'efficiency',
  'systemEfficiency',
  'freeFrom',
] as const satisfies readonly (keyof HeatingTexts)[]

/** How the emissions of the energy carrier go on. */
export const emissionPaths = ['constant', 'scenario', 'zero'] as const
export type EmissionPath = (typeof emissionPaths)[number]

const groundwaters = ['flowing'] as const

/** What presets follow from; null where nothing is chosen. */
export type HeatingChoices = {
  readonly station: StationKey | null
  readonly limit: HeatingLimit | null
  readonly neighbour: Neighbour | null
  readonly groundwater: (typeof groundwaters)[number] | null
  /** Id of the heat generator. */
  readonly generator: string | null
  /** What is supplied in place of the usual mix of the carrier. */
  readonly supply: SupplyKey | null
  readonly path: EmissionPath | null
}

/** The renovations on screen and what is assumed of heating; lives in the address. */
export type RenovationSearch = {
  /** Variants, each once. */
  readonly ids: readonly string[]
  /** The one that is drawn. */
  readonly shown: string | undefined
  readonly heating: Partial<HeatingTexts>
  readonly choices: HeatingChoices
}

const variants = addressCodec<Pick<RenovationSearch, 'ids'> & { readonly shown: string | null }>({
  ids: ids('id', MOST_VARIANTS),
  shown: optionalText('show'),
})
const choicesCodec = addressCodec<HeatingChoices>({
  station: oneOf('site', stationKeys, { usual: null }),
  limit: oneOf('limit', heatingLimits, { usual: null }),
  neighbour: oneOf('next', neighbours, { usual: null }),
  groundwater: oneOf('water', groundwaters, { usual: null }),
  generator: oneOf(
    'heat',
    heatGenerators.map(({ id }) => id),
    { usual: null },
  ),
  supply: oneOf('supply', supplyKeys, { usual: null }),
  path: oneOf('path', emissionPaths, { usual: null }),
})
const heatingCodec = addressCodec<HeatingTexts>({
  degreeHours: text('hdh'),
  correction: text('fx'),
  correctionAfter: text('fx2'),
  emissionFactor: text('ef'),
  primaryFactor: text('pef'),
  efficiency: text('eta'),
  systemEfficiency: text('sys'),
  freeFrom: text('free'),
})

/** Reads the address; what it does not understand counts as absent. A year free of emissions names the path too. */
export function searchFrom(parameters: URLSearchParams): RenovationSearch {
  const { ids: found, shown } = variants.read(parameters)
  const told = Object.entries(heatingCodec.read(parameters)).filter(([, typed]) => typed !== '')
  const heating: Partial<HeatingTexts> = Object.fromEntries(told)
  const choices = choicesCodec.read(parameters)
  const path = choices.path ?? (heating.freeFrom === undefined ? null : 'zero')
  return {
    ids: found,
    shown: found.find((id) => id === shown) ?? found[0],
    heating,
    choices: { ...choices, path },
  }
}

/** Writes the address; defaults are left out. */
export function addressOf({ ids: found, shown, heating, choices }: RenovationSearch): string {
  const isOther = shown !== undefined && shown !== found[0] && found.includes(shown)
  const typed = { ...blankHeating, ...heating }
  return queryOf(
    new URLSearchParams([
      ...variants.write({ ids: found, shown: isOther ? shown : null }),
      ...choicesCodec.write(choices),
      ...heatingCodec.write(typed),
    ]),
  )
}

/** What is typed and chosen, as the end of an address. */
export const heatingAddress = ({ heating, choices }: Pick<RenovationSearch, 'heating' | 'choices'>): string =>
  addressOf({ ids: [], shown: undefined, heating, choices })
