import { energyCarriers } from '#vocabulary/energy-carriers.ts'
import { comparedGenerators, generatorOf, type HeatGenerator } from '#vocabulary/heat-generators.ts'
import { type Chosen, type Element, type Heating, heatingOf, statesOf, type Typed } from './heating.ts'
import type { HeatingTexts } from './renovation-search.ts'

/** What is assumed of heating where another generator stands in the house. */
export type ComparedHeating = {
  readonly generator: HeatGenerator
  /** Whether it is the one that is chosen, with its own figures. */
  readonly isChosen: boolean
  readonly heating: Heating
}

/** Own figures without those of the generator that is chosen. */
const apartFromGenerator = (texts: Partial<HeatingTexts>): Partial<HeatingTexts> => {
  const { emissionFactor: _factor, primaryFactor: _primary, efficiency: _efficiency, ...rest } = texts
  return rest
}

/** A heating for a generator of each carrier, of that which is chosen for its own; all else as it is told. */
export const comparedHeatings = ({
  typed,
  choices,
  element,
  thisYear,
}: {
  readonly typed: Typed
  readonly choices: Chosen
  readonly element: Element
  readonly thisYear: number
}): readonly ComparedHeating[] =>
  energyCarriers.map((carrier) => {
    const isChosen = choices.generator.carrier === carrier
    const generator = isChosen ? choices.generator : generatorOf(comparedGenerators[carrier])
    const taken = isChosen ? choices : { ...choices, generator, supply: null }
    const texts = isChosen ? typed : { texts: apartFromGenerator(typed.texts), last: apartFromGenerator(typed.last) }
    return { generator, isChosen, heating: heatingOf(statesOf(texts, taken, element, thisYear), taken, thisYear) }
  })
