import type { NamedRow } from './project-rows.ts'

export type ParetoRow = {
  readonly row: NamedRow
  /** Of everything above zero; null where its area is not known, below zero where it stores more than it causes. */
  readonly share: number | null
  /** With all before it. */
  readonly cumulated: number | null
  /** One of those that make 80 % together. */
  readonly isMain: boolean
}

/** Rows that together make so much of all are the ones to look at first. */
const MAIN = 0.8

/**
 * What to change first: rows by climate change with their share of all that is above zero.
 *
 * @param rows - the most first
 */
export function pareto(rows: readonly NamedRow[]): ParetoRow[] {
  const all = rows.reduce((sum, { figures }) => sum + Math.max(0, figures.total?.gwp ?? 0), 0)
  let before = 0
  return rows.map((row) => {
    const own = row.figures.total?.gwp
    if (own === undefined || all === 0) return { row, share: null, cumulated: null, isMain: false }
    const isMain = before < MAIN - 1e-9 && own > 0
    before += Math.max(0, own) / all
    return { row, share: own / all, cumulated: before, isMain }
  })
}
