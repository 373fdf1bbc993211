import type { Assessment } from '#engine/assessment.ts'
import type { Alternatives, Context } from './alternatives.ts'
import { heatByResistance } from './heat-by-resistance.ts'
import { type LayerSums, type SummedFigure, type Sums, summedFigures } from './layer-sums.ts'
import type { Choice } from './problem.ts'

export const sumOf = (found: readonly LayerSums[]): Record<SummedFigure, number> => {
  const sums = { gwp: 0, penrt: 0, pert: 0, thickness: 0, mass: 0 }
  for (const one of found) for (const figure of summedFigures) sums[figure] += one[figure]
  return sums
}

const wholeOf = ({ lifeCycle, geometry }: Assessment): Sums => ({
  gwp: lifeCycle.gwp?.total ?? Number.NaN,
  penrt: lifeCycle.penrt?.total ?? Number.NaN,
  pert: lifeCycle.pert?.total ?? Number.NaN,
  thickness: geometry.thickness,
  mass: geometry.mass ?? Number.NaN,
})

function tellContext({ assess, placesOf, constructionOf }: Alternatives, choice: Choice, own: readonly LayerSums[]) {
  const assessment = assess(choice)
  const places = placesOf(choice)
  const others = assessment.layers.filter(({ layer }) => !places.includes(layer))
  const whole = wholeOf(assessment)
  const free = sumOf(own)
  const rest = { ...whole }
  for (const figure of summedFigures) {
    rest[figure] -= free[figure]
    const isOfLifeCycle = figure === 'gwp' || figure === 'penrt' || figure === 'pert'
    // what is unknown of this alternative alone says nothing of the others
    if (isOfLifeCycle && Number.isNaN(free[figure]))
      rest[figure] = others.reduce((sum, one) => sum + (one[figure] ?? 0), 0)
  }
  return {
    rest,
    isWhole: others.every(({ complete }) => complete),
    isMoist: assessment.moisture.applicable,
    isClosed: heatByResistance(constructionOf(choice)) !== undefined,
  }
}

/** The context of an alternative. @param own - what the options of its slots add @param key - of what they look like */
export function contextOf(alternatives: Alternatives, choice: Choice, own: readonly LayerSums[], key: string): Context {
  const known = alternatives.contexts.get(key) ?? tellContext(alternatives, choice, own)
  alternatives.contexts.set(key, known)
  return known
}
