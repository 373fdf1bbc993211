import { randomNumbers } from '#vocabulary/random-numbers.ts'

/** A source of numbers in [0, 1). */
export type Random = () => number

/** The random numbers of one layer: the same seed gives the same marks in every render (FNV-1a makes 32 bits of it). */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return randomNumbers(state)
}

/** A number between the bounds. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
