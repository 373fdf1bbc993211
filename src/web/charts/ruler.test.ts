import { expect, test } from 'vitest'
import type { Conformity } from '#contract/assessment.ts'
import { isEndFree, isStartFree, placedLimits, rulerOf, shortName } from './ruler.ts'

test('the ruler ends where everything fits with some room', () => {
  expect(rulerOf([0.137, 0.24]).end).toBe(0.3)
  expect(rulerOf([0.29]).end).toBe(0.4)
  expect(rulerOf([1.7]).end).toBe(2)
  expect(rulerOf([]).end).toBe(0.3)
  expect(rulerOf([50]).end).toBe(6)
})

test('ticks run from 0 to the end, each fifth is long', () => {
  const { ticks } = rulerOf([0.1])
  expect(ticks).toHaveLength(31)
  expect(ticks.filter(({ named }) => named)).toHaveLength(7)
})

const limit = (title: string, value: number) => ({ requirement: title, title, limit: value }) as Conformity

test('limits that would touch share the room: the lower keeps its name', () => {
  const placed = placedLimits(
    [limit('GEG 2024', 0.24), limit('BEG', 0.2), limit('X', 0.21)],
    (value) => value * 1000,
    331,
  )
  expect(placed.map(({ name, labelled }) => [name, labelled])).toEqual([
    ['BEG', true],
    ['X', false],
    ['GEG', true],
  ])
})

test('a name near the end takes the place of its number; over the edge there is none', () => {
  const at = (value: number) => placedLimits([limit('GModG', value)], (one) => one * 1000, 400)
  expect([0.35, 0.36, 0.39].map((value) => [at(value)[0]?.labelled, isEndFree(at(value), 400)])).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ])
})

test('under a large U the lowest name stands whole at the beginning and takes the place of zero', () => {
  const at = (most: number) => placedLimits([limit('PH', 0.15), limit('GModG', 0.28)], (one) => (one / most) * 331, 331)
  const [first, second] = at(6)
  expect(first).toMatchObject({ labelled: true, nameAt: 13 })
  expect(second?.labelled).toBe(false)
  expect([isStartFree(at(6)), isStartFree(at(0.4))]).toEqual([false, true])
})

test('names are short', () => {
  expect(
    ['GEG 2024, Anlage 7', 'BEG Einzelmaßnahme', 'Passivhaus-Komponente', 'Passive house component'].map(shortName),
  ).toEqual(['GEG', 'BEG', 'PH', 'PH'])
})
