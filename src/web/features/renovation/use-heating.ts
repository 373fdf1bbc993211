import { useState } from 'react'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { keep, kept } from '#web/lib/kept.ts'
import { comparedHeatings } from './heat-sources.ts'
import { chosen, type Element, heatingOf, losesHeat, statesOf } from './heating.ts'
import {
  type HeatingChoices,
  type HeatingTexts,
  heatingAddress,
  type RenovationSearch,
  searchFrom,
} from './renovation-search.ts'
import type { ChangeRenovation } from './use-renovation.ts'

type Told = Pick<RenovationSearch, 'heating' | 'choices'>

const KEPT = 'renovation.heating'

/** Own figures that a choice makes void: they belonged to what was chosen before. */
const voidedBy: Readonly<Record<keyof HeatingChoices, readonly (keyof HeatingTexts)[]>> = {
  station: ['degreeHours'],
  limit: ['degreeHours'],
  neighbour: ['correction', 'correctionAfter'],
  groundwater: ['correction', 'correctionAfter'],
  supply: ['emissionFactor', 'primaryFactor'],
  generator: ['emissionFactor', 'primaryFactor', 'efficiency'],
  path: ['freeFrom'],
}

/** What the address tells, else what was told last time. */
function toldAtFirst({ heating, choices }: RenovationSearch): Told {
  const isTold = heatingAddress({ heating, choices }) !== ''
  if (isTold) return { heating, choices }
  const last = searchFrom(new URLSearchParams(kept(KEPT) ?? ''))
  return { heating: last.heating, choices: last.choices }
}

/** Keeps what is told for next time, except what belongs to this element alone. */
function keepTold({ heating, choices }: Told): void {
  const address = heatingAddress({
    heating: { ...heating, correction: '', correctionAfter: '' },
    choices: { ...choices, neighbour: null, groundwater: null },
  })
  keep(KEPT, address === '' ? null : address)
}

/**
 * What is assumed of heating: presets by what is chosen, own figures in their place.
 *
 * @param element - resistances of the construction that is shown
 */
export function useHeating(
  search: RenovationSearch,
  change: ChangeRenovation,
  { type, element }: { readonly type: ConstructionType; readonly element: Element },
) {
  const [told, setTold] = useState(() => toldAtFirst(search))
  /** What stood in a field before something that cannot be was typed. */
  const [last, setLast] = useState<Partial<HeatingTexts>>({})
  const [thisYear] = useState(() => new Date().getFullYear())
  const tell = (next: Told) => {
    setTold(next)
    keepTold(next)
    change(next)
  }
  const choices = chosen(told.choices, type)
  const typed = { texts: told.heating, last }
  const states = statesOf(typed, choices, element, thisYear)
  const heatingFor = (other: Element) => heatingOf(statesOf(typed, choices, other, thisYear), choices, thisYear)
  return {
    thisYear,
    choices,
    states,
    typed: told.heating,
    heating: losesHeat(type) ? heatingFor(element) : null,
    /** Of another construction: F_x may depend on its resistance. */
    heatingFor,
    /** The same for a generator of each carrier. */
    compared: comparedHeatings({ typed, choices, element, thisYear }),
    onType: (field: keyof HeatingTexts, text: string) => {
      if (states[field].kind !== 'wrong') setLast({ ...last, [field]: told.heating[field] })
      tell({ ...told, heating: { ...told.heating, [field]: text } })
    },
    onChoose: <K extends keyof HeatingChoices>(key: K, value: HeatingChoices[K]) => {
      const voided = voidedBy[key]
      const without = (texts: Partial<HeatingTexts>): Partial<HeatingTexts> =>
        Object.fromEntries(Object.entries(texts).filter(([field]) => !voided.some((one) => one === field)))
      setLast(without(last))
      tell({ heating: without(told.heating), choices: { ...told.choices, [key]: value } })
    },
    /** Gives up own figures; what is chosen stays. */
    onReset: () => {
      setLast({})
      tell({ ...told, heating: {} })
    },
  }
}
export type HeatingState = ReturnType<typeof useHeating>
