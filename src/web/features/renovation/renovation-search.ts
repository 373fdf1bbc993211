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
export const heatingFields = ['degreeHours', 'correction', 'emissionFactor', 'efficiency', 'freeFrom'] as const

/** The renovations on screen and what is assumed of heating; lives in the address. */
export type RenovationSearch = {
  /** Variants, each once. */
  readonly ids: readonly string[]
  /** The one that is drawn. */
  readonly shown: string | undefined
  readonly heating: Partial<HeatingTexts>
}

const parameterNames = {
  degreeHours: 'hdh',
  correction: 'fx',
  emissionFactor: 'ef',
  efficiency: 'eta',
  freeFrom: 'free',
} as const satisfies Record<keyof HeatingTexts, string>

/** Reads the address; what it does not understand counts as absent. */
export function searchFrom(parameters: URLSearchParams): RenovationSearch {
  const named = (parameters.get('id') ?? '').split(',').map((id) => id.trim().toLowerCase())
  const ids = [...new Set(named)].filter(Boolean).slice(0, MOST_VARIANTS)
  const shown = parameters.get('show')
  const heating = Object.fromEntries(
    heatingFields.flatMap((field) => {
      const text = parameters.get(parameterNames[field])
      return text === null ? [] : [[field, text]]
    }),
  ) as Partial<HeatingTexts>
  return { ids, shown: ids.find((id) => id === shown) ?? ids[0], heating }
}

/** Writes the address; defaults are left out. */
export function addressOf({ ids, shown, heating }: RenovationSearch): string {
  const parts: string[] = []
  if (ids.length > 0) parts.push(`id=${ids.map(encodeURIComponent).join(',')}`)
  if (shown !== undefined && shown !== ids[0] && ids.includes(shown)) parts.push(`show=${encodeURIComponent(shown)}`)
  for (const field of heatingFields) {
    const text = heating[field]
    if (text !== undefined && text !== '') parts.push(`${parameterNames[field]}=${encodeURIComponent(text)}`)
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
