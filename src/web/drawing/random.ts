/** A source of numbers in [0, 1). */
export type Random = () => number

/**
 * The random numbers of one layer: the same seed gives the same marks in every render.
 * FNV-1a turns the seed into 32 bits, mulberry32 draws from them.
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between the bounds. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
