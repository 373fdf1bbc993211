import { expect, test } from 'vitest'
import { neighboursOf, placeNeighbours } from './neighbours.ts'

const balance = { boundary: 'full', referenceStudyPeriod: 50, serviceLifeEdition: '2017' } as const
const item = (id: string, overrides: object = {}) =>
  ({
    id,
    code: id.toUpperCase(),
    name: id,
    uValue: 0.2,
    gwp: 50,
    complete: true,
    release: null,
    balance,
    ...overrides,
  }) as never
const beside = (items: readonly never[], ids: readonly string[], release: string) =>
  neighboursOf(items, { ids, release, preset: 'OLD', balance })

test('only whole figures of the same release stand beside those compared', () => {
  const items = [
    item('a'),
    item('b', { release: 'NEW' }),
    item('c', { release: 'OLD' }),
    item('d', { gwp: null }),
    item('e', { complete: false }),
    item('f', { code: null, name: 'Wall' }),
  ]
  expect(beside(items, ['a'], 'OLD').shown.map(({ name }) => name)).toEqual(['C', 'Wall'])
  expect(beside(items, [], 'NEW').shown.map(({ id }) => id)).toEqual(['b'])
})

test('those that count other modules, years or service lives are kept away, and counted', () => {
  const others = [
    { ...balance, boundary: 'qng' },
    { ...balance, referenceStudyPeriod: 80 },
    { ...balance, serviceLifeEdition: '2025' },
  ].map((other, index) => item(`x${index}`, { balance: other }))
  const { shown, otherwise } = beside([item('a'), ...others], [], 'OLD')
  expect(shown.map(({ id }) => id)).toEqual(['a'])
  expect(otherwise).toBe(3)
})

test('a name that would touch another, or a dot, is left out', () => {
  const point = (id: string, x: number, y: number) => ({ id, name: 'AW-05', u: 0, gwp: 0, x, y })
  const named = (points: readonly ReturnType<typeof point>[], taken = [{ x: 0, y: 0, width: 1, height: 1 }]) =>
    placeNeighbours(points, taken, 300).map((one) => one.named)
  expect(named([point('a', 50, 50), point('b', 50, 120)])).toEqual([true, true])
  expect(named([point('a', 50, 50), point('b', 52, 54)])).toEqual([true, false])
  expect(named([point('a', 50, 50)], [{ x: 60, y: 45, width: 10, height: 10 }])).toEqual([false])
  expect(named([point('a', 290, 50)])).toEqual([false])
})
