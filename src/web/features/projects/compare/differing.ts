import type { NamedRow } from '../results/project-rows.ts'
import { areOfOneProject, type ComparedVariant, perYear, restOf } from './compared-variant.ts'

/** A line of the building in every column [kg CO₂e/(m²·a)]; null where a column has not got it or its area is unknown. */
export type DifferingLine = {
  readonly key: string
  readonly name: string
  /** The row itself where the columns are variants of one building. */
  readonly rows: readonly (NamedRow | undefined)[]
  readonly values: readonly (number | null)[]
}

/** Differences below this are those of floating point [kg CO₂e/(m²·a)]. */
const NEGLIGIBLE = 1e-9

const differs = ({ values, rows }: DifferingLine) => {
  const [reference = null, ...others] = values
  return (
    others.some((value) => Math.abs((value ?? 0) - (reference ?? 0)) > NEGLIGIBLE) ||
    rows.some((row) => row?.construction !== rows[0]?.construction)
  )
}

const spread = ({ values }: DifferingLine) =>
  Math.max(...values.map((value) => value ?? 0)) - Math.min(...values.map((value) => value ?? 0))

const keysOf = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

function byRow(variants: readonly ComparedVariant[]): DifferingLine[] {
  const tables = variants.map(({ rows }) => new Map(rows.map((row) => [row.key as string, row])))
  return keysOf(tables.map((table) => [...table.keys()])).map((key) => {
    const rows = tables.map((table) => table.get(key))
    const values = variants.map((variant, index) => {
      const total = rows[index]?.figures.total
      return total ? perYear(variant, total.gwp) : null
    })
    return { key, name: rows.find((row) => row !== undefined)?.name ?? key, rows, values }
  })
}

function byCostGroup(variants: readonly ComparedVariant[], nameOf: (costGroup: string) => string): DifferingLine[] {
  const groups = keysOf(variants.map(({ kpis }) => kpis.byMainCostGroup.map(({ costGroup }) => costGroup)))
  return groups.map((key) => ({
    key,
    name: nameOf(key),
    rows: variants.map(() => undefined),
    values: variants.map((variant) => {
      const own = variant.kpis.byMainCostGroup.find(({ costGroup }) => costGroup === key)
      return own ? perYear(variant, own.gwp) : null
    }),
  }))
}

/**
 * What parts the columns, the widest first: rows of one building, or cost groups of several.
 *
 * @param nameOf - a main cost group in words
 */
export function differingLines(
  variants: readonly ComparedVariant[],
  nameOf: (costGroup: string) => string,
): DifferingLine[] {
  const lines = areOfOneProject(variants) ? byRow(variants) : byCostGroup(variants, nameOf)
  return lines.filter(differs).toSorted((one, other) => spread(other) - spread(one))
}

/** A step from one building to the other [kg CO₂e/(m²·a)]. */
export type BuildingStep = { readonly key: string; readonly name: string; readonly change: number }

/** Steps that are drawn one by one; the smallest beyond are joined. */
const MOST = 12

/**
 * How the sum of one building becomes that of the other: rows or cost groups, services, energy in use; what lowers it
 * first. The changes add up to the difference of the sums.
 *
 * @param words - names of what is no row, of what is joined, and of cost groups
 */
export function buildingSteps(
  reference: ComparedVariant,
  other: ComparedVariant,
  words: {
    readonly services: string
    readonly regulated: string
    readonly user: string
    readonly others: string
    readonly costGroup: (costGroup: string) => string
  },
): BuildingStep[] {
  const lines = differingLines([reference, other], words.costGroup).map(
    ({ key, name, values: [before = null, after = null] }) => ({ key, name, change: (after ?? 0) - (before ?? 0) }),
  )
  const [before, after] = [restOf(reference.kpis), restOf(other.kpis)]
  const rest = (['services', 'regulated', 'user'] as const).map((key) => ({
    key,
    name: words[key],
    change: perYear(other, after[key]) - perYear(reference, before[key]),
  }))
  const all = [...lines, ...rest].filter(({ change }) => Math.abs(change) > NEGLIGIBLE)
  const bySize = all.toSorted((one, two) => Math.abs(two.change) - Math.abs(one.change))
  const kept = bySize.length > MOST ? bySize.slice(0, MOST - 1) : bySize
  const joined = bySize.slice(kept.length).reduce((sum, { change }) => sum + change, 0)
  return [
    ...kept.toSorted((one, two) => one.change - two.change),
    ...(kept.length < bySize.length ? [{ key: 'others', name: words.others, change: joined }] : []),
  ]
}
