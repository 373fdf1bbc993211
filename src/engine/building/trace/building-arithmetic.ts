import type { BuildingFormula } from '#vocabulary/building-formulas.ts'
import { REFERENCE_DELTA_U } from '#vocabulary/projects.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'

/** What a formula is given, by the name of the input; lists are row by row. */
export type BuildingInputs = Readonly<Record<string, number | readonly number[]>>

type Reading = { readonly one: (name: string) => number; readonly all: (name: string) => readonly number[] }

const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0)

const ofCarrier = ({ one }: Reading) => (one('finalEnergy') - one('fromOwn')) * MJ_PER_KWH * one('perMj')
const ofRows = ({ all }: Reading) => sum(all('rows'))
const ofModules = ({ all }: Reading) => sum(all('modules'))
const overYears = ({ one, all }: Reading) => one('years') * sum(all('perYear'))
const ofBooking = ({ one, all }: Reading) =>
  sum(all('modules')) + one('services') + one('regulated') + one('userElectricity')
const ofThree = ({ one }: Reading) => one('fabric') + one('services') + one('operation')
const ofRate = ({ one }: Reading) => one('rate') * one('netRoomArea') * one('years')

const arithmetic: Readonly<Record<BuildingFormula, (of: Reading) => number>> = {
  netArea: ({ one }) => one('count') * one('gross') - one('openings'),
  openingArea: ({ one }) => one('count') * one('width') * one('height'),
  rowGwp: ofModules,
  rowPenrt: ofModules,
  fabricGwp: ofRows,
  fabricPenrt: ofRows,
  servicesGwp: ofRate,
  servicesPenrt: (of) => ofRate(of) * MJ_PER_KWH,
  carrierGwp: ofCarrier,
  carrierPenrt: ofCarrier,
  operationGwp: overYears,
  operationPenrt: overYears,
  totalGwp: ofThree,
  totalPenrt: ofThree,
  perAreaYearGwp: ({ one }) => one('total') / (one('netRoomArea') * one('years')),
  perAreaYearPenrt: ({ one }) => one('total') / (MJ_PER_KWH * one('netRoomArea') * one('years')),
  qngGwp: ofBooking,
  qngPenrt: ofBooking,
  characteristicDimension: ({ one }) => one('area') / (0.5 * one('perimeter')),
  lineTransmission: ({ one }) => one('fx') * one('uValue') * one('area'),
  ht: ({ one, all }) => sum(all('lines')) + one('deltaU') * one('envelopeArea'),
  htPrime: ({ one }) => one('ht') / one('envelopeArea'),
  htPrimeReference: ({ one, all }) => sum(all('lines')) / one('envelopeArea') + REFERENCE_DELTA_U,
  installedMass: ofRows,
}

/** Does the sum of a formula from what it is given. @throws {Error} where an input is not there */
export function computedBy(formula: BuildingFormula, inputs: BuildingInputs): number {
  const get = (name: string) => {
    const value = inputs[name]
    if (value === undefined) throw new Error(`${formula} without ${name}`)
    return value
  }
  return arithmetic[formula]({
    one: (name) => Number(get(name)),
    all: (name) => [get(name)].flat(),
  })
}
