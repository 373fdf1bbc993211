import { expect, test } from 'vitest'
import { expensesOf, knowsPrimaryEnergy, worksComplete, worksOnly } from './measure.ts'

const layers = [
  { materialId: 'old plaster', thickness: 0.02, state: 'removed' },
  { materialId: 'wool', thickness: 0.16, state: 'new' },
  { materialId: 'brick', thickness: 0.3, state: 'existing' },
] as const

const row = (module: string, values: readonly (number | undefined)[]) =>
  ({
    module,
    generation: 'EN 15804+A1',
    layers: values.flatMap((gwpA1, layer) =>
      gwpA1 === undefined ? [] : [{ layer, indicators: { gwpA1, penrt: gwpA1 * 36 } }],
    ),
  }) as Parameters<typeof worksOnly>[0][number]

const rows = [
  row('A1-A3', [undefined, 30, undefined]),
  row('B4', [undefined, 20, 100]),
  row('C3', [0.5, 10, 4]),
  row('D', [undefined, -8, -2]),
  row('total', [0.5, 60, 104]),
]
const kpis = { layers: [{ layer: 1, replacements: 1 }] } as never
const worksOf = (figures: never, serviceLives: readonly (number | null)[]) => ({
  indicators: rows,
  kpis: figures,
  layers: [...layers],
  serviceLives,
})

test('the works are what is new and the disposal of what goes, not what stays', () => {
  expect(worksOnly(rows, [...layers])).toEqual([
    { module: 'A1-A3', indicators: { gwpA1: 30 } },
    { module: 'B4', indicators: { gwpA1: 20 } },
    { module: 'C3', indicators: { gwpA1: 10.5 } },
    { module: 'D', indicators: { gwpA1: -8 } },
    { module: 'total', indicators: { gwpA1: 60.5 } },
  ])
})

test('all but replacements falls due at once, replacements at the end of the service life', () => {
  const expenses = expensesOf(worksOf(kpis, [null, 40, null]), 'gwp')
  expect(expenses).toEqual([
    { year: 0, amount: 40.5 },
    { year: 40, amount: 20 },
  ])
  expect(expenses.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(60.5, 12)
})

test('primary energy is in kWh', () => {
  const expenses = expensesOf(worksOf(kpis, [null, 40, null]), 'penrt')
  expect(expenses.map(({ amount }) => amount)).toEqual([405, 200])
  expect(knowsPrimaryEnergy(rows, [...layers])).toBe(true)
  expect(knowsPrimaryEnergy([], [...layers])).toBe(false)
})

test('several replacements share their sum; without a known service life they count at once', () => {
  const twice = { layers: [{ layer: 1, replacements: 2 }] } as never
  expect(expensesOf(worksOf(twice, [null, 20, null]), 'gwp')).toEqual([
    { year: 0, amount: 40.5 },
    { year: 20, amount: 10 },
    { year: 40, amount: 10 },
  ])
  expect(expensesOf(worksOf(twice, [null, null, null]), 'gwp')).toEqual([{ year: 0, amount: 60.5 }])
})

test('gaps count only where the works have them', () => {
  const gapIn = (gap: number) =>
    ({ layers: layers.map((_, layer) => ({ layer, complete: layer !== gap })) }) as unknown as Parameters<
      typeof worksComplete
    >[0]
  expect(worksComplete(gapIn(2), [...layers])).toBe(true)
  expect(worksComplete(gapIn(1), [...layers])).toBe(false)
  expect(worksComplete(gapIn(0), [...layers])).toBe(false)
})
