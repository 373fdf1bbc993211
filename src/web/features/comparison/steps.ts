import type { Indicator } from '#vocabulary/indicators.ts'
import { modulesInTotal } from '#vocabulary/life-cycle.ts'
import type { ComparedItem } from './figure-rows.ts'

/** What parts two balances: one module, or one material that both, or only one of them, have. */
export type Step = {
  readonly key: string
  /** Both have it, or only the baseline or the other. */
  readonly kind: 'both' | 'leaves' | 'comes'
  readonly name: string
  readonly change: number
}

/** From the sum of one construction to that of the other; null where an indicator is not declared for one of them. */
export type Contributions = { readonly from: number; readonly to: number; readonly steps: readonly Step[] }

const byModule = (item: ComparedItem, module: string) => item.indicators.find((row) => row.module === module)

const sumOf = (item: ComparedItem, indicator: Indicator) => byModule(item, 'total')?.indicators[indicator] ?? null

/** Ignores what is smaller than this share of all changes. */
const NEGLIGIBLE = 1e-9

const relevant = (steps: readonly Step[]): Step[] => {
  const whole = steps.reduce((sum, { change }) => sum + Math.abs(change), 0)
  return steps
    .filter(({ change }) => Math.abs(change) > whole * NEGLIGIBLE)
    .toSorted((one, other) => one.change - other.change)
}

/** Changes by life-cycle module, those that lower the sum first. */
export function moduleSteps(baseline: ComparedItem, other: ComparedItem, indicator: Indicator): Step[] {
  const valueOf = (item: ComparedItem, module: string) => byModule(item, module)?.indicators[indicator] ?? 0
  return relevant(
    modulesInTotal.map((module) => ({
      key: module,
      kind: 'both',
      name: module,
      change: valueOf(other, module) - valueOf(baseline, module),
    })),
  )
}

type Share = { readonly name: string; readonly value: number }

/** Sums by material: a material that a construction uses twice counts as one. */
function sharesOf(item: ComparedItem, indicator: Indicator): Map<string, Share> {
  const shares = new Map<string, Share>()
  for (const { layer, indicators } of byModule(item, 'total')?.layers ?? []) {
    const material = item.layers[layer]
    const value = indicators[indicator]
    if (!material || value === undefined) continue
    const key = material.name
    const name = [material.name, ...material.builtIn].join(' + ')
    shares.set(key, { name, value: (shares.get(key)?.value ?? 0) + value })
  }
  return shares
}

/** Changes by material: what only the baseline has leaves, what only the other has comes, what both have changes. */
export function materialSteps(baseline: ComparedItem, other: ComparedItem, indicator: Indicator): Step[] {
  const [before, after] = [sharesOf(baseline, indicator), sharesOf(other, indicator)]
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return relevant(
    keys.map((key): Step => {
      const [one, two] = [before.get(key), after.get(key)]
      const kind = one && two ? 'both' : one ? 'leaves' : 'comes'
      return { key, kind, name: (two ?? one)?.name ?? key, change: (two?.value ?? 0) - (one?.value ?? 0) }
    }),
  )
}

/** How the sum A to C of the baseline becomes that of the other; null where one of the sums is not known. */
export function contributions(
  baseline: ComparedItem,
  other: ComparedItem,
  indicator: Indicator,
  kind: 'layer' | 'module',
): Contributions | null {
  const [from, to] = [sumOf(baseline, indicator), sumOf(other, indicator)]
  if (from === null || to === null) return null
  const steps = (kind === 'module' ? moduleSteps : materialSteps)(baseline, other, indicator)
  return { from, to, steps }
}

/** A step laid between the running sums before and after it. */
export type Fall = Step & { readonly before: number; readonly after: number }

/** The steps one after the other, from the first sum to the last. Steps beyond `most` are joined into one, the smallest ones. */
export function waterfall({ from, steps }: Contributions, most: number, restName: string): Fall[] {
  const bySize = steps.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
  const kept = new Set(steps.length > most ? bySize.slice(0, most - 1) : steps)
  const rest = steps.filter((step) => !kept.has(step)).reduce((sum, { change }) => sum + change, 0)
  const shown: Step[] = steps.filter((step) => kept.has(step))
  if (kept.size < steps.length) shown.push({ key: 'rest', kind: 'both', name: restName, change: rest })
  let running = from
  return shown.map((step) => {
    const before = running
    running += step.change
    return { ...step, before, after: running }
  })
}
