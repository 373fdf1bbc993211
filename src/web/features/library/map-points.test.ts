import { expect, test } from 'vitest'
import { brushed, gwpScale, labelled, type MapPoint, nearest, neighbour, spanOf, uScale } from './map-points.ts'

const field = { left: 40, right: 540, top: 20, bottom: 300 }
const point = (id: string, x: number, y: number) => ({ item: { id }, x, y }) as MapPoint

test('what lacks a figure that is narrowed is left out, and what is not narrowed counts for nothing', () => {
  const items = [
    { uValue: 0.2, gwp: 40 },
    { uValue: 0.2, gwp: null },
    { uValue: null, gwp: 40 },
    { uValue: 0.5, gwp: 40 },
  ]
  expect(brushed(items, { u: [0.1, 0.3], gwp: null })).toEqual([items[0], items[1]])
  expect(brushed(items, { u: [0.1, 0.3], gwp: [0, 50] })).toEqual([items[0]])
  expect(brushed(items, { u: null, gwp: null })).toEqual(items)
})

test('scales hold every value and lead back from the drawing', () => {
  const u = uScale([0.13, 1.24], field)
  const gwp = gwpScale([-20, 130], field)
  for (const value of [0.13, 0.3, 1.24]) {
    expect(u.at(value)).toBeGreaterThanOrEqual(field.left)
    expect(u.at(value)).toBeLessThanOrEqual(field.right)
    expect(u.value(u.at(value))).toBeCloseTo(value)
  }
  expect(gwp.value(gwp.at(-20))).toBeCloseTo(-20)
  expect(gwp.ticks).toContain(0)
  expect(u.ticks[0]).toBe(0.1)
})

test('one value alone has a scale too', () => {
  const u = uScale([0.2], field)
  expect(u.at(0.2)).toBe(field.left)
  expect(u.ticks.length).toBeGreaterThan(1)
})

test('a brush drawn from any corner is the same span', () => {
  const u = uScale([0.1, 1], field)
  expect(spanOf(u, 400, 100, 3)).toEqual(spanOf(u, 100, 400, 3))
})

test('the nearest within reach is found, and keys walk along U to the ends', () => {
  const points = [point('b', 200, 50), point('a', 100, 50), point('c', 300, 50)]
  expect(nearest(points, 205, 52, 12)?.item.id).toBe('b')
  expect(nearest(points, 250, 50, 12)).toBeUndefined()
  expect(neighbour(points, undefined, 1)?.item.id).toBe('a')
  expect(neighbour(points, 'a', 1)?.item.id).toBe('b')
  expect(neighbour(points, 'c', 1)?.item.id).toBe('c')
  expect(neighbour(points, 'b', -1)?.item.id).toBe('a')
})

test('figures of ticks keep apart in the narrowest field, and all stand in a wide one', () => {
  const narrow = uScale([0.05, 9], { ...field, left: 44, right: 350 })
  const places = labelled(narrow, 30).map(narrow.at)
  expect(labelled(narrow, 30).length).toBeLessThan(narrow.ticks.length)
  for (const [index, place] of places.slice(1).entries())
    expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(30)
  const wide = uScale([0.05, 9], { ...field, left: 44, right: 2000 })
  expect(labelled(wide, 30)).toEqual(wide.ticks)
})
