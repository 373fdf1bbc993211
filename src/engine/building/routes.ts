import { figureOf, indicatorsOf } from '#engine/lca/indicator-cells.ts'
import type { PartSources } from '#engine/lca/part-sources.ts'
import { moduleIndex } from '#engine/lca/scope.ts'
import type { Generation } from '#vocabulary/indicators.ts'

/** Where a mass goes at its end [kg], as its datasets declare it. */
export type Routes = {
  readonly reuse: number
  readonly recycling: number
  readonly energy: number
  readonly landfill: number
  /** Treated (C3), without a word on what becomes of it. */
  readonly treatmentUnspecified: number
  /** No end of life is declared. */
  readonly unknown: number
}

export const noRoutes: Routes = {
  reuse: 0,
  recycling: 0,
  energy: 0,
  landfill: 0,
  treatmentUnspecified: 0,
  unknown: 0,
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
/** A sum that is added to. */
export type RoutesSum = Writable<Routes>

/** Adds `factor` times other routes. */
export function addTo(sum: RoutesSum, other: Routes, factor: number): void {
  sum.reuse += other.reuse * factor
  sum.recycling += other.recycling * factor
  sum.energy += other.energy * factor
  sum.landfill += other.landfill * factor
  sum.treatmentUnspecified += other.treatmentUnspecified * factor
  sum.unknown += other.unknown * factor
}

const endOfLife = [moduleIndex.C1, moduleIndex.C2, moduleIndex.C3, moduleIndex.C4]

const placesIn = (generation: Generation) => {
  const at = (name: 'cru' | 'mfr' | 'mer') => indicatorsOf[generation].indexOf(name)
  return { cru: at('cru'), mfr: at('mfr'), mer: at('mer') }
}
const places: Readonly<Record<Generation, ReturnType<typeof placesIn>>> = {
  'EN 15804+A1': placesIn('EN 15804+A1'),
  'EN 15804+A2': placesIn('EN 15804+A2'),
}

const flow = ({ byModule }: PartSources, at: number): number => {
  let sum = 0
  for (const module of endOfLife) {
    const source = byModule[module]
    if (source) sum += source.factor * (figureOf(source.cells, module, at) ?? 0)
  }
  return sum
}

/** What is left beside the declared flows goes to landfill where C4 is declared. */
const restOf = ({ byModule }: PartSources): 'landfill' | 'treatmentUnspecified' | 'unknown' => {
  if (byModule[moduleIndex.C4]) return 'landfill'
  return byModule[moduleIndex.C3] ? 'treatmentUnspecified' : 'unknown'
}

/**
 * Where a part goes at its end: CRU to reuse, MFR to recycling, MER to energy as C1 to C4 declare them, scaled down where
 * they exceed its mass, and the rest by what is declared.
 *
 * @param mass - of the part [kg]
 * @see EN 15804+A2, table 7 (output flows)
 */
export function routesOf(sources: PartSources, mass: number, generation: Generation): Routes {
  const { cru, mfr, mer } = places[generation]
  const [reuse, recycling, energy] = [flow(sources, cru), flow(sources, mfr), flow(sources, mer)]
  const told = reuse + recycling + energy
  const scale = told > mass ? mass / told : 1
  const rest = Math.max(0, mass - told)
  const to = restOf(sources)
  return {
    reuse: reuse * scale,
    recycling: recycling * scale,
    energy: energy * scale,
    landfill: to === 'landfill' ? rest : 0,
    treatmentUnspecified: to === 'treatmentUnspecified' ? rest : 0,
    unknown: to === 'unknown' ? rest : 0,
  }
}
