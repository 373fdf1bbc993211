/** Amounts of one indicator, as the file writes them. */
export type IlcdAmounts = {
  /** UUID of the method or flow. */
  readonly uuid: string
  /** Names of it in any language; each ends with the indicator's abbreviation in brackets. */
  readonly names: readonly string[]
  readonly values: readonly { readonly module: string; readonly scenario?: string; readonly value: string }[]
}

/** What the JSON and the XML writing of an ILCD+EPD process have in common. */
export type IlcdProcess = {
  readonly uuid: string
  readonly version: string
  readonly name: { readonly de_DE?: string; readonly en_GB?: string }
  readonly category: readonly string[]
  readonly subType: string
  readonly owner?: string
  readonly url?: string
  readonly location?: string
  readonly referenceYear?: string
  readonly validUntil?: string
  readonly conformity: readonly string[]
  readonly predecessor?: string
  /** Reference flow: with its facts where the file has them, else by UUID. */
  readonly flow?: string
  readonly facts?: StatedFlow
  readonly amounts: readonly IlcdAmounts[]
}

/** A flow as it is stated: masses are not looked into yet. */
export type StatedFlow = {
  readonly unit: string
  readonly quantity?: number
  /** Value of each property by its name: gross density, grammage, layer thickness. */
  readonly properties: Readonly<Record<string, number>>
  readonly biogenicCarbon?: number
}
