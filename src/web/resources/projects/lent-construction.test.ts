import { expect, test } from 'vitest'
import { lendConstruction, lentConstruction, returnConstruction, takeReturned } from './lent-construction.ts'

const construction = { type: 'outerWall' as const, name: 'Wand', layers: [] }

test('a construction is lent by its project and key, and comes back to it once', () => {
  const lent = { project: 'p', key: 'AW', construction, release: null, back: '/projects/p' }
  lendConstruction(lent)
  expect([lentConstruction('p', 'AW'), lentConstruction('p', 'DA'), lentConstruction('q', 'AW')]).toEqual([
    lent,
    undefined,
    undefined,
  ])
  returnConstruction('p', 'AW', { ...construction, name: 'Mauer' })
  expect(lentConstruction('p', 'AW')).toBeUndefined()
  expect(takeReturned('q')).toBeUndefined()
  expect(takeReturned('p')).toEqual({ key: 'AW', construction: { ...construction, name: 'Mauer' } })
  expect(takeReturned('p')).toBeUndefined()
})
