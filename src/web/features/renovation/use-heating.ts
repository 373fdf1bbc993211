import { useState } from 'react'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { keep, kept } from '#web/lib/kept.ts'
import { chosen, type FieldStates, fieldState, heatingOf, losesHeat, presetsOf } from './heating.ts'
import {
  type HeatingChoices,
  type HeatingTexts,
  heatingAddress,
  heatingFields,
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
  neighbour: ['correction'],
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
    heating: { ...heating, correction: '' },
    choices: { ...choices, neighbour: null },
  })
  keep(KEPT, address === '' ? null : address)
}

/** What is assumed of heating: presets by what is chosen, own figures in their place. */
export function useHeating(search: RenovationSearch, change: ChangeRenovation, type: ConstructionType) {
  const [told, setTold] = useState(() => toldAtFirst(search))
  const [thisYear] = useState(() => new Date().getFullYear())
  const tell = (next: Told) => {
    setTold(next)
    keepTold(next)
    change(next)
  }
  const choices = chosen(told.choices, type)
  const presets = presetsOf(choices, thisYear)
  const states = Object.fromEntries(
    heatingFields.map((field) => [field, fieldState(field, told.heating[field], { preset: presets[field], thisYear })]),
  ) as FieldStates
  return {
    thisYear,
    choices,
    states,
    typed: told.heating,
    heating: losesHeat(type) ? heatingOf(states, choices, thisYear) : null,
    onType: (field: keyof HeatingTexts, text: string) => tell({ ...told, heating: { ...told.heating, [field]: text } }),
    onChoose: <K extends keyof HeatingChoices>(key: K, value: HeatingChoices[K]) => {
      const voided = voidedBy[key]
      const left = Object.entries(told.heating).filter(([field]) => !voided.some((one) => one === field))
      tell({ heating: Object.fromEntries(left), choices: { ...told.choices, [key]: value } })
    },
    /** Gives up own figures; what is chosen stays. */
    onReset: () => tell({ ...told, heating: {} }),
  }
}
export type HeatingState = ReturnType<typeof useHeating>
