import { expect, test } from 'vitest'
import { formerFaces, formerInnerFaces } from './former-borders.tsx'

const layer = (key: string, thickness: number) => ({ key, thickness })
/** 1 px to 1 mm; outside left, inner face at 300. */
const geometry = {
  faces: [40, 60, 285, 300],
  outward: -1,
  extent: 340,
  layout: { scale: 1000, size: 260, spans: [] },
} as const
const now = [layer('render', 0.02), layer('wool', 0.225), layer('board', 0.015)]

test('of a layer that became thicker its outer border alone is drawn, measured from the inner face', () => {
  const before = now.with(1, layer('wool', 0.2))
  expect(formerFaces(geometry, now, before).map(Math.round)).toEqual([85])
})

test('of another variant every border is, but where they meet', () => {
  const other = [layer('a', 0.02), layer('b', 0.205), layer('c', 0.015)]
  expect(formerFaces(geometry, now, other).map(Math.round)).toEqual([80])
})

test('what would lie beyond the sheet is left out', () => {
  expect(formerFaces(geometry, now, [layer('a', 0.4), layer('b', 0.1)]).map(Math.round)).toEqual([200])
})

test('of what has not changed nothing is', () => {
  expect(formerFaces(geometry, now, now)).toEqual([])
})

test('while the inner face is moved it is drawn where that was, measured from outside', () => {
  const before = now.with(2, layer('board', 0.025))
  expect(formerInnerFaces(geometry, now, before).map(Math.round)).toEqual([310])
  expect(formerInnerFaces(geometry, now, now)).toEqual([])
})
